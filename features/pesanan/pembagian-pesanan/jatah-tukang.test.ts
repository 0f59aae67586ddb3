/** Whoever gives out work tries to write down more loss and more fee than the work is worth. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tukang } from '../../master/tukang/tukang.contract.ts'
import { bagiPesanan, batalPembagian, pindahPesanan } from './pembagian-pesanan.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
let no_pesanan: string
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await isiMaster(owner)
  await isiPesanan(owner)
  await owner.call(tukang.create, { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET' })
  await owner.call(tukang.create, { kode_tukang: 'T02', nama_tukang: 'PAK DARMO' })
  no_pesanan = await pesan(owner)
})
afterEach(() => shop.close())

const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT no_pesanan, status, ongkos_tukang, susut_tukang, versi FROM pesanan`),
    shop.db.rows(sql`SELECT * FROM pembagian_pesanan`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis`),
  ])
/** An order of about 5 g: 3 % of it are 0.150 g, at 100,000 a gram it is worth 500,000 of work. */
const isi = (susut: number, ongkos: number, kode_tukang = 'T01') => ({
  no_pesanan,
  kode_tukang,
  berat_susut: gram(susut),
  ongkos_tukang: rp(ongkos),
  otorisasi: null,
})

it('is agreed to above 3 % of loss and 100,000 a gram of the estimate, when given out and when moved', async () => {
  const sebelum = await keadaan()
  const bagi = (susut: number, ongkos: number) => gudang.call(bagiPesanan, isi(susut, ongkos))
  await expect(bagi(0.151, 500_000)).rejects.toThrow('Butuh Otorisasi JATAH TUKANG')
  await expect(bagi(0.15, 500_001)).rejects.toThrow('Butuh Otorisasi ONGKOS TUKANG')
  await expect(bagi(55, 9_000_000)).rejects.toThrow('Butuh Otorisasi JATAH TUKANG, ONGKOS TUKANG')
  expect(await keadaan()).toEqual(sebelum)
  await bagi(0.15, 500_000)
  const pindah = (susut: number, ongkos: number) =>
    gudang.call(pindahPesanan, { ...isi(susut, ongkos, 'T02'), alasan: 'SAKIT' })
  const dibagi = await keadaan()
  await expect(pindah(0.151, 500_000)).rejects.toThrow('Butuh Otorisasi JATAH TUKANG')
  await expect(pindah(0.15, 500_001)).rejects.toThrow('Butuh Otorisasi ONGKOS TUKANG')
  expect(await keadaan()).toEqual(dibagi)
  await pindah(0.15, 500_000)
})

it('is agreed to for exactly this allowance, and undone by agreement', async () => {
  const { no_pembagian } = await denganOtorisasi(gudang, bagiPesanan, isi(0.3, 75_000), 'JATAH TUKANG')
  const batal = { no_pembagian, alasan: 'salah', otorisasi: null }
  await denganOtorisasi(gudang, batalPembagian, batal, 'BATAL DOKUMEN')
  await expect(gudang.call(bagiPesanan, isi(0.3, 75_000))).rejects.toThrow('Butuh Otorisasi JATAH TUKANG')
})
