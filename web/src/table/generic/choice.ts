/** How panels show and make choices. */
export interface Choice {
  selected: string | null
  live: boolean
  gains: Record<string, number>
  offered: (action: string) => boolean
  sentence: (action: string) => string
  choose: (action: string) => void
}
