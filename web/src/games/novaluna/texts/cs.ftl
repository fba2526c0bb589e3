## Hlavní tlačítko

act-pick = Vzít tento dílek
act-place = Položit sem
act-refill = Doplnit kruh

## Kruh

luna-ring = Kruh a měsíční dráha
luna-your-turn = Jsi na tahu
luna-turn-of = { $name }
luna-over = Konec hry
luna-choosing = vybírá dílek
luna-take = { $count ->
    [one] Vezmi poslední dílek
    [2] Vezmi jeden ze dvou
   *[other] Vezmi jeden ze tří
}
luna-lay = Polož { $colour ->
    [red] červený
    [blue] modrý
    [turquoise] tyrkysový
   *[yellow] žlutý
} za { $cost }
luna-lays = pokládá { $colour ->
    [red] červený
    [blue] modrý
    [turquoise] tyrkysový
   *[yellow] žlutý
} za { $cost }
luna-lay-first = Polož svůj první dílek.
luna-lay-beside = Polož ho { $first }.
luna-lay-corner = Polož ho { $first } a { $second }.
luna-lay-row = { $place } Řada { $row }.
luna-spot = { $side ->
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
luna-refill = Doplnit kruh
luna-refill-now = Doplň kruh
luna-left = { $count ->
    [0] V sáčku už nic není.
    [one] V sáčku je { $count } dílek.
    [few] V sáčku jsou { $count } dílky.
   *[other] V sáčku je { $count } dílků.
}
luna-goes = { $count ->
    [one] Tvůj žeton půjde o { $count } pole.
    [few] Tvůj žeton půjde o { $count } pole.
   *[other] Tvůj žeton půjde o { $count } polí.
}

## Pořadí

luna-now = na tahu
luna-again = hraje znovu
luna-next = další
luna-ahead = { $count ->
    [0] stejné pole
   *[other] o { $count } vpředu
}

## Mozaiky

luna-yours = Tvoje mozaika
luna-mosaic-of = Mozaika: { $name }
luna-look = { $name }: položeno { $count } z { $most } žetonů. Ukázat mozaiku velkou.
luna-back = Zpět na moji
luna-count = Položeno { $count } z { $most } žetonů
luna-open = Otevřené úkoly
luna-open-help = plné značky už tu jsou
luna-open-none = Zatím žádné otevřené úkoly.
luna-task-on = { $colour ->
    [red] červený
    [blue] modrý
    [turquoise] tyrkysový
   *[yellow] žlutý
} { $cost }:
luna-done = splní se
luna-to-go = chybí { $count }
luna-waits = čeká na žeton
luna-zoom-in = Přiblížit
luna-zoom-out = Oddálit
luna-zoom-all = Ukázat vše
luna-tab-ring = Kruh
luna-tab-mosaic = Mozaika
luna-tab-others = Ostatní
luna-tab-sums = Součty

## O samotě a konec

luna-solo = O samotě pod měsícem
luna-phase = { $phase }. fáze: { $tokens } žetonů
luna-sum = ceny { $costs } + { $tokens } × 10 za zbylé žetony
luna-solo-aim = Výsledkem jsou oba součty dohromady. Méně je lépe; pod 100 je výborné.
luna-solo-total = Dohromady { $total }. Méně je lépe; pod 100 je výborné.
luna-rank = { $rank }. místo

## Jak se hraje

howto-aim = Cíl hry
howto-aim-text = Každý skládá mozaiku ze čtvercových dílků. Na dílcích jsou úkoly; jakmile se některý tvůj úkol splní, zakryje ho tvůj žeton. Máš 21 žetonů: jeden jde na dráhu, 20 se pokládá. Kdo první položí všechny, vyhrává.
howto-tile = Dílek
howto-tile-text = Číslo vlevo nahoře je cena dílku v čase. Uprostřed je jeho vlastní barva; každá barva má i svůj tvar. Kulaté bubliny jsou úkoly: tady jeden chce 2 modré dílky a druhý 1 žlutý. Dílek má nejvýš tři úkoly, některé nemají žádný.
howto-take = Vezmi jeden ze tří
howto-take-text = Ve svém tahu si vezmeš jeden z nejbližších tří dílků od měsíce po směru hodinových ručiček; prázdná místa se nepočítají. Měsíc se pak přesune na místo, kde tvůj dílek ležel. Tah nejde vynechat a dílek si nejde schovat na později.
howto-track = Zaplať časem
howto-track-text = Tvůj žeton jde po dráze o tolik polí, kolik dílek stojí. Jsou-li tam už jiné žetony, položí se navrch. Nehraje se dokola: na tahu je vždy ten, kdo je na dráze nejvíc vzadu, a ve sloupečku ten, kdo je nahoře. S levným dílkem tak můžeš být hned zase na tahu. Na začátku leží všechny žetony v jednom sloupečku, jak je seřadila náhoda; kdo je nahoře, začíná. Tady začíná slunce; vezme si dílek za 3 a je pak vepředu, takže je na tahu kometa.
howto-lay = Polož ho
howto-lay-text = První dílek polož kamkoli. Každý další se musí hranou dotýkat tvé mozaiky; roh nestačí. Všechna taková volná pole svítí. Na natočení dílku nezáleží.
howto-chain = Plň úkoly
howto-chain-text = Pro úkol se dívej na dílky, které se jeho dílku dotýkají hranou. Navazují-li na ně hranou další dílky téže barvy, počítá se celý řetěz. Tady dva modré za sebou splní „2 modré“. Červený dílek se žlutého dotýká jen rohem: nepočítá se. Dílek se nikdy nepočítá do vlastních úkolů a dílků navíc není na škodu.
howto-many-text = Jeden dílek může posloužit mnoha úkolům: tady tři sousedé splnili všechny tři. Splněný úkol dostane žeton hned a už mu zůstane, i na vzdálených dílcích, jejichž řetěz narostl.
howto-marks = V mozaice znamená plná značka, že dílek už tu je, obrys, že ještě chybí, a žeton, že je splněno.
howto-refill = Nové dílky
howto-refill-text = Začíná-li tvůj tah jen s jedním nebo dvěma dílky v kruhu, smíš ho nejdřív doplnit; není-li tam žádný, musíš. Dílky se losují na prázdná místa po směru hodinových ručiček od místa za měsícem. Místo pod měsícem zůstává prázdné.
howto-end = Konec
howto-end-text = Kdo položí poslední žeton, hned vyhrává. Nezbývá-li už dílek, který by šlo vzít, vyhrává ten, komu zbylo nejméně žetonů; při shodě ten, kdo by byl dřív na tahu.
howto-first = Na první hru si vezměte méně žetonů: ve dvou 16, ve třech 18 na hráče, i s tím na dráze.
howto-solo = O samotě
howto-solo-text = O samotě se hraje ve dvou fázích a dráha se nepoužívá. V první fázi pokládáš 8 žetonů. Od osmého smíš kruh doplnit před každým výběrem dílku; je-li prázdný, musíš. Tím fáze končí: sečti ceny všech svých dílků a přidej 10 za každý z osmi žetonů, který zbyl. Pak přibude 13 žetonů k těm, které zbyly. Ve druhé fázi se už nedoplňuje; končí, když položíš poslední žeton nebo když je kruh prázdný. Pak sečti znovu ceny všech dílků a přidej 10 za každý zbylý žeton. Výsledkem jsou oba součty dohromady: méně je lépe a pod 100 je výborné.
howto-solo-example = Příklad
howto-solo-first = 1. fáze: ceny 33, všech 8 žetonů leží
howto-solo-second = 2. fáze: ceny 52, zbyl 1 žeton
howto-solo-both = Dohromady
howto-screen = Na obrazovce
howto-screen-text = Co smíš, svítí zlatě. Jedno kliknutí nebo klepnutí vybere a ukáže, co by to přineslo; druhé, nebo Enter, to provede. Tabulátorem a šipkami se dostaneš všude. Mozaiku posuneš tažením a zvětšíš nebo zmenšíš kolečkem, dvěma prsty nebo klávesami + a −; 0 ji ukáže celou. Kliknutím na mozaiku jiného hráče ji uvidíš velkou.
howto-made = Tištěné a naše
howto-made-text = 68 dílků s barvami, cenami a úkoly, kruh s dvanácti místy, dráha o 24 polích i počty žetonů jsou z vydané hry Uweho Rosenberga a Corného van Moorsela. Kresby, tvary a znaky jsou naše.
howto-picture-tile = Červený dílek za 5 se dvěma úkoly
howto-picture-ring = Část kruhu: nejbližší tři dílky od měsíce svítí, prázdné místo se přeskakuje
howto-picture-track = Dráha se třemi žetony a cesta slunce
howto-picture-lay = Malá mozaika a její volná pole
howto-picture-chain = Dva modré dílky v řetězu vedle žlutého; červený dílek u jeho rohu
howto-picture-many = Žlutý dílek se třemi splněnými úkoly a modrým, červeným a tyrkysovým sousedem
