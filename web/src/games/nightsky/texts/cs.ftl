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
sky-draw = Draw { $name }?
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
sky-card = { $name }: { $size } stars. { $value } points for each { $type ->
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
