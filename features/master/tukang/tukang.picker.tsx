import { type Options, useOptions } from '@kencana/screens'
import { tukang } from './tukang.contract.ts'

const TUKANG = (row: { kode_tukang: string; nama_tukang: string }) => ({ kode: row.kode_tukang, nama: row.nama_tukang })

/** The craftsmen to choose from. */
export const useTukangOptions = (): Options => useOptions(tukang.list, {}, TUKANG)
