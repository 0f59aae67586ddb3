/** Factories for tests that need bought goods: trays, a sales person, and pieces that customers brought. */
import { type Endpoint, type InputOf, type OutputOf, sidikDraft } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { z } from 'zod'
import { authorization } from '../../../features/akses/otorisasi/otorisasi.contract.ts'
import { tambahKas } from '../../../features/keuangan/uang/uang.contract.ts'
import { baki } from '../../../features/master/baki/baki.contract.ts'
import { kondisiPembelian } from '../../../features/master/kondisi-pembelian/kondisi-pembelian.contract.ts'
import { sales } from '../../../features/master/sales/sales.contract.ts'
import {
  type barisBeli,
  beli,
  validasiBeli,
} from '../../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import type { Caller } from './in-process.ts'
import { gram, PASSWORD } from './testing.ts'

/** A tray in each of the gudang that bought goods go through. */
export const BAKI_BELI = {
  BELI1: 'BELI',
  SP1: 'SP',
  BOS1: 'SP-BOS',
  PBRK1: 'SP-PBRK',
  RSK1: 'RUSAK',
  SS1: 'SS',
  KS1: 'KS',
} as const

/** Trays, a sales person, two conditions and money in the drawer of the caller's shop. */
export const isiPembelian = async (owner: Caller): Promise<void> => {
  for (const [kode_baki, kode_gudang] of Object.entries(BAKI_BELI))
    await owner.call(baki.create, {
      kode_baki,
      nama_baki: `BAKI ${kode_baki}`,
      kode_gudang,
      berat_baki: gram(100),
      berat_bandrol: gram(0),
    })
  await owner.call(sales.create, { kode_sales: 'S01', nama_sales: 'RINA' })
  await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(900_000_000), keterangan: 'modal' })
}

/** The purchase conditions, once for all shops: BAIK takes nothing off, PENYOK 10,000 a gram. */
export const isiKondisi = async (owner: Caller): Promise<void> => {
  const kondisi = { type: 'RP', persentase: 0, status_aktif: 'YA' } as const
  await owner.call(kondisiPembelian.create, { ...kondisi, kondisi_barang: 'BAIK', potongan: rp(0) } as never)
  await owner.call(kondisiPembelian.create, { ...kondisi, kondisi_barang: 'PENYOK', potongan: rp(10_000) } as never)
}

/** Calls an endpoint with the owner's agreement to exactly this input. */
export const denganOtorisasi = async <E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: InputOf<E>,
  kategori: string,
): Promise<OutputOf<E>> => {
  const { id } = await caller.call(authorization, {
    user_id: 'OWNER',
    password: PASSWORD,
    kategori,
    keterangan: 'uji',
    draft_hash: sidikDraft(endpoint, input),
    nilai_hitung: null,
    nilai_input: null,
    kode_barcode: null,
    berat: null,
  })
  return caller.call(endpoint, { ...(input as object), otorisasi: id } as typeof input)
}

type Baris = z.output<typeof barisBeli>

/** An old ring of 3.485 g as a cashier enters it. */
export const cincinLama = (lain: Partial<Baris> = {}): Baris => ({
  kode_group: 'MM',
  kode_dept: 'CIN',
  kadar: '16K',
  berat: gram(3.485),
  kondisi: 'BAIK',
  is_markis: false,
  nota_hilang: false,
  rusak: false,
  potongan_manual: rp(0),
  nama_barang: 'CINCIN LAMA',
  harga: rp(5_400_000),
  ...lain,
})

/** A form with these pieces, paid in cash. */
export const formBeli = (barang: readonly Baris[], lain: Partial<InputOf<typeof beli>> = {}): InputOf<typeof beli> => ({
  kode_sales: 'S01',
  nama_customer: 'BU SARI',
  alamat: 'JL. MAWAR 3',
  no_hp: '08123456789',
  nik: '3573010203040506',
  cara_bayar: 'CASH',
  no_rekening: '',
  kode_baki: 'BELI1',
  detail_barang: [...barang],
  otorisasi: null,
  ...lain,
})

/** Buys pieces and has the cashier validate them. @returns the form with its numbers */
export const beliSah = async (caller: Caller, barang: readonly Baris[], lain: Partial<InputOf<typeof beli>> = {}) => {
  const { no_grup, data } = await denganOtorisasi(caller, beli, formBeli(barang, lain), 'PEMBELIAN TANPA NOTA')
  await caller.call(validasiBeli, { no_grup: [no_grup] })
  return data
}
