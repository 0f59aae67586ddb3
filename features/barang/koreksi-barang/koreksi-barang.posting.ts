/** Corrections of one item: document in, journal out. */
import { type JumlahBarang, type Jurnal, type Mg, type Mutasi, mg, pcs, pindah, rp, type Tempat } from '@kencana/ledger'

/** A tagged piece on a tray. */
interface Letak {
  kode_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

/** The piece is known on its tray only: what stands against it has no names. */
const tanpaNama = (line: Mutasi): Mutasi => (line.akun === 'BAKI' ? line : { ...line, kode_barang: null })

const baki = ({ kode_baki }: Letak): Tempat => ({ akun: 'BAKI', ref: kode_baki })

const jumlah = ({ kode_barang, kode_group, kode_dept, berat }: Letak): JumlahBarang => ({
  kode_barang,
  kode_group,
  kode_dept,
  pcs: 1,
  mg: berat,
})

/** Out of the old group into KONVERSI, out of KONVERSI into the new one: same piece, same weight, same tray. */
export const jurnalGantiGroup = (
  no_koreksi: string,
  asal: Letak,
  baru: { kode_group: string; kode_dept: string },
): Jurnal => {
  const konversi: Tempat = { akun: 'KONVERSI', ref: no_koreksi }
  const sesudah = { ...asal, ...baru }
  const lines = [...pindah(baki(asal), konversi, jumlah(asal)), ...pindah(konversi, baki(asal), jumlah(sesudah))]
  return { kind: 'GANTI_GROUP', document: no_koreksi, lines: lines.map(tanpaNama) }
}

/** Off the tray with the old weight, onto it with the new one; the difference goes to SELISIH as weight alone. */
export const jurnalKoreksiBerat = (no_koreksi: string, asal: Letak, berat: Mg): Jurnal => {
  const [keluar, masuk] = pindah(baki(asal), baki(asal), jumlah(asal))
  if (!keluar || !masuk) throw new Error('no lines')
  const selisih: Mutasi = {
    ...keluar,
    akun: 'SELISIH',
    ref: no_koreksi,
    kode_barang: null,
    pcs: pcs(0),
    mg: mg(asal.berat - berat),
    rp: rp(0),
  }
  return { kind: 'KOREKSI_BERAT', document: no_koreksi, lines: [keluar, { ...masuk, mg: berat }, selisih] }
}
