import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { listBank } from './rekening.contract.ts'

const BANK = (row: OutputOf<typeof listBank>[number]) => ({ kode: row.kode_bank, nama: row.nama_bank })

/** The banks of the country. */
export const useBankOptions = (): Options => useOptions(listBank, {}, BANK, null)
