/** Me: the name the server knows me by. */
import { api } from './api'

export const me = $state({ name: '' })
let asked: Promise<void> | undefined

/** Learn my name, once; without a server I have none. */
export function meet(): Promise<void> {
  return (asked ??= api.me().then(({ name }) => void (me.name ||= name)).catch(() => void (asked = undefined)))
}

export async function rename(): Promise<void> {
  me.name = me.name.trim()
  if (me.name) await api.rename(me.name).catch((problem: unknown) => console.error(problem))
}
