import { sql } from '@kencana/database'
import { isiBaki, tambahCincin } from '@kencana/testing/barang'
import { type Berdua, berdua, TOKEN } from '@kencana/testing/cabang'
import { fotoUnik } from '@kencana/testing/foto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { simpanFotoBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { imporPusat, periksaPusat } from '../import-data-pusat/import-data-pusat.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { ambilFoto, kirimLog } from './log-pusat.api.ts'

let dua: Berdua
beforeAll(async () => {
  dua = await berdua('PUSAT')
  const { sidik } = await dua.cabang.owner.call(periksaPusat, {})
  await dua.cabang.owner.call(imporPusat, { sidik })
  await isiBaki(dua.cabang.owner)
}, 60_000)
afterAll(() => dua.close())

const log = () =>
  dua.pusat.shop.db.rows<{ urut: number; aksi: string }>(
    sql`SELECT urut, isi ->> 'aksi' AS aksi FROM log_pusat ORDER BY urut`,
  )

it('tells the head office what was done, each entry once and chained, however the line is', async () => {
  const { pusat, cabang } = dua
  await kirimLog(cabang.shop.deps)
  // Whoever writes an entry may not have ended yet.
  expect(await log()).toEqual([])
  cabang.shop.clock.walk(10 / 1440)
  pusat.ke.antrean.push('BAIK', 'PUTUS_SESUDAH')
  await kirimLog(cabang.shop.deps)
  await kirimLog(cabang.shop.deps)
  const sendiri = await cabang.shop.db.rows<{ urut: number; aksi: string }>(
    sql`SELECT id AS urut, aksi FROM audit_log WHERE waktu < ${cabang.shop.clock.now()}::timestamptz - interval '5 minutes' ORDER BY id`,
  )
  expect(sendiri.length).toBeGreaterThan(3)
  expect(await log()).toEqual(sendiri)
  // The head office has no head office: nobody else's doings are taken in there.
  await kirimLog(pusat.shop.deps)
  const balik = await fetch(`${cabang.ke.alamat}/service/v1/log`, {
    method: 'POST',
    headers: { 'x-service-token': TOKEN, 'content-type': 'application/json' },
    body: '{"baris": []}',
  })
  expect([balik.status, await balik.text()]).toEqual([403, 'Instalasi Ini Bukan Pusat Bagi Yang Meminta'])
})

it('goes on behind an entry that is too long, or too large', async () => {
  const { pusat, cabang } = dua
  const catat = (aksi: string, dokumen: string, besar: number) =>
    cabang.shop.db.run(sql`
      INSERT INTO audit_log (kode_toko, tgl_system, waktu, user_id, aksi, dokumen, sesudah)
      SELECT kode_toko, tgl_system, waktu, user_id, ${aksi}, ${dokumen}, to_jsonb(repeat('x', ${besar})) FROM audit_log ORDER BY id LIMIT 1`)
  await catat('UJI PANJANG', 'D'.repeat(300), 1)
  await catat('UJI BESAR', '-', 120_000)
  await catat('UJI SESUDAHNYA', '-', 1)
  cabang.shop.clock.walk(10 / 1440)
  pusat.ke.muat = 100_000
  await kirimLog(cabang.shop.deps)
  pusat.ke.muat = Number.POSITIVE_INFINITY
  const isi = await pusat.shop.db.rows<{ aksi: string; sesudah: unknown }>(sql`
    SELECT isi ->> 'aksi' AS aksi, isi -> 'sesudah' AS sesudah FROM log_pusat WHERE isi ->> 'aksi' LIKE 'UJI %' ORDER BY urut`)
  expect(isi).toEqual([
    { aksi: 'UJI PANJANG', sesudah: 'x' },
    { aksi: 'UJI BESAR', sesudah: { terlalu_besar: true } },
    { aksi: 'UJI SESUDAHNYA', sesudah: 'x' },
  ])
})

it('lets the photo of a piece follow it, and shows none of what was not sent', async () => {
  const { pusat, cabang } = dua
  const { kode_barang, kode_barcode } = await tambahCincin(pusat.owner)
  await pusat.owner.call(simpanFotoBarang, { kode_barang, foto: fotoUnik() })
  const hash = async (shop = pusat.shop) =>
    (await shop.db.one<{ foto: string | null }>(sql`SELECT foto FROM barang WHERE kode_barang = ${kode_barang}`))
      ?.foto ?? ''
  const minta = async () =>
    (await fetch(`${pusat.ke.alamat}/service/v1/foto/${await hash()}`, { headers: { 'x-service-token': TOKEN } }))
      .status
  expect(await minta()).toBe(404)
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
  await dua.antar()
  expect(await minta()).toBe(200)
  await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
  expect(await hash(cabang.shop)).toBe('')
  await ambilFoto(cabang.shop.deps)
  expect(await hash(cabang.shop)).toMatch(/^[0-9a-f]{64}$/)
  await dua.antar()
})
