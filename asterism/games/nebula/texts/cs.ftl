title = Nebula
about = Sbírej hvězdy za čas nebo z chaosu, propojuj je do galaxie a plň svůj osobní úkol i úkoly pro všechny.

option-basic = Základní hra
option-basic-help = bez počítadel a karet pro pokročilé: dobrá na seznámení s hrou

## Hvězdy a místa

star-name = { $star ->
    [blue] modrá
    [orange] oranžová
    [purple] fialová
    [red] červená
    [white] bílá
    [yellow] žlutá
   *[black] černá díra
}
star = { $star ->
    [blue] modrá hvězda
    [orange] oranžová hvězda
    [purple] fialová hvězda
    [red] červená hvězda
    [white] bílá hvězda
    [yellow] žlutá hvězda
    [black] černá díra
   *[none] žádná hvězda
}
    .acc = { $star ->
        [blue] modrou hvězdu
        [orange] oranžovou hvězdu
        [purple] fialovou hvězdu
        [red] červenou hvězdu
        [white] bílou hvězdu
        [yellow] žlutou hvězdu
        [black] černou díru
       *[none] žádnou hvězdu
    }
    .gen = { $star ->
        [blue] modré hvězdy
        [orange] oranžové hvězdy
        [purple] fialové hvězdy
        [red] červené hvězdy
        [white] bílé hvězdy
        [yellow] žluté hvězdy
        [black] černé díry
       *[none] žádné hvězdy
    }
space = { $constellation ->
    [A] Had
    [B] Drak
    [C] Prak
   *[D] Rejnok
} { $spot }
cluster = { $cluster ->
    [top] horní hvězdokupa
    [right] pravá hvězdokupa
   *[left] levá hvězdokupa
}
    .gen = { $cluster ->
        [top] horní hvězdokupy
        [right] pravé hvězdokupy
       *[left] levé hvězdokupy
    }
    .loc = { $cluster ->
        [top] horní hvězdokupě
        [right] pravé hvězdokupě
       *[left] levé hvězdokupě
    }
marker-colour = { $star ->
    [blue] modrý ukazatel
    [orange] oranžový ukazatel
    [purple] fialový ukazatel
    [red] červený ukazatel
    [white] bílý ukazatel
   *[yellow] žlutý ukazatel
}
marker-constellation = { $constellation ->
    [A] ukazatel Hada
    [B] ukazatel Draka
    [C] ukazatel Praku
   *[D] ukazatel Rejnoka
}
marker-advanced = ukazatel { $numeral }
way = { $way ->
    [stay] stojí
    [on] { $steps } po směru
   *[back] { $steps } proti směru
}
nothing = –

## Osobní úkoly

card-bright_of_colour = Aspoň { $min } { $colour ->
    [blue] modré
    [orange] oranžové
    [purple] fialové
    [red] červené
    [white] bílé
   *[yellow] žluté
} hvězdy na zářivých políčkách
card-count_of_colour = Aspoň { $min } { $colour ->
    [blue] modrých
    [orange] oranžových
    [purple] fialových
    [red] červených
    [white] bílých
   *[yellow] žlutých
} hvězd v galaxii
card-colour_on_every_orbit = Aspoň 1 { $colour ->
    [blue] modrá
    [orange] oranžová
    [purple] fialová
    [red] červená
    [white] bílá
   *[yellow] žlutá
} hvězda na každé z { $min } orbit
card-most_black_holes = Nikdo nemá víc černých děr
card-max_empty_spaces = Nejvýš { $max } prázdná políčka v galaxii

## Veřejné úkoly

card-constellation_exact_colours = { $constellation ->
    [A] Had
    [B] Drak
    [C] Prak
   *[D] Rejnok
} dokončený přesně ve 3 barvách
card-orbit_exact_colours = Orbita { $orbit } dokončená přesně ve 3 barvách
card-each_colour_at_least = Aspoň { $min } hvězdy každé barvy
card-orbit_all_different = Orbita { $orbit } dokončená, každá hvězda jiné barvy
card-adjacent_orbits_complete = 3 sousední dokončené orbity
card-colour_in_constellations = Aspoň { $min } { $colour ->
    [blue] modré
    [orange] oranžové
    [purple] fialové
    [red] červené
    [white] bílé
   *[yellow] žluté
} hvězdy v každém ze 3 souhvězdí
card-opposite_constellations = 2 protilehlá dokončená souhvězdí
card-neighbouring_constellations = 2 sousední dokončená souhvězdí
card-indirect_ends_filled = Hvězda na obou koncích každé nepřímé spojnice
card-orbital_neighbours_of_bright_filled = Hvězda na každém políčku, které s vnějším zářivým spojuje orbita

## Karty pro pokročilé

card-linked_pair = Za každý spojený pár { $colour ->
    [blue] modré
    [orange] oranžové
    [purple] fialové
    [red] červené
    [white] bílé
   *[yellow] žluté
} a { $other ->
    [blue] modré
    [orange] oranžové
    [purple] fialové
    [red] červené
    [white] bílé
   *[yellow] žluté
} hvězdy
card-bright_same_colour = Za každou zářivou hvězdu barvy, které tam máš nejvíc
card-public_task_done = Za každý splněný veřejný úkol
card-bright_surrounded = Za každé vnější zářivé políčko obklopené hvězdami
card-orbit_with_colour = Za každou orbitu s { $colour ->
    [blue] modrou
    [orange] oranžovou
    [purple] fialovou
    [red] červenou
    [white] bílou
   *[yellow] žlutou
} hvězdou
card-colour_orbitally_linked_to_bright = Za každou { $colour ->
    [blue] modrou
    [orange] oranžovou
    [purple] fialovou
    [red] červenou
    [white] bílou
   *[yellow] žlutou
} hvězdu spojenou orbitou s vnějším zářivým políčkem

## Co hráč může

choose = Nech si tento úkol: { $card }.
move = { $way ->
    [stay] Nech hodiny { $cluster-gen } stát u paprsku { $ray } ({ $star }).
    [on] Posuň hodiny { $cluster-gen } o { $steps } po směru k paprsku { $ray } ({ $star }).
   *[back] Posuň hodiny { $cluster-gen } o { $steps } proti směru k paprsku { $ray } ({ $star }).
}
chaos = Obětuj chaosu { $star-acc }: vylosuj pět hvězd a dvě si nech.
keep = Nech si { $star-acc }.
place = { $over ->
    [1] Umísti { $star-acc } na políčko { $space } místo { $old-gen }.
   *[0] Umísti { $star-acc } na políčko { $space }.
}
hole = Umísti černou díru: { $holes ->
    [one] bude tvá první, { $points } b.
   *[other] budeš jich mít { $holes }, { $points } b.
}
finish = Ukonči tah.
exchange = Zvol novou supernovu ze své observatoře: { $star }.
redraw = Vylosuj novou supernovu ze sáčku.
advance = Posuň { $marker } na pole { $field }.
brings = { $count ->
    [one] přinese { $count } bod
    [few] přinese { $count } body
   *[other] přinese { $count } bodů
}

## Příběh

told-chose = { $who } si nechává úkol: { $card }.
told-decided = { $who } má vybraný osobní úkol.
told-began = { $who } začíná s hvězdou navíc: { $star }.
told-moved = { $way ->
    [on] { $who } posouvá hodiny { $cluster-gen } o { $steps } po směru.
   *[back] { $who } posouvá hodiny { $cluster-gen } o { $steps } proti směru.
}
told-took = { $who } bere { $star-acc } z { $cluster-gen }.
told-gave = { $who } obětuje chaosu { $star-acc }.
told-drew = { $who } losuje: { $star }.
told-kept = { $who } si nechává { $star-acc }.
told-dropped = Ze hry odchází { $star }.
told-replaced = Z políčka { $space } odchází ze hry { $star }.
told-placed = { $who } umísťuje { $star-acc } na políčko { $space }.
told-completed = { $constellation ->
    [A] Had je dokončený
    [B] Drak je dokončený
    [C] Prak je dokončený
   *[D] Rejnok je dokončený
}: zatím za { $worth } b.
told-reached = Veřejný úkol je splněný: { $card }. Na konci tahu přinese { $points } b.
told-fell = { $who } umísťuje černou díru: { $holes ->
    [one] první, za { $points } b.
   *[other] celkem { $holes }, za { $points } b.
}
told-tracked = Ukazatel černých děr jde na pole { $at }.
told-faded = { $dark ->
    [1] Supernova hasne, ze hry odchází { $star } a žádná hvězda ji nemůže nahradit.
   *[0] Supernova hasne, ze hry odchází { $star }.
}
told-ignited = { $drawn ->
    [1] { $who } losuje novou supernovu: { $star }.
   *[0] { $who } určuje novou supernovu: { $star }.
}
told-advanced = { $who } posouvá { $marker } na pole { $field }.
told-finished = { $who } končí tah.
told-fulfilled = { $first ->
    [1] { $who } plní veřejný úkol první, za { $points } b.: { $card }.
   *[0] { $who } plní veřejný úkol, za { $points } b.: { $card }.
}
told-refilled = V { $cluster-loc } přibývá { $star }.
told-ending = { $cause ->
    [track] Ukazatel černých děr je na konci: hraje se poslední kolo.
    [constellations] V jedné galaxii jsou dokončená tři souhvězdí: hraje se poslední kolo.
    [bag] Sáček je prázdný: hraje se poslední kolo.
   *[tasks] Veřejné úkoly jsou splněné tolikrát, kolik je třeba: hraje se poslední kolo.
}
told-ended = Kolo skončilo a s ním i hra: všichni ukazují osobní úkoly.
told-unveiled = { $points ->
    [0] { $who } nemá splněný osobní úkol: { $card }.
   *[other] { $who } má splněný osobní úkol za { $points } b.: { $card }.
}

## Panely

clusters = Hvězdokupy: supernova je { $nova }, v sáčku { $bag ->
    [one] je { $bag } hvězda
    [few] jsou { $bag } hvězdy
   *[other] je { $bag } hvězd
}
choices = Nech si jeden z těchto osobních úkolů
clock = Hodiny { $cluster-gen }: { $left ->
    [one] zbývá { $left } krok
    [few] zbývají { $left } kroky
   *[other] zbývá { $left } kroků
}
chaos-drawn = Hvězdy z chaosu: { $keep ->
    [one] nech si { $keep }
   *[other] nech si { $keep }
}
tasks = Veřejné úkoly
advanced = Karty pro pokročilé
counter = { $counter ->
    [colours] Počítadlo barev
    [constellations] Počítadlo souhvězdí
   *[advanced] Počítadlo karet pro pokročilé
}
galaxy = { $who }: galaxie, { $holes ->
    [one] { $holes } černá díra
    [few] { $holes } černé díry
   *[other] { $holes } černých děr
} ({ $points })
observatory = { $who }: observatoř
personal = Osobní úkoly
sheet = Body zatím
ends = Kolo { $round }: jak hra končí
end-when = { $cause ->
    [track] Ukazatel černých děr: { $now } z { $at }
    [constellations] Nejvíc dokončených souhvězdí v galaxii: { $now } ze { $at }
    [bag] Hvězd v sáčku: { $now }
   *[tasks] Hvězdiček na veřejných úkolech: { $now } z { $at }
}{ $holds ->
    [1] {" "}(hraje se poslední kolo)
   *[0] {""}
}
at-clock = hodiny, { $star }
lies = { $space }: { $star }
done = { $first ->
    [1] ✓ první
   *[0] ✓ později
}
so-far = { $met ->
    [1] ✓ { $have } z { $need }
   *[0] { $have } z { $need }
}
column-ray = Paprsek
column-steps = Kroky
column-star = Hvězda
column-count = Počet
column-task = Úkol
column-first = První
column-later = Další
column-number = Č.
column-card = Karta
column-worth = Hodnota
column-marker = Ukazatel
column-field = Pole
column-player = Hráč
column-state = Stav
column-personal = Osobní úkol
column-public = Veřejné úkoly
column-holes = Černé díry
column-constellations = Souhvězdí
column-colours = Barvy
column-advanced = Karty pro pokročilé
column-total = Celkem

## Konec

end-tie = Bodů je stejně: rozhodlo víc černých děr.
final = Závěrečné bodování

## Proč ne

why-choose-first = Nejdřív si vyber osobní úkol.
why-chosen-already = Osobní úkol už máš vybraný.
why-take-first = Nejdřív si vezmi hvězdy, za čas nebo z chaosu.
why-taken-already = Hvězdy už v tomto tahu máš.
why-too-many-steps = Tolik kroků už nezbývá.
why-all-steps = Poslední hodiny musí spotřebovat všechny zbylé kroky.
why-clock-moved = Hodiny se už pohnuly: v tomto tahu platíš časem.
why-bag-empty = Sáček je prázdný.
why-no-such-star = Takovou hvězdu v observatoři nemáš.
why-no-black-hole = V observatoři nemáš černou díru.
why-keep-first = Nejdřív si nech některé z vylosovaných hvězd.
why-not-drawn = Taková hvězda se nevylosovala.
why-no-chaos = Hvězdy si necháváš jen po chaosu.
why-nova-first = Nejdřív rozhodni o nové supernově.
why-marker-first = Nejdřív posuň některý hodnotový ukazatel.
why-no-exchange-now = Supernova se mění, jen když ukazatel černých děr dojde na zářící pole.
why-no-marker-now = Hodnotový ukazatel se posouvá jen po černé díře.
why-basic-game = Základní hra hodnotové ukazatele nemá.
why-marker-at-end = Tento ukazatel je na konci svého počítadla.
why-no-other-star = V sáčku není hvězda jiné barvy.
why-colour-placed = Tato barva je v tomto tahu už umístěná; všechny musí být různé.
why-hole-placed = Černá díra je v tomto tahu už umístěná.
why-strip-full = Tvá lišta černých děr je plná.
why-no-match = Dvě hvězdy už leží a třetí vyžaduje shodu se supernovou.
why-three-placed = V tomto tahu už jsou umístěné tři.
why-centre-first = První hvězda patří do středu.
why-lone-centre = Osamělou hvězdu ve středu nelze nahradit.
why-not-linked = Toto políčko není spojené s žádnou tvou hvězdou.
why-colour-clash = S tímto políčkem je spojená hvězda téže barvy.
