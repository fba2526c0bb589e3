# Wörter, die alle Spiele teilen. Eine Form (ein Attribut) heißt in der Nachricht außen herum $name-form.

## Leute und Aufzählungen

seat = Spieler { $number }
named-bot = { $name } ({ $bot })
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = meisterlich
list = { $first }, { $next }
list-last = { $first } und { $next }
list-long = { $first }; { $next }
list-long-last = { $first }; { $next }

## Warum etwas nicht angeboten wird

why-offered = Das wird dir angeboten: Du darfst es tun.
why-unknown = Keine Aktion dieses Spiels heißt so.
why-over = Das Spiel ist vorbei.
why-not-your-turn = Du bist nicht am Zug.
why-house = Das tut nur die Bank, nie ein Spieler.
why-other-rules = Diese Partie wurde nach anderen Regeln gespielt: Sie lässt sich nur ansehen.

## Das Ende

end = Das Spiel ist vorbei
end-wins = { $who } gewinnt.
end-share = { $who } teilen sich den Sieg.
end-nobody = Niemand gewinnt.
end-player = Spieler
end-points = Punkte
seed = Startwert des Zufalls: { $seed }
commitment = Prüfsumme: { $hash }

## Im Terminal

players = Am Tisch: { $who }
turn = { $who }, du bist am Zug
story = Was geschehen ist
story-start = Ein neues Spiel beginnt.
story-load = Das Spiel geht nach dem Protokoll weiter.
offers = Du darfst
more = { $count ->
    [one] Noch eine Möglichkeit: Ihre Nummer steht auf dem Plan, all nennt sie als Satz.
   *[other] Noch { $count } Möglichkeiten: Ihre Nummern stehen auf dem Plan, all nennt sie als Sätze.
}
prompt = Deine Wahl (? hilft)
thinking = { $who } denkt nach…
compiling = Die Regeln werden übersetzt, einmal für diese Version…
curtain = Jetzt ist { $who } am Zug. Alle anderen schauen weg. Drücke Enter.
confirm = Enter beendet deinen Zug, u nimmt ihn zurück.
preview = Wenn du das tust
preview-luck = Danach entscheidet der Zufall oder ein Geheimnis.
preview-ask = Nenne ein Angebot, zum Beispiel: p 2
undone = Zurückgenommen: { $what }
time-up = { $who }: Die Zeit ist um, ein Bot entscheidet.
undo-no = Es gibt nichts zurückzunehmen: Du hast nichts entschieden, oder Zufall, ein Geheimnis oder jemand anderes kam danach. Mit --confirm fragt das Spiel, bevor ein Zug endet.
saved = Gespeichert in { $file }
save-no = { $file } ließ sich nicht speichern: { $error }
save-ask = Das Spiel vor dem Gehen speichern? Nenne eine Datei oder drücke nur Enter, um zu gehen.
save-end = Das Protokoll dieses Spiels speichern? Nenne eine Datei oder drücke nur Enter, um zu gehen.
save-file = Nenne eine Datei oder drücke nur Enter, um zu gehen.
save-over = { $file } gibt es schon und ist kein Protokoll eines Spiels: Nenne einen anderen Namen.
save-name = Nenne eine Datei, zum Beispiel: s game.json
number-no = Ein Angebot { $number } gibt es nicht; wähle 1 bis { $last }.
input-no = „{ $text }“ ist weder Nummer noch Befehl noch Aktion dieses Spiels; ? zeigt, was du eingeben kannst.
why-ask = Nenne eine Aktion, zum Beispiel: why { $example }
rules-none = Zu diesem Spiel gibt es kein Regelbuch.
rules-not-found = In keiner Regel steht „{ $text }“.
rules-how = r 2 liest ein Kapitel, r 2.1 einen Satz, r und ein Wort findet alle, in denen es steht.
language-no = Die Sprache „{ $lang }“ gibt es nicht; es gibt: { $all }
languages = Sprachen: { $all }; zum Beispiel: l de
left = Das Spiel bleibt unvollendet.
help-number = tut, was bei dieser Nummer steht
help-action = tut eine Aktion nach ihrem eigenen Text
help-preview = was Angebot 2 brächte, ohne es zu tun
help-why = warum eine Aktion nicht angeboten wird
help-undo = nimmt deine letzte Entscheidung zurück (mit --confirm gestartet, fragt das Spiel, bevor ein Zug endet)
help-board = zeigt noch einmal den ganzen Plan
help-all = nennt alle Angebote als Sätze
help-rules = die Regeln: ihre Kapitel, eines davon, ein Satz oder alle mit einem Wort
help-language = wechselt die Sprache
help-save = speichert das Protokoll des Spiels
help-help = diese Hilfe
help-quit = verlässt das Spiel

## Ein Protokoll durchgehen

replay-start = Der Anfang
replay-rules = Gespielt nach Regeln { $rules }, gezeigt nach Regeln { $now }: Die Partie lässt sich ansehen, aber nicht fortsetzen.
replay-stopped = Nach den heutigen Regeln lässt sie sich bis Zug { $moves } von { $count } verfolgen.
replay-move = Zug { $number } von { $count }
replay-prompt = Enter oder n: weiter, p: zurück, eine Nummer: dorthin, q: Ende
replay-no = Gib n, p, q oder eine Nummer von 0 bis { $last } ein.
replay-last = Das war der letzte Zug.

## Liste der Spiele

games-title = Spiele
games-game = Spiel
games-seats = Spieler
games-options = Optionen
games-between = { $low } bis { $high }
games-none = keine

## Was ein Bot denkt

bot-blind = { $count ->
    [one] Es gibt keine Wahl.
   *[other] Eine von { $count } Möglichkeiten, auf gut Glück.
}
bot-because = { $solo ->
    [1] Zu erwartendes Ergebnis: { $worth }; nächstbeste Möglichkeit: { $other_worth } mit „{ $other }“
   *[0] Aussicht auf den Sieg: { $worth } von 100; nächstbeste Möglichkeit: { $other_worth } mit „{ $other }“
}
hint = Rat
help-hint = fragt einen Bot um Rat
