title = Verdeckt
about = Biete deine Karten geheim: Das höchste Gebot nimmt den Preis, wenn es allein steht.

card = { $rank }-{ $suit }
bid = { $card } bieten
late = Die Zeit ist um: für alle bieten, die noch nicht geboten haben

told-bid = { $who } bietet { $card }
told-sealed = { $who } hat geboten
told-shown = { $who } zeigt { $card }
told-won = { $who } nimmt den Preis { $prize }
told-prize = Der nächste Preis ist { $prize }

prizes = Preise ({ $bag } im Beutel)
prize-here = Auf dem Tisch: { $prize }
seats = Punkte
seats-player = Spieler
seats-points = Punkte
hand = Deine Hand

why-not-in-hand = Diese Karte hast du nicht auf der Hand.
