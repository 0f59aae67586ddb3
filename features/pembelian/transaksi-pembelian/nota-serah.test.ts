/** Buying back what was made to order, and what is worth nothing. Numbers in the names are those of the area's design. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import {
  beliSah,
  cincinLama,
  cincinNota,
  disetujuiBila,
  formBeli,
  isiKondisi,
  isiPembelian,
} from '@kencana/testing/pembelian'
import { pesan, TTP1, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { pesanDisaksikan } from '@kencana/testing/saksi'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { baki } from '../../master/baki/baki.contract.ts'
import { batalSerah, serahPesanan, tagihanPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { notaBeli } from './nota-beli.contract.ts'
import { batalBeli, beli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await owner.call(baki.create, TTP1)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

it('04.5.9 a piece that was made to order comes back by the nota it was handed over with, which is then not undone', async () => {
  const no_pesanan = await pesan(owner)
  await buat(owner, no_pesanan, 5)
  const kode = await masukkanJadi(owner, no_pesanan, 5)
  // 5 g × 70 % × 2,350,000, and 150,000 for the work
  const isian = { no_pesanan, diskon: rp(0), pembayaran: [tunai(8_375_000)], kode_baki_contoh: '', otorisasi: null }
  const { no_serah } = await owner.call(serahPesanan, isian)
  const [satu] = await sales.call(notaBeli, { kode: no_serah })
  expect(satu).toMatchObject({ kode_barcode: kode, keadaan: 'DI CUSTOMER', berat: 5_000, beda_emas: 0 })
  const ulang = { no_serah, alasan: 'SALAH', otorisasi: null }
  const { no_grup } = await beliSah(
    sales,
    [cincinNota(kode, { harga: rp(8_000_000), berat: gram(5) })],
    { nik: '' },
    kasir,
  )
  expect((await tolakan(owner, batalSerah, ulang))[1]).toMatch(/^Barang \d+ Sudah Tidak Di Customer$/)
  await disetujuiBila(kasir, batalBeli, { no_faktur_beli: [no_grup], alasan: 'salah', otorisasi: null })
  expect(await sales.call(notaBeli, { kode: no_serah })).toMatchObject([{ keadaan: 'DI CUSTOMER' }])
  await disetujuiBila(owner, batalSerah, ulang)
  expect(await shop.violations()).toEqual([])
})

it("04.5.9 what is in a piece of its customer's own gold is worth what it was worth that day, however much of it there was", async () => {
  const nilai = async (berat: number, berat_customer: number, perkiraan_berat: number) => {
    const ingin = { berat_customer: gram(berat_customer), perkiraan_berat: gram(perkiraan_berat) }
    const no_grup = berat_customer > 2 ? await pesanDisaksikan(sales, owner, ingin) : await pesan(sales, ingin)
    await buat(owner, no_grup, berat)
    await masukkanJadi(owner, no_grup, berat)
    const { total, beli, persekot } = await owner.call(tagihanPesanan, { no_pesanan: no_grup })
    const sisa = total - beli - persekot
    const pembayaran = sisa === 0 ? [] : [tunai(Math.abs(sisa))]
    const isian = { no_pesanan: no_grup, diskon: rp(0), pembayaran, kode_baki_contoh: '', otorisasi: null }
    const { no_serah } = await disetujuiBila(kasir, serahPesanan, isian)
    const [satu] = await sales.call(notaBeli, { kode: no_serah })
    return satu?.harga_bayar
  }
  // 70 % × 2,350,000 a gram: of 4 g his 5 g are more, of 5 g they are all, of 5.001 g all but a milligram, of 5 g
  // his 2 g are a part; and 150,000 for the work.
  expect(await nilai(4, 5, 5)).toBe(6_730_000)
  expect(await nilai(5, 5, 5)).toBe(8_375_000)
  expect(await nilai(5.001, 5, 5)).toBe(8_377_000)
  expect(await nilai(5, 2, 5)).toBe(8_375_000)
})

it('04.5.10 nothing is bought whose deductions are more than it is worth', async () => {
  const barang = cincinLama({ potongan_manual: rp(900_000_000), harga: rp(0), harga_hitung: rp(0) })
  expect(await tolakan(sales, beli, formBeli([barang]))).toEqual([
    expect.any(Number),
    expect.stringContaining('Harga Harus Lebih Dari 0'),
  ])
  expect(await shop.violations()).toEqual([])
})
