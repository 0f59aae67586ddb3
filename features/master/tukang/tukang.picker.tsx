import { type Options, useOptions } from '@kencana/screens'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { tukang } from './tukang.contract.ts'

const TUKANG = (row: { kode_tukang: string; nama_tukang: string }) => ({ kode: row.kode_tukang, nama: row.nama_tukang })

const BELUM = <JalanKeluar ke="tukang" />

/** The craftsmen to choose from. */
export const useTukangOptions = (): Options => useOptions(tukang.list, {}, TUKANG, BELUM)
