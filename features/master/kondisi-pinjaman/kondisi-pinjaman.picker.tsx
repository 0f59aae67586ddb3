import { type Options, useOptions } from '@kencana/screens'
import { kondisiPinjaman } from './kondisi-pinjaman.contract.ts'

/** The conditions in which goods are taken in for a loan. */
export const useKondisiPinjamanOptions = (): Options =>
  useOptions(kondisiPinjaman.list, {}, ({ kondisi_pinjaman }) => ({ kode: kondisi_pinjaman, nama: '' }))
