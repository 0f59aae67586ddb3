/** Factories for tests that need orders: a sales person, a tray for things kept, and wishes of customers. */
import { type Endpoint, type InputOf, pesanIsian } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { z } from 'zod'
import { baki } from '../../../features/master/baki/baki.contract.ts'
import { sales } from '../../../features/master/sales/sales.contract.ts'
import {
  hitungPesanan,
  OTORISASI_KUNCI_HARGA,
  simpanPesanan,
} from '../../../features/pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { tambahCincin } from './barang.ts'
import { denganOtorisasi } from './pembelian.ts'
import { gram } from './shop.ts'

/** A tray of things kept. */
export const TTP1 = {
  kode_baki: 'TTP1',
  nama_baki: 'TITIPAN PELANGGAN',
  kode_gudang: 'TITIP',
  berat_baki: gram(100),
  berat_bandrol: gram(0),
}

/** A sales person and a TITIP tray of the caller's shop. */
export const isiPesanan = async (owner: Caller): Promise<void> => {
  await owner.call(sales.create, { kode_sales: 'S01', nama_sales: 'RINA' })
  await owner.call(baki.create, TTP1)
}

type Form = InputOf<typeof simpanPesanan>
type Baris = Form['detail_barang'][number]

/** A ring of about 5 g as a person wishes it, without its price; what differs is given. */
const keinginan = (lain: Partial<Baris> = {}): Omit<Baris, 'sub_total'> => ({
  kode_group: 'MM',
  kode_dept: 'CIN',
  deskripsi: 'CINCIN KAWIN UKIR',
  size: '12',
  atribut: '-',
  berat_atribut: gram(0),
  perkiraan_berat: gram(5),
  kadar: '70',
  kunci_harga: false,
  harga_atribut: rp(0),
  ongkos: rp(150_000),
  berat_customer: gram(0),
  contoh: '-',
  contoh_barcode: '',
  contoh_nama: '',
  contoh_berat: gram(0),
  ...lain,
})

/** A form with the price that the shop says now for each wish. */
export const formPesanan = async (
  caller: Caller,
  baris: readonly Partial<Baris>[] = [{}],
  lain: Partial<Form> = {},
): Promise<Form> => {
  const detail_barang: Baris[] = []
  for (const satu of baris) {
    const isi = keinginan(satu)
    const { kode_group, kode_dept, kadar, perkiraan_berat, berat_customer, harga_atribut, ongkos } = isi
    const { sub_total } = await caller.call(hitungPesanan, {
      kode_group,
      kode_dept,
      kadar,
      perkiraan_berat,
      berat_customer,
      harga_atribut,
      ongkos,
    })
    detail_barang.push({ ...isi, sub_total, ...satu })
  }
  return {
    kode_sales: 'S01',
    kode_customer: '-',
    nama_customer: 'IBU SRI HARTATI',
    alamat_customer: 'JL. KAWI 7, ORO-ORO DOWO, KLOJEN, MALANG',
    no_hp: '0812-3456-789',
    nik: '',
    tgl_janji: '2026-03-16',
    keterangan: '',
    detail_barang,
    pembayaran: [],
    kode_baki_titip: '',
    ...lain,
  }
}

/** Cash as a payment. */
export const tunai = (jumlah: number): Form['pembayaran'][number] => ({
  cara_bayar: 'CASH',
  no_rekening: '',
  jumlah: rp(jumlah),
})

/** One order as a person enters it; a locked price without its deposit is agreed to. @returns its number */
export const pesan = async (caller: Caller, baris: Partial<Baris> = {}, lain: Partial<Form> = {}): Promise<string> =>
  (
    await (baris.kunci_harga === true
      ? denganOtorisasi(caller, simpanPesanan, await formPesanan(caller, [baris], lain), OTORISASI_KUNCI_HARGA)
      : caller.call(simpanPesanan, await formPesanan(caller, [baris], lain)))
  ).no_grup

/** Status and sentence of a refused call; the contract itself refuses with the same sentences as the server, as 400. */
export const tolakan = async <E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: InputOf<E>,
): Promise<[status: number, pesan: string]> => {
  try {
    await caller.call(endpoint, input)
  } catch (error) {
    if (error instanceof z.ZodError) return [400, pesanIsian(error)]
    const { status, message } = error as { status: number; message: string }
    return [status, message]
  }
  return [200, 'TIDAK DITOLAK']
}

/** An order of every kind of thing that customers leave: money, gold, a piece brought along, a piece of the shop. */
export const titipSemua = async (owner: Caller): Promise<void> => {
  await owner.call(baki.create, TTP1)
  const { kode_barcode } = await tambahCincin(owner)
  await pesan(owner, { contoh: 'TOKO', contoh_barcode: kode_barcode }, { pembayaran: [tunai(100_000)] })
  await pesan(owner, { berat_customer: gram(1), contoh: 'BAWA', contoh_nama: 'CINCIN LAMA', contoh_berat: gram(2) })
}
