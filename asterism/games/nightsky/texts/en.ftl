title = Night Sky Explorer
about = Draw six constellations on a turning map of the sky, one a round, and let every star and line count.

## Stars and cards

card = { $card ->
    [1] Cassiopeia
    [2] Cepheus
    [3] Delphinus
    [4] Lyra
    [5] Crux
    [6] Sagitta
    [7] Auriga
    [8] Cancer
    [9] Libra
    [10] Aries
    [11] Columba
    [12] Monoceros
    [13] Ursa Major
    [14] Ursa Minor
    [15] Corona Borealis
    [16] Boötes
    [17] Lepus
    [18] Aquila
    [19] Andromeda
    [20] Perseus
    [21] Lynx
    [22] Crater
    [23] Grus
    [24] Taurus
    [25] Leo
    [26] Gemini
    [27] Pegasus
    [28] Capricornus
    [29] Hercules
    [30] Virgo
    [31] Aquarius
    [32] Canis Major
    [33] Cygnus
    [34] Centaurus
    [35] Ophiuchus
    [36] Orion
    [37] Scorpius
    [38] Draco
    [39] Hydra
    [40] Sagittarius
   *[41] Pisces
}
type = { $type ->
    [red] red
    [white] white
    [yellow] yellow
   *[blue] blue
}
corner = { $value } for { $type ->
    [red] red
    [white] white
    [yellow] yellow
   *[blue] blue
} stars
number = { $number }
line = { $a }–{ $b }

## What a player may do

side = Start with this side up: { $corner }.
name = Name size { $size }.
seven = { $card ->
    [0] Take the left one of your two sevens.
   *[1] Take the right one of your two sevens.
}
nothing = Draw nothing of { $card } this round.
lay = { $turn ->
    [0] Lay { $card } as it stands, the corner of its box on { $x }, { $y }.
    [1] Lay { $card } turned once to the left, the corner of its box on { $x }, { $y }.
    [2] Lay { $card } upside down, the corner of its box on { $x }, { $y }.
   *[3] Lay { $card } turned once to the right, the corner of its box on { $x }, { $y }.
}
keep = Keep the piece of { $card } with star { $star }.
leave = Leave star { $star } out of { $card }.
draw = Draw { $card } like this.
brings = { $count ->
    [one] 1 point in all
   *[other] { $count } points in all
}

## The story

told-sided = { $who } has chosen a side of the start card.
told-decided = { $who } has decided.
told-started = { $who } starts with { $corner }.
told-named = { $who } names size { $size }.
told-chance = Chance picks a card of size { $size }.
told-took = { $who } takes the { $card ->
    [0] left
   *[1] right
} seven.
told-turned = { $who } turns { $card } over.
told-laid = The pattern lies on { $kept ->
    [one] 1 star
   *[other] { $kept } stars
} that can be drawn{ $pieces ->
    [0] {""}
    [1] {""}
   *[other] , in { $pieces } pieces
}{ $crossing ->
    [0] .
    [one] ; 1 line would cross an older one.
   *[other] ; { $crossing } lines would cross older ones.
}
told-kept = One piece stays: { $stars ->
    [one] 1 star.
   *[other] { $stars } stars.
}
told-left = A { $type ->
    [red] red
    [white] white
    [yellow] yellow
   *[blue] blue
} star is left out; { $stars ->
    [one] 1 star stays.
   *[other] { $stars } stars stay.
}
told-counts = This round: { $sum } ({ $top } and { $low } for stars, { $lines } for lines).
told-places = For the end: { $sun } around the Sun, { $ecliptic } over the ecliptic, { $rim } at the rim{ $out ->
    [0] .
    [one] ; 1 star left out, { $crossed } fading crossed off.
   *[other] ; { $out } stars left out, { $crossed } fading crossed off.
}
told-drew = { $stars ->
    [0] { $who } draws nothing of { $card }.
    [one] { $who } draws { $card } with 1 star{ $out ->
        [0] .
       *[other] , { $out } left out.
    }
   *[other] { $who } draws { $card } with { $stars } stars{ $out ->
        [0] .
       *[other] , { $out } left out.
    }
}
told-scored = { $who } scores { $sum }: { $top } and { $low } for stars, { $lines } for lines.
told-placed = { $who }, for the end: { $sun } around the Sun, { $ecliptic } over the ecliptic, { $rim } at the rim, { $crossed ->
    [0] no fading star lost.
    [one] 1 fading star lost.
   *[other] { $crossed } fading stars lost.
}
told-first = { $who } gets the first-player card.
told-round = Round { $round } begins.
told-ended = The sixth round is over: the game ends.

## Panels

observatory = Round { $round }; face down: { $sizes }
observatory-player = Player
observatory-card = Card
observatory-top = Top
observatory-low = Lower
observatory-state = Has
state = { $first ->
    [1] { $done ->
        [1] first-player card, decided
       *[0] first-player card
    }
   *[0] { $done ->
        [1] decided
       *[0] –
    }
}
pattern = { $card }: lines { $lines }
points = Points
points-player = Player
points-round-1 = I
points-round-2 = II
points-round-3 = III
points-round-4 = IV
points-round-5 = V
points-round-6 = VI
points-fading = Fading
points-sun = Sun
points-ecliptic = Ecliptic
points-rim = Rim
points-total = All
sky = { $who }: map of the sky
star = Star { $star }, { $type ->
    [red] red
    [white] white
    [yellow] yellow
   *[blue] blue
}{ $round ->
    [0] { $seen ->
        [1] {""}
       *[0] , out of sight
    }
   *[other] , drawn in round { $round }
}
sketch = Your sketch: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $pieces ->
    [one] {""}
   *[other] , in { $pieces } pieces: keep one
}{ $crossing ->
    [0] {""}
    [one] , 1 line crosses an older one
   *[other] , { $crossing } lines cross older ones
}
sketch-star = Star
sketch-place = Place

## The end

end-tie = The points are equal: fewer fading stars crossed off break the tie.
final = Final points
final-player = Player
final-rounds = Rounds
final-fading = Fading stars
final-sun = Around the Sun
final-ecliptic = Over the ecliptic
final-rim = At the rim
final-total = Together
solo = Your result
solo-rounds = Six rounds: { $points }
solo-fading = { $count ->
    [one] 1 fading star left: { $points }
   *[other] { $count } fading stars left: { $points }
}
solo-sun = { $count ->
    [one] 1 star around the Sun: { $points }
   *[other] { $count } stars around the Sun: { $points }
}
solo-ecliptic = { $count ->
    [one] 1 line over the ecliptic: { $points }
   *[other] { $count } lines over the ecliptic: { $points }
}
solo-rim = { $count ->
    [one] 1 star at the rim: { $points }
   *[other] { $count } stars at the rim: { $points }
}
solo-total = Together: { $points }
solo-rank = You are { $rank ->
    [0] fond of astronomy.
    [1] a young astronomer.
    [2] fond of the night sky.
    [3] an explorer of the night sky.
   *[4] a worthy heir of Copernicus!
}

## Why not

why-sides-shown = The sides of the start cards are shown already.
why-side-first = First everybody chooses a side of the start card.
why-size-named = The size of this round is named already.
why-size-gone = Nobody has a card of this size any more.
why-no-two-sevens = There is no choice between two sevens now.
why-not-drawing = There is no card to draw yet.
why-laid-already = The pattern lies already: take it back to lay it anew.
why-lay-first = First lay the pattern.
why-no-star-there = No star that can be drawn lies there.
why-looks-alike = This turn looks like another one that is offered.
why-keep-first = The rest fell apart: first choose the piece to keep.
why-one-piece = The sketch is in one piece already.
why-not-in-sketch = This star is not in your sketch.
why-lower-star = A piece is named by its lowest star.
why-last-star = One star must stay; to draw nothing, take the pattern back.
why-falls-apart = Without this star the rest would fall apart.
why-line-crosses = A line crosses an older one: leave one of its ends out first.
