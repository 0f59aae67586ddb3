import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barangByBarcode, editBarang, hapusFotoBarang } from './data-barang.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
})
afterAll(() => shop.close())

const ubahan = (barang: { kode_barang: string; versi: number; nama_barang: string; kadar: string }) => ({
  kode_barang: barang.kode_barang,
  versi: barang.versi,
  nama_barang: barang.nama_barang,
  nama_atribut: '',
  harga_atribut: rp(0),
  kode_intern: '',
  kadar: barang.kadar,
  kadar_cetak: '700',
})

it('rewrites nothing that was sold, and no fineness', async () => {
  const cincin = await tambahCincin(owner)
  const bagus = { ...ubahan(cincin), nama_barang: 'GELANG EMAS MURNI' }
  await expect(gudang.call(editBarang, { ...bagus, kadar: '24K' })).rejects.toThrow(
    'Kadar Barang Hanya Diubah OWN Atau SU',
  )
  await gudang.call(editBarang, bagus)
  const kini = await owner.call(barangByBarcode, { kode: cincin.kode_barcode })
  await shop.db.run(
    sql`UPDATE barang SET status_barang = 'TERJUAL', kode_baki = NULL WHERE kode_barang = ${kini.kode_barang}`,
  )
  const terjual = `Barang ${kini.kode_barcode} Berstatus TERJUAL, Tidak Bisa Diedit`
  await expect(owner.call(editBarang, ubahan(kini))).rejects.toThrow(terjual)
  await expect(owner.call(hapusFotoBarang, { kode_barang: kini.kode_barang })).rejects.toThrow(terjual)
  await shop.db.run(
    sql`UPDATE barang SET status_barang = 'TERSEDIA', kode_baki = 'CN01' WHERE kode_barang = ${kini.kode_barang}`,
  )
})

it('keeps what an edit does not name', async () => {
  const cincin = await tambahCincin(owner)
  const isi = { nama_atribut: 'MATA MERAH', kode_intern: 'LAMA-7' }
  await owner.call(editBarang, { ...ubahan(cincin), ...isi })
  const kini = await owner.call(barangByBarcode, { kode: cincin.kode_barcode })
  const { nama_atribut: _, kode_intern: __, ...sebagian } = ubahan(kini)
  await owner.call(editBarang, { ...sebagian, nama_barang: 'CINCIN LAIN' })
  expect(await owner.call(barangByBarcode, { kode: cincin.kode_barcode })).toMatchObject({
    ...isi,
    nama_barang: 'CINCIN LAIN',
  })
})
