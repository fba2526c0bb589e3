/** Lines and offers as the server sends them; a test may leave out the details it does not care about. */
import type { Phrase } from '../src/base/wire'

interface Said {
  say: Phrase
}
type Details<Kind, Keys extends PropertyKey> = Partial<Omit<Kind, Keys>>

export function lines<Told extends Said & { what: string }>() {
  type Line<What> = Extract<Told, { what: What }>
  return <What extends Told['what']>(what: What, details: Details<Line<What>, 'what' | 'say'> = {}): Line<What> =>
    ({ what, say: { say: what }, ...details }) as unknown as Line<What>
}

export function offers<Offer extends Said & { verb: string; do: string }>() {
  type Of<Verb> = Extract<Offer, { verb: Verb }>
  return <Verb extends Offer['verb']>(verb: Verb, details: Details<Of<Verb>, 'do' | 'verb' | 'say'> = {}): Of<Verb> => {
    const text = [verb, ...Object.entries(details).map((detail) => detail.join(':'))].join(' ')
    return { do: text, verb, say: { say: verb }, ...details } as unknown as Of<Verb>
  }
}
