/** Who may set prices, or has a friend who may, tries to sell at a price that stood for a minute. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { formPesanan, isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { serahPesanan, tagihanPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { hitungPesanan, simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
/** A finished ring of 1 g, not handed over yet. */
let no_pesanan: string
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 50)
  await beriBahan(owner, 50)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  no_pesanan = await pesan(owner)
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
})
afterEach(() => shop.close())

const menit = (banyak: number) => shop.clock.walk(banyak / 1440)
const ubah = (harga: number) => owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(harga), harga_modal: null })
const tagihan = async () => {
  const { harga_gram, harga_sampai } = await kasir.call(tagihanPesanan, { no_pesanan })
  return [harga_gram, harga_sampai]
}
const keinginan = async () => (await formPesanan(kasir)).detail_barang.map(({ sub_total }) => sub_total)
/** 150,000 for the work. */
const serah = (harga_gram: number, diskon = 0) =>
  kasir.call(serahPesanan, {
    no_pesanan,
    diskon: rp(diskon),
    pembayaran: [tunai(harga_gram * 0.7 + 150_000 - diskon)],
    kode_baki_contoh: '',
    otorisasi: null,
  })

it('is the higher one for 60 minutes after a cut, at the handing over and for an order', async () => {
  // Monday, 2 March 2026, 09:00 in the shop.
  expect(await tagihan()).toEqual([2_350_000, null])
  const dulu = await keinginan()
  await ubah(2_300_000)
  expect(await tagihan()).toEqual([2_350_000, '2026-03-02T03:00:00Z'])
  expect(await keinginan()).toEqual(dulu)
  await expect(serah(2_300_000)).rejects.toThrow('Pembayaran Harus Rp. 1,795,000')
  menit(59)
  expect(await tagihan()).toEqual([2_350_000, '2026-03-02T03:00:00Z'])
  await expect(serah(2_300_000)).rejects.toThrow('Pembayaran Harus Rp. 1,795,000')
  menit(1)
  expect(await tagihan()).toEqual([2_300_000, null])
  // 5 g × 70 % × 50,000 less
  expect(await keinginan()).toEqual(dulu.map((one) => one - 175_000))
  expect((await serah(2_300_000)).data).toMatchObject({ harga_gram: 2_300_000, total: 1_760_000 })
})

it('cannot be cut, sold at and raised again, in however many steps, and a rise holds at once', async () => {
  await ubah(2_300_000)
  menit(30)
  await ubah(2_250_000)
  menit(29)
  expect((await tagihan())[0]).toBe(2_350_000)
  menit(2)
  // The first price is more than an hour old, the second is not.
  expect((await tagihan())[0]).toBe(2_300_000)
  await ubah(2_310_000)
  expect(await tagihan()).toEqual([2_310_000, null])
  expect((await serah(2_310_000)).data).toMatchObject({ harga_gram: 2_310_000 })
})

it('is gone below by a discount, which needs agreement like any other', async () => {
  await ubah(2_300_000)
  // 3 % of 1,795,000 is 53,850.
  await expect(serah(2_350_000, 53_851)).rejects.toThrow('Butuh Otorisasi DISKON PESANAN')
  await serah(2_350_000, 35_000)
})

it('is what an order is locked at', async () => {
  await ubah(2_300_000)
  const murah = await formPesanan(kasir, [{ sub_total: rp(8_200_000) }])
  await expect(kasir.call(simpanPesanan, murah)).rejects.toThrow('Sudah Berubah')
  const isi = await formPesanan(kasir, [{ kunci_harga: true }], { pembayaran: [tunai(3_000_000)] })
  const { data } = await kasir.call(simpanPesanan, isi)
  expect(JSON.stringify(data)).toContain('2350000')
  const { kode_group, kode_dept, kadar, perkiraan_berat, berat_customer, harga_atribut, ongkos } =
    isi.detail_barang[0] ?? {}
  const satu = { kode_group, kode_dept, kadar, perkiraan_berat, berat_customer, harga_atribut, ongkos } as never
  expect(await kasir.call(hitungPesanan, satu)).toMatchObject({
    harga_gram: 2_350_000,
    harga_sampai: expect.any(String),
  })
})
