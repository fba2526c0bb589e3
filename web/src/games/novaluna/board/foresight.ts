/** What a selected offer would bring, read from the story it foresees. */
import type { Told } from '../wire'

/** The tasks a story covers. */
export function covering(story: Told[]): { tile: number; task: number }[] {
  return story.filter((line) => line.what === 'covered').map(({ tile, task }) => ({ tile, task }))
}

/** Where a story takes a token on the track. */
export function walking(story: Told[]): { seat: number; start: number; to: number } | null {
  const went = story.find((line) => line.what === 'went')
  return went ? { seat: went.seat, start: went.start, to: went.to } : null
}
