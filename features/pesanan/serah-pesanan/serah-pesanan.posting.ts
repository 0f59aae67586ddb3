import { type Jurnal, type Mg, type Mutasi, type Persentase, pindah, type Rp, uang } from '@kencana/ledger'

/** A finished piece that changes hands. */
export interface Diserahkan {
  no_serah: string
  no_pesanan: string
  kode_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
  harga_emas: Rp
  harga_atribut: Rp
  ongkos: Rp
  diskon: Rp
  /** Inside of what it costs. */
  ppn: Rp
  ppn_persen: Persentase
  jenis_ppn: 'KENA' | 'TIDAK DIPUNGUT' | 'BUKAN OBJEK'
  persekot: Rp
  /** For the customer's gold that is not in the piece. */
  beli: Rp
}

const bila = (jumlah: number, baris: () => Mutasi): Mutasi[] => (jumlah === 0 ? [] : [baris()])

/** Where the shop takes tax, what the law takes none of stands apart. */
const menurutPpn = ({ ppn_persen, jenis_ppn }: Diserahkan): string | undefined =>
  ppn_persen === 0 || jenis_ppn === 'KENA' ? undefined : jenis_ppn

/** The piece to its customer; what he paid ahead and pays now becomes income, what he gave beyond the piece is bought. */
export const jurnalSerah = (s: Diserahkan, bayar: readonly Mutasi[]): Jurnal => ({
  kind: 'SERAH_PESANAN',
  document: s.no_serah,
  lines: [
    ...pindah(
      { akun: 'BAKI', ref: s.kode_baki },
      { akun: 'PELANGGAN' },
      { kode_group: s.kode_group, kode_dept: s.kode_dept, kode_barang: s.kode_barang, pcs: 1, mg: s.berat },
    ),
    ...bayar,
    ...bila(s.persekot, () => uang('PERSEKOT', s.persekot, s.no_pesanan)),
    ...bila(s.harga_emas + s.harga_atribut, () => uang('PENJUALAN', -(s.harga_emas + s.harga_atribut), menurutPpn(s))),
    ...bila(s.ppn, () => uang('PENJUALAN', s.ppn, 'PPN')),
    ...bila(s.beli, () => uang('PEMBELIAN', s.beli)),
    ...bila(s.ongkos, () => uang('ONGKOS', -s.ongkos)),
    ...bila(s.diskon, () => uang('DISKON', s.diskon, 'HARGA')),
    ...bila(s.ppn, () => uang('PPN', -s.ppn)),
  ],
})
