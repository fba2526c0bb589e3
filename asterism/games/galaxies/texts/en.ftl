title = Tiny Epic Galaxies
about = Send ships to planets, use or colonise them with dice, follow what others do, and lead your empire to 21 points.

option-later_printing = Later printing
option-later_printing-help = six planets as they were printed later: Mared, Helios, ANDELLOUXIAN-6, Gort, CLJ-0517 and La-Torres
option-rogue = Rogue galaxy
option-rogue-help = alone: your opponent, from the easiest to the hardest; what each of them does is in the rules, chapter 11
option-is-artemis = Artemis, for beginners
option-is-rothkel = Rothkel, easy
option-is-zendica = Zendica, medium
option-is-hades = Hades, hard
option-is-gamelyn = Gamelyn, epic

## Dice, resources, places

face = { $face ->
    [move] move a ship
    [energy] acquire energy
    [culture] acquire culture
    [diplomacy] diplomacy
    [economy] economy
   *[colony] use a colony
}
dice-of-face = { $count } × { $face ->
    [move] move a ship
    [energy] acquire energy
    [culture] acquire culture
    [diplomacy] diplomacy
    [economy] economy
   *[colony] use a colony
}
energy = { $count } energy
culture = { $count } culture
resource = { $resource ->
    [energy] energy
   *[culture] culture
}
track = { $track ->
    [diplomacy] diplomacy, { $spaces } + 1
   *[economy] economy, { $spaces } + 1
}
at-home = your home galaxy
    .from = from home
    .to = home
    .went = goes home
on-surface = the surface of { $planet }
    .from = from the surface of { $planet }
    .to = to the surface of { $planet }
    .went = lands on { $planet }
in-orbit = the orbit of { $planet }
    .from = from the orbit of { $planet }
    .to = into the orbit of { $planet }
    .went = goes into the orbit of { $planet }
empty-place = empty place { $place }
rogue = { $name }

## What a player may do

do-keep = Keep the mission { $mission }: { $mission-task }.
do-activate = Activate a die: { $face }.
do-spend = Spend a die: { $face }.
do-mark = Take up a die for a reroll ({ $cost ->
    [0] free
   *[other] 1 energy
}): { $face }.
do-roll = Roll { $count ->
    [one] the die
   *[other] { $count } dice
} again, { $cost ->
    [0] free of charge
   *[other] for 1 energy
}.
do-end = End your turn.
do-follow = Follow { $price ->
    [0] free of charge
   *[other] for { $price } culture
}: { $face }.
do-pass = Do not follow this time.
do-never = Do not follow in this turn.
do-force = Force a reroll for 1 energy and 1 culture: { $face }.
do-let = Let this die be: { $face }.
do-upgrade = Raise your empire to level { $level } for { $cost }.
do-use = Use { $planet }. { $planet-action }
do-decline = Land without using the planet.
do-ship = Move the ship { $spot-from }.
do-go = Fly { $spot-to }.
do-advance = Advance your ship at { $planet } by { $steps }.
do-back = Move your ship at { $planet } back by { $steps }.
do-push = Push the ship of { $who } at { $planet } back by { $steps }.
do-rob = Take { $what } from { $who }.
do-swap = Turn { $what } into { $into }.
do-replace = Remove { $planet } from the row.
do-recall = Recall your ship from { $planet }.
do-gain = Take { $what }.
do-shift = Move your ship from { $start } to the same number at { $to }.
do-turn = Turn a die from “{ $face }” to “{ $to }”.
do-choose = Do this: { $face }.
do-give = Give up { $what }.
brings = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## The story

told-kept = You keep the mission { $mission }: { $mission-task }.
told-chosen = { $who } has chosen a mission.
told-turn = { $who } takes the turn with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
told-rolled = Rolled: { $dice }.
told-activated = { $who } activates a die: { $face }.
told-repeated = { $who } does this: { $face }.
told-reroll = { $who } rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} again{ $energy ->
    [0] .
   *[other] {" "}for 1 energy.
}
told-spent = { $who } spends a die: { $face }.
told-turned = { $who } turns a die from “{ $face }” to “{ $to }”.
told-moved = A ship of { $who } { $spot-went }.
told-advanced = { $who } advances at { $planet } to { $end ->
    [1] the symbol
   *[0] { $to }
}.
told-pushed = A ship of { $who } at { $planet } is moved back to { $to ->
    [0] the start
   *[other] { $to }
}.
told-shifted = A ship of { $who } moves over to { $planet }, to { $end ->
    [1] the symbol
   *[0] { $at ->
        [0] the start
       *[other] { $at }
    }
}.
told-colonised = { $who } colonises { $planet } and has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-revealed = A new planet: { $planet }. { $planet-action }
told-removed = { $who } removes { $planet } from the row.
told-upgraded = { $skull ->
    [1] The empire of { $who } reaches the skull!
   *[0] The empire of { $who } rises to level { $level }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $ship ->
        [0] .
       *[other] , and a new ship.
    }
}
told-gained = { $who } gains { $amounts }.
told-lost = { $who } gives up { $amounts }.
told-robbed = { $who } takes { $amounts } from { $victim }.
told-gave = { $who } pays { $amounts } to { $to }.
told-used = { $who } uses { $planet }.
told-declined = { $who } does not use { $planet }.
told-followed = { $who } follows{ $price ->
    [0] {""}
   *[other] {" "}for { $price } culture
}: { $face }.
told-passed = { $who } does not follow.
told-abstained = { $who } follows no more in this turn.
told-forced = A reroll is forced instead of: { $face }.
told-threw = The rogue galaxy throws: { $face }{ $usable ->
    [0] , which is of no use.
   *[other] .
}
told-attacked = Attack of level { $level }: { $parts }.
told-extra = The rogue galaxy takes an extra turn with { $dice } dice.
told-ending = { $alone ->
    [1] { $who } has reached 21 points.
   *[0] { $who } has reached 21 points: this round is the last.
}
told-dry = No planet is left: this round is the last.
told-unveiled = { $who } shows the mission { $mission }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
told-ended = The game is over.

## The rogue's attacks

attack-human_loses = you lose { $what }
attack-rogue_steals = the rogue galaxy takes { $what } from you
attack-rogue_steals_any = the rogue galaxy takes { $count } resources of your choice
attack-rogue_gains = the rogue galaxy gains { $what }
attack-human_ship_back = one of your ships in orbit moves back by { $count }
attack-human_ships_back = all your ships in orbit move back by { $count }
attack-rogue_ships_forward = all ships of the rogue galaxy in orbit advance by { $count }
attack-human_fewer_dice = you roll { $count ->
    [one] one die
   *[other] { $count } dice
} fewer in your next turn

## What cards do

planet = { $name }
    .action = { $does }
does-both = { $first } { $then }
does-pay = Pay { $stuff }.
does-gain = Gain { $stuff }.
does-follow-income = For the rest of your turn you gain { $stuff } whenever somebody follows your die.
does-advance-own = One of your ships { $track ->
    [diplomacy] on a diplomacy track
    [economy] on an economy track
   *[any] on any track
} moves { $steps } forward.
does-regress-enemy = { $ships ->
    [one] One ship of another player
   *[other] Two ships of other players
} { $track ->
    [diplomacy] on a diplomacy track
    [economy] on an economy track
   *[any] on any track
} { $ships ->
    [one] moves
   *[other] move
} { $steps } back.
does-steal = Take { $stuff } from another player.
does-replace-row-planet = Choose a planet without ships in the row. It goes { $to ->
    [box] back to the box
   *[deck] under the deck
}, and a new one takes its place.
does-upgrade-empire = { $kind ->
    [mixed] Upgrade your empire; you may mix energy and culture in the payment.
    [lowest] If your empire has the lowest level, alone or tied, upgrade it for 1 less.
   *[alone] If your empire alone has the lowest level, upgrade it for 1 less.
}
does-reroll-inactive = Roll any of your inactive dice again for free.
does-move-ships = Move two different ships, one after the other; each may land and use the planet. A ship that has just landed here stays.
does-convert = { $from ->
    [energy] Turn as much of your energy as you like into culture, one for one.
   *[culture] Turn as much of your culture as you like into energy, one for one.
}
does-use-row-planet = Use any planet of the row, without a ship there.
does-recall-ship-for-gain = Call one of your ships home from a track and gain as many resources as its space says, { $mix ->
    [1] in any mix
   *[0] all of one kind
}.
does-regress-own-then-advance-own = One of your ships on a track moves 1 back, then another one of yours 1 forward.
does-gain-and-share = Gain { $stuff }. Every other player gains { $others }.
does-discard-dice-for-gain = Put two of your inactive dice aside and gain { $stuff }.
does-use-other-players-colony = Pay { $stuff } to another player and use one of that player's colonies.
does-free-action = Take the action of any die face. All others may follow it for free.
does-gain-per-home-ship = Gain { $stuff } for each of your ships in your galaxy.
does-transfer-orbit = One of your ships on a track moves to the space of the same number on another planet's track. { $colonise ->
    [1] A shorter track is colonised that way.
   *[0] The track must have that number.
}
does-set-die = Turn one of your inactive dice to any face.
does-follow-tax = For the rest of this turn others pay { $count } culture to follow you.
does-repeat-activated-die = Use the face of a die you have activated this turn once more.
does-advance-all-players = All others first move one ship on a track { $others } forward, then you move one of yours { $steps } forward.
does-only-own-turn = Only in your own turn.
does-only-once = Once a turn.
does-only-both = Once, in your own turn.

## Missions

mission-card = { $id ->
    [charger] Charger
    [conqueror] Conqueror
    [elder] Elder
    [equalizer] Equalizer
    [explorer] Explorer
    [hermit] Hermit
    [hoarder] Hoarder
    [industrialist] Industrialist
    [noble] Noble
    [orbiter] Orbiter
    [seeker] Seeker
   *[trader] Trader
}
    .task = { $task }
mission-most = Have the most { $of ->
    [energy] energy
    [culture] culture
    [diplomacy] planets with a diplomacy track
    [economy] planets with an economy track
   *[planets] planets
} of all
mission-fewest = Have the fewest planets of all
mission-triggered-end = Be the first to reach 21 points
mission-equal-tracks = Have as many planets with a diplomacy track as with an economy track, at least one of each
mission-no-ship-home = Have no ship in your galaxy
mission-resources-at-least = Have at least { $energy } energy and { $culture } culture
mission-level-reached = Bring your empire to level { $level }
mission-all-ships-orbit = Have all your ships on tracks of planets

## Panels

row = Row of planets, { $deck ->
    [one] 1 planet to come
   *[other] { $deck } planets to come
}
column-place = No.
column-planet = Planet
column-makes = Makes
column-track = Track
column-worth = Points
column-ships = Ships
column-action = Action
ship-landed = { $who } landed
ship-orbits = { $who } at { $at ->
    [0] the start
   *[other] { $at }
}
ships = { $ships }{" "}
action = { $planet-action }
galaxies = { $ending ->
    [1] Galaxies: the last round
   *[0] Galaxies
}
column-player = Player
column-points = Points
column-energy = Energy
column-culture = Culture
column-level = Empire
column-dice = Dice
column-home = Ships at home
dice-of = Dice of { $who }
dice = { $kind ->
    [inactive] Inactive: { $dice }
    [hand] In the hand: { $dice }
    [active] Activated: { $dice }
   *[spent] Spent: { $dice }
}
colonies = Colonies of { $who }
colony = { $planet } ({ $worth }): { $planet-action }
rogue-galaxy = { $name }, { $difficulty ->
    [beginner] for beginners
    [easy] easy
    [medium] medium
    [hard] hard
   *[epic] epic
}
rogue-full = At the end of its turn its empire rises with { $max } energy, and with { $max } culture it takes an extra turn.
rogue-attack = Attack of level { $level }: { $parts }.
rogue-left = { $extra ->
    [1] Extra turn: { $count } dice to come
   *[0] { $count } dice to come
}
mission = { $count ->
    [one] Mission
   *[other] Keep one of these missions
}
mission-line = { $mission }: { $mission-task } ({ $tied ->
    [0] { $points } points
   *[other] { $points } points, tied { $tied }
})

## The end

end-tie = The points are equal: more energy and culture together break the tie.
final = Final order
column-planets = Planets
column-empire = Empire
column-mission = Mission
column-mission-points = For it
column-total = Together
column-left = Resources left
alone = { $won ->
    [1] You have won!
   *[0] You have lost
}
alone-end = { $won ->
    [1] You stopped { $rogue }: 21 points are yours.
   *[0] { $skull ->
        [1] The empire of { $rogue } has reached the skull.
       *[0] You have not reached 21 points.
    }
}
alone-points = Your points: { $points }; { $rogue }: { $theirs }

## Why not

why-not-dealt = You were not dealt this mission.
why-mission-first = First choose one of your two missions.
why-missions-kept = Missions are chosen at the start only.
why-no-such-die = You have no inactive die with this face.
why-no-energy = Another reroll costs 1 energy.
why-track-full = You can't store any more of this.
why-makes-nothing = None of your ships would make this now.
why-no-way = None of your ships can go anywhere.
why-nothing-usable = There is nothing you could do with this now.
why-no-ship-there = There is no ship of yours that could do this.
why-converted-already = The converter works once a turn.
why-too-few-dice = The converter needs three inactive dice: two are spent for the third.
why-left-to-right = Dice are taken from left to right: this one comes too late or leaves too few.
why-mark-first = First take up the dice that you want to roll again.
why-not-asked = This is not asked now.
why-finish-first = First finish what is being carried out.
why-must-choose = What you have begun must be carried out.
why-not-this-planet = Another planet is meant.
why-not-your-colony = You have not colonised this planet.
why-not-in-row = This planet does not lie in the row.
why-not-their-colony = No other player has colonised this planet.
why-being-used = You are using this planet already.
why-own-turn-only = This planet can be used in one's own turn only.
why-used-up = You have used this planet in this turn already.
why-cannot-pay = You can't pay what this costs.
why-no-effect = This would change nothing.
why-highest-level = Your empire can't rise any higher.
why-wrong-payment = You can't pay in this way.
why-other-ship = Another ship must move now.
why-same-card = A ship must move to another card.
why-no-planet = No planet lies there.
why-own-ship-there = A ship of yours is there already.
why-cannot-go-back = There is no ship there that could move back.
why-nothing-to-take = There is nothing to take.
why-wrong-amount = This amount is not possible.
why-ship-on-planet = Only a planet without ships can be removed.
why-no-such-space = There is no such ship, or no such space for it.
why-same-face = The die must get another face.
