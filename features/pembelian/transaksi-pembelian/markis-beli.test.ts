/** Kasus 12: a piece that was sold at a price of its own comes back by its nota. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinNota, disetujuiBila, formNota, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barangByBarcode, editBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { parameterPotonganKategori } from '../../master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { hitungBeli } from './harga-beli.contract.ts'
import { notaBeli } from './nota-beli.contract.ts'
import { beli, getBeli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
let sales: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(90_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const potongan = { potongan_harga: rp(15_000), potongan_markis: parsePersen(10), kondisi_bawaan: '' }
  await owner.call(parameterPotonganKategori.create, { kode_group: 'MM', ...potongan })
  sales = await shop.user(owner, 'SALES', 'SALES')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
afterAll(() => shop.close())

/** By its category 5,733,000, by itself 7,250,000. */
const KATEGORI = 5_733_000
const TETAP = 7_250_000

const cincin = async (lain: Parameters<typeof tambahCincin>[1] = {}) => (await tambahCincin(owner, lain)).kode_barcode
const markis = () => cincin({ is_markis: true, harga_total: rp(TETAP) })

describe('04.5.12 bought back', () => {
  const terjual = async (kode: string) =>
    (await jualSah(sales, kasir, [kode], { nama_customer: 'BU SARI' })).no_faktur_jual

  it('a markis piece is less by its percent of what was paid, whatever gold costs and whatever is ticked', async () => {
    const kode = await markis()
    await terjual(kode)
    expect(await sales.call(notaBeli, { kode })).toMatchObject([{ is_markis: true, harga_bayar: TETAP }])
    // 10 % of 7,250,000 are 725,000; by its category it would be 15,000 of today's 5,733,000.
    for (const is_markis of [true, false]) {
      const nilai = await sales.call(hitungBeli, cincinNota(kode, { is_markis }))
      expect(nilai, String(is_markis)).toMatchObject({
        harga_nota: TETAP,
        potongan_kategori: 725_000,
        harga_hitung: 6_525_000,
      })
    }
    await beliSah(sales, [cincinNota(kode, { harga: rp(6_525_000) })], { nik: '' }, kasir)
    const [satu] = await shop.db.rows(
      sql`SELECT is_markis, harga FROM pembelian WHERE kode_barang = ${`B${kode.slice(0, 9)}`}`,
    )
    expect(satu).toEqual({ is_markis: true, harga: 6_525_000 })
  })

  it('says what gold costs against the day it was sold, where its price followed gold', async () => {
    const [polos, tetap] = [await cincin(), await markis()]
    await terjual(polos)
    await terjual(tetap)
    const beda = async (kode: string) => (await sales.call(notaBeli, { kode }))[0]?.beda_emas
    const ganti = (harga: number) => shop.db.run(sql`UPDATE master_group SET harga = ${harga} WHERE kode_group = 'MM'`)
    expect(await beda(polos)).toBe(0)
    // 2,350,000 and 12 % of it, then 200,000 less: 8.5106 %
    await ganti(2_632_000)
    expect([await beda(polos), await beda(tetap)]).toEqual([120_000, null])
    await ganti(2_150_000)
    expect(await beda(polos)).toBe(-85_106)
    await ganti(2_350_000)
  })

  it('another piece is less by its category’s amount, though somebody ticks markis', async () => {
    const kode = await cincin()
    await terjual(kode)
    // 10 % would be 573,300.
    const nilai = await sales.call(hitungBeli, cincinNota(kode, { is_markis: true }))
    expect(nilai).toMatchObject({ harga_nota: KATEGORI, potongan_kategori: 15_000 })
    const harga = nilai.harga_hitung
    const { data } = await sales.call(beli, formNota([cincinNota(kode, { is_markis: true, harga })]))
    expect((await sales.call(getBeli, { no_faktur: data.no_grup })).barang[0]).toMatchObject({ is_markis: false })
  })

  it('is what it was sold as: nobody makes it another once it is the customer’s', async () => {
    const kode = await cincin()
    await terjual(kode)
    const { kode_barang, nama_barang, harga_atribut, kadar, kadar_cetak } = await owner.call(barangByBarcode, { kode })
    const isi = { kode_barang, nama_barang, nama_atribut: '', harga_atribut, kadar, kadar_cetak, kode_intern: '' }
    await expect(owner.call(editBarang, { ...isi, is_markis: true, harga_total: rp(TETAP) })).rejects.toThrow(
      `Barang ${kode} Berstatus TERJUAL, Tidak Bisa Diedit`,
    )
  })

  it('in exchange is valued alike', async () => {
    const kode = await markis()
    await terjual(kode)
    const baru = await cincin({ berat: gram(6), berat_asli: gram(6.02) })
    const isi = await formJual(sales, [baru])
    const total = isi.detail_barang[0]?.total ?? 0
    const barang = cincinNota(kode, { harga: rp(6_525_000), is_markis: false })
    const tukar = { kode_baki: 'BELI1', detail_barang: [barang] }
    const { data } = await disetujuiBila(sales, jual, { ...isi, tukar, pembayaran: [bayarTunai(total - 6_525_000)] })
    const [satu] = await shop.db.rows(
      sql`SELECT is_markis, potongan_kategori FROM pembelian WHERE no_faktur_tukar = ${data.no_faktur_jual}`,
    )
    expect(satu).toEqual({ is_markis: true, potongan_kategori: 725_000 })
  })
})
