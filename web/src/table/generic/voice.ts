/** What is drawn on panels, in words: for those who can't see it. */
import type { Mark, Panel, Phrase, Piece } from '../../base/wire'
import type { Say, T } from '../../i18n/words.svelte'

/** What colours mean, as the legends of all panels say it. */
export function meanings(panels: Panel[]): Map<string, Phrase> {
  const legends = panels.flatMap((panel) => (panel.kind === 'list' ? [] : (panel.legend ?? [])))
  return new Map(legends.map(({ colour, name }) => [colour, name]))
}

export class Voice {
  constructor(
    private readonly say: Say,
    private readonly t: T,
    private readonly means: Map<string, Phrase>,
  ) {}

  piece(piece: Piece): string {
    if (piece.about) return this.say(piece.about)
    const colour = piece.colour ? this.colour(piece.colour) : ''
    return [colour, piece.text].filter(Boolean).join(' ') || this.t('nothing')
  }

  /** A task: the shapes it asks for, each with how many. */
  mark({ colours, done }: Mark): string {
    if (done) return this.t('done')
    const kinds = [...new Set(colours)].map((colour) => ({
      colour,
      count: colours.filter((one) => one === colour).length,
    }))
    return kinds.map(({ colour, count }) => this.t('so-many', { count, what: this.colour(colour) })).join(', ')
  }

  private colour(name: string): string {
    const meaning = this.means.get(name)
    return meaning ? this.say(meaning) : name
  }
}
