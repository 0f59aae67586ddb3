/** Material goes to a craftsman or comes back: document in, journal out. */
import { type Jurnal, type Mg, pindah, refTukang, type Tempat } from '@kencana/ledger'

interface BahanTukang {
  no_tambah_tukar: string
  arah: 'TAMBAH' | 'AMBIL'
  kode_tukang: string
  jenis: 'PATRI' | 'BAHAN'
  kode_group: string
  jml_bahan: Mg
}

export const jurnalBahan = (bahan: BahanTukang): Jurnal => {
  const { no_tambah_tukar, arah, kode_tukang, jenis, kode_group, jml_bahan } = bahan
  const toko: Tempat = { akun: 'BAHAN_TOKO', ref: jenis }
  const tukang: Tempat = { akun: 'TUKANG', ref: refTukang(kode_tukang, jenis) }
  const isi = { kode_group, kode_dept: '-', pcs: 0, mg: jml_bahan }
  return {
    kind: 'BAHAN',
    document: no_tambah_tukar,
    lines: arah === 'TAMBAH' ? pindah(toko, tukang, isi) : pindah(tukang, toko, isi),
  }
}
