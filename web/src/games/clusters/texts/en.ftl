## A new table

new-clock-help = If the sand runs out, the turn is lost and Bob plays instead.

## The main button

act-roll = Roll
act-reroll = Roll again
act-pass = Let it go by
act-place = Place a star
act-take = Take this star
act-put = Put it here
gain = { $count ->
    [2] you win
   *[other] +1
}

## The die

clusters-your-turn = Your turn
clusters-your-turn-named = { $name }: your turn
clusters-turn-of = { $name }
clusters-over = The game is over
clusters-numbers = { $face } or { $couple }
clusters-opens = { $count ->
    [one] The last star before the first turn goes on any free cell.
   *[other] { $count } more stars go on any free cells before the first turn.
}
clusters-opening = { $count ->
    [one] Place the last star before the first turn on any free cell.
   *[other] Place a star on any free cell: { $count } more come before the first turn.
}
clusters-roll = Roll the die.
clusters-rolls = About to roll.
clusters-place = Place a star with exactly that many stars around it.
clusters-no-cell = No cell fits these numbers.
clusters-none = { $reroll ->
    [1] Roll again or let it go by: no cell fits these numbers.
   *[0] Let it go by: no cell fits these numbers.
}
clusters-empty = { $reroll ->
    [1] Roll again or let it go by: no star is left.
   *[0] Let it go by: no star is left.
}
clusters-take = The same pair again: move a star to a cell beside it.
clusters-put = Put the star on a free cell beside it.
clusters-zero = Place a star on any free cell.
clusters-bob-row = Bob rolls { $number }: the row
clusters-bob-column = Bob rolls { $number }: the column
clusters-moon-row = The Moon: row { $number }
clusters-moon-column = The Moon: column { $number }
clusters-star-row = The first star: row { $number }
clusters-star-column = The first star: column { $number }
clusters-reroll = Roll again
clusters-pass = Let it go by
clusters-left = { $count } s
clusters-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
clusters-late = Time is up: Bob plays!
clusters-sand = The sand still runs
clusters-sand-then = Then it is { $name }’s turn.
clusters-sand-then-you = Then it is your turn.

## Constellations

clusters-yours = Your constellation
clusters-count = { $have } of { $need }
clusters-then = { $have } of { $need }, then { $then }
clusters-of = { $have } of { $need }
clusters-card = { $card }, { $colour }, rating { $rating } of 3
clusters-look = { $name }: { $card }, { $have } of { $need } stars at best. Show where.
clusters-unpin = Stop showing the constellation of { $name }
clusters-wins-other = With this star { $name } wins!
clusters-now = acts now
clusters-next = next
clusters-wins = wins
clusters-tab-sky = Sky
clusters-tab-cards = Cards

## How to play

howto-aim = The aim
howto-aim-text = Everybody has a constellation on a card, and all look for theirs on one sky. Stars rise there one by one and belong to nobody. As soon as the stars of your constellation are all there, you win, even if another player placed the last one.
howto-figure = Your constellation
howto-figure-text = It may stand anywhere, turned by a quarter, a half or three quarters, mirrored, or both. Other stars around it do no harm. But nothing goes on across the edge of the sky.
howto-roll = Roll the die
howto-roll-text = The number on top is joined with another one: 1 with 5, 2 with 6, 3 with 7, 4 with 8. You have rolled both, and use one of them.
howto-place = Place a star
howto-place-text = Your star goes on a free cell that has exactly that many stars around it, by a side or a corner. Here 6 and 2 were rolled: the cells with two stars around them are lit.
howto-again = Roll again
howto-again-text = You may roll once more and give the first pair up. If the same pair comes again, you move a star instead: any one on the sky, to a free cell beside it. If no cell fits the first pair, roll again or let the turn go by; if none fits the second, the turn is lost. Otherwise you can't pass.
howto-moon = The Moon
howto-moon-text = The Moon takes its cell out of the game: no star goes there, it counts as empty beside others, and it is part of no constellation. It never moves.
howto-start = The start
howto-start-text = Cards are dealt by their rating: the first player gets the hardest. Two rolls place the Moon; with four players two more place a first star. Then, from the last player to the first, all place stars wherever they like: three each with two players, two with three, one with more.
howto-bob = Bob
howto-bob-text = With two players a third one joins in: Bob. Before each turn two rolls send him to a row and a column, and if that cell is free, his star goes there, whatever lies around. His star may win for one of you.
howto-time = Against the hourglass
howto-time-text = Those who know the game play with 20 seconds a turn (25 with two players), or any other time. If the sand runs out, the turn is lost and Bob plays instead.
howto-more = More ways to play
howto-more-text = Purple constellations are the easiest, yellow ones have more stars, green ones are awkward figures of the real sky; a newcomer may play purple against green. With zero chance you don't roll: a star goes on any free cell and none is moved; with two players Bob still rolls. And in the theme Glow you play in the dark.
howto-end = The end
howto-end-text = If one star completes several constellations, all their players win together. If the 59 stars are used up, the round is finished with moves alone; if nobody's constellation stands then, it is a draw.
howto-screen = On this board
howto-screen-text = What you may do is lit in gold: full lines for the number on top, dashed ones for the other. One click or tap selects and shows what it would bring; another one, or Enter, does it. With Tab and the arrow keys you get everywhere. Point at a player's card, or tap it, to see where that constellation is nearest to standing.
howto-made = Printed and ours
howto-made-text = The board, the 59 stars, the Moon, the hourglass, the pair of 2 and 6, the numbers of stars at the start and the cards' ratings for four players are those of the published game by Albi. The other three pairs, the ratings for other numbers of players and all 45 constellation cards are ours, made after the rulebook's description and tried out in many thousands of games.
howto-picture-figure = The card Butterfly
howto-picture-stands = The same constellation on the sky, turned and with other stars around
howto-picture-roll = The die shows 6, joined with 2
howto-picture-place = The sky with the Moon; cells with two stars around them are lit
