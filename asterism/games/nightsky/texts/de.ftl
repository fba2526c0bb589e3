title = Night Sky Explorer
about = Zeichne sechs Sternbilder auf eine drehbare Himmelskarte, eines pro Runde, und lass jeden Stern und jede Linie zählen.

## Stars and cards

card = { $card ->
    [1] Kassiopeia
    [2] Kepheus
    [3] Delfin
    [4] Leier
    [5] Kreuz des Südens
    [6] Pfeil
    [7] Fuhrmann
    [8] Krebs
    [9] Waage
    [10] Widder
    [11] Taube
    [12] Einhorn
    [13] Großer Bär
    [14] Kleiner Bär
    [15] Nördliche Krone
    [16] Bärenhüter
    [17] Hase
    [18] Adler
    [19] Andromeda
    [20] Perseus
    [21] Luchs
    [22] Becher
    [23] Kranich
    [24] Stier
    [25] Löwe
    [26] Zwillinge
    [27] Pegasus
    [28] Steinbock
    [29] Herkules
    [30] Jungfrau
    [31] Wassermann
    [32] Großer Hund
    [33] Schwan
    [34] Zentaur
    [35] Schlangenträger
    [36] Orion
    [37] Skorpion
    [38] Drache
    [39] Wasserschlange
    [40] Schütze
   *[41] Fische
}
type = { $type ->
    [red] rot
    [white] weiß
    [yellow] gelb
   *[blue] blau
}
corner = { $value } für { $type ->
    [red] rote
    [white] weiße
    [yellow] gelbe
   *[blue] blaue
} Sterne
number = { $number }
line = { $a }–{ $b }

## What a player may do

side = Mit dieser Seite beginnen: { $corner }.
name = Größe { $size } nennen.
seven = { $card ->
    [0] Die linke deiner beiden Siebenen nehmen.
   *[1] Die rechte deiner beiden Siebenen nehmen.
}
nothing = { $card }: in dieser Runde nichts zeichnen.
lay = { $turn ->
    [0] { $card }: ungedreht anlegen, Ecke des Rahmens auf { $x }, { $y }.
    [1] { $card }: einmal nach links gedreht anlegen, Ecke des Rahmens auf { $x }, { $y }.
    [2] { $card }: auf dem Kopf stehend anlegen, Ecke des Rahmens auf { $x }, { $y }.
   *[3] { $card }: einmal nach rechts gedreht anlegen, Ecke des Rahmens auf { $x }, { $y }.
}
keep = { $card }: das Stück mit Stern { $star } behalten.
leave = { $card }: Stern { $star } weglassen.
draw = { $card }: so zeichnen.
brings = { $count ->
    [one] insgesamt 1 Punkt
   *[other] insgesamt { $count } Punkte
}

## The story

told-sided = { $who } hat eine Seite der Startkarte gewählt.
told-decided = { $who } hat sich entschieden.
told-started = { $who } beginnt mit { $corner }.
told-named = { $who } nennt Größe { $size }.
told-chance = Der Zufall wählt eine Karte der Größe { $size }.
told-took = { $who } nimmt die { $card ->
    [0] linke
   *[1] rechte
} Sieben.
told-turned = { $who } deckt auf: { $card }.
told-laid = Das Muster liegt auf { $kept ->
    [one] 1 Stern, der
   *[other] { $kept } Sternen, die
} gezeichnet werden { $kept ->
    [one] kann
   *[other] können
}{ $pieces ->
    [0] {""}
    [1] {""}
   *[other] , in { $pieces } Stücken
}{ $crossing ->
    [0] .
    [one] ; 1 Linie würde eine ältere kreuzen.
   *[other] ; { $crossing } Linien würden ältere kreuzen.
}
told-kept = Ein Stück bleibt: { $stars ->
    [one] 1 Stern.
   *[other] { $stars } Sterne.
}
told-left = Ein { $type ->
    [red] roter
    [white] weißer
    [yellow] gelber
   *[blue] blauer
} Stern ist weggelassen; { $stars ->
    [one] 1 Stern bleibt.
   *[other] { $stars } Sterne bleiben.
}
told-counts = Diese Runde: { $sum } ({ $top } und { $low } für Sterne, { $lines } für Linien).
told-places = Für das Ende: { $sun } um die Sonne, { $ecliptic } über die Ekliptik, { $rim } am Rand{ $out ->
    [0] .
    [one] ; 1 Stern weggelassen, verblassende gestrichen: { $crossed }.
   *[other] ; { $out } Sterne weggelassen, verblassende gestrichen: { $crossed }.
}
told-drew = { $stars ->
    [0] { $who } zeichnet nichts ({ $card }).
    [one] { $who } zeichnet { $card }: 1 Stern{ $out ->
        [0] .
       *[other] , { $out } weggelassen.
    }
   *[other] { $who } zeichnet { $card }: { $stars } Sterne{ $out ->
        [0] .
       *[other] , { $out } weggelassen.
    }
}
told-scored = { $who } bekommt { $sum }: { $top } und { $low } für Sterne, { $lines } für Linien.
told-placed = { $who }, für das Ende: { $sun } um die Sonne, { $ecliptic } über die Ekliptik, { $rim } am Rand, { $crossed ->
    [0] kein verblassender Stern gestrichen.
    [one] 1 verblassender Stern gestrichen.
   *[other] { $crossed } verblassende Sterne gestrichen.
}
told-first = { $who } bekommt die Startspielerkarte.
told-round = Runde { $round } beginnt.
told-ended = Die sechste Runde ist vorbei: Das Spiel endet.

## Panels

observatory = Runde { $round }; verdeckt: { $sizes }
observatory-player = Spieler
observatory-card = Karte
observatory-top = Obere
observatory-low = Untere
observatory-state = Hat
state = { $first ->
    [1] { $done ->
        [1] Startspielerkarte, entschieden
       *[0] Startspielerkarte
    }
   *[0] { $done ->
        [1] entschieden
       *[0] –
    }
}
pattern = { $card }: Linien { $lines }
points = Punkte
points-player = Spieler
points-round-1 = I
points-round-2 = II
points-round-3 = III
points-round-4 = IV
points-round-5 = V
points-round-6 = VI
points-fading = Verblassend
points-sun = Sonne
points-ecliptic = Ekliptik
points-rim = Rand
points-total = Summe
sky = { $who }: Himmelskarte
star = Stern { $star }, { $type ->
    [red] rot
    [white] weiß
    [yellow] gelb
   *[blue] blau
}{ $round ->
    [0] { $seen ->
        [1] {""}
       *[0] , nicht zu sehen
    }
   *[other] , gezeichnet in Runde { $round }
}
sketch = Deine Skizze: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $pieces ->
    [one] {""}
   *[other] , in { $pieces } Stücken: behalte eines
}{ $crossing ->
    [0] {""}
    [one] , 1 Linie kreuzt eine ältere
   *[other] , { $crossing } Linien kreuzen ältere
}
sketch-star = Stern
sketch-place = Platz

## The end

end-tie = Gleich viele Punkte: Weniger gestrichene verblassende Sterne entscheiden.
final = Endstand
final-player = Spieler
final-rounds = Runden
final-fading = Verblassende Sterne
final-sun = Um die Sonne
final-ecliptic = Über die Ekliptik
final-rim = Am Rand
final-total = Zusammen
solo = Dein Ergebnis
solo-rounds = Sechs Runden: { $points }
solo-fading = { $count ->
    [one] 1 verblassender Stern übrig: { $points }
   *[other] { $count } verblassende Sterne übrig: { $points }
}
solo-sun = { $count ->
    [one] 1 Stern um die Sonne: { $points }
   *[other] { $count } Sterne um die Sonne: { $points }
}
solo-ecliptic = { $count ->
    [one] 1 Linie über die Ekliptik: { $points }
   *[other] { $count } Linien über die Ekliptik: { $points }
}
solo-rim = { $count ->
    [one] 1 Stern am Rand: { $points }
   *[other] { $count } Sterne am Rand: { $points }
}
solo-total = Zusammen: { $points }
solo-rank = Dein Rang: { $rank ->
    [0] Freund der Astronomie.
    [1] angehender Astronom.
    [2] Liebhaber des Nachthimmels.
    [3] Entdecker des Nachthimmels.
   *[4] würdiger Erbe des Kopernikus!
}

## Why not

why-sides-shown = Die Seiten der Startkarten liegen schon offen.
why-side-first = Erst wählen alle eine Seite ihrer Startkarte.
why-size-named = Die Größe dieser Runde ist schon genannt.
why-size-gone = Niemand hat mehr eine Karte dieser Größe.
why-no-two-sevens = Es gibt jetzt keine Wahl zwischen zwei Siebenen.
why-not-drawing = Es gibt noch nichts zu zeichnen.
why-laid-already = Das Muster liegt schon: Nimm es zurück, um es neu anzulegen.
why-lay-first = Lege erst das Muster an.
why-no-star-there = Dort liegt kein Stern, der gezeichnet werden kann.
why-looks-alike = Diese Drehung sieht aus wie eine andere, die angeboten wird.
why-keep-first = Der Rest ist zerfallen: Wähle erst das Stück, das bleibt.
why-one-piece = Die Skizze hängt schon zusammen.
why-not-in-sketch = Dieser Stern ist nicht in deiner Skizze.
why-lower-star = Ein Stück heißt nach seinem niedrigsten Stern.
why-last-star = Ein Stern muss bleiben; um nichts zu zeichnen, nimm das Muster zurück.
why-falls-apart = Ohne diesen Stern würde der Rest zerfallen.
why-line-crosses = Eine Linie kreuzt eine ältere: Lass erst eines ihrer Enden weg.
