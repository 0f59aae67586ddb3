import { type Options, useOptions } from '@kencana/screens'
import { gudang } from './gudang.contract.ts'

/** The gudang to choose from. */
export const useGudangOptions = (): Options => useOptions(gudang.list, {}, GUDANG, null)

const GUDANG = (row: { kode_gudang: string; nama_gudang: string }) => ({ kode: row.kode_gudang, nama: row.nama_gudang })
