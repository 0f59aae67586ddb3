import type { Block, Result } from '@kencana/reports'
import { type Column, headGroups } from '@kencana/ui'

/** One line of the table on the screen. */
export type Line<Row> =
  | { type: 'group'; block: Block<Row> }
  | { type: 'row'; row: Row }
  | { type: 'sums'; block: Block<Row> }

/** The lines now shown: groups with their rows and sub-totals; a folded group shows its head only. */
export const linesOf = <Row>({ blocks, sums }: Result<Row>, folded: ReadonlySet<string>): Line<Row>[] => {
  const summed = Object.keys(sums).length > 0
  return blocks.flatMap((block): Line<Row>[] => {
    const rows = block.rows.map((row): Line<Row> => ({ type: 'row', row }))
    if (!block.head) return rows
    const head: Line<Row> = { type: 'group', block }
    if (folded.has(block.key)) return [head]
    return [head, ...rows, ...(summed ? [{ type: 'sums' as const, block }] : [])]
  })
}

/** Keys of columns that begin beside a group of the two-level head: a vertical line stands before them. */
export const edges = <Row>(columns: readonly Column<Row>[]): ReadonlySet<string> => {
  const groups = headGroups(columns)
  const keys = groups.flatMap((group, at) => {
    const besideTitle = at > 0 && (group.title !== undefined || groups[at - 1]?.title !== undefined)
    return besideTitle && group.columns[0] ? [group.columns[0].key] : []
  })
  return new Set(keys)
}
