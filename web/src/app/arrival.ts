/** Who goes to another page begins at its main part, as soon as that is there and until they do something themselves. */
export function arrive(): () => void {
  const watch = new MutationObserver(land)
  const done = new AbortController()
  const end = () => (watch.disconnect(), done.abort())
  for (const deed of ['keydown', 'pointerdown']) addEventListener(deed, end, { capture: true, signal: done.signal })
  watch.observe(document.body, { childList: true, subtree: true })
  land()
  return end
}

function land(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
