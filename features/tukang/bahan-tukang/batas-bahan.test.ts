/** Whoever may give material tries to leave more gold at one craftsman than may stand there. */
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiBahan, isiTukang, untukTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

it('is given once by eight who each give what is left', async () => {
  await beri(140)
  const hasil = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => beri(2, at % 2 === 0 ? {} : { kode_group: 'MT' })),
  )
  expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
