"""Identity: a player is a random name in a signed cookie, nothing more."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE, SECURE_COOKIE = "asterism", "__Host-asterism"
YEAR = 365 * 24 * 3600


class Identity:
    """Signs players' ids with the newest secret, and knows the signatures of all again."""

    def __init__(self, *secrets: str) -> None:
        self._keys = [hashlib.sha256(secret.encode()).digest() for secret in secrets]

    def fresh(self) -> str:
        """The id of a new player, which no command takes for an option."""
        while (player := secrets.token_urlsafe(16)).startswith("-"):
            pass
        return player

    def signed(self, player: str) -> str:
        """What the player's cookie holds."""
        return f"{player}.{_signature(player, self._keys[0])}"

    def player(self, cookie: str | None) -> str | None:
        """Whose cookie it is; nobody's, if we did not sign it."""
        player, _, signature = (cookie or "").rpartition(".")
        said = signature.encode(errors="replace")
        ours = any(hmac.compare_digest(_signature(player, key).encode(), said) for key in self._keys)
        return player if player and ours else None

    def is_old(self, cookie: str | None) -> bool:
        """Was a cookie of ours signed by a secret that is not the newest?"""
        player = self.player(cookie)
        return player is not None and cookie != self.signed(player)

    def header(self, player: str, secure: bool) -> str:
        """The header that sets the cookie; over HTTPS no other host and no page without it can set such a one."""
        name = SECURE_COOKIE if secure else COOKIE
        parts = [f"{name}={self.signed(player)}", f"Max-Age={YEAR}", "Path=/", "HttpOnly", "SameSite=Lax"]
        return "; ".join(parts + ["Secure"] * secure)


def _signature(player: str, key: bytes) -> str:
    return hashlib.blake2b(player.encode(errors="replace"), key=key, digest_size=24).hexdigest()
