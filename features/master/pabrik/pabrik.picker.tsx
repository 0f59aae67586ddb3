import { type Options, useOptions } from '@kencana/screens'
import { pabrik } from './pabrik.contract.ts'

const PABRIK = (row: { nama_pabrik: string }) => ({ kode: row.nama_pabrik, nama: '' })

/** The factories to choose from. */
export const usePabrikOptions = (): Options => useOptions(pabrik.list, {}, PABRIK)
