/** The upgrade of an installation whose numbers were drawn before each was written down as a document. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, sql } from '@kencana/database'
import { expect, it } from 'vitest'
import { databaseLama } from './lama.ts'

const ISI = `
  SET session_replication_role = 'replica';
  INSERT INTO toko (kode_toko, nama_toko, alamat_toko, zona_waktu, tgl_system, tgl_mulai, dibuat_pada, no_saldo_awal)
    VALUES ('TK-1', 'T', 'A', 'Asia/Jakarta', '2026-03-04', '2026-03-02', now(), 'SA-TK-1-260302-0001');
  INSERT INTO uang (no_uang, kode_toko, tgl_system, arah, kode_transaksi, lawan, jumlah, keterangan, user_id, dibuat_pada, no_batal)
    VALUES ('TUK-TK-1-260302-0001', 'TK-1', '2026-03-02', 'TAMBAH', 'X', 'MODAL', 5, '-', 'X', now(), 'BUG-TK-1-260304-0001');
  INSERT INTO nomor VALUES ('TK-1', 'SA', '2026-03-02', 1), ('TK-1', 'TUK', '2026-03-02', 1), ('TK-1', 'BUG', '2026-03-04', 1);
  INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, membalik, dibuat_pada) VALUES
    ('SALDO_AWAL', 'TK-1', '2026-03-02', 'SA-TK-1-260302-0001', 'X', NULL, now()),
    ('TAMBAH_UANG', 'TK-1', '2026-03-02', 'TUK-TK-1-260302-0001', 'X', NULL, now()),
    ('TAMBAH_UANG', 'TK-1', '2026-03-04', 'BUG-TK-1-260304-0001', 'X', 2, now());`

const aturan = (nama: string) => readFileSync(join(import.meta.dirname, 'invariants', `${nama}.sql`), 'utf8')

/** Upgrades an installation that holds that. @returns its documents, what the rule finds, whether the ledger is held to them */
const naik = async (isi: string) => {
  const db = await databaseLama('0044')
  try {
    await db.pool.query(`BEGIN; ${isi}; SET session_replication_role = 'origin'; COMMIT`)
    await migrate(db)
    const dokumen = await db.rows(
      sql`SELECT nomor, kode, kode_toko, tgl_system, urut, membatalkan FROM dokumen ORDER BY nomor`,
    )
    const { rows } = await db.pool.query<{ keterangan: string }>(aturan('dokumen'))
    const [kunci] = await db.rows<{ sah: boolean }>(
      sql`SELECT convalidated AS sah FROM pg_constraint WHERE conname = 'jurnal_document_fkey'`,
    )
    return { dokumen, temuan: rows.map(({ keterangan }) => keterangan), sah: kunci?.sah }
  } finally {
    await db.drop()
  }
}

it('writes every number down with what its text says, and holds the ledger to them', async () => {
  const dokumen = (nomor: string, tgl_system: string, membatalkan: string | null = null) => ({
    nomor,
    kode: nomor.split('-')[0],
    kode_toko: 'TK-1',
    tgl_system,
    urut: 1,
    membatalkan,
  })
  expect(await naik(ISI)).toEqual({
    dokumen: [
      dokumen('BUG-TK-1-260304-0001', '2026-03-04', 'TUK-TK-1-260302-0001'),
      dokumen('SA-TK-1-260302-0001', '2026-03-02'),
      dokumen('TUK-TK-1-260302-0001', '2026-03-02'),
    ],
    temuan: [],
    sah: true,
  })
})

it('is not stopped by a jurnal that somebody once wrote beside every document: the audit names it', async () => {
  const luar = `INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada)
    VALUES ('AMBIL_UANG', 'TK-1', '2026-03-03', 'X-1', 'X', now())`
  const { dokumen, temuan, sah } = await naik(`${ISI} ${luar}`)
  expect([dokumen.length, temuan, sah]).toEqual([3, ['jurnal X-1: tanpa dokumen'], false])
})
