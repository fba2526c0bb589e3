## Der Hauptknopf

act-pick = Dieses Plättchen nehmen
act-place = Hier ablegen
act-refill = Kreis auffüllen

## Der Kreis

luna-ring = Kreis und Mondleiste
luna-your-turn = Du bist am Zug
luna-turn-of = { $name }
luna-over = Das Spiel ist aus
luna-choosing = wählt ein Plättchen
luna-take = { $count ->
    [one] Nimm das letzte Plättchen
    [2] Nimm eines von zweien
   *[other] Nimm eines von dreien
}
luna-lay = Lege { $colour ->
    [red] Rot
    [blue] Blau
    [turquoise] Türkis
   *[yellow] Gelb
} { $cost }
luna-lays = legt { $colour ->
    [red] Rot
    [blue] Blau
    [turquoise] Türkis
   *[yellow] Gelb
} { $cost }
luna-lay-first = Lege dein erstes Plättchen.
luna-lay-beside = Lege es { $first }.
luna-lay-corner = Lege es { $first } und { $second }.
luna-lay-row = { $place } Reihe { $row }.
luna-spot = { $side ->
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
luna-refill = Kreis auffüllen
luna-refill-now = Fülle den Kreis auf
luna-left = { $count ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist noch { $count } Plättchen.
   *[other] Im Beutel sind noch { $count } Plättchen.
}
luna-goes = { $count ->
    [one] Dein Marker geht { $count } Feld weiter.
   *[other] Dein Marker geht { $count } Felder weiter.
}

## Die Reihenfolge

luna-now = am Zug
luna-again = noch einmal
luna-next = als Nächstes
luna-ahead = { $count ->
    [0] gleiches Feld
   *[other] { $count } voraus
}

## Mosaike

luna-yours = Dein Mosaik
luna-mosaic-of = Mosaik: { $name }
luna-look = { $name }: { $count } von { $most } Markern gelegt. Das Mosaik groß zeigen.
luna-back = Zurück zu meinem
luna-count = { $count } von { $most } Markern gelegt
luna-open = Offene Aufgaben
luna-open-help = volle Zeichen sind schon da
luna-open-none = Noch keine offenen Aufgaben.
luna-task-on = { $colour ->
    [red] Rot
    [blue] Blau
    [turquoise] Türkis
   *[yellow] Gelb
} { $cost }:
luna-done = erfüllt
luna-to-go = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
luna-waits = wartet auf einen Marker
luna-zoom-in = Näher
luna-zoom-out = Weiter weg
luna-zoom-all = Alles zeigen
luna-tab-ring = Kreis
luna-tab-mosaic = Mosaik
luna-tab-others = Andere
luna-tab-sums = Summen

## Allein und das Ende

luna-solo = Allein unter dem Mond
luna-phase = Phase { $phase }: { $tokens } Marker
luna-sum = Kosten { $costs } + { $tokens } × 10 für übrige Marker
luna-solo-aim = Beide Summen zusammen sind dein Ergebnis. Weniger ist besser; unter 100 ist hervorragend.
luna-solo-total = Zusammen { $total }. Weniger ist besser; unter 100 ist hervorragend.
luna-rank = { $rank }. Platz

## So wird gespielt

howto-aim = Das Ziel
howto-aim-text = Alle bauen ein Mosaik aus quadratischen Plättchen. Auf den Plättchen stehen Aufgaben; sobald eine von deinen erfüllt ist, bedeckt sie ein Marker von dir. Du hast 21 Marker: Einer kommt auf die Leiste, 20 werden gelegt. Wer sie zuerst alle gelegt hat, gewinnt.
howto-tile = Ein Plättchen
howto-tile-text = Die Zahl links oben sagt, wie viel Zeit das Plättchen kostet. In der Mitte steht seine eigene Farbe; jede Farbe hat auch ihre Form. Die runden Blasen sind Aufgaben: Hier verlangt eine 2 blaue Plättchen, die andere 1 gelbes. Ein Plättchen hat höchstens drei Aufgaben, manche haben keine.
howto-take = Nimm eines von dreien
howto-take-text = In deinem Zug nimmst du eines der nächsten drei Plättchen im Uhrzeigersinn nach dem Mond; leere Plätze zählen nicht. Der Mond zieht dann dorthin, wo dein Plättchen lag. Passen geht nicht, und ein Plättchen aufheben auch nicht.
howto-track = Bezahle mit Zeit
howto-track-text = Dein Marker geht auf der Leiste so viele Felder weiter, wie das Plättchen kostet. Stehen dort schon andere, kommt er obendrauf. Es geht nicht reihum: Am Zug ist immer, wer auf der Leiste ganz hinten ist, und in einem Stapel, wer oben liegt. Mit einem billigen Plättchen bist du also vielleicht gleich noch einmal dran. Am Anfang liegen alle Marker auf einem Stapel, in zufälliger Reihenfolge; wer oben liegt, beginnt. Hier beginnt die Sonne; sie nimmt ein Plättchen für 3 und ist dann vorn, also ist der Komet am Zug.
howto-lay = Lege es
howto-lay-text = Dein erstes Plättchen liegt, wo du willst. Jedes weitere muss mit einer Kante an dein Mosaik stoßen; eine Ecke genügt nicht. Alle solchen freien Felder leuchten. Wie ein Plättchen gedreht ist, spielt keine Rolle.
howto-chain = Erfülle Aufgaben
howto-chain-text = Für eine Aufgabe zählen die Plättchen, die ihr Plättchen mit einer Kante berühren. Hängen daran Kante an Kante weitere derselben Farbe, zählt die ganze Kette. Hier erfüllen zwei blaue hintereinander „2 blaue“. Das rote Plättchen berührt das gelbe nur an der Ecke: Es zählt nicht. Ein Plättchen zählt nie für seine eigenen Aufgaben, und zu viele schaden nicht.
howto-many-text = Ein Plättchen kann vielen Aufgaben dienen: Hier erfüllen drei Nachbarn alle drei. Was erfüllt ist, bekommt sofort einen Marker und behält ihn, auch auf fernen Plättchen, deren Kette gewachsen ist.
howto-marks = Auf dem Brett ist ein volles Zeichen schon da, ein Umriss fehlt noch, und ein Marker heißt erfüllt.
howto-refill = Neue Plättchen
howto-refill-text = Beginnt dein Zug mit nur einem oder zwei Plättchen im Kreis, darfst du ihn zuerst auffüllen; ist er leer, musst du. Gezogen wird zufällig auf die leeren Plätze, im Uhrzeigersinn vom Platz nach dem Mond an. Der Platz des Mondes bleibt leer.
howto-end = Das Ende
howto-end-text = Wer den letzten Marker legt, gewinnt sofort. Ist kein Plättchen mehr zu nehmen, gewinnt, wer die wenigsten Marker übrig hat; bei Gleichstand, wer früher am Zug wäre.
howto-first = Nehmt für das erste Spiel weniger Marker: je 16 zu zweit, je 18 zu dritt, den auf der Leiste mitgezählt.
howto-solo = Allein
howto-solo-text = Allein spielst du in zwei Phasen, und die Leiste wird nicht gebraucht. In der ersten Phase legst du 8 Marker. Ab dem achten darfst du den Kreis vor jeder Wahl auffüllen; ist er leer, musst du. Damit endet die Phase: Zähle die Kosten aller deiner Plättchen zusammen und 10 für jeden der acht Marker, der übrig ist. Dann kommen 13 Marker zu denen, die übrig sind. In der zweiten Phase wird nicht aufgefüllt; sie endet, wenn du den letzten Marker legst oder der Kreis leer ist. Dann zähle noch einmal die Kosten aller Plättchen und 10 für jeden übrigen Marker. Beide Summen zusammen sind dein Ergebnis: Weniger ist besser, und unter 100 ist hervorragend.
howto-solo-example = Ein Beispiel
howto-solo-first = Phase 1: Kosten 33, alle 8 Marker gelegt
howto-solo-second = Phase 2: Kosten 52, 1 Marker übrig
howto-solo-both = Zusammen
howto-screen = Auf diesem Brett
howto-screen-text = Was du darfst, leuchtet golden. Ein Klick oder Tipp wählt aus und zeigt, was es bringt; ein zweiter, oder Enter, führt es aus. Mit Tab und den Pfeiltasten kommst du überallhin. Das Mosaik lässt sich ziehen und wird mit dem Rad, zwei Fingern oder + und − größer und kleiner; 0 zeigt alles. Ein Klick auf das Mosaik eines anderen zeigt es groß.
howto-made = Gedruckt und von uns
howto-made-text = Die 68 Plättchen mit Farben, Kosten und Aufgaben, der Kreis mit zwölf Plätzen, die Leiste mit 24 Feldern und die Zahl der Marker sind die des erschienenen Spiels von Uwe Rosenberg und Corné van Moorsel. Die Zeichnungen, Formen und Zeichen sind von uns.
howto-picture-tile = Ein rotes Plättchen für 5 mit zwei Aufgaben
howto-picture-ring = Ein Teil des Kreises: Die nächsten drei Plättchen nach dem Mond leuchten, ein leerer Platz wird übersprungen
howto-picture-track = Die Leiste mit drei Markern und der Weg der Sonne
howto-picture-lay = Ein kleines Mosaik mit seinen freien Feldern
howto-picture-chain = Zwei blaue Plättchen als Kette neben einem gelben; ein rotes an seiner Ecke
howto-picture-many = Ein gelbes Plättchen mit drei erfüllten Aufgaben und einem blauen, einem roten und einem türkisen Nachbarn
