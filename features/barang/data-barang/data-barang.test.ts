import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  barangByBarcode,
  editBarang,
  hapusFotoBarang,
  listBarang,
  riwayatBarang,
  simpanFotoBarang,
} from './data-barang.contract.ts'

const SEMUA: InputOf<typeof listBarang> = {
  q: '',
  kode_group: 'ALL',
  kode_dept: 'ALL',
  kode_baki: 'ALL',
  kode_gudang: 'ALL',
  kadar: 'ALL',
  tipe_barang: 'ALL',
  status_barang: 'ALL',
  urut: 'kode_barang',
  turun: '1',
  hal: 1,
  per: 25,
}

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  for (let i = 1; i <= 6; i += 1)
    await tambahCincin(owner, {
      nama_barang: i % 2 === 0 ? `GELANG PADI ${i}` : `CINCIN MILANO ${i}`,
      kode_dept: i % 2 === 0 ? 'GLG' : 'CIN',
      berat: gram(i),
      berat_asli: gram(i),
      kode_baki: i > 4 ? 'CN02' : 'CN01',
      kadar: i > 3 ? '17K' : '16K',
      tipe_barang: i === 6 ? 'A' : 'SP',
      kode_intern: `K-${i}`,
    })
})
afterAll(() => shop.close())

const list = (lain: Partial<InputOf<typeof listBarang>> = {}) => owner.call(listBarang, { ...SEMUA, ...lain })
const nama = async (lain: Partial<InputOf<typeof listBarang>>) => (await list(lain)).rows.map((row) => row.nama_barang)

describe('barang', () => {
  it('lists a page with count and sums over all that is filtered', async () => {
    const page = await list({ per: 2, hal: 2 })
    expect(page).toMatchObject({ total: 6, totals: { berat: gram(21) } })
    expect(page.rows.map((row) => row.nama_barang)).toEqual(['GELANG PADI 4', 'CINCIN MILANO 3'])
    expect((await list({ hal: 9 })).rows).toEqual([])
  })

  it.each([
    [{ kode_dept: 'GLG' }, 3, 12],
    [{ kode_group: 'MT' }, 0, 0],
    [{ kode_baki: 'CN02' }, 2, 11],
    [{ kode_gudang: 'TOKO' }, 6, 21],
    [{ kode_gudang: 'KC' }, 0, 0],
    [{ kadar: '17K', kode_baki: 'CN01' }, 1, 4],
    [{ tipe_barang: 'A' }, 1, 6],
    [{ status_barang: 'STOK' }, 6, 21],
    [{ status_barang: 'TERSEDIA' }, 6, 21],
    [{ status_barang: 'TERJUAL' }, 0, 0],
    [{ q: 'milano' }, 3, 9],
    [{ q: 'PADI 4' }, 1, 4],
    [{ q: 'k-5' }, 1, 5],
    [{ q: '%' }, 0, 0],
    [{ q: 'B10' }, 6, 21],
    [{ q: 'PADI', kode_baki: 'CN02' }, 1, 6],
  ])('filters by %o', async (lain, total, grams) => {
    const page = await list(lain)
    expect(page).toMatchObject({ total, totals: { berat: gram(grams) } })
    expect(page.rows).toHaveLength(total)
  })

  it('lists what has absurd prices: its sum ends where numbers do', async () => {
    await shop.db.run(sql`
      INSERT INTO barang_rekap SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, 0, 0, 9e15
      FROM barang_rekap, generate_series(1, 2) LIMIT 2`)
    await expect(list()).resolves.toMatchObject({ totals: { harga_total: 9e15 } })
    await shop.db.run(sql`DELETE FROM barang_rekap WHERE rp = 9e15`)
  })

  it('sorts by every column, up and down, and by nothing else', async () => {
    expect(await nama({ urut: 'berat', turun: '0', per: 2 })).toEqual(['CINCIN MILANO 1', 'GELANG PADI 2'])
    expect(await nama({ urut: 'nama_barang', turun: '1', per: 1 })).toEqual(['GELANG PADI 6'])
    expect(await nama({ urut: 'kode_baki', turun: '1', per: 1 })).toEqual(['GELANG PADI 6'])
    const barcodes = (await list({ urut: 'kode_barcode', turun: '0' })).rows.map((row) => row.kode_barcode)
    expect(barcodes).toEqual(barcodes.toSorted())
    const wrong = await owner.send('GET', 'barang', { query: { urut: 'modal' } })
    expect(wrong).toMatchObject({ status: 400, text: 'Urutan modal Tidak Dikenal' })
  })

  it('keeps its sums right when they are packed', async () => {
    const before = await list()
    await shop.db.run(sql`SELECT padatkan_rekap()`)
    expect(await list()).toEqual(before)
  })

  it('finds one item by barcode and by code, and knows no other', async () => {
    const [pertama] = (await list()).rows
    if (!pertama) throw new Error('no item')
    const { harga_kini: _, ...row } = pertama
    expect(await owner.call(barangByBarcode, { kode: row.kode_barcode })).toMatchObject(row)
    expect(await owner.call(barangByBarcode, { kode: row.kode_barang })).toMatchObject(row)
    await expect(owner.call(barangByBarcode, { kode: '1000000007' })).rejects.toThrow('Barang 1000000007 Tidak Ada')
  })

  it('shows cost to owners only, and no other shop anything', async () => {
    const [row] = (await list()).rows
    const kode = row?.kode_barcode ?? ''
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    expect((await owner.call(barangByBarcode, { kode })).modal).toBeGreaterThan(0)
    expect((await gudang.call(barangByBarcode, { kode })).modal).toBeNull()
    await shop.toko(owner, 'TK02')
    const there = await shop.user(owner, 'SU2', 'SU', 'TK02')
    await isiBaki(there)
    expect(await there.call(listBarang, SEMUA)).toMatchObject({ total: 0, rows: [] })
    await expect(there.call(barangByBarcode, { kode })).rejects.toThrow(`Barang ${kode} Tidak Ada`)
    await expect(there.call(riwayatBarang, { kode: row?.kode_barang ?? '' })).rejects.toThrow('Tidak Ada')
  })

  it('tells where an item came from', async () => {
    const [row] = (await list()).rows
    const { barang, riwayat } = await owner.call(riwayatBarang, { kode: row?.kode_barang ?? '' })
    expect(barang.kode_barang).toBe(row?.kode_barang)
    expect(riwayat).toEqual([
      {
        tgl_system: '2026-03-02',
        waktu: '2026-03-02T02:00:00Z',
        kind: 'TAMBAH',
        document: 'TM-TK01-260302-0006',
        user_id: 'OWNER',
        dari: 'STOK_AWAL',
        ke: 'BAKI CN02',
        berat: gram(6),
        selisih: 0,
      },
    ])
  })
})

describe('edit barang', () => {
  const isian = {
    nama_barang: 'CINCIN BARU',
    nama_atribut: 'ZIRCON',
    harga_atribut: rp(10_000),
    kadar: '16K',
    kadar_cetak: '700',
    kode_intern: 'X-1',
  }

  it('changes words and prices, and leaves before and after in the audit trail', async () => {
    const item = await tambahCincin(owner, { ongkos: rp(5_000) })
    const { message, data } = await owner.call(editBarang, { kode_barang: item.kode_barang, versi: 1, ...isian })
    expect(message).toBe('Data Berhasil Diedit')
    expect(data).toMatchObject({
      ...isian,
      harga_estimasi: 5_733_000,
      harga_total: 5_748_000,
      versi: 2,
      berat: gram(3.485),
    })
    const trail = await shop.db.one<{ lama: string; baru: string }>(
      sql`SELECT sebelum ->> 'nama_barang' AS lama, sesudah ->> 'nama_barang' AS baru FROM audit_log WHERE dokumen = ${item.kode_barang}`,
    )
    expect(trail).toEqual({ lama: 'CINCIN MILANO', baru: 'CINCIN BARU' })
    const stale = owner.call(editBarang, { kode_barang: item.kode_barang, versi: 1, ...isian })
    await expect(stale).rejects.toThrow('Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
  })

  it('works out the price anew when the fineness changes', async () => {
    const item = await tambahCincin(owner)
    const { data } = await owner.call(editBarang, { kode_barang: item.kode_barang, ...isian, kadar: '17K' })
    // 2,350,000 × 75 % × 3.485 g = 6,142,312.5
    expect(data).toMatchObject({ persentase: 750_000, harga_estimasi: 6_142_500, harga_total: 6_152_500 })
  })

  it('refuses an unknown fineness and an unknown item', async () => {
    const item = await tambahCincin(owner)
    const edit = (lain: object) => owner.call(editBarang, { kode_barang: item.kode_barang, ...isian, ...lain })
    await expect(edit({ kadar: 'ABC' })).rejects.toThrow('Kadar Tidak Terdaftar: ABC')
    await expect(edit({ kadar_cetak: 'ABC' })).rejects.toThrow('Kadar Cetak Hanya Boleh Angka, Titik Dan K')
    await expect(edit({ kode_barang: 'B999' })).rejects.toThrow('Barang B999 Tidak Ada')
  })
})

describe('foto barang', () => {
  it('is stored, shown to its own shop, replaced and taken away', async () => {
    const { kode_barang } = await tambahCincin(owner)
    const foto = (
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c90' } })
        .png()
        .toBuffer()
    ).toString('base64')
    const saved = await owner.call(simpanFotoBarang, { kode_barang, foto })
    expect(saved.message).toBe('Data Berhasil Disimpan')
    const path = `barang/${kode_barang}/foto/${saved.foto}`
    const shown = await owner.send('GET', path)
    expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
    expect((await owner.call(barangByBarcode, { kode: kode_barang })).foto).toBe(saved.foto)
    const there = await shop.login('SU2')
    expect(await there.send('GET', path)).toMatchObject({ status: 404, text: 'Foto Tidak Ada' })
    // An owner follows a piece through all shops.
    expect((await (await shop.user(owner, 'OWN2', 'OWN', 'TK02')).send('GET', path)).status).toBe(200)
    expect((await owner.call(hapusFotoBarang, { kode_barang })).message).toBe('Data Berhasil Di Hapus')
    expect(await owner.send('GET', path)).toMatchObject({ status: 404, text: 'Foto Tidak Ada' })
  })

  it('is refused when it is no picture or belongs to nothing', async () => {
    const { kode_barang } = await tambahCincin(owner)
    const send = (kode: string, foto: string) => owner.send('POST', `barang/${kode}/foto`, { body: { foto } })
    expect((await send(kode_barang, Buffer.from('bukan foto').toString('base64'))).status).toBe(400)
    expect(await send(kode_barang, '')).toMatchObject({ status: 400, text: 'Foto Harus Diisi' })
    const pixel = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    expect(await send('B1', pixel.toString('base64'))).toMatchObject({ status: 404, text: 'Barang B1 Tidak Ada' })
  })
})
