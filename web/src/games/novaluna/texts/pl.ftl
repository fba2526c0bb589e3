## Główny przycisk

act-pick = Weź ten kafelek
act-place = Połóż tutaj
act-refill = Uzupełnij krąg

## Krąg

luna-ring = Krąg i tor księżyca
luna-your-turn = Twoja kolej
luna-turn-of = { $name }
luna-over = Koniec gry
luna-choosing = wybiera kafelek
luna-take = { $count ->
    [one] Weź ostatni kafelek
    [2] Weź jeden z dwóch
   *[other] Weź jeden z trzech
}
luna-lay = Połóż { $colour ->
    [red] czerwony
    [blue] niebieski
    [turquoise] turkusowy
   *[yellow] żółty
} za { $cost }
luna-lays = kładzie { $colour ->
    [red] czerwony
    [blue] niebieski
    [turquoise] turkusowy
   *[yellow] żółty
} za { $cost }
luna-lay-first = Połóż swój pierwszy kafelek.
luna-lay-beside = Połóż go { $first }.
luna-lay-corner = Połóż go { $first } i { $second }.
luna-lay-row = { $place } Rząd { $row }.
luna-spot = { $side ->
    [above] nad { $colour ->
        [red] czerwonym
        [blue] niebieskim
        [turquoise] turkusowym
       *[yellow] żółtym
    } za { $cost }
    [below] pod { $colour ->
        [red] czerwonym
        [blue] niebieskim
        [turquoise] turkusowym
       *[yellow] żółtym
    } za { $cost }
    [left] na lewo od { $colour ->
        [red] czerwonego
        [blue] niebieskiego
        [turquoise] turkusowego
       *[yellow] żółtego
    } za { $cost }
   *[right] na prawo od { $colour ->
        [red] czerwonego
        [blue] niebieskiego
        [turquoise] turkusowego
       *[yellow] żółtego
    } za { $cost }
}
luna-refill = Uzupełnij krąg
luna-refill-now = Uzupełnij krąg
luna-left = { $count ->
    [0] W worku nic już nie ma.
    [one] W worku jest { $count } kafelek.
    [few] W worku są { $count } kafelki.
   *[many] W worku jest { $count } kafelków.
}
luna-goes = { $count ->
    [one] Twój żeton pójdzie o { $count } pole.
    [few] Twój żeton pójdzie o { $count } pola.
   *[many] Twój żeton pójdzie o { $count } pól.
}

## Kolejność

luna-now = teraz
luna-again = gra znowu
luna-next = następny ruch
luna-ahead = { $count ->
    [0] to samo pole
   *[other] o { $count } dalej
}

## Mozaiki

luna-yours = Twoja mozaika
luna-mosaic-of = Mozaika: { $name }
luna-look = { $name }: położone żetony: { $count } z { $most }. Pokaż mozaikę z bliska.
luna-back = Wróć do mojej
luna-count = Położone żetony: { $count } z { $most }
luna-open = Otwarte zadania
luna-open-help = pełne znaki już są
luna-open-none = Nie ma jeszcze otwartych zadań.
luna-task-on = { $colour ->
    [red] czerwony
    [blue] niebieski
    [turquoise] turkusowy
   *[yellow] żółty
} { $cost }:
luna-done = spełni się
luna-to-go = brakuje { $count }
luna-waits = czeka na żeton
luna-zoom-in = Przybliż
luna-zoom-out = Oddal
luna-zoom-all = Pokaż całość
luna-tab-ring = Krąg
luna-tab-mosaic = Mozaika
luna-tab-others = Inni
luna-tab-sums = Sumy

## W pojedynkę i koniec

luna-solo = Samotnie pod księżycem
luna-phase = Faza { $phase }: { $tokens } żetonów
luna-sum = koszty { $costs } + { $tokens } × 10 za pozostałe żetony
luna-solo-aim = Wynikiem są obie sumy razem. Im mniej, tym lepiej; poniżej 100 to wynik znakomity.
luna-solo-total = Razem { $total }. Im mniej, tym lepiej; poniżej 100 to wynik znakomity.
luna-rank = { $rank }. miejsce

## Jak się gra

howto-aim = Cel gry
howto-aim-text = Każdy układa mozaikę z kwadratowych kafelków. Na kafelkach są zadania; gdy tylko któreś z twoich jest spełnione, zakrywa je twój żeton. Masz 21 żetonów: jeden idzie na tor, 20 się kładzie. Kto pierwszy położy wszystkie, wygrywa.
howto-tile = Kafelek
howto-tile-text = Liczba w lewym górnym rogu to koszt kafelka w czasie. Pośrodku jest jego własny kolor; każdy kolor ma też swój kształt. Okrągłe pola to zadania: tutaj jedno wymaga 2 niebieskich kafelków, a drugie 1 żółtego. Kafelek ma najwyżej trzy zadania, niektóre nie mają żadnego.
howto-take = Weź jeden z trzech
howto-take-text = W swojej turze bierzesz jeden z trzech najbliższych kafelków od księżyca, zgodnie z ruchem wskazówek zegara; pustych miejsc się nie liczy. Księżyc przechodzi potem tam, skąd pochodzi twój kafelek. Nie można pasować ani zachować kafelka na później.
howto-track = Zapłać czasem
howto-track-text = Twój żeton idzie po torze o tyle pól, ile kosztuje kafelek. Jeśli stoją tam już inne, kładzie się na wierzchu. Nie gra się po kolei wokół stołu: działa zawsze ten, kto jest na torze najdalej z tyłu, a w stosie ten, kto leży na wierzchu. Z tanim kafelkiem możesz więc od razu zagrać jeszcze raz. Na początku wszystkie żetony leżą w jednym stosie, w losowej kolejności; zaczyna ten, kto leży na wierzchu. Tutaj zaczyna słońce; bierze kafelek za 3 i jest na przedzie, więc teraz działa kometa.
howto-lay = Połóż go
howto-lay-text = Pierwszy kafelek połóż gdziekolwiek. Każdy następny musi stykać się bokiem z twoją mozaiką; róg nie wystarczy. Wszystkie takie wolne pola świecą. Obrót kafelka nie ma znaczenia.
howto-chain = Spełniaj zadania
howto-chain-text = Dla zadania liczą się kafelki, które stykają się bokiem z jego kafelkiem. Jeśli łączą się z nimi bokami dalsze kafelki tego samego koloru, liczy się cały łańcuch. Tutaj dwa niebieskie z rzędu spełniają „2 niebieskie”. Czerwony kafelek dotyka żółtego tylko rogiem: nie liczy się. Kafelek nigdy nie liczy się do własnych zadań, a nadmiar kafelków nie szkodzi.
howto-many-text = Jeden kafelek może służyć wielu zadaniom: tutaj trzech sąsiadów spełniło wszystkie trzy. Spełnione zadanie od razu dostaje żeton i już go zachowuje, także na dalekich kafelkach, których łańcuch urósł.
howto-marks = W mozaice pełny znak oznacza, że kafelek już jest, obrys, że go jeszcze brakuje, a żeton, że zadanie jest spełnione.
howto-refill = Nowe kafelki
howto-refill-text = Jeśli twoja tura zaczyna się tylko z jednym lub dwoma kafelkami w kręgu, możesz go najpierw uzupełnić; gdy nie ma żadnego, musisz. Kafelki losuje się na puste miejsca zgodnie z ruchem wskazówek zegara, od miejsca za księżycem. Miejsce księżyca zostaje puste.
howto-end = Koniec
howto-end-text = Kto położy ostatni żeton, od razu wygrywa. Jeśli nie ma już kafelka do wzięcia, wygrywa ten, komu zostało najmniej żetonów; przy remisie ten, kto działałby wcześniej.
howto-first = Na pierwszą grę weźcie mniej żetonów: po 16 w dwie osoby, po 18 w trzy, razem z tym na torze.
howto-solo = W pojedynkę
howto-solo-text = W pojedynkę gra się w dwóch fazach i nie używa się toru. W pierwszej fazie kładziesz 8 żetonów. Od ósmego możesz uzupełnić krąg przed każdym wyborem kafelka; gdy jest pusty, musisz. To kończy fazę: dodaj koszty wszystkich swoich kafelków i po 10 za każdy z ośmiu żetonów, który został. Potem dochodzi 13 żetonów do tych, które zostały. W drugiej fazie kręgu się nie uzupełnia; kończy się ona, gdy położysz ostatni żeton albo gdy krąg jest pusty. Wtedy dodaj jeszcze raz koszty wszystkich kafelków i po 10 za każdy pozostały żeton. Wynikiem są obie sumy razem: im mniej, tym lepiej, a poniżej 100 to wynik znakomity.
howto-solo-example = Przykład
howto-solo-first = Faza 1: koszty 33, leży wszystkich 8 żetonów
howto-solo-second = Faza 2: koszty 52, został 1 żeton
howto-solo-both = Razem
howto-screen = Na ekranie
howto-screen-text = To, co możesz zrobić, świeci na złoto. Jedno kliknięcie lub dotknięcie wybiera i pokazuje, co by przyniosło; drugie, albo Enter, wykonuje. Tabulatorem i strzałkami dojdziesz wszędzie. Mozaikę przesuwa się, przeciągając, a powiększa i zmniejsza kółkiem, dwoma palcami albo klawiszami + i −; 0 pokazuje całość. Kliknięcie mozaiki innego gracza pokazuje ją z bliska.
howto-made = Z wydania i nasze
howto-made-text = 68 kafelków z kolorami, kosztami i zadaniami, krąg o dwunastu miejscach, tor o 24 polach i liczby żetonów pochodzą z wydanej gry (autorzy: Uwe Rosenberg i Corné van Moorsel). Rysunki, kształty i godła są nasze.
howto-picture-tile = Czerwony kafelek o koszcie 5 z dwoma zadaniami
howto-picture-ring = Część kręgu: trzy najbliższe kafelki od księżyca świecą, puste miejsce się pomija
howto-picture-track = Tor z trzema żetonami i droga słońca
howto-picture-lay = Mała mozaika i jej wolne pola
howto-picture-chain = Dwa niebieskie kafelki w łańcuchu obok żółtego; czerwony kafelek przy jego rogu
howto-picture-many = Żółty kafelek z trzema spełnionymi zadaniami i sąsiadami: niebieskim, czerwonym i turkusowym
