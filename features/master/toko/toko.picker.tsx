import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { listToko } from './toko.contract.ts'

const TOKO = (row: OutputOf<typeof listToko>[number]) => ({ kode: row.kode_toko, nama: row.nama_toko })

/** The shops of the chain. */
export const useTokoOptions = (): Options => useOptions(listToko, {}, TOKO)
