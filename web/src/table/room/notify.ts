/** A word from the browser when somebody looks elsewhere. */
import { settings } from '../../base/settings.svelte'

/** Say that it is my turn, if that is wanted, allowed and not seen anyway. */
export function announceTurn(text: string, game: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted')
    return
  try {
    const note = new Notification(text, { body: game, icon: '/favicon.svg', tag: location.pathname })
    note.onclick = () => (focus(), note.close())
  } catch {
    // Phones want a service worker for this; the tab's title says it too.
  }
}
