# Słowa wspólne dla wszystkich gier. Forma (atrybut) trafia do komunikatu nadrzędnego jako $name-form.

## Ludzie i wyliczenia

seat = Gracz { $number }
named-bot = { $name } ({ $bot })
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = mistrz
list = { $first }, { $next }
list-last = { $first } i { $next }
list-long = { $first }; { $next }
list-long-last = { $first }; { $next }

## Dlaczego czegoś nie ma w ofercie

why-offered = To jest w ofercie: możesz to zrobić.
why-unknown = Żadna akcja tej gry tak się nie nazywa.
why-over = Gra jest już skończona.
why-not-your-turn = Teraz nie jest twoja kolej.
why-house = To robi tylko bank, nigdy gracz.
why-other-rules = Tę grę rozegrano według innych zasad: można ją tylko oglądać.

## Koniec

end = Koniec gry
end-wins = Wygrywa { $who }.
end-share = Zwycięstwem dzielą się { $who }.
end-nobody = Nikt nie wygrywa.
end-player = Gracz
end-points = Punkty
seed = Ziarno losu: { $seed }
commitment = Skrót ziarna: { $hash }

## W terminalu

players = Przy stole: { $who }
turn = { $who }: twoja kolej
story = Co się wydarzyło
story-start = Zaczyna się nowa gra.
story-load = Gra toczy się dalej z zapisu.
offers = Możesz
more = { $count ->
    [one] Jest jeszcze jedna możliwość: jej numer widać na planszy, a polecenie all wypisze ją zdaniem.
    [few] Są jeszcze { $count } możliwości: ich numery widać na planszy, a polecenie all wypisze je zdaniami.
   *[other] Jest jeszcze { $count } możliwości: ich numery widać na planszy, a polecenie all wypisze je zdaniami.
}
prompt = Twój wybór (? pomoc)
thinking = { $who } myśli…
compiling = Kompiluję zasady, tylko raz dla tej wersji…
curtain = Teraz kolej na: { $who }. Pozostali nie patrzą. Naciśnij Enter.
confirm = Enter kończy turę, u ją cofa.
preview = Jeśli to zrobisz
preview-luck = Dalej zdecyduje los albo tajemnica.
preview-ask = Podaj numer oferty, na przykład: p 2
undone = Cofnięto: { $what }
time-up = { $who }: czas minął, decyduje bot.
undo-no = Nie ma czego cofnąć: nie było jeszcze twojej decyzji albo po niej zadziałał los, tajemnica lub inny gracz. Z --confirm gra pyta przed końcem tury.
saved = Zapisano w pliku { $file }
save-no = Nie udało się zapisać w pliku { $file }: { $error }
save-ask = Zapisać grę przed wyjściem? Podaj nazwę pliku albo naciśnij tylko Enter, aby wyjść.
save-end = Zapisać przebieg tej gry? Podaj nazwę pliku albo naciśnij tylko Enter, aby wyjść.
save-file = Podaj nazwę pliku albo naciśnij tylko Enter, aby wyjść.
save-over = Plik { $file } już istnieje i nie jest zapisem gry: wybierz inną nazwę.
save-name = Podaj nazwę pliku, na przykład: s game.json
number-no = Nie ma oferty { $number }; wybierz od 1 do { $last }.
input-no = „{ $text }” to ani numer, ani polecenie, ani akcja tej gry; ? pokaże, co można wpisać.
why-ask = Podaj akcję, na przykład: why { $example }
rules-none = Ta gra nie ma księgi zasad.
rules-not-found = W żadnej zasadzie nie ma „{ $text }”.
rules-how = r 2 czyta rozdział, r 2.1 jedno zdanie, r i słowo znajduje wszystkie, w których ono jest.
language-no = Nie ma języka „{ $lang }”; są: { $all }
languages = Języki: { $all }; na przykład: l de
left = Gra pozostaje niedokończona.
help-number = wykonuje ofertę o tym numerze
help-action = wykonuje akcję podaną jej własnym tekstem
help-preview = co przyniosłaby oferta 2, bez wykonania
help-why = dlaczego akcji nie ma w ofercie
help-undo = cofa twoją ostatnią decyzję (uruchom z --confirm, a gra zapyta przed końcem tury)
help-board = pokazuje znów całą planszę
help-all = wypisuje wszystkie oferty zdaniami
help-rules = zasady: rozdziały, jeden z nich, jedno zdanie albo wszystkie z jakimś słowem
help-language = zmienia język
help-save = zapisuje przebieg gry
help-help = ta pomoc
help-quit = kończy grę

## Przeglądanie zapisu

replay-start = Początek
replay-rules = Rozegrano według zasad { $rules }, pokazano według zasad { $now }: grę można oglądać, ale nie kontynuować.
replay-stopped = Według obecnych zasad można ją prześledzić do ruchu { $moves } z { $count }.
replay-move = Ruch { $number } z { $count }
replay-prompt = Enter lub n: dalej, p: wstecz, numer: skok, q: koniec
replay-no = Wpisz n, p, q albo numer od 0 do { $last }.
replay-last = To był ostatni ruch.

## Spis gier

games-title = Gry
games-game = Gra
games-seats = Gracze
games-options = Opcje
games-between = { $low } do { $high }
games-none = brak

## Co myśli bot

bot-blind = { $count ->
    [one] Nie ma wyboru.
    [few] Jedna z { $count } możliwości, na chybił trafił.
   *[many] Jedna z { $count } możliwości, na chybił trafił.
}
bot-because = { $solo ->
    [1] Spodziewany wynik: { $worth }; druga najlepsza możliwość: { $other_worth } – „{ $other }”
   *[0] Szansa na wygraną: { $worth } na 100; druga najlepsza możliwość: { $other_worth } – „{ $other }”
}
hint = Rada
help-hint = prosi bota o radę
