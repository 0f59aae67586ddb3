/** kill -9 of server and database under writes: what was acknowledged is there once, nothing is there half. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, silentLog, sql } from '@kencana/database'
import { type Korban, Mati } from '@kencana/testing/mati'
import { runs } from '@kencana/testing/sample'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditNeraca } from '../../../features/neraca/neraca.api.ts'

let mati: Mati
beforeAll(async () => {
  mati = await Mati.open()
})
afterAll(() => mati.remove())

const ask = (path: string, body: object, headers?: Record<string, string>) => mati.ask(path, body, headers)

interface Submit {
  key: string
  /** Money into the till, or a new piece onto a tray. */
  barang: boolean
  nomor: string | undefined
}

const CINCIN = {
  sumber: 'STOK_AWAL',
  kode_group: 'MM',
  kode_dept: 'CIN',
  kode_baki: 'CN01',
  nama_barang: 'CINCIN',
  berat_asli: 2,
  berat: 2,
  berat_susut: 0,
  berat_cad: 0,
  kadar: '16K',
  kadar_cetak: '700',
  kadar_modal: '16K',
  tipe_barang: 'SP',
  tujuan: 'TK01',
}

const masters = async (token: string): Promise<void> => {
  const add = (path: string, body: object) =>
    ask(path, body, { 'x-auth-token': token, 'idempotency-key': randomUUID() })
  const harga = { harga: 2_350_000, harga_modal: 2_300_000 }
  await add('group/add', { kode_group: 'MM', nama_group: 'MUDA', jenis_group: 'PERHIASAN', persentase: 70, ...harga })
  await add('jenis/add', { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' })
  await add('baki/add', { kode_baki: 'CN01', nama_baki: 'SATU', kode_gudang: 'TOKO', berat_baki: 0, berat_bandrol: 0 })
}

/** Answers of a round before somebody dies, while five more are under way. */
const BANYAK = 20

/** Sends one submit; undefined when no answer came. */
const submit = async (token: string, one: Submit): Promise<void> => {
  try {
    const [path, body] = one.barang ? ['barang', CINCIN] : ['uji/uang', { jumlah: 1000 }]
    const answer = await ask(path, body, { 'x-auth-token': token, 'idempotency-key': one.key })
    if (answer.status !== 200) return
    const { nomor, no_tambah } = (await answer.json()) as { nomor?: string; no_tambah?: string }
    one.nomor = nomor ?? no_tambah
  } catch {
    // The server was killed before or after its commit: only a retry with the same key can tell.
  }
}

it('loses and doubles nothing however it is killed, and every lost answer is found again by its key', async () => {
  const first = await ask('setup', {
    kode_toko: 'TK01',
    nama_toko: 'UJI',
    alamat_toko: 'JL',
    no_hp: '',
    zona_waktu: 'Asia/Jakarta',
    kas_awal: 0,
    user_id: 'OWNER',
    user_name: 'P',
    password: 'kencana123',
  })
  const { token } = (await first.json()) as { token: string }
  await masters(token)
  const all: Submit[] = []
  const victims = (['server', 'database', 'both', 'server', 'both'] satisfies Korban[]).slice(0, runs(5, 3))
  for (const [round, victim] of victims.entries()) {
    let writing = true
    let sisa = BANYAK + round * 3
    let cukup = () => {}
    const banyak = new Promise<void>((done) => {
      cukup = done
    })
    const writer = async () => {
      while (writing) {
        const one: Submit = { key: randomUUID(), barang: all.length % 2 === 0, nomor: undefined }
        all.push(one)
        await submit(token, one)
        if (one.nomor === undefined) await sleep(20)
        else if (--sisa === 0) cukup()
      }
    }
    const writers = Array.from({ length: 6 }, writer)
    await banyak
    await mati.kill(victim)
    writing = false
    await Promise.all(writers)
    await mati.restart()
    for (const one of all.filter(({ nomor }) => nomor === undefined)) await submit(token, one)
  }
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(({ nomor }) => nomor === undefined)).toEqual([])
  expect(new Set(all.map(({ nomor }) => nomor)).size).toBe(all.length)
  await mati.stop()
  const db = await openDatabase({ dataDir: mati.dataDir, log: silentLog })
  const found = await db.one(sql`
    SELECT (SELECT rp FROM saldo('TK01', 'infinity') WHERE akun = 'KAS') AS rp, (SELECT count(*) FROM jurnal) AS jurnal,
      (SELECT count(*) FROM barang) AS barang,
      (SELECT mg FROM saldo('TK01', 'infinity') WHERE akun = 'BAKI') AS mg`)
  const barang = all.filter((one) => one.barang).length
  expect(found).toEqual({ rp: (all.length - barang) * 1000, jurnal: all.length, barang, mg: barang * 2000 })
  expect((await auditNeraca(db, new Date())).pelanggaran).toEqual([])
  await db.close()
})
