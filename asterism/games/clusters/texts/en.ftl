title = Star Clusters
about = Roll the die, place stars on the night sky and be the first to find your constellation among them.

option-zero_chance = Zero chance
option-zero_chance-help = no die: a star goes on any free cell, and no star is moved; with two players Bob still rolls
option-colour = Constellations
option-colour-help = how hard everybody's constellation is: purple, few stars in simple figures; yellow, more stars; green, the awkward figures of the real sky
option-colour-open = as usual: purple
option-is-purple = purple, the easiest
option-is-yellow = yellow, more stars
option-is-green = green, awkward figures
option-colour1 = Constellation of player 1
option-colour1-help = a colour for this player alone, for a newcomer or an old hand
option-colour1-open = as everybody
option-colour2 = Constellation of player 2
option-colour2-help = a colour for this player alone, for a newcomer or an old hand
option-colour2-open = as everybody
option-colour3 = Constellation of player 3
option-colour3-help = a colour for this player alone, for a newcomer or an old hand
option-colour3-open = as everybody
option-colour4 = Constellation of player 4
option-colour4-help = a colour for this player alone, for a newcomer or an old hand
option-colour4-open = as everybody
option-colour5 = Constellation of player 5
option-colour5-help = a colour for this player alone, for a newcomer or an old hand
option-colour5-open = as everybody
option-colour6 = Constellation of player 6
option-colour6-help = a colour for this player alone, for a newcomer or an old hand
option-colour6-open = as everybody

## Cards and cells

card = { $card ->
    [P01] Arrow
    [P02] Horseshoe
    [P03] Butterfly
    [P04] Hammer
    [P05] Little Fish
    [P06] Key
    [P07] Cottage
    [P08] Sword
    [P09] Umbrella
    [P10] Bridge
    [P11] Candlestick
    [P12] Wave
    [P13] Viper
    [P14] Lightning
    [P15] Little Steps
    [Y01] Rocket
    [Y02] Dog
    [Y03] Pyramid
    [Y04] Carp
    [Y05] Gate
    [Y06] Lantern
    [Y07] Sailboat
    [Y08] Diadem
    [Y09] Castle
    [Y10] Mushroom
    [Y11] Cube
    [Y12] Heart
    [Y13] Bow
    [Y14] Double Cross
    [Y15] Bell
    [G01] Big Dipper
    [G02] Boötes
    [G03] Scorpius
    [G04] Leo
    [G05] Little Dipper
    [G06] Gemini
    [G07] Draco
    [G08] Corona Borealis
    [G09] Orion
    [G10] Pegasus
    [G11] Taurus
    [G12] Cassiopeia
    [G13] Cygnus
    [G14] Sagittarius
   *[G15] Lyra
}
colour = { $colour ->
    [purple] purple
    [yellow] yellow
   *[green] green
}
cell = row { $row }, column { $column }
of = { $have } of { $need }

## What a player may do

roll = { $bob ->
    [1] { $zero ->
        [1] Roll for Bob.
       *[0] Roll for Bob, then for yourself.
    }
   *[0] Roll the die.
}
reroll = Roll again and give this pair up.
pass = Let the turn go by.
place = Place a star in row { $row }, column { $column }: { $near ->
    [0] no star beside it
    [one] 1 star beside it
   *[other] { $near } stars beside it
}.
take = Take the star in row { $row }, column { $column }.
put = Put it down in row { $row }, column { $column }.
brings = { $count ->
    [2] you win
   *[other] your constellation grows
}

## The story

told-bob = { $star ->
    [1] Bob rolls { $row } and { $column } and places a star in row { $row }, column { $column }.
   *[0] Bob rolls { $row } and { $column }: row { $row }, column { $column } is taken, so he places nothing.
}
told-rolled = { $again ->
    [1] { $who } rolls again: { $face } (or { $couple }).
   *[0] { $who } rolls { $face } (or { $couple }).
}
told-placed = { $who } places a star in row { $row }, column { $column }.
told-took = { $who } takes the star in row { $row }, column { $column }.
told-moved = { $who } moves a star from { $start } to { $to }.
told-grew = { $who }: { $card }, { $have } of { $need } stars.
told-lapsed = { $who } loses the turn.
told-passed = { $who } lets the turn go by.
told-late = Time is up for { $who }: Bob plays instead.
told-stood = { $card } stands in the sky: { $who } wins!
told-spent = The last star is on the board.
told-drawn = No star is left and no constellation stands: the game is a draw.

## Panels

sky = The sky, { $stock ->
    [one] 1 star left
   *[other] { $stock } stars left
}
a-star = star
the-moon = the Moon
star-cell = A star in row { $row }, column { $column }
moon-cell = The Moon in row { $row }, column { $column }
empty-cell = Row { $row }, column { $column }: { $near ->
    [0] no star beside it
    [one] 1 star beside it
   *[other] { $near } stars beside it
}
die = The die
die-shows = { $again ->
    [1] Rolled again: { $face } or { $couple }
   *[0] Rolled: { $face } or { $couple }
}
die-moon = Rolled for the Moon: row { $row }, column { $column }
die-star = Rolled for the first star: row { $row }, column { $column }
die-opening = { $opening ->
    [one] 1 star is still placed freely before the first turn
   *[other] { $opening } stars are still placed freely before the first turn
}
die-rests = Not rolled yet
die-zero = Zero chance: any free cell
cards = Constellations
constellation = { $who }: { $card }
column-player = Player
column-card = Constellation
column-colour = Colour
column-rating = Rating
column-best = Best match

## The end

final = How it ended

## Why not

why-opening-first = Before the first turn stars are placed freely.
why-roll-first = First roll the die.
why-move-first = The same pair came again: move a star.
why-no-die = With zero chance there is no rolling here.
why-can-place = One of the numbers can be used, so you may not pass.
why-rerolled-already = You have rolled again already.
why-rolled-already = You have rolled already; you may roll again once.
why-moon-here = The Moon takes this cell out of the game.
why-cell-taken = A star is on this cell already.
why-no-star-left = No star is left: only moving one is possible now.
why-wrong-number = The number of stars beside this cell is neither of your numbers.
why-put-first = First put down the star that you took.
why-no-move = A star is moved only when both rolls show the same pair.
why-no-room = No cell beside this star is free.
why-no-star-here = There is no star on this cell.
why-take-first = First take the star that you want to move.
why-not-back = The star must go to another cell.
why-not-beside = A star moves to a cell right beside it.
