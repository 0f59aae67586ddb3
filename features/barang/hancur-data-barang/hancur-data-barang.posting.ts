/** Pieces broken up: document in, journal out. */
import { type Jurnal, type Mg, type Mutasi, mg, pcs, pindah } from '@kencana/ledger'

interface Dihancurkan {
  kode_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

/** The piece ends in JADI, its gold goes on as weight without a name. */
const satu = (no_hancur: string, { kode_barang, kode_baki, kode_group, kode_dept, berat }: Dihancurkan): Mutasi[] => {
  const isi = { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat }
  const [keluar, emas] = pindah({ akun: 'BAKI', ref: kode_baki }, { akun: 'HANCUR' }, isi)
  const [, habis] = pindah({ akun: 'BAKI', ref: kode_baki }, { akun: 'JADI', ref: no_hancur }, isi)
  if (!keluar || !emas || !habis) throw new Error('no lines')
  return [keluar, { ...emas, kode_barang: null, pcs: pcs(0) }, { ...habis, mg: mg(0) }]
}

/** @param barang the pieces with the trays they lie on now */
export const jurnalHancur = (no_hancur: string, barang: readonly Dihancurkan[]): Jurnal => ({
  kind: 'HANCUR',
  document: no_hancur,
  lines: barang.flatMap((one) => satu(no_hancur, one)),
})
