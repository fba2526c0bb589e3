## The main button

act-choose = Keep this task
act-move = { $steps ->
    [0] Leave the clock here
   *[other] Move the clock
}
act-chaos = Give it up to chaos
act-keep = Keep it
act-place = Place here
act-hole = Place the black hole
act-finish = End my turn
act-exchange = Make it the supernova
act-redraw = Draw a new supernova
act-advance = Move this marker

## The sky

nebula-sky = Three clusters around the supernova
nebula-tracks = Black holes and what counts
nebula-holes = Black holes
nebula-round = round { $round }
nebula-hole-track = Track of black holes: field { $at } of { $end }
nebula-marker = { $name }: field { $field }, worth { $worth }
nebula-time = { $left ->
    [one] 1 step of time is left: move the clock of the { $cluster ->
        [top] top
        [right] right
       *[left] left
    } cluster.
   *[other] { $left } steps of time are left: move the clock of the { $cluster ->
        [top] top
        [right] right
       *[left] left
    } cluster{ $chaos ->
        [1] , or give up a star to chaos.
       *[0] .
    }
}
nebula-ways = Two ways to this ray
nebula-way = { $way ->
    [on] { $steps } clockwise
   *[back] { $steps } counter-clockwise
}
nebula-ends = What ends the game
ends-track = track { $now }/{ $at }
ends-constellations = constellations { $now }/{ $at }
ends-bag = bag { $now }
ends-tasks = tasks { $now }/{ $at }

## The galaxy

nebula-yours = Your galaxy
nebula-galaxy-of = Galaxy: { $name }
nebula-empty-galaxy = An empty galaxy
nebula-look = { $name }: { $points } points so far. Show the galaxy large.
nebula-back = Back to mine
nebula-strip = { $count ->
    [0] No black holes yet
    [one] 1 black hole, { $points } points
   *[other] { $count } black holes, { $points } points
}
nebula-observatory = Observatory
nebula-observatory-empty = empty
nebula-chaos = { $count ->
    [one] Chaos: keep 1
   *[other] Chaos: keep { $count }
}
nebula-placed = Placed this turn
nebula-third = A third one if one of them matches the supernova
nebula-finish = End turn
nebula-take-in-hand = Take { $star ->
    [blue] blue
    [orange] orange
    [purple] purple
    [red] red
    [white] white
   *[yellow] yellow
} in hand: { $count ->
    [one] 1 place
   *[other] { $count } places
}
nebula-place = { $star ->
    [blue] Blue
    [orange] Orange
    [purple] Purple
    [red] Red
    [white] White
   *[yellow] Yellow
} in hand: { $count ->
    [one] 1 place is lit.
   *[other] { $count } places are lit.
}
nebula-nothing = Nothing more can be placed.
nebula-hole-only = Only a black hole can be placed now.
nebula-waits = { $name } is to act.
nebula-over = The game is over.
asks-choose = Keep one of the two tasks.
asks-keep = { $count ->
    [one] Keep one more of the stars drawn.
   *[other] Keep two of the stars drawn.
}
asks-exchange = The supernova fades. Choose a new one: a star of yours, or draw one.
asks-advance = A black hole moves values: choose a marker to go one field to the right.

## Tasks

nebula-public = Public tasks
nebula-public-help = first / later
nebula-task = Personal task
nebula-task-help = secret
nebula-advanced = Advanced cards
nebula-advanced-help = count × worth
nebula-progress = { $have } of { $need }
nebula-choose = Choose your personal task
nebula-choose-help = It stays hidden from the others until the end.
nebula-chosen = Personal tasks are being chosen
nebula-chosen-help = { $count ->
    [0] All have chosen.
   *[other] Still choosing: { $names }
}
nebula-so-far = Points so far
nebula-so-far-help = As if the game ended now
nebula-sheet = Final scoring
nebula-part-personal = Personal task
nebula-part-public = Public tasks
nebula-part-holes = Black holes
nebula-part-constellations = Constellations
nebula-part-colours = Colours
nebula-part-advanced = Advanced cards
nebula-part-total = Total

## Order and tabs

nebula-now = acts now
nebula-next = next
nebula-later = later
nebula-ready = has chosen
nebula-chooses = is choosing
nebula-rank = place { $rank }
nebula-tab-sky = Sky
nebula-tab-galaxy = Galaxy
nebula-tab-tasks = Tasks

## How to play

howto-aim = The aim
howto-aim-text = Everybody builds a galaxy of coloured stars. Points come from tasks for all, from a secret task of your own, from complete constellations, from colours, from black holes and from advanced cards. Most points win.
howto-start = Before the first turn
howto-start-text = You are dealt two personal tasks and keep one; nobody else sees which. The first player starts without a star, the second with one, the third with two and the fourth with three, drawn from the bag.
howto-time = Take stars: spend time
howto-time-text = Around the supernova lie three clusters, each with a clock. Spend exactly five steps: share them out over the clocks as you like, each clock in one direction only. Then take the star at each of the three clocks, also at one that did not move. Here the clock goes three rays on and takes a red star.
howto-chaos-text = Or choose chaos: put one star of your observatory back into the box, draw five from the bag and keep two of them; the other three leave the game.
howto-place = Place stars
howto-place-text = You may place two stars of different colours out of your observatory. Your first one goes to the bright centre. Every other one goes to a space linked to one of your stars: by a line of its constellation, by a dashed line, or along an orbit to the next space. Linked stars never have the same colour. Here the free places for a red star are lit.
howto-replace-text = A star may also replace one that lies there already, if it fits. What you don't place stays in the observatory.
howto-nova = The supernova
howto-nova-text = If one of the stars you place has the colour of the supernova, you may place a third one this turn. A black hole matches a black supernova.
howto-holes = Black holes
howto-holes-text = A black hole counts as a star of its own colour when you take and place; tasks that ask for the six colours do not count it. Placed, it lies on your strip: the number on the first free field is what they are worth. The common marker moves on by one, unless it is at its end; on a glowing field the supernova fades, and you choose the new one: a star of yours, or one drawn from the bag.
howto-counters = What counts
howto-counters-text = In the full game each black hole that moves the common marker also moves one of fourteen markers to the right: those of the six colours, the four constellations and the four advanced cards. At the end the three furthest markers of each row count; on the same field the upper one is ahead, and one still at the start counts nothing. Each star of the first colour brings 3 points, of the second 2, of the third 1; a complete constellation 14, 12 or 10, any other 6; what an advanced card asks 4, 3 or 2 each time.
howto-tasks = Public tasks
howto-tasks-text = Four tasks lie open for all. When your turn ends they are checked: the first to fulfil one gets the higher points, all others the lower ones. What was fulfilled stays so, whatever you change later.
howto-refill = New stars
howto-refill-text = After a turn, a cluster with one star or none is filled up from the bag; with two players already one with two stars.
howto-end = The end
howto-end-text = The game ends with the round in which one of these happens: the marker of black holes reaches its end, somebody has three complete constellations, the bag is empty, or public tasks have been fulfilled often enough, all players together (five times with two players, six with three, eight with four).
howto-score = Counting
howto-score-text = Six parts are added up: your personal task (14 points if fulfilled), public tasks, black holes, complete constellations, stars by colour, and advanced cards. Among equals, more black holes decide; after that the win is shared.
howto-score-example = An example
howto-basic = The basic game
howto-basic-text = For a first game leave out the counters and the advanced cards. Every complete constellation is then worth 6 points.
howto-screen = On this board
howto-screen-text = What you may do is lit in gold. One click or tap selects and shows what it would bring; another one, or Enter, does it. To place, press a star of your observatory, then a space. Point at a space that is not lit to read why. Press a task to see what counts for it. With Tab and the arrow keys you get everywhere; a click on another player's galaxy shows it large.
howto-made = Printed and ours
howto-made-text = From the published game come the numbers of pieces, the kinds of cards, the prizes of the counters, four constellations of six spaces, five bright spaces and five orbits. The layout of the boards, the lengths and values of tracks, six personal and two public tasks, and the points of most public ones are ours, made to obey every sentence of the rules; so are the drawings.
howto-picture-time = A cluster of eight rays; its clock moves three rays clockwise to a red star
howto-picture-place = A galaxy with four stars; five spaces for a red star are lit
howto-picture-strip = A strip with three black holes, worth 7 points
