/** A percentage of a category that was wrong is put right from the open day on; closed days keep what they knew (ADR 99). */
import { sql } from '@kencana/database'
import type { Persentase } from '@kencana/ledger'
import { kunciMaster, Refusal, route, setujuiMaster, type WriteContext } from '@kencana/server-kit'
import { adaCabang } from './group.api.ts'
import { koreksiPersentase, OTORISASI_PERSENTASE } from './koreksi-persentase.contract.ts'
import { pernahBergerak } from './pemakaian.api.ts'

/**
 * Holds the day of every shop here until commit: a shop that closes meanwhile closes by the new percentage, and one that has just closed is
 * not written a history of before. @throws Refusal
 */
const pegangHari = async ({ db, waktu }: WriteContext): Promise<void> => {
  await db.run(sql`
    SELECT pg_advisory_xact_lock_shared(1, k.h)
    FROM (SELECT DISTINCT hashtext(kode_toko::text) AS h FROM toko WHERE portal = '' ORDER BY h) k`)
  const ditutup = await db.one<{ kode_toko: string }>(sql`
    SELECT t.kode_toko::text FROM toko t
    CROSS JOIN LATERAL (SELECT h.ditutup_pada FROM hari_tutup h WHERE h.kode_toko = t.kode_toko ORDER BY h.tgl_system DESC LIMIT 1) h
    WHERE h.ditutup_pada >= ${waktu} ORDER BY 1 LIMIT 1`)
  if (ditutup) throw new Refusal('conflict', `Toko ${ditutup.kode_toko} Baru Saja Ditutup, Silahkan Ulangi`)
}

export const koreksiPersentaseRoute = route(koreksiPersentase, async (input, ctx) => {
  const { kode_group, persentase, mulai, alasan } = input
  const { db, sesi, waktu } = ctx
  await pegangHari(ctx)
  // Documents hold the category while they reckon with it: those of today are through, or see the new one.
  const lama = await db.one<{ persentase: Persentase }>(
    sql`SELECT persentase FROM master_group WHERE kode_group = ${kode_group} AND dihapus_pada IS NULL FOR UPDATE`,
  )
  if (!lama) throw new Refusal('missing', `Group ${kode_group} Tidak Ada`)
  if (mulai !== sesi.tgl_system)
    throw new Refusal('rule', `Persentase Hanya Dibetulkan Mulai Hari Toko Ini, ${sesi.tgl_system}`)
  // 0 judges nothing.
  if (persentase === 0) throw new Refusal('rule', 'Persentase Harus Lebih Dari 0')
  if (persentase === lama.persentase) throw new Refusal('rule', 'Persentase Tidak Berubah')
  await kunciMaster(db, `GROUP|${kode_group}`)
  const dipakai = (await pernahBergerak(db, 'kode_group', kode_group)) || (await adaCabang(db))
  const kasus = {
    kategori: OTORISASI_PERSENTASE,
    aturan: 'Persentase kategori yang sudah dipakai dibetulkan',
    keterangan: `${kode_group} mulai ${mulai}: ${alasan}`,
    satuan: 'PERSEN' as const,
    hitung: lama.persentase,
    input: persentase,
    wakil: false,
  }
  await setujuiMaster(ctx, dipakai ? [{ kunci: kode_group, kasus }] : [])
  await db.run(sql`
    UPDATE master_group SET persentase = ${persentase}, persentase_sejak = ${waktu}, versi = versi + 1 WHERE kode_group = ${kode_group}`)
  ctx.audit({
    dokumen: kode_group,
    sebelum: { persentase: lama.persentase },
    sesudah: { persentase, mulai, alasan },
  })
  return { message: 'Data Berhasil Disimpan' }
})
