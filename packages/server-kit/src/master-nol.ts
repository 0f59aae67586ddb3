/** Codes of a sheet that Excel keeps as numbers: 7 may be 007, whose zeros it took. */
import { type Master, selOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { z } from 'zod'
import type { ReadContext } from './context.ts'
import type { MasterTable } from './master-store.ts'
import { denganNolDepan, type IsiSel, tanpaNol } from './sel.ts'

type Lembar = Readonly<Record<string, IsiSel>>

/** What is wrong with the codes of a row, by its fields. */
export type Nol = (lembar: Lembar) => z.core.$ZodIssue[]

/** Where codes of a field stand: the master's own, and those of masters that it names. */
const letak = (master: Master, { table, perToko = false, refs = {} }: MasterTable) => [
  { field: master.key, table, column: master.key, perToko },
  ...Object.entries(refs).map(([field, ref]) => ({
    field,
    table: ref.table,
    column: ref.column ?? field,
    perToko: false,
  })),
]

/** Codes of the sheet itself that have zeros: a new row is meant too. */
const diBerkas = (baris: readonly Lembar[], field: string): string[] =>
  baris.flatMap(({ [field]: isi }) =>
    typeof isi === 'string' && isi.trim().startsWith('0') ? [isi.trim().toUpperCase()] : [],
  )

/** Reads which codes with zeros there are, deleted or not, for all numbers of a sheet at once; nobody is locked. */
export const bacaNol = async (
  ctx: ReadContext,
  master: Master,
  table: MasterTable,
  baris: readonly Lembar[],
): Promise<Nol> => {
  const ada = new Map<string, ReadonlySet<string>>()
  for (const { field, table: tabel, column, perToko } of letak(master, table)) {
    const mungkin = [...new Set(baris.flatMap(({ [field]: isi }) => denganNolDepan(isi)))]
    if (selOf(field, master.fields[field]).jenis !== 'teks' || mungkin.length === 0) continue
    const kode = sql.ident(column)
    const rows = await ctx.db.rows<{ kode: string }>(sql`
      SELECT ${kode}::text AS kode FROM ${sql.ident(tabel)}
      WHERE ${kode}::text = ANY (${mungkin}::text[]) ${perToko ? sql`AND kode_toko = ${ctx.sesi.kode_toko}` : sql``}`)
    const sendiri = field === master.key ? diBerkas(baris, field) : []
    ada.set(field, new Set([...rows.map((row) => row.kode), ...sendiri]))
  }
  return (lembar) =>
    Array.from(ada, ([field, kode]) => ({
      message: tanpaNol(selOf(field, master.fields[field]).label, lembar[field], (one) => kode.has(one)),
      field,
    })).flatMap(({ message, field }): z.core.$ZodIssue[] =>
      message === undefined ? [] : [{ code: 'custom', message, path: [field], input: lembar[field] }],
    )
}
