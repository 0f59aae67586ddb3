import { type Jurnal, type Mg, pindah, refTukang } from '@kencana/ledger'

interface BahanAwal {
  kode_tukang: string
  jenis: 'PATRI' | 'BAHAN'
  kode_group: string
  berat: Mg
}

/** Material in craftsmen's hands comes out of the books of before. */
export const jurnalBahanAwal = (document: string, awal: readonly BahanAwal[]): Jurnal => ({
  kind: 'SALDO_AWAL',
  document,
  lines: awal.flatMap(({ kode_tukang, jenis, kode_group, berat }) =>
    pindah(
      { akun: 'STOK_AWAL', ref: '-' },
      { akun: 'TUKANG', ref: refTukang(kode_tukang, jenis) },
      { kode_group, kode_dept: '-', pcs: 0, mg: berat },
    ),
  ),
})
