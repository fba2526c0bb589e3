## Nový stůl

new-clock-help = Když se písek dosype, tah propadá a místo hráče hraje Bob.

## Hlavní tlačítko

act-roll = Hodit
act-reroll = Hodit znovu
act-pass = Nechat propadnout
act-place = Položit hvězdu
act-take = Vzít tuto hvězdu
act-put = Položit sem
gain = { $count ->
    [2] vítězíš
   *[other] +1
}

## Kostka

clusters-your-turn = Jsi na tahu
clusters-your-turn-named = { $name }: jsi na tahu
clusters-turn-of = { $name }
clusters-over = Konec hry
clusters-numbers = { $face } nebo { $couple }
clusters-opens = { $count ->
    [one] Poslední hvězda před prvním tahem smí na kterékoli volné pole.
    [few] Před prvním tahem přijdou na kterákoli volná pole ještě { $count } hvězdy.
   *[other] Před prvním tahem přijde na kterákoli volná pole ještě { $count } hvězd.
}
clusters-opening = { $count ->
    [one] Polož poslední hvězdu před prvním tahem na kterékoli volné pole.
    [few] Polož hvězdu na kterékoli volné pole: před prvním tahem přijdou ještě { $count }.
   *[other] Polož hvězdu na kterékoli volné pole: před prvním tahem jich přijde ještě { $count }.
}
clusters-roll = Hoď kostkou.
clusters-rolls = Chystá se házet.
clusters-place = Polož hvězdu na pole, kolem kterého je právě tolik hvězd.
clusters-no-cell = Žádné pole těmto číslům nevyhovuje.
clusters-none = { $reroll ->
    [1] Hoď znovu, nebo nech hod propadnout: žádné pole těmto číslům nevyhovuje.
   *[0] Nech hod propadnout: žádné pole těmto číslům nevyhovuje.
}
clusters-empty = { $reroll ->
    [1] Hoď znovu, nebo nech hod propadnout: hvězdy došly.
   *[0] Nech hod propadnout: hvězdy došly.
}
clusters-take = Znovu stejná dvojice: přesuň hvězdu na sousední pole.
clusters-put = Polož hvězdu na volné sousední pole.
clusters-zero = Polož hvězdu na kterékoli volné pole.
clusters-bob-row = Bob hází { $number }: řádek
clusters-bob-column = Bob hází { $number }: sloupek
clusters-moon-row = Měsíc: řádek { $number }
clusters-moon-column = Měsíc: sloupek { $number }
clusters-star-row = První hvězda: řádek { $number }
clusters-star-column = První hvězda: sloupek { $number }
clusters-reroll = Hodit znovu
clusters-pass = Nechat propadnout
clusters-left = { $count } s
clusters-seconds = { $count ->
    [one] zbývá { $count } sekunda
    [few] zbývají { $count } sekundy
   *[other] zbývá { $count } sekund
}
clusters-late = Čas vypršel: hraje Bob!
clusters-sand = Písek se ještě sype
clusters-sand-then = Pak je na tahu { $name }.
clusters-sand-then-you = Pak jsi na tahu ty.

## Souhvězdí

clusters-yours = Tvé souhvězdí
clusters-count = { $have } { $need ->
    [7] ze
   *[other] z
} { $need }
clusters-then = { $have } { $need ->
    [7] ze
   *[other] z
} { $need }, pak { $then }
clusters-of = { $have } { $need ->
    [7] ze
   *[other] z
} { $need }
clusters-card = { $card }, { $colour }, obtížnost { $rating } ze 3
clusters-look = { $name }: { $card }, nejvýš { $have } { $need ->
    [7] ze
   *[other] z
} { $need } hvězd. Ukázat kde.
clusters-unpin = Souhvězdí už neukazovat: { $name }
clusters-wins-other = S touto hvězdou vítězí { $name }!
clusters-now = je na tahu
clusters-next = další
clusters-wins = vítězí
clusters-tab-sky = Obloha
clusters-tab-cards = Karty

## Jak se hraje

howto-aim = O co jde
howto-aim-text = Každý má na kartě jedno souhvězdí a všichni je hledají na společné obloze. Hvězdy na ní vycházejí jedna po druhé a nikomu nepatří. Jakmile na obloze stojí celé tvé souhvězdí, vítězíš, i kdyby poslední hvězdu položil někdo jiný.
howto-figure = Tvé souhvězdí
howto-figure-text = Smí stát kdekoli, pootočené o čtvrtinu, polovinu nebo tři čtvrtiny kruhu, i zrcadlově převrácené. Další hvězdy kolem nevadí. Přes okraj oblohy ale nic nepokračuje.
howto-roll = Hod kostkou
howto-roll-text = Číslo nahoře je spojeno s dalším: 1 s 5, 2 se 6, 3 se 7, 4 s 8. Padla ti vlastně obě a jedno z nich použiješ.
howto-place = Položení hvězdy
howto-place-text = Hvězda přijde na volné pole, se kterým stranou nebo rohem sousedí právě tolik hvězd. Tady padla 6 a s ní 2: svítí pole, která sousedí se dvěma hvězdami.
howto-again = Druhý hod
howto-again-text = Smíš házet ještě jednou, první dvojice se tím ale vzdáváš. Padne‑li táž dvojice znovu, místo pokládání přesuneš hvězdu: kteroukoli na obloze, na volné sousední pole. Nevyhovuje‑li první dvojici žádné pole, házej znovu, nebo nech tah propadnout; nevyhovuje‑li žádné druhé, tah propadá sám. Jinak se tahu vzdát nesmíš.
howto-moon = Měsíc
howto-moon-text = Měsíc vyřazuje své pole ze hry: hvězda tam nesmí, vedle jiných polí se počítá jako prázdné a k žádnému souhvězdí nepatří. Nikdy se nehýbe.
howto-start = Začátek
howto-start-text = Karty se rozdávají podle obtížnosti: první hráč dostane nejtěžší. Dva hody určí místo Měsíce; ve čtyřech další dva místo první hvězdy. Pak od posledního hráče k prvnímu pokládají všichni hvězdy, kam chtějí: ve dvou po třech, ve třech po dvou, jinak po jedné.
howto-bob = Bob
howto-bob-text = Ve dvou se přidává třetí: Bob. Před každým tahem mu dva hody určí řádek a sloupek, a je‑li pole volné, přijde tam jeho hvězda, ať je kolem cokoli. Jeho hvězda může někomu z vás přinést vítězství.
howto-time = S přesýpacími hodinami
howto-time-text = Kdo hru zná, hraje s 20 sekundami na tah (ve dvou s 25) nebo s jiným časem. Když se písek dosype, tah propadá a místo hráče hraje Bob.
howto-more = Další způsoby hry
howto-more-text = Fialová souhvězdí jsou nejsnazší, žlutá mají víc hvězd, zelená jsou zapeklité obrazce skutečné oblohy; nováček může hrát s fialovou proti zelené. Při nulové náhodě se nehází: hvězda smí na kterékoli volné pole a žádná se nepřesouvá; ve dvou se za Boba hází dál. A ve vzhledu Záře se hraje potmě.
howto-end = Konec
howto-end-text = Dostaví‑li jedna hvězda víc souhvězdí, vítězí všichni, kterým patří. Dojde‑li všech 59 hvězd, dohraje se kolo jen s přesouváním; nestojí‑li ani potom žádné souhvězdí, je to remíza.
howto-screen = Na této desce
howto-screen-text = Co smíš udělat, svítí zlatě: plnou čarou pole pro číslo nahoře, přerušovanou pro to druhé. Jedno kliknutí nebo klepnutí vybere a ukáže, co přinese; další, nebo Enter, to provede. Klávesou Tab a šipkami se dostaneš všude. Ukážeš‑li na kartu hráče nebo na ni klepneš, uvidíš, kde má jeho souhvězdí k dostavení nejblíž.
howto-made = Vytištěné a naše
howto-made-text = Herní plán, 59 hvězd, Měsíc, přesýpací hodiny, dvojice 2 a 6, počty hvězd na začátku a obtížnosti karet pro čtyři hráče pocházejí z vydané hry od Albi. Zbylé tři dvojice, obtížnosti pro jiné počty hráčů a všech 45 karet souhvězdí jsou naše, vytvořené podle popisu v pravidlech a vyzkoušené v mnoha tisících her.
howto-picture-figure = Karta Motýl
howto-picture-stands = Totéž souhvězdí na obloze, pootočené a s dalšími hvězdami kolem
howto-picture-roll = Na kostce je 6, spojená se 2
howto-picture-place = Obloha s Měsícem; svítí pole, která sousedí se dvěma hvězdami
