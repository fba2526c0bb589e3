/** A game's rules in numbered sentences, as the server has them, and where each can be read. */
import { api } from '../base/api'
import type { Block, Book, Chapter } from '../base/bookwire'

const known = new Map<string, Promise<Book>>()

/** The rules of a game in a language, asked for once. */
export function bookOf(lang: string, slug: string): Promise<Book> {
  const name = `${lang}/${slug}`
  const asked = known.get(name) ?? api.book(lang, slug)
  known.set(name, asked)
  asked.catch(() => known.delete(name))
  return asked
}

/** The address of a sentence or a chapter. */
export function ruleAddress(slug: string, number: string): string {
  return `/learn/${slug}/rules#${number}`
}

/** The sentence of a number, without its marks. */
export function sentence(book: Book, number: string): string {
  const found = book.chapters
    .flatMap(({ blocks }) => blocks)
    .find((one) => one.kind === 'sentence' && one.number === number)
  return found?.kind === 'sentence' ? found.text.replaceAll('*', '') : ''
}

export type Emphasis = 'b' | 'i' | ''

/** Words cut where **bold** and *italics* begin and end. */
export function runs(text: string): { text: string; as: Emphasis }[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).filter(Boolean)
  return parts.map((part): { text: string; as: Emphasis } => {
    const as = part.startsWith('**') ? 'b' : part.startsWith('*') ? 'i' : ''
    return { text: as ? part.replaceAll('*', '') : part, as }
  })
}

/** Letters alone: neither capitals nor accents keep anybody from finding a word. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase()
}

/** All that can be read in a block. */
export function wordsOf(block: Block): string {
  if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ')
  const name = block.kind === 'sentence' ? block.number : block.kind === 'example' ? block.title : ''
  return `${name} ${block.text}`
}

/** The chapters with what has all the words sought; a chapter found by its title stays whole. */
export function found(chapters: Chapter[], sought: string): Chapter[] {
  const words = folded(sought).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => folded(text.replaceAll('*', '')).includes(word))
  if (!words.length) return chapters
  return chapters.flatMap((chapter) => {
    const blocks = has(chapter.title) ? chapter.blocks : chapter.blocks.filter((block) => has(wordsOf(block)))
    return blocks.length ? [{ ...chapter, blocks }] : []
  })
}

/** How many blocks some chapters have. */
export function counted(chapters: Chapter[]): number {
  return chapters.reduce((sum, { blocks }) => sum + blocks.length, 0)
}
