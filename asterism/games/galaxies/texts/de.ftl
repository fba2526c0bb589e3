title = Tiny Epic Galaxies
about = Schicke Schiffe zu Planeten, nutze oder kolonisiere sie mit Würfeln, folge den Aktionen anderer und führe dein Imperium zu 21 Punkten.

## What cards do

energy = { $count } Energie
culture = { $count } Kultur
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
does-move-ships = Bewege zwei verschiedene Schiffe nacheinander; jedes darf landen und den Planeten nutzen.
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

## Missions

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

## The rogue's attacks

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
rogue-attack = Angriff auf Stufe { $level }: { $parts }.
