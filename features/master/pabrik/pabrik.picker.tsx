import { type Options, useOptions } from '@kencana/screens'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { pabrik } from './pabrik.contract.ts'

const PABRIK = (row: { nama_pabrik: string }) => ({ kode: row.nama_pabrik, nama: '' })

const BELUM = <JalanKeluar ke="pabrik" />

/** The factories to choose from. */
export const usePabrikOptions = (): Options => useOptions(pabrik.list, {}, PABRIK, BELUM)
