/** What a change of the price costs, in figures worked out by hand. */
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { formPesanan, pesan, TTP1, tunai } from '@kencana/testing/pesanan'
import { isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { baki } from '../../master/baki/baki.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { risikoHarga } from './pemilik.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPenjualan(owner)
  await owner.call(baki.create, TTP1)
  await isiBakiTitip(owner)
})
afterAll(() => shop.close())

const harga = (kode_group: string, n: number) =>
  shop.db.run(sql`UPDATE master_group SET harga = ${n} WHERE kode_group = ${kode_group}`)
const dititip = async (nama_customer: string, lain: Parameters<typeof tambahCincin>[1] = {}): Promise<string> => {
  const { kode_barcode } = await tambahCincin(owner, lain)
  const { barang } = await titipSah(owner, owner, [kode_barcode], {
    mengikat: true,
    nama_customer,
    kode_baki_titip: 'TT01',
  })
  return String(barang[0]?.no_titip)
}

/** An order locked for the 30 % that lock it. */
const dikunci = async (nama_customer: string): Promise<string> => {
  const isi = await formPesanan(owner, [{ kunci_harga: true }], { nama_customer, pembayaran: [tunai(2_512_500)] })
  return (await owner.call(simpanPesanan, isi)).no_grup
}

it('ends with the last locked day of a promise', async () => {
  const sebelum = (await owner.call(risikoHarga, {})).janji.jumlah
  const no_pesanan = await dikunci('LAIN')
  expect((await owner.call(risikoHarga, {})).janji.jumlah).toBe(sebelum + 1)
  await shop.db.run(sql`UPDATE pesanan SET kunci_sampai = tgl_system - 1 WHERE no_pesanan = ${no_pesanan}`)
  expect((await owner.call(risikoHarga, {})).janji.jumlah).toBe(sebelum)
  await shop.db.run(sql`UPDATE pesanan SET kunci_sampai = tgl_system WHERE no_pesanan = ${no_pesanan}`)
  expect((await owner.call(risikoHarga, {})).janji.jumlah).toBe(sebelum + 1)
  await shop.db.run(sql`UPDATE pesanan SET kunci_sampai = tgl_system - 1 WHERE no_pesanan = ${no_pesanan}`)
})

it('is what each promise costs beyond what its own customer left for it, deposits and orders alike', async () => {
  // 3.485 g of 70 % at 2,350,000: 5,733,000, half of it left. An order of 5 g, locked up to 5.5 g: 9,047,500.
  const sari = await dititip('SARI')
  const budi = await dititip('BUDI', { kode_group: 'MT', kode_dept: 'CINT', kadar: '22K', kadar_cetak: '916' })
  const ratna = await dikunci('RATNA')
  const tanpa = await pesan(owner, {}, { nama_customer: 'TANPA KUNCI', pembayaran: [tunai(1_000_000)] })
  const dulu = (await owner.call(risikoHarga, {})).janji
  expect(dulu).toMatchObject({ jumlah: 3, selisih: 0, risiko: 0 })
  expect(dulu.rows.map(({ nomor }) => nomor)).not.toContain(tanpa)
  expect(dulu.rows.find(({ nomor }) => nomor === ratna)).toMatchObject({
    kode_toko: 'TK01',
    jenis: 'PESANAN',
    nama_customer: 'RATNA',
    sampai: '2026-03-16',
    berat: 5500,
    harga_kunci: 2_350_000,
    titipan: 2_512_500,
  })
  await harga('MM', 3_350_000)
  await harga('MT', 1_000_000)
  const { janji } = await owner.call(risikoHarga, {})
  // What BUDI would pay too much, and what SARI left beyond her own loss, make up for nothing of RATNA's.
  expect(janji.rows.map(({ nomor, selisih, titipan, risiko }) => ({ nomor, selisih, titipan, risiko }))).toEqual([
    // 5.5 g × 70 % × 1,000,000 = 3,850,000, less 2,512,500
    { nomor: ratna, selisih: 3_850_000, titipan: 2_512_500, risiko: 1_337_500 },
    // 3.485 g × 70 % × 1,000,000 = 2,439,500: 8,172,500 less 5,733,000
    { nomor: sari, selisih: 2_439_500, titipan: 2_866_500, risiko: 0 },
    // 3.485 g × 91.6 %: 3,192,500 now, 7,502,000 then
    { nomor: budi, selisih: -4_309_500, titipan: 3_751_000, risiko: 0 },
  ])
  expect(janji).toMatchObject({
    jumlah: 3,
    berat: 12_470,
    selisih: 6_289_500,
    titipan: 9_130_000,
    risiko: 1_337_500,
  })
})

it('takes a locked price as it was meant when it was locked, whatever the shop’s prices mean by now', async () => {
  const janji = async () =>
    new Map(
      (await owner.call(risikoHarga, {})).janji.rows.map(({ nama_customer, selisih }) => [nama_customer, selisih]),
    )
  await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  await harga('MM', 1_680_000)
  const kini = await janji()
  // 5.5 g: 9,240,000 less 9,047,500. 3.485 g: 5,855,000 less 5,733,000.
  expect([kini.get('RATNA'), kini.get('SARI')]).toEqual([192_500, 122_000])
})
