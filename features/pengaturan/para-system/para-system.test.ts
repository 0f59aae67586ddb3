import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  bacaPara,
  beratParaSystem,
  bilanganParaSystem,
  nilaiParaSystem,
  persenParaSystem,
  yaParaSystem,
} from './para-system.api.ts'
import { type KeyParaSystem, PARA_SYSTEM, paraSystem, salahPara } from './para-system.contract.ts'

let shop: TestShop
let owner: User
let su: User
/** A cashier to whom the owner gave the menu: he looks. */
let kepala: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  su = await shop.user(owner, 'SU', 'SU')
  kepala = await shop.user(owner, 'KEPALA', 'KASIR')
  await shop.db.run(sql`INSERT INTO hak_akses VALUES ('KEPALA', '/settingsystem')`)
})
afterAll(() => shop.close())
// Every test begins with the defaults.
beforeEach(() => shop.db.run(sql`DELETE FROM para_system`))

const ubah = (key: string, value: unknown, by: User = owner) =>
  by.send('PUT', `para-system/key/${key}`, { body: { value } })
const KEYS = Object.keys(PARA_SYSTEM) as KeyParaSystem[]

describe('the parameters', () => {
  it('all have a default that they would take, and a meaning', async () => {
    for (const key of KEYS) expect(salahPara(key, PARA_SYSTEM[key].standar), key).toBe('')
    const rows = await owner.call(paraSystem, {})
    expect(rows.map(({ key }) => key)).toEqual(KEYS)
    for (const { value, standar, arti, nama, grup, diubah_oleh } of rows) {
      expect(value).toBe(standar)
      expect([arti, nama, grup].every((text) => text !== '')).toBe(true)
      expect(diubah_oleh).toBeNull()
    }
  })

  it('tell who changed them last, and when', async () => {
    expect((await ubah('toleransi_sepuh', '0.75', su)).json).toEqual({ message: 'Data Berhasil Disimpan' })
    expect((await owner.send('GET', 'para-system/key/toleransi_sepuh')).json).toMatchObject({
      value: '0.75',
      standar: '0.5',
      diubah_oleh: 'SU',
    })
    const trail = await shop.db.one(sql`
      SELECT sebelum ->> 'value' AS dari, sesudah ->> 'value' AS ke FROM audit_log WHERE dokumen = 'toleransi_sepuh'
      ORDER BY id DESC LIMIT 1`)
    expect(trail).toEqual({ dari: '0.5', ke: '0.75' })
  })

  it('are read together, each as it was set in its shop or its default', async () => {
    await ubah('beli_dasar', 'NOTA')
    await ubah('hutang_plafon', '75')
    const keys = ['beli_dasar', 'hutang_plafon', 'ppn_termasuk', 'batas_lapor'] as const
    expect(await bacaPara(shop.db, 'TK01', keys)).toEqual({
      beli_dasar: 'NOTA',
      hutang_plafon: '75',
      ppn_termasuk: 'YA',
      batas_lapor: '500000000',
    })
    expect(await bacaPara(shop.db, 'TK01', [])).toEqual({})
  })

  it('are read by their kind', async () => {
    const { db } = shop
    await ubah('toleransi_sepuh', '0.75')
    expect(await beratParaSystem(db, 'TK01', 'toleransi_berat')).toBe(50)
    expect(await persenParaSystem(db, 'TK01', 'toleransi_sepuh')).toBe(7_500)
    expect(await persenParaSystem(db, 'TK01', 'toleransi_susut')).toBe(5_000)
    expect(await yaParaSystem(db, 'TK01', 'validasi_penjualan')).toBe(true)
    expect(await bilanganParaSystem(db, 'TK01', 'hutang_pembulatan')).toBe(500)
    expect(await nilaiParaSystem(db, 'TK01', 'pembulatan_beli')).toBe('ATAS')
  })

  it.each([
    ['toleransi_berat', 'banyak', /Angka/],
    ['toleransi_susut', '101', /0 Dan 100/],
    // What replaces an agreement has a most: nobody switches a limit off by setting it high.
    ['toleransi_berat', '0.101', 'Toleransi Berat Paling Besar 0.1 Gram'],
    ['toleransi_timbang', '0.051', 'Toleransi Timbang Baki Paling Besar 0.05 Gram'],
    ['toleransi_susut', '2.0001', 'Toleransi Susut Paling Besar 2 %'],
    ['toleransi_sepuh', '2.0001', 'Toleransi Sepuh Paling Besar 2 %'],
    ['toleransi_opname', '6', 'Toleransi Stock Opname Harus Antara 0 Dan 5'],
    ['validasi_penjualan', 'mungkin', 'Validasi Penjualan Hanya YA Atau TIDAK'],
    ['pembulatan_beli', 'samping', 'Pembulatan Beli Hanya ATAS Atau BAWAH'],
    ['hutang_plafon', '95.0001', 'Plafon Hutang Paling Besar 95 %'],
    [
      'jenis_pkp',
      '1.1',
      /^Jenis PKP Hanya BUKAN PKP Atau PEDAGANG Atau PEDAGANG TANPA FAKTUR Atau PABRIKAN Atau KHUSUS$/,
    ],
    ['batas_lapor', '500000001', 'Batas Lapor Harus Antara 0 Dan 500000000'],
    ['beli_dasar', 'TERTINGGI', 'Dasar Harga Beli Hanya TERENDAH Atau NOTA Atau HARI_INI'],
    ['hutang_basis', 'TAHUN', 'Basis Bunga Hanya BULAN Atau HARI'],
    ['hutang_minimum', '1.5', 'Jangka Minimum Harus Bilangan Bulat'],
    ['hutang_pembulatan', '0', 'Pembulatan Bunga Harus Antara 1 Dan 100000'],
    ['hutang_grace', '', 'Nilai Harus Diisi'],
    ['lain', 'YA', 'Parameter lain Tidak Dikenal'],
  ])('refuse %s = %s', async (key, value, text) => {
    const answer = await ubah(key, value)
    expect([400, 422]).toContain(answer.status)
    expect(answer.text).toMatch(text)
  })

  it('belong to each shop, and are changed by OWN and SU alone', async () => {
    await shop.toko(owner, 'TK02')
    const there = await shop.user(owner, 'SU2', 'SU', 'TK02')
    await ubah('validasi_penjualan', 'tidak')
    expect(await yaParaSystem(shop.db, 'TK01', 'validasi_penjualan')).toBe(false)
    expect((await there.send('GET', 'para-system/key/validasi_penjualan')).json).toMatchObject({ value: 'YA' })
    expect((await kepala.send('GET', 'para-system')).status).toBe(200)
    expect((await ubah('validasi_penjualan', 'YA', kepala)).status).toBe(403)
  })
})

describe('stok_awal', () => {
  it('is closed for good', async () => {
    expect((await ubah('stok_awal', 'TIDAK')).status).toBe(200)
    expect(await ubah('stok_awal', 'YA')).toMatchObject({
      status: 422,
      text: 'Stok Awal Sudah Ditutup Untuk Selamanya',
    })
  })
})

describe('kategori_harga', () => {
  it('keeps harga_100% in small letters and takes any other word', async () => {
    await ubah('kategori_harga', 'harga_gram')
    expect(await nilaiParaSystem(shop.db, 'TK01', 'kategori_harga')).toBe('HARGA_GRAM')
    await ubah('kategori_harga', 'harga_100%')
    expect(await nilaiParaSystem(shop.db, 'TK01', 'kategori_harga')).toBe('harga_100%')
  })
})
