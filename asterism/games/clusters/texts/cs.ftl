title = Hvězdokupy
about = Házej kostkou, rozsvěcuj hvězdy na noční obloze a najdi mezi nimi své souhvězdí dřív než ostatní.

option-zero_chance = Nulová náhoda
option-zero_chance-help = bez kostky: hvězda smí na kterékoli volné pole a žádná se nepřesouvá; ve dvou se za Boba hází dál
option-colour = Souhvězdí
option-colour-help = jak těžká jsou souhvězdí všech hráčů: fialová, málo hvězd v jednoduchých obrazcích; žlutá, více hvězd; zelená, zapeklité obrazce skutečné oblohy
option-colour-open = jako obvykle: fialová
option-is-purple = fialová, nejsnazší
option-is-yellow = žlutá, více hvězd
option-is-green = zelená, zapeklité obrazce
option-colour1 = Souhvězdí hráče 1
option-colour1-help = barva jen pro tohoto hráče, třeba pro nováčka nebo ostříleného hvězdáře
option-colour1-open = jako všichni
option-colour2 = Souhvězdí hráče 2
option-colour2-help = barva jen pro tohoto hráče, třeba pro nováčka nebo ostříleného hvězdáře
option-colour2-open = jako všichni
option-colour3 = Souhvězdí hráče 3
option-colour3-help = barva jen pro tohoto hráče, třeba pro nováčka nebo ostříleného hvězdáře
option-colour3-open = jako všichni
option-colour4 = Souhvězdí hráče 4
option-colour4-help = barva jen pro tohoto hráče, třeba pro nováčka nebo ostříleného hvězdáře
option-colour4-open = jako všichni
option-colour5 = Souhvězdí hráče 5
option-colour5-help = barva jen pro tohoto hráče, třeba pro nováčka nebo ostříleného hvězdáře
option-colour5-open = jako všichni
option-colour6 = Souhvězdí hráče 6
option-colour6-help = barva jen pro tohoto hráče, třeba pro nováčka nebo ostříleného hvězdáře
option-colour6-open = jako všichni

## Karty a pole

card = { $card ->
    [P01] Šipka
    [P02] Podkova
    [P03] Motýl
    [P04] Kladivo
    [P05] Rybka
    [P06] Klíč
    [P07] Domek
    [P08] Meč
    [P09] Deštník
    [P10] Most
    [P11] Svícen
    [P12] Vlna
    [P13] Had
    [P14] Blesk
    [P15] Schůdky
    [Y01] Raketa
    [Y02] Pes
    [Y03] Pyramida
    [Y04] Kapr
    [Y05] Brána
    [Y06] Lucerna
    [Y07] Plachetnice
    [Y08] Čelenka
    [Y09] Hrad
    [Y10] Hříbek
    [Y11] Kostka
    [Y12] Srdce
    [Y13] Mašle
    [Y14] Dvojkříž
    [Y15] Zvon
    [G01] Velký vůz
    [G02] Pastýř
    [G03] Štír
    [G04] Lev
    [G05] Malý vůz
    [G06] Blíženci
    [G07] Drak
    [G08] Severní koruna
    [G09] Orion
    [G10] Pegas
    [G11] Býk
    [G12] Kasiopeja
    [G13] Labuť
    [G14] Střelec
   *[G15] Lyra
}
colour = { $colour ->
    [purple] fialová
    [yellow] žlutá
   *[green] zelená
}
cell = řádek { $row }, sloupek { $column }
of = { $have } { $need ->
    [7] ze
   *[other] z
} { $need }

## Co hráč může

roll = { $bob ->
    [1] { $zero ->
        [1] Hoď za Boba.
       *[0] Hoď za Boba a pak za sebe.
    }
   *[0] Hoď kostkou.
}
reroll = Hoď znovu a vzdej se této dvojice.
pass = Nech tah propadnout.
place = Polož hvězdu na řádek { $row }, sloupek { $column }: { $near ->
    [0] nesousedí s žádnou hvězdou
    [one] sousedí s { $near } hvězdou
    [5] sousedí s { $near } hvězdami
    [8] sousedí s { $near } hvězdami
   *[other] sousedí se { $near } hvězdami
}.
take = Vezmi hvězdu z řádku { $row }, sloupku { $column }.
put = Polož ji na řádek { $row }, sloupek { $column }.
brings = { $count ->
    [2] vítězíš
   *[other] tvé souhvězdí roste
}

## Příběh

told-bob = { $star ->
    [1] Bob hází { $row } a { $column } a pokládá hvězdu na řádek { $row }, sloupek { $column }.
   *[0] Bob hází { $row } a { $column }: řádek { $row }, sloupek { $column } je obsazen, a tak nepokládá nic.
}
told-rolled = { $again ->
    [1] { $who } hází znovu: { $face } (nebo { $couple }).
   *[0] { $who } hází { $face } (nebo { $couple }).
}
told-placed = { $who } pokládá hvězdu na řádek { $row }, sloupek { $column }.
told-took = { $who } bere hvězdu z řádku { $row }, sloupku { $column }.
told-moved = { $who } přesouvá hvězdu: { $start } → { $to }.
told-grew = { $who }: { $card }, { $have } { $need ->
    [7] ze
   *[other] z
} { $need } hvězd.
told-lapsed = { $who } přichází o tah.
told-passed = { $who } nechává tah propadnout.
told-late = { $who }: čas vypršel, hraje Bob.
told-stood = { $card } stojí na obloze: { $who } vítězí!
told-spent = Na plánu leží poslední hvězda.
told-drawn = Hvězdy došly a žádné souhvězdí nestojí: hra končí remízou.

## Panely

sky = Obloha, { $stock ->
    [one] zbývá { $stock } hvězda
    [few] zbývají { $stock } hvězdy
   *[other] zbývá { $stock } hvězd
}
a-star = hvězda
the-moon = Měsíc
star-cell = Hvězda: řádek { $row }, sloupek { $column }
moon-cell = Měsíc: řádek { $row }, sloupek { $column }
empty-cell = Řádek { $row }, sloupek { $column }: { $near ->
    [0] nesousedí s žádnou hvězdou
    [one] sousedí s { $near } hvězdou
    [5] sousedí s { $near } hvězdami
    [8] sousedí s { $near } hvězdami
   *[other] sousedí se { $near } hvězdami
}
die = Kostka
die-shows = { $again ->
    [1] Druhý hod: { $face } nebo { $couple }
   *[0] Padlo: { $face } nebo { $couple }
}
die-moon = Padlo pro Měsíc: řádek { $row }, sloupek { $column }
die-star = Padlo pro první hvězdu: řádek { $row }, sloupek { $column }
die-opening = { $opening ->
    [one] Před prvním tahem zbývá volně umístit { $opening } hvězdu
    [few] Před prvním tahem zbývá volně umístit { $opening } hvězdy
   *[other] Před prvním tahem zbývá volně umístit { $opening } hvězd
}
die-rests = Ještě se neházelo
die-zero = Nulová náhoda: kterékoli volné pole
cards = Souhvězdí
constellation = { $who }: { $card }
column-player = Hráč
column-card = Souhvězdí
column-colour = Barva
column-rating = Obtížnost
column-best = Nejlepší shoda

## Konec

final = Jak to dopadlo

## Proč ne

why-opening-first = Před prvním tahem se hvězdy umísťují volně.
why-roll-first = Nejdřív hoď kostkou.
why-move-first = Padla stejná dvojice: přesuň hvězdu.
why-no-die = Při nulové náhodě se tu nehází.
why-can-place = Jedno z čísel se dá použít, a tak se tahu nesmíš vzdát.
why-rerolled-already = Druhý hod už máš za sebou.
why-rolled-already = Už se házelo; jednou smíš hodit znovu.
why-moon-here = Měsíc vyřazuje toto pole ze hry.
why-cell-taken = Na tomto poli už hvězda leží.
why-no-star-left = Hvězdy došly: teď se dá jen přesouvat.
why-wrong-number = Pole nesousedí s tolika hvězdami, kolik říká některé z tvých čísel.
why-put-first = Nejdřív polož hvězdu, kterou držíš.
why-no-move = Hvězda se přesouvá, jen když oba hody ukážou stejnou dvojici.
why-no-room = Vedle této hvězdy není volné pole.
why-no-star-here = Na tomto poli žádná hvězda není.
why-take-first = Nejdřív vezmi hvězdu, kterou chceš přesunout.
why-not-back = Hvězda musí na jiné pole.
why-not-beside = Hvězda se přesouvá jen na sousední pole.
