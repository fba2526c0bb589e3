/** What is there by the way it was made; were it not, that would be found here and not somewhere later. */
export function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('something is missing that must be there')
  return found
}
