## The main button

act-keep = Keep this mission
act-activate = Activate
act-mark = Take up this die
act-roll = Roll
act-spend = Spend this die
act-turn = Turn the die
act-end = End the turn
act-follow = Follow
act-pass = Let it pass
act-never = Never this turn
act-force = Force a reroll
act-let = Let it be
act-upgrade = Upgrade
act-use = Use the planet
act-decline = Don't use it
act-ship = Take this ship
act-go = Fly there
act-advance = Advance
act-back = Move it back
act-push = Push it back
act-rob = Take from here
act-swap = Swap
act-replace = Replace it
act-recall = Call it home
act-gain = Gain
act-shift = Change tracks
act-choose = Choose this face
act-give = Give up

## Dice

face-move = move a ship
face-energy = energy
face-culture = culture
face-diplomacy = diplomacy
face-economy = economy
face-colony = colony
galaxies-your-dice = Your dice
galaxies-dice-of = Dice: { $name }
galaxies-in-hand = { $face }, in hand
galaxies-no-dice = none left
galaxies-bay = Activation bay
galaxies-used = { $face }, used
galaxies-converter = Converter
galaxies-spent = { $face }, spent

## Planets and mats

galaxies-row = Planets
galaxies-planet = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $spaces ->
    [one] 1 numbered space
   *[other] { $spaces } numbered spaces
}
galaxies-gap = No planet is left for this place.
galaxies-deck = { $count ->
    [0] No planet is left in the deck.
    [one] One planet is left in the deck.
   *[other] { $count } planets are left in the deck.
}
galaxies-you = You
galaxies-mat = Galaxy: { $name }
galaxies-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
galaxies-abstains = doesn't follow
galaxies-level = Empire on level { $level }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
galaxies-home = { $count ->
    [0] No ship at home
    [one] 1 ship at home
   *[other] { $count } ships at home
}
galaxies-colony = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: what does it do?
effect-energy = { $count } energy for each follow
effect-culture = { $count } culture for each follow
effect-price = following costs { $count }
galaxies-last-round = last round
galaxies-choose-first = Choose this, then one of { $count }
galaxies-back = Back
galaxies-over = The game is over
galaxies-tab-planets = Planets
galaxies-tab-mats = Galaxies
amount-energy = Energy: { $count } of { $most }
amount-culture = Culture: { $count } of { $most }
mission-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
mission-tied = { $count } if tied
mission-secret = Secret mission
mission-done-now = { $count ->
    [one] 1 point as it stands
   *[other] { $count } points as it stands
}
mission-open = not fulfilled yet

## The question of the moment

ask-missions = Keep one of your two missions.
ask-turn = { $dice ->
    [0] All your dice are used.
   *[other] Activate a die.
}
ask-reroll = Which dice do you roll again?
ask-spend = Which two dice do you spend?
ask-converter = Which die do you spend as well?
ask-turn_die = Which die do you turn, and to which face?
ask-follow = { $name }: { $face }. { $price ->
    [0] Do you follow, for free?
   *[other] Do you follow?
}
ask-rogue = { $name } threw: { $face }.
ask-colony = Use a colony, or upgrade your empire.
ask-land = You have landed on { $planet }. Use it?
ask-ship = { $left ->
    [2] Which ship moves first?
   *[other] Which ship moves?
}
ask-go = Where does the ship go?
ask-advance = Which ship moves { $steps } forward?
ask-back = Which of your ships moves { $steps } back?
ask-push = { $left ->
    [2] Which two ships do you push back?
   *[other] Which ship do you push { $steps } back?
}
ask-rob = From whom do you take?
ask-swap = How much do you swap?
ask-replace = Which planet makes room for a new one?
ask-recall = Which ship do you call home?
ask-gain = What do you gain?
ask-shift = Which ship changes tracks, and where to?
ask-choose = Which face do you use?
ask-row = Which planet of the row do you use?
ask-borrow = Whose colony do you use?
ask-upgrade = How do you pay for the upgrade?
ask-give = What do you give up?
watch-choice = { $name } is choosing.
watch-missions = Everybody chooses a mission.
follow-brings = { $what ->
    [energy] It would bring you { $count } energy.
   *[culture] It would bring you { $count } culture.
}
do-follow = { $price ->
    [0] Follow for free
   *[other] Follow for { $price }
}
do-pass = Let it pass
do-never = Never this turn
do-end = End the turn
do-force = Reroll for 1 energy and 1 culture
do-let = Let it be
do-decline = Don't use it
do-use = Use it
do-roll = Roll
do-reroll = { $price ->
    [0] Roll again, free
   *[other] Roll again for { $price } energy
}
do-roll-again = { $count ->
    [0] Choose dice
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } energy
}
do-convert = Converter
timer-off = wait for me
timer-seconds = { $seconds } s
timer-about = { $seconds ->
    [0] Questions wait for you. Press to let them pass by themselves after 10 seconds.
   *[other] Questions pass by themselves after { $seconds } seconds. Press to change.
}

## The rogue galaxy

rogue-rolls = { $name } rolls
rogue-left = { $count ->
    [one] 1 die to come
   *[other] { $count } dice to come
}
rogue-extra = extra turn
rogue-used = used this turn
rogue-fewer = { $count ->
    [one] you roll 1 die fewer
   *[other] you roll { $count } dice fewer
}
rogue-move = It sends a ship to the first planet where it has none on the track.
rogue-energy = It gains energy for its ships.
rogue-culture = It gains culture for its ships.
rogue-diplomacy = All its ships on diplomacy tracks move 1 forward.
rogue-economy = All its ships on economy tracks move 1 forward.

## The end and the order of play

sheet-planets = Planets
sheet-empire = Empire
sheet-mission = Mission
sheet-total = Points
sheet-stock = Energy + culture
order-turn = at turn
order-asked = is asked
order-waits = waits
order-elder = reached 21 first
order-choosing = chooses a mission
order-ready = has a mission
order-rank = place { $rank }

## How to play

howto-aim = The aim
howto-aim-text = Your galaxy has become too small. Send ships to new planets, settle them and let your empire grow. Planets and the empire bring points. Whoever first has 21 starts the end; whoever has most points then, wins.
howto-planet = A planet
howto-planet-text = At the top stand its name and the points it brings. Around it runs its track, from the dot over the numbers to the symbol: speech bubble for diplomacy, bars for economy. Below stands what it makes: energy (the bolt) or culture (the temple). The sentence says what the planet does for you.
howto-turn = Your turn
howto-turn-text = You roll as many dice as the level of your empire gives, four at first. Then you activate them one by one, in any order. You need not use them all. Each face is an action:
howto-face-move = Move a ship to another planet, or home. It lands on the surface and you may use the planet at once, or it enters the track at the dot.
howto-face-energy = Gain 1 energy for each of your ships on or around an energy planet, and for each one at home. You can have at most 7 energy.
howto-face-culture = Gain 1 culture for each of your ships on or around a culture planet. You can have at most 7 culture.
howto-face-diplomacy = One of your ships on a diplomacy track moves 1 forward.
howto-face-economy = One of your ships on an economy track moves 1 forward.
howto-face-colony = Use one of your colonies, or upgrade your empire.
howto-move = Ships
howto-move-text = A move always leads to another card. On one planet you may have one ship on the surface and one on the track; ships of others don't matter. A ship that leaves a track loses its progress. Here the sun has landed, the comet is on space 2 and the ringed planet on the dot.
howto-colony = Colonies
howto-colony-text = A ship that reaches the symbol colonises the planet: the card is yours, all ships on it go home, and a new planet takes its place. From then on you have its points, and with the colony face you may use its action. A colony makes no energy or culture.
howto-empire = The empire
howto-empire-text = An upgrade costs as much as the number of the next level, all in energy or all in culture. It brings points, and in turn a die or a ship. A new ship is there at once, a new die from your next turn on.
howto-again = Dice you don't like
howto-again-text = You may roll any inactive dice again: once a turn for free, then for 1 energy each time. And once a turn there is the converter: two inactive dice are spent, and a third one is turned to any face you like.
howto-follow = Following
howto-follow-text = When a die has been used, the others are asked in turn: for 1 culture each may use the same face too. You follow the face, not the choice. If you don't want to be asked, choose “Never this turn”.
howto-mission = Secret missions
howto-mission-text = At the start everybody gets two missions and keeps one. It is shown only after the end and brings points if it is fulfilled then. With two players, missions that compare players are not dealt.
howto-end = The end
howto-end-text = When somebody has 21 points from planets and empire, the round is played to its end, so that all have had the same number of turns. Then missions are shown. Most points win; if tied, most energy and culture together; else the victory is shared.
howto-solo = Alone against a rogue galaxy
howto-solo-text = You play against one of five rogue galaxies, from beginner to epic; there are no missions. It rolls its dice one by one. A rocket sends a ship to the first planet from the left where it has none on the track; bubble and bars move all its ships on such tracks; bolt and temple fill its store, and its ships at home bring both energy and culture; the colony face is an attack on you. A die that can't be used is put aside, and you can't follow it.
howto-rogue-text = Before a die takes effect, you may pay 1 energy and 1 culture to have it rolled again, as often as you like. Afterwards you may follow for 1 culture. If its energy is full at the end of its turn, its empire rises; if its culture is full, it has an extra turn with three dice. It wins with 21 points or when its empire reaches the skull; you win with 21.
howto-screen = On this board
howto-screen-text = What you may do is lit in gold. One click or tap selects and shows what would happen; another one, or Enter, does it. A die can also be dragged to the activation bay. With Tab and the arrow keys you get everywhere. What has no piece of its own stands as a button below the dice.
howto-made = Printed and ours
howto-made-text = The 40 planets, the 12 missions, the dice, the empire track and what the five rogue galaxies attack with are those of the published game by Scott Almes. Ours are the numbers of three rogue galaxies, as we found no source for them: dice, points and stores of Rothkel, Hades and Gamelyn. Also ours: Zendica takes a die from you at most once a turn, and the Orbiter mission means that all your ships are on tracks. The sentences on the cards, the drawings and the emblems are ours too.
howto-later = Some planets were reworded in later printings. When a table is opened, you choose whether they hold.
howto-picture-planet = A planet whose track has { $spaces } numbers, { $ships ->
    [0] without ships
   *[other] with { $ships } ships
}
howto-picture-faces = The six faces of a die
howto-picture-empire = The six levels of the empire with their points
howto-picture-dice = Three dice still to be used, one in the activation bay, and two spent for the converter
