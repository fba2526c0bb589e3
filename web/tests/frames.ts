/** What a browser sends, as a server of Node gets it: each message in one buffer. */
import type { RawData } from 'ws'

export function text(data: RawData): string {
  return (data as Buffer).toString()
}

export function read(data: RawData): Record<string, unknown> {
  return JSON.parse(text(data)) as Record<string, unknown>
}
