title = Sealed
about = Bid your cards in secret: the highest bid, if it is alone, takes the prize.

card = { $rank }-{ $suit }
bid = Bid { $card }
late = Time is up: bid for all who have not

told-bid = { $who } bids { $card }
told-sealed = { $who } has bid
told-shown = { $who } shows { $card }
told-won = { $who } takes the prize { $prize }
told-prize = The next prize is { $prize }

prizes = Prizes ({ $bag } in the bag)
prize-here = On the table: { $prize }
seats = Points
seats-player = Player
seats-points = Points
hand = Your hand

why-not-in-hand = You do not hold this card.
