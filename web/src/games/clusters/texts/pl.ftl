## Nowy stół

new-clock-help = Gdy piasek się przesypie, ruch przepada i zamiast gracza gra Bob.

## Główny przycisk

act-roll = Rzuć
act-reroll = Rzuć ponownie
act-pass = Zrezygnuj z ruchu
act-place = Połóż gwiazdę
act-take = Weź tę gwiazdę
act-put = Połóż tutaj
gain = { $count ->
    [2] wygrywasz
   *[other] +1
}

## Kostka

clusters-your-turn = Twoja kolej
clusters-your-turn-named = { $name }: twoja kolej
clusters-turn-of = { $name }
clusters-over = Koniec gry
clusters-numbers = { $face } lub { $couple }
clusters-opens = { $count ->
    [one] Ostatnia gwiazda przed pierwszym ruchem trafia na dowolne wolne pole.
    [few] Przed pierwszym ruchem na dowolne wolne pola trafią jeszcze { $count } gwiazdy.
   *[many] Przed pierwszym ruchem na dowolne wolne pola trafi jeszcze { $count } gwiazd.
}
clusters-opening = { $count ->
    [one] Połóż ostatnią gwiazdę przed pierwszym ruchem na dowolnym wolnym polu.
    [few] Połóż gwiazdę na dowolnym wolnym polu: przed pierwszym ruchem trafią tam jeszcze { $count }.
   *[many] Połóż gwiazdę na dowolnym wolnym polu: przed pierwszym ruchem trafi ich tam jeszcze { $count }.
}
clusters-roll = Rzuć kostką.
clusters-rolls = Zaraz rzuci.
clusters-place = Połóż gwiazdę tam, gdzie wokół jest dokładnie tyle gwiazd.
clusters-no-cell = Żadne pole nie pasuje do tych liczb.
clusters-none = { $reroll ->
    [1] Rzuć ponownie albo zrezygnuj z ruchu: żadne pole nie pasuje do tych liczb.
   *[0] Zrezygnuj z ruchu: żadne pole nie pasuje do tych liczb.
}
clusters-empty = { $reroll ->
    [1] Rzuć ponownie albo zrezygnuj z ruchu: nie ma już gwiazd.
   *[0] Zrezygnuj z ruchu: nie ma już gwiazd.
}
clusters-take = Znowu ta sama para: przesuń gwiazdę na sąsiednie pole.
clusters-put = Połóż gwiazdę na wolnym polu obok.
clusters-zero = Połóż gwiazdę na dowolnym wolnym polu.
clusters-bob-row = Bob rzuca { $number }: rząd
clusters-bob-column = Bob rzuca { $number }: kolumna
clusters-moon-row = Księżyc: rząd { $number }
clusters-moon-column = Księżyc: kolumna { $number }
clusters-star-row = Pierwsza gwiazda: rząd { $number }
clusters-star-column = Pierwsza gwiazda: kolumna { $number }
clusters-reroll = Rzuć ponownie
clusters-pass = Zrezygnuj z ruchu
clusters-left = { $count } s
clusters-seconds = { $count ->
    [one] została { $count } sekunda
    [few] zostały { $count } sekundy
   *[many] zostało { $count } sekund
}
clusters-late = Czas minął: gra Bob!
clusters-sand = Piasek wciąż się sypie
clusters-sand-then = Potem gra { $name }.
clusters-sand-then-you = Potem twoja kolej.

## Gwiazdozbiory

clusters-yours = Twój gwiazdozbiór
clusters-count = { $have } z { $need }
clusters-then = { $have } z { $need }, potem { $then }
clusters-of = { $have } z { $need }
clusters-card = { $card }, { $colour }, trudność { $rating } z 3
clusters-look = { $name }: { $card }, najwyżej { $have } z { $need } gwiazd. Pokaż gdzie.
clusters-unpin = Nie pokazuj już gwiazdozbioru: { $name }
clusters-wins-other = Z tą gwiazdą wygrywa { $name }!
clusters-now = teraz gra
clusters-next = następna osoba
clusters-wins = wygrywa
clusters-tab-sky = Niebo
clusters-tab-cards = Karty

## Jak grać

howto-aim = Cel gry
howto-aim-text = Każdy ma na karcie jeden gwiazdozbiór i wszyscy szukają swoich na wspólnym niebie. Gwiazdy pojawiają się jedna po drugiej i nie należą do nikogo. Gdy tylko na niebie stoi cały twój gwiazdozbiór, wygrywasz, nawet jeśli ostatnią gwiazdę położył ktoś inny.
howto-figure = Twój gwiazdozbiór
howto-figure-text = Może stać gdziekolwiek, obrócony o ćwierć, pół lub trzy czwarte obrotu, a także odbity w lustrze. Inne gwiazdy wokół nie przeszkadzają. Nic jednak nie przechodzi przez krawędź nieba.
howto-roll = Rzut kostką
howto-roll-text = Liczba na górze jest połączona z inną: 1 z 5, 2 z 6, 3 z 7, 4 z 8. Wypadły więc obie, a używasz jednej z nich.
howto-place = Kładzenie gwiazdy
howto-place-text = Gwiazda trafia na wolne pole, do którego bokiem lub rogiem przylega dokładnie tyle gwiazd. Tutaj wypadło 6, a z nim 2: świecą pola, przy których leżą dwie gwiazdy.
howto-again = Drugi rzut
howto-again-text = Możesz rzucić jeszcze raz, ale rezygnujesz wtedy z pierwszej pary. Jeśli znów wypadnie ta sama para, zamiast kłaść przesuwasz gwiazdę: dowolną z nieba, na wolne pole obok. Jeśli do pierwszej pary nie pasuje żadne pole, rzuć ponownie albo zrezygnuj z ruchu; jeśli nie pasuje do drugiej, ruch przepada. Poza tym nie można pasować.
howto-moon = Księżyc
howto-moon-text = Księżyc wyłącza swoje pole z gry: nie trafi tam żadna gwiazda, obok innych pól liczy się jako puste i nie należy do żadnego gwiazdozbioru. Nigdy się nie rusza.
howto-start = Początek
howto-start-text = Karty rozdaje się według trudności: pierwszy gracz dostaje najtrudniejszą. Dwa rzuty wskazują miejsce Księżyca; w cztery osoby kolejne dwa miejsce pierwszej gwiazdy. Potem od ostatniego gracza do pierwszego wszyscy kładą gwiazdy, gdzie chcą: we dwoje po trzy, we troje po dwie, w większym gronie po jednej.
howto-bob = Bob
howto-bob-text = We dwoje dołącza trzeci: Bob. Przed każdym ruchem dwa rzuty wskazują mu rząd i kolumnę, a jeśli pole jest wolne, trafia tam jego gwiazda, cokolwiek leży wokół. Jego gwiazda może komuś z was dać zwycięstwo.
howto-time = Z klepsydrą
howto-time-text = Kto zna grę, gra z 20 sekundami na turę (we dwoje z 25) albo z innym czasem. Gdy piasek się przesypie, ruch przepada i zamiast gracza gra Bob.
howto-more = Inne sposoby gry
howto-more-text = Fioletowe gwiazdozbiory są najłatwiejsze, żółte mają więcej gwiazd, zielone to zawiłe figury prawdziwego nieba; nowicjusz może grać fioletowym przeciw zielonemu. Bez losowości nie rzucasz: gwiazda trafia na dowolne wolne pole i żadnej się nie przesuwa; we dwoje za Boba nadal się rzuca. A w wyglądzie Blask gra się po ciemku.
howto-end = Koniec
howto-end-text = Jeśli jedna gwiazda dopełnia kilka gwiazdozbiorów, wygrywają razem wszyscy ich gracze. Gdy skończy się 59 gwiazd, rundę dogrywa się samym przesuwaniem; jeśli i wtedy nie stoi żaden gwiazdozbiór, jest remis.
howto-screen = Na tej planszy
howto-screen-text = To, co możesz zrobić, świeci na złoto: linią ciągłą pola dla liczby na górze, przerywaną dla drugiej. Jedno kliknięcie lub dotknięcie wybiera i pokazuje, co to da; kolejne albo Enter wykonuje. Klawiszem Tab i strzałkami dotrzesz wszędzie. Wskaż kartę gracza albo jej dotknij, by zobaczyć, gdzie jego gwiazdozbiorowi brakuje najmniej.
howto-made = Wydrukowane i nasze
howto-made-text = Plansza, 59 gwiazd, Księżyc, klepsydra, para 2 i 6, liczby gwiazd na początku i trudności kart dla czterech graczy pochodzą z wydanej gry firmy Albi. Pozostałe trzy pary, trudności dla innych liczb graczy i wszystkie 45 kart gwiazdozbiorów są nasze, zrobione według opisu w instrukcji i wypróbowane w wielu tysiącach gier.
howto-picture-figure = Karta Motyl
howto-picture-stands = Ten sam gwiazdozbiór na niebie, obrócony i z innymi gwiazdami wokół
howto-picture-roll = Kostka pokazuje 6, połączone z 2
howto-picture-place = Niebo z Księżycem; świecą pola, przy których leżą dwie gwiazdy
