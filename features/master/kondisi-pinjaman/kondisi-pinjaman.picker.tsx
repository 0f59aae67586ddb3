import type { OutputOf } from '@kencana/contract'
import { JalanKeluar, type Options, useOptions } from '@kencana/screens'
import { kondisiPinjaman } from './kondisi-pinjaman.contract.ts'

const KONDISI = ({ kondisi_pinjaman }: OutputOf<typeof kondisiPinjaman.list>[number]) => ({
  kode: kondisi_pinjaman,
  nama: '',
})

const BELUM = (
  <JalanKeluar
    apa="Belum ada kondisi pinjaman"
    path="/master-kondisi-pinjaman"
    judul="Master Kondisi Pinjaman"
    pemilik
  />
)

/** The conditions in which goods are taken in for a loan. */
export const useKondisiPinjamanOptions = (): Options => useOptions(kondisiPinjaman.list, {}, KONDISI, BELUM)
