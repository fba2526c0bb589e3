"""A cookie names a player if we signed it, and nobody else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism.server.http.identity import Identity

OURS = Identity("secret")


def test_after_a_new_secret_old_cookies_count_and_are_signed_anew() -> None:
    both = Identity("new", "secret")
    old = OURS.signed("eva")
    assert both.player(old) == "eva"
    assert both.is_old(old)
    assert not both.is_old(both.signed("eva"))
    assert not both.is_old("eva.nonsense")
    assert Identity("new").player(old) is None


def test_over_https_the_cookie_is_one_that_only_this_host_can_set() -> None:
    assert OURS.header("eva", secure=True).startswith("__Host-asterism=eva.")
    assert "; Secure" in OURS.header("eva", secure=True)
    assert OURS.header("eva", secure=False).startswith("asterism=eva.")


def test_a_signed_player_is_known_again() -> None:
    player = OURS.fresh()
    assert OURS.player(OURS.signed(player)) == player
    assert Identity("secret").player(OURS.signed(player)) == player


def test_players_are_many_and_can_not_be_guessed() -> None:
    assert len({OURS.fresh() for _ in range(1000)}) == 1000
    assert len(OURS.fresh()) >= 22
    assert not any(OURS.fresh().startswith("-") for _ in range(1000))


def test_another_secret_signs_for_nobody_here() -> None:
    assert OURS.player(Identity("other").signed("eva")) is None


@given(st.integers(min_value=0), st.characters())
def test_one_changed_character_makes_it_nobodys(at: int, other: str) -> None:
    cookie = OURS.signed("eva-and-nobody-else")
    place = at % len(cookie)
    changed = cookie[:place] + other + cookie[place + 1 :]
    assert (OURS.player(changed) is None) == (changed != cookie)


@pytest.mark.parametrize("cookie", [None, "", ".", "eva", "eva.", ".eva", "eva.0", f".{OURS.signed('')[1:]}", "é.ü"])
def test_what_is_no_cookie_is_nobodys(cookie: str | None) -> None:
    assert OURS.player(cookie) is None


@given(st.text())
def test_no_text_at_all_is_a_cookie(text: str) -> None:
    assert OURS.player(text) is None


def test_the_cookie_is_for_the_server_alone() -> None:
    plain, safe = OURS.header("eva", secure=False), OURS.header("eva", secure=True)
    assert plain.startswith("asterism=eva.")
    assert all(part in plain for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"))
    assert "Secure" not in plain
    assert safe.endswith("; Secure")
