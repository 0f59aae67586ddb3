import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { atribut } from './atribut.contract.ts'

const ATRIBUT = (row: OutputOf<typeof atribut.list>[number]) => ({ kode: row.nama_atribut, nama: '' })

const BELUM = <JalanKeluar ke="atribut" />

/** The attributes (stones, charms) of the master. */
export const useAtributOptions = (): Options => useOptions(atribut.list, {}, ATRIBUT, BELUM)
