## Hlavní tlačítko

act-side = Vzít tuto stranu
act-name = Určit velikost { $size }
act-seven = Vzít tuto sedmičku
act-lay = Položit sem
act-keep = Nechat tento kus
act-leave = Vynechat tuto hvězdu
act-confirm = Nakreslit
act-nothing = Nekreslit nic

## Co je na řadě

sky-round = Kolo { $round } z { $last }
sky-over = Konec hry
sky-wait = Máš vybráno
sky-wait-help = Ostatní ještě vybírají.
sky-choose-sides = Vyber si první hvězdu
sky-help-sides = Jedna strana tvé počáteční karty platí v prvním kole.
sky-name-size = Urči velikost
sky-help-name = Všichni otočí kartu této velikosti.
sky-names-size = Velikost určuje: { $name }
sky-choose-sevens = Vyber jednu ze sedmiček
sky-help-sevens = Obě leží lícem dolů.
sky-lay = { $name }: polož vzor
sky-lay-help = Přenes vzor nad oblohu a natoč ho.
sky-keep = Nech jeden kus
sky-keep-help = To, co ze vzoru zbylo, se rozpadlo. Nakreslit se dá jen jeden kus.
sky-draw = { $name }: nakresli vzor
sky-uncross = Odstraň křížení
sky-crossing = { $count ->
    [one] Jedna čára kříží starší: vynech hvězdu na jednom jejím konci.
    [few] { $count } čáry kříží starší: u každé vynech hvězdu na jednom konci.
   *[other] { $count } čar kříží starší: u každé vynech hvězdu na jednom konci.
}
sky-out = { $count ->
    [one] Jedna hvězda je vynechaná.
    [few] { $count } hvězdy jsou vynechané.
   *[other] { $count } hvězd je vynechaných.
} { $crossed ->
    [0] Žádnou pohasínající hvězdu to nestojí.
    [one] Stojí to jednu pohasínající hvězdu.
    [few] Stojí to { $crossed } pohasínající hvězdy.
   *[other] Stojí to { $crossed } pohasínajících hvězd.
}
sky-all-fit = Nakreslí se všechny hvězdy.
sky-leave-help = Stiskem hvězdy ji vynecháš.
sky-drawn = { $name }: nakresleno
sky-draws-nothing = V tomto kole nekreslíš nic
sky-done-help = Kresby se ukážou, až se všichni rozhodnou.

## Obloha

sky-yours = Tvoje obloha
sky-of = Obloha: { $name }
sky-look = { $name }, body: { $count }. { $doing } Ukázat tuto oblohu velkou.
sky-back = Zpět k mé
sky-pattern = Vzor v ruce
sky-sketch = Vzor, jak leží
sky-turn = Otočit
sky-nothing = Nekreslit nic
sky-closer = Blíž
sky-all = Ukázat celou oblohu
sky-tab-sky = Obloha
sky-tab-cards = Karty
sky-tab-others = Ostatní
sky-tab-ranks = Hodnosti

## Karty

sky-observatory = Observatoř
sky-this-round = toto kolo
sky-last-round = minulé kolo
sky-start-card = počáteční karta
sky-no-card = zatím žádná karta
sky-sides = Dvě strany tvé počáteční karty
sky-sizes = Karty lícem dolů podle velikosti
sky-sevens = Tvé dvě sedmičky lícem dolů
sky-card = { $name }, velikost { $size }. Za každou { $type ->
    [red] červenou
    [white] bílou
    [yellow] žlutou
   *[blue] modrou
} hvězdu { $value ->
    [one] 1 bod
    [few] { $value } body
   *[other] { $value } bodů
}.
sky-corner = { $value ->
    [one] 1 bod
    [few] { $value } body
   *[other] { $value } bodů
} za každou { $type ->
    [red] červenou
    [white] bílou
    [yellow] žlutou
   *[blue] modrou
} hvězdu
sky-type = { $type ->
    [red] červená
    [white] bílá
    [yellow] žlutá
   *[blue] modrá
}

## Body

sky-equation = { $top } za hvězdy z karty tohoto kola, { $low } za hvězdy z minulé, { $lines } za čáry mezi nimi: celkem { $points }
sky-equation-none = zatím bez bodů
sky-rounds = Body po kolech
sky-fading = Pohasínající hvězdy, po 3 bodech
sky-fading-count = Zbylé pohasínající hvězdy: { $left }{ $going ->
    [0] {""}
   *[other] , škrtlo by se z nich: { $going }
}
sky-sun = kolem Slunce
sky-ecliptic = přes ekliptiku
sky-rim = na okraji

## Hráči

sky-names = určuje velikost
sky-waits = čeká
sky-draws = kreslí
sky-has-drawn = má nakresleno
sky-chooses = vybírá
sky-has-chosen = má vybráno
sky-sheet = Všechny body
sky-player = Hráč
sky-total = Celkem
sky-place = { $place }. místo

## Sám

sky-solo = Sám pod hvězdami
sky-solo-now = bodů, kdyby hra skončila teď
sky-solo-result = bodů
sky-solo-help = V kolech I, III a V otočí kartu náhoda, v ostatních určíš velikost ty.
sky-rank = { $rank ->
    [0] Příznivec astronomie
    [1] Začínající astronom
    [2] Milovník noční oblohy
    [3] Objevitel noční oblohy
   *[4] Důstojný nástupce Koperníka
}

## Nabídky

sky-offer-lay = Položit vzor { $turn ->
    [0] rovně
    [1] otočený doleva
    [2] vzhůru nohama
   *[3] otočený doprava
}, { $steps ->
    [0] kolem Slunce
    [one] na { $hour }. hodině, krok od Slunce
    [few] na { $hour }. hodině, { $steps } kroky od Slunce
   *[other] na { $hour }. hodině, { $steps } kroků od Slunce
}.
sky-offer-leave = Vynechat { $type ->
    [red] červenou
    [white] bílou
    [yellow] žlutou
   *[blue] modrou
} hvězdu na { $hour }. hodině, { $steps ->
    [one] krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
} od Slunce.
sky-offer-keep = Nechat kus { $count ->
    [one] z jedné hvězdy:
   *[other] z { $count } hvězd, kde je
} { $type ->
    [red] červená
    [white] bílá
    [yellow] žlutá
   *[blue] modrá
} na { $hour }. hodině, { $steps ->
    [one] krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
} od Slunce.

## Jak se hraje

howto-aim = Cíl hry
howto-aim-text = Každý kreslí souhvězdí na vlastní mapu hvězd, v každém ze šesti kol jedno. Souhvězdí se počítá za hvězdy, kterými prochází, a na konci ještě jednou za své místo na obloze. Kdo má nejvíc bodů, vyhrává.
howto-map = Obloha
howto-map-text = Tvoje mapa je kotouč se 100 hvězdami a tvá deska je okno do ní: vidět je jen horní část a jen na ni se dá kreslit. Uprostřed svítí Slunce, čárkovaná čára je ekliptika. Některé hvězdy obklopuje prach, ty kolem Slunce a ty na okraji. Hvězdy jsou čtyř druhů a každá barva má svůj počet paprsků.
howto-card = Karty
howto-card-text = Karta ukazuje souhvězdí: tolik hvězd a právě takto spojených čarami. Její roh jmenuje druh hvězdy a její hodnotu. Máš sedm karet lícem dolů: po jedné velikosti 5, 6, 8, 9 a 10 a dvě sedmičky. K tomu dostaneš počáteční kartu se dvěma stranami; na začátku si každý jednu vybere.
howto-choose = Nová karta
howto-choose-text = V každém kole určí první hráč velikost; v kole I je to ten, kdo sedí na prvním místě. Všichni otočí kartu této velikosti; u první sedmičky si každý naslepo vybere jednu ze dvou. Nová karta přijde v observatoři navrch. Pod ní leží karta z minulého kola a její roh pořád platí; v prvním kole je to počáteční karta. Starší karty už neplatí.
howto-draw = Kreslení
howto-draw-text = Teď kreslí všichni najednou. Polož vzor na hvězdy, které leží celé ve tvém okně. Smíš ho otáčet po čtvrtinách, ale nikdy zrcadlit. Každá hvězda patří jen do jednoho souhvězdí, čáry se nesmějí křížit a Slunce není hvězda. Cizí kresby nikdo nevidí, dokud se všichni nerozhodnou.
howto-fading-text = Nemusíš nakreslit všechno. Hvězdy smíš vynechat, pokud zbytek drží pohromadě, nebo nekreslit vůbec nic; tady Zajíci jedna hvězda chybí. Každá vynechaná hvězda však škrtne jednu z tvých sedmi pohasínajících hvězd. Ty, které zbudou, přinesou na konci po 3 bodech. Když je všech sedm pryč, další vynechání už nic nestojí.
howto-score = Body za kolo
howto-score-text = Podívej se na dva rohy ve své observatoři. Každá hvězda druhu z horní karty přinese její hodnotu, každá hvězda druhu ze spodní karty hodnotu té spodní. A každá čára, která spojuje jednu z prvních s jednou z druhých, přinese obě hodnoty dohromady. Mají-li oba rohy stejný druh, počítají se jeho hvězdy dvakrát a čára platí mezi dvěma z nich.
howto-score-example = Tady horní karta dává 2 za červenou a spodní 1 za bílou. Kresba má 2 červené hvězdy a 3 bílé, to je 4 a 3. Tři čáry spojují červenou s bílou a každá přinese 3: dohromady 16 bodů.
howto-turn = Obloha se otáčí
howto-turn-text = Po kole se všechny kotouče otočí o šestinu a do okna přijdou jiné hvězdy. Co je nakresleno, zůstává, i když to teď okraj zakrývá. Prvním hráčem se stane ten, kdo získal nejméně; je-li jich víc, ten, kdo sedí nejblíž po levici dosavadního prvního hráče.
howto-end = Konec hry
howto-end-text = Po šesti kolech se sečtou body ze všech kol a k nim:
howto-end-fading = 3 body za každou zbylou pohasínající hvězdu
howto-end-sun = 1 bod za každou hvězdu kolem Slunce ve tvých souhvězdích
howto-end-ecliptic = 2 body za každou čáru přes ekliptiku
howto-end-rim = 3 body za každou hvězdu s prachem na okraji ve tvých souhvězdích
howto-end-example = Na této obloze je 7 hvězd kolem Slunce, 8 čar přes ekliptiku a 3 hvězdy na okraji: to je 7, 16 a 9 bodů navíc.
howto-end-tie = Nejvíc bodů vyhrává. Při shodě rozhodne, kdo škrtl méně pohasínajících hvězd; je-li i to stejné, vítězství je společné.
howto-solo = Sám
howto-solo-text = V kolech I, III a V otočí jednu z tvých karet náhoda, v ostatních kolech určíš velikost ty. Na konci ti body dají hodnost:
howto-screen = Na této desce
howto-screen-text = Vzor visí u myši a přichytí se tam, kde může ležet; čísla ukazují, co by přinesl. Kolečko nebo R ho otáčí, Shift a R na druhou stranu. Kliknutí ho položí. Stisk hvězdy ji pak vynechá a zlaté tlačítko souhvězdí nakreslí; dokud se nerozhodnou všichni, dá se to ještě vzít zpět. Z klávesnice: šipky vzorem pohybují, Enter pokládá a kreslí, šipky pak vedou od hvězdy ke hvězdě a Delete jednu vynechá. Na telefonu táhni vzor prstem a otáčej ho tlačítkem nebo dvěma prsty; malá mapka ukáže celou oblohu. Kliknutí na oblohu jiného hráče ji ukáže velkou.
howto-made = Vytištěné a naše
howto-made-text = Počty karet a jejich velikosti, čtyři druhy hvězd, sedm pohasínajících hvězd, všechny hodnoty na konci, hodnosti a jméno Lepus (Zajíc) stojí v pravidlech vydané hry Łukasze Szopky. Známé je také to, že hvězdy leží ve čtvercové síti, jejich čtyři barvy a otočení o šestinu. Která hvězda kde stojí, prach, ekliptika, okraj okna, vzory a rohy karet jsou naše. Kresby také.
howto-picture-map = Obloha v okně v kole I
howto-picture-card = Karta Zajíc: sedm hvězd, 2 body za každou červenou
howto-picture-fading = Zajíc na mapě, jedna jeho hvězda je vynechaná
howto-picture-score = Velká medvědice na dvou červených a třech bílých hvězdách, tři čáry mezi červenou a bílou
howto-picture-before = Kasiopeja v kole I
howto-picture-after = Stejná obloha o kolo později, otočená o šestinu
howto-picture-end = Celý kotouč se šesti souhvězdími
