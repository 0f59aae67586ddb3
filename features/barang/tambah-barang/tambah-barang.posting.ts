/** New items into trays: document in, journal out. */
import { type Jurnal, type Mg, type Mutasi, mg, pindah, type Tempat } from '@kencana/ledger'

/** What of a new item the ledger needs. */
export interface BarangMasuk {
  kode_barang: string
  kode_group: string
  kode_dept: string
  kode_baki: string
  berat: Mg
  /** What it takes out of a dispatch; opening stock when left out. */
  tarikan?: { no_kirim: string; lot: string; berat: Mg } | undefined
  /** The finished order it is, and what of its gold the tray does not get. */
  jadi?: { no_pesanan: string; berat_awal: Mg; susut: Mg; selisih: Mg } | undefined
}

const dariStokAwal = ({ kode_barang, kode_group, kode_dept, kode_baki, berat }: BarangMasuk): Mutasi[] =>
  pindah(
    { akun: 'STOK_AWAL' },
    { akun: 'BAKI', ref: kode_baki },
    { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
  )

/** A dispatch knows no pieces by name: what leaves it is loose, what comes to the tray has its name. */
const dariKiriman = (no_tambah: string, barang: BarangMasuk, tarikan: NonNullable<BarangMasuk['tarikan']>) => {
  const { kode_barang, kode_group, kode_dept, kode_baki, berat } = barang
  const jenis = { kode_group, kode_dept }
  const asal: Tempat = { akun: 'SALDO_KIRIM', ref: tarikan.no_kirim, lot: tarikan.lot }
  const baki: Tempat = { akun: 'BAKI', ref: kode_baki }
  const [keluar] = pindah(asal, baki, { ...jenis, pcs: 1, mg: tarikan.berat })
  const [, masuk] = pindah(asal, baki, { ...jenis, kode_barang, pcs: 1, mg: berat })
  const beda = tarikan.berat - berat
  const [, selisih] = pindah(asal, { akun: 'SELISIH', ref: no_tambah }, { ...jenis, pcs: 0, mg: beda })
  if (!keluar || !masuk || !selisih) throw new Error('no lines')
  return [keluar, masuk, ...(beda === 0 ? [] : [selisih])]
}

/** An order holds gold without pieces: one is made of it here. */
const dariPesanan = (no_tambah: string, barang: BarangMasuk, jadi: NonNullable<BarangMasuk['jadi']>): Mutasi[] => {
  const { kode_barang, kode_group, kode_dept, kode_baki, berat } = barang
  const asal: Tempat = { akun: 'PESANAN', ref: jadi.no_pesanan }
  const baki: Tempat = { akun: 'BAKI', ref: kode_baki }
  const [keluar] = pindah(asal, baki, { kode_group, kode_dept, pcs: 0, mg: jadi.berat_awal })
  const [satu, masuk] = pindah({ akun: 'JADI', ref: no_tambah }, baki, {
    kode_group,
    kode_dept,
    kode_barang,
    pcs: 1,
    mg: berat,
  })
  const [, susut] = pindah(asal, { akun: 'SUSUT', ref: no_tambah }, { kode_group, kode_dept, pcs: 0, mg: jadi.susut })
  const [, selisih] = pindah(
    asal,
    { akun: 'SELISIH', ref: no_tambah },
    { kode_group, kode_dept, pcs: 0, mg: jadi.selisih },
  )
  if (!keluar || !satu || !masuk || !susut || !selisih) throw new Error('no lines')
  return [
    keluar,
    { ...satu, kode_barang: null, mg: mg(0) },
    masuk,
    ...(jadi.susut === 0 ? [] : [susut]),
    ...(jadi.selisih === 0 ? [] : [selisih]),
  ]
}

const lines = (no_tambah: string, barang: BarangMasuk): Mutasi[] => {
  if (barang.jadi) return dariPesanan(no_tambah, barang, barang.jadi)
  return barang.tarikan ? dariKiriman(no_tambah, barang, barang.tarikan) : dariStokAwal(barang)
}

/**
 * The journal of an entry. Opening stock comes in by the weight it is sold by: no older books could say otherwise. From a
 * dispatch goes what the scale said; what the tray does not get of it is a difference.
 * @param no_tambah the entry's own number
 */
export const jurnalTambah = (no_tambah: string, barang: readonly BarangMasuk[]): Jurnal => ({
  kind: 'TAMBAH',
  document: no_tambah,
  lines: barang.flatMap((one) => lines(no_tambah, one)),
})
