/** Pieces out for washing and back: document in, journal out. */
import { type Jurnal, type Mg, type Mutasi, mg, pcs, pindah } from '@kencana/ledger'

interface Letak {
  kode_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
}

/** @param barang the pieces with the trays they lie on now */
export const jurnalKirimCuci = (no_cuci: string, barang: readonly (Letak & { berat: Mg })[]): Jurnal => ({
  kind: 'CUCI',
  document: no_cuci,
  lines: barang.flatMap(({ kode_barang, kode_baki, kode_group, kode_dept, berat }) =>
    pindah(
      { akun: 'BAKI', ref: kode_baki },
      { akun: 'CUCI', ref: no_cuci },
      { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
    ),
  ),
})

interface Kembali extends Letak {
  berat_kirim: Mg
  berat_kembali: Mg
}

/** All of a piece's weight leaves the batch; what did not come back is loss, weight alone. */
const satu = (no_cuci: string, no_terima: string, { berat_kirim, berat_kembali, ...letak }: Kembali): Mutasi[] => {
  const { kode_barang, kode_baki, kode_group, kode_dept } = letak
  const isi = { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat_kirim }
  const [keluar, masuk] = pindah({ akun: 'CUCI', ref: no_cuci }, { akun: 'BAKI', ref: kode_baki }, isi)
  if (!keluar || !masuk) throw new Error('no lines')
  const kembali = { ...masuk, mg: berat_kembali }
  if (berat_kembali === berat_kirim) return [keluar, kembali]
  const susut = { akun: 'SUSUT', ref: no_terima, kode_barang: null, pcs: pcs(0), mg: mg(berat_kirim - berat_kembali) }
  return [keluar, kembali, { ...masuk, ...susut } as Mutasi]
}

/** @param barang the pieces with the trays they are laid on */
export const jurnalTerimaCuci = (no_cuci: string, no_terima: string, barang: readonly Kembali[]): Jurnal => ({
  kind: 'CUCI',
  document: no_terima,
  lines: barang.flatMap((one) => satu(no_cuci, no_terima, one)),
})
