import { sql } from '@kencana/database'
import { KunciSegel, pasangKunciSegel } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditNeraca } from './neraca.api.ts'
import { terimaSegelDiServer } from './terima-segel.api.ts'

const KUNCI = new KunciSegel(Buffer.alloc(32, 7))

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterEach(() => shop.close({ planted: true }))

const terima = (lain: object = {}) =>
  terimaSegelDiServer(shop.deps.db, { kode_toko: 'TK01', alasan: 'KUNCI KEMBALI', waktu: shop.clock.now(), ...lain })
const bersih = async () => (await auditNeraca(shop.deps.db, shop.clock.now())).bersih

it('takes on days that were closed without the key, and says so in the trail of the open day', async () => {
  owner = await shop.nextDay(owner)
  owner = await shop.nextDay(owner)
  await expect(terima()).rejects.toThrow('Kunci Segel Tidak Ada')
  pasangKunciSegel(shop.deps.db, KUNCI)
  expect(await bersih()).toBe(false)
  expect(await terima()).toBe('Toko TK01: hari sampai 2026-03-03 diterima dan ditandatangani')
  expect(await bersih()).toBe(true)
  const jejak = await shop.db.one<object>(sql`
    SELECT user_id::text, dokumen, tgl_system, sebelum, sesudah FROM audit_log WHERE aksi = 'ALAT segel'`)
  expect(jejak).toEqual({
    user_id: 'SERVER',
    dokumen: '2026-03-03',
    tgl_system: '2026-03-04',
    sebelum: { keterangan: ['segel TK01 2026-03-02: tanpa tanda tangan'] },
    sesudah: { kunci: KUNCI.sidik, alasan: 'KUNCI KEMBALI' },
  })
  // The next closing goes on from there.
  owner = await shop.nextDay(owner)
  expect(await bersih()).toBe(true)
})

it('takes on what another key signed, and both signatures stay', async () => {
  pasangKunciSegel(shop.deps.db, new KunciSegel(Buffer.alloc(32, 8)))
  owner = await shop.nextDay(owner)
  pasangKunciSegel(shop.deps.db, KUNCI)
  await terima()
  expect(await bersih()).toBe(true)
  expect((await shop.db.rows(sql`SELECT kunci FROM tanda_segel`)).length).toBe(2)
})

it('refuses without a reason, another shop, what is signed already, and a day that was changed since', async () => {
  pasangKunciSegel(shop.deps.db, KUNCI)
  owner = await shop.nextDay(owner)
  await expect(terima({ alasan: ' ' })).rejects.toThrow('Alasan Harus Diisi')
  await expect(terima({ kode_toko: 'TK77' })).rejects.toThrow('Toko TK77 Tidak Ada')
  await expect(terima()).rejects.toThrow('Semua Hari Toko TK01 Sudah Bertanda Tangan')
  const diam = (perubahan: string) =>
    shop.db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica'; ${perubahan}; COMMIT`)
  await diam("UPDATE tanda_segel SET tanda = sha256('x')")
  await expect(terima()).rejects.toThrow('bukan yang ditandatangani saat ditutup, Tidak Bisa Diterima')
  await diam("DELETE FROM tanda_segel; UPDATE hari_tutup SET ditutup_oleh = 'LAIN'")
  await expect(terima()).rejects.toThrow('isi hari itu berubah setelah ditutup, Tidak Bisa Diterima')
  expect((await shop.db.rows(sql`SELECT 1 AS ada FROM audit_log WHERE aksi = 'ALAT segel'`)).length).toBe(0)
})
