import { sql } from '@kencana/database'
import { parsePersen } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { kadar } from './kadar.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await owner.call(kadar.create, { kode: '11K', persentase: parsePersen(45) })
  await tambahCincin(owner)
})
afterAll(() => shop.close())

/** A ring of a fineness far below its category's, agreed to. */
const masuk = (kadar: string) => disetujuiBila(owner, tambahBarang, cincin({ kadar }))

const mm = { nama_group: 'MAS MUDA', jenis_group: 'PERHIASAN', harga: 2_350_000, harga_modal: 2_300_000 }
const groupJadi = (kode: string, persentase: number) =>
  owner.send('PUT', `group/edit/by-kode-group/${kode}`, { body: { ...mm, persentase } })
const kadarJadi = (kode: string, persentase: number) =>
  owner.send('PUT', `masterkadar/edit/by-kode/${kode}`, { body: { persentase } })
const tersimpan = async () =>
  (await shop.db.rows<{ persentase: number }>(sql`SELECT persentase FROM master_group ORDER BY kode_group`)).map(
    (row) => row.persentase,
  )

it('changes the fineness of nothing that was used', async () => {
  const text = 'Persentase Group MM Tidak Bisa Diganti Karena Sudah Dipakai'
  expect(await groupJadi('MM', 1)).toMatchObject({ status: 422, text })
  const body = { nama_kategori: 'MAS MUDA', harga_pergram: 2_350_000, kadar: '-', presentase: 1 }
  expect(await owner.send('PUT', 'kategori/edit/by-kode-kategori/MM', { body })).toMatchObject({ status: 422, text })
  expect(await kadarJadi('16K', 1)).toMatchObject({
    status: 422,
    text: 'Persentase Kadar 16K Tidak Bisa Diganti Karena Sudah Dipakai',
  })
  // A closed day later just the same.
  owner = await shop.nextDay(owner)
  expect((await groupJadi('MM', 1)).text).toBe(text)
  expect(await tersimpan()).toEqual([700_000, 916_000])
})

it('takes no code away or up that was used, nor one that is a number by itself', async () => {
  const hapus = (kode: string) => owner.send('DELETE', `masterkadar/delete/by-kode/${kode}`)
  const tambah = (kode: string, persentase: number) =>
    owner.send('POST', 'masterkadar/add', { body: { kode, persentase } })
  expect((await tambah('70', 35)).text).toBe('Kadar Tidak Boleh Angka Saja')
  await masuk('11K')
  expect((await hapus('11K')).text).toBe('Kadar 11K Sudah Dipakai')
  await masuk('13K')
  expect((await tambah('13K', 35)).text).toBe('Kadar 13K Sudah Dipakai Tanpa Master')
  expect((await tambah('12K', 50)).status).toBe(200)
  expect((await hapus('12K')).status).toBe(200)
})

it('changes everything else of it, and the fineness of what was never used', async () => {
  expect((await groupJadi('MM', 70)).status).toBe(200)
  expect((await groupJadi('MT', 90)).status).toBe(200)
  await owner.call(kadar.create, { kode: '10K', persentase: parsePersen(41) })
  expect((await kadarJadi('10K', 42)).status).toBe(200)
  expect(await tersimpan()).toEqual([700_000, 900_000])
})
