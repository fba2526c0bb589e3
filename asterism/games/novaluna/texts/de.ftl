title = Nova Luna
about = Nimm Plättchen aus dem Kreis um den Mond, lege sie in dein Mosaik und bedecke als Erster Aufgaben mit allen deinen Markern.

option-first_game = Erstes Spiel
option-first_game-help = weniger Marker zum Kennenlernen: je 16 zu zweit, je 18 zu dritt
option-tokens = Marker je Person
option-tokens-help = wie viele Marker jeder hat, einer davon auf der Leiste

## Plättchen und Aufgaben

tile = das { $colour ->
    [red] rote
    [blue] blaue
    [turquoise] türkisfarbene
   *[yellow] gelbe
} Plättchen { $number }
    .on = auf dem { $colour ->
        [red] roten
        [blue] blauen
        [turquoise] türkisfarbenen
       *[yellow] gelben
    } Plättchen { $number }
tile-look = { $colour ->
    [red] Rot
    [blue] Blau
    [turquoise] Türkis
   *[yellow] Gelb
} { $cost }
    .on = auf { $colour ->
        [red] Rot
        [blue] Blau
        [turquoise] Türkis
       *[yellow] Gelb
    } { $cost }
tile-beside = { $side ->
    [above] über { $colour ->
        [red] Rot
        [blue] Blau
        [turquoise] Türkis
       *[yellow] Gelb
    } { $cost }
    [below] unter { $colour ->
        [red] Rot
        [blue] Blau
        [turquoise] Türkis
       *[yellow] Gelb
    } { $cost }
    [left] links von { $colour ->
        [red] Rot
        [blue] Blau
        [turquoise] Türkis
       *[yellow] Gelb
    } { $cost }
   *[right] rechts von { $colour ->
        [red] Rot
        [blue] Blau
        [turquoise] Türkis
       *[yellow] Gelb
    } { $cost }
}
whole-tile = { tile } (Kosten { $cost }, { $asks ->
    [0] keine Aufgaben
    [one] Aufgabe: { $tasks }
   *[other] Aufgaben: { $tasks }
})
task = { $parts }
part = { $colour ->
    [red] { $count ->
        [one] { $count } rotes
       *[other] { $count } rote
    }
    [blue] { $count ->
        [one] { $count } blaues
       *[other] { $count } blaue
    }
    [turquoise] { $count ->
        [one] { $count } türkisfarbenes
       *[other] { $count } türkisfarbene
    }
   *[yellow] { $count ->
        [one] { $count } gelbes
       *[other] { $count } gelbe
    }
}

## Was man tun darf

pick = Nimm { $tile } von Platz { $place }.
place = Lege { $tile } auf das Feld { $x }, { $y }.
refill = { $solo ->
    [1] Beende die erste Phase und fülle den Kreis auf.
   *[0] Fülle den Kreis auf.
}
brings = { $count ->
    [one] erfüllt { $count } Aufgabe
   *[other] erfüllt { $count } Aufgaben
}

## Was geschah

told-refilled = { $who } füllt den Kreis auf.
told-drew = Neu im Kreis: { $tile }.
told-took = { $who } nimmt { $tile } aus dem Kreis; der Mond zieht dorthin.
told-went = { $steps ->
    [one] { $who } geht auf der Leiste 1 Feld weiter.
   *[other] { $who } geht auf der Leiste { $steps } Felder weiter.
}
told-laid = { $who } legt { $tile } { $beside }.
told-laid-first = { $who } legt { $tile } als erstes Plättchen.
told-covered = { $who } erfüllt eine Aufgabe { $tile-on }: { $task }. { $left ->
    [one] { $left } Marker bleibt übrig.
   *[other] { $left } Marker bleiben übrig.
}
told-phase = Die erste Phase endet mit der Summe { $sum }; die zweite beginnt mit neuen Markern.
told-ended = { $tokens ->
    [1] Der letzte Marker liegt: Das Spiel endet.
   *[0] Kein Plättchen ist mehr zu nehmen: Das Spiel endet.
}

## Tafeln

ring = Kreis: der Mond auf Platz { $moon }, { $bag ->
    [one] { $bag } Plättchen im Beutel
   *[other] { $bag } Plättchen im Beutel
}
ring-place = Platz { $place }: { $tile }
column-place = Platz
column-tile = Plättchen
column-cost = Kosten
column-tasks = Aufgaben
colour = { $colour ->
    [red] Rot
    [blue] Blau
    [turquoise] Türkis
   *[yellow] Gelb
}
hand = In der Hand: { $tile }
track = Mondleiste: Der Letzte ist am Zug
track-player = Spieler
track-time = Zeit
track-space = Feld
track-tokens = Marker übrig
sums = Allein unter dem Mond
sum-phase = Phase { $phase } von 2
sum-first = { $noted ->
    [1] Summe der ersten Phase: { $sum }
   *[0] Summe der ersten Phase: noch keine
}
sum-costs = Kosten bisher: { $costs }
sum-tokens = Marker übrig: { $tokens } (je 10 in der Summe)
mosaic = { $who }: Mosaik, { $tokens ->
    [one] { $tokens } Marker übrig
   *[other] { $tokens } Marker übrig
}
laid = { $tile }, { $done } von { $tasks } erfüllt

## Das Ende

end-tie = Gleich viele Marker sind übrig: Es gewinnt, wer früher am Zug wäre.
final = Endstand
final-player = Spieler
final-placed = Marker gelegt
final-left = Marker übrig
final-space = Feld
solo = Dein Ergebnis
solo-first = Erste Phase: { $sum }
solo-second = Zweite Phase: { $sum }
solo-total = { $excellent ->
    [1] Zusammen { $sum }: Unter 100 ist hervorragend!
   *[0] Zusammen { $sum }. Weniger ist besser; unter 100 ist hervorragend.
}

## Warum nicht

why-place-first = Lege zuerst das Plättchen, das du genommen hast.
why-pick-first = Nimm zuerst ein Plättchen aus dem Kreis.
why-cell-taken = Auf diesem Feld liegt schon ein Plättchen.
why-not-adjacent = Ein Plättchen muss mit einer Kante an ein anderes von dir stoßen.
why-refill-first = Der Kreis ist leer: Fülle ihn zuerst auf.
why-moon-here = Auf diesem Platz steht der Mond.
why-empty-place = Auf diesem Platz liegt kein Plättchen.
why-out-of-reach = Nur die nächsten drei Plättchen im Uhrzeigersinn nach dem Mond sind zu haben.
why-refilled-already = In diesem Zug wurde der Kreis schon aufgefüllt.
why-phase-runs = Allein füllst du auf, sobald deine ersten Marker liegen oder der Kreis leer ist.
why-last-phase = In der zweiten Phase wird nicht aufgefüllt.
why-enough-tiles = Aufgefüllt wird nur, wenn weniger als drei Plättchen im Kreis liegen.
why-bag-empty = Der Beutel ist leer: Es gibt nichts zum Auffüllen.
