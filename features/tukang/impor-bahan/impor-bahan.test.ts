/** Material that craftsmen bring along from the books of before: all mistakes at once, all of it or nothing, once. */
import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { ambilBahan } from '../bahan-tukang/bahan-tukang.contract.ts'
import { kartuTukang } from '../kartu-tukang/kartu-tukang.contract.ts'
import {
  batalImporBahan,
  getImporBahan,
  imporBahan,
  listImporBahan,
  periksaImporBahan,
} from './impor-bahan.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTukang(owner)
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
})
afterAll(() => shop.close())

const AWAL = [
  { kode_tukang: 't01', jenis: 'bahan', kode_group: 'mm', berat: 12.345 },
  { kode_tukang: 'T01', jenis: 'PATRI', kode_group: 'MM', berat: '0,5' },
  { kode_tukang: 'T02', jenis: 'BAHAN', kode_group: 'MM', berat: '3.2' },
]
const tangan = async (kode_tukang: string) =>
  (await owner.call(kartuTukang, { kode_tukang })).bahan.map((one) => [one.jenis, one.kode_group, one.berat])

describe('opening material of craftsmen', () => {
  it('07.5.10 says all mistakes of a sheet at once, and enters none of it', async () => {
    const baris = [
      ...AWAL,
      { kode_tukang: 'T09', jenis: 'BAHAN', kode_group: 'MM', berat: 1 },
      { kode_tukang: 'T01', jenis: 'EMAS', kode_group: 'MM', berat: 1 },
      { kode_tukang: 'T01', jenis: 'BAHAN', kode_group: 'XX', berat: 1 },
      { kode_tukang: 'T01', jenis: 'BAHAN', kode_group: 'MM', berat: 1 },
      { kode_tukang: 'T02', jenis: 'PATRI', kode_group: 'MM', berat: 0 },
      { kode_tukang: 'T02', jenis: 'PATRI', kode_group: 'MM', berat: '1.2345' },
      { kode_tukang: '', jenis: 'PATRI', kode_group: 'MM', berat: -1 },
    ]
    const { awal, salah, berat } = await owner.call(periksaImporBahan, { baris })
    expect([awal.length, berat]).toEqual([3, 16_045])
    expect(salah.map((one) => [one.baris, one.pesan.split(',')[0]])).toEqual([
      [5, 'Tukang T09 Tidak Ada'],
      [6, 'Jenis EMAS Tidak Dikenal'],
      [7, 'Kategori XX Tidak Ada'],
      [8, 'T01 BAHAN MM Dua Kali Di Berkas'],
      [9, 'Berat Harus Lebih Dari 0'],
      [10, expect.stringContaining('Berat')],
      [11, expect.stringContaining('Kode Tukang')],
    ])
    await expect(owner.call(imporBahan, { baris })).rejects.toThrow(
      'Masih Ada 7 Kesalahan, Baris 5: Tukang T09 Tidak Ada',
    )
    expect(await tangan('T01')).toEqual([])
    await expect(gudang.call(imporBahan, { baris: AWAL })).rejects.toThrow()
  })

  it('says by row and column which cell nobody enters, in one list', async () => {
    const [satu] = AWAL
    const baris = [
      { ...satu, berat: '#N/A', kode_group: 'M\u200bM' },
      { ...satu, kode_tukang: 1_440_012_345_678 },
      { ...satu, kode_tukang: '', jenis: '#REF!' },
      { ...satu, berat: '1.234,5678' },
      { ...satu, kode_tukang: 7 },
    ]
    await owner.send('POST', 'tukang/impor', { body: { baris: [{ kode_tukang: '007', nama_tukang: 'PAK TUJUH' }] } })
    expect((await owner.call(periksaImporBahan, { baris })).salah).toEqual([
      { baris: 2, pesan: 'Kategori Berisi Huruf Yang Tidak Terlihat, Berat Berisi Kesalahan Excel (#N/A)' },
      { baris: 3, pesan: 'Kode Tukang Harus Ditulis Sebagai Teks (1440012345678)' },
      { baris: 4, pesan: 'Kode Tukang Harus Diisi, Jenis Berisi Kesalahan Excel (#REF!)' },
      { baris: 5, pesan: 'Berat Harus Angka Dengan Paling Banyak 3 Desimal (1.234,5678)' },
      { baris: 6, pesan: 'Kode Tukang 7 Mirip 007 Yang Sudah Ada, Tulis Sebagai Teks' },
    ])
  })

  it('is in their hands once, and undone while it is there', async () => {
    const { no_impor_bahan } = await owner.call(imporBahan, { baris: AWAL })
    expect(await tangan('T01')).toEqual([
      ['BAHAN', 'MM', 12_345],
      ['PATRI', 'MM', 500],
    ])
    expect(await tangan('T02')).toEqual([['BAHAN', 'MM', 3_200]])
    expect((await owner.call(getImporBahan, { no_impor_bahan })).awal[0]).toEqual({
      kode_tukang: 'T01',
      nama_tukang: 'PAK SLAMET',
      jenis: 'BAHAN',
      kode_group: 'MM',
      berat: 12_345,
    })
    const lagi = AWAL.slice(2)
    await expect(owner.call(imporBahan, { baris: lagi })).rejects.toThrow(
      `T02 BAHAN MM Sudah Dimasukkan Di ${no_impor_bahan}`,
    )
    const dipakai = {
      kode_tukang: 'T02',
      jenis: 'BAHAN' as const,
      kode_group: 'MM',
      jml_bahan: gram(1),
      keterangan: '',
    }
    await gudang.call(ambilBahan, dipakai)
    const batal = { no_impor_bahan, alasan: 'SALAH' }
    await expect(owner.call(batalImporBahan, batal)).rejects.toThrow()
    expect(await tangan('T01')).toHaveLength(2)
  })

  it('07.5.10 comes in once from two who enter it at once', async () => {
    const baris = [{ kode_tukang: 'T02', jenis: 'PATRI', kode_group: 'MM', berat: 2 }]
    const hasil = await Promise.allSettled([1, 2].map(() => owner.call(imporBahan, { baris })))
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    const [satu] = await owner.call(listImporBahan, { tanggal: '2026-03-02' })
    await owner.call(batalImporBahan, { no_impor_bahan: satu?.no_impor_bahan ?? '', alasan: 'SALAH' })
    expect(await tangan('T02')).toEqual([['BAHAN', 'MM', 2_200]])
    await owner.call(imporBahan, { baris })
    expect(await tangan('T02')).toEqual([
      ['BAHAN', 'MM', 2_200],
      ['PATRI', 'MM', 2_000],
    ])
  })

  it('ends with the opening of the shop', async () => {
    await disetujuiBila(owner, ubahParaSystem, { key: 'stok_awal', value: 'TIDAK', otorisasi: null })
    const baris = [{ kode_tukang: 'T01', jenis: 'PATRI', kode_group: 'MM', berat: 2 }]
    const kata = 'Bahan Awal Hanya Bisa Diimpor Selama Parameter Stok Awal YA'
    await expect(owner.call(imporBahan, { baris })).rejects.toThrow(kata)
    await expect(owner.call(periksaImporBahan, { baris })).rejects.toThrow(kata)
    // Nor does what a craftsman had ever vanish later.
    const [satu] = await owner.call(listImporBahan, { tanggal: '2026-03-02' })
    await expect(
      owner.call(batalImporBahan, { no_impor_bahan: satu?.no_impor_bahan ?? '', alasan: 'SALAH' }),
    ).rejects.toThrow('Bahan Awal Hanya Bisa Dibatalkan Selama Parameter Stok Awal YA')
    expect(await shop.db.rows(sql`SELECT count(*)::int AS n FROM impor_bahan`)).toEqual([{ n: 3 }])
  })
})
