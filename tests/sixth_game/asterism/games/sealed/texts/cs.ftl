title = V obálce
about = Přihazujte kartami tajně: nejvyšší nabídka získá cenu.

card = { $card }
bid = Nabídnout { $card }
late = Čas vypršel: nabídnout za někoho, kdo nenabídl

told-bid = { $who } nabízí { $card }
told-sealed = { $who } už má nabídku
told-won = { $who } získává cenu { $prize }

player = Hráč
points = Body
hand = Vaše ruka

why-not-in-hand = Tuto kartu nemáte v ruce.
