/** All rows of a paged list, one request after the other. */
import { formatRibuan } from '@kencana/ledger'
import { popup } from '@kencana/ui'
import { call } from '../api/api.ts'
import type { Paged } from './useAllRows.ts'

/** Rows of one request while a file is collected. */
const SEKALI = 1_000
const PALING_BANYAK = 50_000

/** Reads them until the list ends; says where there are more than a file holds, and where the list changed meanwhile. */
export const collect = async (
  endpoint: Paged,
  input: object,
  signal: AbortSignal,
  onPart: (part: number) => void,
): Promise<object[]> => {
  const rows: object[] = []
  const totals = new Set<number>()
  for (let hal = 1; ; hal += 1) {
    const page = await call(endpoint, { ...input, hal, per: SEKALI }, { guarded: false, signal })
    rows.push(...page.rows)
    totals.add(page.total)
    onPart(page.total === 0 ? 1 : rows.length / page.total)
    if (page.rows.length < SEKALI || rows.length >= PALING_BANYAK) break
  }
  if (rows.length >= PALING_BANYAK) popup('info', `Hanya ${formatRibuan(PALING_BANYAK)} Baris Pertama`)
  // Between two pages a row may have slipped from one to the other.
  else if (totals.size > 1) popup('info', 'Daftar Berubah Selagi Diunduh', 'Unduh lagi bila harus lengkap')
  return rows
}
