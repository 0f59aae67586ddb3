import { sql } from '@kencana/database'
import type { TestShop } from '@kencana/testing'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KATEGORI_BIAYA_BANK, kategoriUang, kodeDokumen } from './kategori-uang.contract.ts'

let shop: TestShop
beforeAll(async () => {
  ;({ shop } = await tokoLengkap())
})
afterAll(() => shop.close())

describe('the category of money', () => {
  it('is there for every kind of document that may move it, and for every undo of one', async () => {
    const kode = await shop.db.rows<{ kode: string; asal: string | null }>(sql`
      SELECT DISTINCT n.kode, a.kode AS asal FROM jenis_dokumen n
      JOIN jenis_dokumen_kind k ON k.kode = n.kode JOIN akun_jurnal u ON u.kind = k.kind AND u.akun IN ('KAS', 'BANK')
      LEFT JOIN jenis_dokumen a ON a.batal = n.kode
      WHERE n.tabel IS NOT NULL OR a.kode IS NOT NULL ORDER BY 1`)
    expect(kode.length).toBeGreaterThan(15)
    const tanpa = kode.filter(({ kode: satu, asal }) =>
      (['MASUK', 'KELUAR'] as const).every((arah) => kategoriUang(satu, arah, asal) === undefined),
    )
    expect(tanpa).toEqual([])
  })

  it('is there for every line that moved it, whichever way it went', async () => {
    const lines = await shop.db.rows<{ document: string; arah: 'MASUK' | 'KELUAR'; asal: string | null }>(sql`
      SELECT DISTINCT j.document::text, CASE WHEN m.rp > 0 THEN 'MASUK' ELSE 'KELUAR' END AS arah, d.membatalkan::text AS asal
      FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id JOIN dokumen d ON d.nomor = j.document
      JOIN jenis_dokumen n ON n.kode = d.kode AND (n.tabel IS NOT NULL OR d.membatalkan IS NOT NULL)
      WHERE m.akun IN ('KAS', 'BANK')`)
    expect(lines.length).toBeGreaterThan(5)
    const tanpa = lines.filter(
      ({ document, arah, asal }) =>
        kategoriUang(kodeDokumen(document), arah, asal === null ? null : kodeDokumen(asal)) === undefined,
    )
    expect(tanpa).toEqual([])
  })

  it.each([
    ['FB', 'KELUAR', null, 'PEMBELIAN'],
    ['FB', 'MASUK', null, undefined],
    ['BFB', 'MASUK', 'FB', 'BATAL PEMBELIAN'],
    ['FJ', 'MASUK', null, 'PENJUALAN'],
    ['FJ', 'KELUAR', null, 'TUKAR KURANG'],
    ['BFJ', 'KELUAR', 'FJ', 'BATAL PENJUALAN'],
    ['SRP', 'KELUAR', null, 'PESANAN'],
    ['BTI', 'KELUAR', null, 'TITIPAN'],
    ['BUT', 'KELUAR', 'UTP', 'TITIPAN'],
    ['BOT', 'MASUK', 'OTK', 'ONGKOS TUKANG'],
    ['BUG', 'KELUAR', 'TUK', 'TAMBAH UANG'],
    ['BUG', 'MASUK', 'AUK', 'AMBIL UANG'],
    ['PUT', 'MASUK', null, 'PINDAH UANG'],
    ['BPU', 'MASUK', 'PU', 'PINDAH UANG'],
    ['XX', 'MASUK', null, undefined],
  ] as const)('of %s %s, undoing %s, is %s', (kode, arah, asal, kategori) => {
    expect(kategoriUang(kode, arah, asal)).toBe(kategori)
  })

  it('has a name of its own for what banks keep', () => {
    expect(KATEGORI_BIAYA_BANK).toBe('BIAYA BANK')
    expect(kodeDokumen('TUK-TK01-260302-0001')).toBe('TUK')
  })
})
