sealed-tab = Gebote
sealed-hand = Deine Hand
sealed-ready = hat geboten
sealed-thinks = überlegt noch
sealed-shown = Bisher aufgedeckt: { $cards }
sealed-nothing = Noch ist nichts aufgedeckt.
act-bid = { $card } bieten
