/** Me: the name the server knows me by, and what it says against another. */
import { api } from './api'
import { asTrouble, isRefused, type Trouble } from './trouble'

export const me = $state<{ name: string; problem: Trouble | null }>({ name: '', problem: null })
let known = ''
let asked: Promise<void> | undefined

/** Learn my name, once; without a server I have none. */
export function meet(): Promise<void> {
  return (asked ??= api
    .me()
    .then(({ name }) => learn(name))
    .catch(() => void (asked = undefined)))
}

function learn(name: string): void {
  known = name
  me.name ||= name
}

/** Let the server know what the field says; an emptied field gets its name back. */
export async function rename(): Promise<void> {
  me.problem = null
  me.name = me.name.trim() || known
  if (me.name === known) return
  try {
    me.name = known = (await api.rename(me.name)).name
  } catch (problem) {
    const said = isRefused(problem, 'invalid') ? { key: 'name' } : problem
    me.problem = asTrouble(said)
    throw said
  }
}
