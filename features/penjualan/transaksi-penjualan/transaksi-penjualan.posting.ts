/** The jurnal of a sale. Source: areas 01-penjualan 1.2, 000-read-first 6. */
import { type Jurnal, type Mg, type Mutasi, type Persentase, pindah, type Rp, uang } from '@kencana/ledger'

/** A piece that goes to its customer. */
export interface BarangKeluar {
  kode_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

/** An old piece that is given in for it. */
export interface BarangTukar {
  no_faktur_beli: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

/** A bill as it is booked. */
export interface Tagihan {
  no_faktur_jual: string
  /** Gold and stones of all lines, and their making and discount. */
  harga: Rp
  ongkos: Rp
  diskon: Rp
  ppn: Rp
  /** Of a shop that takes none nothing is said apart. */
  ppn_persen: Persentase
  ppn_termasuk: boolean
  /** Of `harga`, what the law takes no tax of. */
  harga_tidak_dipungut: Rp
  harga_bukan_objek: Rp
}

const bila = (jumlah: number, baris: () => Mutasi): Mutasi[] => (jumlah === 0 ? [] : [baris()])

/** What pieces earn, by what the law makes of them where the shop takes tax. */
const pendapatan = ({ harga, harga_tidak_dipungut, harga_bukan_objek, ppn_persen }: Tagihan): Mutasi[] => {
  const bebas = ppn_persen === 0 ? 0 : harga_tidak_dipungut + harga_bukan_objek
  return [
    ...bila(harga - bebas, () => uang('PENJUALAN', -(harga - bebas))),
    ...(bebas === 0
      ? []
      : [
          ...bila(harga_tidak_dipungut, () => uang('PENJUALAN', -harga_tidak_dipungut, 'TIDAK DIPUNGUT')),
          ...bila(harga_bukan_objek, () => uang('PENJUALAN', -harga_bukan_objek, 'BUKAN OBJEK')),
        ]),
  ]
}

/** Pieces to the customer, old ones from him, what he pays, and what the shop earns by it. */
export const jurnalJual = (
  nota: Tagihan,
  barang: readonly BarangKeluar[],
  bayar: readonly Mutasi[],
  tukar: readonly BarangTukar[] = [],
): Jurnal => {
  const dalam = nota.ppn_termasuk ? nota.ppn : 0
  return {
    kind: 'JUAL',
    document: nota.no_faktur_jual,
    lines: [
      ...barang.flatMap((one) =>
        pindah(
          { akun: 'BAKI', ref: one.kode_baki },
          { akun: 'PELANGGAN' },
          {
            kode_group: one.kode_group,
            kode_dept: one.kode_dept,
            kode_barang: one.kode_barang,
            pcs: 1,
            mg: one.berat,
          },
        ),
      ),
      ...tukar.flatMap((one) =>
        pindah(
          { akun: 'PELANGGAN' },
          { akun: 'BAKI', ref: one.kode_baki, lot: one.no_faktur_beli },
          { kode_group: one.kode_group, kode_dept: one.kode_dept, pcs: 1, mg: one.berat },
        ),
      ),
      ...bayar,
      ...pendapatan(nota),
      // Apart from it, so that what was sold stays what its lines say.
      ...bila(dalam, () => uang('PENJUALAN', dalam, 'PPN')),
      ...bila(nota.ongkos, () => uang('ONGKOS', -nota.ongkos)),
      ...bila(nota.diskon, () => uang('DISKON', nota.diskon, 'HARGA')),
      ...bila(nota.ppn, () => uang('PPN', -nota.ppn)),
    ],
  }
}
