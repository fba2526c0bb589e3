"""The app around the API: pages, files, headers, docs, and what operators ask."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from asterism.server.http import static as files
from asterism.server.settings import Settings
from server.browsers import Browser, Served

PAGES = ["/", "/new/novaluna", "/t/abc", "/t/abc/replay/3", "/learn/novaluna", "/learn/novaluna/rules", "/settings"]
SCRIPT = "console.log('a star')\n" * 9


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>The client</title>")
    (static / "assets" / "main-1a.js").write_text(SCRIPT)
    (static / "assets" / "main-1a.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (static / "assets" / "main-1a.js.br").write_bytes(b"packed tighter")
    (static / "robots.txt").write_text("Disallow: /")
    (tmp_path / "outside.txt").write_text("secret")
    (static / "link.txt").symlink_to(tmp_path / "outside.txt")
    monkeypatch.setattr(files, "STATIC", static)
    return static


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_one_page_of_the_client(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "The client" in answer.text
    assert answer.headers["cache-control"] == "no-store"
    assert browser.head(path).status_code == 200


@pytest.mark.parametrize("path", PAGES)
def test_without_a_built_client_a_page_says_how_to_build_it(
    browser: Browser, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "STATIC", tmp_path)
    answer = browser.get(path)
    assert answer.status_code == 200
    assert "make client" in answer.text
    assert "make client" in browser.get("/api/docs").text


@pytest.mark.usefixtures("built")
def test_assets_are_kept_for_ever_and_other_files_for_an_hour(browser: Browser) -> None:
    script = browser.get("/assets/main-1a.js", headers={"Accept-Encoding": "identity"})
    assert (script.text, script.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in script.headers
    assert browser.get("/robots.txt").headers["cache-control"] == "public, max-age=3600"


@pytest.mark.usefixtures("built")
def test_files_come_packed_to_those_who_take_it(browser: Browser) -> None:
    packed = browser.get("/assets/main-1a.js", headers={"Accept-Encoding": "gzip;q=0.5, deflate"})
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", SCRIPT)
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["vary"] == "Accept-Encoding"
    with browser.stream("GET", "/assets/main-1a.js", headers={"Accept-Encoding": "gzip, br"}) as tight:
        assert tight.headers["content-encoding"] == "br"
        assert b"".join(tight.iter_raw()) == b"packed tighter"
    refused = browser.get("/assets/main-1a.js", headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/assets/",
        "/assets/main-1a.js.gz",
        "/link.txt",
        "/%2e%2e/outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/%2fetc%2fpasswd",
        "/" + "a" * 300 + ".js",
        "/api/nowhere",
        "/t",
    ],
)
def test_nothing_else_is_served(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


@pytest.mark.usefixtures("built")
def test_who_looks_for_a_page_that_is_not_there_gets_the_client_to_say_so(browser: Browser) -> None:
    looking = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nowhere", "/nowhere/at/all", "/new", "/settings/x", "/t"):
        answer = browser.get(path, headers=looking)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "The client" in answer.text
    for path in ("/api/nowhere", "/assets/nowhere.js", "/docs/nowhere"):
        assert browser.get(path, headers=looking).json()["error"] == "not-found"
    assert browser.post("/nowhere/at/all", headers=looking).json()["error"] == "not-found"


@pytest.mark.usefixtures("built")
def test_a_name_tag_is_given_only_where_nothing_on_the_way_keeps_it(served: Served) -> None:
    given_at = {"/": True, "/t/none": True, "/api/lobby": True}
    nowhere_else = dict.fromkeys(("/robots.txt", "/api/texts/en/common", "/healthz", "/metrics"), False)
    for path, given in {**given_at, **nowhere_else}.items():
        answer = httpx.get(served.address + path, timeout=60)
        assert ("set-cookie" in answer.headers) == given
        assert not given or answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables/none", "/nowhere", "/healthz"])
def test_every_answer_has_the_strict_headers(browser: Browser, path: str) -> None:
    headers = browser.get(path).headers
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert not any("unsafe" in part for part in policy)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_the_docs_of_the_api_load_nothing_from_elsewhere(browser: Browser, built: Path) -> None:
    (built / "docs").mkdir()
    (built / "docs" / "init.js").write_text("SwaggerUIBundle({})")
    page = browser.get("/api/docs")
    assert '<script src="/docs/swagger-ui-bundle.js" defer>' in page.text
    assert "http" not in page.text
    assert "script-src 'self';" in page.headers["content-security-policy"]
    assert browser.get("/docs/init.js").text == "SwaggerUIBundle({})"
    assert browser.get("/api/openapi.json").json()["info"]["title"] == "Asterism"


def test_health_and_metrics_answer(browser: Browser) -> None:
    assert browser.get("/healthz").json() == {"status": "ok"}
    browser.put("/api/me", json={"name": "Eva"})
    browser.get("/api/tables/none")
    counts = browser.get("/metrics").text
    for name in ("moves_total", "tables_total", "sockets", "thought_seconds_count", "commit_jobs_count"):
        assert f"\nasterism_{name} " in counts
    assert 'asterism_refusals_total{error="no-table"}' in counts


def test_counts_are_for_this_machine_unless_the_operator_says_otherwise(browser: Browser, tmp_path: Path) -> None:
    """From them a player could tell that another has made a secret choice."""
    from_elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    assert browser.get("/metrics", headers=from_elsewhere).json()["error"] == "for-operators"
    open_to_all = Served(Settings(port=0, data=tmp_path, metrics=True))
    assert "asterism_moves" in open_to_all.browser().get("/metrics", headers=from_elsewhere).text
    open_to_all.stop()


def test_a_failure_of_our_own_is_one_plain_sentence(
    served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("asterism.server.services.Services.__getattribute__", _broken)
    answer = browser.get("/api/lobby")
    monkeypatch.undo()
    assert answer.status_code == 500
    assert answer.json()["error"] == "failed"
    assert "content-security-policy" in answer.headers
    assert served.browser().get("/api/lobby").status_code == 200


def _broken(services: object, name: str) -> object:
    if name == "hub":
        raise ZeroDivisionError
    return object.__getattribute__(services, name)
