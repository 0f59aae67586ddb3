/** Factories for tests that need suppliers' bills: a factory, its goods, and what is paid by which category. */
import type { InputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { batalTagihan, bayarTagihan, simpanTagihan } from '../../../features/keuangan/tagihan/tagihan.contract.ts'
import { tambahKas } from '../../../features/keuangan/uang/uang.contract.ts'
import { kodeTransaksi } from '../../../features/master/kode-transaksi/kode-transaksi.contract.ts'
import { isiPabrik } from './bos.ts'
import { gram } from './shop.ts'
import { isiBahan } from './tukang.ts'

const KATEGORI = [
  ['BAYAR PABRIK', 'BAYAR PABRIK', 'KAS', 'KELUAR', 'HUTANG_LAIN'],
  ['BAYAR PABRIK BANK', 'BAYAR PABRIK LEWAT BANK', 'BANK', 'KELUAR', 'HUTANG_LAIN'],
  ['PINJAM DARI', 'PINJAM DARI', 'KAS', 'MASUK', 'HUTANG_LAIN'],
  ['ONGKIR', 'ONGKOS KIRIM', 'KAS', 'KELUAR', 'BIAYA'],
  ['SEWA', 'SEWA TOKO', 'KAS', 'KELUAR', 'BIAYA'],
] as const

/** The categories that bills and their payments go by. */
export const isiKategoriTagihan = async (owner: Caller): Promise<void> => {
  for (const [kode_transaksi, deskripsi, media, arah, lawan] of KATEGORI)
    await owner.call(kodeTransaksi.create, { kode_transaksi, deskripsi, media, arah, lawan })
}

/** The factory UBS, categories, and money in the drawer. */
export const isiTagihan = async (owner: Caller): Promise<void> => {
  await isiPabrik(owner)
  await isiKategoriTagihan(owner)
  await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(100_000_000), keterangan: 'modal' })
}

/** Gold of MM that a factory sent. @returns the document that it came with */
export const pabrikKirim = (owner: Caller, berat = 10): Promise<string> =>
  isiBahan(owner, berat, { detail_bahan: [{ sumber: 'PABRIK', kode_group: 'MM', berat: gram(berat) }] })

type Isian = InputOf<typeof simpanTagihan>

/** A bill of UBS as a person enters it on the shop's first day; its lines are given, and what differs. */
export const tagihan = (lain: Partial<Isian>): Isian => ({
  pihak: 'UBS',
  no_bon: 'B-1',
  tgl_bon: '2026-03-02',
  tgl_jatuh_tempo: '2026-04-01',
  keterangan: '',
  detail_barang: [],
  detail_biaya: [],
  ...lain,
})

/** Gold and its freight billed and paid in part, and a rent that was taken back. */
export const tagihanSemua = async (owner: Caller): Promise<void> => {
  await isiKategoriTagihan(owner)
  const no_bahan_stok = await pabrikKirim(owner, 3)
  const emas = [{ no_bahan_stok, nilai: rp(4_500_000) }]
  const isi = tagihan({ detail_barang: emas, detail_biaya: [{ kode_transaksi: 'ONGKIR', nilai: rp(20_000) }] })
  const { no_tagihan } = await owner.call(simpanTagihan, isi)
  const bayar = {
    no_tagihan,
    no_rekening: '',
    kode_transaksi: 'BAYAR PABRIK',
    jumlah: rp(100_000),
    keterangan: 'bayar',
  }
  await owner.call(bayarTagihan, bayar)
  const sewa = tagihan({ pihak: 'PAK TANAH', detail_biaya: [{ kode_transaksi: 'SEWA', nilai: rp(30_000) }] })
  const dua = await owner.call(simpanTagihan, sewa)
  await owner.call(batalTagihan, { no_tagihan: dua.no_tagihan, alasan: 'SALAH' })
}
