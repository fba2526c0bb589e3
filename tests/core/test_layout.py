"""A record's layout is known by name, and its fields can be read at once."""

from __future__ import annotations

from asterism.core.game import game
from asterism.core.records import Many, Row, layout, many, new, plain, row


class Leaf:
    size_of: int
    veins: Row = row(3)


class Tree:
    height: int
    leaves: Many[Leaf] = many(Leaf, 2)


class Bush:
    leaves: Many[Leaf] = many(Leaf, 2)
    height: int


class Shrub:
    height: int
    leaves: Many[Leaf] = many(Leaf, 3)


def test_what_lies_otherwise_has_another_layout() -> None:
    assert layout(Tree) == layout(Tree)
    assert len({layout(kind) for kind in (Leaf, Tree, Bush, Shrub)}) == 4


def test_games_have_layouts_of_their_own() -> None:
    assert layout(game("novaluna").kind) != layout(game("sealed").kind)


def test_a_plain_record_has_the_same_fields() -> None:
    tree = new(Tree)[0]
    tree.height, tree.leaves[1].veins[2] = 7, 5
    read = plain(tree)
    assert type(read.height) is int
    assert read.height == 7
    assert plain(read.leaves[1]).veins.tolist() == [0, 0, 5]
