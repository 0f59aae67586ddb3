import { openShop, type TestShop, type User } from '@kencana/testing'
import { masterSuite } from '@kencana/testing/master'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { lotMM, uji, ujiTambah } from '@kencana/testing/uji'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batalPesanan } from '../../pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { jenis } from './jenis.contract.ts'

const group = (kode_group: string) => ({
  kode_group,
  nama_group: kode_group,
  jenis_group: 'PERHIASAN',
  harga: 1000,
  harga_modal: 900,
  persentase: 70,
})
const addGroups = async (owner: User) => {
  for (const kode of ['MM', 'MT']) await owner.send('POST', 'group/add', { body: group(kode) })
}
const CIN = { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' }

masterSuite({
  master: jenis,
  row: CIN,
  change: { nama_dept: 'CINCIN KAWIN' },
  prepare: addGroups,
  inUse: {
    make: async (owner) => {
      await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'A1' })
    },
    text: 'Jenis CIN Masih Ada Barangnya',
  },
})

describe('jenis', () => {
  let shop: TestShop
  let owner: User
  beforeAll(async () => {
    shop = await openShop([uji])
    owner = await shop.setup()
    await addGroups(owner)
    await owner.send('POST', 'jenis/add', { body: CIN })
  })
  afterAll(() => shop.close())

  it('keeps its kategori from being deleted while any of its goods are in hand', async () => {
    await owner.send('POST', 'group/add', { body: group('MX') })
    await owner.call(ujiTambah, { ...lotMM(1, 2), kode_group: 'MX', kode_dept: 'LAIN', kode_baki: 'A9' })
    expect(await owner.send('DELETE', 'group/delete/by-kode-group/MX')).toMatchObject({
      status: 422,
      text: 'Group MX Masih Ada Barangnya',
    })
  })

  it('is found by its kategori', async () => {
    expect((await owner.send('GET', 'jenis/get/by-kode-kategori/mm')).json).toMatchObject([
      { kode_dept: 'CIN', nama_group: 'MM' },
    ])
    expect((await owner.send('GET', 'jenis/get/by-kode-kategori/MT')).json).toEqual([])
  })

  it('refuses a kategori that does not exist', async () => {
    const body = { kode_dept: 'GLG', nama_dept: 'GELANG', kode_group: 'ZZ' }
    expect(await owner.send('POST', 'jenis/add', { body })).toMatchObject({
      status: 422,
      text: 'Kategori ZZ Tidak Ada',
    })
  })

  it('stays, in its kategori, while a customer waits for a piece of it', async () => {
    await isiPesanan(owner)
    await owner.call(jenis.create, { kode_dept: 'KLG', nama_dept: 'KALUNG', kode_group: 'MM' })
    const no_pesanan = await pesan(owner, { kode_dept: 'KLG' })
    const hapus = () => owner.send('DELETE', jenis.remove.path.replace('{id}', 'KLG'))
    expect(await hapus()).toMatchObject({ status: 422, text: `Jenis KLG Masih Dipakai Pesanan ${no_pesanan}` })
    const pindah = { nama_dept: 'KALUNG', kode_group: 'MT' }
    expect(await owner.send('PUT', jenis.update.path.replace('{id}', 'KLG'), { body: pindah })).toMatchObject({
      status: 422,
      text: 'Kategori Jenis KLG Tidak Bisa Diganti Karena Sudah Dipakai',
    })
    const batal = { no_pesanan, alasan: 'X', pembayaran: [], kode_baki_contoh: '', otorisasi: null }
    await owner.call(batalPesanan, batal)
    expect((await hapus()).status).toBe(200)
  })

  it('changes its kategori until it was used, then never again', async () => {
    const move = (kode_group: string) =>
      owner.send('PUT', jenis.update.path.replace('{id}', 'CIN'), { body: { nama_dept: 'CINCIN', kode_group } })
    expect((await move('MT')).status).toBe(200)
    expect((await move('MM')).status).toBe(200)
    const dipakai = { status: 422, text: 'Kategori Jenis CIN Tidak Bisa Diganti Karena Sudah Dipakai' }
    await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'A1' })
    expect(await move('MT')).toMatchObject(dipakai)
    // By the lines of the open day, and by the balances of closed ones.
    owner = await shop.nextDay(owner)
    expect(await move('MT')).toMatchObject(dipakai)
    expect(await owner.send('DELETE', jenis.remove.path.replace('{id}', 'CIN'))).toMatchObject({
      status: 422,
      text: 'Jenis CIN Masih Ada Barangnya',
    })
  })
})
