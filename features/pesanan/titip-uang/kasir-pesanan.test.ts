/** Money of orders goes through the cashier: SALES takes the wish, and gives the piece that is paid for. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { formPesanan, isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { batalSerah, serahPesanan } from '../serah-pesanan/serah-pesanan.contract.ts'
import { simpanPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'
import { batalTitip, tambahTitip } from './titip-uang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(5_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
  // The owner lets SALES undo: whose money it is stays another question.
  await shop.db.run(sql`
    INSERT INTO hak_aksi (user_id, menu_name, aksi)
    SELECT 'SALES', '/lihat-pesanan', aksi FROM unnest('{batal,batal-titip,batal-serah}'::text[]) aksi`)
})
afterAll(() => shop.close())

const jadi = async (berat: number, titip: number) => {
  const no_pesanan = await pesan(owner, {}, { pembayaran: [tunai(titip)] })
  await buat(owner, no_pesanan, berat)
  await masukkanJadi(owner, no_pesanan, berat)
  return no_pesanan
}
const isiSerah = (no_pesanan: string, bayar: number) => ({
  no_pesanan,
  diskon: rp(0),
  pembayaran: bayar === 0 ? [] : [tunai(bayar)],
  kode_baki_contoh: '',
  otorisasi: null,
})
const isiBatal = (no_pesanan: string, kembali: number) => ({
  no_pesanan,
  alasan: 'tidak jadi',
  pembayaran: kembali === 0 ? [] : [tunai(kembali)],
  kode_baki_contoh: '',
  otorisasi: null,
})
const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT no_pesanan, status, versi FROM pesanan ORDER BY 1`),
    shop.db.rows(sql`SELECT count(*)::int AS n FROM jurnal`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
  ])
const KASIR = [403, 'Serahkan Ke Kasir']
const tanpa = async (kerja: () => Promise<unknown>) => {
  const sebelum = await keadaan()
  expect(await kerja()).toEqual(KASIR)
  expect(await keadaan()).toEqual(sebelum)
}

it('is booked by no seller: not ahead, not at the handing over, not back', async () => {
  const form = await formPesanan(sales)
  await tanpa(() => tolakan(sales, simpanPesanan, { ...form, pembayaran: [tunai(100_000)] }))
  // Another form, or the idempotent answer to the first would come back.
  const { no_grup: no_pesanan } = await sales.call(simpanPesanan, { ...form, pembayaran: [] })
  await tanpa(() => tolakan(sales, tambahTitip, { no_pesanan, pembayaran: [tunai(100_000)] }))
  const { no_titip } = await kasir.call(tambahTitip, { no_pesanan, pembayaran: [tunai(100_000)] })
  await tanpa(() => tolakan(sales, batalTitip, { no_titip, alasan: 'salah', otorisasi: null }))
  await tanpa(() => tolakan(sales, batalPesanan, isiBatal(no_pesanan, 100_000)))
  const siap = await jadi(1, 500_000)
  await tanpa(() => tolakan(sales, serahPesanan, isiSerah(siap, 1_295_000)))
  const { no_serah } = await kasir.call(serahPesanan, isiSerah(siap, 1_295_000))
  await tanpa(() => tolakan(sales, batalSerah, { no_serah, alasan: 'salah', otorisasi: null }))
})

it('is no question where none moves: a seller gives what is paid for, and calls off what nobody paid for', async () => {
  const lunas = await jadi(1, 1_795_000)
  const { no_serah } = await sales.call(serahPesanan, isiSerah(lunas, 0))
  await denganOtorisasi(sales, batalSerah, { no_serah, alasan: 'salah', otorisasi: null }, 'BATAL SERAH PESANAN')
  const kosong = await pesan(sales, {}, { pembayaran: [] })
  expect((await sales.call(batalPesanan, isiBatal(kosong, 0))).message).toBe('Berhasil')
})

it('is taken by who enters it where the shop has it so', async () => {
  const ubah = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'kasir_uang', value, otorisasi: null })
  await ubah('TIDAK')
  const no_pesanan = await pesan(sales, {}, { pembayaran: [tunai(100_000)] })
  expect((await sales.call(tambahTitip, { no_pesanan, pembayaran: [tunai(50_000)] })).titip).toBe(150_000)
  await ubah('YA')
})
