"""What a game is: pure, without I/O, clock or global luck; it imports nothing else of ours."""
