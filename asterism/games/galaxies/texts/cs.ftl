title = Malé velké galaxie
about = Posílej lodě k planetám, využívej je nebo kolonizuj pomocí kostek, následuj akce ostatních a doveď své impérium k 21 bodům.

option-later_printing = Pozdější vydání
option-later_printing-help = šest planet v podobě z pozdějšího vydání: Mared, Helios, ANDELLOUXIAN-6, Gort, CLJ-0517 a La-Torres
option-rogue = Ničemná galaxie
option-rogue-help = při hře jednoho hráče: tvůj soupeř, od nejlehčího po nejtěžšího; co která galaxie dělá, je v pravidlech, v kapitole 11
option-is-artemis = Poseidon, pro začátečníky
option-is-rothkel = Rothkel, snadná
option-is-zendica = Zendica, střední
option-is-hades = Hades, těžká
option-is-gamelyn = Gamelyn, epická

## Kostky, zdroje, místa

face = { $face ->
    [move] přesun lodi
    [energy] energie
    [culture] kultura
    [diplomacy] diplomacie
    [economy] ekonomika
   *[colony] využití kolonie
}
dice-of-face = { $count }× { $face ->
    [move] přesun lodi
    [energy] energie
    [culture] kultura
    [diplomacy] diplomacie
    [economy] ekonomika
   *[colony] využití kolonie
}
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
resource = { $resource ->
    [energy] energie
   *[culture] kultura
}
track = { $track ->
    [diplomacy] diplomacie, { $spaces } + 1
   *[economy] ekonomika, { $spaces } + 1
}
at-home = tvá galaxie
    .from = z domovské galaxie
    .to = domů
    .went = letí domů
on-surface = povrch planety { $planet }
    .from = z povrchu planety { $planet }
    .to = na povrch planety { $planet }
    .went = přistává na planetě { $planet }
in-orbit = orbita planety { $planet }
    .from = z orbity planety { $planet }
    .to = na orbitu planety { $planet }
    .went = letí na orbitu planety { $planet }
empty-place = prázdné místo { $place }
rogue = { $name ->
    [Artemis] Poseidon
   *[other] { $name }
}

## Co hráč smí

do-keep = Ponech si misi { $mission }: { $mission-task }.
do-activate = Aktivuj kostku: { $face }.
do-spend = Utrať kostku: { $face }.
do-mark = Vezmi kostku k přehození ({ $cost ->
    [0] zdarma
   *[other] 1 energie
}): { $face }.
do-roll = Přehoď { $count ->
    [one] kostku
    [few] { $count } kostky
   *[other] { $count } kostek
}{ $cost ->
    [0] {" "}zdarma
   *[other] {" "}za 1 energii
}.
do-end = Ukonči svůj tah.
do-follow = Následuj { $price ->
    [0] zdarma
    [one] za { $price } kulturu
    [few] za { $price } kultury
   *[other] za { $price } kultur
}: { $face }.
do-pass = Tentokrát nenásleduj.
do-never = V tomto tahu už nenásleduj.
do-force = Vynuť přehození za 1 energii a 1 kulturu: { $face }.
do-let = Nech tuto kostku být: { $face }.
do-upgrade = Rozšiř impérium na úroveň { $level }, zaplať { $cost }.
do-use = Využij planetu { $planet }. { $planet-action }
do-decline = Přistaň bez využití planety.
do-ship = Přesuň loď { $spot-from }.
do-go = Leť { $spot-to }.
do-advance = Postup se svou lodí u planety { $planet } o { $steps }.
do-back = Vrať svou loď u planety { $planet } o { $steps } zpět.
do-push = Vrať o { $steps } zpět loď u planety { $planet }, jejímž majitelem je { $who }.
do-rob = Vezmi { $what }. Oběť: { $who }.
do-swap = Vyměň { $what } za { $into }.
do-replace = Odstraň z řady planetu { $planet }.
do-recall = Odvolej svou loď od planety { $planet }.
do-gain = Získej { $what }.
do-shift = Přesuň loď od planety { $start } na stejné číslo u planety { $to }.
do-turn = Natoč kostku „{ $face }“ na „{ $to }“.
do-choose = Proveď akci: { $face }.
do-give = Odevzdej { $what }.
brings = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}

## Vyprávění

told-kept = Necháváš si misi { $mission }: { $mission-task }.
told-chosen = { $who } má vybranou misi.
told-turn = { $who } je na tahu, { $dice ->
    [one] má 1 kostku
    [few] má { $dice } kostky
   *[other] má { $dice } kostek
}.
told-rolled = Padlo: { $dice }.
told-activated = { $who } aktivuje kostku: { $face }.
told-repeated = { $who } provádí akci: { $face }.
told-reroll = { $who } přehazuje { $dice ->
    [one] 1 kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
}{ $energy ->
    [0] .
   *[other] {" "}za 1 energii.
}
told-spent = { $who } utrácí kostku: { $face }.
told-turned = { $who } natáčí kostku „{ $face }“ na „{ $to }“.
told-moved = { $who }: loď { $spot-went }.
told-advanced = { $who } u planety { $planet } postupuje na { $end ->
    [1] symbol
   *[0] { $to }
}.
told-pushed = { $who }: loď u planety { $planet } se vrací { $to ->
    [0] na start
   *[other] na { $to }
}.
told-shifted = { $who }: loď přechází k planetě { $planet }, na { $end ->
    [1] symbol
   *[0] { $at ->
        [0] start
       *[other] { $at }
    }
}.
told-colonised = { $who } kolonizuje planetu { $planet } a má { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
told-revealed = Nová planeta { $planet }. { $planet-action }
told-removed = { $who } odstraňuje z řady planetu { $planet }.
told-upgraded = { $skull ->
    [1] { $who }: impérium dosáhlo lebky!
   *[0] { $who }: impérium stoupá na úroveň { $level }, { $points ->
        [one] celkem 1 bod
        [few] celkem { $points } body
       *[other] celkem { $points } bodů
    }{ $ship ->
        [0] .
       *[other] , a přibývá loď.
    }
}
told-gained = { $who } získává { $amounts }.
told-lost = { $who } odevzdává { $amounts }.
told-robbed = { $who } bere { $amounts }. Oběť: { $victim }.
told-gave = { $who } platí { $amounts }. Příjemce: { $to }.
told-used = { $who } využívá planetu { $planet }.
told-declined = { $who } nevyužívá planetu { $planet }.
told-followed = { $who } následuje{ $price ->
    [0] {" "}zdarma
    [one] {" "}za { $price } kulturu
    [few] {" "}za { $price } kultury
   *[other] {" "}za { $price } kultur
}: { $face }.
told-passed = { $who } nenásleduje.
told-abstained = { $who } už v tomto tahu nenásleduje.
told-forced = Vynucené přehození místo akce: { $face }.
told-threw = Ničemná galaxie hází: { $face }{ $usable ->
    [0] , k ničemu.
   *[other] .
}
told-attacked = Útok na úrovni { $level }: { $parts }.
told-extra = Ničemná galaxie má tah navíc, { $dice ->
    [one] s 1 kostkou
   *[other] s { $dice } kostkami
}.
told-ending = { $alone ->
    [1] { $who } má aspoň 21 bodů.
   *[0] { $who } má aspoň 21 bodů: toto kolo je poslední.
}
told-dry = Nezbývá žádná planeta: toto kolo je poslední.
told-unveiled = { $who } odhaluje misi { $mission }: { $points ->
    [0] bez bodů
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
told-ended = Hra končí.

## Útoky ničemné galaxie

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

## Co dělají karty

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
does-move-ships = Přesuň dvě různé lodě, jednu po druhé; každá smí přistát a využít planetu. Loď, která tu právě přistála, zůstává.
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
does-repeat-activated-die = Proveď ještě jednou akci kostky, kterou máš v tomto tahu aktivovanou.
does-advance-all-players = Nejdřív všichni ostatní postoupí s jednou lodí na dráze o { $others }, pak ty s jednou svou o { $steps }.
does-only-own-turn = Jen ve vlastním tahu.
does-only-once = Jednou za tah.
does-only-both = Jednou, ve vlastním tahu.

## Mise

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

## Panely

row = Řada planet, v balíčku { $deck ->
    [one] zbývá 1 planeta
    [few] zbývají { $deck } planety
   *[other] zbývá { $deck } planet
}
column-place = Č.
column-planet = Planeta
column-makes = Zdroj
column-track = Dráha
column-worth = Body
column-ships = Lodě
column-action = Akce
ship-landed = { $who } na povrchu
ship-orbits = { $who } na dráze: { $at ->
    [0] start
   *[other] { $at }
}
ships = { $ships }{" "}
action = { $planet-action }
galaxies = { $ending ->
    [1] Galaxie: poslední kolo
   *[0] Galaxie
}
column-player = Hráč
column-points = Body
column-energy = Energie
column-culture = Kultura
column-level = Impérium
column-dice = Kostky
column-home = Lodě doma
dice-of = Kostky: { $who }
dice = { $kind ->
    [inactive] Neaktivní: { $dice }
    [hand] V ruce: { $dice }
    [active] Aktivované: { $dice }
   *[spent] Utracené: { $dice }
}
colonies = Kolonie: { $who }
colony = { $planet } ({ $worth }): { $planet-action }
rogue-galaxy = { $name ->
    [Artemis] Poseidon
   *[other] { $name }
}, { $difficulty ->
    [beginner] cvičná
    [easy] snadná
    [medium] střední
    [hard] těžká
   *[epic] epická
}
rogue-full = Má-li na konci svého tahu { $max } energie, její impérium stoupne; má-li { $max } kultury, má tah navíc.
rogue-attack = Útok na úrovni { $level }: { $parts }.
rogue-left = { $extra ->
    [1] Tah navíc, zbývá kostek: { $count }
   *[0] Zbývá kostek: { $count }
}
mission = { $count ->
    [one] Tajná mise
   *[other] Ponech si jednu z misí
}
mission-line = { $mission }: { $mission-task } ({ $tied ->
    [0] body: { $points }
   *[other] body: { $points }, při shodě { $tied }
})

## Konec

end-tie = Bodů je stejně: rozhodlo víc energie a kultury dohromady.
final = Konečné pořadí
column-planets = Planety
column-empire = Impérium
column-mission = Mise
column-mission-points = Za ni
column-total = Celkem
column-left = Zbylé zdroje
alone = { $won ->
    [1] Vítězství!
   *[0] Prohra
}
alone-end = { $won ->
    [1] Máš 21 bodů. { $rogue } prohrává.
   *[0] { $skull ->
        [1] { $rogue }: impérium dosáhlo lebky.
       *[0] Na 21 bodů to nestačilo.
    }
}
alone-points = Tvé body: { $points }; { $rogue }: { $theirs }

## Proč ne

why-not-dealt = Tuto misi nemáš na výběr.
why-mission-first = Nejdřív si vyber jednu ze svých dvou misí.
why-missions-kept = Mise se vybírají jen na začátku.
why-no-such-die = Nemáš neaktivní kostku s touto stranou.
why-no-energy = Další přehození stojí 1 energii.
why-track-full = Víc už toho mít nemůžeš.
why-makes-nothing = Žádná tvá loď to teď neprodukuje.
why-no-way = Žádná tvá loď nemá kam letět.
why-nothing-usable = Teď by to k ničemu nebylo.
why-no-ship-there = Není tam tvá loď, která by to mohla udělat.
why-converted-already = Konvertor funguje jednou za tah.
why-too-few-dice = Konvertor potřebuje tři neaktivní kostky: dvě se utratí za třetí.
why-left-to-right = Kostky se berou zleva doprava: tahle přichází pozdě, nebo by jich pak bylo málo.
why-mark-first = Nejdřív vezmi kostky, které chceš přehodit.
why-not-asked = Na to teď není řada.
why-finish-first = Nejdřív dokonči, co se právě provádí.
why-must-choose = Co začalo, musí se provést.
why-not-this-planet = Jde o jinou planetu.
why-not-your-colony = Tuto planetu nemáš kolonizovanou.
why-not-in-row = Tato planeta neleží v řadě.
why-not-their-colony = Tuto planetu nemá kolonizovanou nikdo jiný.
why-being-used = Tuto planetu už právě využíváš.
why-own-turn-only = Tuto planetu lze využít jen ve vlastním tahu.
why-used-up = Tuto planetu už máš v tomto tahu využitou.
why-cannot-pay = Nemáš na zaplacení.
why-no-effect = Nic by se tím nezměnilo.
why-highest-level = Tvé impérium už výš stoupat nemůže.
why-wrong-payment = Takto zaplatit nemůžeš.
why-other-ship = Teď musí letět jiná loď.
why-same-card = Loď musí přejít na jinou kartu.
why-no-planet = Neleží tam žádná planeta.
why-own-ship-there = Tvá loď už tam je.
why-cannot-go-back = Není tam loď, která by se mohla vrátit.
why-nothing-to-take = Není co vzít.
why-wrong-amount = Takové množství možné není.
why-ship-on-planet = Odstranit lze jen planetu bez lodí.
why-no-such-space = Není tam taková loď, nebo pro ni takové pole.
why-same-face = Kostka musí dostat jinou stranu.
