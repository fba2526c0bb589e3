title = Nova Luna
about = Ber dílky z kruhu kolem měsíce, skládej z nich mozaiku a jako první zakryj úkoly všemi svými žetony.

option-first_game = První hra
option-first_game-help = méně žetonů na seznámení s hrou: ve dvou 16, ve třech 18 na hráče
option-tokens = Žetonů na hráče
option-tokens-help = kolik žetonů má každý hráč, včetně toho na dráze

## Dílky a úkoly

tile = { $colour ->
    [red] červený
    [blue] modrý
    [turquoise] tyrkysový
   *[yellow] žlutý
} dílek { $number }
    .on = na { $colour ->
        [red] červeném
        [blue] modrém
        [turquoise] tyrkysovém
       *[yellow] žlutém
    } dílku { $number }
tile-look = { $colour ->
    [red] červený
    [blue] modrý
    [turquoise] tyrkysový
   *[yellow] žlutý
} za { $cost }
    .on = na { $colour ->
        [red] červeném
        [blue] modrém
        [turquoise] tyrkysovém
       *[yellow] žlutém
    } za { $cost }
tile-beside = { $side ->
    [above] nad { $colour ->
        [red] červený
        [blue] modrý
        [turquoise] tyrkysový
       *[yellow] žlutý
    } za { $cost }
    [below] pod { $colour ->
        [red] červený
        [blue] modrý
        [turquoise] tyrkysový
       *[yellow] žlutý
    } za { $cost }
    [left] vlevo od { $colour ->
        [red] červeného
        [blue] modrého
        [turquoise] tyrkysového
       *[yellow] žlutého
    } za { $cost }
   *[right] vpravo od { $colour ->
        [red] červeného
        [blue] modrého
        [turquoise] tyrkysového
       *[yellow] žlutého
    } za { $cost }
}
whole-tile = { tile } (cena { $cost }, { $asks ->
    [0] bez úkolů
    [one] úkol: { $tasks }
   *[other] úkoly: { $tasks }
})
task = { $parts }
part = { $colour ->
    [red] { $count ->
        [one] { $count } červený
        [few] { $count } červené
       *[other] { $count } červených
    }
    [blue] { $count ->
        [one] { $count } modrý
        [few] { $count } modré
       *[other] { $count } modrých
    }
    [turquoise] { $count ->
        [one] { $count } tyrkysový
        [few] { $count } tyrkysové
       *[other] { $count } tyrkysových
    }
   *[yellow] { $count ->
        [one] { $count } žlutý
        [few] { $count } žluté
       *[other] { $count } žlutých
    }
}

## Co hráč může

pick = Vezmi { $tile } z místa { $place }.
place = Polož { $tile } na pole { $x }, { $y }.
refill = { $solo ->
    [1] Ukonči první fázi a doplň kruh.
   *[0] Doplň kruh.
}
brings = { $count ->
    [one] splní { $count } úkol
    [few] splní { $count } úkoly
   *[other] splní { $count } úkolů
}

## Příběh

told-refilled = { $who } doplňuje kruh.
told-drew = Nově v kruhu: { $tile }.
told-took = { $who } bere z kruhu { $tile }; měsíc se tam přesouvá.
told-went = { $steps ->
    [one] { $who } jde po dráze o 1 pole.
    [few] { $who } jde po dráze o { $steps } pole.
   *[other] { $who } jde po dráze o { $steps } polí.
}
told-laid = { $who } pokládá { $tile } { $beside }.
told-laid-first = { $who } pokládá { $tile } jako první dílek.
told-covered = { $who } plní úkol { $tile-on }: { $task }. { $left ->
    [one] Zbývá { $left } žeton.
    [few] Zbývají { $left } žetony.
   *[other] Zbývá { $left } žetonů.
}
told-phase = První fáze končí se součtem { $sum }; druhá začíná s novými žetony.
told-ended = { $tokens ->
    [1] Poslední žeton je položen: hra končí.
   *[0] Nezbývá dílek, který by šlo vzít: hra končí.
}

## Panely

ring = Kruh: měsíc na místě { $moon }, { $bag ->
    [one] v sáčku { $bag } dílek
    [few] v sáčku { $bag } dílky
   *[other] v sáčku { $bag } dílků
}
ring-place = Místo { $place }: { $tile }
column-place = Místo
column-tile = Dílek
column-cost = Cena
column-tasks = Úkoly
colour = { $colour ->
    [red] červená
    [blue] modrá
    [turquoise] tyrkysová
   *[yellow] žlutá
}
hand = V ruce: { $tile }
track = Měsíční dráha: na tahu je poslední
track-player = Hráč
track-time = Čas
track-space = Pole
track-tokens = Zbývá žetonů
sums = Sám pod měsícem
sum-phase = Fáze { $phase } ze 2
sum-first = { $noted ->
    [1] Součet první fáze: { $sum }
   *[0] Součet první fáze: zatím není
}
sum-costs = Ceny dosud: { $costs }
sum-tokens = Zbývá žetonů: { $tokens } (v součtu každý za 10)
mosaic = { $who }: mozaika, { $tokens ->
    [one] zbývá { $tokens } žeton
    [few] zbývají { $tokens } žetony
   *[other] zbývá { $tokens } žetonů
}
laid = { $tile }, splněno { $done } z { $tasks }

## Konec

end-tie = Žetonů zbylo stejně: rozhodlo, kdo by byl dřív na tahu.
final = Konečné pořadí
final-player = Hráč
final-placed = Položených žetonů
final-left = Zbývá žetonů
final-space = Pole
solo = Tvůj výsledek
solo-first = První fáze: { $sum }
solo-second = Druhá fáze: { $sum }
solo-total = { $excellent ->
    [1] Celkem { $sum }: pod 100 je to výborné!
   *[0] Celkem { $sum }. Méně je lépe; pod 100 je to výborné.
}

## Proč ne

why-place-first = Nejdřív polož dílek, který máš v ruce.
why-pick-first = Nejdřív vezmi dílek z kruhu.
why-cell-taken = Na tomto poli už dílek leží.
why-not-adjacent = Dílek se musí hranou dotýkat jiného tvého dílku.
why-refill-first = Kruh je prázdný: nejdřív ho doplň.
why-moon-here = Na tomto místě stojí měsíc.
why-empty-place = Na tomto místě žádný dílek neleží.
why-out-of-reach = Vzít jde jen některý z příštích tří dílků od měsíce po směru hodin.
why-refilled-already = V tomto tahu byl už kruh doplněn.
why-phase-runs = O samotě se kruh doplňuje, až položíš první žetony nebo až se vyprázdní.
why-last-phase = Ve druhé fázi se kruh nedoplňuje.
why-enough-tiles = Kruh se doplňuje, jen když v něm leží méně než tři dílky.
why-bag-empty = Sáček je prázdný: není z čeho doplnit.
