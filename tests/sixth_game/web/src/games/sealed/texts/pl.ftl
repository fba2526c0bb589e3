sealed-tab = Oferty
sealed-hand = Twoja ręka
sealed-ready = ma już ofertę
sealed-thinks = zastanawia się
sealed-shown = Odkryto dotąd: { $cards }
sealed-nothing = Nic jeszcze nie odkryto.
act-bid = Zaoferuj { $card }
