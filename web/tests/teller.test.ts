import { expect, test, vi } from 'vitest'
import type { State, Told } from '../src/pieces/board'
import { Teller } from '../src/table/story/teller'

const story: Told[] = [{ what: 'moved', say: { say: 'moved' } }]
const next = {} as State

test('a board without stories holds nothing up', async () => {
  await new Teller(() => undefined).tell(story, next)
})

test('a story is waited for until it is told', async () => {
  let end = () => {}
  const teller = new Teller(() => ({ tell: () => new Promise<void>((done) => (end = done)) }))
  const told = vi.fn()
  const telling = teller.tell(story, next).then(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  end()
  await telling
  expect(teller.skipped()).toBe(false)
})

test('a skipped story is waited for no longer, and its board knows', async () => {
  let skip: AbortSignal | undefined
  const teller = new Teller(() => ({ tell: (_, __, signal) => ((skip = signal), new Promise<void>(() => {})) }))
  const telling = teller.tell(story, next)
  expect(teller.skipped()).toBe(true)
  await telling
  expect(skip!.aborted).toBe(true)
})

test('a brief story is soon skipped', async () => {
  vi.useFakeTimers()
  const told = vi.fn()
  const teller = new Teller(() => ({ tell: () => new Promise<void>(() => {}) }))
  void teller.tell(story, next, true).then(told)
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(told).toHaveBeenCalledOnce()
})

test('a board that fails at a story does not hide what is true', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  await new Teller(() => ({ tell: () => Promise.reject(new Error('dropped a piece')) })).tell(story, next)
  expect(complaint).toHaveBeenCalledOnce()
})
