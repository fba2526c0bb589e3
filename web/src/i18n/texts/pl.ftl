# Słowa klienta w przeglądarce.

## Wszędzie

home = Asterism, do lobby
skip = Przejdź do treści
loading = Chwileczkę…
close = Zamknij
retry = Spróbuj teraz
reload = Wczytaj ponownie
try-again = Spróbuj ponownie
lost = Tu niczego nie ma
lost-help = Może link jest stary albo brakuje w nim litery.
later-help = Może serwer właśnie uruchamia się na nowo albo to urządzenie jest bez połączenia. Spróbuj za chwilę.
no-words = Nie udało się wczytać tekstów tej gry.
to-lobby = Do lobby
to-table = Do stołu
learn = Jak grać
rules = Zasady
rules-whole = Wszystkie zasady z numerami
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nigdzie nie ma wszystkich tych słów naraz.
    [one] 1 znalezione miejsce
    [few] { $count } znalezione miejsca
   *[other] { $count } znalezionych miejsc
}
rules-chapters = Rozdziały
rules-reading = nasze odczytanie tego, co instrukcja zostawia otwarte
rules-departure = tu odchodzimy od instrukcji
rule = Zasada { $number }
you = Ty
your-name = Twoje imię
player = Gracz { $number }
players = Gracze
players-count = { $count ->
    [one] Jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
players-range = { $low }–{ $high } graczy
somebody = Ktoś
your-turn = Twój ruch
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = mistrz

## Lobby

lobby-title = W co dziś zagramy?
lobby-about = { $count ->
    [one] Od razu z botami albo ze znajomymi przez link. Bez zakładania konta.
    [few] { $count } gry pod jednym niebem: od razu z botami albo ze znajomymi przez link. Bez zakładania konta.
   *[many] { $count } gier pod jednym niebem: od razu z botami albo ze znajomymi przez link. Bez zakładania konta.
}
games = Gry
solo-too = także solo
play-bots = Zagraj teraz z botami
bots-count = Boty
alone = solo
play-alone = Zagraj teraz solo
play-friends = Ze znajomymi przez link
your-name-help = Jak mają cię nazywać inni?
bot-level = Jak silne mają być boty?
upload = Odtwórz zapisaną grę
join = Dołącz
join-label = Kod stołu lub link
join-wrong = To nie jest ani kod stołu, ani link do niego.
lobby-mine = Twoje stoły
lobby-mine-none = Nie siedzisz jeszcze przy żadnym stole. Wybierz grę powyżej.
lobby-waiting = { $count ->
    [0] { "" }
    [one] 1 czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
lobby-finished = Zakończone gry
lobby-all = Pokaż wszystkie: { $count }
lobby-more = Pokaż więcej (zostało: { $count })
lobby-open = Wolne stoły
lobby-open-none = Teraz nikt nie szuka graczy.
lobby-looking = { $count ->
    [0] { "" }
    [one] 1 szuka graczy
    [few] { $count } szukają graczy
   *[many] { $count } szuka graczy
}
lobby-running = Gry do oglądania
your-turn-short = twój ruch
waits-for-players = czeka na graczy
plays-now = ruch: { $who }
continue = Graj dalej
sit = Usiądź
watch = Oglądaj
look = Zobacz
result-alone = punkty: { $points }
result-nobody = nikt nie wygrał
result-mine = wygrana jest twoja
result-won = wygrana: { $who }

## Nowy stół

new-table = Nowy stół
new-players = Ile osób gra?
who-me = Ja, przy tym ekranie
who-open = Znajomy przez link
who-bot = Bot, { $level }
name-of = Imię gracza { $number }
new-open-help = Dostaniesz link dla znajomych. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
new-hotseat-help = Gracie na zmianę przy jednym ekranie. Gra zacznie się od razu.
new-now-help = Gra zacznie się od razu.
new-begins = Kto zaczyna?
begins-order = Pierwszy na liście
begins-chance = Zdecyduje los
seat-earlier = Przesuń gracza { $number } o jedno miejsce wyżej
seats-by-chance = o miejscach zdecyduje na początku los
new-options = Zasady tej gry
as-usual = jak zwykle
new-table-rules = Przy tym stole
new-confirm = Pytaj przed końcem tury
new-confirm-help = Dopóki nie zakończysz tury, możesz cofnąć ruch.
new-public = Pokaż w lobby
new-public-help = Może się dosiąść także ktoś obcy. Inaczej stół znajdą tylko osoby z linkiem.
new-clock = Zegar
new-clock-help = Gdy czas minie, decyduje bot.
clock-none = bez zegara
clock-move = { $time } na ruch
clock-turn = { $time } na turę
clock-turn-waited = { $time } na turę, zawsze do końca
clock-own = inny czas na turę
clock-own-seconds = Sekund na turę
clock-wait-out = Czekać do końca czasu
clock-wait-out-help = Wszyscy czekają do końca czasu każdej tury, nawet jeśli gracz skończy wcześniej.
clock-game = { $time } na grę, { $added } s więcej za ruch
start = Zacznij grę
open-and-invite = Otwórz stół
open-table = Otwórz stół

## Poczekalnia

waiting-title = { $count ->
    [one] Jeszcze jedno miejsce jest wolne
    [few] Jeszcze { $count } miejsca są wolne
   *[many] Jeszcze { $count } miejsc jest wolnych
}
waiting-help = Gra zacznie się, gdy wszyscy usiądą.
waiting-invited = Zaproszenie do stołu
waiting-sit = Wybierz miejsce; konto nie jest potrzebne.
seat-free = wolne miejsce
seats-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
sit-here = Usiądź tutaj
sit-too = Graj też na tym miejscu
stand-up = Wstań od stołu
host-remove = Usuń
host-mute = Wycisz
host-unmute = Pozwól pisać
host-mute-all = Wycisz wszystkich widzów
host-unmute-all = Pozwól widzom pisać
call-others = Zaproś innych
link = Link do tego stołu
copy = Kopiuj
copied = Skopiowano
qr-alt = Link jako kod QR
qr-help = Albo skieruj na niego aparat telefonu.
link-here-only = Ten adres działa tylko na tym komputerze. Uruchom serwer poleceniem „asterism serve --lan”, a dołączą też inni w twojej sieci.
link-far = Znajomi z daleka potrzebują adresu, do którego sięga cały internet: niech serwer działa na maszynie, która taki ma, albo niech do tej prowadzi tunel. Potem uruchom go ze zmienną ASTERISM_ADDRESS ustawioną na ten adres, na przykład https://gry.example.org, a ten link powstanie z niego. Jak to zrobić, także z HTTPS, mówi docs/serving.md.
link-works = Ten link prowadzi do { $address }. Dołączy każdy, kto sięga do tego adresu: w domu wszyscy w tej samej sieci, znajomi z daleka tylko wtedy, gdy widzi go cały internet. Jeśli nie widzi, ustaw ASTERISM_ADDRESS na adres, który widzi; jak, mówi docs/serving.md.

## Przy stole

board = Plansza
side = Gracze, możliwości i przebieg
parts = Części stołu
tab-board = Plansza
tab-offers = Możliwości
tab-story = Przebieg
result = Wynik
drawer = Gracze, możliwości i przebieg
table-menu = Ten stół
as-text = Plansza jako tekst
first-player = gracz rozpoczynający
seat-acts = ma ruch
seat-confirms = kończy turę
seat-bot = bot, { $level }
seat-gone = poza stołem
seat-away = nie ma przy stole
seat-resigned = rezygnuje
look-as = Patrz stąd
take-back-seat = Wracam na miejsce
takeover = Niech gra bot
takeover-wished = { $count ->
    [one] Życzenie zapisane, inni muszą się zgodzić
    [few] Chcą tego { $count } osoby, inni muszą się zgodzić
   *[many] Chce tego { $count } osób, inni muszą się zgodzić
}
you-may = Możesz
choices = { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
more-choices = { $count ->
    [one] Jeszcze jedna możliwość
    [few] Jeszcze { $count } możliwości
   *[many] Jeszcze { $count } możliwości
}
fewer-choices = Pokaż mniej
choose = Wybierz
chosen = Wybrano
done = wykonane
legend = Co znaczą kształty
nothing = nic
so-many = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
do-it = Wykonaj
end-turn = Kończę turę
confirm-help = Zakończ turę albo cofnij ruch.
not-your-turn = To nie twój ruch.
you-watch = Oglądasz grę.
waits-for = Czekamy na: { $who }
undo = Cofnij
hint = Rada
hint-thinking = Myśli…
advice = Bot zrobiłby tak.
talk = Przebieg gry i czat
story = Przebieg gry
chat = Czat
chat-label = Napisz coś
chat-none = Nikt jeszcze nic nie powiedział.
send = Wyślij
last-turn = Ostatni ruch
since = Od twojego ostatniego ruchu
since-seen = Rozumiem
public = każdy może patrzeć i się dosiąść
public-full = każdy może patrzeć
private = tylko z linkiem
table-confirms = tury trzeba potwierdzać
keys = Klawisze
keys-number = wybór z listy
keys-arrows = przejście do sąsiedniej możliwości
keys-enter = wykonanie wyboru
keys-escape = rezygnacja z wyboru
keys-undo = cofnięcie ruchu
keys-hint = rada
keys-help = ta lista
resign = Poddaj się
ask-resign = Poddać tę grę? Wygrają inni albo dogra za ciebie bot.
ask-resign-for = { $who }: poddać tę grę? Wygrają inni albo dogra bot.
yes-resign = Tak, poddaję się
leave = Odejdź
ask-leave = Odejść od stołu? Inni mogą pozwolić grać za ciebie botowi. Możesz wrócić.
yes-leave = Tak, odchodzę
play-on = Gram dalej
lost-line = Połączenie zostało przerwane. Próbujemy je odzyskać.
closed-line = Połączenie się zakończyło.
other-rules = Przy tym stole grano według innej wersji zasad: można patrzeć, ale nie grać dalej.
no-view = Ta wersja zasad nie potrafi już pokazać planszy.
curtain = Teraz gra { $who }
curtain-looks = Teraz patrzy { $who }
curtain-help = Pozostali niech odwrócą wzrok.
curtain-here = Już jestem

## Koniec i jeszcze raz

resigned = { $who } poddaje grę.
rematch = Zagraj jeszcze raz
rematch-open = Do następnej gry
replay = Powtórka
download-log = Zapisz przebieg
replay-step = Krok { $step } z { $count }
replay-start = Gra się zaczyna.
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok dalej
replay-last = Na koniec
replay-run = Odtwarzaj
replay-speed = Szybkość
replay-slider = Krok
replay-eyes = Czyj widok
spectator = Widz

## Ustawienia

settings = Ustawienia
settings-look = Wygląd
settings-language = Język
settings-theme = Kolory
theme-night = Noc
theme-day = Dzień
theme-glow = Blask
theme-system = Jak urządzenie
settings-motion = Animacje
settings-motion-help = Bez animacji elementy są od razu na swoim miejscu.
settings-speed = Jak szybko pokazywać ruchy innych
speed-slow = wolno
speed-usual = zwykle
speed-quick = szybko
settings-text = Plansze jako tekst
settings-text-help = Tabele i przyciski zamiast rysowanej planszy: dla czytników ekranu, bardzo małych ekranów i każdego, kto woli czytać.
settings-sound = Dźwięki i powiadomienia
settings-sound-on = Ciche dźwięki
settings-volume = Głośność
settings-notify = Powiadom mnie, gdy nadejdzie mój ruch
settings-notify-help = Przeglądarka da znać, gdy patrzysz gdzie indziej.
settings-notify-refused = Przeglądarka na to nie pozwala; zmienisz to w jej ustawieniach dla tej strony.
settings-name = Twoje imię

## Co się nie udało

error-failed = To się nie udało. Spróbuj jeszcze raz.
error-offline = Serwer jest teraz nieosiągalny.
error-stale = Na stole coś się tymczasem zmieniło; wybierz jeszcze raz.
error-too-fast = To było za szybko. Poczekaj chwilę.
error-too-long = To jest za długie.
error-no-undo = Nie ma czego cofnąć: nie było twojej decyzji albo potem wyszło na jaw coś nowego.
error-log = Ten plik nie jest zapisaną grą.
error-bad-log = Tej zapisanej gry nie da się odtworzyć.
error-bad-table = Te zasady i ta liczba graczy do siebie nie pasują.
error-taken = Ktoś już tam siedzi.
error-busy = Chwileczkę, jeszcze odpowiadamy na twoje ostatnie pytanie.
error-over = Gra już się skończyła.
error-not-your-turn = To nie twój ruch.
error-unconfirmed = Inny gracz nie zakończył jeszcze tury.
error-time-up = Twój czas minął.
error-bot-plays = Gra za ciebie bot: najpierw wróć na swoje miejsce.
error-not-gone = Ten gracz jest znowu przy stole.
error-not-stored = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz.
error-wrong-host = Serwer nie zna siebie pod tym adresem. Użyj tego, który pokazuje.
error-bad-path = Ten adres zawiera znaki, których nie widać.
error-banned = Prowadzący ten serwer zamknęli ci dostęp.
error-muted = Nie możesz tu pisać.
error-too-many-here = Z twojego adresu patrzy na ten stół już dość osób. Gdy ktoś odejdzie, połączenie nawiąże się samo.
error-too-many-shows = Trwa już dość gier samych botów. Poczekaj, aż któraś się skończy.
error-too-many-tables = Zbyt wiele stołów otwartych przez ciebie lub z twojego adresu czeka na graczy albo nie jest zakończonych. Najpierw opuść, dokończ lub poddaj niektóre z nich.
error-too-much-stored = Od ciebie lub z twojego adresu wgrano już zbyt wiele zapisanych gier. Po kilku dniach zostaną usunięte; wgraj tę wtedy.
error-too-much-played = Gry przy stołach otwartych przez ciebie lub z twojego adresu zajmują całe przeznaczone dla nich miejsce. Najpierw dokończ lub poddaj niektóre z nich albo spróbuj ponownie za kilka dni.
error-too-long-played = Ta gra stała się zbyt długa, by ją zapisać. Można ją tylko poddać.
error-too-busy = Serwer ma teraz za dużo pracy. Spróbuj później.
error-too-slow = Trwało to za długo. Spróbuj jeszcze raz.
error-head-too-large = { error-malformed }
error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
error-running = Gra już się zaczęła.
error-nobody-else = Nikt inny tam nie siedzi.
error-too-large = Ten plik jest za duży.
error-name = W imieniu musi być coś, co da się przeczytać.
error-invalid = Czegoś tu brakuje albo nie da się tego użyć.
error-malformed = Serwer tego nie zrozumiał. Wczytaj stronę ponownie.
error-no-length = { error-malformed }
error-foreign-origin = Ta strona należy do innego adresu. Otwórz adres samego serwera.
error-for-operators = To może zobaczyć tylko ten, kto prowadzi serwer.
error-unwell = Serwer nie ma teraz dostępu do swoich danych.
error-nothing-to-say = Tutaj nikt nie przyjmuje wiadomości.
error-no-table = Nie ma takiego stołu.
error-no-game = Ten serwer nie ma takiej gry.
error-no-texts = Nie znaleziono tekstów tej gry.
error-no-book = Nie znaleziono zasad tej gry.
error-no-link = Ten stół nie ma adresu dla innych.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-no-level = Nie ma botów o takiej sile.
error-no-step = Ta gra nie ma takiego kroku.
error-no-confirm = Nie ma tury do zakończenia.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-running = Gra się teraz nie toczy.
error-not-over = Gra jeszcze trwa.
error-not-seated = Nie siedzisz przy tym stole.
error-not-your-seat = To nie twoje miejsce.
error-not-yours-to-wish = Tego mogą sobie życzyć tylko pozostali gracze.
error-spectator = Tylko patrzysz: nie siedzisz przy stole.
error-other-rules = { other-rules }
