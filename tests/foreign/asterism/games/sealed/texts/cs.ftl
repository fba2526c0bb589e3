title = V obálce
about = Přihazujte kartami tajně: nejvyšší nabídka, je-li jediná, získá cenu.

card = { $rank }-{ $suit }
bid = Nabídnout { $card }
late = Čas vypršel: nabídnout za všechny, kdo nenabídli

told-bid = { $who } nabízí { $card }
told-sealed = { $who } už má nabídku
told-shown = { $who } ukazuje { $card }
told-won = { $who } získává cenu { $prize }
told-prize = Další cena je { $prize }

prizes = Ceny (v pytlíku { $bag })
prize-here = Na stole: { $prize }
seats = Body
seats-player = Hráč
seats-points = Body
hand = Vaše ruka

why-not-in-hand = Tuto kartu nemáte v ruce.
