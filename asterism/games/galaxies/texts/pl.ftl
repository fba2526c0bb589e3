title = Tiny Epic Galaxies
about = Wysyłaj statki na planety, używaj ich lub kolonizuj je kośćmi, podążaj za akcjami innych i doprowadź swoje imperium do 21 punktów.

## What cards do

energy = { $count } { $count ->
    [one] energię
    [few] energie
   *[other] energii
}
culture = { $count } { $count ->
    [one] kulturę
    [few] kultury
   *[other] kultur
}
planet = { $name }
    .action = { $does }
does-both = { $first } { $then }
does-pay = Zapłać { $stuff }.
does-gain = Zyskaj { $stuff }.
does-follow-income = Do końca swojej tury zyskujesz { $stuff } za każdym razem, gdy ktoś podąża za twoją kością.
does-advance-own = Jeden twój statek { $track ->
    [diplomacy] na torze dyplomacji
    [economy] na torze ekonomii
   *[any] na dowolnym torze
} przesuwa się o { $steps } do przodu.
does-regress-enemy = { $ships ->
    [one] Jeden cudzy statek
   *[other] Dwa cudze statki
} { $track ->
    [diplomacy] na torze dyplomacji
    [economy] na torze ekonomii
   *[any] na dowolnym torze
} { $ships ->
    [one] cofa
   *[other] cofają
} się o { $steps }.
does-steal = Zabierz innemu graczowi { $stuff }.
does-replace-row-planet = Wybierz w rzędzie planetę bez statków. Trafia { $to ->
    [box] do pudełka
   *[deck] pod talię
}, a jej miejsce zajmuje nowa.
does-upgrade-empire = { $kind ->
    [mixed] Rozwiń swoje imperium; płacąc, możesz łączyć energię z kulturą.
    [lowest] Jeśli twoje imperium ma najniższy poziom (także remisowo), rozwiń je o 1 taniej.
   *[alone] Jeśli tylko twoje imperium ma najniższy poziom, rozwiń je o 1 taniej.
}
does-reroll-inactive = Przerzuć za darmo dowolne swoje nieaktywne kości.
does-move-ships = Przesuń dwa różne statki, jeden po drugim; każdy może wylądować i użyć planety.
does-convert = { $from ->
    [energy] Zamień dowolną ilość energii na kulturę, jeden do jednego.
   *[culture] Zamień dowolną ilość kultury na energię, jeden do jednego.
}
does-use-row-planet = Użyj dowolnej planety z rzędu, nawet bez statku.
does-recall-ship-for-gain = Odwołaj jeden swój statek z toru do domu i zyskaj tyle zasobów, ile wskazuje jego pole, { $mix ->
    [1] w dowolnym zestawie
   *[0] wszystkie jednego rodzaju
}.
does-regress-own-then-advance-own = Jeden twój statek na torze cofa się o 1, potem inny twój statek przesuwa się o 1 do przodu.
does-gain-and-share = Zyskaj { $stuff }. Każdy inny gracz zyskuje { $others }.
does-discard-dice-for-gain = Odłóż dwie swoje nieaktywne kości i zyskaj { $stuff }.
does-use-other-players-colony = Zapłać innemu graczowi { $stuff } i użyj jednej z jego kolonii.
does-free-action = Wykonaj akcję dowolnej ścianki kości. Wszyscy inni mogą za nią podążyć za darmo.
does-gain-per-home-ship = Zyskaj { $stuff } za każdy swój statek w swojej galaktyce.
does-transfer-orbit = Jeden twój statek na torze przenosi się na pole o tym samym numerze na torze innej planety. { $colonise ->
    [1] Krótszy tor zostaje w ten sposób skolonizowany.
   *[0] Tor musi mieć ten numer.
}
does-set-die = Ustaw jedną swoją nieaktywną kość na dowolną ściankę.
does-follow-tax = Do końca tury inni płacą { $count ->
    [one] { $count } kulturę
    [few] { $count } kultury
   *[other] { $count } kultur
}, by podążyć za tobą.
does-repeat-activated-die = Użyj jeszcze raz ścianki kości, którą aktywowałeś w tej turze.
does-advance-all-players = Najpierw wszyscy inni przesuwają jeden statek na torze o { $others }, potem ty jeden swój o { $steps }.
does-only-own-turn = Tylko we własnej turze.
does-only-once = Raz na turę.
does-only-both = Raz, we własnej turze.

## Missions

mission-card = { $id ->
    [charger] Energetyk
    [conqueror] Zdobywca
    [elder] Starszy
    [equalizer] Równoważnik
    [explorer] Odkrywca
    [hermit] Pustelnik
    [hoarder] Zbieracz
    [industrialist] Przemysłowiec
    [noble] Szlachcic
    [orbiter] Orbiter
    [seeker] Poszukiwacz
   *[trader] Kupiec
}
    .task = { $task }
mission-most = Mieć najwięcej { $of ->
    [energy] energii
    [culture] kultury
    [diplomacy] planet z torem dyplomacji
    [economy] planet z torem ekonomii
   *[planets] planet
} ze wszystkich
mission-fewest = Mieć najmniej planet ze wszystkich
mission-triggered-end = Jako pierwszy osiągnąć 21 punktów
mission-equal-tracks = Mieć tyle samo planet z torem dyplomacji co z torem ekonomii, co najmniej po jednej
mission-no-ship-home = Nie mieć żadnego statku w swojej galaktyce
mission-resources-at-least = Mieć co najmniej { $energy } { $energy ->
    [one] energię
    [few] energie
   *[other] energii
} i { $culture } { $culture ->
    [one] kulturę
    [few] kultury
   *[other] kultur
}
mission-level-reached = Doprowadzić imperium na poziom { $level }
mission-all-ships-orbit = Mieć wszystkie statki na torach planet

## The rogue's attacks

attack-human_loses = tracisz { $what }
attack-rogue_steals = nikczemna galaktyka zabiera ci { $what }
attack-rogue_steals_any = nikczemna galaktyka zabiera ci { $count } { $count ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
} według twojego wyboru
attack-rogue_gains = nikczemna galaktyka zyskuje { $what }
attack-human_ship_back = jeden twój statek na torze cofa się o { $count }
attack-human_ships_back = wszystkie twoje statki na torach cofają się o { $count }
attack-rogue_ships_forward = wszystkie statki nikczemnej galaktyki na torach przesuwają się o { $count } do przodu
attack-human_fewer_dice = w następnej turze rzucasz { $count ->
    [one] jedną kością
   *[other] { $count } kośćmi
} mniej
rogue-attack = Atak na poziomie { $level }: { $parts }.
