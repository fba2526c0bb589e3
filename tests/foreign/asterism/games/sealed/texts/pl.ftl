title = W kopercie
about = Licytuj kartami w tajemnicy: najwyższa oferta, jeśli jest jedyna, zdobywa nagrodę.

card = { $rank }-{ $suit }
bid = Zaoferuj { $card }
late = Czas minął: zaoferuj za wszystkich, którzy tego nie zrobili

told-bid = { $who } oferuje { $card }
told-sealed = { $who } ma już ofertę
told-shown = { $who } pokazuje { $card }
told-won = { $who } zdobywa nagrodę { $prize }
told-prize = Następna nagroda to { $prize }

prizes = Nagrody (w woreczku { $bag })
prize-here = Na stole: { $prize }
seats = Punkty
seats-player = Gracz
seats-points = Punkty
hand = Twoja ręka

why-not-in-hand = Nie masz tej karty na ręce.
