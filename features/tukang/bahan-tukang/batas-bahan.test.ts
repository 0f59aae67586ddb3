/** Whoever may give material tries to leave more gold at one craftsman than may stand there. */
import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { bagi, hitungSo, jadi, selesaikan, untukDikerjakan } from '@kencana/testing/pesanan-tukang'
import { isiBahan, isiTukang, untukTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import {
  bagiPesanan,
  batalPembagian,
  pindahPesanan,
} from '../../pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { batalSelesai } from '../../pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { batalSo } from '../../pesanan/stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import { ambilBahan, batalBahan, tambahBahan } from './bahan-tukang.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await isiMaster(owner)
  await isiTukang(owner)
  await isiBahan(owner, 300)
  await isiBahan(owner, 100, { kode_group: 'MT' })
  await isiBahan(owner, 10, { jenis: 'PATRI' })
})
afterEach(() => shop.close())

const BUTUH = 'Butuh Otorisasi BAHAN TUKANG'
const beri = (berat: number, lain: object = {}) => gudang.call(tambahBahan, untukTukang(berat, lain))
const keadaan = () =>
  shop.db.rows(sql`SELECT akun, ref, kode_group, mg FROM saldo_akun('TK01', 'infinity', ARRAY['TUKANG', 'BAHAN_TOKO'])
    WHERE mg <> 0 ORDER BY 1, 2, 3`)

it('stands at one craftsman to 100 g of fine gold, all categories and solder together, however often it is given', async () => {
  // 142.859 g of 70 % are 100.001 g of fine gold
  const sebelum = await keadaan()
  await expect(beri(142.859)).rejects.toThrow(BUTUH)
  expect(await keadaan()).toEqual(sebelum)
  await beri(100)
  // 70 g of fine gold, and of 91.6 % 32.752 g are 30.001 g of it, 32.750 g are 29.999 g
  const diberi = await keadaan()
  await expect(beri(32.752, { kode_group: 'MT' })).rejects.toThrow(BUTUH)
  expect(await keadaan()).toEqual(diberi)
  await beri(32.75, { kode_group: 'MT' })
  await expect(beri(0.01)).rejects.toThrow(BUTUH)
  await expect(beri(0.01, { jenis: 'PATRI' })).rejects.toThrow(BUTUH)
  await beri(50, { kode_tukang: 'T02' })
  await denganOtorisasi(gudang, tambahBahan, { ...untukTukang(10), otorisasi: null }, 'BAHAN TUKANG')
})

it('comes back to him by an undo only where it could be given to him', async () => {
  await beri(140)
  const { no_tambah_tukar } = await gudang.call(ambilBahan, untukTukang(40))
  await beri(40)
  const batal = { no_tambah_tukar, alasan: 'salah', otorisasi: null }
  const sebelum = await keadaan()
  await expect(gudang.call(batalBahan, batal)).rejects.toThrow(BUTUH)
  expect(await keadaan()).toEqual(sebelum)
  await denganOtorisasi(gudang, batalBahan, batal, 'BAHAN TUKANG')
})

/** An order of 10 g of MM of the customer's own. */
const emasCustomer = async () => {
  await isiPesanan(owner)
  await owner.call(ubahParaSystem, { key: 'emas_sendiri', value: '10' })
  return pesan(owner, { perkiraan_berat: gram(12), berat_customer: gram(10) })
}

it('counts the customer’s gold that goes along with an order, given out, moved, or brought back by an undo', async () => {
  const no_pesanan = await emasCustomer()
  // 95.200 g of fine gold stand at T01; 10 g of MM are 7 more.
  await beri(136)
  const keT01 = untukDikerjakan(no_pesanan, { otorisasi: null })
  const sebelum = await keadaan()
  await expect(gudang.call(bagiPesanan, keT01)).rejects.toThrow(BUTUH)
  expect(await keadaan()).toEqual(sebelum)
  await bagi(gudang, no_pesanan, { kode_tukang: 'T02' })
  const pindah = { ...keT01, alasan: 'SAKIT' }
  await expect(gudang.call(pindahPesanan, pindah)).rejects.toThrow(BUTUH)
  await gudang.call(ambilBahan, untukTukang(10))
  await gudang.call(pindahPesanan, pindah)
  const { no_pembagian } = await gudang.call(pindahPesanan, { ...pindah, kode_tukang: 'T02' })
  await beri(10)
  const batal = { no_pembagian, alasan: 'SALAH', otorisasi: null }
  await expect(gudang.call(batalPembagian, batal)).rejects.toThrow(BUTUH)
  await denganOtorisasi(gudang, batalPembagian, batal, 'BAHAN TUKANG')
})

it('counts what comes back to him when finished work or its settlement is undone', async () => {
  await isiPesanan(owner)
  const no_pesanan = await pesan(owner)
  await beri(100)
  await bagi(gudang, no_pesanan)
  await beri(1, { jenis: 'PATRI' })
  const no_selesai = await selesaikan(gudang, no_pesanan, jadi(no_pesanan))
  const no_so_pesanan = await hitungSo(gudang, 94.9)
  await beri(140)
  const batalHitung = { no_so_pesanan, alasan: 'SALAH', otorisasi: null }
  await expect(gudang.call(batalSo, batalHitung)).rejects.toThrow(BUTUH)
  await denganOtorisasi(gudang, batalSo, batalHitung, 'BAHAN TUKANG')
  const batal = { no_selesai, alasan: 'SALAH', otorisasi: null }
  await expect(gudang.call(batalSelesai, batal)).rejects.toThrow(BUTUH)
  await denganOtorisasi(gudang, batalSelesai, batal, 'BAHAN TUKANG')
})

it('is given once by eight who each give what is left', async () => {
  await beri(140)
  const hasil = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => beri(2, at % 2 === 0 ? {} : { kode_group: 'MT' })),
  )
  expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
