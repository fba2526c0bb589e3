"""Small games for research: found by their names, and in no lobby."""
