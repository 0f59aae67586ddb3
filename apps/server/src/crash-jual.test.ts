/** kill -9 between the commit of a sale and its answer: asked again with its key it says what it did, and does nothing more. */
import { randomUUID } from 'node:crypto'
import type { Endpoint, InputOf, OutputOf } from '@kencana/contract'
import { type Database, openDatabase, silentLog, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { Mati } from '@kencana/testing/mati'
import { mintaDari } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendiri } from '../../../features/akses/otorisasi/otorisasi.contract.ts'
import { setup } from '../../../features/akses/setup/setup.contract.ts'
import { auditNeraca } from '../../../features/neraca/neraca.api.ts'
import {
  batalJual,
  jual,
  validasiJual,
} from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'

const HARGA = 5_733_000
const KAS_AWAL = 50_000_000

let mati: Mati
let db: Database
let owner: Caller
beforeAll(async () => {
  mati = await Mati.open()
  owner = mati.caller()
  const toko = {
    kode_toko: 'TK01',
    nama_toko: 'UJI',
    alamat_toko: 'JL',
    no_hp: '',
    zona_waktu: 'Asia/Jakarta' as const,
  }
  const orang = { user_id: 'OWNER', user_name: 'P', password: 'kencana123' }
  owner.token = (await owner.call(setup, { ...toko, ...orang, kas_awal: rp(KAS_AWAL) })).token
  await isiMaster(owner)
  await isiPenjualan(owner)
  db = await openDatabase({ dataDir: mati.dataDir, log: silentLog, attach: true })
})
afterAll(async () => {
  await db.close()
  await mati.remove()
})

/** What sales leave behind. */
const isi = () =>
  db.one(sql`
    SELECT (SELECT count(*)::int FROM penjualan) AS nota, (SELECT count(*)::int FROM jurnal WHERE kind = 'JUAL') AS jurnal,
      (SELECT count(*)::int FROM penjualan WHERE no_batal IS NOT NULL) AS batal,
      (SELECT count(*)::int FROM pembayaran) AS bayar, (SELECT coalesce(sum(terakhir), 0)::int FROM nomor) AS nomor,
      (SELECT count(*)::int FROM barang WHERE status_barang = 'TERJUAL') AS terjual,
      (SELECT rp::int FROM saldo('TK01', 'infinity') WHERE akun = 'KAS') AS kas`)
const sampai = async (apa: () => Promise<unknown>): Promise<void> =>
  expect.poll(async () => (await apa()) !== undefined, { interval: 10 }).toBe(true)

/** Calls, and kills the server once the database has committed and before it could say so. @returns the answer to the same call again */
const jawabanHilang = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
  const kunci = randomUUID()
  // The audit entry goes out with the COMMIT behind it: it waits for this lock, and the server for its answer.
  const { hilang } = await db.transaction(async (tx) => {
    await tx.run(sql`LOCK TABLE audit_log IN SHARE MODE`)
    const panggilan = owner.call(endpoint, input, kunci).then(
      () => 'ANSWERED',
      () => 'LOST',
    )
    await sampai(() =>
      db.one(sql`
        SELECT 1 AS ada FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO audit_log%'`),
    )
    mati.freeze()
    return { hilang: panggilan }
  })
  await sampai(() => db.one(sql`SELECT 1 AS ada FROM idempotency WHERE kunci = ${kunci} AND status = 200`))
  const sesudah = await isi()
  await mati.kill('server')
  expect(await hilang).toBe('LOST')
  await mati.restart()
  const lagi = await owner.call(endpoint, input, kunci)
  expect(await owner.call(endpoint, input, kunci)).toEqual(lagi)
  expect(await isi()).toEqual(sesudah)
  return lagi
}

it('finds every step of a sale by its key, done once: entry, validation, a cancel of either, a sale at once', async () => {
  const cincin = async () => (await tambahCincin(owner)).kode_barcode
  const { data: dilepas } = await jawabanHilang(jual, await formJual(owner, [await cincin()]))
  const { data: lepas } = await jawabanHilang(batalJual, batalForm(dilepas))
  expect(lepas).toMatchObject({ status: 'BATAL', no_faktur_jual: dilepas.no_faktur_jual })
  const { data: tunggu } = await jawabanHilang(jual, await formJual(owner, [await cincin(), await cincin()]))
  const { no_faktur_jual, versi, tagihan } = tunggu
  const isian = { data: [{ no_faktur_jual, versi, pembayaran: [bayarTunai(tagihan, tagihan + 34_000)] }] }
  const [sah] = (await jawabanHilang(validasiJual, isian)).data
  if (!sah) throw new Error('nothing validated')
  expect(sah).toMatchObject({ status: 'DONE', no_faktur_jual })
  const batal = batalForm(sah)
  const { minta: otorisasi = '' } = await mintaDari(owner, batalJual, batal)
  await owner.call(sendiri, { id: otorisasi, alasan: 'uji', foto: null })
  const dibatalkan = await jawabanHilang(batalJual, { ...batal, otorisasi })
  expect(dibatalkan.no_batal).toMatch(/^BFJ-/)
  const langsung = { sahkan: true, pembayaran: [bayarTunai(HARGA)] }
  const { data: jadi } = await jawabanHilang(jual, await formJual(owner, [await cincin()], langsung))
  expect(jadi.status).toBe('DONE')
  // Three notas, of which one was let go, one undone (two jurnal) and one stands.
  expect(await isi()).toMatchObject({ nota: 3, jurnal: 3, batal: 1, terjual: 1, kas: KAS_AWAL + HARGA })
  expect((await auditNeraca(db, new Date())).pelanggaran).toEqual([])
})
