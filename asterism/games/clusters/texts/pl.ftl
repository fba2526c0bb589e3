title = Gromady Gwiazd
about = Rzucaj kostką, rozświetlaj gwiazdy na nocnym niebie i znajdź wśród nich swój gwiazdozbiór szybciej niż inni.

option-zero_chance = Zero losowości
option-zero_chance-help = bez kostki: gwiazda trafia na dowolne wolne pole i żadnej się nie przesuwa; we dwoje za Boba nadal się rzuca
option-colour = Gwiazdozbiory
option-colour-help = jak trudne są gwiazdozbiory wszystkich graczy: fioletowe, mało gwiazd w prostych figurach; żółte, więcej gwiazd; zielone, zawiłe figury prawdziwego nieba
option-colour-open = jak zwykle: fioletowe
option-is-purple = fioletowe, najłatwiejsze
option-is-yellow = żółte, więcej gwiazd
option-is-green = zielone, zawiłe figury
option-colour1 = Gwiazdozbiór gracza 1
option-colour1-help = kolor tylko dla tego gracza, na przykład dla nowicjusza albo wytrawnego gracza
option-colour1-open = jak wszyscy
option-colour2 = Gwiazdozbiór gracza 2
option-colour2-help = kolor tylko dla tego gracza, na przykład dla nowicjusza albo wytrawnego gracza
option-colour2-open = jak wszyscy
option-colour3 = Gwiazdozbiór gracza 3
option-colour3-help = kolor tylko dla tego gracza, na przykład dla nowicjusza albo wytrawnego gracza
option-colour3-open = jak wszyscy
option-colour4 = Gwiazdozbiór gracza 4
option-colour4-help = kolor tylko dla tego gracza, na przykład dla nowicjusza albo wytrawnego gracza
option-colour4-open = jak wszyscy
option-colour5 = Gwiazdozbiór gracza 5
option-colour5-help = kolor tylko dla tego gracza, na przykład dla nowicjusza albo wytrawnego gracza
option-colour5-open = jak wszyscy
option-colour6 = Gwiazdozbiór gracza 6
option-colour6-help = kolor tylko dla tego gracza, na przykład dla nowicjusza albo wytrawnego gracza
option-colour6-open = jak wszyscy

## Karty i pola

card = { $card ->
    [P01] Strzałka
    [P02] Podkowa
    [P03] Motyl
    [P04] Młotek
    [P05] Rybka
    [P06] Klucz
    [P07] Domek
    [P08] Miecz
    [P09] Parasol
    [P10] Most
    [P11] Świecznik
    [P12] Fala
    [P13] Wąż
    [P14] Błyskawica
    [P15] Schodki
    [Y01] Rakieta
    [Y02] Pies
    [Y03] Piramida
    [Y04] Karp
    [Y05] Brama
    [Y06] Latarnia
    [Y07] Żaglówka
    [Y08] Opaska
    [Y09] Zamek
    [Y10] Grzybek
    [Y11] Kostka
    [Y12] Serce
    [Y13] Kokarda
    [Y14] Podwójny krzyż
    [Y15] Dzwon
    [G01] Wielki Wóz
    [G02] Wolarz
    [G03] Skorpion
    [G04] Lew
    [G05] Mały Wóz
    [G06] Bliźnięta
    [G07] Smok
    [G08] Korona Północna
    [G09] Orion
    [G10] Pegaz
    [G11] Byk
    [G12] Kasjopeja
    [G13] Łabędź
    [G14] Strzelec
   *[G15] Lutnia
}
colour = { $colour ->
    [purple] fioletowy
    [yellow] żółty
   *[green] zielony
}
cell = rząd { $row }, kolumna { $column }
of = { $have } z { $need }

## Co gracz może

roll = { $bob ->
    [1] { $zero ->
        [1] Rzuć za Boba.
       *[0] Rzuć za Boba, a potem za siebie.
    }
   *[0] Rzuć kostką.
}
reroll = Rzuć ponownie i zrezygnuj z tej pary.
pass = Zrezygnuj z ruchu.
place = Połóż gwiazdę: rząd { $row }, kolumna { $column }, { $near ->
    [0] obok nie ma żadnej gwiazdy
    [one] obok jest { $near } gwiazda
    [few] obok są { $near } gwiazdy
   *[many] obok jest { $near } gwiazd
}.
take = Weź gwiazdę: rząd { $row }, kolumna { $column }.
put = Połóż ją: rząd { $row }, kolumna { $column }.
brings = { $count ->
    [2] wygrywasz
   *[other] twój gwiazdozbiór rośnie
}

## Opowieść

told-bob = { $star ->
    [1] Bob rzuca { $row } i { $column } i kładzie gwiazdę: rząd { $row }, kolumna { $column }.
   *[0] Bob rzuca { $row } i { $column }: rząd { $row }, kolumna { $column } to zajęte pole, więc nic nie kładzie.
}
told-rolled = { $again ->
    [1] { $who } rzuca ponownie: { $face } (lub { $couple }).
   *[0] { $who } rzuca { $face } (lub { $couple }).
}
told-placed = { $who } kładzie gwiazdę: rząd { $row }, kolumna { $column }.
told-took = { $who } bierze gwiazdę: rząd { $row }, kolumna { $column }.
told-moved = { $who } przesuwa gwiazdę: { $start } → { $to }.
told-grew = { $who }: { $card }, { $have } z { $need } gwiazd.
told-lapsed = { $who } traci ruch.
told-passed = { $who } rezygnuje z ruchu.
told-late = { $who }: czas minął, gra Bob.
told-stood = { $card } stoi na niebie: { $who } wygrywa!
told-spent = Na planszy leży ostatnia gwiazda.
told-drawn = Nie ma już gwiazd i żaden gwiazdozbiór nie stoi: gra kończy się remisem.

## Panele

sky = Niebo, { $stock ->
    [one] została { $stock } gwiazda
    [few] zostały { $stock } gwiazdy
   *[many] zostało { $stock } gwiazd
}
a-star = gwiazda
the-moon = Księżyc
star-cell = Gwiazda: rząd { $row }, kolumna { $column }
moon-cell = Księżyc: rząd { $row }, kolumna { $column }
empty-cell = Rząd { $row }, kolumna { $column }: { $near ->
    [0] obok nie ma żadnej gwiazdy
    [one] obok jest { $near } gwiazda
    [few] obok są { $near } gwiazdy
   *[many] obok jest { $near } gwiazd
}
die = Kostka
die-shows = { $again ->
    [1] Drugi rzut: { $face } lub { $couple }
   *[0] Wypadło: { $face } lub { $couple }
}
die-moon = Wypadło dla Księżyca: rząd { $row }, kolumna { $column }
die-star = Wypadło dla pierwszej gwiazdy: rząd { $row }, kolumna { $column }
die-opening = { $opening ->
    [one] Przed pierwszym ruchem zostaje do położenia { $opening } gwiazda
    [few] Przed pierwszym ruchem zostają do położenia { $opening } gwiazdy
   *[many] Przed pierwszym ruchem zostaje do położenia { $opening } gwiazd
}
die-rests = Jeszcze bez rzutu
die-zero = Zero losowości: dowolne wolne pole
cards = Gwiazdozbiory
constellation = { $who }: { $card }
column-player = Gracz
column-card = Gwiazdozbiór
column-colour = Kolor
column-rating = Trudność
column-best = Gwiazdy

## Koniec

final = Jak się skończyło

## Dlaczego nie

why-opening-first = Przed pierwszym ruchem gwiazdy kładzie się dowolnie.
why-roll-first = Najpierw rzuć kostką.
why-move-first = Wypadła ta sama para: przesuń gwiazdę.
why-no-die = Bez losowości tu się nie rzuca.
why-can-place = Jednej z liczb można użyć, więc nie możesz zrezygnować z ruchu.
why-rerolled-already = Drugi rzut już był.
why-rolled-already = Rzut już był; raz możesz rzucić ponownie.
why-moon-here = Księżyc wyłącza to pole z gry.
why-cell-taken = Na tym polu leży już gwiazda.
why-no-star-left = Nie ma już gwiazd: można tylko przesuwać.
why-wrong-number = Obok tego pola jest inna liczba gwiazd, niż mówią twoje liczby.
why-put-first = Najpierw połóż gwiazdę, którą trzymasz.
why-no-move = Gwiazdę przesuwa się tylko wtedy, gdy oba rzuty pokażą tę samą parę.
why-no-room = Obok tej gwiazdy nie ma wolnego pola.
why-no-star-here = Na tym polu nie ma gwiazdy.
why-take-first = Najpierw weź gwiazdę, którą chcesz przesunąć.
why-not-back = Gwiazda musi trafić na inne pole.
why-not-beside = Gwiazdę przesuwa się tylko na sąsiednie pole.
