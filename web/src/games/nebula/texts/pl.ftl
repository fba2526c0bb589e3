## The main button

act-choose = Zatrzymaj to zadanie
act-move = { $steps ->
    [0] Zostaw zegar
   *[other] Przesuń zegar
}
act-chaos = Oddaj chaosowi
act-keep = Zatrzymaj
act-place = Umieść tutaj
act-hole = Umieść czarną dziurę
act-finish = Zakończ turę
act-exchange = Zrób z niej supernową
act-redraw = Wylosuj nową supernową
act-advance = Przesuń ten znacznik

## The sky

nebula-sky = Trzy gromady wokół supernowej
nebula-tracks = Czarne dziury i to, co się liczy
nebula-holes = Czarne dziury
nebula-round = runda { $round }
nebula-hole-track = Znacznik czarnych dziur: pole { $at } z { $end }
nebula-marker = { $name }: pole { $field }, wartość { $worth }
nebula-time = { $left ->
    [one] Został 1 krok czasu: przesuń zegar { $cluster ->
        [top] górnej
        [right] prawej
       *[left] lewej
    } gromady.
    [few] Zostały { $left } kroki czasu: przesuń zegar { $cluster ->
        [top] górnej
        [right] prawej
       *[left] lewej
    } gromady.
   *[many] Zostało { $left } kroków czasu: przesuń zegar { $cluster ->
        [top] górnej
        [right] prawej
       *[left] lewej
    } gromady{ $chaos ->
        [1] {" "}albo oddaj gwiazdę chaosowi.
       *[0] .
    }
}
nebula-ways = Dwie drogi do tego promienia
nebula-way = { $way ->
    [on] { $steps } zgodnie z zegarem
   *[back] { $steps } przeciwnie
}
nebula-ends = Co kończy grę
ends-track = znacznik { $now }/{ $at }
ends-constellations = gwiazdozbiory { $now }/{ $at }
ends-bag = woreczek { $now }
ends-tasks = zadania { $now }/{ $at }

## The galaxy

nebula-yours = Twoja galaktyka
nebula-galaxy-of = Galaktyka: { $name }
nebula-empty-galaxy = Pusta galaktyka
nebula-look = { $name }: na razie { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}. Pokaż galaktykę w powiększeniu.
nebula-back = Wróć do mojej
nebula-strip = { $count ->
    [0] Jeszcze bez czarnych dziur
    [one] 1 czarna dziura, punkty: { $points }
    [few] { $count } czarne dziury, punkty: { $points }
   *[many] { $count } czarnych dziur, punkty: { $points }
}
nebula-observatory = Obserwatorium
nebula-observatory-empty = puste
nebula-chaos = Chaos: zatrzymaj { $count }
nebula-placed = Umieszczone w turze
nebula-third = Trzecia, jeśli jedna z nich pasuje do supernowej
nebula-finish = Zakończ turę
nebula-take-in-hand = Weź do ręki { $star ->
    [blue] niebieską
    [orange] pomarańczową
    [purple] fioletową
    [red] czerwoną
    [white] białą
   *[yellow] żółtą
}: { $count ->
    [one] 1 pole
    [few] { $count } pola
   *[many] { $count } pól
}
nebula-place = W ręce { $star ->
    [blue] niebieska
    [orange] pomarańczowa
    [purple] fioletowa
    [red] czerwona
    [white] biała
   *[yellow] żółta
}: { $count ->
    [one] świeci 1 pole.
    [few] świecą { $count } pola.
   *[many] świeci { $count } pól.
}
nebula-nothing = Nic więcej nie można umieścić.
nebula-hole-only = Teraz można umieścić tylko czarną dziurę.
nebula-waits = Teraz gra { $name }.
nebula-over = Koniec gry.
asks-choose = Zatrzymaj jedno z dwóch zadań.
asks-keep = { $count ->
    [one] Zatrzymaj jeszcze jedną z wylosowanych gwiazd.
   *[other] Zatrzymaj dwie z wylosowanych gwiazd.
}
asks-exchange = Supernowa gaśnie. Wybierz nową: swoją gwiazdę albo wylosowaną.
asks-advance = Czarna dziura zmienia wartości: wybierz znacznik, który przejdzie o pole w prawo.

## Tasks

nebula-public = Zadania wspólne
nebula-public-help = pierwszy / kolejni
nebula-task = Zadanie osobiste
nebula-task-help = tajne
nebula-advanced = Karty dla zaawansowanych
nebula-advanced-help = liczba × wartość
nebula-progress = { $have } z { $need }
nebula-choose = Wybierz swoje zadanie osobiste
nebula-choose-help = Inni poznają je dopiero na końcu.
nebula-chosen = Trwa wybór zadań osobistych
nebula-chosen-help = { $count ->
    [0] Wszyscy wybrali.
   *[other] Jeszcze wybiera: { $names }
}
nebula-so-far = Dotychczasowe punkty
nebula-so-far-help = Jakby gra skończyła się teraz
nebula-sheet = Punktacja końcowa
nebula-part-personal = Zadanie osobiste
nebula-part-public = Zadania wspólne
nebula-part-holes = Czarne dziury
nebula-part-constellations = Gwiazdozbiory
nebula-part-colours = Kolory
nebula-part-advanced = Karty dla zaawansowanych
nebula-part-total = Razem

## Order and tabs

nebula-now = gra teraz
nebula-next = następny ruch
nebula-later = później
nebula-ready = już wybrane
nebula-chooses = wybiera
nebula-rank = miejsce { $rank }
nebula-tab-sky = Niebo
nebula-tab-galaxy = Galaktyka
nebula-tab-tasks = Zadania

## How to play

howto-aim = Cel gry
howto-aim-text = Każdy buduje galaktykę z kolorowych gwiazd. Punkty dają zadania wspólne, własne tajne zadanie, ukończone gwiazdozbiory, kolory, czarne dziury i karty dla zaawansowanych. Wygrywa, kto ma najwięcej punktów.
howto-start = Przed pierwszą turą
howto-start-text = Dostajesz dwa zadania osobiste i zatrzymujesz jedno; nikt inny nie wie które. Pierwszy gracz zaczyna bez gwiazd, drugi ma jedną, trzeci dwie, a czwarty trzy, wylosowane z woreczka.
howto-time = Bierz gwiazdy: wydaj czas
howto-time-text = Wokół supernowej leżą trzy gromady, każda z zegarem. Wydaj dokładnie pięć kroków: rozdziel je między zegary, jak chcesz, każdy jednak tylko w jedną stronę. Potem bierzesz gwiazdę przy każdym z trzech zegarów, także przy tym, który się nie ruszył. Tutaj zegar idzie o trzy promienie dalej i bierze czerwoną gwiazdę.
howto-chaos-text = Albo wybierz chaos: odłóż jedną gwiazdę z obserwatorium do pudełka, wylosuj pięć z woreczka i zatrzymaj dwie z nich; pozostałe trzy wypadają z gry.
howto-place = Umieszczaj gwiazdy
howto-place-text = Z obserwatorium możesz umieścić dwie gwiazdy różnych kolorów. Twoja pierwsza trafia na jasny środek. Każda następna na pole połączone z którąś z twoich gwiazd: linią gwiazdozbioru, linią przerywaną albo wzdłuż orbity z najbliższym polem. Połączone gwiazdy nigdy nie mają tego samego koloru. Tutaj świecą wolne pola dla czerwonej.
howto-replace-text = Gwiazda może też zastąpić inną, jeśli tam pasuje. Czego nie umieścisz, zostaje w obserwatorium.
howto-nova = Supernowa
howto-nova-text = Jeśli jedna z umieszczonych gwiazd ma kolor supernowej, możesz w tej turze umieścić trzecią. Czarna dziura pasuje do czarnej supernowej.
howto-holes = Czarne dziury
howto-holes-text = Przy braniu i umieszczaniu czarna dziura liczy się jako gwiazda własnego koloru; zadania o sześciu kolorach jej nie liczą. Umieszczona leży na twoim torze: liczba na pierwszym wolnym polu mówi, ile wszystkie są warte. Wspólny znacznik idzie o jedno pole, chyba że jest już na końcu; na świecącym polu supernowa gaśnie, a ty wybierasz nową: swoją gwiazdę albo wylosowaną z woreczka.
howto-counters = Co się liczy
howto-counters-text = W pełnej grze każda czarna dziura, która przesuwa wspólny znacznik, przesuwa też w prawo jeden z czternastu znaczników: sześciu kolorów, czterech gwiazdozbiorów i czterech kart dla zaawansowanych. Na końcu w każdym rzędzie liczą się trzy najdalsze znaczniki; na tym samym polu prowadzi ten na wierzchu, a ten, który został na starcie, się nie liczy. Każda gwiazda pierwszego koloru daje 3 punkty, drugiego 2, trzeciego 1; ukończony gwiazdozbiór 14, 12 albo 10, każdy inny 6; karta dla zaawansowanych za każdym razem 4, 3 albo 2.
howto-tasks = Zadania wspólne
howto-tasks-text = Cztery zadania leżą odkryte dla wszystkich. Sprawdza się je na końcu twojej tury: kto pierwszy wypełni zadanie, dostaje więcej punktów, wszyscy kolejni mniej. Co wypełnione, takie zostaje, cokolwiek później zmienisz.
howto-refill = Nowe gwiazdy
howto-refill-text = Po turze gromada z jedną gwiazdą lub bez gwiazd jest uzupełniana z woreczka; we dwoje już taka z dwiema.
howto-end = Koniec
howto-end-text = Gra kończy się z rundą, w której stanie się jedno z tych zdarzeń: znacznik czarnych dziur dojdzie do końca, ktoś ma trzy ukończone gwiazdozbiory, woreczek jest pusty albo gracze łącznie wystarczająco wiele razy wypełnili zadania wspólne (pięć razy w dwie osoby, sześć w trzy, osiem w cztery).
howto-score = Punktacja
howto-score-text = Dodaje się sześć części: zadanie osobiste (14 punktów za wypełnienie), zadania wspólne, czarne dziury, ukończone gwiazdozbiory, gwiazdy według kolorów i karty dla zaawansowanych. Przy remisie decyduje więcej czarnych dziur, a potem zwycięstwo jest wspólne.
howto-score-example = Przykład
howto-basic = Gra podstawowa
howto-basic-text = Przy pierwszej grze odłóżcie liczniki i karty dla zaawansowanych. Każdy ukończony gwiazdozbiór jest wtedy wart 6 punktów.
howto-screen = Na tej planszy
howto-screen-text = To, co możesz zrobić, świeci na złoto. Jedno kliknięcie wybiera i pokazuje, co to da; drugie albo Enter to wykonuje. Aby umieścić gwiazdę, naciśnij ją w obserwatorium, a potem pole. Wskaż pole, które nie świeci, a przeczytasz dlaczego. Naciśnij zadanie, aby zobaczyć, co się do niego liczy. Klawiszem Tab i strzałkami dojdziesz wszędzie; kliknięcie cudzej galaktyki pokazuje ją w powiększeniu.
howto-made = Drukowane i nasze
howto-made-text = Z wydanej gry pochodzą liczby elementów, rodzaje kart, nagrody liczników, cztery gwiazdozbiory po sześć pól, pięć jasnych pól i pięć orbit. Układ plansz, długości i wartości torów, sześć zadań osobistych i dwa wspólne oraz punkty większości zadań wspólnych są nasze, tak zrobione, by obowiązywało każde zdanie zasad; nasze są też rysunki.
howto-picture-time = Gromada o ośmiu promieniach; jej zegar idzie o trzy promienie do czerwonej gwiazdy
howto-picture-place = Galaktyka z czterema gwiazdami; pięć pól dla czerwonej świeci
howto-picture-strip = Tor z trzema czarnymi dziurami za 7 punktów
