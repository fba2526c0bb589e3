"""Static: the built browser client, and the pages around it."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from asterism.server.http.headers import accepts

STATIC = Path(__file__).parents[1] / "static"
FOREVER, AN_HOUR, NEVER = "public, max-age=31536000, immutable", "public, max-age=3600", "no-store"
PACKED = {"br": ".br", "gzip": ".gz"}
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PAGES = ("/", "/new/{rest:path}", "/t/{rest:path}", "/learn", "/learn/{rest:path}", "/settings")
FILES = ("/{name}", "/assets/{rest:path}", "/docs/{rest:path}")
NO_PAGES = ("/api/", "/assets/", "/docs/")
DOCS_CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Asterism</title>{head}<body>{body}</body></html>'
UNBUILT = PAGE.format(head="", body="<p>The browser client is not built: run <code>make client</code>.</p>")
DOCS = PAGE.format(
    head='<link rel="stylesheet" href="/docs/swagger-ui.css"><script src="/docs/swagger-ui-bundle.js" defer></script>'
    '<script src="/docs/init.js" defer></script>',
    body='<div id="swagger-ui"></div>',
)

pages = APIRouter(include_in_schema=False)


async def page(request: Request) -> Response:
    """The client's one page, whatever the path; the client looks at the path itself."""
    return _file(request, "index.html", NEVER) or HTMLResponse(UNBUILT)


@pages.get("/api/docs")
async def docs() -> Response:
    """The API for people to read and try."""
    built = (STATIC / "docs" / "init.js").is_file()
    return HTMLResponse(DOCS if built else UNBUILT, headers={"Content-Security-Policy": DOCS_CSP})


async def file(request: Request) -> Response:
    """A file of the client."""
    path = request.url.path.lstrip("/")
    found = _file(request, path, FOREVER if path.startswith("assets/") else AN_HOUR)
    if found is None:
        raise HTTPException(404)
    return found


def lost(request: Request) -> Response | None:
    """The client's page for who looks for a page that is not there; programs are told by an error."""
    looks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    found = _file(request, "index.html", NEVER) if looks and not request.url.path.startswith(NO_PAGES) else None
    if found:
        found.status_code = 404
    return found


for path in PAGES:
    pages.add_api_route(path, page)
for path in FILES:
    pages.add_api_route(path, file)


def _file(request: Request, path: str, caching: str) -> Response | None:
    """A file as the browser likes it packed; only kinds we know, and nothing from outside our folder."""
    plain = _inside(path)
    kind = KINDS.get(plain.suffix) if plain else None
    if plain is None or kind is None:
        return None
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    for name, suffix in PACKED.items():
        packed = plain.with_name(plain.name + suffix)
        if accepts(request.headers.get("accept-encoding", ""), name) and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": name})
    return FileResponse(plain, media_type=kind, headers=headers)


def _inside(path: str) -> Path | None:
    try:
        found = (STATIC / path).resolve()
        return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None
