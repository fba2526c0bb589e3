title = Nebula
about = Zbieraj gwiazdy za czas albo z chaosu, łącz je w galaktykę i wypełniaj własne zadanie oraz zadania wspólne.

option-basic = Gra podstawowa
option-basic-help = bez liczników i kart dla zaawansowanych: dobra na początek

## Gwiazdy i miejsca

star-name = { $star ->
    [blue] niebieska
    [orange] pomarańczowa
    [purple] fioletowa
    [red] czerwona
    [white] biała
    [yellow] żółta
   *[black] czarna dziura
}
star = { $star ->
    [blue] niebieska gwiazda
    [orange] pomarańczowa gwiazda
    [purple] fioletowa gwiazda
    [red] czerwona gwiazda
    [white] biała gwiazda
    [yellow] żółta gwiazda
    [black] czarna dziura
   *[none] brak gwiazdy
}
    .acc = { $star ->
        [blue] niebieską gwiazdę
        [orange] pomarańczową gwiazdę
        [purple] fioletową gwiazdę
        [red] czerwoną gwiazdę
        [white] białą gwiazdę
        [yellow] żółtą gwiazdę
        [black] czarną dziurę
       *[none] żadną gwiazdę
    }
    .gen = { $star ->
        [blue] niebieskiej gwiazdy
        [orange] pomarańczowej gwiazdy
        [purple] fioletowej gwiazdy
        [red] czerwonej gwiazdy
        [white] białej gwiazdy
        [yellow] żółtej gwiazdy
        [black] czarnej dziury
       *[none] żadnej gwiazdy
    }
space = { $constellation ->
    [A] Wąż
    [B] Latawiec
    [C] Proca
   *[D] Płaszczka
} { $spot }
cluster = { $cluster ->
    [top] górna gromada
    [right] prawa gromada
   *[left] lewa gromada
}
    .gen = { $cluster ->
        [top] górnej gromady
        [right] prawej gromady
       *[left] lewej gromady
    }
    .loc = { $cluster ->
        [top] górnej gromadzie
        [right] prawej gromadzie
       *[left] lewej gromadzie
    }
marker-colour = { $star ->
    [blue] niebieski znacznik
    [orange] pomarańczowy znacznik
    [purple] fioletowy znacznik
    [red] czerwony znacznik
    [white] biały znacznik
   *[yellow] żółty znacznik
}
marker-constellation = { $constellation ->
    [A] znacznik Węża
    [B] znacznik Latawca
    [C] znacznik Procy
   *[D] znacznik Płaszczki
}
marker-advanced = znacznik { $numeral }
way = { $way ->
    [stay] stoi
    [on] { $steps } zgodnie z ruchem wskazówek
   *[back] { $steps } przeciwnie do ruchu wskazówek
}
nothing = –

## Zadania osobiste

card-bright_of_colour = Co najmniej { $min } { $colour ->
    [blue] niebieskie
    [orange] pomarańczowe
    [purple] fioletowe
    [red] czerwone
    [white] białe
   *[yellow] żółte
} gwiazdy na jasnych polach
card-count_of_colour = Co najmniej { $min } { $colour ->
    [blue] niebieskich
    [orange] pomarańczowych
    [purple] fioletowych
    [red] czerwonych
    [white] białych
   *[yellow] żółtych
} gwiazd w galaktyce
card-colour_on_every_orbit = Co najmniej 1 { $colour ->
    [blue] niebieska
    [orange] pomarańczowa
    [purple] fioletowa
    [red] czerwona
    [white] biała
   *[yellow] żółta
} gwiazda na każdej z { $min } orbit
card-most_black_holes = Nikt nie ma więcej czarnych dziur
card-max_empty_spaces = Najwyżej { $max } puste pola w galaktyce

## Zadania wspólne

card-constellation_exact_colours = { $constellation ->
    [A] Wąż ukończony
    [B] Latawiec ukończony
    [C] Proca ukończona
   *[D] Płaszczka ukończona
} dokładnie w 3 kolorach
card-orbit_exact_colours = Orbita { $orbit } ukończona dokładnie w 3 kolorach
card-each_colour_at_least = Co najmniej { $min } gwiazdy każdego koloru
card-orbit_all_different = Orbita { $orbit } ukończona, każda gwiazda innego koloru
card-adjacent_orbits_complete = 3 sąsiednie ukończone orbity
card-colour_in_constellations = Co najmniej { $min } { $colour ->
    [blue] niebieskie
    [orange] pomarańczowe
    [purple] fioletowe
    [red] czerwone
    [white] białe
   *[yellow] żółte
} gwiazdy w każdym z 3 gwiazdozbiorów
card-opposite_constellations = 2 przeciwległe ukończone gwiazdozbiory
card-neighbouring_constellations = 2 sąsiednie ukończone gwiazdozbiory
card-indirect_ends_filled = Gwiazda na obu końcach każdego połączenia pośredniego
card-orbital_neighbours_of_bright_filled = Gwiazda na każdym polu połączonym orbitą z zewnętrznym jasnym polem

## Karty dla zaawansowanych

card-linked_pair = Za każdą połączoną parę: { $colour ->
    [blue] niebieska
    [orange] pomarańczowa
    [purple] fioletowa
    [red] czerwona
    [white] biała
   *[yellow] żółta
} i { $other ->
    [blue] niebieska
    [orange] pomarańczowa
    [purple] fioletowa
    [red] czerwona
    [white] biała
   *[yellow] żółta
} gwiazda
card-bright_same_colour = Za każdą jasną gwiazdę koloru, którego masz tam najwięcej
card-public_task_done = Za każde wypełnione zadanie wspólne
card-bright_surrounded = Za każde zewnętrzne jasne pole otoczone gwiazdami
card-orbit_with_colour = Za każdą orbitę z { $colour ->
    [blue] niebieską
    [orange] pomarańczową
    [purple] fioletową
    [red] czerwoną
    [white] białą
   *[yellow] żółtą
} gwiazdą
card-colour_orbitally_linked_to_bright = Za każdą { $colour ->
    [blue] niebieską
    [orange] pomarańczową
    [purple] fioletową
    [red] czerwoną
    [white] białą
   *[yellow] żółtą
} gwiazdę połączoną orbitą z zewnętrznym jasnym polem

## Co gracz może

choose = Zatrzymaj to zadanie: { $card }.
move = { $way ->
    [stay] Zostaw zegar { $cluster-gen } przy promieniu { $ray } ({ $star }).
    [on] Przesuń zegar { $cluster-gen } o { $steps } zgodnie z ruchem wskazówek do promienia { $ray } ({ $star }).
   *[back] Przesuń zegar { $cluster-gen } o { $steps } przeciwnie do ruchu wskazówek do promienia { $ray } ({ $star }).
}
chaos = Oddaj chaosowi { $star-acc }: wylosuj pięć gwiazd i dwie zatrzymaj.
keep = Zatrzymaj { $star-acc }.
place = { $over ->
    [1] Umieść { $star-acc } na polu { $space } zamiast { $old-gen }.
   *[0] Umieść { $star-acc } na polu { $space }.
}
hole = Umieść czarną dziurę: { $holes ->
    [one] to twoja pierwsza, { $points } pkt.
   *[other] będziesz mieć { $holes }, { $points } pkt.
}
finish = Zakończ turę.
exchange = Wybierz nową supernową ze swojego obserwatorium: { $star }.
redraw = Wylosuj nową supernową z woreczka.
advance = Przesuń { $marker } na pole { $field }.
brings = { $count ->
    [one] daje { $count } punkt
    [few] daje { $count } punkty
   *[many] daje { $count } punktów
}

## Opowieść

told-chose = { $who } zatrzymuje zadanie: { $card }.
told-decided = { $who } ma już wybrane zadanie osobiste.
told-began = { $who } zaczyna z dodatkową gwiazdą: { $star }.
told-moved = { $way ->
    [on] { $who } przesuwa zegar { $cluster-gen } o { $steps } zgodnie z ruchem wskazówek.
   *[back] { $who } przesuwa zegar { $cluster-gen } o { $steps } przeciwnie do ruchu wskazówek.
}
told-took = { $who } bierze { $star-acc } z { $cluster-gen }.
told-gave = { $who } oddaje chaosowi { $star-acc }.
told-drew = { $who } losuje: { $star }.
told-kept = { $who } zatrzymuje { $star-acc }.
told-dropped = Z gry wypada { $star }.
told-replaced = Z pola { $space } wypada z gry { $star }.
told-placed = { $who } umieszcza { $star-acc } na polu { $space }.
told-completed = { $constellation ->
    [A] Wąż jest ukończony
    [B] Latawiec jest ukończony
    [C] Proca jest ukończona
   *[D] Płaszczka jest ukończona
}: na razie za { $worth } pkt.
told-reached = Zadanie wspólne jest wypełnione: { $card }. Na koniec tury da { $points } pkt.
told-fell = { $who } umieszcza czarną dziurę: { $holes ->
    [one] pierwszą, za { $points } pkt.
   *[other] razem { $holes }, za { $points } pkt.
}
told-tracked = Znacznik czarnych dziur idzie na pole { $at }.
told-faded = { $dark ->
    [1] Supernowa gaśnie, z gry wypada { $star } i żadna gwiazda nie może jej zastąpić.
   *[0] Supernowa gaśnie, z gry wypada { $star }.
}
told-ignited = { $drawn ->
    [1] { $who } losuje nową supernową: { $star }.
   *[0] { $who } wybiera nową supernową: { $star }.
}
told-advanced = { $who } przesuwa { $marker } na pole { $field }.
told-finished = { $who } kończy turę.
told-fulfilled = { $first ->
    [1] { $who } jako pierwsza osoba wypełnia zadanie wspólne, za { $points } pkt: { $card }.
   *[0] { $who } wypełnia zadanie wspólne, za { $points } pkt: { $card }.
}
told-refilled = Do { $cluster-gen } trafia { $star }.
told-ending = { $cause ->
    [track] Znacznik czarnych dziur jest na końcu: to ostatnia runda.
    [constellations] W jednej galaktyce są trzy ukończone gwiazdozbiory: to ostatnia runda.
    [bag] Woreczek jest pusty: to ostatnia runda.
   *[tasks] Zadania wspólne wypełniono wystarczająco wiele razy: to ostatnia runda.
}
told-ended = Koniec rundy i koniec gry: wszyscy pokazują zadania osobiste.
told-unveiled = { $points ->
    [0] { $who } nie wypełnia zadania osobistego: { $card }.
   *[other] { $who } wypełnia zadanie osobiste za { $points } pkt: { $card }.
}

## Panele

clusters = Gromady: supernowa to { $nova }, w woreczku { $bag ->
    [one] jest { $bag } gwiazda
    [few] są { $bag } gwiazdy
   *[many] jest { $bag } gwiazd
}
choices = Zatrzymaj jedno z tych zadań osobistych
clock = Zegar { $cluster-gen }: { $left ->
    [one] został { $left } krok
    [few] zostały { $left } kroki
   *[many] zostało { $left } kroków
}
chaos-drawn = Gwiazdy z chaosu: { $keep ->
    [one] zatrzymaj { $keep }
   *[many] zatrzymaj { $keep }
}
tasks = Zadania wspólne
advanced = Karty dla zaawansowanych
counter = { $counter ->
    [colours] Licznik kolorów
    [constellations] Licznik gwiazdozbiorów
   *[advanced] Licznik kart dla zaawansowanych
}
galaxy = { $who }: galaktyka, { $holes ->
    [one] { $holes } czarna dziura
    [few] { $holes } czarne dziury
   *[many] { $holes } czarnych dziur
} ({ $points })
observatory = { $who }: obserwatorium
personal = Zadania osobiste
sheet = Punkty do tej pory
ends = Runda { $round }: jak kończy się gra
end-when = { $cause ->
    [track] Znacznik czarnych dziur: { $now } z { $at }
    [constellations] Najwięcej ukończonych gwiazdozbiorów w galaktyce: { $now } z { $at }
    [bag] Gwiazd w woreczku: { $now }
   *[tasks] Gwiazdek na zadaniach wspólnych: { $now } z { $at }
}{ $holds ->
    [1] {" "}(to ostatnia runda)
   *[0] {""}
}
at-clock = zegar, { $star }
lies = { $space }: { $star }
done = { $first ->
    [1] ✓ najpierw
   *[0] ✓ później
}
so-far = { $met ->
    [1] ✓ { $have } z { $need }
   *[0] { $have } z { $need }
}
column-ray = Promień
column-steps = Kroki
column-star = Gwiazda
column-count = Liczba
column-task = Zadanie
column-first = Pierwszy
column-later = Kolejni
column-number = Nr
column-card = Karta
column-worth = Wartość
column-marker = Znacznik
column-field = Pole
column-player = Gracz
column-state = Stan
column-personal = Zadanie osobiste
column-public = Zadania wspólne
column-holes = Czarne dziury
column-constellations = Gwiazdozbiory
column-colours = Kolory
column-advanced = Karty dla zaawansowanych
column-total = Razem

## Koniec

end-tie = Punktów jest tyle samo: rozstrzyga więcej czarnych dziur.
final = Punktacja końcowa

## Dlaczego nie

why-choose-first = Najpierw wybierz zadanie osobiste.
why-chosen-already = Zadanie osobiste jest już wybrane.
why-take-first = Najpierw weź gwiazdy, za czas albo z chaosu.
why-taken-already = W tej turze masz już swoje gwiazdy.
why-too-many-steps = Tylu kroków już nie ma.
why-all-steps = Ostatni zegar musi zużyć wszystkie pozostałe kroki.
why-clock-moved = Zegar już się ruszył: w tej turze płacisz czasem.
why-bag-empty = Woreczek jest pusty.
why-no-such-star = Nie masz takiej gwiazdy w obserwatorium.
why-no-black-hole = Nie masz czarnej dziury w obserwatorium.
why-keep-first = Najpierw zatrzymaj gwiazdy spośród wylosowanych.
why-not-drawn = Takiej gwiazdy nie wylosowano.
why-no-chaos = Gwiazdy zatrzymuje się tylko po chaosie.
why-nova-first = Najpierw zdecyduj o nowej supernowej.
why-marker-first = Najpierw przesuń znacznik wartości.
why-no-exchange-now = Supernowa zmienia się tylko, gdy znacznik czarnych dziur dojdzie na świecące pole.
why-no-marker-now = Znacznik wartości przesuwa się tylko po czarnej dziurze.
why-basic-game = W grze podstawowej nie ma znaczników wartości.
why-marker-at-end = Ten znacznik jest na końcu swojego licznika.
why-no-other-star = W woreczku nie ma gwiazdy innego koloru.
why-colour-placed = Ten kolor jest już umieszczony w tej turze; wszystkie muszą być różne.
why-hole-placed = Czarna dziura jest już umieszczona w tej turze.
why-strip-full = Twój tor czarnych dziur jest pełny.
why-no-match = Dwie już leżą, a trzecia wymaga zgodności z supernową.
why-three-placed = W tej turze leżą już trzy.
why-centre-first = Pierwsza gwiazda trafia do środka.
why-lone-centre = Samotnej gwiazdy w środku nie można zastąpić.
why-not-linked = To pole nie łączy się z żadną twoją gwiazdą.
why-colour-clash = Z tym polem łączy się gwiazda tego samego koloru.
