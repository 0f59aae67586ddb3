import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { listProvinsi } from './setting-toko.contract.ts'

const PROVINSI = (row: OutputOf<typeof listProvinsi>[number]) => ({ kode: row.kode_provinsi, nama: row.nama_provinsi })

/** The provinces of Indonesia. */
export const useProvinsiOptions = (): Options => useOptions(listProvinsi, {}, PROVINSI, null)
