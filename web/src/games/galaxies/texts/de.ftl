## The main button

act-keep = Diese Mission behalten
act-activate = Aktivieren
act-mark = Würfel nehmen
act-roll = Würfeln
act-spend = Würfel abgeben
act-turn = Würfel drehen
act-end = Zug beenden
act-follow = Folgen
act-pass = Nicht folgen
act-never = Nie in diesem Zug
act-force = Neuwurf erzwingen
act-let = Gelten lassen
act-upgrade = Ausbauen
act-use = Planet nutzen
act-decline = Nicht nutzen
act-ship = Dieses Schiff
act-go = Hierher fliegen
act-advance = Vorrücken
act-back = Zurücksetzen
act-push = Zurückdrängen
act-rob = Hier nehmen
act-swap = Tauschen
act-replace = Ersetzen
act-recall = Heimrufen
act-gain = Erhalten
act-shift = Bahn wechseln
act-choose = Diese Seite nehmen
act-give = Abgeben

## Dice

face-move = Schiff bewegen
face-energy = Energie
face-culture = Kultur
face-diplomacy = Diplomatie
face-economy = Wirtschaft
face-colony = Kolonie
galaxies-your-dice = Deine Würfel
galaxies-dice-of = Würfel: { $name }
galaxies-in-hand = { $face }, in der Hand
galaxies-no-dice = keine mehr
galaxies-bay = Aktivierungsfeld
galaxies-used = { $face }, genutzt
galaxies-converter = Umwandler
galaxies-spent = { $face }, abgegeben

## Planets and mats

galaxies-row = Planeten
galaxies-planet = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $spaces ->
    [one] 1 Zahlenfeld
   *[other] { $spaces } Zahlenfelder
}
galaxies-gap = Für diesen Platz ist kein Planet mehr da.
galaxies-deck = { $count ->
    [0] Im Stapel ist kein Planet mehr.
    [one] Im Stapel ist noch ein Planet.
   *[other] Im Stapel sind noch { $count } Planeten.
}
galaxies-you = Du
galaxies-mat = Galaxie: { $name }
galaxies-dice = { $count } Würfel
galaxies-abstains = folgt nicht
galaxies-level = Imperium auf Stufe { $level }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
galaxies-home = { $count ->
    [0] Kein Schiff daheim
    [one] 1 Schiff daheim
   *[other] { $count } Schiffe daheim
}
galaxies-colony = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: Was kann er?
effect-energy = { $count } Energie für jedes Folgen
effect-culture = { $count } Kultur für jedes Folgen
effect-price = Folgen kostet { $count }
galaxies-last-round = letzte Runde
galaxies-choose-first = Wähle dies, dann eines von { $count }
galaxies-back = Zurück
galaxies-over = Das Spiel ist aus
galaxies-tab-planets = Planeten
galaxies-tab-mats = Galaxien
amount-energy = Energie: { $count } von { $most }
amount-culture = Kultur: { $count } von { $most }
mission-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
mission-tied = bei Gleichstand { $count }
mission-secret = Geheime Mission
mission-done-now = { $count ->
    [one] derzeit 1 Punkt
   *[other] derzeit { $count } Punkte
}
mission-open = noch nicht erfüllt

## The question of the moment

ask-missions = Behalte eine deiner zwei Missionen.
ask-turn = { $dice ->
    [0] Alle deine Würfel sind genutzt.
   *[other] Aktiviere einen Würfel.
}
ask-reroll = Welche Würfel wirfst du neu?
ask-spend = Welche zwei Würfel gibst du ab?
ask-converter = Welchen Würfel gibst du noch ab?
ask-turn_die = Welchen Würfel drehst du, und auf welche Seite?
ask-follow = { $name }: { $face }. { $price ->
    [0] Folgst du kostenlos?
   *[other] Folgst du?
}
ask-rogue = { $name } hat geworfen: { $face }.
ask-colony = Nutze eine Kolonie oder baue dein Imperium aus.
ask-land = Du bist auf { $planet } gelandet. Nutzt du ihn?
ask-ship = { $left ->
    [2] Welches Schiff fliegt zuerst?
   *[other] Welches Schiff fliegt?
}
ask-go = Wohin fliegt das Schiff?
ask-advance = Welches Schiff rückt { $steps } vor?
ask-back = Welches deiner Schiffe rückt { $steps } zurück?
ask-push = { $left ->
    [2] Welche zwei Schiffe drängst du zurück?
   *[other] Welches Schiff drängst du { $steps } zurück?
}
ask-rob = Wem nimmst du etwas weg?
ask-swap = Wie viel tauschst du?
ask-replace = Welcher Planet macht einem neuen Platz?
ask-recall = Welches Schiff rufst du heim?
ask-gain = Was erhältst du?
ask-shift = Welches Schiff wechselt die Bahn, und wohin?
ask-choose = Welche Seite nutzt du?
ask-row = Welchen Planeten der Reihe nutzt du?
ask-borrow = Wessen Kolonie nutzt du?
ask-upgrade = Wie bezahlst du den Ausbau?
ask-give = Was gibst du ab?
watch-choice = { $name } wählt.
watch-missions = Alle wählen eine Mission.
follow-brings = { $what ->
    [energy] Das brächte dir { $count } Energie.
   *[culture] Das brächte dir { $count } Kultur.
}
do-follow = { $price ->
    [0] Kostenlos folgen
   *[other] Folgen für { $price }
}
do-pass = Nicht folgen
do-never = Nie in diesem Zug
do-end = Zug beenden
do-force = Neuwurf für 1 Energie und 1 Kultur
do-let = Gelten lassen
do-decline = Nicht nutzen
do-use = Nutzen
do-roll = Würfeln
do-reroll = { $price ->
    [0] Neu werfen, kostenlos
   *[other] Neu werfen für { $price } Energie
}
do-roll-again = { $count ->
    [0] Wähle Würfel
   *[other] { $count } Würfel neu werfen
}{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Energie
}
do-convert = Umwandler
timer-off = auf mich warten
timer-seconds = { $seconds } s
timer-about = { $seconds ->
    [0] Fragen warten auf dich. Drücke, damit sie nach 10 Sekunden von selbst vergehen.
   *[other] Fragen vergehen nach { $seconds } Sekunden von selbst. Drücke zum Ändern.
}

## The rogue galaxy

rogue-rolls = { $name } würfelt
rogue-left = { $count ->
    [one] noch 1 Würfel
   *[other] noch { $count } Würfel
}
rogue-extra = Zusatzzug
rogue-used = in diesem Zug genutzt
rogue-fewer = { $count ->
    [one] du wirfst 1 Würfel weniger
   *[other] du wirfst { $count } Würfel weniger
}
rogue-move = Sie schickt ein Schiff zum ersten Planeten, auf dessen Bahn sie noch keines hat.
rogue-energy = Sie erhält Energie für ihre Schiffe.
rogue-culture = Sie erhält Kultur für ihre Schiffe.
rogue-diplomacy = Alle ihre Schiffe auf Diplomatiebahnen rücken 1 vor.
rogue-economy = Alle ihre Schiffe auf Wirtschaftsbahnen rücken 1 vor.

## The end and the order of play

sheet-planets = Planeten
sheet-empire = Imperium
sheet-mission = Mission
sheet-total = Punkte
sheet-stock = Energie + Kultur
order-turn = am Zug
order-asked = wird gefragt
order-waits = wartet
order-elder = hatte zuerst 21
order-choosing = wählt eine Mission
order-ready = hat eine Mission
order-rank = Platz { $rank }

## How to play

howto-aim = Das Ziel
howto-aim-text = Deine Galaxie ist zu klein geworden. Schicke Schiffe zu neuen Planeten, besiedle sie und baue dein Imperium aus. Planeten und Imperium bringen Punkte. Wer zuerst 21 hat, löst das Ende aus; wer dann die meisten Punkte hat, gewinnt.
howto-planet = Ein Planet
howto-planet-text = Oben stehen sein Name und die Punkte, die er bringt. Um ihn läuft seine Bahn, vom Punkt über die Zahlen bis zum Symbol: Sprechblase für Diplomatie, Balken für Wirtschaft. Unten steht, was er erzeugt: Energie (der Blitz) oder Kultur (der Tempel). Der Satz sagt, was der Planet für dich tut.
howto-turn = Dein Zug
howto-turn-text = Du wirfst so viele Würfel, wie die Stufe deines Imperiums gibt, am Anfang vier. Dann aktivierst du sie einzeln in beliebiger Reihenfolge. Du musst nicht alle nutzen. Jede Seite ist eine Aktion:
howto-face-move = Bewege ein Schiff zu einem anderen Planeten oder heim. Es landet auf der Oberfläche und du darfst den Planeten gleich nutzen, oder es beginnt seine Bahn beim Punkt.
howto-face-energy = Erhalte 1 Energie für jedes deiner Schiffe auf einem Energieplaneten oder auf seiner Bahn und für jedes daheim. Mehr als 7 Energie kannst du nicht haben.
howto-face-culture = Erhalte 1 Kultur für jedes deiner Schiffe auf einem Kulturplaneten oder auf seiner Bahn. Mehr als 7 Kultur kannst du nicht haben.
howto-face-diplomacy = Eines deiner Schiffe auf einer Diplomatiebahn rückt 1 vor.
howto-face-economy = Eines deiner Schiffe auf einer Wirtschaftsbahn rückt 1 vor.
howto-face-colony = Nutze eine deiner Kolonien oder baue dein Imperium aus.
howto-move = Schiffe
howto-move-text = Ein Flug führt immer auf eine andere Karte. Auf einem Planeten darfst du ein Schiff auf der Oberfläche und eines auf der Bahn haben; fremde Schiffe stören nicht. Ein Schiff, das eine Bahn verlässt, verliert seinen Fortschritt. Hier ist die Sonne gelandet, der Komet steht auf Feld 2 und der Ringplanet auf dem Punkt.
howto-colony = Kolonien
howto-colony-text = Ein Schiff, das das Symbol erreicht, kolonisiert den Planeten: Die Karte gehört dir, alle Schiffe darauf kehren heim, und ein neuer Planet nimmt seinen Platz ein. Von da an hast du seine Punkte und darfst mit der Kolonieseite seine Aktion nutzen. Eine Kolonie erzeugt weder Energie noch Kultur.
howto-empire = Das Imperium
howto-empire-text = Ein Ausbau kostet so viel, wie die nächste Stufe als Zahl hat, alles in Energie oder alles in Kultur. Er bringt Punkte und abwechselnd einen Würfel oder ein Schiff. Ein neues Schiff ist sofort da, ein neuer Würfel ab deinem nächsten Zug.
howto-again = Würfel, die nicht passen
howto-again-text = Du darfst beliebige inaktive Würfel neu werfen: einmal pro Zug kostenlos, danach jedes Mal für 1 Energie. Und einmal pro Zug gibt es den Umwandler: Zwei inaktive Würfel werden abgegeben, ein dritter wird auf eine beliebige Seite gedreht.
howto-follow = Folgen
howto-follow-text = Nach jedem genutzten Würfel werden die anderen der Reihe nach gefragt: Für 1 Kultur darf jeder dieselbe Seite auch nutzen. Du folgst der Seite, nicht der Wahl. Willst du nicht gefragt werden, wähle „Nie in diesem Zug“.
howto-mission = Geheime Missionen
howto-mission-text = Am Anfang bekommen alle zwei Missionen und behalten eine. Sie wird erst nach dem Ende gezeigt und bringt Punkte, wenn sie dann erfüllt ist. Zu zweit werden Missionen, die Spieler vergleichen, nicht ausgeteilt.
howto-end = Das Ende
howto-end-text = Hat jemand 21 Punkte aus Planeten und Imperium, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Dann werden die Missionen gezeigt. Die meisten Punkte gewinnen; bei Gleichstand die meiste Energie und Kultur zusammen, sonst wird der Sieg geteilt.
howto-solo = Allein gegen eine Schurkengalaxie
howto-solo-text = Du spielst gegen eine von fünf Schurkengalaxien, vom Anfänger bis episch; Missionen gibt es nicht. Sie wirft ihre Würfel einzeln. Die Rakete schickt ein Schiff zum ersten Planeten von links, auf dessen Bahn sie noch keines hat; Sprechblase und Balken rücken alle ihre Schiffe auf solchen Bahnen vor; Blitz und Tempel füllen ihren Vorrat, wobei ihre Schiffe daheim Energie und Kultur bringen; die Kolonieseite ist ein Angriff auf dich. Ein Würfel, den sie nicht nutzen kann, wird beiseitegelegt; ihm kannst du nicht folgen.
howto-rogue-text = Bevor ein Würfel wirkt, darfst du 1 Energie und 1 Kultur zahlen, damit er neu geworfen wird, auch mehrmals. Danach darfst du für 1 Kultur folgen. Ist ihre Energie am Ende ihres Zuges voll, steigt ihr Imperium; ist ihre Kultur voll, hat sie einen Zusatzzug mit drei Würfeln. Sie gewinnt mit 21 Punkten oder wenn ihr Imperium den Totenkopf erreicht; du gewinnst mit 21.
howto-screen = Auf diesem Brett
howto-screen-text = Was du tun darfst, leuchtet golden. Ein Klick oder Tippen wählt und zeigt, was geschähe; ein zweites Mal oder Enter führt es aus. Einen Würfel kannst du auch auf das Aktivierungsfeld ziehen. Mit Tab und den Pfeiltasten kommst du überallhin. Was keinen eigenen Stein hat, steht als Knopf unter den Würfeln.
howto-made = Gedruckt und von uns
howto-made-text = Die 40 Planeten, die 12 Missionen, die Würfel, die Leiste des Imperiums und die Angriffe der fünf Schurkengalaxien stammen aus dem veröffentlichten Spiel von Scott Almes. Von uns sind die Zahlen dreier Schurkengalaxien, weil wir keine Quelle dafür fanden: Würfel, Punkte und Vorräte von Rothkel, Hades und Gamelyn. Auch von uns: Zendica nimmt dir höchstens einmal pro Zug einen Würfel, und die Mission Umkreiser bedeutet, dass alle deine Schiffe auf Bahnen sind. Die Sätze auf den Karten, die Zeichnungen und die Embleme sind ebenfalls von uns.
howto-later = Einige Planeten wurden in späteren Auflagen neu gefasst. Ob das gilt, wählst du beim Öffnen des Tisches.
howto-picture-planet = Ein Planet, dessen Bahn { $spaces } Zahlen hat, { $ships ->
    [0] ohne Schiffe
   *[other] mit { $ships } Schiffen
}
howto-picture-faces = Die sechs Seiten eines Würfels
howto-picture-empire = Die sechs Stufen des Imperiums mit ihren Punkten
howto-picture-dice = Drei Würfel, die noch zu nutzen sind, einer im Aktivierungsfeld und zwei, die für den Umwandler ausgegeben sind
