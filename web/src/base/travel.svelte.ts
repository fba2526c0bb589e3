/** Going from page to page without loading anew. */
import { read, type Route } from './route'

let path = $state(location.pathname)
const route = $derived(read(path))
addEventListener('popstate', () => (path = location.pathname))

export function here(): Route {
  return route
}

export function go(to: string, instead = false): void {
  if (to === location.pathname + location.hash) return
  history[instead ? 'replaceState' : 'pushState'](null, '', to)
  path = location.pathname
}

/** Makes ordinary links of our own pages go without loading. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented
  if (!link || !plain || link.target || link.hasAttribute('download') || !ours(link) || isHere(link)) return
  event.preventDefault()
  go(link.pathname + link.hash)
}

/** A place on this very page is the browser's own business. */
function isHere(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname
}

function ours(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && read(link.pathname).page !== 'lost'
}
