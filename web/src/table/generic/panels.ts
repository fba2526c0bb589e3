/** Panels: what the generic board shows of any game. */
import { must } from '../../base/must'
import type { Cell, GridPanel, Panel, PanelRow, Square } from '../../base/wire'
import { isPhrase } from '../../i18n/texts'

const MOST_COLUMNS = 4

/** What wants a decision stands first, then what is mine, then the others. */
export function nearestFirst(panels: Panel[], seat: number | null): Panel[] {
  const near = (panel: Panel) => (panel.now ? 2 : seat !== null && panel.seat === seat ? 1 : 0)
  return panels.filter((panel) => panel.kind !== 'grid' || panel.cells.length).toSorted((a, b) => near(b) - near(a))
}

export function asRow(row: Cell[] | PanelRow): PanelRow {
  return Array.isArray(row) ? { cells: row } : row
}

/** A table of many columns stands on its side, so that it fits beside a board. */
export function upright(panel: Panel): Panel {
  if (panel.kind !== 'table' || panel.head.length <= MOST_COLUMNS) return panel
  const [corner, ...names] = panel.head
  const lines = panel.rows.map((row) => asRow(row).cells)
  const rows = names.map((name, at) => [name, ...lines.map((cells) => must(cells[at + 1]))])
  return { ...panel, head: [must(corner), ...lines.flatMap(([who]) => (isPhrase(who) ? [who] : []))], rows }
}

/** A grid as rows from top to bottom, each from left to right; null where nothing lies. */
export function squares(panel: GridPanel): { y: number; cells: { x: number; cell: Square | null }[] }[] {
  const at = new Map(panel.cells.map((cell) => [`${cell.x},${cell.y}`, cell]))
  const across = span(panel.cells.map((cell) => cell.x))
  const upwards = span(panel.cells.map((cell) => cell.y)).reverse()
  const rows = panel.down ? upwards.reverse() : upwards
  return rows.map((y) => ({ y, cells: across.map((x) => ({ x, cell: at.get(`${x},${y}`) ?? null })) }))
}

function span(numbers: number[]): number[] {
  const low = Math.min(...numbers)
  return Array.from({ length: Math.max(...numbers) - low + 1 }, (_, at) => low + at)
}
