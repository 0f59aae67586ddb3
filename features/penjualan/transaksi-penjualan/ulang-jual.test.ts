/** A sale whose answer was lost on its way is sent again, over a real socket. Numbers in the names are those of the area's design. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { bayarTunai, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
let lain: TestShop['app']
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPenjualan(owner)
  lain = await shop.serverLain()
  for (const satu of [shop.app, lain]) await satu.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await lain.close()
  await shop.close()
})

const isian = async () => {
  const { kode_barcode } = await tambahCincin(owner)
  return formJual(owner, [kode_barcode], { sahkan: true, pembayaran: [bayarTunai(5_733_000)] })
}
type Isian = Awaited<ReturnType<typeof isian>>

/** Sends a sale and reads nothing: the line is cut by who calls. */
const kirim = (form: Isian, kunci: string, ke = shop.app) => {
  const { port } = ke.server.address() as AddressInfo
  const isiKirim = JSON.stringify(z.encode(jual.input, form))
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(isiKirim),
    'x-auth-token': owner.token,
    'idempotency-key': kunci,
  }
  const satu = request({ host: '127.0.0.1', port, path: '/api/v1/penjualan', method: 'POST', headers, agent: false })
  satu.on('error', () => undefined)
  satu.end(isiKirim)
  return satu
}
const putus = async (satu: ReturnType<typeof kirim>): Promise<void> => {
  const tutup = satu.closed ? null : new Promise((resolve) => satu.once('close', resolve))
  satu.destroy()
  await tutup
}
/** What sales leave behind, all of it: of two readings what lies between. */
interface Isi {
  nota: number
  jurnal: number
  bayar: number
  terjual: number
  kas: number
}
const isi = async (): Promise<Isi> => {
  const row = await shop.db.one<Isi>(sql`
    SELECT (SELECT count(*)::int FROM penjualan) AS nota, (SELECT count(*)::int FROM jurnal) AS jurnal,
      (SELECT count(*)::int FROM pembayaran) AS bayar,
      (SELECT count(*)::int FROM barang WHERE status_barang = 'TERJUAL') AS terjual,
      (SELECT rp::int FROM saldo('TK01', 'infinity') WHERE akun = 'KAS') AS kas`)
  if (!row) throw new Error('nothing counted')
  return row
}
const menunggu = async (kalimat: string) =>
  (
    await shop.db.one<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${`%${kalimat}%`}`)
  )?.n
const antrean = () => Promise.resolve(shop.deps.gate.load().write)
const WAIT = { interval: 20 }
const denganSatu = ({ nota, jurnal, bayar, terjual, kas }: Isi): Isi => ({
  nota: nota + 1,
  jurnal: jurnal + 1,
  bayar: bayar + 1,
  terjual: terjual + 1,
  kas: kas + 5_733_000,
})

describe('a sale sent three times with one key', () => {
  /** The first is at work with everything done but its audit entry; then comes what is given. */
  const selagiPertama = async (form: Isian, kunci: string, lalu: () => Promise<void>): Promise<void> => {
    const awal = await isi()
    // The audit entry is the last thing of a write: it waits for this lock.
    await shop.db.transaction(async (tx) => {
      await tx.run(sql`LOCK TABLE audit_log IN SHARE MODE`)
      const pertama = kirim(form, kunci)
      await expect.poll(() => menunggu('INSERT INTO audit_log'), WAIT).toBe(1)
      await putus(pertama)
      await lalu()
      expect(await isi()).toEqual(awal)
    })
    const ketiga = await owner.call(jual, form, kunci)
    expect(ketiga.data).toMatchObject({ status: 'DONE', no_faktur_jual: ketiga.no_faktur_jual })
    expect(await isi()).toEqual(denganSatu(awal))
  }

  it('kasus 4: its answer lost before the commit twice, is one sale', async () => {
    const [form, kunci] = [await isian(), randomUUID()]
    await selagiPertama(form, kunci, async () => {
      const kedua = kirim(form, kunci)
      await expect.poll(antrean, WAIT).toEqual({ running: 1, waiting: 1 })
      await putus(kedua)
      // Nobody waits for it any more: it gives up its place and does nothing.
      await expect.poll(antrean, WAIT).toEqual({ running: 1, waiting: 0 })
    })
  })

  it('kasus 4: its second sent to another server, which knows nothing of the first, is one sale', async () => {
    const [form, kunci] = [await isian(), randomUUID()]
    await selagiPertama(form, kunci, async () => {
      const kedua = kirim(form, kunci, lain)
      await expect.poll(() => menunggu('mulai_tulis'), WAIT).toBe(1)
      await putus(kedua)
      // It has begun, and waits on: what it finds when the first has committed is the first.
      expect(await menunggu('mulai_tulis')).toBe(1)
    })
  })

  it('kasus 4: its answer lost after the commit twice, is one sale and says the same number again', async () => {
    const [form, kunci, awal] = [await isian(), randomUUID(), await isi()]
    const nomor = async () =>
      (
        await shop.db.one<{ no: string }>(sql`
          SELECT jawaban::jsonb ->> 'no_faktur_jual' AS no FROM idempotency WHERE kunci = ${kunci}::uuid AND status = 200`)
      )?.no
    const pertama = kirim(form, kunci)
    await expect.poll(nomor, { interval: 5 }).toMatch(/^FJ-/)
    await putus(pertama)
    const kedua = kirim(form, kunci)
    await once(kedua, 'response')
    await putus(kedua)
    const ketiga = await owner.send('POST', jual.path, { body: z.encode(jual.input, form), key: kunci })
    expect([ketiga.status, (ketiga.json as { no_faktur_jual: string }).no_faktur_jual]).toEqual([200, await nomor()])
    expect(await isi()).toEqual(denganSatu(awal))
    // Changed since, its key is burnt.
    const ubah = { ...form, keterangan: 'LAIN' }
    await expect(owner.call(jual, ubah, kunci)).rejects.toThrow(
      'Data Sebelumnya Sudah Tersimpan, Silahkan Periksa Kembali',
    )
    expect(await isi()).toEqual(denganSatu(awal))
  })
})
