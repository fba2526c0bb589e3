/** Why something is not offered, once somebody has tried it. */
import type { BoardProps } from './board'

interface Around {
  why: BoardProps['why']
  /** Whenever what this reads becomes another, the reason is gone. */
  chosen: () => unknown
}

export class Reason {
  text = $state('')

  constructor(private readonly around: Around) {
    $effect(() => {
      if (around.chosen()) this.text = ''
    })
  }

  readonly ask = async (action: string): Promise<void> => {
    this.text = await this.around.why(action)
  }
}
