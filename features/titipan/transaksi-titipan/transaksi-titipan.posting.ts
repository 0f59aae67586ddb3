/** The jurnals of deposits. Source: areas 02-titipan 2.2, 000-read-first 19. */
import { type Jurnal, type Mg, type Mutasi, pindah, type Rp, uang } from '@kencana/ledger'

/** A piece that is kept. */
export interface BarangTitipan {
  no_titip: string
  kode_barang: string
  kode_baki: string
  kode_baki_titip: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

const pindahan = ({ kode_group, kode_dept, kode_barang, berat }: BarangTitipan, dari: string, ke: string): Mutasi[] =>
  pindah(
    { akun: 'BAKI', ref: dari },
    { akun: 'BAKI', ref: ke },
    { kode_group, kode_dept, kode_barang, pcs: 1, mg: berat },
  )

/** A form that is right: its pieces onto the tray of things kept, each owed its share of the money. */
export const jurnalTitipan = (
  no_titip_group: string,
  barang: readonly (BarangTitipan & { titip: Rp })[],
  masuk: readonly Mutasi[],
): Jurnal => ({
  kind: 'TITIPAN',
  document: no_titip_group,
  lines: [
    ...masuk,
    ...barang.flatMap((one) => [
      ...pindahan(one, one.kode_baki, one.kode_baki_titip),
      uang('TITIPAN', -one.titip, one.no_titip),
    ]),
  ],
})

/** More money for one of them. */
export const jurnalUangTitipan = (
  no_uang_titip: string,
  no_titip: string,
  jumlah: Rp,
  masuk: readonly Mutasi[],
): Jurnal => ({
  kind: 'TITIPAN',
  document: no_uang_titip,
  lines: [...masuk, uang('TITIPAN', -jumlah, no_titip)],
})

/** One that is called off: its piece back on a tray of the shop, its money back but for what is kept. */
export const jurnalBatalTitipan = (
  no_batal: string,
  barang: BarangTitipan,
  { kode_baki, jumlah, hangus }: { kode_baki: string; jumlah: Rp; hangus: Rp },
  keluar: readonly Mutasi[],
): Jurnal => ({
  kind: 'TITIPAN',
  document: no_batal,
  lines: [
    ...pindahan(barang, barang.kode_baki_titip, kode_baki),
    ...keluar,
    uang('TITIPAN', jumlah, barang.no_titip),
    ...(hangus === 0 ? [] : [uang('PENDAPATAN_LAIN', -hangus, 'TITIPAN')]),
  ],
})
