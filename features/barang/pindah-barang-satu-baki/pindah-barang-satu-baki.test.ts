import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { barangByBaki } from '../kirim-barang/kirim-barang.contract.ts'
import { batalPindah, getPindah, listPindah, pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { pindahSatuBaki } from './pindah-barang-satu-baki.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
})
afterEach(() => shop.close())

const lihat = async (kode_baki: string) =>
  (await gudang.call(barangByBaki, { kode_baki })).map(({ kode_barcode, versi }) => ({ kode_barcode, versi }))
const pindah = (asal: string, ke: string, detail_barang: { kode_barcode: string; versi: number }[]) =>
  gudang.call(pindahSatuBaki, { kode_baki_asal: asal, kode_baki_tujuan: ke, detail_barang })
const diBaki = async (kode_baki: string) =>
  (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM barang WHERE kode_baki = ${kode_baki}`))?.n

it('moves all that lies on a tray, as a document of Pindah Barang that can be printed and undone', async () => {
  await tambahCincin(owner)
  await tambahCincin(owner, { berat: gram(2), berat_asli: gram(2) })
  const { message, data } = await pindah('CN01', 'CN02', await lihat('CN01'))
  expect(message).toBe('Data Berhasil Disimpan')
  expect(data).toMatchObject({ no_pindah: 'PD-TK01-260302-0001', pcs: 2, berat: gram(5.485), kode_baki_tujuan: 'CN02' })
  expect([await diBaki('CN01'), await diBaki('CN02')]).toEqual([0, 2])
  expect(await gudang.call(listPindah, { tanggal: '2026-03-02' })).toHaveLength(1)
  expect(await gudang.call(getPindah, { no_pindah: data.no_pindah })).toEqual(data)
  await gudang.call(batalPindah, { no_pindah: data.no_pindah, alasan: 'SALAH BAKI' })
  expect([await diBaki('CN01'), await diBaki('CN02')]).toEqual([2, 0])
})

it('refuses a tray that is not as it was seen: a piece more, a piece less, another weight', async () => {
  await tambahCincin(owner)
  await tambahCincin(owner)
  const seen = await lihat('CN01')
  const berubah = 'Isi Baki CN01 Sudah Berubah, Silahkan Cari Ulang'
  const more = await tambahCincin(owner)
  await expect(pindah('CN01', 'CN02', seen)).rejects.toThrow(berubah)
  const now = await lihat('CN01')
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [more.kode_barcode] })
  await expect(pindah('CN01', 'CN02', now)).rejects.toThrow(berubah)
  await koreksiSetuju(owner, {
    kode: seen[0]?.kode_barcode ?? '',
    berat: gram(3),
    berat_asli: gram(3),
    alasan: 'X',
  })
  await expect(pindah('CN01', 'CN02', seen)).rejects.toThrow(berubah)
  expect([await diBaki('CN01'), await diBaki('CN02')]).toEqual([2, 1])
})

it('refuses trays that cannot be', async () => {
  await tambahCincin(owner)
  const seen = await lihat('CN01')
  await expect(pindah('CN01', 'CN01', seen)).rejects.toThrow('Baki Asal Dan Baki Tujuan Tidak Boleh Sama')
  await expect(pindah('CN01', 'ZZ', seen)).rejects.toThrow('Baki ZZ Tidak Ada')
  await expect(pindah('CN01', 'CN02', [])).rejects.toThrow('Data Barang Masih Kosong')
  await expect(pindah('CN01', 'CN02', [{ kode_barcode: '1099999992', versi: 1 }])).rejects.toThrow('Tidak Ada')
})

it('never leaves anything behind while others put pieces there', async () => {
  await tambahCincin(owner)
  await owner.send('POST', 'baki/add', {
    body: { kode_baki: 'CN03', nama_baki: 'TIGA', kode_gudang: 'TOKO', berat_baki: 0, berat_bandrol: 0 },
  })
  for (let round = 0; round < 30; round += 1) {
    const seen = await lihat('CN01')
    const { kode_barcode } = await tambahCincin(owner, { kode_baki: 'CN03' })
    const [whole, single] = await Promise.allSettled([
      pindah('CN01', 'CN02', seen),
      owner.call(pindahBarang, { kode_baki_tujuan: 'CN01', detail_barang: [kode_barcode] }),
    ])
    expect(single.status).toBe('fulfilled')
    // The whole tray went before the new piece came, or was refused because it had come.
    if (whole.status === 'fulfilled') expect(await diBaki('CN01')).toBe(1)
    else expect(String(whole.reason)).toContain('Sudah Berubah')
    expect(whole.status === 'fulfilled' ? seen.length : 0).toBe(whole.status === 'fulfilled' ? whole.value.data.pcs : 0)
  }
})
