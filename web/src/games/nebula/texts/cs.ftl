## The main button

act-choose = Nechat si tento úkol
act-move = { $steps ->
    [0] Nechat hodiny stát
   *[other] Posunout hodiny
}
act-chaos = Obětovat chaosu
act-keep = Nechat si ji
act-place = Umístit sem
act-hole = Umístit černou díru
act-finish = Ukončit tah
act-exchange = Udělat z ní supernovu
act-redraw = Vylosovat novou supernovu
act-advance = Posunout tento ukazatel

## The sky

nebula-sky = Tři hvězdokupy kolem supernovy
nebula-tracks = Černé díry a co se počítá
nebula-holes = Černé díry
nebula-round = { $round }. kolo
nebula-hole-track = Počítadlo černých děr: políčko { $at } z { $end }
nebula-marker = { $name }: políčko { $field }, hodnota { $worth }
nebula-time = { $left ->
    [one] Zbývá 1 krok času: posuňte hodiny { $cluster ->
        [top] horní
        [right] pravé
       *[left] levé
    } hvězdokupy.
    [few] Zbývají { $left } kroky času: posuňte hodiny { $cluster ->
        [top] horní
        [right] pravé
       *[left] levé
    } hvězdokupy.
   *[other] Zbývá { $left } kroků času: posuňte hodiny { $cluster ->
        [top] horní
        [right] pravé
       *[left] levé
    } hvězdokupy{ $chaos ->
        [1] , nebo obětujte hvězdu chaosu.
       *[0] .
    }
}
nebula-ways = Dvě cesty k tomuto paprsku
nebula-way = { $way ->
    [on] { $steps } po směru
   *[back] { $steps } proti směru
}
nebula-ends = Co ukončí hru
nebula-end-track = počítadlo { $now }/{ $at }
nebula-end-constellations = souhvězdí { $now }/{ $at }
nebula-end-bag = sáček { $now }
nebula-end-tasks = úkoly { $now }/{ $at }

## The galaxy

nebula-yours = Vaše galaxie
nebula-galaxy-of = Galaxie: { $name }
nebula-empty-galaxy = Prázdná galaxie
nebula-look = { $name }: zatím { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}. Ukázat galaxii velkou.
nebula-back = Zpět k mé
nebula-strip = { $count ->
    [0] Zatím žádné černé díry
    [one] 1 černá díra, bodů: { $points }
    [few] { $count } černé díry, bodů: { $points }
   *[other] { $count } černých děr, bodů: { $points }
}
nebula-observatory = Observatoř
nebula-observatory-empty = prázdná
nebula-chaos = Chaos: nechte si { $count }
nebula-placed = Umístěno v tahu
nebula-third = Třetí, pokud jedna z nich odpovídá supernově
nebula-finish = Ukončit tah
nebula-take-in-hand = Vzít do ruky { $star ->
    [blue] modrou
    [orange] oranžovou
    [purple] fialovou
    [red] červenou
    [white] bílou
   *[yellow] žlutou
}: { $count ->
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
}
nebula-place = V ruce je { $star ->
    [blue] modrá
    [orange] oranžová
    [purple] fialová
    [red] červená
    [white] bílá
   *[yellow] žlutá
}: { $count ->
    [one] svítí 1 místo.
    [few] svítí { $count } místa.
   *[other] svítí { $count } míst.
}
nebula-nothing = Už nelze nic umístit.
nebula-waits = Na tahu je { $name }.
nebula-over = Hra skončila.
nebula-step-choose = Nechte si jeden ze dvou úkolů.
nebula-step-keep = { $count ->
    [one] Nechte si ještě jednu z vylosovaných hvězd.
   *[other] Nechte si dvě z vylosovaných hvězd.
}
nebula-step-exchange = Supernova vyhasla. Vyberte novou: svou hvězdu, nebo ji vylosujte.
nebula-step-advance = Černá díra mění hodnoty: vyberte ukazatel, který se posune o políčko doprava.

## Tasks

nebula-public = Veřejné úkoly
nebula-public-help = první / další
nebula-task = Osobní úkol
nebula-task-help = tajný
nebula-advanced = Pokročilé karty
nebula-advanced-help = počet × hodnota
nebula-progress = { $have } z { $need }
nebula-choose = Vyberte si osobní úkol
nebula-choose-help = Ostatní se ho dozvědí až na konci.
nebula-chosen = Vybírají se osobní úkoly
nebula-chosen-help = { $count ->
    [0] Všichni mají vybráno.
   *[other] Ještě vybírá: { $names }
}
nebula-so-far = Dosavadní body
nebula-so-far-help = Jako by hra skončila teď
nebula-sheet = Závěrečné bodování
nebula-part-personal = Osobní úkol
nebula-part-public = Veřejné úkoly
nebula-part-holes = Černé díry
nebula-part-constellations = Souhvězdí
nebula-part-colours = Barvy
nebula-part-advanced = Pokročilé karty
nebula-part-total = Celkem

## Order and tabs

nebula-now = je na tahu
nebula-next = další
nebula-later = později
nebula-ready = má vybráno
nebula-chooses = vybírá
nebula-rank = { $rank }. místo
nebula-tab-sky = Obloha
nebula-tab-galaxy = Galaxie
nebula-tab-tasks = Úkoly

## How to play

howto-aim = Oč jde
howto-aim-text = Každý buduje galaxii z barevných hvězd. Body přinášejí společné úkoly, váš vlastní tajný úkol, dokončená souhvězdí, barvy, černé díry a pokročilé karty. Kdo má nejvíc bodů, vyhrává.
howto-start = Před prvním tahem
howto-start-text = Dostanete dva osobní úkoly a jeden si necháte; nikdo jiný neví který. První hráč začíná bez hvězd, druhý má jednu, třetí dvě a čtvrtý tři, vylosované ze sáčku.
howto-time = Berte hvězdy: investujte čas
howto-time-text = Kolem supernovy leží tři hvězdokupy a každá má hodiny. Utraťte přesně pět kroků: rozdělte je mezi hodiny, jak chcete, každé však jen jedním směrem. Pak si vezmete hvězdu u všech tří hodin, i u těch, které se nepohnuly. Tady jdou hodiny o tři paprsky dál a berou červenou hvězdu.
howto-chaos-text = Nebo zvolte chaos: jednu hvězdu z observatoře vraťte do krabice, vylosujte pět ze sáčku a dvě si nechte.
howto-place = Umísťujte hvězdy
howto-place-text = Z observatoře smíte umístit dvě hvězdy různých barev. První hvězda celé hry patří do zářivého středu. Každá další na místo spojené s některou vaší hvězdou: čárou souhvězdí, přerušovanou čárou, nebo po orbitě s nejbližším místem. Spojené hvězdy nikdy nemají stejnou barvu. Tady svítí místa pro červenou.
howto-replace-text = Hvězda smí také nahradit jinou, pokud tam pasuje. Co neumístíte, zůstává v observatoři.
howto-nova = Supernova
howto-nova-text = Má-li některá z umístěných hvězd barvu supernovy, smíte v tomto tahu umístit i třetí. Černá díra odpovídá černé supernově.
howto-holes = Černé díry
howto-holes-text = Černá díra se počítá jako hvězda vlastní barvy. Umístěná leží na vašem pásu: číslo na prvním volném políčku říká, kolik jsou vaše černé díry hodny. Společný ukazatel se posune o jedno; na zvýrazněném políčku supernova vyhasne a vy vyberete novou: svou hvězdu, nebo vylosovanou ze sáčku.
howto-counters = Co se počítá
howto-counters-text = V plné hře každá umístěná černá díra navíc posune jeden ze čtrnácti ukazatelů doprava: šesti barev, čtyř souhvězdí a čtyř pokročilých karet. Na konci se naplno počítají jen tři nejpřednější v každé řadě; na stejném políčku je napřed ten nahoře.
howto-tasks = Veřejné úkoly
howto-tasks-text = Čtyři úkoly leží pro všechny. Kontrolují se na konci vašeho tahu: kdo úkol splní první, dostane víc bodů, všichni další méně. Co je splněno, už zůstane, ať později změníte cokoli.
howto-refill = Nové hvězdy
howto-refill-text = Po tahu se hvězdokupa s jednou nebo žádnou hvězdou doplní ze sáčku; ve dvou hráčích už ta se dvěma.
howto-end = Konec
howto-end-text = Hra končí kolem, ve kterém se stane něco z tohoto: ukazatel černých děr dojde na konec, někdo má tři dokončená souhvězdí, sáček je prázdný, nebo je splněno dost úkolů (pět ve dvou, šest ve třech, osm ve čtyřech hráčích).
howto-score = Bodování
howto-score-text = Sečte se šest částí: osobní úkol (14 bodů za splnění), veřejné úkoly, černé díry, dokončená souhvězdí, hvězdy podle barev a pokročilé karty. Při shodě rozhoduje víc černých děr, pak se o vítězství dělíte.
howto-score-example = Příklad
howto-basic = Základní hra
howto-basic-text = Při první hře vynechte počítadla a pokročilé karty. Každé dokončené souhvězdí má pak hodnotu 6 bodů.
howto-screen = Na této desce
howto-screen-text = Co smíte, svítí zlatě. Jedno kliknutí vybere a ukáže, co by to přineslo; druhé, nebo Enter, to provede. Chcete-li umístit, stiskněte hvězdu v observatoři a pak místo. Ukažte na místo, které nesvítí, a přečtete si proč. Stiskněte úkol a uvidíte, co se do něj počítá. Klávesou Tab a šipkami se dostanete všude; kliknutí na cizí galaxii ji ukáže velkou.
howto-made = Tištěné a naše
howto-made-text = Z vydané hry pocházejí počty součástí, druhy karet, odměny počítadel, čtyři souhvězdí po šesti místech, pět zářivých míst a pět orbit. Rozložení desek, délky a hodnoty počítadel, šest osobních úkolů a body většiny veřejných úkolů jsou naše, vytvořené tak, aby platila každá věta pravidel; stejně tak kresby.
howto-picture-time = Hvězdokupa s osmi paprsky; hodiny jdou o tři paprsky po směru k červené hvězdě
howto-picture-place = Galaxie se čtyřmi hvězdami; pět míst pro červenou svítí
howto-picture-strip = Pás se třemi černými dírami za 7 bodů
