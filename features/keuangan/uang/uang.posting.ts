/** Money by hand: document in, journal out. */
import { type Jurnal, type Rp, uang } from '@kencana/ledger'

/** Money put in or taken, in cash or on an account. */
export interface UangTangan {
  no_uang: string
  arah: 'TAMBAH' | 'AMBIL'
  /** null: cash */
  no_rekening: string | null
  /** What stands against it. */
  lawan: 'MODAL' | 'BIAYA'
  jumlah: Rp
}

export const jurnalUang = ({ no_uang, arah, no_rekening, lawan, jumlah }: UangTangan): Jurnal => {
  const masuk = arah === 'TAMBAH' ? jumlah : -jumlah
  return {
    kind: arah === 'TAMBAH' ? 'TAMBAH_UANG' : 'AMBIL_UANG',
    document: no_uang,
    lines: [no_rekening === null ? uang('KAS', masuk) : uang('BANK', masuk, no_rekening), uang(lawan, -masuk)],
  }
}
