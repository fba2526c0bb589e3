## Ein neuer Tisch

new-clock-help = Ist der Sand durchgelaufen, ist der Zug verloren, und Bob spielt stattdessen.

## Der große Knopf

act-roll = Würfeln
act-reroll = Noch einmal würfeln
act-pass = Verfallen lassen
act-place = Stern legen
act-take = Diesen Stern nehmen
act-put = Hier ablegen
gain = { $count ->
    [2] du gewinnst
   *[other] +1
}

## Der Würfel

clusters-your-turn = Du bist am Zug
clusters-your-turn-named = { $name }: du bist am Zug
clusters-turn-of = { $name }
clusters-over = Das Spiel ist aus
clusters-numbers = { $face } oder { $couple }
clusters-opens = { $count ->
    [one] Der letzte Stern vor dem ersten Zug kommt auf ein beliebiges freies Feld.
   *[other] Vor dem ersten Zug kommen noch { $count } Sterne auf beliebige freie Felder.
}
clusters-opening = { $count ->
    [one] Lege den letzten Stern vor dem ersten Zug auf ein beliebiges freies Feld.
   *[other] Lege einen Stern auf ein beliebiges freies Feld: { $count } kommen noch vor dem ersten Zug.
}
clusters-roll = Würfle.
clusters-rolls = Würfelt gleich.
clusters-place = Lege einen Stern dorthin, wo genau so viele Sterne daneben liegen.
clusters-no-cell = Kein Feld passt zu diesen Zahlen.
clusters-none = { $reroll ->
    [1] Würfle noch einmal oder lass verfallen: Kein Feld passt zu diesen Zahlen.
   *[0] Lass verfallen: Kein Feld passt zu diesen Zahlen.
}
clusters-empty = { $reroll ->
    [1] Würfle noch einmal oder lass verfallen: Kein Stern ist übrig.
   *[0] Lass verfallen: Kein Stern ist übrig.
}
clusters-take = Wieder dasselbe Paar: Verschiebe einen Stern auf ein Feld daneben.
clusters-put = Lege den Stern auf ein freies Feld daneben.
clusters-zero = Lege einen Stern auf ein beliebiges freies Feld.
clusters-bob-row = Bob würfelt { $number }: die Zeile
clusters-bob-column = Bob würfelt { $number }: die Spalte
clusters-moon-row = Der Mond: Zeile { $number }
clusters-moon-column = Der Mond: Spalte { $number }
clusters-star-row = Der erste Stern: Zeile { $number }
clusters-star-column = Der erste Stern: Spalte { $number }
clusters-reroll = Noch einmal würfeln
clusters-pass = Verfallen lassen
clusters-left = { $count } s
clusters-seconds = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
clusters-late = Die Zeit ist um: Bob spielt!
clusters-sand = Der Sand läuft noch
clusters-sand-then = Dann ist { $name } am Zug.
clusters-sand-then-you = Dann bist du am Zug.

## Sternbilder

clusters-yours = Dein Sternbild
clusters-count = { $have } von { $need }
clusters-then = { $have } von { $need }, dann { $then }
clusters-of = { $have } von { $need }
clusters-card = { $card }, { $colour }, Schwierigkeit { $rating } von 3
clusters-look = { $name }: { $card }, höchstens { $have } von { $need } Sternen. Zeigen, wo.
clusters-unpin = Das Sternbild von { $name } nicht mehr zeigen
clusters-wins-other = Mit diesem Stern gewinnt { $name }!
clusters-now = ist am Zug
clusters-next = als Nächstes
clusters-wins = gewinnt
clusters-tab-sky = Himmel
clusters-tab-cards = Karten

## So wird gespielt

howto-aim = Worum es geht
howto-aim-text = Alle haben ein Sternbild auf einer Karte und suchen es an einem gemeinsamen Himmel. Dort gehen Sterne auf, einer nach dem anderen, und sie gehören niemandem. Sobald dein Sternbild ganz am Himmel steht, gewinnst du, auch wenn jemand anders den letzten Stern gelegt hat.
howto-figure = Dein Sternbild
howto-figure-text = Es darf überall stehen, um ein, zwei oder drei Viertel gedreht und auch gespiegelt. Andere Sterne ringsum schaden nicht. Über den Rand des Himmels geht aber nichts weiter.
howto-roll = Würfeln
howto-roll-text = Die Zahl oben ist mit einer anderen verbunden: 1 mit 5, 2 mit 6, 3 mit 7, 4 mit 8. Du hast also beide gewürfelt und benutzt eine davon.
howto-place = Einen Stern legen
howto-place-text = Dein Stern kommt auf ein freies Feld, neben dem, über eine Seite oder eine Ecke, genau so viele Sterne liegen. Hier sind 6 und damit 2 gefallen: Die Felder mit zwei Sternen daneben leuchten.
howto-again = Noch einmal würfeln
howto-again-text = Du darfst einmal neu würfeln und gibst das erste Paar dafür auf. Kommt dasselbe Paar noch einmal, verschiebst du stattdessen einen Stern: einen beliebigen am Himmel, auf ein freies Feld daneben. Passt kein Feld zum ersten Paar, würfle neu oder lass den Zug verfallen; passt keines zum zweiten, ist der Zug verloren. Sonst darf man nicht aussetzen.
howto-moon = Der Mond
howto-moon-text = Der Mond nimmt sein Feld aus dem Spiel: Kein Stern kommt dorthin, neben anderen Feldern zählt es als leer, und es gehört zu keinem Sternbild. Er bewegt sich nie.
howto-start = Der Anfang
howto-start-text = Die Karten werden nach ihrer Schwierigkeit verteilt: Wer anfängt, bekommt die schwerste. Zwei Würfe setzen den Mond, zu viert zwei weitere einen ersten Stern. Dann legen alle, vom Letzten bis zum Ersten, Sterne, wohin sie wollen: zu zweit je drei, zu dritt je zwei, sonst je einen.
howto-bob = Bob
howto-bob-text = Zu zweit kommt ein Dritter dazu: Bob. Vor jedem Zug schicken ihn zwei Würfe in eine Zeile und eine Spalte, und ist das Feld frei, kommt sein Stern dorthin, was auch daneben liegt. Sein Stern kann einem von euch den Sieg bringen.
howto-time = Gegen die Sanduhr
howto-time-text = Wer das Spiel kennt, spielt mit 20 Sekunden je Zug (zu zweit mit 25) oder mit einer anderen Zeit. Ist der Sand durchgelaufen, ist der Zug verloren, und Bob spielt stattdessen.
howto-more = Andere Spielweisen
howto-more-text = Lila Sternbilder sind die leichtesten, gelbe haben mehr Sterne, grüne sind sperrige Figuren des wirklichen Himmels; Neulinge können mit Lila gegen Grün spielen. Ohne Zufall würfelst du nicht: Ein Stern kommt auf ein beliebiges freies Feld, und keiner wird verschoben; zu zweit wird für Bob weiter gewürfelt. Und im Aussehen „Leuchten“ spielt man im Dunkeln.
howto-end = Das Ende
howto-end-text = Vollendet ein Stern mehrere Sternbilder, gewinnen alle gemeinsam, denen sie gehören. Sind die 59 Sterne aufgebraucht, wird die Runde nur noch mit Verschieben zu Ende gespielt; steht auch dann kein Sternbild, endet es unentschieden.
howto-screen = Auf diesem Brett
howto-screen-text = Was du tun darfst, leuchtet golden: mit ganzer Linie die Felder für die Zahl oben, gestrichelt die für die andere. Ein Klick oder Tippen wählt aus und zeigt, was es bringt; ein weiterer, oder Enter, führt es aus. Mit Tab und den Pfeiltasten kommst du überallhin. Zeige auf die Karte eines Spielers oder tippe sie an, um zu sehen, wo sein Sternbild am weitesten ist.
howto-made = Gedruckt und von uns
howto-made-text = Der Plan, die 59 Sterne, der Mond, die Sanduhr, das Paar 2 und 6, die Zahlen der Sterne am Anfang und die Schwierigkeiten der Karten für vier Spieler stammen aus dem veröffentlichten Spiel von Albi. Die drei anderen Paare, die Schwierigkeiten für andere Spielerzahlen und alle 45 Sternbildkarten sind von uns, nach der Beschreibung der Spielregel gemacht und in vielen tausend Spielen erprobt.
howto-picture-figure = Die Karte Schmetterling
howto-picture-stands = Dasselbe Sternbild am Himmel, gedreht und mit anderen Sternen ringsum
howto-picture-roll = Der Würfel zeigt 6, verbunden mit 2
howto-picture-place = Der Himmel mit dem Mond; Felder mit zwei Sternen daneben leuchten
