title = Malé velké galaxie
about = Vysílej lodě k planetám, využívej je nebo kolonizuj pomocí kostek, následuj akce ostatních a doveď své impérium k 21 bodům.

## What cards do

energy = { $count } { $count ->
    [one] energii
    [few] energie
   *[other] energií
}
culture = { $count } { $count ->
    [one] kulturu
    [few] kultury
   *[other] kultur
}
planet = { $name }
    .action = { $does }
does-both = { $first } { $then }
does-pay = Zaplať { $stuff }.
does-gain = Získej { $stuff }.
does-follow-income = Do konce svého tahu získáš { $stuff } pokaždé, když někdo následuje tvou kostku.
does-advance-own = Jedna tvoje loď { $track ->
    [diplomacy] na dráze diplomacie
    [economy] na dráze ekonomiky
   *[any] na kterékoli dráze
} postoupí o { $steps }.
does-regress-enemy = { $ships ->
    [one] Jedna cizí loď
   *[other] Dvě cizí lodě
} { $track ->
    [diplomacy] na dráze diplomacie
    [economy] na dráze ekonomiky
   *[any] na kterékoli dráze
} { $ships ->
    [one] se vrátí
   *[other] se vrátí každá
} o { $steps }.
does-steal = Vezmi jinému hráči { $stuff }.
does-replace-row-planet = Vyber v řadě planetu bez lodí. Odejde { $to ->
    [box] do krabice
   *[deck] pod balíček
} a nahradí ji nová.
does-upgrade-empire = { $kind ->
    [mixed] Rozšiř své impérium; při placení smíš energii a kulturu míchat.
    [lowest] Má-li tvé impérium nejnižší úroveň (i ve shodě), rozšiř je o 1 levněji.
   *[alone] Má-li tvé impérium jako jediné nejnižší úroveň, rozšiř je o 1 levněji.
}
does-reroll-inactive = Přehoď zdarma libovolné své neaktivní kostky.
does-move-ships = Přesuň dvě různé lodě, jednu po druhé; každá smí přistát a využít planetu.
does-convert = { $from ->
    [energy] Vyměň libovolně mnoho energie za kulturu, jednu za jednu.
   *[culture] Vyměň libovolně mnoho kultury za energii, jednu za jednu.
}
does-use-row-planet = Využij kteroukoli planetu v řadě, i bez lodi.
does-recall-ship-for-gain = Odvolej jednu svou loď z dráhy domů a získej tolik zdrojů, kolik ukazuje její pole, { $mix ->
    [1] v libovolné směsi
   *[0] všechny jednoho druhu
}.
does-regress-own-then-advance-own = Jedna tvoje loď na dráze se vrátí o 1, pak jiná tvoje loď o 1 postoupí.
does-gain-and-share = Získej { $stuff }. Každý další hráč získá { $others }.
does-discard-dice-for-gain = Odlož dvě své neaktivní kostky a získej { $stuff }.
does-use-other-players-colony = Zaplať jinému hráči { $stuff } a využij jednu z jeho kolonií.
does-free-action = Proveď akci libovolné strany kostky. Všichni ostatní ji smějí následovat zdarma.
does-gain-per-home-ship = Získej { $stuff } za každou svou loď ve své galaxii.
does-transfer-orbit = Jedna tvoje loď na dráze se přesune na stejné číslo dráhy jiné planety. { $colonise ->
    [1] Kratší dráhu tím kolonizuješ.
   *[0] Dráha musí toto číslo mít.
}
does-set-die = Natoč jednu svou neaktivní kostku na libovolnou stranu.
does-follow-tax = Do konce tahu stojí následování ostatní { $count ->
    [one] { $count } kulturu
    [few] { $count } kultury
   *[other] { $count } kultur
}.
does-repeat-activated-die = Proveď ještě jednou akci kostky, kterou jsi v tomto tahu aktivoval.
does-advance-all-players = Nejdřív všichni ostatní postoupí s jednou lodí na dráze o { $others }, pak ty s jednou svou o { $steps }.
does-only-own-turn = Jen ve vlastním tahu.
does-only-once = Jednou za tah.
does-only-both = Jednou, ve vlastním tahu.

## Missions

mission-card = { $id ->
    [charger] Energetik
    [conqueror] Dobyvatel
    [elder] Stařešina
    [equalizer] Vyrovnávač
    [explorer] Průzkumník
    [hermit] Poustevník
    [hoarder] Křeček
    [industrialist] Průmyslník
    [noble] Šlechtic
    [orbiter] Oběžník
    [seeker] Hledač
   *[trader] Obchodník
}
    .task = { $task }
mission-most = Mít ze všech nejvíc { $of ->
    [energy] energie
    [culture] kultury
    [diplomacy] planet s dráhou diplomacie
    [economy] planet s dráhou ekonomiky
   *[planets] planet
}
mission-fewest = Mít ze všech nejméně planet
mission-triggered-end = Dosáhnout jako první 21 bodů
mission-equal-tracks = Mít stejně planet s dráhou diplomacie jako ekonomiky, od každé aspoň jednu
mission-no-ship-home = Nemít ve své galaxii žádnou loď
mission-resources-at-least = Mít aspoň { $energy } { $energy ->
    [one] energii
    [few] energie
   *[other] energií
} a { $culture } { $culture ->
    [one] kulturu
    [few] kultury
   *[other] kultur
}
mission-level-reached = Dovést impérium na úroveň { $level }
mission-all-ships-orbit = Mít všechny lodě na drahách planet

## The rogue's attacks

attack-human_loses = ztrácíš { $what }
attack-rogue_steals = ničemná galaxie ti vezme { $what }
attack-rogue_steals_any = ničemná galaxie ti vezme { $count } { $count ->
    [one] zdroj
    [few] zdroje
   *[other] zdrojů
} podle tvého výběru
attack-rogue_gains = ničemná galaxie získá { $what }
attack-human_ship_back = jedna tvoje loď na dráze se vrátí o { $count }
attack-human_ships_back = všechny tvoje lodě na drahách se vrátí o { $count }
attack-rogue_ships_forward = všechny lodě ničemné galaxie na drahách postoupí o { $count }
attack-human_fewer_dice = v příštím tahu házíš o { $count ->
    [one] jednu kostku
    [few] { $count } kostky
   *[other] { $count } kostek
} méně
rogue-attack = Útok na úrovni { $level }: { $parts }.
