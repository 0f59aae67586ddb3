/** What a sale refuses, everything staying as it was. Numbers in the names are those of the cases of the area's design. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { MAX_BERAT, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { setujui } from '@kencana/testing/pembelian'
import { formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barangByBarcode, editBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { barangDijual, hitungJualan } from './barang-jual.contract.ts'
import { bagiHarga } from './harga-jual.contract.ts'
import { jual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
})
afterAll(() => shop.close())

const cincin = async (lain = {}): Promise<string> => (await tambahCincin(owner, lain)).kode_barcode
/** What a sale changes, to be the same after a refusal. */
const keadaan = () =>
  shop.db.rows(sql`
    SELECT (SELECT count(*) FROM penjualan) AS nota, (SELECT count(*) FROM jurnal) AS jurnal,
      (SELECT string_agg(kode_barcode || status_barang || versi, ',' ORDER BY kode_barcode) FROM barang) AS barang,
      (SELECT coalesce(sum(jumlah), 0)::bigint FROM batas_pakai) AS batas, (SELECT sum(terakhir)::int FROM nomor) AS nomor`)
const ditolak = async (isian: InputOf<typeof jual>, kata: string, siapa = sales): Promise<void> => {
  const awal = await keadaan()
  expect((await tolakan(siapa, jual, isian))[1]).toBe(kata)
  expect(await keadaan()).toEqual(awal)
}

describe('a piece', () => {
  it('kasus 8: whose kadar was edited after the scan is asked again, and costs what it is now', async () => {
    const kode = await cincin()
    const isian = await formJual(sales, [kode])
    const { kode_barang, versi, nama_barang, harga_atribut, kadar_cetak } = await owner.call(barangByBarcode, { kode })
    const edit = { kode_barang, versi, nama_barang, nama_atribut: '', harga_atribut, kadar_cetak, kode_intern: '' }
    await owner.call(editBarang, { ...edit, kadar: '17K' })
    await ditolak(isian, `Barang ${kode} Sudah Diproses Oleh User Lain`)
    const [baru] = await sales.call(hitungJualan, { kode_barcode: [kode] })
    // 2,350,000 x 75 % x 3.485 = 6,142,312.50, up to 500
    expect(baru).toMatchObject({ versi: versi + 1, total_hitung: 6_142_500 })
    // Nor at its old price by who has seen the edit.
    const lama = isian.detail_barang.map((one) => ({ ...one, versi: versi + 1 }))
    await ditolak({ ...isian, detail_barang: lama }, `Harga ${nama_barang} Sudah Berubah, Silahkan Hitung Ulang`)
    const { data } = await sales.call(jual, await formJual(sales, [kode]))
    expect(data.total).toBe(6_142_500)
  })

  it('kasus 15: of another shop is neither shown nor sold there', async () => {
    await shop.toko(owner, 'TK02')
    const cabang = await shop.user(owner, 'SALES-TK02', 'SALES', 'TK02')
    await isiPenjualan(await shop.user(owner, 'BOS-TK02', 'SU', 'TK02'))
    const sini = await cincin()
    const isian = await formJual(sales, [sini])
    expect(await tolakan(cabang, barangDijual, { kode: sini })).toEqual([422, `Barang ${sini} Di Toko TK01`])
    await ditolak(isian, `Barang ${sini} Di Toko TK01`, cabang)
    expect((await sales.call(jual, isian)).data.status).toBe('OPEN')
  })
})

describe('a price', () => {
  it('kasus 13: is above 0, whatever is taken off', async () => {
    const kode = await cincin({ ongkos: rp(75_000) })
    for (const total of [0, -500]) {
      const isian = await formJual(sales, [kode], {}, [{ total: rp(total) }])
      await ditolak(isian, total === 0 ? 'Total Harus Lebih Dari 0' : 'Total Tidak Boleh Kurang Dari 0')
    }
  })

  it('kasus 13: has no making beyond what is paid, nor one that no number holds', async () => {
    const TERBANYAK = 100_000_000_000
    const isian = async (kode: string, nominal: number) =>
      formJual(sales, [kode], {}, [{ ongkos: { nominal: rp(nominal), tipe_ongkos: 'GRAM' as const } }])
    const kode = await cincin()
    await ditolak(await isian(kode, TERBANYAK), `Ongkos Barang ${kode} Lebih Dari Yang Dibayar`)
    await ditolak(await isian(kode, TERBANYAK + 1), 'Isian nominal Tidak Boleh Lebih Dari 100,000,000,000')
    // 95 kg of it are 9,500,000,000,000,000 rupiah: more than a number holds exactly.
    const berat = gram(95_000)
    const batang = await cincin({ berat, berat_asli: berat, is_markis: true, harga_total: rp(9_000_000) })
    await ditolak(await isian(batang, TERBANYAK), 'Harga Terlalu Besar')
    // The most that fits is exact to the rupiah.
    const dasar = { harga_hitung: rp(0), harga_atribut: rp(0), ongkos: rp(0) }
    const bagian = (nominal: number) =>
      bagiHarga(dasar, MAX_BERAT, { total: rp(0), ongkos: { nominal: rp(nominal), tipe_ongkos: 'GRAM' } })
    expect(bagian(90_071_992_500).ongkos).toBe(9_007_199_250_000_000)
    expect(() => bagian(90_071_992_600)).toThrow('bukan bilangan bulat yang aman')
  })
})

describe('an agreement', () => {
  const murah = (kode: string, total = 5_000_000) => formJual(sales, [kode], {}, [{ total: rp(total) }])
  const LAIN = 'Otorisasi Tidak Berlaku Untuk Data Ini'

  it('kasus 12: holds for one draft, one user and one price, and once', async () => {
    const isian = await murah(await cincin())
    const otorisasi = await setujui(sales, jual, isian)
    const beda = isian.detail_barang.map((one) => ({ ...one, total: rp(4_999_500) }))
    await ditolak({ ...isian, otorisasi, detail_barang: beda }, LAIN)
    await ditolak({ ...(await murah(await cincin())), otorisasi }, LAIN)
    await ditolak({ ...isian, otorisasi }, LAIN, await shop.user(owner, 'SALES2', 'SALES'))
    await sales.call(jual, { ...isian, otorisasi })
    await ditolak({ ...(await murah(await cincin())), otorisasi }, 'Otorisasi Sudah Dipakai')
  })
})
