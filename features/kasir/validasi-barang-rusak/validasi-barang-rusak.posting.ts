/** Damaged goods become scrap gold: document in, journal out. */
import { type Jurnal, type Mg, type Mutasi, mg, pcs, pindah, type Tempat } from '@kencana/ledger'

/** Damaged goods of one type. */
export interface Rusak {
  lot: string
  kode_group: string
  kode_dept: string
  pcs: number
  mg: Mg
}

/** The pieces end in JADI, their gold goes on as weight alone. */
const satu = (no_validasi: string, no_dokumen: string, { lot, ...isi }: Rusak): Mutasi[] => {
  const asal: Tempat = { akun: 'RUSAK', ref: no_dokumen, lot }
  const [keluar, emas] = pindah(asal, { akun: 'HANCUR' }, isi)
  const [, habis] = pindah(asal, { akun: 'JADI', ref: no_validasi }, isi)
  if (!keluar || !emas || !habis) throw new Error('no lines')
  return [keluar, { ...emas, pcs: pcs(0) }, { ...habis, mg: mg(0) }]
}

export const jurnalRusak = (no_validasi: string, no_dokumen: string, barang: readonly Rusak[]): Jurnal => ({
  kind: 'VALIDASI_RUSAK',
  document: no_validasi,
  lines: barang.flatMap((one) => satu(no_validasi, no_dokumen, one)),
})
