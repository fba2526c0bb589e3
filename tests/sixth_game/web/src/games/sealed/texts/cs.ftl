sealed-tab = Nabídky
sealed-hand = Vaše ruka
sealed-ready = už má nabídku
sealed-thinks = rozmýšlí se
sealed-shown = Zatím odkryto: { $cards }
sealed-nothing = Zatím není nic odkryto.
act-bid = Nabídnout { $card }
