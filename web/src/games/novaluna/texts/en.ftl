## The main button

act-pick = Take this tile
act-place = Place here
act-refill = Refill the ring

## The ring

luna-ring = Ring and lunar track
luna-your-turn = Your turn
luna-turn-of = { $name }
luna-over = The game is over
luna-choosing = chooses a tile
luna-take = { $count ->
    [one] Take the last tile
    [2] Take one of two
   *[other] Take one of three
}
luna-lay = Lay the { $colour ->
    [red] red
    [blue] blue
    [turquoise] turquoise
   *[yellow] yellow
} { $cost }
luna-lays = lays the { $colour ->
    [red] red
    [blue] blue
    [turquoise] turquoise
   *[yellow] yellow
} { $cost }
luna-lay-first = Lay your first tile.
luna-lay-beside = Lay it { $first }.
luna-lay-corner = Lay it { $first } and { $second }.
luna-lay-row = { $place } Row { $row }.
luna-spot = { $side ->
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
luna-refill = Refill the ring
luna-refill-now = Refill the ring
luna-left = { $count ->
    [0] No tiles are left to draw.
    [one] 1 tile is left to draw.
   *[other] { $count } tiles are left to draw.
}
luna-goes = { $count ->
    [one] Your token goes 1 space on.
   *[other] Your token goes { $count } spaces on.
}

## The order of play

luna-now = acts now
luna-again = acts again
luna-next = next
luna-ahead = { $count ->
    [0] same space
   *[other] { $count } ahead
}

## Mosaics

luna-yours = Your mosaic
luna-mosaic-of = Mosaic: { $name }
luna-look = { $name }: { $count } of { $most } tokens placed. Show the mosaic large.
luna-back = Back to mine
luna-count = { $count } of { $most } tokens placed
luna-open = Open tasks
luna-open-help = filled marks are there already
luna-open-none = No open tasks yet.
luna-task-on = { $colour ->
    [red] red
    [blue] blue
    [turquoise] turquoise
   *[yellow] yellow
} { $cost }:
luna-done = done
luna-to-go = { $count } to go
luna-waits = waits for a token
luna-zoom-in = Closer
luna-zoom-out = Farther
luna-zoom-all = Show all
luna-tab-ring = Ring
luna-tab-mosaic = Mosaic
luna-tab-others = Others
luna-tab-sums = Sums

## Alone and the end

luna-solo = Alone under the moon
luna-phase = Phase { $phase }: { $tokens } tokens
luna-sum = costs { $costs } + { $tokens } × 10 for tokens left
luna-solo-aim = Both sums together are your result. Less is better; below 100 is excellent.
luna-solo-total = Together { $total }. Less is better; below 100 is excellent.
luna-rank = place { $rank }

## How to play

howto-aim = The aim
howto-aim-text = Everybody builds a mosaic of square tiles. Tiles carry tasks; as soon as one of yours is done, a token of yours covers it. You have 21 tokens: one goes on the track, 20 are to be placed. Whoever is first to place all of them wins.
howto-tile = A tile
howto-tile-text = The number at the top left is the tile's cost in time. In the middle stands its own colour; each colour has a shape of its own. The round bubbles are tasks: here one asks for 2 blue tiles, the other for 1 yellow tile. A tile has up to three tasks, some have none.
howto-take = Take one of three
howto-take-text = On your turn you take one of the next three tiles clockwise from the moon; empty places don't count. The moon then moves to the place where your tile was. You can't pass, and you can't keep a tile for later.
howto-track = Pay with time
howto-track-text = Your token goes as many spaces on as the tile costs. If others are there already, it goes on top of them. Turns don't go round the table: whoever is farthest back on the track acts, and in a stack the one on top. So with a cheap tile you may well act again at once. At the start all tokens lie in one stack, piled up by chance; whoever is on top begins. Here the sun acts first; it takes a tile of cost 3 and is then in front, so the comet is next.
howto-lay = Lay it
howto-lay-text = Your first tile lies anywhere. Every other one must touch a tile of your mosaic with an edge; a corner is not enough. All free cells that do are lit. How a tile is turned means nothing.
howto-chain = Fulfil tasks
howto-chain-text = For a task, look at the tiles that touch its tile with an edge. If more tiles of the same colour hang on them, edge to edge, the whole chain counts. Here two blue ones in a row fulfil “2 blue”. The red tile touches the yellow one only at a corner: it doesn't count. A tile never counts for its own tasks, and too many tiles do no harm.
howto-many-text = One tile may serve many tasks: here three neighbours fulfil all three. What is done gets a token at once and keeps it, also on far tiles whose chains have grown.
howto-marks = On the board, a filled mark is there already, an outline is still missing, and a token means done.
howto-refill = New tiles
howto-refill-text = If your turn begins with only one or two tiles in the ring, you may refill it first; with none you must. Tiles are drawn by chance onto the empty places, clockwise from the one after the moon. The moon's place stays empty.
howto-end = The end
howto-end-text = Whoever places the last token wins at once. If no tile is left to take, whoever has the fewest tokens left wins; among equals, whoever would act sooner.
howto-first = For a first game take fewer tokens: 16 each with two players, 18 with three, the one on the track included.
howto-solo = Alone
howto-solo-text = Alone you play in two phases and the track is not used. In the first phase you place 8 tokens. From the eighth on you may refill the ring before any pick; if it is empty, you must. That ends the phase: add up the costs of all your tiles, and 10 for every token left of the eight. Then 13 more tokens come, and what was left over. In the second phase nothing is refilled; it ends when you place the last token or the ring is empty. Then add up the costs of all tiles once more, and 10 for every token left. Both sums together are your result: less is better, and below 100 is excellent.
howto-solo-example = An example
howto-solo-first = Phase 1: costs 33, all 8 tokens placed
howto-solo-second = Phase 2: costs 52, 1 token left
howto-solo-both = Together
howto-screen = On this board
howto-screen-text = What you may do is lit in gold. One click or tap selects and shows what it would bring; another one, or Enter, does it. With Tab and the arrow keys you get everywhere. The mosaic moves by dragging, and grows and shrinks with the wheel, two fingers or + and −; 0 shows all of it. A click on another player's mosaic shows it large.
howto-made = Printed and ours
howto-made-text = The 68 tiles with their colours, costs and tasks, the ring of twelve places, the track of 24 spaces and the numbers of tokens are those of the published game by Uwe Rosenberg and Corné van Moorsel. The drawings, shapes and emblems are ours.
howto-picture-tile = A red tile of cost 5 with two tasks
howto-picture-ring = A part of the ring: the next three tiles from the moon are lit, an empty place is skipped
howto-picture-track = The track with three tokens, and the way of the sun
howto-picture-lay = A small mosaic with its free cells lit
howto-picture-chain = Two blue tiles in a chain beside a yellow one; a red tile at its corner
howto-picture-many = A yellow tile whose three tasks are covered, with a blue, a red and a turquoise neighbour
