title = Nova Luna
about = Bierz kafelki z kręgu wokół księżyca, układaj z nich mozaikę i jako pierwszy zakryj zadania wszystkimi żetonami.

option-first_game = Pierwsza gra
option-first_game-help = mniej żetonów na poznanie gry: po 16 w dwie osoby, po 18 w trzy
option-tokens = Żetony na gracza
option-tokens-help = ile żetonów ma każdy gracz, razem z tym na torze

## Kafelki i zadania

tile = { $colour ->
    [red] czerwony
    [blue] niebieski
    [turquoise] turkusowy
   *[yellow] żółty
} kafelek { $number }
    .on = na { $colour ->
        [red] czerwonym
        [blue] niebieskim
        [turquoise] turkusowym
       *[yellow] żółtym
    } kafelku { $number }
tile-look = { $colour ->
    [red] czerwony
    [blue] niebieski
    [turquoise] turkusowy
   *[yellow] żółty
} za { $cost }
    .on = na { $colour ->
        [red] czerwonym
        [blue] niebieskim
        [turquoise] turkusowym
       *[yellow] żółtym
    } za { $cost }
tile-beside = { $side ->
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
whole-tile = { tile } (koszt { $cost }, { $asks ->
    [0] bez zadań
    [one] zadanie: { $tasks }
   *[other] zadania: { $tasks }
})
task = { $parts }
part = { $colour ->
    [red] { $count ->
        [one] { $count } czerwony
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
    [blue] { $count ->
        [one] { $count } niebieski
        [few] { $count } niebieskie
       *[many] { $count } niebieskich
    }
    [turquoise] { $count ->
        [one] { $count } turkusowy
        [few] { $count } turkusowe
       *[many] { $count } turkusowych
    }
   *[yellow] { $count ->
        [one] { $count } żółty
        [few] { $count } żółte
       *[many] { $count } żółtych
    }
}

## Co może gracz

pick = Weź { $tile } z miejsca { $place }.
place = Połóż { $tile } na polu { $x }, { $y }.
refill = { $solo ->
    [1] Zakończ pierwszą fazę i uzupełnij krąg.
   *[0] Uzupełnij krąg.
}
brings = { $count ->
    [one] spełnia { $count } zadanie
    [few] spełnia { $count } zadania
   *[many] spełnia { $count } zadań
}

## Opowieść

told-refilled = { $who } uzupełnia krąg.
told-drew = Nowy w kręgu: { $tile }.
told-took = { $who } bierze z kręgu { $tile }; księżyc przechodzi w to miejsce.
told-went = { $steps ->
    [one] { $who } idzie po torze o 1 pole.
    [few] { $who } idzie po torze o { $steps } pola.
   *[many] { $who } idzie po torze o { $steps } pól.
}
told-laid = { $who } kładzie { $tile } { $beside }.
told-laid-first = { $who } kładzie { $tile } jako pierwszy kafelek.
told-covered = { $who } spełnia zadanie { $tile-on }: { $task }. { $left ->
    [one] Pozostaje { $left } żeton.
    [few] Pozostają { $left } żetony.
   *[many] Pozostaje { $left } żetonów.
}
told-phase = Pierwsza faza kończy się sumą { $sum }; druga zaczyna się z nowymi żetonami.
told-ended = { $tokens ->
    [1] Ostatni żeton leży na planszy: gra się kończy.
   *[0] Nie ma już kafelka do wzięcia: gra się kończy.
}

## Panele

ring = Krąg: księżyc na miejscu { $moon }, { $bag ->
    [one] w worku { $bag } kafelek
    [few] w worku { $bag } kafelki
   *[many] w worku { $bag } kafelków
}
ring-place = Miejsce { $place }: { $tile }
column-place = Miejsce
column-tile = Kafelek
column-cost = Koszt
column-tasks = Zadania
colour = { $colour ->
    [red] czerwony
    [blue] niebieski
    [turquoise] turkusowy
   *[yellow] żółty
}
hand = W ręce: { $tile }
track = Tor księżyca: działa ostatni
track-player = Gracz
track-time = Czas
track-space = Pole
track-tokens = Pozostałe żetony
sums = W pojedynkę pod księżycem
sum-phase = Faza { $phase } z 2
sum-first = { $noted ->
    [1] Suma pierwszej fazy: { $sum }
   *[0] Suma pierwszej fazy: jeszcze nieznana
}
sum-costs = Koszty dotąd: { $costs }
sum-tokens = Pozostałe żetony: { $tokens } (w sumie po 10 za każdy)
mosaic = { $who }: mozaika, { $tokens ->
    [one] pozostaje { $tokens } żeton
    [few] pozostają { $tokens } żetony
   *[many] pozostaje { $tokens } żetonów
}
laid = { $tile }, spełniono { $done } z { $tasks }

## Koniec

end-tie = Pozostało tyle samo żetonów: rozstrzyga, kto wcześniej miałby ruch.
final = Kolejność końcowa
final-player = Gracz
final-placed = Położone żetony
final-left = Pozostałe żetony
final-space = Pole
solo = Twój wynik
solo-first = Pierwsza faza: { $sum }
solo-second = Druga faza: { $sum }
solo-total = { $excellent ->
    [1] Razem { $sum }: poniżej 100 to znakomity wynik!
   *[0] Razem { $sum }. Im mniej, tym lepiej; poniżej 100 to znakomity wynik.
}

## Dlaczego nie

why-place-first = Najpierw połóż kafelek, który masz w ręce.
why-pick-first = Najpierw weź kafelek z kręgu.
why-cell-taken = Na tym polu leży już kafelek.
why-not-adjacent = Kafelek musi stykać się bokiem z innym twoim kafelkiem.
why-refill-first = Krąg jest pusty: najpierw go uzupełnij.
why-moon-here = W tym miejscu stoi księżyc.
why-empty-place = W tym miejscu nie ma kafelka.
why-out-of-reach = Można wziąć tylko jeden z trzech najbliższych kafelków od księżyca zgodnie z ruchem wskazówek zegara.
why-refilled-already = W tej turze krąg był już uzupełniony.
why-phase-runs = W pojedynkę uzupełniasz krąg dopiero po położeniu pierwszych żetonów albo gdy jest pusty.
why-last-phase = W drugiej fazie kręgu się nie uzupełnia.
why-enough-tiles = Krąg uzupełnia się tylko wtedy, gdy leżą w nim mniej niż trzy kafelki.
why-bag-empty = Worek jest pusty: nie ma z czego uzupełnić kręgu.
