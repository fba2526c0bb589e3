## The main button

act-choose = Diese Aufgabe behalten
act-move = { $steps ->
    [0] Uhr stehen lassen
   *[other] Uhr stellen
}
act-chaos = Dem Chaos opfern
act-keep = Behalten
act-place = Hier platzieren
act-hole = Schwarzes Loch platzieren
act-finish = Zug beenden
act-exchange = Zur Supernova machen
act-redraw = Neue Supernova ziehen
act-advance = Diesen Anzeiger rücken

## The sky

nebula-sky = Drei Sternhaufen um die Supernova
nebula-tracks = Schwarze Löcher und was zählt
nebula-holes = Schwarze Löcher
nebula-round = Runde { $round }
nebula-hole-track = Anzeiger der Schwarzen Löcher: Feld { $at } von { $end }
nebula-marker = { $name }: Feld { $field }, Wert { $worth }
nebula-time = { $left ->
    [one] 1 Zeitschritt ist übrig: Stelle die Uhr des { $cluster ->
        [top] oberen
        [right] rechten
       *[left] linken
    } Sternhaufens.
   *[other] { $left } Zeitschritte sind übrig: Stelle die Uhr des { $cluster ->
        [top] oberen
        [right] rechten
       *[left] linken
    } Sternhaufens{ $chaos ->
        [1] {" "}oder opfere dem Chaos einen Stern.
       *[0] .
    }
}
nebula-ways = Zwei Wege zu diesem Strahl
nebula-way = { $way ->
    [on] { $steps } im Uhrzeigersinn
   *[back] { $steps } gegen den Uhrzeigersinn
}
nebula-ends = Was das Spiel beendet
ends-track = Anzeiger { $now }/{ $at }
ends-constellations = Sternbilder { $now }/{ $at }
ends-bag = Beutel { $now }
ends-tasks = Aufgaben { $now }/{ $at }

## The galaxy

nebula-yours = Deine Galaxie
nebula-galaxy-of = Galaxie: { $name }
nebula-empty-galaxy = Eine leere Galaxie
nebula-look = { $name }: bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Galaxie groß zeigen.
nebula-back = Zurück zu meiner
nebula-strip = { $count ->
    [0] Noch keine Schwarzen Löcher
    [one] 1 Schwarzes Loch, { $points } Punkte
   *[other] { $count } Schwarze Löcher, { $points } Punkte
}
nebula-observatory = Observatorium
nebula-observatory-empty = leer
nebula-chaos = Chaos: behalte { $count }
nebula-placed = Platziert
nebula-third = Ein dritter, wenn einer davon zur Supernova passt
nebula-finish = Zug beenden
nebula-take-in-hand = { $star ->
    [blue] Blau
    [orange] Orange
    [purple] Violett
    [red] Rot
    [white] Weiß
   *[yellow] Gelb
} in die Hand nehmen: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
nebula-place = { $star ->
    [blue] Blau
    [orange] Orange
    [purple] Violett
    [red] Rot
    [white] Weiß
   *[yellow] Gelb
} in der Hand: { $count ->
    [one] 1 Feld leuchtet.
   *[other] { $count } Felder leuchten.
}
nebula-nothing = Mehr lässt sich nicht platzieren.
nebula-hole-only = Jetzt lässt sich nur ein Schwarzes Loch platzieren.
nebula-waits = { $name } ist am Zug.
nebula-over = Das Spiel ist aus.
asks-choose = Behalte eine der beiden Aufgaben.
asks-keep = { $count ->
    [one] Behalte noch einen der gezogenen Sterne.
   *[other] Behalte zwei der gezogenen Sterne.
}
asks-exchange = Die Supernova erlischt. Wähle eine neue: einen Stern von dir, oder zieh einen.
asks-advance = Ein Schwarzes Loch ändert Werte: Wähle einen Anzeiger, der ein Feld nach rechts rückt.

## Tasks

nebula-public = Gemeinsame Aufgaben
nebula-public-help = Erste / weitere
nebula-task = Persönliche Aufgabe
nebula-task-help = geheim
nebula-advanced = Karten für Fortgeschrittene
nebula-advanced-help = Anzahl × Wert
nebula-progress = { $have } von { $need }
nebula-choose = Wähle deine persönliche Aufgabe
nebula-choose-help = Die anderen erfahren sie erst am Ende.
nebula-chosen = Die persönlichen Aufgaben werden gewählt
nebula-chosen-help = { $count ->
    [0] Alle haben gewählt.
   *[other] Es wählen noch: { $names }
}
nebula-so-far = Punkte bisher
nebula-so-far-help = Als wäre das Spiel jetzt aus
nebula-sheet = Schlusswertung
nebula-part-personal = Persönliche Aufgabe
nebula-part-public = Gemeinsame Aufgaben
nebula-part-holes = Schwarze Löcher
nebula-part-constellations = Sternbilder
nebula-part-colours = Farben
nebula-part-advanced = Karten für Fortgeschrittene
nebula-part-total = Zusammen

## Order and tabs

nebula-now = ist am Zug
nebula-next = danach
nebula-later = später
nebula-ready = hat gewählt
nebula-chooses = wählt noch
nebula-rank = Platz { $rank }
nebula-tab-sky = Himmel
nebula-tab-galaxy = Galaxie
nebula-tab-tasks = Aufgaben

## How to play

howto-aim = Das Ziel
howto-aim-text = Alle bauen eine Galaxie aus farbigen Sternen. Punkte bringen gemeinsame Aufgaben, deine eigene geheime Aufgabe, vollständige Sternbilder, Farben, Schwarze Löcher und Karten für Fortgeschrittene. Wer die meisten Punkte hat, gewinnt.
howto-start = Vor dem ersten Zug
howto-start-text = Du bekommst zwei persönliche Aufgaben und behältst eine; niemand sonst sieht, welche. Wer beginnt, hat noch keinen Stern; die anderen haben der Reihe nach einen, zwei und drei, aus dem Beutel gezogen.
howto-time = Sterne nehmen: Zeit aufwenden
howto-time-text = Um die Supernova liegen drei Sternhaufen, jeder mit einer Uhr. Gib genau fünf Schritte aus: Verteile sie beliebig auf die Uhren, jede aber nur in eine Richtung. Dann nimmst du den Stern an jeder der drei Uhren, auch an einer, die stehen blieb. Hier geht die Uhr drei Strahlen weiter und nimmt einen roten Stern.
howto-chaos-text = Oder wähle das Chaos: Lege einen Stern deines Observatoriums in die Schachtel, zieh fünf aus dem Beutel und behalte zwei davon; die anderen drei sind aus dem Spiel.
howto-place = Sterne platzieren
howto-place-text = Du darfst zwei Sterne verschiedener Farbe aus dem Observatorium platzieren. Dein erster kommt in die helle Mitte. Jeder weitere kommt auf ein Feld, das mit einem deiner Sterne verbunden ist: durch eine Linie seines Sternbilds, durch eine gestrichelte Linie oder auf der Bahn mit dem nächsten Feld. Verbundene Sterne haben nie dieselbe Farbe. Hier leuchten die freien Felder für einen roten Stern.
howto-replace-text = Ein Stern darf auch einen anderen ersetzen, wenn er dort passt. Was du nicht platzierst, bleibt im Observatorium.
howto-nova = Die Supernova
howto-nova-text = Hat einer der platzierten Sterne die Farbe der Supernova, darfst du in diesem Zug einen dritten platzieren. Ein Schwarzes Loch passt zu einer schwarzen Supernova.
howto-holes = Schwarze Löcher
howto-holes-text = Beim Nehmen und Platzieren gilt ein Schwarzes Loch als Stern einer eigenen Farbe; Aufgaben zu den sechs Farben zählen es nicht. Platziert liegt es auf deiner Leiste: Die Zahl auf dem ersten freien Feld sagt, was sie zusammen wert sind. Der gemeinsame Anzeiger rückt um eins weiter, wenn er nicht schon am Ende steht; auf einem leuchtenden Feld erlischt die Supernova, und du wählst die neue: einen Stern von dir oder einen aus dem Beutel.
howto-counters = Was zählt
howto-counters-text = Im vollen Spiel bewegt jedes Schwarze Loch, das den gemeinsamen Anzeiger bewegt, auch einen von vierzehn Anzeigern nach rechts: die der sechs Farben, der vier Sternbilder und der vier Karten für Fortgeschrittene. Am Ende zählen die drei vordersten Anzeiger jeder Reihe; auf demselben Feld liegt der obere vorn, und einer, der noch am Start steht, zählt nicht. Jeder Stern der ersten Farbe bringt 3 Punkte, der zweiten 2, der dritten 1; ein vollständiges Sternbild 14, 12 oder 10, jedes andere 6; was eine Karte für Fortgeschrittene verlangt, jedes Mal 4, 3 oder 2.
howto-tasks = Gemeinsame Aufgaben
howto-tasks-text = Vier Aufgaben liegen für alle aus. Am Ende deines Zuges wird geprüft: Wer eine als Erster erfüllt, bekommt mehr Punkte, alle weiteren weniger. Was erfüllt ist, bleibt es, was immer du später änderst.
howto-refill = Neue Sterne
howto-refill-text = Nach einem Zug wird ein Sternhaufen mit einem oder keinem Stern aus dem Beutel aufgefüllt; zu zweit schon einer mit zwei Sternen.
howto-end = Das Ende
howto-end-text = Das Spiel endet mit der Runde, in der eines davon eintritt: Der Anzeiger der Schwarzen Löcher ist am Ende, jemand hat drei vollständige Sternbilder, der Beutel ist leer, oder alle zusammen haben gemeinsame Aufgaben oft genug erfüllt (fünfmal zu zweit, sechsmal zu dritt, achtmal zu viert).
howto-score = Die Wertung
howto-score-text = Sechs Teile werden addiert: deine persönliche Aufgabe (14 Punkte, wenn erfüllt), gemeinsame Aufgaben, Schwarze Löcher, vollständige Sternbilder, Sterne nach Farben und Karten für Fortgeschrittene. Bei Gleichstand entscheiden mehr Schwarze Löcher, danach wird der Sieg geteilt.
howto-score-example = Ein Beispiel
howto-basic = Das Grundspiel
howto-basic-text = Lasst beim ersten Mal die Zähler und die Karten für Fortgeschrittene weg. Jedes vollständige Sternbild ist dann 6 Punkte wert.
howto-screen = Auf diesem Brett
howto-screen-text = Was du darfst, leuchtet golden. Ein Klick wählt aus und zeigt, was es brächte; ein zweiter, oder die Eingabetaste, tut es. Zum Platzieren drücke einen Stern deines Observatoriums und dann ein Feld. Zeig auf ein Feld, das nicht leuchtet, und du liest, warum. Drück eine Aufgabe, um zu sehen, was für sie zählt. Mit Tab und den Pfeiltasten kommst du überallhin; ein Klick auf eine fremde Galaxie zeigt sie groß.
howto-made = Gedrucktes und Eigenes
howto-made-text = Aus dem veröffentlichten Spiel stammen die Zahl der Teile, die Arten der Karten, die Preise der Zähler, vier Sternbilder mit sechs Feldern, fünf helle Felder und fünf Bahnen. Die Anordnung der Bretter, Längen und Werte der Leisten, sechs persönliche und zwei gemeinsame Aufgaben und die Punkte der meisten gemeinsamen sind von uns, so gemacht, dass jeder Satz der Regeln gilt; ebenso die Zeichnungen.
howto-picture-time = Ein Sternhaufen mit acht Strahlen; seine Uhr geht drei Strahlen weiter zu einem roten Stern
howto-picture-place = Eine Galaxie mit vier Sternen; fünf Felder für einen roten Stern leuchten
howto-picture-strip = Eine Leiste mit drei Schwarzen Löchern, 7 Punkte wert
