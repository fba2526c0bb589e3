# Words that every game shares. A form (an attribute) reaches the message around it as $name-form.

## People and lists

seat = Player { $number }
named-bot = { $name } ({ $bot })
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
list = { $first }, { $next }
list-last = { $first } and { $next }
list-long = { $first }; { $next }
list-long-last = { $first }; { $next }

## Why something is not offered

why-offered = This is offered to you: you may do it.
why-unknown = No action of this game is called that.
why-over = The game is over.
why-not-your-turn = It is not your turn.
why-house = Only the house does this, never a player.
why-other-rules = This game was played by other rules: it can only be looked at.

## The end

end = The game is over
end-wins = { $who } wins.
end-share = { $who } share the victory.
end-nobody = Nobody wins.
end-player = Player
end-points = Points
seed = Seed: { $seed }
commitment = Seed hash: { $hash }

## In the terminal

players = At the table: { $who }
turn = { $who }, it is your turn
story = What happened
story-start = A new game begins.
story-load = The game goes on from its log.
offers = You may
more = { $count ->
    [one] One more choice: its number stands on the board, and all prints it as a sentence.
   *[other] { $count } more choices: their numbers stand on the board, and all prints them as sentences.
}
prompt = Your choice (? for help)
thinking = { $who } is thinking…
compiling = Compiling the rules, once for this version…
curtain = Now it is { $who }'s turn. Everybody else looks away. Press Enter.
confirm = Press Enter to end your turn, or u to take it back.
preview = If you do this
preview-luck = Then luck or a secret decides.
preview-ask = Name an offer, for example: p 2
undone = Taken back: { $what }
time-up = { $who } ran out of time: a bot decides.
undo-no = There is nothing to take back: you have decided nothing, or luck, a secret or another player came after it. With --confirm the game asks before a turn ends.
saved = Saved to { $file }
save-no = This could not be saved to { $file }: { $error }
save-ask = Save the game before you leave? Type a file name, or just Enter to leave.
save-end = Save the log of this game? Type a file name, or just Enter to leave.
save-file = Name a file, or just Enter to leave.
save-over = { $file } is there already and is no log of a game: choose another name.
save-name = Name a file, for example: s game.json
number-no = There is no offer { $number }; choose 1 to { $last }.
input-no = “{ $text }” is neither a number, a command nor an action of this game; ? shows what you can type.
why-ask = Name an action, for example: why { $example }
rules-none = This game has no book of rules.
rules-not-found = No rule has “{ $text }” in it.
rules-how = r 2 reads a chapter, r 2.1 a sentence, r and a word finds all that has it.
language-no = There is no language “{ $lang }”; there are: { $all }
languages = Languages: { $all }; for example: l de
left = The game is left unfinished.
help-number = do what stands at this number
help-action = do an action by its own text
help-preview = what offer 2 would bring, without doing it
help-why = why an action is not offered
help-undo = take your last decision back (start with --confirm to be asked before a turn ends)
help-board = show the whole board again
help-all = show every offer as a sentence
help-rules = the rules: their chapters, one of them, a sentence, or all with a word
help-language = change the language
help-save = save the game's log
help-help = this help
help-quit = leave the game

## Stepping through a log

replay-start = The start
replay-rules = Played by rules { $rules }, shown by rules { $now }: it can be looked at, not gone on with.
replay-stopped = By the present rules it can be followed as far as move { $moves } of { $count }.
replay-move = Move { $number } of { $count }
replay-prompt = Enter or n: next, p: previous, a number: jump there, q: quit
replay-no = Type n, p, q or a number from 0 to { $last }.
replay-last = That was the last move.

## Tables of games

games-title = Games
games-game = Game
games-seats = Players
games-options = Options
games-between = { $low } to { $high }
games-none = none

## What a bot thinks

bot-blind = { $count ->
    [one] There is only one choice.
   *[other] One of { $count } choices, by chance.
}
bot-because = { $solo ->
    [1] The result to expect: { $worth }; next best: { $other_worth } with “{ $other }”
   *[0] The chance to win: { $worth } of 100; next best: { $other_worth } with “{ $other }”
}
hint = Advice
help-hint = ask a bot for advice
