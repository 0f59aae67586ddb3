import type { Block, Result } from '@kencana/reports'

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
