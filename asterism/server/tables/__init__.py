"""Tables: found, played, told of and looked back at."""
