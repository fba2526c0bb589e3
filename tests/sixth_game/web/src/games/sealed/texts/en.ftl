sealed-tab = Bids
sealed-hand = Your hand
sealed-ready = has bid
sealed-thinks = is thinking
sealed-shown = Laid open so far: { $cards }
sealed-nothing = Nothing has been laid open yet.
act-bid = Bid { $card }
