/** A drawer that changes hands in the very moment in which its holder is paid: over two connections, each held where the other comes. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { antre } from '@kencana/testing/antre'
import type pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ambilKas, batalUang, saldoUang, tambahKas } from '../uang/uang.contract.ts'
import { laci, pegangLaci } from './laci.contract.ts'

let shop: TestShop
let owner: User
let satu: User
let dua: User
let penahan: pg.PoolClient
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(1_000_000))
  satu = await shop.user(owner, 'SATU', 'KASIR')
  dua = await shop.user(owner, 'DUA', 'KASIR')
  for (const kode_laci of ['L1', 'L2']) await owner.call(laci.create, { kode_laci, nama_laci: `LACI ${kode_laci}` })
  await owner.call(pegangLaci, { user_id: 'SATU', kode_laci: 'L1' })
  penahan = await shop.db.pool.connect()
})
afterEach(async () => {
  penahan.release()
  await shop.close()
})

const isi = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await owner.call(saldoUang, {})).laci.map(({ kode_laci, saldo = 0 }) => [kode_laci, saldo]))
const bayar = () =>
  satu.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(300_000), keterangan: 'receh' }).then(
    () => 'DIBAYAR',
    (error: unknown) => String(error),
  )
const gantiTangan = () =>
  owner.call(pegangLaci, { user_id: 'SATU', kode_laci: 'L2' }).then(
    () => 'PINDAH',
    (error: unknown) => String(error),
  )

/** Waits until so many of this shop's statements wait for a lock, or what is awaited has an answer after all. */
const sampaiMenunggu = async (banyak: number, jawaban: Promise<unknown>) => {
  const selesai = { ya: false }
  void jawaban.then(() => (selesai.ya = true))
  for (;;) {
    const tunggu = await shop.db.one<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    if (selesai.ya || (tunggu?.n ?? 0) >= banyak) return
  }
}

it('waits for what its holder has begun, and is then to be counted again', async () => {
  await penahan.query("BEGIN; SELECT FROM kode_transaksi WHERE kode_transaksi = 'TAMBAH MODAL' FOR UPDATE")
  const dibayar = bayar()
  await sampaiMenunggu(1, dibayar)
  const pindah = gantiTangan()
  await sampaiMenunggu(2, pindah)
  await penahan.query('COMMIT')
  expect(await dibayar).toBe('DIBAYAR')
  expect(await pindah).toContain('Laci L1 Harus Dihitung Dulu, Uangnya Bergerak Sejak Hitungan Terakhir')
  expect(await isi()).toEqual({ '-': 1_000_000, L1: 300_000, L2: 0 })
})

it('is the new one for what its holder begins while it changes', async () => {
  await penahan.query("BEGIN; SELECT FROM users WHERE user_id = 'SATU' FOR UPDATE")
  const pindah = gantiTangan()
  await sampaiMenunggu(1, pindah)
  const dibayar = bayar()
  await sampaiMenunggu(2, dibayar)
  await penahan.query('COMMIT')
  expect([await pindah, await dibayar]).toEqual(['PINDAH', 'DIBAYAR'])
  expect(await isi()).toEqual({ '-': 1_000_000, L1: 0, L2: 300_000 })
})

it('is put back into and taken out of by nobody else who undoes money by hand', async () => {
  const masuk = await satu.call(tambahKas, {
    kode_transaksi: 'TAMBAH MODAL',
    jumlah: rp(100_000),
    keterangan: 'receh',
  })
  const keluar = await satu.call(ambilKas, {
    kode_transaksi: 'BIAYA TOKO',
    jumlah: rp(40_000),
    keterangan: 'plastik',
    otorisasi: null,
  })
  const batal = ({ no_uang }: { no_uang: string }) => ({ no_uang, alasan: 'salah', otorisasi: null })
  for (const one of [masuk, keluar])
    await expect(dua.call(batalUang, batal(one))).rejects.toThrow('Laci L1 Bukan Laci Anda')
  expect(await isi()).toEqual({ '-': 1_000_000, L1: 60_000, L2: 0 })
  await satu.call(batalUang, batal(keluar))
  await owner.call(batalUang, batal(masuk))
  expect(await isi()).toEqual({ '-': 1_000_000, L1: 0, L2: 0 })
  const jejak = await shop.db.rows(sql`SELECT count(*)::int AS n FROM dokumen WHERE kode = 'BUG'`)
  expect(jejak).toEqual([{ n: 2 }])
})

it('is not deleted while it is given to somebody: whoever deletes it sees who has it', async () => {
  const [diberi, dihapus] = await antre(shop.db, sql`SELECT 1 FROM laci WHERE kode_laci = 'L2' FOR UPDATE`, [
    () => owner.call(pegangLaci, { user_id: 'DUA', kode_laci: 'L2' }),
    () => owner.call(laci.remove, { id: 'L2' }),
  ])
  expect(diberi?.status).toBe('fulfilled')
  expect(dihapus).toMatchObject({ reason: expect.objectContaining({ message: 'Laci L2 Masih Dipegang DUA' }) })
  expect((await owner.call(laci.list, {})).find(({ kode_laci }) => kode_laci === 'L2')).toMatchObject({
    pemegang: 'DUA',
  })
})
