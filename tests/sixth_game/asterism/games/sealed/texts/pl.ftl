title = W kopercie
about = Licytuj kartami w tajemnicy: najwyższa oferta zdobywa nagrodę.

card = { $card }
bid = Zaoferuj { $card }
late = Czas minął: zaoferuj za kogoś, kto tego nie zrobił

told-bid = { $who } oferuje { $card }
told-sealed = { $who } ma już ofertę
told-won = { $who } zdobywa nagrodę { $prize }

player = Gracz
points = Punkty
hand = Twoja ręka

why-not-in-hand = Nie masz tej karty na ręce.
