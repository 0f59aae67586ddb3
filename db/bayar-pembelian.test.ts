/** The upgrade to payments of purchases: each stands where every payment does, and money reports say what they said. */
import { migrate, sql } from '@kencana/database'
import type { TestDatabase } from '@kencana/database/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankSehari, kasSehari } from '../features/keuangan/laporan-uang/laporan-uang.api.ts'
import { databaseLama } from './lama.ts'

const HARI = '2026-03-02'
let db: TestDatabase
let sebelum: Awaited<ReturnType<typeof uang>>

/** A purchase as it was written before, with its jurnal where it was right. */
const dibeli = (nomor: string, jumlah: number, lain: object, akun = 'KAS') => `
  INSERT INTO pembelian (kolom) SELECT isi FROM jsonb_populate_record(NULL::pembelian, '${JSON.stringify({
    no_faktur_beli: nomor,
    no_grup: nomor,
    kode_toko: 'TK01',
    tgl_system: HARI,
    nama_customer: 'SARI',
    harga: jumlah,
    asal: 'BELI',
    cara_bayar: 'CASH',
    status: 'DONE',
    keadaan: 'BELI',
    kode_baki_kini: 'BELI1',
    tgl_valid: HARI,
    valid_by: 'KASIR',
    valid_pada: '2026-03-02T03:00:00Z',
    ...lain,
  })}') x;
  INSERT INTO dokumen (nomor, kode, kode_toko, tgl_system, urut) VALUES ('${nomor}', 'FB', 'TK01', '${HARI}', ${nomor.slice(3)});
  WITH j AS (
    INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada)
    SELECT 'BELI', 'TK01', tgl_buku, '${nomor}', 'KASIR', now() FROM pembelian WHERE no_faktur_beli = '${nomor}' AND tgl_buku IS NOT NULL
    RETURNING id
  )
  INSERT INTO mutasi (jurnal_id, urut, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, pcs, mg, rp)
  SELECT j.id, 1, 'TK01', '${HARI}', '${akun}', '${akun === 'KAS' ? '-' : '0111'}', '-', '-', '-', 0, 0, -${jumlah} FROM j;`

/** What the drawer and the account of a day came to, by what it was for. */
const uang = async () => {
  const bank = await bankSehari(db, 'TK01', HARI)
  return [...(await kasSehari(db, 'TK01', HARI)), ...bank].map(({ kategori, jumlah_in, jumlah_out, saldo }) => ({
    kategori,
    jumlah_in,
    jumlah_out,
    saldo,
  }))
}

beforeAll(async () => {
  db = await databaseLama('0115')
  const kolom = await db.one<{ nama: string; isi: string }>(sql`
    SELECT string_agg(format('%I', attname), ', ') AS nama, string_agg(format('x.%I', attname), ', ') AS isi FROM pg_attribute
    WHERE attrelid = 'pembelian'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`)
  const lewatBank = { cara_bayar: 'TRANSFER', no_rekening: '0111' }
  const batal = { status: 'BATAL', keadaan: 'BATAL', kode_baki_kini: null, no_batal: 'BFB-1', tgl_batal: '2026-03-03' }
  const tukar = { asal: 'TUKAR', cara_bayar: 'TUKAR', no_faktur_tukar: 'FJ-1' }
  const buka = { status: 'OPEN', keadaan: 'OPEN', kode_baki_kini: null, tgl_valid: null, valid_by: null }
  const semua = [
    dibeli('FB-1', 5_000, {}),
    dibeli('FB-2', 7_000, lewatBank, 'BANK'),
    dibeli('FB-3', 9_000, batal),
    dibeli('FB-4', 11_000, tukar),
    dibeli('FB-5', 13_000, buka),
  ].join('\n')
  await db.pool.query(`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, zona_waktu, tgl_system, tgl_mulai, dibuat_pada)
      VALUES ('TK01', 'T', 'A', 'Asia/Jakarta', '2026-03-03', '${HARI}', now());
    INSERT INTO rekening (kode_toko, no_rekening, kode_bank, atas_nama) VALUES ('TK01', '0111', 'BCA', 'T');
    BEGIN; SET LOCAL session_replication_role = 'replica';
    DO $$ DECLARE k text; BEGIN
      FOR k IN SELECT format('ALTER TABLE pembelian ALTER COLUMN %I DROP NOT NULL', attname) FROM pg_attribute
        WHERE attrelid = 'pembelian'::regclass AND attnum > 0 AND attnotnull AND attname <> 'no_faktur_beli' LOOP EXECUTE k; END LOOP;
    END $$;
    ${semua.replaceAll('(kolom)', `(${kolom?.nama})`).replaceAll('SELECT isi FROM', `SELECT ${kolom?.isi} FROM`)}
    COMMIT`)
  sebelum = await uang()
  expect(await migrate(db)).toContain('0115-bayar-pembelian.sql')
})
afterAll(() => db.drop())

it('keeps the payment of each that was right, and knows which of them stand', async () => {
  const satu = { urut: 1, arah: 'KELUAR', oleh: 'KASIR', dari: 'SARI', cek: 'TANPA' }
  expect(
    await db.rows(sql`
      SELECT dokumen::text, urut, arah, cara_bayar, no_rekening::text, jumlah, user_id::text AS oleh, dari::text, cek, hidup FROM pembayaran
      ORDER BY dokumen`),
  ).toEqual([
    { ...satu, dokumen: 'FB-1', cara_bayar: 'CASH', no_rekening: null, jumlah: 5_000, hidup: true },
    { ...satu, dokumen: 'FB-2', cara_bayar: 'TRANSFER', no_rekening: '0111', jumlah: 7_000, hidup: true },
    { ...satu, dokumen: 'FB-3', cara_bayar: 'CASH', no_rekening: null, jumlah: 9_000, hidup: false },
  ])
})

it('changes no figure of the money reports', async () => {
  expect(await uang()).toEqual(sebelum)
  expect(sebelum.filter((one) => one.jumlah_out > 0)).toEqual([
    { kategori: 'PEMBELIAN', jumlah_in: 0, jumlah_out: 14_000, saldo: -14_000 },
    { kategori: 'PEMBELIAN', jumlah_in: 0, jumlah_out: 7_000, saldo: -7_000 },
  ])
})
