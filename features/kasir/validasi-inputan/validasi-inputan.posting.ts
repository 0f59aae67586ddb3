/** A dispatch is closed with what is left of it: document in, journal out. */
import { type Jurnal, type Mg, type Mutasi, pindah, type Tempat } from '@kencana/ledger'

/** Goods of one type that are left, and where they go. */
export interface Sisa {
  lot: string
  kode_group: string
  kode_dept: string
  pcs: number
  mg: Mg
  ke: Tempat
}

/** @param sisa not empty: a dispatch that was entered to the last milligram is closed without a journal */
export const jurnalValidasiInputan = (no_validasi: string, no_kirim: string, sisa: readonly Sisa[]): Jurnal => ({
  kind: 'VALIDASI_INPUTAN',
  document: no_validasi,
  lines: sisa.flatMap(({ lot, ke, ...isi }): Mutasi[] => pindah({ akun: 'SALDO_KIRIM', ref: no_kirim, lot }, ke, isi)),
})
