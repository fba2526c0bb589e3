## Der Hauptknopf

act-side = Diese Seite nehmen
act-name = Größe { $size } nennen
act-seven = Diese Sieben nehmen
act-lay = Hier anlegen
act-keep = Dieses Stück behalten
act-leave = Diesen Stern weglassen
act-confirm = Zeichnen
act-nothing = Nichts zeichnen

## Was jetzt zu tun ist

sky-round = Runde { $round } von { $last }
sky-over = Das Spiel ist aus
sky-wait = Du hast gewählt
sky-wait-help = Die anderen wählen noch.
sky-choose-sides = Wähle deinen ersten Stern
sky-help-sides = Eine Seite deiner Startkarte zählt in der ersten Runde.
sky-name-size = Nenne eine Größe
sky-help-name = Alle decken eine Karte dieser Größe auf.
sky-names-size = { $name } nennt eine Größe
sky-choose-sevens = Nimm eine deiner Siebenen
sky-help-sevens = Beide liegen verdeckt.
sky-lay = Lege { $name } an
sky-lay-help = Bewege das Muster über den Himmel und drehe es.
sky-keep = Behalte ein Stück
sky-keep-help = Was vom Muster bleibt, ist zerfallen. Nur ein Stück davon kann gezeichnet werden.
sky-draw = Zeichne { $name }
sky-uncross = Löse die Kreuzungen auf
sky-crossing = { $count ->
    [one] Eine Linie kreuzt eine ältere: Lass einen Stern an einem ihrer Enden weg.
   *[other] { $count } Linien kreuzen ältere: Lass bei jeder einen Stern an einem Ende weg.
}
sky-out = { $count ->
    [one] Ein Stern bleibt weg.
   *[other] { $count } Sterne bleiben weg.
} { $crossed ->
    [0] Das kostet keinen verblassenden Stern.
    [one] Das kostet einen verblassenden Stern.
   *[other] Das kostet { $crossed } verblassende Sterne.
}
sky-all-fit = Alle Sterne werden gezeichnet.
sky-leave-help = Drücke auf einen Stern, um ihn wegzulassen.
sky-drawn = { $name } ist gezeichnet
sky-draws-nothing = Du zeichnest diese Runde nichts
sky-done-help = Die Zeichnungen werden gezeigt, sobald alle entschieden haben.

## Der Himmel

sky-yours = Dein Himmel
sky-of = Himmel: { $name }
sky-look = { $name }: { $count } Punkte. { $doing } Diesen Himmel groß zeigen.
sky-back = Zurück zu meinem
sky-pattern = Das Muster in deiner Hand
sky-sketch = Das Muster, wie es liegt
sky-turn = Drehen
sky-nothing = Nichts zeichnen
sky-closer = Näher
sky-all = Den ganzen Himmel zeigen
sky-tab-sky = Himmel
sky-tab-cards = Karten
sky-tab-others = Andere
sky-tab-ranks = Ränge

## Karten

sky-observatory = Sternwarte
sky-this-round = diese Runde
sky-last-round = letzte Runde
sky-start-card = Startkarte
sky-no-card = noch keine Karte
sky-sides = Die zwei Seiten deiner Startkarte
sky-sizes = Verdeckte Karten nach Größe
sky-sevens = Deine zwei verdeckten Siebenen
sky-card = { $name }: { $size } Sterne. { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} für jeden { $type ->
    [red] roten
    [white] weißen
    [yellow] gelben
   *[blue] blauen
} Stern.
sky-corner = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} für jeden { $type ->
    [red] roten
    [white] weißen
    [yellow] gelben
   *[blue] blauen
} Stern
sky-type = { $type ->
    [red] rot
    [white] weiß
    [yellow] gelb
   *[blue] blau
}

## Punkte

sky-equation = { $top } für Sterne der Karte dieser Runde, { $low } für Sterne der letzten, { $lines } für Linien dazwischen: zusammen { $points }
sky-equation-none = noch keine Punkte
sky-rounds = Punkte nach Runden
sky-fading = Verblassende Sterne, je 3 Punkte
sky-fading-count = Verblassende Sterne übrig: { $left }{ $going ->
    [0] {""}
   *[other] , davon würden gestrichen: { $going }
}
sky-sun = um die Sonne
sky-ecliptic = über die Ekliptik
sky-rim = am Rand

## Die Spieler

sky-names = nennt eine Größe
sky-waits = wartet
sky-draws = zeichnet
sky-has-drawn = hat gezeichnet
sky-chooses = wählt
sky-has-chosen = hat gewählt
sky-sheet = Alle Punkte
sky-player = Spieler
sky-total = Summe
sky-place = Platz { $place }

## Allein

sky-solo = Allein unter Sternen
sky-solo-now = Punkte, wenn jetzt Schluss wäre
sky-solo-result = Punkte
sky-solo-help = In den Runden I, III und V deckt der Zufall eine Karte auf, in den anderen nennst du die Größe.
sky-rank = { $rank ->
    [0] Freund der Astronomie
    [1] Angehender Astronom
    [2] Liebhaber des Nachthimmels
    [3] Entdecker des Nachthimmels
   *[4] Würdiger Erbe des Kopernikus
}

## Angebote

sky-offer-lay = Anlegen { $turn ->
    [0] wie gedruckt
    [1] nach links gedreht
    [2] auf dem Kopf
   *[3] nach rechts gedreht
}, { $steps ->
    [0] um die Sonne
    [one] auf { $hour } Uhr, einen Schritt von der Sonne
   *[other] auf { $hour } Uhr, { $steps } Schritte von der Sonne
}.
sky-offer-leave = Den { $type ->
    [red] roten
    [white] weißen
    [yellow] gelben
   *[blue] blauen
} Stern auf { $hour } Uhr weglassen, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} von der Sonne.
sky-offer-keep = Das Stück aus { $count ->
    [one] einem Stern behalten:
   *[other] { $count } Sternen behalten, dabei
} der { $type ->
    [red] rote
    [white] weiße
    [yellow] gelbe
   *[blue] blaue
} auf { $hour } Uhr, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} von der Sonne.

## So wird gespielt

howto-aim = Das Ziel
howto-aim-text = Alle zeichnen Sternbilder auf ihre eigene Sternkarte, in jeder von sechs Runden eines. Ein Sternbild zählt für die Sterne, durch die es geht, und am Ende noch einmal für seinen Platz am Himmel. Wer die meisten Punkte hat, gewinnt.
howto-map = Der Himmel
howto-map-text = Deine Karte ist eine Scheibe mit 100 Sternen, und dein Brett ist ein Fenster darauf: Nur der obere Teil ist zu sehen, und nur dort kannst du zeichnen. In der Mitte scheint die Sonne; die gestrichelte Linie ist die Ekliptik. Manche Sterne sind von Staub umgeben, die um die Sonne und die am Rand. Es gibt vier Arten von Sternen; jede Farbe hat ihre eigene Zahl von Strahlen.
howto-card = Die Karten
howto-card-text = Eine Karte zeigt ein Sternbild: so viele Sterne, genau so durch Linien verbunden. Ihre Ecke nennt eine Art von Stern und was er wert ist. Du hast sieben verdeckte Karten: je eine der Größen 5, 6, 8, 9 und 10 und zwei Siebenen. Dazu kommt eine Startkarte mit zwei Seiten; am Anfang wählen alle eine davon.
howto-choose = Eine neue Karte
howto-choose-text = Jede Runde nennt der erste Spieler eine Größe; in Runde I ist es, wer auf dem ersten Platz sitzt. Alle decken eine Karte dieser Größe auf; bei der ersten Sieben nimmt jeder ungesehen eine von zweien. Die neue Karte kommt in deiner Sternwarte obenauf. Darunter liegt die Karte der letzten Runde, und ihre Ecke zählt noch; in der ersten Runde ist das die Startkarte. Ältere Karten zählen nicht mehr.
howto-draw = Zeichnen
howto-draw-text = Jetzt zeichnen alle zugleich. Lege das Muster auf Sterne, die ganz in deinem Fenster liegen. Du darfst es um Vierteldrehungen drehen, aber nie spiegeln. Jeder Stern gehört nur zu einem Sternbild, Linien dürfen sich nicht kreuzen, und die Sonne ist kein Stern. Niemand sieht die anderen Zeichnungen, bevor alle entschieden haben.
howto-fading-text = Du musst nicht alles zeichnen. Du darfst Sterne weglassen, wenn der Rest zusammenhängt, oder gar nichts zeichnen; hier fehlt dem Hasen ein Stern. Doch jeder weggelassene Stern streicht einen deiner sieben verblassenden Sterne. Die übrigen bringen am Ende je 3 Punkte. Sind alle sieben gestrichen, kostet Weglassen nichts mehr.
howto-score = Punkte der Runde
howto-score-text = Schau auf die zwei Ecken in deiner Sternwarte. Jeder Stern von der Art der oberen Karte bringt deren Wert, jeder Stern von der Art der unteren Karte deren Wert. Und jede Linie, die einen von den ersten mit einem von den zweiten verbindet, bringt beide Werte zusammen. Zeigen beide Ecken dieselbe Art, zählen ihre Sterne für beide, und eine Linie zählt zwischen zweien davon.
howto-score-example = Hier zählt die obere Karte 2 für Rot und die untere 1 für Weiß. Die Zeichnung hat 2 rote und 3 weiße Sterne, das macht 4 und 3. Drei Linien verbinden Rot mit Weiß, und jede bringt 3: zusammen 16 Punkte.
howto-turn = Der Himmel dreht sich
howto-turn-text = Nach der Runde drehen sich alle Scheiben um ein Sechstel, und andere Sterne kommen ins Fenster. Was gezeichnet ist, bleibt, auch wo die Kante es jetzt verdeckt. Wer am wenigsten bekam, wird erster Spieler; sind es mehrere, dann wer links vom bisherigen ersten Spieler am nächsten sitzt.
howto-end = Das Ende
howto-end-text = Nach sechs Runden werden die Punkte aller Runden zusammengezählt, und dazu kommen:
howto-end-fading = 3 Punkte für jeden verblassenden Stern, der übrig ist
howto-end-sun = 1 Punkt für jeden Stern um die Sonne in deinen Sternbildern
howto-end-ecliptic = 2 Punkte für jede Linie über die Ekliptik
howto-end-rim = 3 Punkte für jeden Stern mit Staub am Rand in deinen Sternbildern
howto-end-example = Auf diesem Himmel sind 7 Sterne um die Sonne, 8 Linien über die Ekliptik und 3 Sterne am Rand: Das macht 7, 16 und 9 Punkte mehr.
howto-end-tie = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer weniger verblassende Sterne gestrichen hat; ist auch das gleich, wird der Sieg geteilt.
howto-solo = Allein
howto-solo-text = In den Runden I, III und V deckt der Zufall eine deiner Karten auf; in den anderen nennst du die Größe. Am Ende geben dir deine Punkte einen Rang:
howto-screen = Auf diesem Brett
howto-screen-text = Das Muster hängt an der Maus und rastet ein, wo es liegen kann; die Zahlen zeigen, was es brächte. Das Rad oder R dreht es, Umschalt und R andersherum. Ein Klick legt es hin. Dann lässt ein Druck auf einen Stern diesen weg, und der goldene Knopf zeichnet das Sternbild; bis alle entschieden haben, kannst du es noch zurücknehmen. Mit der Tastatur: Pfeile bewegen das Muster, Enter legt und zeichnet, danach gehen die Pfeile von Stern zu Stern, und Entf lässt einen weg. Auf dem Telefon ziehst du das Muster mit dem Finger und drehst es mit dem Knopf oder mit zwei Fingern; die kleine Karte zeigt den ganzen Himmel. Ein Klick auf einen anderen Himmel zeigt ihn groß.
howto-made = Gedruckt und von uns
howto-made-text = Die Zahl der Karten und ihre Größen, die vier Arten von Sternen, die sieben verblassenden Sterne, alle Werte am Ende, die Ränge und der Name Lepus (Hase) stehen in der Anleitung des erschienenen Spiels von Łukasz Szopka. Bekannt ist auch, dass die Sterne auf einem quadratischen Gitter liegen, ihre vier Farben und die Drehung um ein Sechstel. Welcher Stern wo steht, der Staub, die Ekliptik, die Kante des Fensters, die Muster und die Ecken der Karten sind von uns. Die Zeichnungen auch.
howto-picture-map = Der Himmel im Fenster in Runde I
howto-picture-card = Die Karte Hase: sieben Sterne, 2 Punkte für jeden roten
howto-picture-fading = Der Hase auf der Karte, einer seiner Sterne ist weggelassen
howto-picture-score = Großer Bär auf zwei roten und drei weißen Sternen, drei Linien zwischen Rot und Weiß
howto-picture-before = Kassiopeia in Runde I
howto-picture-after = Derselbe Himmel eine Runde später, um ein Sechstel gedreht
howto-picture-end = Die ganze Scheibe mit sechs Sternbildern
