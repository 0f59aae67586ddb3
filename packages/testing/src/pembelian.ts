/** Factories for tests that need bought goods: trays, a sales person, and pieces that customers brought. */
import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { mg, rp } from '@kencana/ledger'
import { type Caller, CallRefused } from '@kencana/server-kit'
import { expect } from 'vitest'
import type { z } from 'zod'
import { authorization, sendiri } from '../../../features/akses/otorisasi/otorisasi.contract.ts'
import { tambahKas } from '../../../features/keuangan/uang/uang.contract.ts'
import { baki } from '../../../features/master/baki/baki.contract.ts'
import { kondisiPembelian } from '../../../features/master/kondisi-pembelian/kondisi-pembelian.contract.ts'
import { sales } from '../../../features/master/sales/sales.contract.ts'
import type { barisBeli } from '../../../features/pembelian/transaksi-pembelian/harga-beli.contract.ts'
import {
  type RekeningPelanggan,
  TANPA_REKENING,
} from '../../../features/pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import { beli, validasiBeli } from '../../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { kirimLabeling } from '../../../features/sepuhan/kirim-labeling/kirim-labeling.contract.ts'
import { kirimSepuh } from '../../../features/sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { sortirPembelian } from '../../../features/sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { sortirSepuh } from '../../../features/sepuhan/sortir-sepuh/sortir-sepuh.contract.ts'
import { terimaSepuh } from '../../../features/sepuhan/terima-sepuh/terima-sepuh.contract.ts'
import { gram, PASSWORD, User } from './shop.ts'

/** A tray in each of the gudang that bought goods go through. */
const BAKI_BELI = {
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

/** What a refused call asks for. @throws Error when it was not refused for want of an agreement */
export const mintaDari = async <E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: InputOf<E>,
): Promise<CallRefused> => {
  const answer = await caller.call(endpoint, input).then(
    () => new Error(`${endpoint.path} needs no agreement`),
    (error: unknown) => error,
  )
  if (answer instanceof CallRefused && answer.minta !== undefined) return answer
  throw answer
}

/**
 * Has the owner, or whom is named, agree to exactly this input. An owner who asks for himself gives a reason.
 * @returns the agreement's id
 */
export const setujui = async <E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: InputOf<E>,
  oleh = 'OWNER',
): Promise<string> => {
  const { minta: id = '' } = await mintaDari(caller, endpoint, input)
  if (caller instanceof User && caller.data.user_id === oleh)
    await caller.call(sendiri, { id, alasan: 'uji', foto: null })
  else await caller.call(authorization, { id, user_id: oleh, password: PASSWORD })
  return id
}

/** Calls an endpoint with the agreement of the owner, or of whom is named, to exactly this input. */
export const denganOtorisasi = async <E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: InputOf<E>,
  kategori: string,
  oleh = 'OWNER',
): Promise<OutputOf<E>> => {
  expect((await mintaDari(caller, endpoint, input)).message).toBe(`Butuh Otorisasi ${kategori}`)
  const otorisasi = await setujui(caller, endpoint, input, oleh)
  return caller.call(endpoint, { ...(input as object), otorisasi } as typeof input)
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
  atribut_lengkap: false,
  potongan_manual: rp(0),
  nama_barang: 'CINCIN LAMA',
  harga: rp(5_400_000),
  ...lain,
})

/** A ring of 3.485 g that the shop sold for 5,733,000, as it comes back by its nota. */
export const cincinNota = (kode_barcode: string, lain: Partial<Baris> = {}): Baris =>
  cincinLama({ kode_barcode, harga: rp(5_733_000), ...lain })

/** Where a customer is paid whose money is transferred. */
export const REKENING_SARI: RekeningPelanggan = {
  bank_pelanggan: 'BCA',
  no_rekening_pelanggan: '5550001234',
  nama_rekening_pelanggan: 'SARI',
}

/** A form with these pieces, paid in cash. */
export const formBeli = (barang: readonly Baris[], lain: Partial<InputOf<typeof beli>> = {}): InputOf<typeof beli> => ({
  kode_sales: 'S01',
  nama_customer: 'BU SARI',
  alamat: 'JL. MAWAR 3',
  no_hp: '08123456789',
  kode_member: '-',
  nik: '3573010203040506',
  cara_bayar: 'CASH',
  no_rekening: '',
  kode_baki: 'BELI1',
  detail_barang: [...barang],
  otorisasi: null,
  ...(lain.cara_bayar === 'TRANSFER' ? REKENING_SARI : TANPA_REKENING),
  ...lain,
})

/** A form with pieces that have their nota: nobody shows a paper. */
export const formNota = (barang: readonly Baris[], lain: Partial<InputOf<typeof beli>> = {}): InputOf<typeof beli> =>
  formBeli(barang, { nik: '', ...lain })

/** A photo of a scale, for who stands in for his own witness. */
export const FOTO_TIMBANGAN =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Whoever is alone in the shop confirms with a photo what a witness would. @returns the agreement's id */
export const saksikanSendiri = async <E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: InputOf<E>,
): Promise<string> => {
  const { minta: id = '' } = await mintaDari(caller, endpoint, input)
  await caller.call(sendiri, { id, alasan: 'sendirian', foto: FOTO_TIMBANGAN })
  return id
}

/** Calls an endpoint and has what it asks for agreed to: by the owner, or by the caller himself where he is alone. */
export const disetujuiBila = async <E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> => {
  const butuh = await caller.call(endpoint, input).catch((error: unknown) => {
    if (error instanceof CallRefused && error.minta !== undefined) return error
    throw error
  })
  if (!(butuh instanceof CallRefused)) return butuh
  const minta = butuh.message.startsWith('Butuh Saksi') ? saksikanSendiri : setujui
  const otorisasi = await minta(caller, endpoint, input)
  return caller.call(endpoint, { ...(input as object), otorisasi } as typeof input)
}

/** What whoever validates a form found on his own scale. */
export const ditimbang = ({ no_grup, versi, barang }: OutputOf<typeof beli>['data']): InputOf<typeof validasiBeli> => ({
  data: [{ no_grup, versi }],
  timbang: barang.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar })),
})

/**
 * Buys pieces and has them validated, each weighed again.
 * @param kasir who validates: somebody else, or the caller where he is alone in the shop
 * @returns the form with its numbers
 */
export const beliSah = async (
  caller: Caller,
  barang: readonly Baris[],
  lain: Partial<InputOf<typeof beli>> = {},
  kasir = caller,
) => {
  const { data } = await disetujuiBila(caller, beli, formBeli(barang, lain))
  await disetujuiBila(kasir, validasiBeli, ditimbang(data))
  return data
}

/** Buys pieces, sorts them and lays them as one lot on the SS tray. @returns the lot's number */
export const lotSepuh = async (owner: Caller, barang: readonly Baris[]): Promise<string> => {
  const grup = await beliSah(owner, barang)
  const berat = mg(grup.barang.reduce((sum, one) => sum + one.berat, 0))
  const nomor = grup.barang.map((one) => one.no_faktur_beli)
  await owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang: 'SP',
    kode_baki: 'SP1',
    detail_barang: nomor.map((no_faktur_beli) => ({ no_faktur_beli, kode_lokasi_toko: 'BELI1' })),
    qty_asal: nomor.length,
    berat_asal: berat,
    qty_bos: nomor.length,
    berat_bos: berat,
  })
  const { no_sortir } = await owner.call(sortirSepuh, {
    kode_gudang: 'SS',
    kode_baki: 'SS1',
    detail_barang: nomor.map((no_faktur_beli) => ({ no_faktur_beli })),
  })
  return no_sortir
}

/** One old ring from purchase through gilding to the KC tray of its own shop. @returns the number of the dispatch */
export const sampaiLabeling = async (owner: Caller): Promise<string> => {
  await lotSepuh(owner, [cincinLama({ berat: gram(3), harga: rp(1_000_000) })])
  const sama = { kode_dept: 'CIN', qty_rusak: 0, berat_rusak: gram(0) }
  const isi = { qty: 1, berat: gram(3), qty_sepuh: 1, berat_sepuh: gram(3) }
  const { no_sepuh } = await owner.call(kirimSepuh, {
    detail_barang: [{ ...sama, ...isi, kode_barcode: '-', kode_baki: 'SS1', kode_group: 'MM' }],
  })
  const { no_terima_sepuh } = await owner.call(terimaSepuh, {
    no_sepuh,
    kode_baki: 'KS1',
    selesai: false,
    detail: [{ ...sama, qty_terima: 1, berat_terima: gram(2.99), berat_timbangan: gram(2.99) }],
    otorisasi: null,
  })
  const kirim = { jumlah_qty: 1, jumlah_berat: gram(2.99), berat_atribut: gram(0), tipe_barang: 'SP' as const }
  const { no_kirim_stock } = await owner.call(kirimLabeling, {
    no_terima_sepuh,
    detail_kirim: [{ ...kirim, kode_baki: 'KS1', kode_baki_tujuan: 'NISA1', kode_dept: 'CIN', kode_cabang: 'TK01' }],
    qty_kirim: 1,
    berat_kirim: gram(2.99),
    berat_atribut: gram(0),
    cabang: 'TK01',
  })
  return no_kirim_stock
}
