title = Sealed
about = Bid your cards in secret: the highest bid takes the prize.

card = { $card }
bid = Bid { $card }
late = Time is up: bid for a seat that has not

told-bid = { $who } bids { $card }
told-sealed = { $who } has bid
told-won = { $who } takes the prize { $prize }

player = Player
points = Points
hand = Your hand

why-not-in-hand = You do not hold this card.
