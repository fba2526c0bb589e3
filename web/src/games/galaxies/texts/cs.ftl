## The main button

act-keep = Nechat si tuto misi
act-activate = Aktivovat
act-mark = Vzít tuto kostku
act-roll = Hodit
act-spend = Utratit tuto kostku
act-turn = Natočit kostku
act-end = Ukončit tah
act-follow = Následovat
act-pass = Nechat být
act-never = V tomto tahu nikdy
act-force = Vynutit přehození
act-let = Nechat být
act-upgrade = Rozšířit
act-use = Využít planetu
act-decline = Nevyužít
act-ship = Vzít tuto loď
act-go = Letět sem
act-advance = Postoupit
act-back = Vrátit zpět
act-push = Odsunout zpět
act-rob = Vzít odtud
act-swap = Vyměnit
act-replace = Nahradit
act-recall = Odvolat domů
act-gain = Získat
act-shift = Změnit dráhu
act-choose = Zvolit tuto stranu
act-give = Odevzdat

## Dice

face-move = přesun lodi
face-energy = energie
face-culture = kultura
face-diplomacy = diplomacie
face-economy = ekonomika
face-colony = kolonie
galaxies-your-dice = Tvé kostky
galaxies-dice-of = Kostky: { $name }
galaxies-in-hand = { $face }, v ruce
galaxies-no-dice = žádné nezbývají
galaxies-bay = Aktivační pole
galaxies-used = { $face }, použito
galaxies-converter = Konvertor
galaxies-spent = { $face }, utraceno

## Planets and mats

galaxies-row = Planety
galaxies-planet = { $name }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $spaces ->
    [one] 1 očíslované pole
    [few] { $spaces } očíslovaná pole
   *[other] { $spaces } očíslovaných polí
}
galaxies-gap = Na toto místo už žádná planeta nezbývá.
galaxies-deck = { $count ->
    [0] V balíčku už žádná planeta nezbývá.
    [one] V balíčku zbývá jedna planeta.
    [few] V balíčku zbývají { $count } planety.
   *[other] V balíčku zbývá { $count } planet.
}
galaxies-you = Ty
galaxies-mat = Galaxie: { $name }
galaxies-dice = { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
galaxies-abstains = nenásleduje
galaxies-level = Impérium na úrovni { $level }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
galaxies-home = { $count ->
    [0] Doma není žádná loď
    [one] 1 loď doma
    [few] { $count } lodě doma
   *[other] { $count } lodí doma
}
galaxies-colony = { $name }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}: co umí?
effect-energy = energie za každé následování: { $count }
effect-culture = kultura za každé následování: { $count }
effect-price = následování stojí { $count }
galaxies-last-round = poslední kolo
galaxies-choose-first = Vyber tohle a pak jednu z možností ({ $count })
galaxies-back = Zpět
galaxies-over = Hra skončila
galaxies-tab-planets = Planety
galaxies-tab-mats = Galaxie
amount-energy = Energie: { $count } z { $most }
amount-culture = Kultura: { $count } z { $most }
mission-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
mission-tied = při shodě { $count }
mission-secret = Tajná mise
mission-done-now = { $count ->
    [one] zatím 1 bod
    [few] zatím { $count } body
   *[other] zatím { $count } bodů
}
mission-open = zatím nesplněna

## The question of the moment

ask-missions = Nech si jednu ze dvou misí.
ask-turn = { $dice ->
    [0] Všechny tvé kostky jsou použity.
   *[other] Aktivuj kostku.
}
ask-reroll = Které kostky přehodíš?
ask-spend = Které dvě kostky utratíš?
ask-converter = Kterou kostku utratíš k tomu?
ask-turn_die = Kterou kostku natočíš a na jakou stranu?
ask-follow = { $name }: { $face }. { $price ->
    [0] Následuješ zdarma?
   *[other] Následuješ?
}
ask-rogue = { $name } hodila: { $face }.
ask-colony = Využij kolonii, nebo rozšiř impérium.
ask-land = Tvá loď přistála na planetě { $planet }. Využiješ ji?
ask-ship = { $left ->
    [2] Která loď letí první?
   *[other] Která loď letí?
}
ask-go = Kam loď poletí?
ask-advance = Která loď postoupí o { $steps }?
ask-back = Která tvoje loď se vrátí o { $steps }?
ask-push = { $left ->
    [2] Které dvě lodě odsuneš zpět?
   *[other] Kterou loď odsuneš o { $steps } zpět?
}
ask-rob = Komu bereš?
ask-swap = Kolik vyměníš?
ask-replace = Která planeta uvolní místo nové?
ask-recall = Kterou loď odvoláš domů?
ask-gain = Co získáš?
ask-shift = Která loď změní dráhu a kam?
ask-choose = Kterou stranu použiješ?
ask-row = Kterou planetu z řady využiješ?
ask-borrow = Čí kolonii využiješ?
ask-upgrade = Čím rozšíření zaplatíš?
ask-give = Co odevzdáš?
watch-choice = Vybírá { $name }.
watch-missions = Všichni si vybírají misi.
follow-brings = { $what ->
    [energy] Energie navíc: { $count }.
   *[culture] Kultura navíc: { $count }.
}
do-follow = { $price ->
    [0] Následovat zdarma
   *[other] Následovat za { $price }
}
do-pass = Nechat být
do-never = V tomto tahu nikdy
do-end = Ukončit tah
do-force = Přehodit za 1 energii a 1 kulturu
do-let = Nechat být
do-decline = Nevyužít
do-use = Využít
do-roll = Hodit
do-reroll = { $price ->
    [0] Přehodit zdarma
   *[other] Přehodit za { $price } energii
}
do-roll-again = { $count ->
    [0] Vyber kostky
    [one] Přehodit 1 kostku
    [few] Přehodit { $count } kostky
   *[other] Přehodit { $count } kostek
}{ $price ->
    [0] {""}
   *[other] {" "}za { $price } energii
}
do-convert = Konvertor
timer-off = počkat na mě
timer-seconds = { $seconds } s
timer-about = { $seconds ->
    [0] Otázky na tebe čekají. Stiskni, aby po 10 sekundách prošly samy.
   *[other] Otázky projdou samy po { $seconds } sekundách. Stiskni pro změnu.
}

## The rogue galaxy

rogue-rolls = Hází { $name }
rogue-left = { $count ->
    [one] zbývá 1 kostka
    [few] zbývají { $count } kostky
   *[other] zbývá { $count } kostek
}
rogue-extra = tah navíc
rogue-used = v tomto tahu už použit
rogue-fewer = { $count ->
    [one] házíš o 1 kostku méně
    [few] házíš o { $count } kostky méně
   *[other] házíš o { $count } kostek méně
}
rogue-move = Vyšle loď k první planetě, u níž ještě žádnou na dráze nemá.
rogue-energy = Získá energii za své lodě.
rogue-culture = Získá kulturu za své lodě.
rogue-diplomacy = Všechny její lodě na drahách diplomacie postoupí o 1.
rogue-economy = Všechny její lodě na drahách ekonomiky postoupí o 1.

## The end and the order of play

sheet-planets = Planety
sheet-empire = Impérium
sheet-mission = Mise
sheet-total = Body
sheet-stock = Energie + kultura
order-turn = na tahu
order-asked = má odpovědět
order-waits = čeká
order-elder = má 21 bodů jako první
order-choosing = vybírá misi
order-ready = má misi
order-rank = { $rank }. místo

## How to play

howto-aim = Cíl hry
howto-aim-text = Tvá galaxie je už malá. Vyšli lodě k novým planetám, osídli je a rozšiřuj své impérium. Body přinášejí planety i impérium. Kdo jich má jako první 21, spustí konec hry; vyhrává ten, kdo má potom nejvíc bodů.
howto-planet = Planeta
howto-planet-text = Nahoře stojí její jméno a body, které přináší. Kolem ní vede dráha od tečky přes čísla k symbolu: bublina znamená diplomacii, sloupce ekonomiku. Dole je vidět, co planeta dává: energii (blesk), nebo kulturu (chrám). Věta říká, co pro tebe planeta udělá.
howto-turn = Tvůj tah
howto-turn-text = Hodíš tolika kostkami, kolik ti dává úroveň impéria, zpočátku čtyřmi. Pak je jednu po druhé aktivuješ v libovolném pořadí. Nemusíš použít všechny. Každá strana je jedna akce:
howto-face-move = Přesuň loď na jinou planetu, nebo domů. Buď přistane na povrchu a ty smíš planetu hned využít, nebo vstoupí na tečku její dráhy.
howto-face-energy = Získej 1 energii za každou svou loď na energetické planetě nebo na její dráze a za každou loď doma. Energie smíš mít nejvýš 7.
howto-face-culture = Získej 1 kulturu za každou svou loď na kulturní planetě nebo na její dráze. Kultury smíš mít nejvýš 7.
howto-face-diplomacy = Jedna tvoje loď na dráze diplomacie postoupí o 1.
howto-face-economy = Jedna tvoje loď na dráze ekonomiky postoupí o 1.
howto-face-colony = Využij jednu ze svých kolonií, nebo rozšiř impérium.
howto-move = Lodě
howto-move-text = Přesun vede vždy na jinou kartu. Na jedné planetě smíš mít jednu loď na povrchu a jednu na dráze; cizí lodě nevadí. Loď, která dráhu opustí, o postup přijde. Na obrázku slunce přistálo, kometa je na poli 2 a planeta s prstencem na tečce.
howto-colony = Kolonie
howto-colony-text = Loď, která dorazí na symbol, planetu kolonizuje: karta je tvoje, všechny lodě z ní letí domů a na její místo přijde nová planeta. Od té chvíle máš její body a stranou s kolonií smíš využít její akci. Kolonie nedává energii ani kulturu.
howto-empire = Impérium
howto-empire-text = Rozšíření stojí tolik, kolik je číslo další úrovně, všechno v energii, nebo všechno v kultuře. Přináší body a střídavě kostku nebo loď. Novou loď máš hned, novou kostku od příštího tahu.
howto-again = Když se kostky nehodí
howto-again-text = Libovolné neaktivní kostky smíš přehodit: jednou za tah zdarma, pak pokaždé za 1 energii. A jednou za tah je tu konvertor: dvě neaktivní kostky utratíš a třetí natočíš na kteroukoli stranu.
howto-follow = Následování
howto-follow-text = Po použití kostky jsou ostatní po řadě dotázáni: za 1 kulturu smí každý využít stejnou stranu také. Následuješ stranu kostky, ne volbu soupeře. Nechceš-li být dotazován, zvol „V tomto tahu nikdy“.
howto-mission = Tajné mise
howto-mission-text = Na začátku dostane každý dvě mise a jednu si nechá. Ukáže se až po konci hry a přinese body, je-li v tu chvíli splněna. Ve dvou se mise, které hráče porovnávají, nerozdávají.
howto-end = Konec hry
howto-end-text = Jakmile má někdo 21 bodů z planet a impéria, kolo se dohraje, aby měli všichni stejně tahů. Pak se odhalí mise. Vyhrává nejvíc bodů; při shodě nejvíc energie a kultury dohromady, jinak se o vítězství dělíte.
howto-solo = Sám proti ničemné galaxii
howto-solo-text = Hraješ proti jedné z pěti ničemných galaxií, od začátečnické po epickou; mise se nerozdávají. Galaxie hází kostkami jednu po druhé. Raketa vyšle loď k první planetě zleva, u níž ještě žádnou na dráze nemá; bublina a sloupce posunou všechny její lodě na takových drahách; blesk a chrám plní její zásobu a její lodě doma dávají energii i kulturu; strana s kolonií je útok na tebe. Kostka, kterou použít nejde, se odloží a následovat ji nelze.
howto-rogue-text = Než kostka zapůsobí, smíš za 1 energii a 1 kulturu vynutit přehození, třeba i opakovaně. Potom smíš za 1 kulturu následovat. Má-li na konci svého tahu plnou energii, její impérium vzroste; má-li plnou kulturu, hraje tah navíc se třemi kostkami. Vyhraje s 21 body, nebo když její impérium dojde k lebce; ty vyhraješ s 21 body.
howto-screen = Na této desce
howto-screen-text = Co smíš udělat, svítí zlatě. Jedno kliknutí nebo ťuknutí vybere a ukáže, co by se stalo; druhé nebo Enter to provede. Kostku můžeš také přetáhnout na aktivační pole. Klávesou Tab a šipkami se dostaneš všude. Co nemá vlastní díl na desce, je tlačítko pod kostkami.
howto-made = Tištěné a naše
howto-made-text = Čtyřicet planet, dvanáct misí, kostky, stupnice impéria a útoky pěti ničemných galaxií jsou z vydané hry Scotta Almese. Naše jsou hodnoty tří ničemných galaxií, protože jsme pro ně nenašli zdroj: kostky, body a zásoby galaxií Rothkel, Hades a Gamelyn. Naše je také to, že Zendica ti bere kostku nejvýš jednou za tah a že mise Oběžník znamená mít všechny lodě na drahách. Naše jsou i věty na kartách, kresby a znaky.
howto-later = Některé planety dostaly v pozdějších vydáních nové znění. Zda platí, zvolíš při otevření stolu.
howto-picture-planet = Planeta, na jejíž dráze { $spaces ->
    [one] je 1 číslo
    [few] jsou { $spaces } čísla
   *[other] je { $spaces } čísel
}, { $ships ->
    [0] bez lodí
    [one] s jednou lodí
   *[other] a { $ships } lodě
}
howto-picture-faces = Šest stran kostky
howto-picture-empire = Šest úrovní impéria s jejich body
howto-picture-dice = Tři kostky k použití, jedna na aktivačním poli a dvě utracené za přeměnu
