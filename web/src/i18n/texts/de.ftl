# Die Worte des Browser-Clients.

## Überall

home = Asterism, zur Lobby
skip = Zum Inhalt springen
loading = Einen Moment…
close = Schließen
retry = Jetzt versuchen
reload = Neu laden
try-again = Noch einmal versuchen
lost = Hier ist nichts
lost-help = Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.
later-help = Vielleicht startet der Server gerade neu, oder dieses Gerät ist ohne Verbindung. Versuch es gleich noch einmal.
no-words = Die Texte dieses Spiels ließen sich nicht laden.
to-lobby = Zur Lobby
to-table = Zum Tisch
learn = So wird gespielt
rules = Regeln
rules-whole = Alle Regeln mit Nummern
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nirgends stehen alle diese Wörter zusammen.
    [one] 1 Fundstelle
   *[other] { $count } Fundstellen
}
rules-chapters = Kapitel
rules-reading = unsere Lesart, wo die Spielregel etwas offenlässt
rules-departure = hier weichen wir von der Spielregel ab
rule = Regel { $number }
you = Du
your-name = Dein Name
player = Platz { $number }
players = Wer spielt
players-count = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
players-range = { $low }–{ $high } Personen
somebody = Jemand
your-turn = Du bist dran
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = meisterlich

## Lobby

lobby-title = Was spielen wir heute Abend?
lobby-about = { $count ->
    [one] Sofort gegen Bots oder mit Freunden per Link. Ganz ohne Konto.
   *[other] { $count } Spiele unter einem Himmel: sofort gegen Bots oder mit Freunden per Link. Ganz ohne Konto.
}
games = Spiele
solo-too = auch solo
play-bots = Gleich gegen Bots
bots-count = Bots
alone = allein
play-alone = Gleich allein spielen
play-friends = Mit Freunden per Link
your-name-help = Wie sollen dich die anderen nennen?
bot-level = Wie stark sind die Bots?
upload = Gespeichertes Spiel ansehen
join = Mitspielen
join-label = Tischcode oder Link
join-wrong = Das ist weder der Code eines Tisches noch sein Link.
lobby-mine = Deine Tische
lobby-mine-none = Du sitzt noch an keinem Tisch. Such dir oben ein Spiel aus.
lobby-waiting = { $count ->
    [0] { "" }
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
lobby-finished = Beendete Spiele
lobby-all = Alle { $count } zeigen
lobby-more = Mehr zeigen (noch { $count })
lobby-open = Offene Tische
lobby-open-none = Gerade sucht niemand Mitspieler.
lobby-looking = { $count ->
    [0] { "" }
    [one] 1 sucht Mitspieler
   *[other] { $count } suchen Mitspieler
}
lobby-running = Spiele zum Zuschauen
your-turn-short = du bist dran
waits-for-players = wartet auf Mitspieler
plays-now = { $who } ist dran
continue = Weiter
sit = Platz nehmen
watch = Zuschauen
look = Ansehen
result-alone = { $points } Punkte
result-nobody = niemand hat gewonnen
result-mine = du hast gewonnen
result-won = gewonnen: { $who }

## Ein neuer Tisch

new-table = Neuer Tisch
new-players = Wie viele spielen mit?
who-me = Ich, an diesem Bildschirm
who-open = Jemand per Link
who-bot = Bot, { $level }
name-of = Name für Platz { $number }
new-open-help = Du bekommst einen Link für deine Freunde. Es geht los, wenn alle Plätze besetzt sind.
new-hotseat-help = Ihr spielt abwechselnd an diesem Bildschirm. Es geht sofort los.
new-now-help = Es geht sofort los.
new-begins = Wer beginnt?
begins-order = Wer oben steht
begins-chance = Das Los entscheidet
seat-earlier = Platz { $number } um eins nach vorn setzen
seats-by-chance = die Plätze werden zu Beginn ausgelost
new-options = Regeln dieses Spiels
as-usual = wie üblich
new-table-rules = An diesem Tisch
new-confirm = Vor dem Ende eines Zuges fragen
new-confirm-help = Bis zum Ende des Zuges lässt sich alles zurücknehmen.
new-public = In der Lobby zeigen
new-public-help = Dann können sich auch Fremde dazusetzen. Sonst findet ihn nur, wer den Link hat.
new-clock = Uhr
new-clock-help = Ist die Zeit um, entscheidet ein Bot.
clock-none = keine Uhr
clock-move = { $time } je Zug
clock-turn = { $time } je Zug
clock-turn-waited = { $time } je Zug, stets ganz
clock-own = eine andere Zeit je Zug
clock-own-seconds = Sekunden je Zug
clock-wait-out = Warten, bis die Zeit um ist
clock-wait-out-help = Alle warten das Ende der Zeit jedes Zuges ab, auch wenn jemand früher fertig ist.
clock-game = { $time } je Spiel, { $added } s mehr je Zug
start = Spiel beginnen
open-and-invite = Tisch eröffnen
open-table = Einen Tisch eröffnen

## Das Wartezimmer

waiting-title = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
waiting-help = Es geht los, sobald alle sitzen.
waiting-invited = Du bist eingeladen
waiting-sit = Such dir einen Platz aus; ein Konto brauchst du nicht.
seat-free = freier Platz
seats-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
sit-here = Hier sitzen
sit-too = Auch hier spielen
stand-up = Aufstehen
host-remove = Entfernen
host-mute = Stumm schalten
host-unmute = Reden lassen
host-mute-all = Alle Zuschauer stumm schalten
host-unmute-all = Zuschauer reden lassen
call-others = Lade andere ein
link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
qr-alt = Der Link als QR-Code
qr-help = Oder richte die Kamera eines Handys darauf.
link-here-only = Diese Adresse gilt nur auf diesem Rechner. Starte den Server mit „asterism serve --lan“, dann können auch andere in deinem Netz kommen.
link-far = Freunde in der Ferne brauchen eine Adresse, die das ganze Internet erreicht: Lass einen Rechner den Server sein, der eine hat, oder einen Tunnel zu diesem hier führen. Starte ihn dann mit ASTERISM_ADDRESS auf dieser Adresse, etwa https://spiele.example.org, und dieser Link wird aus ihr gemacht. Wie das geht, auch mit HTTPS, steht in docs/serving.md.
link-works = Dieser Link führt zu { $address }. Kommen kann, wer diese Adresse erreicht: zu Hause alle im selben Netz, Freunde in der Ferne nur, wenn das ganze Internet sie erreicht. Wenn nicht, setz ASTERISM_ADDRESS auf eine, die es tut; wie, steht in docs/serving.md.

## Am Tisch

board = Spielbrett
side = Wer spielt, Möglichkeiten und Verlauf
parts = Teile des Tisches
tab-board = Brett
tab-offers = Auswahl
tab-story = Verlauf
result = Ergebnis
drawer = Wer spielt, Möglichkeiten und Verlauf
table-menu = Dieser Tisch
as-text = Brett als Text
first-player = beginnt die Partie
seat-acts = am Zug
seat-confirms = beendet den Zug
seat-bot = Bot, { $level }
seat-gone = gegangen
seat-away = nicht am Tisch
seat-resigned = gab auf
look-as = Von hier schauen
take-back-seat = Meinen Platz zurück
takeover = Einen Bot spielen lassen
takeover-wished = { $count ->
    [one] Gewünscht, die anderen müssen zustimmen
   *[other] { $count } wünschen es, die anderen müssen zustimmen
}
you-may = Du kannst
choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
more-choices = { $count ->
    [one] Noch eine Möglichkeit
   *[other] Noch { $count } Möglichkeiten
}
fewer-choices = Weniger zeigen
choose = Wählen
chosen = Gewählt
done = erfüllt
legend = Was die Formen bedeuten
nothing = nichts
so-many = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
do-it = Ausführen
end-turn = Zug beenden
confirm-help = Beende deinen Zug oder nimm ihn zurück.
not-your-turn = Du bist nicht dran.
you-watch = Du schaust zu.
waits-for = Wir warten auf { $who }
undo = Rückgängig
hint = Tipp
hint-thinking = Denkt nach…
advice = Ein Bot würde das hier tun.
talk = Spielverlauf und Chat
story = Spielverlauf
chat = Chat
chat-label = Sag etwas
chat-none = Noch hat niemand etwas gesagt.
send = Senden
last-turn = Der letzte Zug
since = Seit deinem letzten Zug
since-seen = Verstanden
public = alle können zuschauen und mitspielen
public-full = alle können zuschauen
private = nur mit dem Link
table-confirms = Züge werden bestätigt
keys = Tasten
keys-number = aus der Liste wählen
keys-arrows = zum nächsten leuchtenden Teil
keys-enter = die Auswahl ausführen
keys-escape = die Auswahl aufheben
keys-undo = zurücknehmen
keys-hint = um einen Tipp bitten
keys-help = diese Liste
resign = Aufgeben
ask-resign = Dieses Spiel aufgeben? Die anderen gewinnen, oder ein Bot spielt für dich weiter.
ask-resign-for = Dieses Spiel für { $who } aufgeben? Die anderen gewinnen, oder ein Bot spielt weiter.
yes-resign = Ja, ich gebe auf
leave = Gehen
ask-leave = Den Tisch verlassen? Die anderen können dann einen Bot für dich spielen lassen. Du kannst zurückkommen.
yes-leave = Ja, ich gehe
play-on = Weiterspielen
lost-line = Die Verbindung ist weg. Wir versuchen, sie zurückzuholen.
closed-line = Die Verbindung ist beendet.
other-rules = Hier wurde nach einer anderen Fassung der Regeln gespielt: Anschauen geht, Weiterspielen nicht.
no-view = Diese Fassung der Regeln kann das Brett nicht mehr zeigen.
curtain = Jetzt ist { $who } dran
curtain-looks = Jetzt schaut { $who }
curtain-help = Alle anderen schauen bitte weg.
curtain-here = Ich bin da

## Das Ende, und noch einmal

resigned = { $who } hat aufgegeben.
rematch = Noch einmal spielen
rematch-open = Zum nächsten Spiel
replay = Wiederholung
download-log = Verlauf speichern
replay-step = Schritt { $step } von { $count }
replay-start = Das Spiel beginnt.
replay-first = Zum Anfang
replay-previous = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-speed = Tempo
replay-slider = Schritt
replay-eyes = Wessen Sicht
spectator = Zuschauer

## Einstellungen

settings = Einstellungen
settings-look = Aussehen
settings-language = Sprache
settings-theme = Farben
theme-night = Nacht
theme-day = Tag
theme-glow = Leuchten
theme-system = Wie das Gerät
settings-motion = Animationen
settings-motion-help = Ohne Animationen liegen die Teile gleich an ihrem Platz.
settings-speed = Wie schnell die Züge der anderen gezeigt werden
speed-slow = langsam
speed-usual = üblich
speed-quick = schnell
settings-text = Bretter als Text
settings-text-help = Tabellen und Knöpfe statt eines gezeichneten Bretts: für Vorleseprogramme, für sehr kleine Bildschirme und für alle, die lieber lesen.
settings-sound = Töne und Meldungen
settings-sound-on = Leise Töne
settings-volume = Lautstärke
settings-notify = Sag mir, wenn ich dran bin
settings-notify-help = Dein Browser meldet sich, wenn du woanders hinschaust.
settings-notify-refused = Dein Browser erlaubt das nicht; ändern lässt es sich in seinen Einstellungen für diese Seite.
settings-name = Dein Name

## Was schiefging

error-failed = Das hat nicht geklappt. Versuch es bitte noch einmal.
error-offline = Der Server ist gerade nicht zu erreichen.
error-stale = Am Tisch hat sich inzwischen etwas geändert; wähle bitte neu.
error-too-fast = Das war zu schnell. Warte bitte einen Moment.
error-too-long = Das ist zu lang.
error-no-undo = Da ist nichts zurückzunehmen: Du hast nichts entschieden, oder danach kam etwas Neues ans Licht.
error-log = Diese Datei ist kein gespeichertes Spiel.
error-bad-log = Dieses gespeicherte Spiel lässt sich nicht abspielen.
error-bad-table = Diese Regeln und so viele Personen passen nicht zusammen.
error-taken = Da sitzt schon jemand.
error-busy = Einen Moment, deine letzte Frage wird noch beantwortet.
error-over = Das Spiel ist vorbei.
error-not-your-turn = Du bist nicht dran.
error-unconfirmed = Jemand hat den eigenen Zug noch nicht beendet.
error-time-up = Deine Zeit ist um.
error-bot-plays = Ein Bot spielt für dich: Nimm erst deinen Platz zurück.
error-not-gone = Dieser Platz ist wieder besetzt.
error-not-stored = Das ließ sich nicht speichern, darum hat sich nichts geändert. Versuch es bitte noch einmal.
error-wrong-host = Unter dieser Adresse kennt sich der Server nicht. Nimm bitte die, die er anzeigt.
error-bad-path = Diese Adresse enthält Zeichen, die man nicht sieht.
error-banned = Die Betreiber dieses Servers haben dich ausgesperrt.
error-muted = Du darfst hier nicht schreiben.
error-too-many-here = Von deiner Adresse sehen diesem Tisch schon genug Leute zu. Sobald jemand geht, geht es hier von selbst weiter.
error-too-many-shows = Es laufen schon genug Spiele nur unter Bots. Warte bitte, bis eines endet.
error-too-many-tables = Zu viele Tische von dir oder deiner Adresse warten auf Mitspieler oder sind nicht zu Ende. Verlass zuerst einige, spiel sie weiter oder gib sie auf.
error-too-much-stored = Von dir oder von deiner Adresse wurden zu viele gespeicherte Spiele hochgeladen. Sie werden nach einigen Tagen gelöscht; lade dieses dann hoch.
error-too-much-played = Die Spiele an Tischen von dir oder deiner Adresse füllen allen Platz, den es für sie gibt. Spiel zuerst laufende weiter oder gib sie auf, oder versuch es in einigen Tagen wieder.
error-too-long-played = Dieses Spiel ist zu lang geworden, um es zu speichern. Es lässt sich nur noch aufgeben.
error-too-busy = Der Server hat gerade zu viel zu tun. Versuch es bitte später.
error-too-slow = Das hat zu lange gedauert. Versuch es bitte noch einmal.
error-head-too-large = { error-malformed }
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-running = Das Spiel hat schon begonnen.
error-nobody-else = Dort sitzt niemand anderes.
error-too-large = Diese Datei ist zu groß.
error-name = In einem Namen muss etwas stehen, das man lesen kann.
error-invalid = Hier fehlt etwas, oder es lässt sich so nicht verwenden.
error-malformed = Der Server hat das nicht verstanden. Lade die Seite bitte neu.
error-no-length = { error-malformed }
error-foreign-origin = Diese Seite gehört zu einer anderen Adresse. Öffne bitte die des Servers.
error-for-operators = Das darf nur sehen, wer den Server betreibt.
error-unwell = Der Server kommt gerade nicht an seine Daten.
error-nothing-to-say = Hier nimmt niemand Nachrichten an.
error-no-table = Diesen Tisch gibt es nicht.
error-no-game = Dieses Spiel hat der Server nicht.
error-no-texts = Die Texte dieses Spiels waren nicht zu finden.
error-no-book = Die Regeln dieses Spiels wurden nicht gefunden.
error-no-link = Dieser Tisch hat keine Adresse für andere.
error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-level = So starke Bots gibt es hier nicht.
error-no-step = Diesen Schritt hat das Spiel nicht.
error-no-confirm = Es gibt keinen Zug zu beenden.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-running = Das Spiel läuft nicht.
error-not-over = Das Spiel läuft noch.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-your-seat = Das ist nicht dein Platz.
error-not-yours-to-wish = Das können sich nur die anderen am Tisch wünschen.
error-spectator = Du schaust zu: Du hast hier keinen Platz.
error-other-rules = { other-rules }
