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
nebula-hole-track = Ukazatel černých děr: políčko { $at } z { $end }
nebula-marker = { $name }: políčko { $field }, hodnota { $worth }
nebula-time = { $left ->
    [one] Zbývá 1 krok času: posuň hodiny { $cluster ->
        [top] horní
        [right] pravé
       *[left] levé
    } hvězdokupy.
    [few] Zbývají { $left } kroky času: posuň hodiny { $cluster ->
        [top] horní
        [right] pravé
       *[left] levé
    } hvězdokupy.
   *[other] Zbývá { $left } kroků času: posuň hodiny { $cluster ->
        [top] horní
        [right] pravé
       *[left] levé
    } hvězdokupy{ $chaos ->
        [1] , nebo obětuj hvězdu chaosu.
       *[0] .
    }
}
nebula-ways = Dvě cesty k tomuto paprsku
nebula-way = { $way ->
    [on] { $steps } po směru
   *[back] { $steps } proti směru
}
nebula-ends = Co ukončí hru
ends-track = ukazatel { $now }/{ $at }
ends-constellations = souhvězdí { $now }/{ $at }
ends-bag = sáček { $now }
ends-tasks = úkoly { $now }/{ $at }

## The galaxy

nebula-yours = Tvoje galaxie
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
nebula-chaos = Chaos: nech si { $count }
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
    [one] 1 políčko
    [few] { $count } políčka
   *[other] { $count } políček
}
nebula-place = V ruce je { $star ->
    [blue] modrá
    [orange] oranžová
    [purple] fialová
    [red] červená
    [white] bílá
   *[yellow] žlutá
}: { $count ->
    [one] svítí 1 políčko.
    [few] svítí { $count } políčka.
   *[other] svítí { $count } políček.
}
nebula-nothing = Už nelze nic umístit.
nebula-hole-only = Teď lze umístit jen černou díru.
nebula-waits = Na tahu je { $name }.
nebula-over = Hra skončila.
asks-choose = Nech si jeden ze dvou úkolů.
asks-keep = { $count ->
    [one] Nech si ještě jednu z vylosovaných hvězd.
   *[other] Nech si dvě z vylosovaných hvězd.
}
asks-exchange = Supernova vyhasla. Vyber novou: svou hvězdu, nebo ji vylosuj.
asks-advance = Černá díra mění hodnoty: vyber ukazatel, který se posune o políčko doprava.

## Tasks

nebula-public = Veřejné úkoly
nebula-public-help = první / další
nebula-task = Osobní úkol
nebula-task-help = tajný
nebula-advanced = Karty pro pokročilé
nebula-advanced-help = počet × hodnota
nebula-progress = { $have } z { $need }
nebula-choose = Vyber si osobní úkol
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
nebula-part-advanced = Karty pro pokročilé
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
howto-aim-text = Každý buduje galaxii z barevných hvězd. Body přinášejí veřejné úkoly, tvůj vlastní tajný úkol, dokončená souhvězdí, barvy, černé díry a karty pro pokročilé. Kdo má nejvíc bodů, vyhrává.
howto-start = Před prvním tahem
howto-start-text = Dostaneš dva osobní úkoly a jeden si necháš; nikdo jiný neví který. První hráč začíná bez hvězd, druhý má jednu, třetí dvě a čtvrtý tři, vylosované ze sáčku.
howto-time = Ber hvězdy: investuj čas
howto-time-text = Kolem supernovy leží tři hvězdokupy a každá má hodiny. Utrať přesně pět kroků: rozděl je mezi hodiny, jak chceš, každé však jen jedním směrem. Pak si vezmeš hvězdu u všech tří hodin, i u těch, které se nepohnuly. Tady jdou hodiny o tři paprsky dál a berou červenou hvězdu.
howto-chaos-text = Nebo zvol chaos: jednu hvězdu z observatoře vrať do krabice, vylosuj pět ze sáčku a dvě si nech; zbylé tři odcházejí ze hry.
howto-place = Umísťuj hvězdy
howto-place-text = Z observatoře smíš umístit dvě hvězdy různých barev. Tvoje první hvězda patří do zářivého středu. Každá další na políčko spojené s některou tvou hvězdou: čárou souhvězdí, přerušovanou čárou, nebo po orbitě s nejbližším políčkem. Spojené hvězdy nikdy nemají stejnou barvu. Tady svítí volná políčka pro červenou.
howto-replace-text = Hvězda smí také nahradit jinou, pokud tam pasuje. Co neumístíš, zůstává v observatoři.
howto-nova = Supernova
howto-nova-text = Má-li některá z umístěných hvězd barvu supernovy, smíš v tomto tahu umístit i třetí. Černá díra odpovídá černé supernově.
howto-holes = Černé díry
howto-holes-text = Černá díra se při braní a umisťování počítá jako hvězda vlastní barvy; úkoly, které chtějí šest barev, ji nepočítají. Umístěná leží na tvé liště: číslo na prvním volném políčku říká, jakou mají tvoje černé díry hodnotu. Společný ukazatel se posune o jedno, není-li už na konci; na zvýrazněném políčku supernova vyhasne a ty vybereš novou: svou hvězdu, nebo vylosovanou ze sáčku.
howto-counters = Co se počítá
howto-counters-text = V plné hře každá černá díra, která posune společný ukazatel, posune navíc jeden ze čtrnácti ukazatelů doprava: šesti barev, čtyř souhvězdí a čtyř karet pro pokročilé. Na konci se v každé řadě počítají tři nejvzdálenější ukazatele; na stejném políčku je napřed ten nahoře a ten, který zůstal na startu, se nepočítá. Každá hvězda první barvy přinese 3 body, druhé 2, třetí 1; dokončené souhvězdí 14, 12 nebo 10, každé jiné 6; karta pro pokročilé pokaždé 4, 3 nebo 2.
howto-tasks = Veřejné úkoly
howto-tasks-text = Čtyři úkoly leží odkryté pro všechny. Kontrolují se na konci tvého tahu: kdo úkol splní první, dostane víc bodů, všichni další méně. Co je splněno, už zůstane, ať později změníš cokoli.
howto-refill = Nové hvězdy
howto-refill-text = Po tahu se hvězdokupa s jednou nebo žádnou hvězdou doplní ze sáčku; ve dvou už ta se dvěma.
howto-end = Konec
howto-end-text = Hra končí kolem, ve kterém se stane něco z tohoto: ukazatel černých děr dojde na konec, někdo má tři dokončená souhvězdí, sáček je prázdný, nebo hráči dohromady splnili veřejné úkoly tolikrát, kolik je třeba (pětkrát ve dvou, šestkrát ve třech, osmkrát ve čtyřech).
howto-score = Bodování
howto-score-text = Sečte se šest částí: osobní úkol (14 bodů za splnění), veřejné úkoly, černé díry, dokončená souhvězdí, hvězdy podle barev a karty pro pokročilé. Při shodě rozhoduje víc černých děr, pak je vítězství společné.
howto-score-example = Příklad
howto-basic = Základní hra
howto-basic-text = Při první hře vynech počítadla a karty pro pokročilé. Každé dokončené souhvězdí má pak hodnotu 6 bodů.
howto-screen = Na této desce
howto-screen-text = Co smíš, svítí zlatě. Jedno kliknutí vybere a ukáže, co by to přineslo; druhé, nebo Enter, to provede. Chceš-li umístit, stiskni hvězdu v observatoři a pak políčko. Ukaž na políčko, které nesvítí, a přečteš si proč. Stiskni úkol a uvidíš, co se do něj počítá. Klávesou Tab a šipkami se dostaneš všude; kliknutí na cizí galaxii ji ukáže velkou.
howto-made = Tištěné a naše
howto-made-text = Z vydané hry pocházejí počty součástí, druhy karet, odměny počítadel, čtyři souhvězdí po šesti políčkách, pět zářivých políček a pět orbit. Rozložení desek, délky a hodnoty počítadel, šest osobních a dva veřejné úkoly a body většiny veřejných úkolů jsou naše, vytvořené tak, aby platila každá věta pravidel; stejně tak kresby.
howto-picture-time = Hvězdokupa s osmi paprsky; hodiny jdou o tři paprsky po směru k červené hvězdě
howto-picture-place = Galaxie se čtyřmi hvězdami; pět políček pro červenou svítí
howto-picture-strip = Lišta se třemi černými dírami za 7 bodů
