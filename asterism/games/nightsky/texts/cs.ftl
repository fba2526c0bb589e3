title = Night Sky Explorer
about = Kreslete šest souhvězdí na otáčející se mapu oblohy, v každém kole jedno, a ať se počítá každá hvězda i čára.

## Stars and cards

card = { $card ->
    [1] Kasiopeja
    [2] Cefeus
    [3] Delfín
    [4] Lyra
    [5] Jižní kříž
    [6] Šíp
    [7] Vozka
    [8] Rak
    [9] Váhy
    [10] Beran
    [11] Holubice
    [12] Jednorožec
    [13] Velká medvědice
    [14] Malý medvěd
    [15] Severní koruna
    [16] Pastýř
    [17] Zajíc
    [18] Orel
    [19] Andromeda
    [20] Perseus
    [21] Rys
    [22] Pohár
    [23] Jeřáb
    [24] Býk
    [25] Lev
    [26] Blíženci
    [27] Pegas
    [28] Kozoroh
    [29] Herkules
    [30] Panna
    [31] Vodnář
    [32] Velký pes
    [33] Labuť
    [34] Kentaur
    [35] Hadonoš
    [36] Orion
    [37] Štír
    [38] Drak
    [39] Hydra
    [40] Střelec
   *[41] Ryby
}
type = { $type ->
    [red] červená
    [white] bílá
    [yellow] žlutá
   *[blue] modrá
}
corner = { $value } za { $type ->
    [red] červené
    [white] bílé
    [yellow] žluté
   *[blue] modré
} hvězdy
number = { $number }
line = { $a }–{ $b }

## What a player may do

side = Začít touto stranou: { $corner }.
name = Ohlásit velikost { $size }.
seven = { $card ->
    [0] Vzít levou ze svých dvou sedmiček.
   *[1] Vzít pravou ze svých dvou sedmiček.
}
nothing = { $card }: v tomto kole nekreslit nic.
lay = { $turn ->
    [0] { $card }: přiložit tak, jak je, roh rámečku na { $x }, { $y }.
    [1] { $card }: přiložit otočené jednou doleva, roh rámečku na { $x }, { $y }.
    [2] { $card }: přiložit vzhůru nohama, roh rámečku na { $x }, { $y }.
   *[3] { $card }: přiložit otočené jednou doprava, roh rámečku na { $x }, { $y }.
}
keep = { $card }: nechat si kus s hvězdou { $star }.
leave = { $card }: vynechat hvězdu { $star }.
draw = { $card }: takto nakreslit.
brings = { $count ->
    [one] celkem 1 bod
    [few] celkem { $count } body
   *[other] celkem { $count } bodů
}

## The story

told-sided = { $who }: strana počáteční karty je vybrána.
told-decided = { $who }: rozhodnuto.
told-started = { $who } začíná s { $corner }.
told-named = { $who } ohlašuje velikost { $size }.
told-chance = Náhoda vybírá kartu velikosti { $size }.
told-took = { $who } bere { $card ->
    [0] levou
   *[1] pravou
} sedmičku.
told-turned = { $who } otáčí kartu { $card }.
told-laid = Vzor leží na { $kept ->
    [one] 1 hvězdě, kterou
   *[other] { $kept } hvězdách, které
} lze nakreslit{ $pieces ->
    [0] {""}
    [1] {""}
    [few] , ve { $pieces } kusech
   *[other] , v { $pieces } kusech
}{ $crossing ->
    [0] .
    [one] ; 1 čára by křížila starší.
    [few] ; { $crossing } čáry by křížily starší.
   *[other] ; { $crossing } čar by křížilo starší.
}
told-kept = Zůstává jeden kus: { $stars ->
    [one] 1 hvězda.
    [few] { $stars } hvězdy.
   *[other] { $stars } hvězd.
}
told-left = { $type ->
    [red] Červená
    [white] Bílá
    [yellow] Žlutá
   *[blue] Modrá
} hvězda je vynechána; { $stars ->
    [one] zůstává 1 hvězda.
    [few] zůstávají { $stars } hvězdy.
   *[other] zůstává { $stars } hvězd.
}
told-counts = Toto kolo: { $sum } ({ $top } a { $low } za hvězdy, { $lines } za čáry).
told-places = Pro závěr: { $sun } kolem Slunce, { $ecliptic } přes ekliptiku, { $rim } na okraji{ $out ->
    [0] .
    [one] ; 1 hvězda vynechána, škrtnuto pohasínajících: { $crossed }.
    [few] ; { $out } hvězdy vynechány, škrtnuto pohasínajících: { $crossed }.
   *[other] ; { $out } hvězd vynecháno, škrtnuto pohasínajících: { $crossed }.
}
told-drew = { $stars ->
    [0] { $who } nekreslí nic ({ $card }).
    [one] { $who } kreslí { $card }: 1 hvězda{ $out ->
        [0] .
       *[other] , vynecháno { $out }.
    }
    [few] { $who } kreslí { $card }: { $stars } hvězdy{ $out ->
        [0] .
       *[other] , vynecháno { $out }.
    }
   *[other] { $who } kreslí { $card }: { $stars } hvězd{ $out ->
        [0] .
       *[other] , vynecháno { $out }.
    }
}
told-scored = { $who } získává { $sum }: { $top } a { $low } za hvězdy, { $lines } za čáry.
told-placed = { $who }, pro závěr: { $sun } kolem Slunce, { $ecliptic } přes ekliptiku, { $rim } na okraji, { $crossed ->
    [0] žádná pohasínající hvězda škrtnuta.
    [one] 1 pohasínající hvězda škrtnuta.
    [few] { $crossed } pohasínající hvězdy škrtnuty.
   *[other] { $crossed } pohasínajících hvězd škrtnuto.
}
told-first = { $who } dostává kartu prvního hráče.
told-round = Začíná { $round }. kolo.
told-ended = Šesté kolo skončilo: hra končí.

## Panels

observatory = { $round }. kolo; lícem dolů: { $sizes }
observatory-player = Hráč
observatory-card = Karta
observatory-top = Horní
observatory-low = Spodní
observatory-state = Má
state = { $first ->
    [1] { $done ->
        [1] karta prvního hráče, rozhodnuto
       *[0] karta prvního hráče
    }
   *[0] { $done ->
        [1] rozhodnuto
       *[0] –
    }
}
pattern = { $card }: čáry { $lines }
points = Body
points-player = Hráč
points-round-1 = I
points-round-2 = II
points-round-3 = III
points-round-4 = IV
points-round-5 = V
points-round-6 = VI
points-fading = Pohasínající
points-sun = Slunce
points-ecliptic = Ekliptika
points-rim = Okraj
points-total = Celkem
sky = { $who }: mapa oblohy
star = Hvězda { $star }, { $type ->
    [red] červená
    [white] bílá
    [yellow] žlutá
   *[blue] modrá
}{ $round ->
    [0] { $seen ->
        [1] {""}
       *[0] , není vidět
    }
    [1] , nakreslená v 1. kole
    [5] , nakreslená v 5. kole
    [6] , nakreslená v 6. kole
   *[other] , nakreslená ve { $round }. kole
}
sketch = Tvůj náčrt: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $pieces ->
    [one] {""}
    [few] , { $pieces } kusy: nech si jeden
   *[other] , { $pieces } kusů: nech si jeden
}{ $crossing ->
    [0] {""}
    [one] , 1 čára kříží starší
    [few] , { $crossing } čáry kříží starší
   *[other] , { $crossing } čar kříží starší
}
sketch-star = Hvězda
sketch-place = Místo

## The end

end-tie = Bodů je stejně: rozhodlo méně škrtnutých slábnoucích hvězd.
final = Konečné body
final-player = Hráč
final-rounds = Kola
final-fading = Pohasínající hvězdy
final-sun = Kolem Slunce
final-ecliptic = Přes ekliptiku
final-rim = Na okraji
final-total = Celkem
solo = Tvůj výsledek
solo-rounds = Šest kol: { $points }
solo-fading = { $count ->
    [one] Zbývá 1 pohasínající hvězda: { $points }
    [few] Zbývají { $count } pohasínající hvězdy: { $points }
   *[other] Zbývá { $count } pohasínajících hvězd: { $points }
}
solo-sun = { $count ->
    [one] 1 hvězda kolem Slunce: { $points }
    [few] { $count } hvězdy kolem Slunce: { $points }
   *[other] { $count } hvězd kolem Slunce: { $points }
}
solo-ecliptic = { $count ->
    [one] 1 čára přes ekliptiku: { $points }
    [few] { $count } čáry přes ekliptiku: { $points }
   *[other] { $count } čar přes ekliptiku: { $points }
}
solo-rim = { $count ->
    [one] 1 hvězda na okraji: { $points }
    [few] { $count } hvězdy na okraji: { $points }
   *[other] { $count } hvězd na okraji: { $points }
}
solo-total = Celkem: { $points }
solo-rank = Tvá hodnost: { $rank ->
    [0] příznivec astronomie.
    [1] začínající astronom.
    [2] milovník noční oblohy.
    [3] objevitel noční oblohy.
   *[4] důstojný nástupce Koperníka!
}

## Why not

why-sides-shown = Strany počátečních karet jsou už odhaleny.
why-side-first = Nejprve si každý vybere stranu počáteční karty.
why-size-named = Velikost tohoto kola je už ohlášena.
why-size-gone = Kartu této velikosti už nikdo nemá.
why-no-two-sevens = Teď není na výběr ze dvou sedmiček.
why-not-drawing = Zatím není co kreslit.
why-laid-already = Vzor už leží: vezmi ho zpět, chceš-li ho přiložit jinak.
why-lay-first = Nejprve přilož vzor.
why-no-star-there = Neleží tam žádná hvězda, kterou lze nakreslit.
why-looks-alike = Toto otočení vypadá stejně jako jiné z nabídky.
why-keep-first = Zbytek se rozpadl: nejprve vyber kus, který zůstane.
why-one-piece = Náčrt už drží pohromadě.
why-not-in-sketch = Tato hvězda není v tvém náčrtu.
why-lower-star = Kus se jmenuje podle své nejnižší hvězdy.
why-last-star = Jedna hvězda musí zůstat; nechceš-li kreslit nic, vezmi vzor zpět.
why-falls-apart = Bez této hvězdy by se zbytek rozpadl.
why-line-crosses = Čára kříží starší: nejprve vynech jeden její konec.
