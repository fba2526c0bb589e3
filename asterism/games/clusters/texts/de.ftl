title = Sternhaufen
about = Würfle, lass Sterne am Nachthimmel aufgehen und finde dein Sternbild unter ihnen schneller als die anderen.

option-zero_chance = Ohne Zufall
option-zero_chance-help = ohne Würfel: ein Stern kommt auf ein beliebiges freies Feld, und keiner wird verschoben; zu zweit wird für Bob weiter gewürfelt
option-colour = Sternbilder
option-colour-help = wie schwer die Sternbilder aller sind: lila, wenige Sterne in einfachen Figuren; gelb, mehr Sterne; grün, die sperrigen Figuren des wirklichen Himmels
option-colour-open = wie üblich: lila
option-is-purple = lila, am leichtesten
option-is-yellow = gelb, mehr Sterne
option-is-green = grün, sperrige Figuren
option-colour1 = Sternbild von Spieler 1
option-colour1-help = eine Farbe nur für diesen Spieler, etwa für Neulinge oder alte Hasen
option-colour1-open = wie alle
option-colour2 = Sternbild von Spieler 2
option-colour2-help = eine Farbe nur für diesen Spieler, etwa für Neulinge oder alte Hasen
option-colour2-open = wie alle
option-colour3 = Sternbild von Spieler 3
option-colour3-help = eine Farbe nur für diesen Spieler, etwa für Neulinge oder alte Hasen
option-colour3-open = wie alle
option-colour4 = Sternbild von Spieler 4
option-colour4-help = eine Farbe nur für diesen Spieler, etwa für Neulinge oder alte Hasen
option-colour4-open = wie alle
option-colour5 = Sternbild von Spieler 5
option-colour5-help = eine Farbe nur für diesen Spieler, etwa für Neulinge oder alte Hasen
option-colour5-open = wie alle
option-colour6 = Sternbild von Spieler 6
option-colour6-help = eine Farbe nur für diesen Spieler, etwa für Neulinge oder alte Hasen
option-colour6-open = wie alle

## Karten und Felder

card = { $card ->
    [P01] Pfeil
    [P02] Hufeisen
    [P03] Schmetterling
    [P04] Hammer
    [P05] Fischlein
    [P06] Schlüssel
    [P07] Häuschen
    [P08] Schwert
    [P09] Regenschirm
    [P10] Brücke
    [P11] Leuchter
    [P12] Welle
    [P13] Schlange
    [P14] Blitz
    [P15] Treppchen
    [Y01] Rakete
    [Y02] Hund
    [Y03] Pyramide
    [Y04] Karpfen
    [Y05] Tor
    [Y06] Laterne
    [Y07] Segelboot
    [Y08] Diadem
    [Y09] Burg
    [Y10] Pilz
    [Y11] Würfel
    [Y12] Herz
    [Y13] Schleife
    [Y14] Doppelkreuz
    [Y15] Glocke
    [G01] Großer Wagen
    [G02] Bärenhüter
    [G03] Skorpion
    [G04] Löwe
    [G05] Kleiner Wagen
    [G06] Zwillinge
    [G07] Drache
    [G08] Nördliche Krone
    [G09] Orion
    [G10] Pegasus
    [G11] Stier
    [G12] Kassiopeia
    [G13] Schwan
    [G14] Schütze
   *[G15] Leier
}
colour = { $colour ->
    [purple] lila
    [yellow] gelb
   *[green] grün
}
cell = Zeile { $row }, Spalte { $column }
of = { $have } von { $need }

## Was man tun kann

roll = { $bob ->
    [1] { $zero ->
        [1] Würfle für Bob.
       *[0] Würfle für Bob und dann für dich.
    }
   *[0] Würfle.
}
reroll = Würfle noch einmal und gib dieses Paar auf.
pass = Lass den Zug verfallen.
place = Lege einen Stern in Zeile { $row }, Spalte { $column }: { $near ->
    [0] kein Stern daneben
    [one] { $near } Stern daneben
   *[other] { $near } Sterne daneben
}.
take = Nimm den Stern aus Zeile { $row }, Spalte { $column }.
put = Lege ihn in Zeile { $row }, Spalte { $column } ab.
brings = { $count ->
    [2] du gewinnst
   *[other] dein Sternbild wächst
}

## Die Geschichte

told-bob = { $star ->
    [1] Bob würfelt { $row } und { $column } und legt einen Stern in Zeile { $row }, Spalte { $column }.
   *[0] Bob würfelt { $row } und { $column }: Zeile { $row }, Spalte { $column } ist besetzt, also legt er nichts.
}
told-rolled = { $again ->
    [1] { $who } würfelt noch einmal: { $face } (oder { $couple }).
   *[0] { $who } würfelt { $face } (oder { $couple }).
}
told-placed = { $who } legt einen Stern in Zeile { $row }, Spalte { $column }.
told-took = { $who } nimmt den Stern aus Zeile { $row }, Spalte { $column }.
told-moved = { $who } verschiebt einen Stern: { $start } → { $to }.
told-grew = { $who }: { $card }, { $have } von { $need } Sternen.
told-lapsed = { $who } verliert den Zug.
told-passed = { $who } lässt den Zug verfallen.
told-late = Die Zeit ist um: Bob spielt für { $who }.
told-stood = { $card } steht am Himmel: { $who } gewinnt!
told-spent = Der letzte Stern liegt auf dem Plan.
told-drawn = Kein Stern ist übrig und kein Sternbild steht: Das Spiel endet unentschieden.

## Tafeln

sky = Der Himmel, { $stock ->
    [one] noch { $stock } Stern übrig
   *[other] noch { $stock } Sterne übrig
}
a-star = Stern
the-moon = der Mond
star-cell = Ein Stern in Zeile { $row }, Spalte { $column }
moon-cell = Der Mond in Zeile { $row }, Spalte { $column }
empty-cell = Zeile { $row }, Spalte { $column }: { $near ->
    [0] kein Stern daneben
    [one] { $near } Stern daneben
   *[other] { $near } Sterne daneben
}
die = Der Würfel
die-shows = { $again ->
    [1] Noch einmal gewürfelt: { $face } oder { $couple }
   *[0] Gewürfelt: { $face } oder { $couple }
}
die-moon = Gewürfelt für den Mond: Zeile { $row }, Spalte { $column }
die-star = Gewürfelt für den ersten Stern: Zeile { $row }, Spalte { $column }
die-opening = { $opening ->
    [one] Vor dem ersten Zug wird noch { $opening } Stern frei gelegt
   *[other] Vor dem ersten Zug werden noch { $opening } Sterne frei gelegt
}
die-rests = Noch nicht gewürfelt
die-zero = Ohne Zufall: jedes freie Feld
cards = Sternbilder
constellation = { $who }: { $card }
column-player = Spieler
column-card = Sternbild
column-colour = Farbe
column-rating = Stufe
column-best = Sterne

## Das Ende

final = Wie es ausging

## Warum nicht

why-opening-first = Vor dem ersten Zug werden Sterne frei gelegt.
why-roll-first = Würfle zuerst.
why-move-first = Dasselbe Paar kam noch einmal: Verschiebe einen Stern.
why-no-die = Ohne Zufall wird hier nicht gewürfelt.
why-can-place = Eine der Zahlen passt, also darfst du nicht aussetzen.
why-rerolled-already = Du hast schon ein zweites Mal gewürfelt.
why-rolled-already = Du hast schon gewürfelt; einmal darfst du noch.
why-moon-here = Der Mond nimmt dieses Feld aus dem Spiel.
why-cell-taken = Auf diesem Feld liegt schon ein Stern.
why-no-star-left = Kein Stern ist übrig: Jetzt kann man nur noch verschieben.
why-wrong-number = Neben diesem Feld liegen nicht so viele Sterne, wie eine deiner Zahlen sagt.
why-put-first = Lege zuerst den Stern ab, den du genommen hast.
why-no-move = Ein Stern wird nur verschoben, wenn beide Würfe dasselbe Paar zeigen.
why-no-room = Neben diesem Stern ist kein Feld frei.
why-no-star-here = Auf diesem Feld liegt kein Stern.
why-take-first = Nimm zuerst den Stern, den du verschieben willst.
why-not-back = Der Stern muss auf ein anderes Feld.
why-not-beside = Ein Stern rückt nur auf ein Feld direkt daneben.
