title = Tiny Epic Galaxies
about = Schicke Schiffe zu Planeten, nutze oder kolonisiere sie mit Würfeln, folge den Aktionen anderer und führe dein Imperium zu 21 Punkten.

option-later_printing = Spätere Auflage
option-later_printing-help = sechs Planeten, wie sie später gedruckt wurden: Mared, Helios, ANDELLOUXIAN-6, Gort, CLJ-0517 und La-Torres
option-rogue = Schurkengalaxie
option-rogue-help = allein: dein Gegner, vom leichtesten bis zum schwersten; was jede von ihnen tut, steht in Kapitel 11 der Regeln
option-is-artemis = Artemis, für Einsteiger
option-is-rothkel = Rothkel, leicht
option-is-zendica = Zendica, mittel
option-is-hades = Hades, schwer
option-is-gamelyn = Gamelyn, episch

## Würfel, Ressourcen, Orte

face = { $face ->
    [move] Schiff bewegen
    [energy] Energie
    [culture] Kultur
    [diplomacy] Diplomatie
    [economy] Wirtschaft
   *[colony] Kolonie nutzen
}
dice-of-face = { $count } × { $face ->
    [move] Schiff bewegen
    [energy] Energie
    [culture] Kultur
    [diplomacy] Diplomatie
    [economy] Wirtschaft
   *[colony] Kolonie nutzen
}
energy = { $count } Energie
culture = { $count } Kultur
resource = { $resource ->
    [energy] Energie
   *[culture] Kultur
}
track = { $track ->
    [diplomacy] Diplomatie, { $spaces } + 1
   *[economy] Wirtschaft, { $spaces } + 1
}
at-home = deine Galaxie
    .from = aus der Heimatgalaxie
    .to = nach Hause
    .went = fliegt nach Hause
on-surface = die Oberfläche von { $planet }
    .from = von der Oberfläche von { $planet }
    .to = auf die Oberfläche von { $planet }
    .went = landet auf { $planet }
in-orbit = die Umlaufbahn von { $planet }
    .from = aus der Umlaufbahn von { $planet }
    .to = in die Umlaufbahn von { $planet }
    .went = fliegt in die Umlaufbahn von { $planet }
empty-place = leerer Platz { $place }
rogue = { $name }

## Was man tun darf

do-keep = Behalte die Mission { $mission }: { $mission-task }.
do-activate = Aktiviere einen Würfel: { $face }.
do-spend = Gib einen Würfel ab: { $face }.
do-mark = Nimm einen Würfel zum Neuwürfeln ({ $cost ->
    [0] kostenlos
   *[other] 1 Energie
}): { $face }.
do-roll = Wirf { $count ->
    [one] den Würfel
   *[other] { $count } Würfel
} { $cost ->
    [0] kostenlos
   *[other] für 1 Energie
} neu.
do-end = Beende deinen Zug.
do-follow = Folge { $price ->
    [0] kostenlos
   *[other] für { $price } Kultur
}: { $face }.
do-pass = Folge diesmal nicht.
do-never = Folge in diesem Zug nicht mehr.
do-force = Erzwinge für 1 Energie und 1 Kultur einen neuen Wurf: { $face }.
do-let = Lass diesen Würfel gelten: { $face }.
do-upgrade = Baue dein Imperium für { $cost } auf Stufe { $level } aus.
do-use = Nutze { $planet }. { $planet-action }
do-decline = Lande, ohne den Planeten zu nutzen.
do-ship = Bewege das Schiff { $spot-from }.
do-go = Fliege { $spot-to }.
do-advance = Rücke mit deinem Schiff bei { $planet } um { $steps } vor.
do-back = Rücke mit deinem Schiff bei { $planet } um { $steps } zurück.
do-push = Setze das Schiff von { $who } bei { $planet } um { $steps } zurück.
do-rob = Nimm { $what } von { $who }.
do-swap = Tausche { $what } in { $into }.
do-replace = Entferne { $planet } aus der Reihe.
do-recall = Rufe dein Schiff von { $planet } zurück.
do-gain = Erhalte { $what }.
do-shift = Versetze dein Schiff von { $start } auf dieselbe Zahl bei { $to }.
do-turn = Drehe einen Würfel von „{ $face }“ auf „{ $to }“.
do-choose = Führe aus: { $face }.
do-give = Gib { $what } ab.
brings = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Die Geschichte

told-kept = Du behältst die Mission { $mission }: { $mission-task }.
told-chosen = { $who } hat eine Mission gewählt.
told-turn = { $who } ist am Zug, mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}.
told-rolled = Gewürfelt: { $dice }.
told-activated = { $who } aktiviert einen Würfel: { $face }.
told-repeated = { $who } führt aus: { $face }.
told-reroll = { $who } wirft { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} neu{ $energy ->
    [0] .
   *[other] , für 1 Energie.
}
told-spent = { $who } gibt einen Würfel ab: { $face }.
told-turned = { $who } dreht einen Würfel von „{ $face }“ auf „{ $to }“.
told-moved = Ein Schiff von { $who } { $spot-went }.
told-advanced = { $who } rückt bei { $planet } auf { $end ->
    [1] das Symbol
   *[0] { $to }
} vor.
told-pushed = Ein Schiff von { $who } bei { $planet } muss zurück auf { $to ->
    [0] den Start
   *[other] { $to }
}.
told-shifted = Ein Schiff von { $who } wechselt zu { $planet }, auf { $end ->
    [1] das Symbol
   *[0] { $at ->
        [0] den Start
       *[other] { $at }
    }
}.
told-colonised = { $who } kolonisiert { $planet } und hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
told-revealed = Ein neuer Planet: { $planet }. { $planet-action }
told-removed = { $who } entfernt { $planet } aus der Reihe.
told-upgraded = { $skull ->
    [1] Das Imperium von { $who } erreicht den Totenkopf!
   *[0] Das Imperium von { $who } steigt auf Stufe { $level }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $ship ->
        [0] .
       *[other] , dazu ein neues Schiff.
    }
}
told-gained = { $who } erhält { $amounts }.
told-lost = { $who } gibt { $amounts } ab.
told-robbed = { $who } nimmt { $amounts } von { $victim }.
told-gave = { $who } zahlt { $amounts } an { $to }.
told-used = { $who } nutzt { $planet }.
told-declined = { $who } nutzt { $planet } nicht.
told-followed = { $who } folgt{ $price ->
    [0] {" "}kostenlos
   *[other] {" "}für { $price } Kultur
}: { $face }.
told-passed = { $who } folgt nicht.
told-abstained = { $who } folgt in diesem Zug nicht mehr.
told-forced = Ein neuer Wurf wird erzwungen statt: { $face }.
told-threw = Die Schurkengalaxie würfelt: { $face }{ $usable ->
    [0] , ohne Nutzen.
   *[other] .
}
told-attacked = Angriff auf Stufe { $level }: { $parts }.
told-extra = Die Schurkengalaxie hat einen Zusatzzug mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}.
told-ending = { $alone ->
    [1] { $who } hat 21 Punkte erreicht.
   *[0] { $who } hat 21 Punkte erreicht: Diese Runde ist die letzte.
}
told-dry = Kein Planet ist mehr da: Diese Runde ist die letzte.
told-unveiled = { $who } deckt die Mission { $mission } auf: { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
told-ended = Das Spiel ist zu Ende.

## Angriffe der Schurkengalaxie

attack-human_loses = du verlierst { $what }
attack-rogue_steals = die Schurkengalaxie nimmt dir { $what }
attack-rogue_steals_any = die Schurkengalaxie nimmt dir { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
} deiner Wahl
attack-rogue_gains = die Schurkengalaxie erhält { $what }
attack-human_ship_back = eines deiner Schiffe auf einer Bahn rückt { $count } zurück
attack-human_ships_back = alle deine Schiffe auf Bahnen rücken { $count } zurück
attack-rogue_ships_forward = alle Schiffe der Schurkengalaxie auf Bahnen rücken { $count } vor
attack-human_fewer_dice = du wirfst im nächsten Zug { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} weniger

## Was Karten tun

planet = { $name }
    .action = { $does }
does-both = { $first } { $then }
does-pay = Zahle { $stuff }.
does-gain = Erhalte { $stuff }.
does-follow-income = Bis zum Ende deines Zuges erhältst du { $stuff }, sooft jemand deinem Würfel folgt.
does-advance-own = Eines deiner Schiffe { $track ->
    [diplomacy] auf einer Diplomatiebahn
    [economy] auf einer Wirtschaftsbahn
   *[any] auf einer beliebigen Bahn
} rückt { $steps } vor.
does-regress-enemy = { $ships ->
    [one] Ein fremdes Schiff
   *[other] Zwei fremde Schiffe
} { $track ->
    [diplomacy] auf einer Diplomatiebahn
    [economy] auf einer Wirtschaftsbahn
   *[any] auf einer beliebigen Bahn
} { $ships ->
    [one] rückt
   *[other] rücken
} { $steps } zurück.
does-steal = Nimm einem anderen Spieler { $stuff } weg.
does-replace-row-planet = Wähle in der Reihe einen Planeten ohne Schiffe. Er kommt { $to ->
    [box] in die Schachtel
   *[deck] unter den Stapel
}, ein neuer nimmt seinen Platz ein.
does-upgrade-empire = { $kind ->
    [mixed] Baue dein Imperium aus; beim Bezahlen darfst du Energie und Kultur mischen.
    [lowest] Hat dein Imperium die niedrigste Stufe (auch bei Gleichstand), baue es um 1 billiger aus.
   *[alone] Hat dein Imperium als einziges die niedrigste Stufe, baue es um 1 billiger aus.
}
does-reroll-inactive = Wirf beliebige deiner inaktiven Würfel kostenlos neu.
does-move-ships = Bewege zwei verschiedene Schiffe nacheinander; jedes darf landen und den Planeten nutzen. Ein Schiff, das gerade hier gelandet ist, bleibt.
does-convert = { $from ->
    [energy] Tausche beliebig viel Energie eins zu eins in Kultur.
   *[culture] Tausche beliebig viel Kultur eins zu eins in Energie.
}
does-use-row-planet = Nutze einen beliebigen Planeten der Reihe, auch ohne Schiff.
does-recall-ship-for-gain = Rufe eines deiner Schiffe von einer Bahn heim und erhalte so viele Ressourcen, wie sein Feld zeigt, { $mix ->
    [1] beliebig gemischt
   *[0] alle von einer Art
}.
does-regress-own-then-advance-own = Eines deiner Schiffe auf einer Bahn rückt 1 zurück, dann ein anderes von dir 1 vor.
does-gain-and-share = Erhalte { $stuff }. Alle anderen erhalten je { $others }.
does-discard-dice-for-gain = Lege zwei deiner inaktiven Würfel ab und erhalte { $stuff }.
does-use-other-players-colony = Zahle einem anderen Spieler { $stuff } und nutze eine seiner Kolonien.
does-free-action = Führe die Aktion einer beliebigen Würfelseite aus. Alle anderen dürfen ihr kostenlos folgen.
does-gain-per-home-ship = Erhalte { $stuff } für jedes deiner Schiffe in deiner Galaxie.
does-transfer-orbit = Eines deiner Schiffe auf einer Bahn wechselt auf das Feld mit derselben Zahl auf der Bahn eines anderen Planeten. { $colonise ->
    [1] Eine kürzere Bahn wird so kolonisiert.
   *[0] Die Bahn muss diese Zahl haben.
}
does-set-die = Drehe einen deiner inaktiven Würfel auf eine beliebige Seite.
does-follow-tax = Bis zum Ende dieses Zuges zahlen andere { $count } Kultur, um dir zu folgen.
does-repeat-activated-die = Nutze noch einmal die Seite eines Würfels, den du in diesem Zug aktiviert hast.
does-advance-all-players = Zuerst rücken alle anderen mit einem Schiff auf einer Bahn { $others } vor, dann du mit einem deiner Schiffe { $steps }.
does-only-own-turn = Nur im eigenen Zug.
does-only-once = Einmal pro Zug.
does-only-both = Einmal, im eigenen Zug.

## Missionen

mission-card = { $id ->
    [charger] Energiebündel
    [conqueror] Eroberer
    [elder] Ältester
    [equalizer] Ausgleicher
    [explorer] Entdecker
    [hermit] Einsiedler
    [hoarder] Hamsterer
    [industrialist] Industrieller
    [noble] Adliger
    [orbiter] Umkreiser
    [seeker] Sucher
   *[trader] Händler
}
    .task = { $task }
mission-most = Habe von allen { $of ->
    [energy] die meiste Energie
    [culture] die meiste Kultur
    [diplomacy] die meisten Planeten mit Diplomatiebahn
    [economy] die meisten Planeten mit Wirtschaftsbahn
   *[planets] die meisten Planeten
}
mission-fewest = Habe von allen die wenigsten Planeten
mission-triggered-end = Erreiche als Erster 21 Punkte
mission-equal-tracks = Habe gleich viele Planeten mit Diplomatiebahn wie mit Wirtschaftsbahn, von jeder mindestens einen
mission-no-ship-home = Habe kein Schiff in deiner Galaxie
mission-resources-at-least = Habe mindestens { $energy } Energie und { $culture } Kultur
mission-level-reached = Bringe dein Imperium auf Stufe { $level }
mission-all-ships-orbit = Habe alle deine Schiffe auf Bahnen von Planeten

## Tafeln

row = Reihe der Planeten, { $deck ->
    [one] noch 1 Planet im Stapel
   *[other] noch { $deck } Planeten im Stapel
}
column-place = Nr.
column-planet = Planet
column-makes = Ertrag
column-track = Bahn
column-worth = Punkte
column-ships = Schiffe
column-action = Aktion
ship-landed = { $who } gelandet
ship-orbits = { $who } auf { $at ->
    [0] dem Start
   *[other] { $at }
}
ships = { $ships }{" "}
action = { $planet-action }
galaxies = { $ending ->
    [1] Galaxien: die letzte Runde
   *[0] Galaxien
}
column-player = Spieler
column-points = Punkte
column-energy = Energie
column-culture = Kultur
column-level = Imperium
column-dice = Würfel
column-home = Schiffe daheim
dice-of = Würfel von { $who }
dice = { $kind ->
    [inactive] Inaktiv: { $dice }
    [hand] In der Hand: { $dice }
    [active] Aktiviert: { $dice }
   *[spent] Abgegeben: { $dice }
}
colonies = Kolonien von { $who }
colony = { $planet } ({ $worth }): { $planet-action }
rogue-galaxy = { $name }, { $difficulty ->
    [beginner] für Einsteiger
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[epic] episch
}
rogue-full = Am Ende ihres Zuges steigt mit { $max } Energie ihr Imperium, und mit { $max } Kultur hat sie einen Zusatzzug.
rogue-attack = Angriff auf Stufe { $level }: { $parts }.
rogue-left = { $extra ->
    [1] Zusatzzug, Würfel übrig: { $count }
   *[0] Würfel übrig: { $count }
}
mission = { $count ->
    [one] Geheime Mission
   *[other] Behalte eine dieser Missionen
}
mission-line = { $mission }: { $mission-task } ({ $tied ->
    [0] Punkte: { $points }
   *[other] Punkte: { $points }, bei Gleichstand { $tied }
})

## Das Ende

end-tie = Gleich viele Punkte: Mehr Energie und Kultur zusammen entscheiden.
final = Endstand
column-planets = Planeten
column-empire = Imperium
column-mission = Mission
column-mission-points = Dafür
column-total = Zusammen
column-left = Übrige Ressourcen
alone = { $won ->
    [1] Gewonnen!
   *[0] Verloren
}
alone-end = { $won ->
    [1] Du hast 21 Punkte und { $rogue } besiegt.
   *[0] { $skull ->
        [1] Das Imperium von { $rogue } hat den Totenkopf erreicht.
       *[0] Du hast keine 21 Punkte erreicht.
    }
}
alone-points = Deine Punkte: { $points }; { $rogue }: { $theirs }

## Warum nicht

why-not-dealt = Diese Mission hast du nicht bekommen.
why-mission-first = Wähle zuerst eine deiner beiden Missionen.
why-missions-kept = Missionen werden nur am Anfang gewählt.
why-no-such-die = Du hast keinen inaktiven Würfel mit dieser Seite.
why-no-energy = Noch einmal neu zu würfeln kostet 1 Energie.
why-track-full = Mehr davon kannst du nicht haben.
why-makes-nothing = Keines deiner Schiffe bringt das gerade ein.
why-no-way = Keines deiner Schiffe kann irgendwohin.
why-nothing-usable = Damit könntest du jetzt nichts anfangen.
why-no-ship-there = Dort ist kein Schiff von dir, das das könnte.
why-converted-already = Der Umwandler wirkt einmal pro Zug.
why-too-few-dice = Der Umwandler braucht drei inaktive Würfel: Zwei werden für den dritten abgegeben.
why-left-to-right = Würfel werden von links nach rechts genommen: Dieser kommt zu spät oder lässt zu wenige übrig.
why-mark-first = Nimm zuerst die Würfel, die du neu werfen willst.
why-not-asked = Danach wird gerade nicht gefragt.
why-finish-first = Führe zuerst zu Ende, was gerade geschieht.
why-must-choose = Was begonnen ist, muss ausgeführt werden.
why-not-this-planet = Ein anderer Planet ist gemeint.
why-not-your-colony = Diesen Planeten hast du nicht kolonisiert.
why-not-in-row = Dieser Planet liegt nicht in der Reihe.
why-not-their-colony = Diesen Planeten hat kein anderer kolonisiert.
why-being-used = Diesen Planeten nutzt du gerade schon.
why-own-turn-only = Dieser Planet lässt sich nur im eigenen Zug nutzen.
why-used-up = Diesen Planeten hast du in diesem Zug schon genutzt.
why-cannot-pay = Das kannst du nicht bezahlen.
why-no-effect = Das würde nichts ändern.
why-highest-level = Höher kann dein Imperium nicht steigen.
why-wrong-payment = So kannst du nicht bezahlen.
why-other-ship = Jetzt muss ein anderes Schiff fliegen.
why-same-card = Ein Schiff muss auf eine andere Karte wechseln.
why-no-planet = Dort liegt kein Planet.
why-own-ship-there = Dort ist schon ein Schiff von dir.
why-cannot-go-back = Dort ist kein Schiff, das zurück könnte.
why-nothing-to-take = Dort ist nichts zu holen.
why-wrong-amount = Diese Menge ist nicht möglich.
why-ship-on-planet = Nur ein Planet ohne Schiffe kann entfernt werden.
why-no-such-space = Es gibt kein solches Schiff oder kein solches Feld dafür.
why-same-face = Der Würfel muss eine andere Seite zeigen.
