title = Nova Luna
about = Take tiles from the moon's ring, lay them into your mosaic and be the first to cover tasks with all your tokens.

option-first_game = First game
option-first_game-help = fewer tokens for getting to know the game: 16 each with two players, 18 with three
option-tokens = Tokens each
option-tokens-help = how many tokens each player has, one of them on the track

## Tiles and tasks

tile = the { $colour ->
    [red] red
    [blue] blue
    [turquoise] turquoise
   *[yellow] yellow
} tile { $number }
    .on = on the { $colour ->
        [red] red
        [blue] blue
        [turquoise] turquoise
       *[yellow] yellow
    } tile { $number }
tile-look = the { $colour ->
    [red] red
    [blue] blue
    [turquoise] turquoise
   *[yellow] yellow
} { $cost }
    .on = on the { $colour ->
        [red] red
        [blue] blue
        [turquoise] turquoise
       *[yellow] yellow
    } { $cost }
tile-beside = { $side ->
    [above] above the { $colour ->
        [red] red
        [blue] blue
        [turquoise] turquoise
       *[yellow] yellow
    } { $cost }
    [below] below the { $colour ->
        [red] red
        [blue] blue
        [turquoise] turquoise
       *[yellow] yellow
    } { $cost }
    [left] left of the { $colour ->
        [red] red
        [blue] blue
        [turquoise] turquoise
       *[yellow] yellow
    } { $cost }
   *[right] right of the { $colour ->
        [red] red
        [blue] blue
        [turquoise] turquoise
       *[yellow] yellow
    } { $cost }
}
whole-tile = { tile } (cost { $cost }, { $asks ->
    [0] no tasks
    [one] task: { $tasks }
   *[other] tasks: { $tasks }
})
task = { $parts }
part = { $count } { $colour ->
    [red] red
    [blue] blue
    [turquoise] turquoise
   *[yellow] yellow
}

## What a player may do

pick = Take { $tile } from place { $place }.
place = Lay { $tile } on cell { $x }, { $y }.
refill = { $solo ->
    [1] End the first phase and refill the ring.
   *[0] Refill the ring.
}
brings = { $count ->
    [one] covers 1 task
   *[other] covers { $count } tasks
}

## The story

told-refilled = { $who } refills the ring.
told-drew = New in the ring: { $tile }.
told-took = { $who } takes { $tile } from the ring; the moon moves there.
told-went = { $steps ->
    [one] { $who } walks 1 space along the track.
   *[other] { $who } walks { $steps } spaces along the track.
}
told-laid = { $who } lays { $tile } { $beside }.
told-laid-first = { $who } lays { $tile } as the first tile.
told-covered = { $who } fulfils a task { $tile-on }: { $task }. { $left ->
    [one] 1 token is left.
   *[other] { $left } tokens are left.
}
told-phase = The first phase ends with a sum of { $sum }; the second one begins with new tokens.
told-ended = { $tokens ->
    [1] The last token is placed: the game ends.
   *[0] No tile is left to take: the game ends.
}

## Panels

ring = Ring: the moon on place { $moon }, { $bag ->
    [one] 1 tile in the bag
   *[other] { $bag } tiles in the bag
}
ring-place = Place { $place }: { $tile }
column-place = Place
column-tile = Tile
column-cost = Cost
column-tasks = Tasks
colour = { $colour ->
    [red] red
    [blue] blue
    [turquoise] turquoise
   *[yellow] yellow
}
hand = In hand: { $tile }
track = Lunar track: the rearmost acts
track-player = Player
track-time = Time
track-space = Space
track-tokens = Tokens left
sums = Alone under the moon
sum-phase = Phase { $phase } of 2
sum-first = { $noted ->
    [1] Sum of the first phase: { $sum }
   *[0] Sum of the first phase: not yet
}
sum-costs = Costs so far: { $costs }
sum-tokens = Tokens left: { $tokens } (10 each in the sum)
mosaic = { $who }: mosaic, { $tokens ->
    [one] 1 token left
   *[other] { $tokens } tokens left
}
laid = { $tile }, { $done } of { $tasks } fulfilled

## The end

end-tie = As many tokens are left: the one who would act sooner wins the tie.
final = Final order
final-player = Player
final-placed = Tokens placed
final-left = Tokens left
final-space = Space
solo = Your result
solo-first = First phase: { $sum }
solo-second = Second phase: { $sum }
solo-total = { $excellent ->
    [1] Together { $sum }: less than 100 is excellent!
   *[0] Together { $sum }. Less is better; below 100 is excellent.
}

## Why not

why-place-first = First lay the tile you took.
why-pick-first = First take a tile from the ring.
why-cell-taken = A tile lies on this cell already.
why-not-adjacent = A tile must touch another of your tiles by an edge.
why-refill-first = The ring is empty: refill it first.
why-moon-here = The moon stands on this place.
why-empty-place = No tile lies on this place.
why-out-of-reach = Only the next three tiles clockwise from the moon can be taken.
why-refilled-already = The ring was refilled this turn already.
why-phase-runs = Alone you refill once your first tokens are placed or the ring is empty.
why-last-phase = In the second phase the ring is not refilled.
why-enough-tiles = The ring is refilled only when fewer than three tiles lie there.
why-bag-empty = The bag is empty: there is nothing to refill from.
