## Główny przycisk

act-side = Weź tę stronę
act-name = Wybierz rozmiar { $size }
act-seven = Weź tę siódemkę
act-lay = Połóż tutaj
act-keep = Zachowaj tę część
act-leave = Pomiń tę gwiazdę
act-confirm = Narysuj
act-nothing = Nie rysuj nic

## Co teraz

sky-round = Runda { $round } z { $last }
sky-over = Koniec gry
sky-wait = Wybór dokonany
sky-wait-help = Pozostali jeszcze wybierają.
sky-choose-sides = Wybierz pierwszą gwiazdę
sky-help-sides = Jedna strona karty początkowej liczy się w pierwszej rundzie.
sky-name-size = Wybierz rozmiar
sky-help-name = Wszyscy odkryją kartę tego rozmiaru.
sky-names-size = Rozmiar wybiera: { $name }
sky-choose-sevens = Wybierz jedną z siódemek
sky-help-sevens = Obie leżą zakryte.
sky-lay = { $name }: połóż wzór
sky-lay-help = Przesuwaj wzór po niebie i obracaj go.
sky-keep = Zachowaj jedną część
sky-keep-help = To, co zostało z wzoru, rozpadło się. Narysować można tylko jedną część.
sky-draw = { $name }: narysuj wzór
sky-uncross = Usuń przecięcia
sky-crossing = { $count ->
    [one] Jedna linia przecina starszą: pomiń gwiazdę na jednym z jej końców.
    [few] { $count } linie przecinają starsze: przy każdej pomiń gwiazdę na jednym końcu.
   *[many] { $count } linii przecina starsze: przy każdej pomiń gwiazdę na jednym końcu.
}
sky-out = { $count ->
    [one] Jedna gwiazda jest pominięta.
    [few] { $count } gwiazdy są pominięte.
   *[many] { $count } gwiazd jest pominiętych.
} { $crossed ->
    [0] Nie kosztuje to żadnej gasnącej gwiazdy.
    [one] Kosztuje to jedną gasnącą gwiazdę.
    [few] Kosztuje to { $crossed } gasnące gwiazdy.
   *[many] Kosztuje to { $crossed } gasnących gwiazd.
}
sky-all-fit = Narysowane będą wszystkie gwiazdy.
sky-leave-help = Naciśnij gwiazdę, aby ją pominąć.
sky-drawn = { $name }: narysowane
sky-draws-nothing = W tej rundzie nic nie rysujesz
sky-done-help = Rysunki zobaczycie, gdy wszyscy zdecydują.

## Niebo

sky-yours = Twoje niebo
sky-of = Niebo: { $name }
sky-look = { $name }, punkty: { $count }. { $doing } Pokaż to niebo w dużym rozmiarze.
sky-back = Wróć do mojego
sky-pattern = Wzór w ręce
sky-sketch = Wzór, jak leży
sky-turn = Obróć
sky-nothing = Nie rysuj nic
sky-closer = Bliżej
sky-all = Pokaż całe niebo
sky-tab-sky = Niebo
sky-tab-cards = Karty
sky-tab-others = Inni
sky-tab-ranks = Rangi

## Karty

sky-observatory = Obserwatorium
sky-this-round = ta runda
sky-last-round = poprzednia runda
sky-start-card = karta początkowa
sky-no-card = jeszcze bez karty
sky-sides = Dwie strony twojej karty początkowej
sky-sizes = Zakryte karty według rozmiaru
sky-sevens = Twoje dwie zakryte siódemki
sky-card = { $name }, rozmiar { $size }. Za każdą { $type ->
    [red] czerwoną
    [white] białą
    [yellow] żółtą
   *[blue] niebieską
} gwiazdę { $value ->
    [one] 1 punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}.
sky-corner = { $value ->
    [one] 1 punkt
    [few] { $value } punkty
   *[many] { $value } punktów
} za każdą { $type ->
    [red] czerwoną
    [white] białą
    [yellow] żółtą
   *[blue] niebieską
} gwiazdę
sky-type = { $type ->
    [red] czerwona
    [white] biała
    [yellow] żółta
   *[blue] niebieska
}

## Punkty

sky-equation = { $top } za gwiazdy z karty tej rundy, { $low } za gwiazdy z poprzedniej, { $lines } za linie między nimi: razem { $points }
sky-equation-none = na razie bez punktów
sky-rounds = Punkty w rundach
sky-fading = Gasnące gwiazdy, po 3 punkty
sky-fading-count = Pozostałe gasnące gwiazdy: { $left }{ $going ->
    [0] {""}
   *[other] , z nich do skreślenia: { $going }
}
sky-sun = wokół Słońca
sky-ecliptic = przez ekliptykę
sky-rim = na rubieżach

## Gracze

sky-names = wybiera rozmiar
sky-waits = czeka
sky-draws = rysuje
sky-has-drawn = rysunek gotowy
sky-chooses = wybiera
sky-has-chosen = wybór dokonany
sky-sheet = Wszystkie punkty
sky-player = Gracz
sky-total = Razem
sky-place = miejsce { $place }

## W pojedynkę

sky-solo = Sam na sam z gwiazdami
sky-solo-now = punktów, gdyby gra skończyła się teraz
sky-solo-result = punktów
sky-solo-help = W rundach I, III i V kartę odkrywa los, w pozostałych ty wybierasz rozmiar.
sky-rank = { $rank ->
    [0] Entuzjasta astronomii
    [1] Początkujący astronom
    [2] Entuzjasta nocnego nieba
    [3] Odkrywca nocnego nieba
   *[4] Godny następca Kopernika
}

## Propozycje

sky-offer-lay = Połóż wzór { $turn ->
    [0] prosto
    [1] obrócony w lewo
    [2] do góry nogami
   *[3] obrócony w prawo
}, { $steps ->
    [0] wokół Słońca
    [one] na godzinie { $hour }, krok od Słońca
    [few] na godzinie { $hour }, { $steps } kroki od Słońca
   *[many] na godzinie { $hour }, { $steps } kroków od Słońca
}.
sky-offer-leave = Pomiń { $type ->
    [red] czerwoną
    [white] białą
    [yellow] żółtą
   *[blue] niebieską
} gwiazdę na godzinie { $hour }, { $steps ->
    [one] krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} od Słońca.
sky-offer-keep = Zachowaj część { $count ->
    [one] z jednej gwiazdy:
   *[other] z { $count } gwiazd, gdzie jest
} { $type ->
    [red] czerwona
    [white] biała
    [yellow] żółta
   *[blue] niebieska
} na godzinie { $hour }, { $steps ->
    [one] krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} od Słońca.

## Jak grać

howto-aim = Cel gry
howto-aim-text = Każdy rysuje konstelacje na własnej mapie gwiazd, po jednej w każdej z sześciu rund. Konstelacja daje punkty za gwiazdy, przez które przechodzi, a na koniec jeszcze raz za swoje miejsce na niebie. Wygrywa ten, kto ma najwięcej punktów.
howto-map = Niebo
howto-map-text = Twoja mapa to krążek ze 100 gwiazdami, a twoja plansza jest oknem na nią: widać tylko górną część i tylko na niej można rysować. Pośrodku świeci Słońce, przerywana linia to ekliptyka. Niektóre gwiazdy otacza pył: te wokół Słońca i te na rubieżach. Są cztery rodzaje gwiazd, a każdy kolor ma własną liczbę promieni.
howto-card = Karty
howto-card-text = Karta pokazuje konstelację: tyle gwiazd, połączonych liniami właśnie w ten sposób. W jej rogu widać rodzaj gwiazdy i jej wartość. Masz siedem zakrytych kart: po jednej w rozmiarach 5, 6, 8, 9 i 10 oraz dwie siódemki. Do tego dostajesz dwustronną kartę początkową; na początku każdy wybiera jedną stronę.
howto-choose = Nowa karta
howto-choose-text = W każdej rundzie pierwszy gracz wybiera rozmiar; w rundzie I jest nim ten, kto siedzi na pierwszym miejscu. Wszyscy odkrywają kartę tego rozmiaru; przy pierwszej siódemce każdy w ciemno bierze jedną z dwóch. Nowa karta trafia na wierzch obserwatorium. Pod nią leży karta z poprzedniej rundy i jej róg nadal się liczy; w pierwszej rundzie jest to karta początkowa. Starsze karty już się nie liczą.
howto-draw = Rysowanie
howto-draw-text = Teraz wszyscy rysują jednocześnie. Połóż wzór na gwiazdach, które w całości leżą w twoim oknie. Wolno go obracać o ćwierć obrotu, ale nie wolno odbijać jak w lustrze. Każda gwiazda należy tylko do jednej konstelacji, linie nie mogą się przecinać, a Słońce nie jest gwiazdą wzoru. Nikt nie widzi rysunków innych, dopóki wszyscy nie zdecydują.
howto-fading-text = Nie trzeba rysować całości. Wolno pominąć gwiazdy, jeśli reszta pozostaje w jednym kawałku, albo nie narysować niczego; tutaj Zającowi brakuje jednej gwiazdy. Jednak każda pominięta gwiazda skreśla jedną z siedmiu gasnących gwiazd. Te, które zostaną, dają na koniec po 3 punkty. Gdy wszystkie siedem jest skreślonych, pomijanie już nic nie kosztuje.
howto-score = Punkty rundy
howto-score-text = Spójrz na dwa rogi w swoim obserwatorium. Każda gwiazda rodzaju z górnej karty daje jej wartość, a każda gwiazda rodzaju z dolnej karty wartość dolnej. Do tego każda linia łącząca gwiazdę pierwszego rodzaju z gwiazdą drugiego daje obie wartości razem. Jeśli oba rogi pokazują ten sam rodzaj, jego gwiazdy liczą się dwa razy, a linia liczy się między dwiema z nich.
howto-score-example = Tutaj górna karta daje 2 za czerwoną, a dolna 1 za białą. Rysunek ma 2 czerwone gwiazdy i 3 białe, czyli 4 i 3. Trzy linie łączą czerwoną z białą i każda daje 3: razem 16 punktów.
howto-turn = Niebo się obraca
howto-turn-text = Po rundzie wszystkie krążki obracają się o jedną szóstą i w oknie pojawiają się inne gwiazdy. To, co narysowane, zostaje, nawet jeśli zasłania je teraz krawędź. Pierwszym graczem zostaje ten, kto zdobył najmniej; jeśli jest ich kilku, ten, kto siedzi najbliżej po lewej stronie dotychczasowego pierwszego gracza.
howto-end = Koniec gry
howto-end-text = Po sześciu rundach dodaje się punkty ze wszystkich rund, a oprócz tego:
howto-end-fading = 3 punkty za każdą pozostałą gasnącą gwiazdę
howto-end-sun = 1 punkt za każdą gwiazdę wokół Słońca w twoich konstelacjach
howto-end-ecliptic = 2 punkty za każdą linię przez ekliptykę
howto-end-rim = 3 punkty za każdą gwiazdę z pyłem na rubieżach w twoich konstelacjach
howto-end-example = Na tym niebie jest 7 gwiazd wokół Słońca, 8 linii przez ekliptykę i 3 gwiazdy na rubieżach: to dodatkowo 7, 16 i 9 punktów.
howto-end-tie = Wygrywa największa liczba punktów. Przy remisie lepszy jest ten, kto skreślił mniej gasnących gwiazd; jeśli i tu jest równo, zwycięstwo jest wspólne.
howto-solo = W pojedynkę
howto-solo-text = W rundach I, III i V jedną z twoich kart odkrywa los, w pozostałych ty wybierasz rozmiar. Na koniec punkty dają ci rangę:
howto-screen = Na tej planszy
howto-screen-text = Wzór wisi przy myszy i przyciąga się tam, gdzie może leżeć; liczby pokazują, co by dał. Kółko lub R obraca go, Shift i R w drugą stronę. Kliknięcie kładzie wzór. Potem naciśnięcie gwiazdy pomija ją, a złoty przycisk rysuje konstelację; dopóki wszyscy nie zdecydują, można to jeszcze cofnąć. Z klawiatury: strzałki przesuwają wzór, Enter kładzie i rysuje, potem strzałki prowadzą od gwiazdy do gwiazdy, a Delete pomija jedną z nich. W telefonie przeciągaj wzór palcem i obracaj go przyciskiem lub dwoma palcami; mała mapka pokazuje całe niebo. Kliknięcie nieba innego gracza pokazuje je w dużym rozmiarze.
howto-made = Drukowane i nasze
howto-made-text = Liczby kart i ich rozmiary, cztery rodzaje gwiazd, siedem gasnących gwiazd, wszystkie wartości na koniec, rangi i nazwa Lepus (Zając) pochodzą z instrukcji wydanej gry Łukasza Szopki. Wiadomo też, że gwiazdy leżą na kwadratowej siatce, znane są cztery kolory i obrót o jedną szóstą. To, gdzie stoi która gwiazda, pył, ekliptyka, krawędź okna, wzory i rogi kart są nasze. Rysunki także.
howto-picture-map = Niebo w oknie w rundzie I
howto-picture-card = Karta Zając: siedem gwiazd, 2 punkty za każdą czerwoną
howto-picture-fading = Zając na mapie, jedna jego gwiazda jest pominięta
howto-picture-score = Wielka Niedźwiedzica na dwóch czerwonych i trzech białych gwiazdach, trzy linie między czerwoną a białą
howto-picture-before = Kasjopeja w rundzie I
howto-picture-after = To samo niebo rundę później, obrócone o jedną szóstą
howto-picture-end = Cały krążek z sześcioma konstelacjami
