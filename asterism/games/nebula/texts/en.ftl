title = Nebula
about = Gather stars by spending time or risking chaos, link them into a galaxy and fulfil tasks of your own and tasks for all.

option-basic = Basic game
option-basic-help = without value counters and advanced cards: good for getting to know the game

## Stars and places

star-name = { $star ->
    [blue] blue
    [orange] orange
    [purple] purple
    [red] red
    [white] white
    [yellow] yellow
   *[black] black hole
}
star = { $star ->
    [blue] a blue star
    [orange] an orange star
    [purple] a purple star
    [red] a red star
    [white] a white star
    [yellow] a yellow star
    [black] a black hole
   *[none] no star
}
    .the = { $star ->
        [blue] the blue star
        [orange] the orange star
        [purple] the purple star
        [red] the red star
        [white] the white star
        [yellow] the yellow star
        [black] the black hole
       *[none] no star
    }
space = { $constellation ->
    [A] Serpent
    [B] Kite
    [C] Sling
   *[D] Ray
} { $spot }
cluster = { $cluster ->
    [top] top cluster
    [right] right cluster
   *[left] left cluster
}
marker-colour = { $star ->
    [blue] blue marker
    [orange] orange marker
    [purple] purple marker
    [red] red marker
    [white] white marker
   *[yellow] yellow marker
}
marker-constellation = { $constellation ->
    [A] Serpent marker
    [B] Kite marker
    [C] Sling marker
   *[D] Ray marker
}
marker-advanced = marker { $numeral }
way = { $way ->
    [stay] stay
    [on] { $steps } clockwise
   *[back] { $steps } counter-clockwise
}
nothing = –

## Personal tasks

card-bright_of_colour = At least { $min } { $colour ->
    [blue] blue
    [orange] orange
    [purple] purple
    [red] red
    [white] white
   *[yellow] yellow
} stars on bright spaces
card-count_of_colour = At least { $min } { $colour ->
    [blue] blue
    [orange] orange
    [purple] purple
    [red] red
    [white] white
   *[yellow] yellow
} stars in the galaxy
card-colour_on_every_orbit = At least 1 { $colour ->
    [blue] blue
    [orange] orange
    [purple] purple
    [red] red
    [white] white
   *[yellow] yellow
} star on each of the { $min } orbits
card-most_black_holes = Nobody has more black holes
card-max_empty_spaces = At most { $max } empty spaces in the galaxy

## Public tasks

card-constellation_exact_colours = { $constellation ->
    [A] Serpent
    [B] Kite
    [C] Sling
   *[D] Ray
} complete, in exactly 3 colours
card-orbit_exact_colours = Orbit { $orbit } complete, in exactly 3 colours
card-each_colour_at_least = At least { $min } stars of each colour
card-orbit_all_different = Orbit { $orbit } complete, every star of another colour
card-adjacent_orbits_complete = 3 neighbouring orbits complete
card-colour_in_constellations = At least { $min } { $colour ->
    [blue] blue
    [orange] orange
    [purple] purple
    [red] red
    [white] white
   *[yellow] yellow
} stars in each of 3 constellations
card-opposite_constellations = 2 opposite constellations complete
card-neighbouring_constellations = 2 neighbouring constellations complete
card-indirect_ends_filled = A star at both ends of every indirect link
card-orbital_neighbours_of_bright_filled = A star on every space that shares an orbit link with an outer bright space

## Advanced cards

card-linked_pair = For each linked pair of { $colour ->
    [blue] a blue
    [orange] an orange
    [purple] a purple
    [red] a red
    [white] a white
   *[yellow] a yellow
} and { $other ->
    [blue] a blue
    [orange] an orange
    [purple] a purple
    [red] a red
    [white] a white
   *[yellow] a yellow
} star
card-bright_same_colour = For each bright star of the colour you have most of there
card-public_task_done = For each public task fulfilled
card-bright_surrounded = For each outer bright space surrounded by stars
card-orbit_with_colour = For each orbit with { $colour ->
    [blue] a blue
    [orange] an orange
    [purple] a purple
    [red] a red
    [white] a white
   *[yellow] a yellow
} star
card-colour_orbitally_linked_to_bright = For each { $colour ->
    [blue] blue
    [orange] orange
    [purple] purple
    [red] red
    [white] white
   *[yellow] yellow
} star linked along an orbit to an outer bright space

## What a player may do

choose = Keep this task: { $card }.
move = { $way ->
    [stay] Leave the clock of the { $cluster } at ray { $ray } ({ $star }).
    [on] Move the clock of the { $cluster } { $steps } clockwise to ray { $ray } ({ $star }).
   *[back] Move the clock of the { $cluster } { $steps } counter-clockwise to ray { $ray } ({ $star }).
}
chaos = Give up { $star } to chaos: draw five, keep two.
keep = Keep { $star }.
place = { $over ->
    [1] Place { $star } on { $space }, instead of { $old }.
   *[0] Place { $star } on { $space }.
}
hole = Place a black hole: { $holes ->
    [one] your first, worth { $points } points.
   *[other] you then have { $holes }, worth { $points } points.
}
finish = End your turn.
exchange = Make { $star } of yours the supernova.
redraw = Draw the new supernova from the bag.
advance = Move the { $marker } to field { $field }.
brings = { $count ->
    [one] brings 1 point
   *[other] brings { $count } points
}

## The story

told-chose = { $who } keeps this task: { $card }.
told-decided = { $who } has chosen a personal task.
told-began = { $who } starts with { $star }.
told-moved = { $way ->
    [on] { $who } moves the clock of the { $cluster } { $steps } clockwise.
   *[back] { $who } moves the clock of the { $cluster } { $steps } counter-clockwise.
}
told-took = { $who } takes { $star } from the { $cluster }.
told-gave = { $who } gives up { $star } to chaos.
told-drew = { $who } draws { $star }.
told-kept = { $who } keeps { $star }.
told-dropped = Out of the game: { $star }.
told-replaced = Out of the game: { $star-the } on { $space }.
told-placed = { $who } places { $star } on { $space }.
told-completed = { $constellation ->
    [A] The Serpent is complete
    [B] The Kite is complete
    [C] The Sling is complete
   *[D] The Ray is complete
}: worth { $worth } points as it stands.
told-reached = A public task is met: { $card }. It counts { $points } points at the end of the turn.
told-fell = { $who } places a black hole: { $holes ->
    [one] the first one, worth { $points } points.
   *[other] now { $holes }, worth { $points } points.
}
told-tracked = The marker of black holes moves to field { $at }.
told-faded = { $dark ->
    [1] The supernova fades: { $star-the } is out of the game, and no star is left to follow.
   *[0] The supernova fades: { $star-the } is out of the game.
}
told-ignited = { $drawn ->
    [1] { $who } draws the new supernova: { $star }.
   *[0] { $who } makes { $star } the new supernova.
}
told-advanced = { $who } moves the { $marker } to field { $field }.
told-finished = { $who } ends the turn.
told-fulfilled = { $first ->
    [1] { $who } is first to fulfil a public task, for { $points } points: { $card }.
   *[0] { $who } fulfils a public task, for { $points } points: { $card }.
}
told-refilled = The { $cluster } gets { $star }.
told-ending = { $cause ->
    [track] The marker of black holes is at its end: this is the last round.
    [constellations] Three constellations of a galaxy are complete: this is the last round.
    [bag] The bag is empty: this is the last round.
   *[tasks] Public tasks have been fulfilled often enough: this is the last round.
}
told-ended = The round is over, and the game with it: all show their personal tasks.
told-unveiled = { $points ->
    [0] { $who } missed the personal task: { $card }.
   *[other] { $who } fulfilled the personal task, for { $points } points: { $card }.
}

## Panels

clusters = Clusters: the supernova is { $nova }, { $bag ->
    [one] 1 star in the bag
   *[other] { $bag } stars in the bag
}
choices = Keep one of these personal tasks
clock = Clock of the { $cluster }: { $left ->
    [one] 1 step left
   *[other] { $left } steps left
}
chaos-drawn = Stars of chaos: { $keep ->
    [one] 1 to keep
   *[other] { $keep } to keep
}
tasks = Public tasks
advanced = Advanced cards
counter = { $counter ->
    [colours] Counter of colours
    [constellations] Counter of constellations
   *[advanced] Counter of advanced cards
}
galaxy = { $who }: galaxy, { $holes ->
    [one] 1 black hole
   *[other] { $holes } black holes
} ({ $points })
observatory = { $who }: observatory
personal = Personal tasks
sheet = Points so far
ends = Round { $round }: how the game ends
end-when = { $cause ->
    [track] Marker of black holes: { $now } of { $at }
    [constellations] Most complete constellations in a galaxy: { $now } of { $at }
    [bag] Stars left in the bag: { $now }
   *[tasks] Marker stars on public tasks: { $now } of { $at }
}{ $holds ->
    [1] {" "}(this is the last round)
   *[0] {""}
}
at-clock = clock, { $star }
lies = { $space }: { $star }
done = { $first ->
    [1] ✓ first
   *[0] ✓ later
}
so-far = { $met ->
    [1] ✓ { $have } of { $need }
   *[0] { $have } of { $need }
}
column-ray = Ray
column-steps = Steps
column-star = Star
column-count = Count
column-task = Task
column-first = First
column-later = Later
column-number = No.
column-card = Card
column-worth = Worth
column-marker = Marker
column-field = Field
column-player = Player
column-state = State
column-personal = Personal task
column-public = Public tasks
column-holes = Black holes
column-constellations = Constellations
column-colours = Colours
column-advanced = Advanced cards
column-total = Total

## The end

end-tie = The points are equal: more black holes break the tie.
final = Final scoring

## Why not

why-choose-first = First choose your personal task.
why-chosen-already = Your personal task is chosen already.
why-take-first = First take stars, by time or by chaos.
why-taken-already = You have taken your stars this turn.
why-too-many-steps = Not so many steps are left.
why-all-steps = The last clock must use all steps that are left.
why-clock-moved = A clock has moved: this turn you spend time.
why-bag-empty = The bag is empty.
why-no-such-star = You have no such star in your observatory.
why-no-black-hole = You have no black hole in your observatory.
why-keep-first = First keep stars of those you drew.
why-not-drawn = No such star was drawn.
why-no-chaos = Stars are kept only after chaos.
why-nova-first = First decide on the new supernova.
why-marker-first = First move a value marker.
why-no-exchange-now = The supernova changes only when the marker of black holes reaches a glowing field.
why-no-marker-now = A value marker moves only after a black hole.
why-basic-game = The basic game has no value markers.
why-marker-at-end = This marker is at the end of its counter.
why-no-other-star = The bag has no star of another colour.
why-colour-placed = You have placed this colour this turn; all must differ.
why-hole-placed = You have placed a black hole this turn.
why-strip-full = Your strip of black holes is full.
why-no-match = Two are placed, and a third needs a match with the supernova.
why-three-placed = You have placed three this turn.
why-centre-first = Your first star goes to the centre.
why-lone-centre = A lone star in the centre can't be replaced.
why-not-linked = This space is linked to none of your stars.
why-colour-clash = A star of the same colour is linked to this space.
