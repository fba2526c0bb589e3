import { expect, test } from 'vitest'
import { must } from '../src/base/must'

test('what is there is given back, null and nought too', () => {
  expect([must('here'), must(0), must(null)]).toEqual(['here', 0, null])
})

test('what is missing is found at once', () => {
  expect(() => must([1, 2][2])).toThrow('missing')
})
