/** Money by hand: document in, journal out. */
import { type Jurnal, type Rp, uang } from '@kencana/ledger'
import type { LawanUang } from './uang.contract.ts'

/** Money put in or taken, in cash or on an account. */
export interface UangTangan {
  no_uang: string
  arah: 'TAMBAH' | 'AMBIL'
  /** null: cash */
  no_rekening: string | null
  kode_transaksi: string
  /** What stands against it, and whose that is: '-' where it is nobody's. */
  lawan: LawanUang
  pihak: string
  jumlah: Rp
}

/** Costs and other income say what for, debts with whom. */
const ref = ({ lawan, kode_transaksi, pihak }: UangTangan): string =>
  lawan === 'BIAYA' || lawan === 'PENDAPATAN_LAIN' ? kode_transaksi : pihak

/** Cash or an account against what its category says. */
export const jurnalUang = (isi: UangTangan): Jurnal => {
  const { no_uang, arah, no_rekening, lawan, jumlah } = isi
  const masuk = arah === 'TAMBAH' ? jumlah : -jumlah
  return {
    kind: arah === 'TAMBAH' ? 'TAMBAH_UANG' : 'AMBIL_UANG',
    document: no_uang,
    lines: [
      no_rekening === null ? uang('KAS', masuk) : uang('BANK', masuk, no_rekening),
      uang(lawan, -masuk, ref(isi)),
    ],
  }
}
