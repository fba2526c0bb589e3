title = Nebula
about = Sammle Sterne mit Zeit oder durch Chaos, verbinde sie zu einer Galaxie und erfülle deine eigene und die gemeinsamen Aufgaben.

option-basic = Grundspiel
option-basic-help = ohne Zähler und Karten für Fortgeschrittene: gut zum Kennenlernen

## Sterne und Orte

star-name = { $star ->
    [blue] blau
    [orange] orange
    [purple] violett
    [red] rot
    [white] weiß
    [yellow] gelb
   *[black] Schwarzes Loch
}
star = { $star ->
    [blue] ein blauer Stern
    [orange] ein oranger Stern
    [purple] ein violetter Stern
    [red] ein roter Stern
    [white] ein weißer Stern
    [yellow] ein gelber Stern
    [black] ein Schwarzes Loch
   *[none] kein Stern
}
    .acc = { $star ->
        [blue] einen blauen Stern
        [orange] einen orangen Stern
        [purple] einen violetten Stern
        [red] einen roten Stern
        [white] einen weißen Stern
        [yellow] einen gelben Stern
        [black] ein Schwarzes Loch
       *[none] keinen Stern
    }
    .gen = { $star ->
        [blue] eines blauen Sterns
        [orange] eines orangen Sterns
        [purple] eines violetten Sterns
        [red] eines roten Sterns
        [white] eines weißen Sterns
        [yellow] eines gelben Sterns
        [black] eines Schwarzen Lochs
       *[none] keines Sterns
    }
    .dat = { $star ->
        [blue] einem blauen Stern
        [orange] einem orangen Stern
        [purple] einem violetten Stern
        [red] einem roten Stern
        [white] einem weißen Stern
        [yellow] einem gelben Stern
        [black] einem Schwarzen Loch
       *[none] keinem Stern
    }
space = { $constellation ->
    [A] Schlange
    [B] Drachen
    [C] Schleuder
   *[D] Rochen
} { $spot }
cluster = { $cluster ->
    [top] oberer Haufen
    [right] rechter Haufen
   *[left] linker Haufen
}
    .gen = { $cluster ->
        [top] des oberen Haufens
        [right] des rechten Haufens
       *[left] des linken Haufens
    }
    .dat = { $cluster ->
        [top] dem oberen Haufen
        [right] dem rechten Haufen
       *[left] dem linken Haufen
    }
marker-colour = { $star ->
    [blue] blauer Anzeiger
    [orange] oranger Anzeiger
    [purple] violetter Anzeiger
    [red] roter Anzeiger
    [white] weißer Anzeiger
   *[yellow] gelber Anzeiger
}
    .acc = { $star ->
        [blue] den blauen Anzeiger
        [orange] den orangen Anzeiger
        [purple] den violetten Anzeiger
        [red] den roten Anzeiger
        [white] den weißen Anzeiger
       *[yellow] den gelben Anzeiger
    }
marker-constellation = { $constellation ->
    [A] Anzeiger der Schlange
    [B] Anzeiger des Drachens
    [C] Anzeiger der Schleuder
   *[D] Anzeiger des Rochens
}
    .acc = { $constellation ->
        [A] den Anzeiger der Schlange
        [B] den Anzeiger des Drachens
        [C] den Anzeiger der Schleuder
       *[D] den Anzeiger des Rochens
    }
marker-advanced = Anzeiger { $numeral }
    .acc = den Anzeiger { $numeral }
way = { $way ->
    [stay] bleibt
    [on] { $steps } im Uhrzeigersinn
   *[back] { $steps } gegen den Uhrzeigersinn
}
nothing = –

## Persönliche Aufgaben

card-bright_of_colour = Mindestens { $min } { $colour ->
    [blue] blaue
    [orange] orange
    [purple] violette
    [red] rote
    [white] weiße
   *[yellow] gelbe
} Sterne auf hellen Feldern
card-count_of_colour = Mindestens { $min } { $colour ->
    [blue] blaue
    [orange] orange
    [purple] violette
    [red] rote
    [white] weiße
   *[yellow] gelbe
} Sterne in der Galaxie
card-colour_on_every_orbit = Mindestens 1 { $colour ->
    [blue] blauer
    [orange] oranger
    [purple] violetter
    [red] roter
    [white] weißer
   *[yellow] gelber
} Stern auf jeder der { $min } Bahnen
card-most_black_holes = Niemand hat mehr Schwarze Löcher
card-max_empty_spaces = Höchstens { $max } leere Felder in der Galaxie

## Gemeinsame Aufgaben

card-constellation_exact_colours = { $constellation ->
    [A] Schlange
    [B] Drachen
    [C] Schleuder
   *[D] Rochen
} vollständig, in genau 3 Farben
card-orbit_exact_colours = Bahn { $orbit } vollständig, in genau 3 Farben
card-each_colour_at_least = Mindestens { $min } Sterne jeder Farbe
card-orbit_all_different = Bahn { $orbit } vollständig, jeder Stern in einer anderen Farbe
card-adjacent_orbits_complete = 3 benachbarte Bahnen vollständig
card-colour_in_constellations = Mindestens { $min } { $colour ->
    [blue] blaue
    [orange] orange
    [purple] violette
    [red] rote
    [white] weiße
   *[yellow] gelbe
} Sterne in jedem von 3 Sternbildern
card-opposite_constellations = 2 gegenüberliegende Sternbilder vollständig
card-neighbouring_constellations = 2 benachbarte Sternbilder vollständig
card-indirect_ends_filled = Ein Stern an beiden Enden jeder indirekten Verbindung
card-orbital_neighbours_of_bright_filled = Ein Stern auf jedem Feld, das eine Bahn mit einem äußeren hellen Feld verbindet

## Karten für Fortgeschrittene

card-linked_pair = Für jedes verbundene Paar aus { $colour ->
    [blue] einem blauen
    [orange] einem orangen
    [purple] einem violetten
    [red] einem roten
    [white] einem weißen
   *[yellow] einem gelben
} und { $other ->
    [blue] einem blauen
    [orange] einem orangen
    [purple] einem violetten
    [red] einem roten
    [white] einem weißen
   *[yellow] einem gelben
} Stern
card-bright_same_colour = Für jeden hellen Stern der Farbe, von der du dort am meisten hast
card-public_task_done = Für jede erfüllte gemeinsame Aufgabe
card-bright_surrounded = Für jedes äußere helle Feld, das von Sternen umgeben ist
card-orbit_with_colour = Für jede Bahn mit { $colour ->
    [blue] einem blauen
    [orange] einem orangen
    [purple] einem violetten
    [red] einem roten
    [white] einem weißen
   *[yellow] einem gelben
} Stern
card-colour_orbitally_linked_to_bright = Für jeden { $colour ->
    [blue] blauen
    [orange] orangen
    [purple] violetten
    [red] roten
    [white] weißen
   *[yellow] gelben
} Stern, den eine Bahn mit einem äußeren hellen Feld verbindet

## Was man tun darf

choose = Behalte diese Aufgabe: { $card }.
move = { $way ->
    [stay] Lass die Uhr { $cluster-gen } bei Strahl { $ray } stehen ({ $star }).
    [on] Bewege die Uhr { $cluster-gen } um { $steps } im Uhrzeigersinn zu Strahl { $ray } ({ $star }).
   *[back] Bewege die Uhr { $cluster-gen } um { $steps } gegen den Uhrzeigersinn zu Strahl { $ray } ({ $star }).
}
chaos = Gib dem Chaos { $star-acc }: ziehe fünf, behalte zwei.
keep = Behalte { $star-acc }.
place = { $over ->
    [1] Lege { $star-acc } auf { $space }, anstelle { $old-gen }.
   *[0] Lege { $star-acc } auf { $space }.
}
hole = Lege ein Schwarzes Loch: { $holes ->
    [one] dein erstes, { $points } Punkte.
   *[other] dann hast du { $holes }, { $points } Punkte.
}
finish = Beende deinen Zug.
exchange = Mache { $star-acc } aus deinem Observatorium zur Supernova.
redraw = Ziehe die neue Supernova aus dem Beutel.
advance = Rücke { $marker-acc } auf Feld { $field }.
brings = { $count ->
    [one] bringt { $count } Punkt
   *[other] bringt { $count } Punkte
}

## Die Geschichte

told-chose = { $who } behält diese Aufgabe: { $card }.
told-decided = { $who } hat eine persönliche Aufgabe gewählt.
told-began = { $who } beginnt mit { $star-dat }.
told-moved = { $way ->
    [on] { $who } bewegt die Uhr { $cluster-gen } um { $steps } im Uhrzeigersinn.
   *[back] { $who } bewegt die Uhr { $cluster-gen } um { $steps } gegen den Uhrzeigersinn.
}
told-took = { $who } nimmt { $star-acc } aus { $cluster-dat }.
told-gave = { $who } gibt dem Chaos { $star-acc }.
told-drew = { $who } zieht { $star-acc }.
told-kept = { $who } behält { $star-acc }.
told-dropped = Aus dem Spiel: { $star }.
told-replaced = Aus dem Spiel: { $star } von { $space }.
told-placed = { $who } legt { $star-acc } auf { $space }.
told-completed = { $constellation ->
    [A] Die Schlange ist vollständig
    [B] Der Drachen ist vollständig
    [C] Die Schleuder ist vollständig
   *[D] Der Rochen ist vollständig
}: nach jetzigem Stand { $worth } Punkte.
told-reached = Eine gemeinsame Aufgabe ist erfüllt: { $card }. Am Ende des Zugs bringt sie { $points } Punkte.
told-fell = { $who } legt ein Schwarzes Loch: { $holes ->
    [one] das erste, { $points } Punkte.
   *[other] jetzt { $holes }, { $points } Punkte.
}
told-tracked = Der Anzeiger der Schwarzen Löcher rückt auf Feld { $at }.
told-faded = { $dark ->
    [1] Die Supernova erlischt: { $star } ist aus dem Spiel, und kein Stern kann ihr folgen.
   *[0] Die Supernova erlischt: { $star } ist aus dem Spiel.
}
told-ignited = { $drawn ->
    [1] { $who } zieht die neue Supernova: { $star }.
   *[0] { $who } bestimmt die neue Supernova: { $star }.
}
told-advanced = { $who } rückt { $marker-acc } auf Feld { $field }.
told-finished = { $who } beendet den Zug.
told-fulfilled = { $first ->
    [1] { $who } erfüllt eine gemeinsame Aufgabe vor allen anderen, für { $points } Punkte: { $card }.
   *[0] { $who } erfüllt eine gemeinsame Aufgabe, für { $points } Punkte: { $card }.
}
told-refilled = In { $cluster-dat } kommt { $star } dazu.
told-ending = { $cause ->
    [track] Der Anzeiger der Schwarzen Löcher ist am Ende: das ist die letzte Runde.
    [constellations] In einer Galaxie sind drei Sternbilder vollständig: das ist die letzte Runde.
    [bag] Der Beutel ist leer: das ist die letzte Runde.
   *[tasks] Gemeinsame Aufgaben sind oft genug erfüllt: das ist die letzte Runde.
}
told-ended = Die Runde ist vorbei und mit ihr das Spiel: alle zeigen ihre persönlichen Aufgaben.
told-unveiled = { $points ->
    [0] { $who } hat die persönliche Aufgabe verfehlt: { $card }.
   *[other] { $who } hat die persönliche Aufgabe erfüllt, für { $points } Punkte: { $card }.
}

## Tafeln

clusters = Sternhaufen: die Supernova ist { $nova }, { $bag ->
    [one] { $bag } Stern im Beutel
   *[other] { $bag } Sterne im Beutel
}
choices = Behalte eine dieser persönlichen Aufgaben
clock = Uhr { $cluster-gen }: { $left ->
    [one] noch { $left } Schritt
   *[other] noch { $left } Schritte
}
chaos-drawn = Sterne des Chaos: { $keep ->
    [one] behalte noch { $keep }
   *[other] behalte { $keep }
}
tasks = Gemeinsame Aufgaben
advanced = Karten für Fortgeschrittene
counter = { $counter ->
    [colours] Zähler der Farben
    [constellations] Zähler der Sternbilder
   *[advanced] Zähler der Karten für Fortgeschrittene
}
galaxy = { $who }: Galaxie, { $holes ->
    [one] { $holes } Schwarzes Loch
   *[other] { $holes } Schwarze Löcher
} ({ $points })
observatory = { $who }: Observatorium
personal = Persönliche Aufgaben
sheet = Punkte bisher
ends = Runde { $round }: wie das Spiel endet
end-when = { $cause ->
    [track] Anzeiger der Schwarzen Löcher: { $now } von { $at }
    [constellations] Meiste vollständige Sternbilder in einer Galaxie: { $now } von { $at }
    [bag] Sterne im Beutel: { $now }
   *[tasks] Sternchen auf gemeinsamen Aufgaben: { $now } von { $at }
}{ $holds ->
    [1] {" "}(das ist die letzte Runde)
   *[0] {""}
}
at-clock = Uhr, { $star }
lies = { $space }: { $star }
done = { $first ->
    [1] ✓ zuerst
   *[0] ✓ später
}
so-far = { $met ->
    [1] ✓ { $have } von { $need }
   *[0] { $have } von { $need }
}
column-ray = Strahl
column-steps = Schritte
column-star = Stern
column-count = Anzahl
column-task = Aufgabe
column-first = Zuerst
column-later = Später
column-number = Nr.
column-card = Karte
column-worth = Wert
column-marker = Anzeiger
column-field = Feld
column-player = Spieler
column-state = Stand
column-personal = Persönliche Aufgabe
column-public = Gemeinsame Aufgaben
column-holes = Schwarze Löcher
column-constellations = Sternbilder
column-colours = Farben
column-advanced = Karten für Fortgeschrittene
column-total = Summe

## Das Ende

end-tie = Gleich viele Punkte: Mehr schwarze Löcher entscheiden.
final = Schlusswertung

## Warum nicht

why-choose-first = Wähle zuerst deine persönliche Aufgabe.
why-chosen-already = Deine persönliche Aufgabe ist schon gewählt.
why-take-first = Nimm zuerst Sterne, mit Zeit oder durch Chaos.
why-taken-already = In diesem Zug hast du deine Sterne schon.
why-too-many-steps = So viele Schritte sind nicht mehr übrig.
why-all-steps = Die letzte Uhr muss alle übrigen Schritte verbrauchen.
why-clock-moved = Eine Uhr hat sich bewegt: in diesem Zug gibst du Zeit aus.
why-bag-empty = Der Beutel ist leer.
why-no-such-star = So einen Stern hast du nicht im Observatorium.
why-no-black-hole = Du hast kein Schwarzes Loch im Observatorium.
why-keep-first = Behalte zuerst Sterne von den gezogenen.
why-not-drawn = So ein Stern wurde nicht gezogen.
why-no-chaos = Sterne behält man nur nach dem Chaos.
why-nova-first = Entscheide zuerst über die neue Supernova.
why-marker-first = Rücke zuerst einen Wertanzeiger.
why-no-exchange-now = Die Supernova wechselt nur, wenn der Anzeiger der Schwarzen Löcher ein leuchtendes Feld erreicht.
why-no-marker-now = Ein Wertanzeiger rückt nur nach einem Schwarzen Loch.
why-basic-game = Im Grundspiel gibt es keine Wertanzeiger.
why-marker-at-end = Dieser Anzeiger ist am Ende seines Zählers.
why-no-other-star = Im Beutel ist kein Stern einer anderen Farbe.
why-colour-placed = Diese Farbe liegt in diesem Zug schon; alle müssen verschieden sein.
why-hole-placed = Ein Schwarzes Loch liegt in diesem Zug schon.
why-strip-full = Deine Leiste der Schwarzen Löcher ist voll.
why-no-match = Zwei liegen schon, und ein dritter muss zur Supernova passen.
why-three-placed = In diesem Zug liegen schon drei.
why-centre-first = Dein erster Stern gehört in die Mitte.
why-lone-centre = Ein einzelner Stern in der Mitte kann nicht ersetzt werden.
why-not-linked = Dieses Feld ist mit keinem deiner Sterne verbunden.
why-colour-clash = Mit diesem Feld ist ein Stern derselben Farbe verbunden.
