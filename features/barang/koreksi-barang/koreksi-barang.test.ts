import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { gantiSetuju, isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { setujui } from '@kencana/testing/pembelian'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { riwayatBarang, simpanFotoBarang } from '../data-barang/data-barang.contract.ts'
import { gantiGroup, koreksiBerat } from './koreksi-barang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

const saldo = (akun: string) =>
  shop.db.rows<{ kode_group: string; pcs: number; mg: number }>(
    sql`SELECT kode_group, sum(pcs)::int AS pcs, sum(mg)::bigint AS mg FROM saldo('TK01', 'infinity') WHERE akun = ${akun} GROUP BY 1 ORDER BY 1`,
  )

describe('koreksi barang', () => {
  it('puts a piece into another category: same piece, same weight, same tray, price of the new one', async () => {
    const item = await tambahCincin(owner)
    const { no_koreksi, data } = await gantiSetuju(owner, {
      kode: item.kode_barang,
      kode_dept: 'CINT',
      alasan: 'SALAH KATEGORI',
      versi: 1,
    })
    expect(no_koreksi).toBe('GG-TK01-260302-0001')
    expect(data).toMatchObject({ kode_group: 'MT', kode_dept: 'CINT', berat: gram(3.485), kode_baki: 'CN01', versi: 2 })
    expect(await saldo('BAKI')).toEqual([{ kode_group: 'MT', pcs: 1, mg: 3485 }])
    const { riwayat } = await owner.call(riwayatBarang, { kode: item.kode_barang })
    expect(riwayat[0]).toMatchObject({ kind: 'GANTI_GROUP', dari: 'BAKI CN01', ke: 'BAKI CN01', selisih: 0 })
  })

  it('corrects a weight both ways; the difference goes to SELISIH', async () => {
    const item = await tambahCincin(owner)
    const berat = (grams: number) =>
      koreksiSetuju(owner, { kode: item.kode_barang, berat: gram(grams), berat_asli: gram(grams), alasan: 'ULANG' })
    expect((await berat(3.4)).data).toMatchObject({
      berat: gram(3.4),
      berat_asli: gram(3.4),
      harga_estimasi: 5_593_000,
    })
    expect(await saldo('SELISIH')).toEqual([{ kode_group: 'MM', pcs: 0, mg: 85 }])
    await berat(3.6)
    expect(await saldo('SELISIH')).toEqual([{ kode_group: 'MM', pcs: 0, mg: -115 }])
    const { riwayat } = await owner.call(riwayatBarang, { kode: item.kode_barang })
    expect(riwayat.map((row) => [row.berat, row.selisih])).toEqual([
      [gram(3.6), gram(0.2)],
      [gram(3.4), gram(-0.085)],
      [gram(3.485), 0],
    ])
  })

  it('refuses what is no correction, and everybody but OWN and SU', async () => {
    const item = await tambahCincin(owner)
    const kode = item.kode_barang
    const group = (lain: object) => gantiSetuju(owner, { kode, kode_dept: 'CINT', alasan: 'X', ...lain })
    const berat = (lain: object) =>
      koreksiSetuju(owner, { kode, berat: gram(3), berat_asli: gram(3), alasan: 'X', ...lain })
    await expect(group({ kode_dept: 'CIN' })).rejects.toThrow('Barang Sudah Di Jenis CIN')
    await expect(group({ kode_dept: 'ZZZ' })).rejects.toThrow('Jenis ZZZ Tidak Ada')
    await expect(group({ alasan: '' })).rejects.toThrow('Alasan Harus Diisi')
    await expect(group({ kode: 'B1' })).rejects.toThrow('Barang B1 Tidak Ada')
    await expect(group({ versi: 7 })).rejects.toThrow('Sudah Diproses Oleh User Lain')
    await expect(berat({ berat: gram(3.485), berat_asli: gram(3.485) })).rejects.toThrow('Berat Tidak Berubah')
    await expect(berat({ berat: gram(0) })).rejects.toThrow('Berat Harus Lebih Dari 0')
    await expect(berat({ berat_asli: gram(0) })).rejects.toThrow('Berat Asli Harus Lebih Dari 0')
    await expect(berat({ berat_asli: gram(3.1) })).rejects.toThrow('Melebihi Toleransi 0.031 g')
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    const denied = await gudang.send('POST', `barang/${kode}/koreksi-berat`, {
      body: { berat: 3, berat_asli: 3, alasan: 'X' },
    })
    expect(denied.status).toBe(403)
  })

  it('is agreed to as the piece looks: once its photo is another one, the agreement holds no more', async () => {
    const { kode_barcode: kode, kode_barang } = await tambahCincin(owner)
    const isian = { kode, berat: gram(3), berat_asli: gram(3), alasan: 'X', otorisasi: null }
    const otorisasi = await setujui(owner, koreksiBerat, isian)
    const gambar = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c90' } })
    await owner.call(simpanFotoBarang, { kode_barang, foto: (await gambar.png().toBuffer()).toString('base64') })
    await expect(owner.call(koreksiBerat, { ...isian, otorisasi })).rejects.toThrow('Otorisasi Tidak Berlaku')
  })

  it('adds up what corrections of a piece took, and what they gave', async () => {
    const { kode_barang: kode } = await tambahCincin(owner, { berat: gram(3), berat_asli: gram(3) })
    const timbang = (grams: number) =>
      owner.call(koreksiBerat, { kode, berat: gram(grams), berat_asli: gram(grams), alasan: 'X', otorisasi: null })
    // 1 % of 3 g, in three steps; what was found since does not make room for more.
    for (const grams of [2.99, 2.98, 2.97]) await timbang(grams)
    await expect(timbang(2.969)).rejects.toThrow('Butuh Otorisasi KOREKSI BERAT')
    await timbang(3)
    await expect(timbang(2.999)).rejects.toThrow('Butuh Otorisasi KOREKSI BERAT')
    await expect(timbang(3.001)).rejects.toThrow('Butuh Otorisasi KOREKSI BERAT')
    await koreksiSetuju(owner, { kode, berat: gram(2.9), berat_asli: gram(2.9), alasan: 'X' })
  })

  it('of more than scales differ, and into another fineness, are agreed to by somebody else', async () => {
    const { kode_barang: kode, versi } = await tambahCincin(owner, { berat: gram(15.543), berat_asli: gram(15.543) })
    const su = await shop.user(owner, 'SU', 'SU')
    const selisih = await saldo('SELISIH')
    const berat = (grams: number) => ({
      kode,
      berat: gram(grams),
      berat_asli: gram(grams),
      alasan: 'X',
      versi,
      otorisasi: null,
    })
    for (const grams of [0.001, 15.492, 15.594, 99_999])
      await expect(su.call(koreksiBerat, berat(grams))).rejects.toThrow('Butuh Otorisasi KOREKSI BERAT')
    const lain = { kode, kode_dept: 'CINT', alasan: 'X', versi, otorisasi: null }
    await expect(su.call(gantiGroup, lain)).rejects.toThrow('Butuh Otorisasi GANTI KATEGORI')
    expect(await saldo('SELISIH')).toEqual(selisih)
    // An agreement ends with the level of who gave it.
    const id = await setujui(su, koreksiBerat, berat(15))
    await shop.db.run(sql`UPDATE users SET level = 'KASIR' WHERE user_id = 'OWNER'`)
    await expect(su.call(koreksiBerat, { ...berat(15), otorisasi: id })).rejects.toThrow(
      'Otorisasi Tidak Berlaku Untuk Data Ini',
    )
    await shop.db.run(sql`UPDATE users SET level = 'OWN' WHERE user_id = 'OWNER'`)
    // Within 0.050 g, and into a category of the same fineness, he does it alone.
    const { data } = await su.call(koreksiBerat, berat(15.493))
    await su.call(gantiGroup, { ...lain, kode_dept: 'GLG', versi: data.versi })
  })
})
