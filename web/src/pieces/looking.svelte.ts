/** Whose board is shown large: the own, until the player looks at another one. */
interface Around {
  /** Who plays here; null: a spectator. */
  mine: () => number | null
  /** Whose board a spectator sees first. */
  first: () => number
  /** Bring the board that is shown to sight. */
  show: () => void
}

export class Looking {
  /** The other player looked at. */
  at = $state<number | null>(null)

  constructor(private readonly around: Around) {}

  get shown(): number {
    return this.at ?? this.around.mine() ?? this.around.first()
  }

  get own(): boolean {
    return this.shown === this.around.mine()
  }

  /** Look at a player; the second time, back at oneself. */
  readonly look = (seat: number): void => {
    this.at = this.at === seat ? null : seat
    this.around.show()
  }

  readonly back = (): void => {
    this.at = null
  }
}

/** All seats but mine. */
export const othersThan = (mine: number | null, players: unknown[]): number[] =>
  players.map((_, seat) => seat).filter((seat) => seat !== mine)
