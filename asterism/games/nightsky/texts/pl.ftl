title = Odkrywcy Nocnego Nieba
about = Narysuj sześć konstelacji na obracającej się mapie nieba, po jednej w rundzie, i niech liczy się każda gwiazda i linia.

## Stars and cards

card = { $card ->
    [1] Kasjopeja
    [2] Cefeusz
    [3] Delfin
    [4] Lutnia
    [5] Krzyż Południa
    [6] Strzała
    [7] Woźnica
    [8] Rak
    [9] Waga
    [10] Baran
    [11] Gołąb
    [12] Jednorożec
    [13] Wielka Niedźwiedzica
    [14] Mała Niedźwiedzica
    [15] Korona Północna
    [16] Wolarz
    [17] Zając
    [18] Orzeł
    [19] Andromeda
    [20] Perseusz
    [21] Ryś
    [22] Puchar
    [23] Żuraw
    [24] Byk
    [25] Lew
    [26] Bliźnięta
    [27] Pegaz
    [28] Koziorożec
    [29] Herkules
    [30] Panna
    [31] Wodnik
    [32] Wielki Pies
    [33] Łabędź
    [34] Centaur
    [35] Wężownik
    [36] Orion
    [37] Skorpion
    [38] Smok
    [39] Hydra
    [40] Strzelec
   *[41] Ryby
}
type = { $type ->
    [red] czerwona
    [white] biała
    [yellow] żółta
   *[blue] niebieska
}
corner = { $value } za { $type ->
    [red] czerwone
    [white] białe
    [yellow] żółte
   *[blue] niebieskie
} gwiazdy
number = { $number }
line = { $a }–{ $b }

## What a player may do

side = Zacznij tą stroną: { $corner }.
name = Ogłoś rozmiar { $size }.
seven = { $card ->
    [0] Weź lewą ze swoich dwóch siódemek.
   *[1] Weź prawą ze swoich dwóch siódemek.
}
nothing = { $card }: nie rysuj nic w tej rundzie.
lay = { $turn ->
    [0] { $card }: przyłóż bez obracania, róg ramki na { $x }, { $y }.
    [1] { $card }: przyłóż po jednym obrocie w lewo, róg ramki na { $x }, { $y }.
    [2] { $card }: przyłóż do góry nogami, róg ramki na { $x }, { $y }.
   *[3] { $card }: przyłóż po jednym obrocie w prawo, róg ramki na { $x }, { $y }.
}
keep = { $card }: zachowaj część z gwiazdą { $star }.
leave = { $card }: pomiń gwiazdę { $star }.
draw = { $card }: narysuj tak.
brings = { $count ->
    [one] razem 1 punkt
    [few] razem { $count } punkty
   *[other] razem { $count } punktów
}

## The story

told-sided = { $who }: strona karty początkowej wybrana.
told-decided = { $who }: decyzja podjęta.
told-started = { $who } zaczyna z: { $corner }.
told-named = { $who } ogłasza rozmiar { $size }.
told-chance = Los wybiera kartę o rozmiarze { $size }.
told-took = { $who } bierze { $card ->
    [0] lewą
   *[1] prawą
} siódemkę.
told-turned = { $who } odkrywa kartę { $card }.
told-laid = Wzór leży na { $kept ->
    [one] 1 gwieździe, którą
   *[other] { $kept } gwiazdach, które
} można narysować{ $pieces ->
    [0] {""}
    [1] {""}
   *[other] , w { $pieces } częściach
}{ $crossing ->
    [0] .
    [one] ; 1 linia przecięłaby starszą.
    [few] ; { $crossing } linie przecięłyby starsze.
   *[other] ; { $crossing } linii przecięłoby starsze.
}
told-kept = Zostaje jedna część: { $stars ->
    [one] 1 gwiazda.
    [few] { $stars } gwiazdy.
   *[other] { $stars } gwiazd.
}
told-left = { $type ->
    [red] Czerwona
    [white] Biała
    [yellow] Żółta
   *[blue] Niebieska
} gwiazda pominięta; { $stars ->
    [one] zostaje 1 gwiazda.
    [few] zostają { $stars } gwiazdy.
   *[other] zostaje { $stars } gwiazd.
}
told-counts = Ta runda: { $sum } ({ $top } i { $low } za gwiazdy, { $lines } za linie).
told-places = Na koniec: { $sun } wokół Słońca, { $ecliptic } przez ekliptykę, { $rim } na rubieżach{ $out ->
    [0] .
    [one] ; 1 gwiazda pominięta, skreślonych gasnących: { $crossed }.
    [few] ; { $out } gwiazdy pominięte, skreślonych gasnących: { $crossed }.
   *[other] ; { $out } gwiazd pominiętych, skreślonych gasnących: { $crossed }.
}
told-drew = { $stars ->
    [0] { $who } nie rysuje nic ({ $card }).
    [one] { $who } rysuje { $card }: 1 gwiazda{ $out ->
        [0] .
       *[other] , pominięto { $out }.
    }
    [few] { $who } rysuje { $card }: { $stars } gwiazdy{ $out ->
        [0] .
       *[other] , pominięto { $out }.
    }
   *[other] { $who } rysuje { $card }: { $stars } gwiazd{ $out ->
        [0] .
       *[other] , pominięto { $out }.
    }
}
told-scored = { $who } zdobywa { $sum }: { $top } i { $low } za gwiazdy, { $lines } za linie.
told-placed = { $who }, na koniec: { $sun } wokół Słońca, { $ecliptic } przez ekliptykę, { $rim } na rubieżach, { $crossed ->
    [0] żadna gasnąca gwiazda nie została skreślona.
    [one] 1 gasnąca gwiazda skreślona.
    [few] { $crossed } gasnące gwiazdy skreślone.
   *[other] { $crossed } gasnących gwiazd skreślonych.
}
told-first = { $who } dostaje kartę pierwszego gracza.
told-round = Zaczyna się runda { $round }.
told-ended = Szósta runda dobiegła końca: koniec gry.

## Panels

observatory = Runda { $round }; zakryte: { $sizes }
observatory-player = Gracz
observatory-card = Karta
observatory-top = Wierzchnia
observatory-low = Dolna
observatory-state = Ma
state = { $first ->
    [1] { $done ->
        [1] karta pierwszego gracza, gotowe
       *[0] karta pierwszego gracza
    }
   *[0] { $done ->
        [1] gotowe
       *[0] –
    }
}
pattern = { $card }: linie { $lines }
points = Punkty
points-player = Gracz
points-round-1 = I
points-round-2 = II
points-round-3 = III
points-round-4 = IV
points-round-5 = V
points-round-6 = VI
points-fading = Gasnące
points-sun = Słońce
points-ecliptic = Ekliptyka
points-rim = Rubieże
points-total = Razem
sky = { $who }: mapa nieba
star = Gwiazda { $star }, { $type ->
    [red] czerwona
    [white] biała
    [yellow] żółta
   *[blue] niebieska
}{ $round ->
    [0] { $seen ->
        [1] {""}
       *[0] , niewidoczna
    }
   *[other] , narysowana w rundzie { $round }
}
sketch = Twój szkic: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ $pieces ->
    [one] {""}
    [few] , { $pieces } części: zachowaj jedną
   *[other] , { $pieces } części: zachowaj jedną
}{ $crossing ->
    [0] {""}
    [one] , 1 linia przecina starszą
    [few] , { $crossing } linie przecinają starsze
   *[other] , { $crossing } linii przecina starsze
}
sketch-star = Gwiazda
sketch-place = Miejsce

## The end

end-tie = Punktów jest tyle samo: rozstrzyga mniej skreślonych gasnących gwiazd.
final = Punkty końcowe
final-player = Gracz
final-rounds = Rundy
final-fading = Gasnące gwiazdy
final-sun = Wokół Słońca
final-ecliptic = Przez ekliptykę
final-rim = Na rubieżach
final-total = Razem
solo = Twój wynik
solo-rounds = Sześć rund: { $points }
solo-fading = { $count ->
    [one] Pozostaje 1 gasnąca gwiazda: { $points }
    [few] Pozostają { $count } gasnące gwiazdy: { $points }
   *[other] Pozostaje { $count } gasnących gwiazd: { $points }
}
solo-sun = { $count ->
    [one] 1 gwiazda wokół Słońca: { $points }
    [few] { $count } gwiazdy wokół Słońca: { $points }
   *[other] { $count } gwiazd wokół Słońca: { $points }
}
solo-ecliptic = { $count ->
    [one] 1 linia przez ekliptykę: { $points }
    [few] { $count } linie przez ekliptykę: { $points }
   *[other] { $count } linii przez ekliptykę: { $points }
}
solo-rim = { $count ->
    [one] 1 gwiazda na rubieżach: { $points }
    [few] { $count } gwiazdy na rubieżach: { $points }
   *[other] { $count } gwiazd na rubieżach: { $points }
}
solo-total = Razem: { $points }
solo-rank = Twoja ranga: { $rank ->
    [0] entuzjasta astronomii.
    [1] początkujący astronom.
    [2] entuzjasta nocnego nieba.
    [3] odkrywca nocnego nieba.
   *[4] godny następca Kopernika!
}

## Why not

why-sides-shown = Strony kart początkowych są już odkryte.
why-side-first = Najpierw każdy wybiera stronę karty początkowej.
why-size-named = Rozmiar tej rundy jest już ogłoszony.
why-size-gone = Nikt nie ma już karty tego rozmiaru.
why-no-two-sevens = Teraz nie ma wyboru między dwiema siódemkami.
why-not-drawing = Nie ma jeszcze nic do rysowania.
why-laid-already = Wzór już leży: cofnij go, żeby przyłożyć go inaczej.
why-lay-first = Najpierw przyłóż wzór.
why-no-star-there = Nie ma tam gwiazdy, którą można narysować.
why-looks-alike = Ten obrót wygląda tak samo jak inny z możliwych.
why-keep-first = Reszta się rozpadła: najpierw wybierz część, która zostanie.
why-one-piece = Szkic jest już w jednym kawałku.
why-not-in-sketch = Tej gwiazdy nie ma w twoim szkicu.
why-lower-star = Część nazywa się według swojej najniższej gwiazdy.
why-last-star = Jedna gwiazda musi zostać; żeby nie rysować nic, cofnij wzór.
why-falls-apart = Bez tej gwiazdy reszta by się rozpadła.
why-line-crosses = Linia przecina starszą: najpierw pomiń jeden z jej końców.
