## The main button

act-keep = Zatrzymaj tę misję
act-activate = Aktywuj
act-mark = Weź tę kość
act-roll = Rzuć
act-spend = Wydaj tę kość
act-turn = Obróć kość
act-end = Zakończ turę
act-follow = Podążaj
act-pass = Odpuść
act-never = Nigdy w tej turze
act-force = Wymuś przerzut
act-let = Niech będzie
act-upgrade = Rozwiń
act-use = Użyj planety
act-decline = Nie używaj
act-ship = Weź ten statek
act-go = Leć tutaj
act-advance = Przesuń
act-back = Cofnij
act-push = Cofnij go
act-rob = Weź stąd
act-swap = Zamień
act-replace = Wymień
act-recall = Odwołaj do domu
act-gain = Zyskaj
act-shift = Zmień tor
act-choose = Wybierz tę ściankę
act-give = Oddaj

## Dice

face-move = ruch statku
face-energy = energia
face-culture = kultura
face-diplomacy = dyplomacja
face-economy = ekonomia
face-colony = kolonia
galaxies-your-dice = Twoje kości
galaxies-dice-of = Kości: { $name }
galaxies-in-hand = { $face }, w ręce
galaxies-no-dice = żadnych nie ma
galaxies-bay = Pole aktywacji
galaxies-used = { $face }, użyto
galaxies-converter = Konwerter
galaxies-spent = { $face }, wydano

## Planets and mats

galaxies-row = Planety
galaxies-planet = { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $spaces ->
    [one] 1 pole z liczbą
    [few] { $spaces } pola z liczbą
   *[other] { $spaces } pól z liczbą
}
galaxies-gap = Na to miejsce nie ma już planety.
galaxies-deck = { $count ->
    [0] W talii nie ma już planet.
    [one] W talii została jedna planeta.
    [few] W talii zostały { $count } planety.
   *[other] W talii zostało { $count } planet.
}
galaxies-you = Ty
galaxies-mat = Galaktyka: { $name }
galaxies-dice = { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[other] { $count } kości
}
galaxies-abstains = nie podąża
galaxies-level = Imperium na poziomie { $level }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
galaxies-home = { $count ->
    [0] Brak statków w domu
    [one] 1 statek w domu
    [few] { $count } statki w domu
   *[other] { $count } statków w domu
}
galaxies-colony = { $name }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}: co robi?
effect-energy = energia za każde podążenie: { $count }
effect-culture = kultura za każde podążenie: { $count }
effect-price = podążanie kosztuje { $count }
galaxies-last-round = ostatnia runda
galaxies-choose-first = Wybierz to, a potem jedną z możliwości ({ $count })
galaxies-back = Wróć
galaxies-over = Gra skończona
galaxies-tab-planets = Planety
galaxies-tab-mats = Galaktyki
amount-energy = Energia: { $count } z { $most }
amount-culture = Kultura: { $count } z { $most }
mission-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
mission-tied = przy remisie { $count }
mission-secret = Tajna misja
mission-done-now = { $count ->
    [one] na razie 1 punkt
    [few] na razie { $count } punkty
   *[other] na razie { $count } punktów
}
mission-open = jeszcze niespełniona

## The question of the moment

ask-missions = Zatrzymaj jedną z dwóch misji.
ask-turn = { $dice ->
    [0] Wszystkie twoje kości są użyte.
   *[other] Aktywuj kość.
}
ask-reroll = Które kości przerzucasz?
ask-spend = Które dwie kości wydajesz?
ask-converter = Którą kość wydajesz jeszcze?
ask-turn_die = Którą kość obracasz i na jaką ściankę?
ask-follow = { $name }: { $face }. { $price ->
    [0] Podążasz za darmo?
   *[other] Podążasz?
}
ask-rogue = { $name } rzuca: { $face }.
ask-colony = Użyj kolonii albo rozwiń imperium.
ask-land = Twój statek wylądował na planecie { $planet }. Użyć jej?
ask-ship = { $left ->
    [2] Który statek rusza pierwszy?
   *[other] Który statek rusza?
}
ask-go = Dokąd leci statek?
ask-advance = Który statek przesuwa się o { $steps } do przodu?
ask-back = Który twój statek cofa się o { $steps }?
ask-push = { $left ->
    [2] Które dwa statki cofasz?
   *[other] Który statek cofasz o { $steps }?
}
ask-rob = Komu zabierasz?
ask-swap = Ile zamieniasz?
ask-replace = Która planeta ustępuje miejsca nowej?
ask-recall = Który statek odwołujesz do domu?
ask-gain = Co zyskujesz?
ask-shift = Który statek zmienia tor i dokąd?
ask-choose = Której ścianki używasz?
ask-row = Której planety z rzędu używasz?
ask-borrow = Czyjej kolonii używasz?
ask-upgrade = Czym płacisz za rozwój?
ask-give = Co oddajesz?
watch-choice = Wybiera { $name }.
watch-missions = Wszyscy wybierają misję.
follow-brings = { $what ->
    [energy] Energia dla ciebie: { $count }.
   *[culture] Kultura dla ciebie: { $count }.
}
do-follow = { $price ->
    [0] Podążaj za darmo
   *[other] Podążaj, koszt: { $price }
}
do-pass = Odpuść
do-never = Nigdy w tej turze
do-end = Zakończ turę
do-force = Przerzut za 1 energię i 1 kulturę
do-let = Niech będzie
do-decline = Nie używaj
do-use = Użyj
do-roll = Rzuć
do-reroll = { $price ->
    [0] Przerzut za darmo
   *[other] Przerzut za { $price } energię
}
do-roll-again = { $count ->
    [0] Wybierz kości
    [one] Przerzuć 1 kość
    [few] Przerzuć { $count } kości
   *[other] Przerzuć { $count } kości
}{ $price ->
    [0] {""}
   *[other] {" "}za { $price } energię
}
do-convert = Konwerter
timer-off = czekaj na mnie
timer-seconds = { $seconds } s
timer-about = { $seconds ->
    [0] Pytania czekają na ciebie. Naciśnij, by po 10 sekundach mijały same.
   *[other] Pytania mijają same po { $seconds } sekundach. Naciśnij, by zmienić.
}

## The rogue galaxy

rogue-rolls = Rzuca { $name }
rogue-left = { $count ->
    [one] została 1 kość
    [few] zostały { $count } kości
   *[other] zostało { $count } kości
}
rogue-extra = dodatkowa tura
rogue-used = już użyty w tej turze
rogue-fewer = { $count ->
    [one] rzucasz 1 kością mniej
   *[other] rzucasz { $count } kośćmi mniej
}
rogue-move = Wysyła statek do pierwszej planety, na której torze nie ma jeszcze żadnego swojego statku.
rogue-energy = Zyskuje energię za swoje statki.
rogue-culture = Zyskuje kulturę za swoje statki.
rogue-diplomacy = Wszystkie jej statki na torach dyplomacji przesuwają się o 1.
rogue-economy = Wszystkie jej statki na torach ekonomii przesuwają się o 1.

## The end and the order of play

sheet-planets = Planety
sheet-empire = Imperium
sheet-mission = Misja
sheet-total = Punkty
sheet-stock = Energia + kultura
order-turn = ma turę
order-asked = ma odpowiedzieć
order-waits = czeka
order-elder = ma 21 punktów jako pierwszy
order-choosing = wybiera misję
order-ready = ma misję
order-rank = { $rank }. miejsce

## How to play

howto-aim = Cel gry
howto-aim-text = Twoja galaktyka stała się za mała. Wyślij statki na nowe planety, zasiedl je i rozwijaj imperium. Punkty dają planety i imperium. Kto pierwszy ma 21, rozpoczyna koniec gry; wygrywa ten, kto ma wtedy najwięcej punktów.
howto-planet = Planeta
howto-planet-text = U góry widać nazwę i punkty, które daje. Wokół biegnie tor: od kropki przez liczby do symbolu; dymek oznacza dyplomację, słupki ekonomię. Na dole stoi to, co planeta wytwarza: energia (błyskawica) albo kultura (świątynia). Zdanie mówi, co planeta dla ciebie robi.
howto-turn = Twoja tura
howto-turn-text = Rzucasz tyloma kośćmi, ile daje poziom imperium, na początku czterema. Potem aktywujesz je jedną po drugiej w dowolnej kolejności. Nie musisz użyć wszystkich. Każda ścianka to akcja:
howto-face-move = Przesuń statek na inną planetę albo do domu. Ląduje na powierzchni i możesz od razu użyć planety albo wchodzi na kropkę jej toru.
howto-face-energy = Zyskaj 1 energię za każdy swój statek na planecie energii lub na jej torze oraz za każdy statek w domu. Energii możesz mieć najwyżej 7.
howto-face-culture = Zyskaj 1 kulturę za każdy swój statek na planecie kultury lub na jej torze. Kultury możesz mieć najwyżej 7.
howto-face-diplomacy = Jeden twój statek na torze dyplomacji przesuwa się o 1 do przodu.
howto-face-economy = Jeden twój statek na torze ekonomii przesuwa się o 1 do przodu.
howto-face-colony = Użyj jednej ze swoich kolonii albo rozwiń imperium.
howto-move = Statki
howto-move-text = Ruch zawsze prowadzi na inną kartę. Na jednej planecie możesz mieć jeden statek na powierzchni i jeden na torze; cudze statki nie przeszkadzają. Statek, który opuszcza tor, traci postęp. Na rysunku słońce wylądowało, kometa stoi na polu 2, a planeta z pierścieniem na kropce.
howto-colony = Kolonie
howto-colony-text = Statek, który dotrze do symbolu, kolonizuje planetę: karta jest twoja, wszystkie statki z niej wracają do domu, a jej miejsce zajmuje nowa planeta. Odtąd masz jej punkty, a ścianką kolonii możesz użyć jej akcji. Kolonia nie wytwarza energii ani kultury.
howto-empire = Imperium
howto-empire-text = Rozwój kosztuje tyle, ile wynosi numer następnego poziomu, całość w energii albo całość w kulturze. Daje punkty i na przemian kość lub statek. Nowy statek masz od razu, nową kość od następnej tury.
howto-again = Gdy kości nie pasują
howto-again-text = Możesz przerzucić dowolne nieaktywne kości: raz na turę za darmo, potem za 1 energię za każdym razem. Raz na turę działa też konwerter: dwie nieaktywne kości wydajesz, a trzecią ustawiasz na dowolną ściankę.
howto-follow = Podążanie
howto-follow-text = Gdy kość została użyta, pozostali są pytani po kolei: za 1 kulturę każdy może też użyć tej samej ścianki. Podążasz za ścianką, nie za wyborem. Jeśli nie chcesz być pytany, wybierz „Nigdy w tej turze”.
howto-mission = Tajne misje
howto-mission-text = Na początku każdy dostaje dwie misje i jedną zatrzymuje. Odkrywa się ją dopiero po końcu gry; daje punkty, jeśli jest wtedy spełniona. W grze dwuosobowej nie rozdaje się misji, które porównują graczy.
howto-end = Koniec gry
howto-end-text = Gdy ktoś ma 21 punktów z planet i imperium, runda zostaje dokończona, żeby wszyscy mieli tyle samo tur. Potem odkrywa się misje. Wygrywa najwięcej punktów; przy remisie najwięcej energii i kultury razem, a jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
howto-solo = Samotnie przeciw nikczemnej galaktyce
howto-solo-text = Grasz przeciw jednej z pięciu nikczemnych galaktyk, od początkującej po epicką; misji nie ma. Galaktyka rzuca kośćmi po jednej. Rakieta wysyła statek do pierwszej planety od lewej, na której torze nie ma jeszcze żadnego swojego statku; dymek i słupki przesuwają wszystkie jej statki na takich torach; błyskawica i świątynia napełniają jej zapas, a jej statki w domu dają i energię, i kulturę; ścianka kolonii to atak na ciebie. Kość, której nie da się użyć, odkłada się na bok i nie można za nią podążyć.
howto-rogue-text = Zanim kość zadziała, możesz zapłacić 1 energię i 1 kulturę, by ją przerzucono, choćby wiele razy. Potem możesz podążyć za 1 kulturę. Jeśli na koniec jej tury energia jest pełna, jej imperium rośnie; jeśli kultura jest pełna, ma dodatkową turę z trzema kośćmi. Wygrywa z 21 punktami albo gdy jej imperium dojdzie do czaszki; ty wygrywasz z 21.
howto-screen = Na tej planszy
howto-screen-text = Co możesz zrobić, świeci na złoto. Jedno kliknięcie lub dotknięcie wybiera i pokazuje, co by się stało; drugie albo Enter to wykonuje. Kość można też przeciągnąć na pole aktywacji. Klawiszem Tab i strzałkami dotrzesz wszędzie. Co nie ma własnego elementu, jest przyciskiem pod kośćmi.
howto-made = Drukowane i nasze
howto-made-text = Czterdzieści planet, dwanaście misji, kości, tor imperium i ataki pięciu nikczemnych galaktyk pochodzą z wydanej gry Scotta Almesa. Nasze są wartości trzech nikczemnych galaktyk, bo nie znaleźliśmy dla nich źródła: kości, punkty i zapasy galaktyk Rothkel, Hades i Gamelyn. Nasze jest też to, że Zendica zabiera ci kość najwyżej raz na turę, a misja Orbiter oznacza mieć wszystkie statki na torach. Nasze są także zdania na kartach, rysunki i znaki.
howto-later = Niektóre planety dostały w późniejszych wydaniach nowe brzmienie. Czy obowiązuje, wybierasz przy otwieraniu stołu.
howto-picture-planet = Planeta, której tor ma { $spaces ->
    [one] 1 liczbę
    [few] { $spaces } liczby
   *[many] { $spaces } liczb
}, { $ships ->
    [0] bez statków
    [one] z jednym statkiem
   *[other] i { $ships } statki
}
howto-picture-faces = Sześć ścianek kości
howto-picture-empire = Sześć poziomów imperium z punktami
howto-picture-dice = Trzy kości do użycia, jedna na polu aktywacji i dwie wydane na konwerter
