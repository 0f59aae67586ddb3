/** Goods between shops: documents in, journals out, each in one shop's books. */
import { type Jurnal, type Mg, type Mutasi, pindah, type Tempat } from '@kencana/ledger'

interface Dikirim {
  kode_barang: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

const satu = (dari: Tempat, ke: Tempat, { kode_barang, kode_group, kode_dept, berat }: Dikirim): Mutasi[] =>
  pindah(dari, ke, { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat })

const jalan = (no_kirim: string): Tempat => ({ akun: 'TRANSIT', ref: no_kirim })

/** Off their trays and on the way, in the sender's books. */
export const jurnalKirim = (no_kirim: string, barang: readonly (Dikirim & { kode_baki: string })[]): Jurnal => ({
  kind: 'KIRIM',
  document: no_kirim,
  lines: barang.flatMap((one) => satu({ akun: 'BAKI', ref: one.kode_baki }, jalan(no_kirim), one)),
})

/** What never arrived leaves the way as a difference, in the sender's books. */
export const jurnalHapusKirim = (no_hapus: string, no_kirim: string, barang: readonly Dikirim[]): Jurnal => ({
  kind: 'HAPUS_KIRIM',
  document: no_hapus,
  lines: barang.flatMap((one) => satu(jalan(no_kirim), { akun: 'SELISIH', ref: no_hapus }, one)),
})
