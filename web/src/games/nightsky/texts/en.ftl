## The main button

act-side = Take this side
act-name = Name { $size }
act-seven = Take this seven
act-lay = Lay it here
act-keep = Keep this piece
act-leave = Leave this star out
act-confirm = Draw it
act-nothing = Draw nothing

## What is to be done

sky-round = Round { $round } of { $last }
sky-over = The game is over
sky-wait = You have chosen
sky-wait-help = The others are still choosing.
sky-choose-sides = Choose your first star
sky-help-sides = One side of your start card counts in the first round.
sky-name-size = Name a size
sky-help-name = Everybody turns over a card of this size.
sky-names-size = { $name } names a size
sky-choose-sevens = Pick one of your sevens
sky-help-sevens = Both lie face down.
sky-lay = Lay { $name }
sky-lay-help = Move the pattern over the sky and turn it.
sky-keep = Keep one piece
sky-keep-help = What is left of the pattern lies in pieces. Only one of them can be drawn.
sky-draw = Draw { $name }
sky-uncross = Uncross the lines
sky-crossing = { $count ->
    [one] One line crosses an older one: leave out a star at one of its ends.
   *[other] { $count } lines cross older ones: leave out a star at one end of each.
}
sky-out = { $count ->
    [one] One star is left out.
   *[other] { $count } stars are left out.
} { $crossed ->
    [0] No fading star is lost.
    [one] This crosses off a fading star.
   *[other] This crosses off { $crossed } fading stars.
}
sky-all-fit = All its stars are drawn.
sky-leave-help = Press a star to leave it out.
sky-drawn = { $name } is drawn
sky-draws-nothing = You draw nothing this round
sky-done-help = All drawings are shown once everybody has decided.

## The sky

sky-yours = Your sky
sky-of = The sky of { $name }
sky-look = { $name }: { $count } points. { $doing } Show this sky large.
sky-back = Back to mine
sky-pattern = The pattern in your hand
sky-sketch = The pattern as it lies
sky-turn = Turn
sky-nothing = Draw nothing
sky-closer = Closer
sky-all = Show the whole sky
sky-tab-sky = Sky
sky-tab-cards = Cards
sky-tab-others = Others
sky-tab-ranks = Ranks

## Cards

sky-observatory = Observatory
sky-this-round = this round
sky-last-round = last round
sky-start-card = start card
sky-no-card = no card yet
sky-sides = The two sides of your start card
sky-sizes = Cards still face down, by size
sky-sevens = Your two sevens, face down
sky-card = { $name }: { $size } stars. { $value ->
    [one] 1 point
   *[other] { $value } points
} for each { $type ->
    [red] red
    [white] white
    [yellow] yellow
   *[blue] blue
} star.
sky-corner = { $value ->
    [one] 1 point
   *[other] { $value } points
} for each { $type ->
    [red] red
    [white] white
    [yellow] yellow
   *[blue] blue
} star
sky-type = { $type ->
    [red] red
    [white] white
    [yellow] yellow
   *[blue] blue
}

## Points

sky-equation = { $top } for stars of this round's card, { $low } for stars of the last one, { $lines } for lines between them: { $points }
sky-equation-none = no points yet
sky-rounds = Points by round
sky-fading = Fading stars, 3 points each
sky-fading-count = { $left ->
    [one] 1 fading star left
   *[other] { $left } fading stars left
}{ $going ->
    [0] {""}
   *[other] , { $going } of them would be crossed off
}
sky-sun = around the Sun
sky-ecliptic = over the ecliptic
sky-rim = at the rim

## The players

sky-names = names a size
sky-waits = waits
sky-draws = draws
sky-has-drawn = has drawn
sky-chooses = chooses
sky-has-chosen = has chosen
sky-sheet = All points
sky-player = Player
sky-total = Total
sky-place = place { $place }

## Alone

sky-solo = Alone under the stars
sky-solo-now = points, if it ended now
sky-solo-result = points
sky-solo-help = In rounds I, III and V chance turns over a card; in the others you name its size.
sky-rank = { $rank ->
    [0] Friend of astronomy
    [1] Young astronomer
    [2] Friend of the night sky
    [3] Explorer of the night sky
   *[4] Worthy heir of Copernicus
}

## Offers

sky-offer-lay = Lay it { $turn ->
    [0] upright
    [1] turned to the left
    [2] upside down
   *[3] turned to the right
}, { $steps ->
    [0] around the Sun
    [one] at { $hour } o'clock, one step from the Sun
   *[other] at { $hour } o'clock, { $steps } steps from the Sun
}.
sky-offer-leave = Leave out the { $type ->
    [red] red
    [white] white
    [yellow] yellow
   *[blue] blue
} star at { $hour } o'clock, { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the Sun.
sky-offer-keep = Keep the piece of { $count ->
    [one] one star,
   *[other] { $count } stars with
} the { $type ->
    [red] red
    [white] white
    [yellow] yellow
   *[blue] blue
} one at { $hour } o'clock, { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the Sun.

## How to play

howto-aim = The aim
howto-aim-text = Everybody draws constellations on a map of stars of their own, one in each of six rounds. A constellation counts for the stars it takes, and once more at the end for the place it has in the sky. Most points win.
howto-map = The sky
howto-map-text = Your map is a disc with 100 stars, and your board is a window on it: only the upper part can be seen and drawn on. In the middle shines the Sun; the dashed line is the ecliptic. Some stars have dust around them, those near the Sun and those at the rim. There are four types of stars; each colour has its own number of rays.
howto-card = The cards
howto-card-text = A card shows a constellation: so many stars, joined by lines in just this way. Its corner names a type of star and what it is worth. You have seven cards, face down: one each of the sizes 5, 6, 8, 9 and 10, and two sevens. Besides there is a start card with two sides; at the beginning everybody chooses one of them.
howto-choose = A new card
howto-choose-text = Each round the first player names a size; in round I that is whoever has the first seat. Everybody turns over a card of this size; for the first seven everybody picks one of two, unseen. The new card goes on top of your observatory. The card of the last round lies under it, and its corner still counts; in the first round that is your start card. Older cards no longer count.
howto-draw = Draw it
howto-draw-text = Now all draw at once. Lay the pattern on stars that are wholly inside your window. You may turn it by quarter turns, but never mirror it. Each star belongs to one constellation only, lines must not cross, and the Sun is no star. Nobody sees the others' drawings until all have decided.
howto-fading-text = You need not draw all of it. You may leave stars out, if the rest stays in one piece, or draw nothing at all; here one star of Lepus is missing. But each star left out crosses off one of your seven fading stars. Those that are left bring 3 points each in the end. Once all seven are gone, leaving out costs nothing more.
howto-score = Points of the round
howto-score-text = Look at the two corners of your observatory. Each star of the upper card's type brings its value, each star of the lower card's type brings that one's. And each line that joins one of the first with one of the second brings both values together. If both corners show the same type, its stars count for both, and a line counts between two of them.
howto-score-example = Here the upper card counts 2 for red and the lower one 1 for white. The drawing has 2 red stars and 3 white ones, that is 4 and 3. Three lines join red and white, and each brings 3: together 16 points.
howto-turn = The sky turns
howto-turn-text = After the round all discs turn by a sixth, and other stars come into the window. What is drawn stays, even where the edge now hides it. Whoever scored least becomes first player; if several did, the one who sits nearest to the left of the last first player.
howto-end = The end
howto-end-text = After six rounds the points of all rounds are added up, and besides:
howto-end-fading = 3 points for each fading star that is left
howto-end-sun = 1 point for each star around the Sun that you have drawn on
howto-end-ecliptic = 2 points for each line across the ecliptic
howto-end-rim = 3 points for each dusty star at the rim that you have drawn on
howto-end-example = In this sky there are 7 stars around the Sun, 8 lines across the ecliptic and 3 stars at the rim: that makes 7, 16 and 9 points more.
howto-end-tie = Most points win. Among equals it is whoever crossed off fewer fading stars; if that is equal too, they share the victory.
howto-solo = Alone
howto-solo-text = In rounds I, III and V chance turns over one of your cards; in the other rounds you name the size. At the end your points give you a rank:
howto-screen = On this board
howto-screen-text = The pattern hangs at the mouse and snaps where it can lie; the numbers show what it would bring. The wheel or R turns it, Shift and R the other way. A click lays it. Then a press on a star leaves that star out, and the gold button draws the constellation; until all have decided you can still undo it. By keyboard: arrows move the pattern, Enter lays and draws, the arrows then go from star to star and Delete leaves one out. On a phone drag the pattern with a finger and turn it with the button or two fingers; the small map shows the whole sky. A click on another player's sky shows it large.
howto-made = Printed and ours
howto-made-text = The numbers of cards and their sizes, the four types of stars, the seven fading stars, all values of the end, the ranks and the name Lepus stand in the rulebook of the published game by Łukasz Szopka. That stars lie on a square grid, their four colours and the turn by a sixth are known too. Which star stands where, the dust, the ecliptic, the edge of the window, the patterns and the corners of the cards are ours. So are the drawings.
howto-picture-map = The sky in its window in round I
howto-picture-card = The card Lepus: seven stars, 2 points for each red star
howto-picture-fading = Lepus on the map, one of its stars left out
howto-picture-score = Ursa Major on two red and three white stars, three lines between red and white
howto-picture-before = Cassiopeia in round I
howto-picture-after = The same sky a round later, turned by a sixth
howto-picture-end = The whole disc with six constellations
