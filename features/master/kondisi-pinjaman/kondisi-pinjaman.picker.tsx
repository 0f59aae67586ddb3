import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { kondisiPinjaman } from './kondisi-pinjaman.contract.ts'

const KONDISI = ({ kondisi_pinjaman }: OutputOf<typeof kondisiPinjaman.list>[number]) => ({
  kode: kondisi_pinjaman,
  nama: '',
})

const BELUM = <JalanKeluar ke="pinjam" />

/** The conditions in which goods are taken in for a loan. */
export const useKondisiPinjamanOptions = (): Options => useOptions(kondisiPinjaman.list, {}, KONDISI, BELUM)
