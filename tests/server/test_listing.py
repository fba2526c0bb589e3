"""The order of the lobby's lists: the newest first, and nobody's tables push out the others'."""

from __future__ import annotations

from asterism.server.tables.index import NOBODYS, Index
from asterism.server.tables.listing import MOST, PAGE, Listing


def listed(listing: Listing) -> list[str]:
    return listing.page(0, ())


def test_of_one_host_and_one_origin_the_newest_few_stand_first_and_all_others_after_everybody_elses() -> None:
    ours = Listing()
    ours.put("honest", host="eva", origin="home")
    for n in range(5):
        ours.put(f"mallory {n}", host="mallory", origin="far")
    for n in range(5):
        ours.put(f"cookie {n}", host=f"cookie {n}", origin="far")
    first = MOST["origin"]
    assert listed(ours)[: first + 1] == [
        *(f"cookie {n}" for n in reversed(range(5))),
        "mallory 4",
        "honest",
    ]
    assert sorted(listed(ours)[first + 1 :]) == [f"mallory {n}" for n in range(4)]
    assert len(ours) == 11


def test_of_a_host_whose_address_is_not_known_only_few_stand_first() -> None:
    ours = Listing()
    for n in range(MOST["host"] + 1):
        ours.put(f"eva {n}", host="eva", origin=None)
        ours.put(f"nobody {n}", host=None, origin=None)
    assert listed(ours)[-1] == "eva 0"


def test_a_thousand_tables_of_a_stranger_leave_the_first_page_to_the_others() -> None:
    ours = Listing()
    honest = [f"honest {n}" for n in range(PAGE - MOST["host"])]
    for id in honest:
        ours.put(id, host=id, origin=id)
    for n in range(1000):
        ours.put(f"mallory {n}", host="mallory", origin="far")
    assert set(honest) < set(listed(ours))


def test_what_is_put_again_keeps_its_place_and_what_is_dropped_leaves_room() -> None:
    ours = Listing()
    for id in ("a", "b", "c", "d"):
        ours.put(id, host="eva")
    ours.put("b", host="eva")
    assert listed(ours) == ["d", "c", "b", "a"]
    ours.drop("c")
    ours.drop("c")
    ours.put("e", host="eva")
    assert listed(ours) == ["e", "d", "b", "a"]
    assert ("c" in ours, "a" in ours, len(ours)) == (False, True, 4)


def test_pages_pass_over_what_is_shown_elsewhere() -> None:
    ours = Listing()
    for n in range(2 * PAGE + 2):
        ours.put(str(n), host=str(n))
    own = ("3", str(2 * PAGE), "elsewhere")
    pages = [ours.page(skip, own) for skip in (0, PAGE, 2 * PAGE)]
    assert [len(page) for page in pages] == [PAGE, PAGE, 0]
    assert len({id for page in pages for id in page}) == ours.many(own) == 2 * PAGE


def test_an_index_knows_whose_a_table_is_now() -> None:
    ours = Index()
    ours.note("a", frozenset({("player", "eva"), ("player", "jan")}))
    ours.note("b", frozenset({("player", "eva")}))
    ours.note("a", frozenset({("player", "jan"), ("player", "ida")}))
    assert [[*ours.of("player", who)] for who in ("eva", "jan", "ida")] == [["b"], ["a"], ["a"]]
    ours.note("a", NOBODYS)
    ours.note("b", NOBODYS)
    assert not any(ours.of("player", who) for who in ("eva", "jan", "ida"))
