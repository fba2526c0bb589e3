title = Verdeckt
about = Biete deine Karten geheim: Das höchste Gebot nimmt den Preis.

card = { $card }
bid = { $card } bieten
late = Die Zeit ist um: für jemanden bieten, der noch nicht geboten hat

told-bid = { $who } bietet { $card }
told-sealed = { $who } hat geboten
told-won = { $who } nimmt den Preis { $prize }

player = Spieler
points = Punkte
hand = Deine Hand

why-not-in-hand = Diese Karte hast du nicht auf der Hand.
