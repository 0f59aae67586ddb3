import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { sales } from './sales.contract.ts'

const SALES = (row: OutputOf<typeof sales.list>[number]) => ({ kode: row.kode_sales, nama: row.nama_sales })

/** The sales people of the shop. */
export const useSalesOptions = (): Options => useOptions(sales.list, {}, SALES)
