"""Identity: a player is a random name in a signed cookie, nothing more."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "asterism"
YEAR = 365 * 24 * 3600


class Identity:
    """Signs players' ids, and knows its own signature again."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(secret.encode()).digest()

    def fresh(self) -> str:
        """The id of a new player."""
        return secrets.token_urlsafe(16)

    def signed(self, player: str) -> str:
        """What the player's cookie holds."""
        return f"{player}.{self._signature(player)}"

    def player(self, cookie: str | None) -> str | None:
        """Whose cookie it is; nobody's, if we did not sign it."""
        player, _, signature = (cookie or "").rpartition(".")
        ours = hmac.compare_digest(self._signature(player).encode(), signature.encode(errors="replace"))
        return player if player and ours else None

    def _signature(self, player: str) -> str:
        return hashlib.blake2b(player.encode(errors="replace"), key=self._key, digest_size=24).hexdigest()

    def header(self, player: str, secure: bool) -> str:
        """The header that sets the cookie."""
        parts = [f"{COOKIE}={self.signed(player)}", f"Max-Age={YEAR}", "Path=/", "HttpOnly", "SameSite=Lax"]
        return "; ".join(parts + ["Secure"] * secure)
