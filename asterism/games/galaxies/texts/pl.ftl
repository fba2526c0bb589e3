title = Tiny Epic Galaxies
about = Wysyłaj statki do planet, używaj ich lub kolonizuj je kośćmi, podążaj za akcjami innych i doprowadź swoje imperium do 21 punktów.

option-later_printing = Późniejsze wydanie
option-later_printing-help = sześć planet w wersji z późniejszego wydania: Mared, Helios, ANDELLOUXIAN-6, Gort, CLJ-0517 i La-Torres
option-rogue = Nikczemna galaktyka
option-rogue-help = w grze jednoosobowej: twój przeciwnik, od najłatwiejszego do najtrudniejszego; co robi każda z nich, mówi rozdział 11 zasad
option-is-artemis = Artemis, dla początkujących
option-is-rothkel = Rothkel, łatwa
option-is-zendica = Zendica, średnia
option-is-hades = Hades, trudna
option-is-gamelyn = Gamelyn, epicka

## Kości, zasoby, miejsca

face = { $face ->
    [move] ruch statku
    [energy] energia
    [culture] kultura
    [diplomacy] dyplomacja
    [economy] ekonomia
   *[colony] użycie kolonii
}
dice-of-face = { $count } × { $face ->
    [move] ruch statku
    [energy] energia
    [culture] kultura
    [diplomacy] dyplomacja
    [economy] ekonomia
   *[colony] użycie kolonii
}
energy = { $count } { $count ->
    [one] energię
    [few] energie
   *[other] energii
}
culture = { $count } { $count ->
    [one] kulturę
   *[other] kultury
}
resource = { $resource ->
    [energy] energia
   *[culture] kultura
}
track = { $track ->
    [diplomacy] dyplomacja, { $spaces } + 1
   *[economy] ekonomia, { $spaces } + 1
}
at-home = twoja galaktyka
    .from = z macierzystej galaktyki
    .to = do domu
    .went = leci do domu
on-surface = powierzchnia planety { $planet }
    .from = z powierzchni planety { $planet }
    .to = na powierzchnię planety { $planet }
    .went = ląduje na planecie { $planet }
in-orbit = orbita planety { $planet }
    .from = z orbity planety { $planet }
    .to = na orbitę planety { $planet }
    .went = leci na orbitę planety { $planet }
empty-place = puste miejsce { $place }
rogue = { $name }

## Co wolno graczowi

do-keep = Zachowaj misję { $mission }: { $mission-task }.
do-activate = Aktywuj kość: { $face }.
do-spend = Wydaj kość: { $face }.
do-mark = Weź kość do przerzutu ({ $cost ->
    [0] za darmo
   *[other] 1 energia
}): { $face }.
do-roll = Przerzuć { $count ->
    [one] kość
    [few] { $count } kości
   *[other] { $count } kości
}{ $cost ->
    [0] {" "}za darmo
   *[other] {" "}za 1 energię
}.
do-end = Zakończ swoją turę.
do-follow = Podążaj { $price ->
    [0] za darmo
    [one] za { $price } kulturę
   *[other] za { $price } kultury
}: { $face }.
do-pass = Tym razem nie podążaj.
do-never = W tej turze już nie podążaj.
do-force = Wymuś przerzut za 1 energię i 1 kulturę: { $face }.
do-let = Zostaw tę kość: { $face }.
do-upgrade = Rozwiń imperium na poziom { $level }, zapłać { $cost }.
do-use = Użyj planety { $planet }. { $planet-action }
do-decline = Wyląduj bez użycia planety.
do-ship = Przesuń statek { $spot-from }.
do-go = Leć { $spot-to }.
do-advance = Przesuń swój statek przy planecie { $planet } o { $steps } do przodu.
do-back = Cofnij swój statek przy planecie { $planet } o { $steps }.
do-push = Cofnij o { $steps } statek przy planecie { $planet }, którego właścicielem jest { $who }.
do-rob = Zabierz { $what }. Traci: { $who }.
do-swap = Zamień { $what } na { $into }.
do-replace = Usuń z rzędu planetę { $planet }.
do-recall = Odwołaj swój statek od planety { $planet }.
do-gain = Zyskaj { $what }.
do-shift = Przenieś statek od planety { $start } na ten sam numer przy planecie { $to }.
do-turn = Obróć kość „{ $face }” na „{ $to }”.
do-choose = Wykonaj akcję: { $face }.
do-give = Oddaj { $what }.
brings = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}

## Opowieść

told-kept = Zachowujesz misję { $mission }: { $mission-task }.
told-chosen = { $who } ma już wybraną misję.
told-turn = Turę zaczyna { $who }, { $dice ->
    [one] ma 1 kość
    [few] ma { $dice } kości
   *[other] ma { $dice } kości
}.
told-rolled = Wypadło: { $dice }.
told-activated = { $who } aktywuje kość: { $face }.
told-repeated = { $who } wykonuje akcję: { $face }.
told-reroll = { $who } przerzuca { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
}{ $energy ->
    [0] .
   *[other] {" "}za 1 energię.
}
told-spent = { $who } wydaje kość: { $face }.
told-turned = { $who } obraca kość „{ $face }” na „{ $to }”.
told-moved = { $who }: statek { $spot-went }.
told-advanced = { $who } przy planecie { $planet } przesuwa się na { $end ->
    [1] symbol
   *[0] { $to }
}.
told-pushed = { $who }: statek przy planecie { $planet } cofa się na { $to ->
    [0] start
   *[other] { $to }
}.
told-shifted = { $who }: statek przenosi się do planety { $planet }, na { $end ->
    [1] symbol
   *[0] { $at ->
        [0] start
       *[other] { $at }
    }
}.
told-colonised = { $who } kolonizuje planetę { $planet } i ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
told-revealed = Nowa planeta { $planet }. { $planet-action }
told-removed = { $who } usuwa z rzędu planetę { $planet }.
told-upgraded = { $skull ->
    [1] { $who }: imperium dotarło do czaszki!
   *[0] { $who }: imperium wznosi się na poziom { $level }, { $points ->
        [one] razem 1 punkt
        [few] razem { $points } punkty
       *[other] razem { $points } punktów
    }{ $ship ->
        [0] .
       *[other] , i zyskuje statek.
    }
}
told-gained = { $who } zyskuje { $amounts }.
told-lost = { $who } oddaje { $amounts }.
told-robbed = { $who } zabiera { $amounts }. Traci: { $victim }.
told-gave = { $who } płaci { $amounts }. Otrzymuje: { $to }.
told-used = { $who } używa planety { $planet }.
told-declined = { $who } nie używa planety { $planet }.
told-followed = { $who } podąża{ $price ->
    [0] {" "}za darmo
    [one] {" "}za { $price } kulturę
   *[other] {" "}za { $price } kultury
}: { $face }.
told-passed = { $who } nie podąża.
told-abstained = { $who } w tej turze już nie podąża.
told-forced = Wymuszony przerzut zamiast akcji: { $face }.
told-threw = Nikczemna galaktyka rzuca: { $face }{ $usable ->
    [0] , bez użytku.
   *[other] .
}
told-attacked = Atak na poziomie { $level }: { $parts }.
told-extra = Nikczemna galaktyka ma dodatkową turę, { $dice ->
    [one] z 1 kością
   *[other] z { $dice } kośćmi
}.
told-ending = { $alone ->
    [1] { $who } ma co najmniej 21 punktów.
   *[0] { $who } ma co najmniej 21 punktów: ta runda jest ostatnia.
}
told-dry = Nie ma już planet: ta runda jest ostatnia.
told-unveiled = { $who } odkrywa misję { $mission }: { $points ->
    [0] bez punktów
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
told-ended = Gra się kończy.

## Ataki nikczemnej galaktyki

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

## Co robią karty

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
does-move-ships = Przesuń dwa różne statki, jeden po drugim; każdy może wylądować i użyć planety. Statek, który właśnie tu wylądował, zostaje.
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
   *[other] { $count } kultury
}, by podążyć za tobą.
does-repeat-activated-die = Użyj jeszcze raz ścianki kości aktywowanej przez ciebie w tej turze.
does-advance-all-players = Najpierw wszyscy inni przesuwają jeden statek na torze o { $others }, potem ty jeden swój o { $steps }.
does-only-own-turn = Tylko we własnej turze.
does-only-once = Raz na turę.
does-only-both = Raz, we własnej turze.

## Misje

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
   *[other] kultury
}
mission-level-reached = Doprowadzić imperium na poziom { $level }
mission-all-ships-orbit = Mieć wszystkie statki na torach planet

## Panele

row = Rząd planet, w talii { $deck ->
    [one] została 1 planeta
    [few] zostały { $deck } planety
   *[other] zostało { $deck } planet
}
column-place = Nr
column-planet = Planeta
column-makes = Zasób
column-track = Tor
column-worth = Punkty
column-ships = Statki
column-action = Akcja
ship-landed = { $who } na powierzchni
ship-orbits = { $who } na torze: { $at ->
    [0] start
   *[other] { $at }
}
ships = { $ships }{" "}
action = { $planet-action }
galaxies = { $ending ->
    [1] Galaktyki: ostatnia runda
   *[0] Galaktyki
}
column-player = Gracz
column-points = Punkty
column-energy = Energia
column-culture = Kultura
column-level = Imperium
column-dice = Kości
column-home = Statki w domu
dice-of = Kości: { $who }
dice = { $kind ->
    [inactive] Nieaktywne: { $dice }
    [hand] W ręce: { $dice }
    [active] Aktywowane: { $dice }
   *[spent] Wydane: { $dice }
}
colonies = Kolonie: { $who }
colony = { $planet } ({ $worth }): { $planet-action }
rogue-galaxy = { $name }, { $difficulty ->
    [beginner] dla początkujących
    [easy] łatwa
    [medium] średnia
    [hard] trudna
   *[epic] epicka
}
rogue-full = Jeśli na końcu swojej tury ma { $max } energii, jej imperium rośnie; jeśli ma { $max } kultury, ma dodatkową turę.
rogue-attack = Atak na poziomie { $level }: { $parts }.
rogue-left = { $extra ->
    [1] Dodatkowa tura, zostało kości: { $count }
   *[0] Zostało kości: { $count }
}
mission = { $count ->
    [one] Tajna misja
   *[other] Zachowaj jedną z misji
}
mission-line = { $mission }: { $mission-task } ({ $tied ->
    [0] punkty: { $points }
   *[other] punkty: { $points }, przy remisie { $tied }
})

## Koniec

end-tie = Punktów jest tyle samo: rozstrzyga więcej energii i kultury razem.
final = Końcowa kolejność
column-planets = Planety
column-empire = Imperium
column-mission = Misja
column-mission-points = Za nią
column-total = Razem
column-left = Pozostałe zasoby
alone = { $won ->
    [1] Zwycięstwo!
   *[0] Porażka
}
alone-end = { $won ->
    [1] Masz 21 punktów. { $rogue } przegrywa.
   *[0] { $skull ->
        [1] { $rogue }: imperium dotarło do czaszki.
       *[0] Nie masz 21 punktów.
    }
}
alone-points = Twoje punkty: { $points }; { $rogue }: { $theirs }

## Dlaczego nie

why-not-dealt = Tej misji nie masz do wyboru.
why-mission-first = Najpierw wybierz jedną ze swoich dwóch misji.
why-missions-kept = Misje wybiera się tylko na początku.
why-no-such-die = Nie masz nieaktywnej kości z tą ścianką.
why-no-energy = Kolejny przerzut kosztuje 1 energię.
why-track-full = Więcej tego mieć nie możesz.
why-makes-nothing = Żaden twój statek teraz tego nie produkuje.
why-no-way = Żaden twój statek nie ma dokąd lecieć.
why-nothing-usable = Teraz nic to nie da.
why-no-ship-there = Nie ma tam twojego statku, który mógłby to zrobić.
why-converted-already = Konwerter działa raz na turę.
why-too-few-dice = Konwerter potrzebuje trzech nieaktywnych kości: dwie wydaje się za trzecią.
why-left-to-right = Kości bierze się od lewej do prawej: na tę jest za późno albo zostałoby ich za mało.
why-mark-first = Najpierw weź kości, które chcesz przerzucić.
why-not-asked = Teraz nie o to chodzi.
why-finish-first = Najpierw dokończ to, co się właśnie dzieje.
why-must-choose = Co zaczęte, musi zostać wykonane.
why-not-this-planet = Chodzi o inną planetę.
why-not-your-colony = Ta planeta nie jest twoją kolonią.
why-not-in-row = Ta planeta nie leży w rzędzie.
why-not-their-colony = Ta planeta nie jest kolonią innego gracza.
why-being-used = Tej planety właśnie używasz.
why-own-turn-only = Tej planety można użyć tylko we własnej turze.
why-used-up = Ta planeta była już przez ciebie użyta w tej turze.
why-cannot-pay = Nie masz czym zapłacić.
why-no-effect = Nic by to nie zmieniło.
why-highest-level = Twoje imperium nie może wznieść się wyżej.
why-wrong-payment = Tak zapłacić nie możesz.
why-other-ship = Teraz musi lecieć inny statek.
why-same-card = Statek musi przejść na inną kartę.
why-no-planet = Nie leży tam żadna planeta.
why-own-ship-there = Twój statek już tam jest.
why-cannot-go-back = Nie ma tam statku, który mógłby się cofnąć.
why-nothing-to-take = Nie ma czego zabrać.
why-wrong-amount = Taka ilość nie jest możliwa.
why-ship-on-planet = Usunąć można tylko planetę bez statków.
why-no-such-space = Nie ma takiego statku albo takiego pola dla niego.
why-same-face = Kość musi pokazać inną ściankę.
