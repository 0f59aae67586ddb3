import { sql } from '@kencana/database'
import { isiBaki } from '@kencana/testing/barang'
import { bercabang, TOKEN } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { expect, it } from 'vitest'
import { auditNeraca } from '../../neraca/neraca.api.ts'
import { kirimLog } from './log-pusat.api.ts'

const dua = duaInstalasi({ buka: bercabang, siap: ({ cabang }) => isiBaki(cabang.owner) })

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

it('jumps over no entry where the clock was turned back behind it', async () => {
  const { pusat, cabang } = dua
  const { clock, db } = cabang.shop
  const catat = (dokumen: string, menit: number) =>
    db.run(sql`
      INSERT INTO audit_log (kode_toko, tgl_system, waktu, user_id, aksi, dokumen)
      SELECT kode_toko, tgl_system, ${clock.now()}::timestamptz + ${menit} * interval '1 minute', user_id, 'UJI JAM', ${dokumen}
      FROM audit_log ORDER BY id LIMIT 1`)
  await catat('JAM MAJU', 4)
  await catat('JAM KEMBALI', 0)
  for (const _ of [1, 2]) {
    // Six minutes on the second one is quiet and the first is not; six more and both are.
    clock.walk(6 / 1440)
    await kirimLog(cabang.shop.deps)
  }
  const isi = await pusat.shop.db.rows(sql`
    SELECT isi ->> 'dokumen' AS dokumen FROM log_pusat WHERE isi ->> 'aksi' = 'UJI JAM' ORDER BY urut`)
  expect(isi).toEqual([{ dokumen: 'JAM MAJU' }, { dokumen: 'JAM KEMBALI' }])
})

/** Puts the branch back to what it was before some entries, as a backup would, and lets it go on from there. */
const pulihkan = async (sesudah: number): Promise<void> => {
  const { db } = dua.cabang.shop
  await db.pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER')
  await db.run(sql`DELETE FROM audit_log WHERE id > ${sesudah}`)
  await db.pool.query('ALTER TABLE audit_log ENABLE TRIGGER USER')
  await db.run(sql`SELECT setval(pg_get_serial_sequence('audit_log', 'id'), ${sesudah})`)
}

const catatan = (dokumen: string) =>
  dua.cabang.shop.db.run(sql`
    INSERT INTO audit_log (kode_toko, tgl_system, waktu, user_id, aksi, dokumen)
    SELECT kode_toko, tgl_system, ${dua.cabang.shop.clock.now()}, user_id, 'UJI PULIH', ${dokumen} FROM audit_log ORDER BY id LIMIT 1`)

const pulih = () =>
  dua.pusat.shop.db.rows<{ zaman: number; dokumen: string }>(sql`
    SELECT zaman, isi ->> 'dokumen' AS dokumen FROM log_pusat WHERE isi ->> 'aksi' = 'UJI PULIH' ORDER BY zaman, urut`)

it('keeps what a branch did before it was put back to its backup, beside what it does since under the same numbers', async () => {
  const { pusat, cabang } = dua
  const kirim = async () => {
    cabang.shop.clock.walk(10 / 1440)
    await kirimLog(cabang.shop.deps)
  }
  for (const nomor of ['A', 'B', 'C']) await catatan(nomor)
  await kirim()
  const [c] = await cabang.shop.db.rows<{ id: number }>(sql`SELECT id FROM audit_log WHERE dokumen = 'C'`)
  const akhir = Number(c?.id)
  await pulihkan(akhir - 2)
  // As many as before, so that no number is missing: what they say is another thing.
  for (const nomor of ['D', 'E', 'F']) await catatan(nomor)
  await kirim()
  await kirim()
  const lama = ['A', 'B', 'C'].map((dokumen) => ({ zaman: 0, dokumen }))
  // Begun behind an entry that both have, which may be one of some before the last such.
  expect(await pulih()).toEqual([...lama, ...['A', 'D', 'E', 'F'].map((dokumen) => ({ zaman: 1, dokumen }))])
  expect(await auditNeraca(pusat.shop.db, pusat.shop.clock.now())).toMatchObject({ pelanggaran: [] })
  const [mulai] = await pusat.shop.db.rows<{ urut: number; terakhir: number }>(sql`
    SELECT urut, (isi ->> 'terakhir')::int AS terakhir FROM log_pusat WHERE isi ->> 'aksi' = 'LOG MUNDUR'`)
  expect(mulai).toEqual({ urut: akhir - 3, terakhir: akhir })
  // Of what lies behind the last told, nothing is left: it is told on, and once more put back.
  await pulihkan(akhir - 3)
  await kirim()
  expect((await pulih()).filter((one) => one.zaman === 2)).toEqual([])
  await catatan('G')
  await kirim()
  expect((await pulih()).filter((one) => one.zaman === 2)).toEqual([{ zaman: 2, dokumen: 'G' }])
})

const rowsBegun = async () =>
  (
    await dua.pusat.shop.db.one<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM log_pusat WHERE isi ->> 'aksi' = 'LOG MUNDUR'`,
    )
  )?.n ?? 0

it('begins one row where the line says twice that a branch was put back, and loses nothing of one put back further before it told', async () => {
  const { pusat, cabang } = dua
  for (const nomor of ['H', 'I', 'J', 'K']) await catatan(nomor)
  cabang.shop.clock.walk(10 / 1440)
  await kirimLog(cabang.shop.deps)
  const [k] = await cabang.shop.db.rows<{ id: number }>(sql`SELECT id FROM audit_log WHERE dokumen = 'K'`)
  const akhir = Number(k?.id)
  const before = await rowsBegun()
  await pulihkan(akhir - 1)
  // The first call asks how far the head office is, the second says where the row begins anew.
  pusat.ke.antrean.push('BAIK', 'GANDA')
  await kirimLog(cabang.shop.deps)
  expect(await rowsBegun()).toBe(before + 1)
  // Nothing was told since: it is put back to an older backup, and works on under numbers that both had.
  await pulihkan(akhir - 3)
  for (const nomor of ['L', 'M', 'N']) await catatan(nomor)
  cabang.shop.clock.walk(10 / 1440)
  await kirimLog(cabang.shop.deps)
  expect((await pulih()).slice(-3).map((one) => one.dokumen)).toEqual(['L', 'M', 'N'])
  expect(await auditNeraca(pusat.shop.db, pusat.shop.clock.now())).toMatchObject({ pelanggaran: [] })
})
