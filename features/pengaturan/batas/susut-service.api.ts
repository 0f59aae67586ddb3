/** Losses of customers' pieces add up over thirty days, by whoever worked on them. Source: controls, limits add up; 000-read-first 32. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, type Mg, mg, parseGram, parsePersen, persenDari } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { nilaiParaSystem } from '../para-system/para-system.api.ts'
import { OTORISASI_SUSUT_BULAN } from './susut.api.ts'

interface SusutService {
  /** The craftsman who worked on it; null: whoever says that it is done. */
  kode_tukang: string | null
  /** What this document loses, and of how much. */
  susut: number
  berat: number
}

/** What such agreements are for: a loss that was agreed to is in no later sum. */
const DISETUJUI = ['SERVICE SUSUT', OTORISASI_SUSUT_BULAN]

/**
 * Judges what a finished repair loses together with what the same hands lost of customers' pieces in thirty days, no gain set against
 * it: at most what the shop allows, or their share of what passed where that is more. Customers' gold is of no category: it is summed as
 * it weighs.
 */
export const kasusSusutService = async (
  { db, sesi }: WriteContext,
  { kode_tukang, susut, berat }: SusutService,
): Promise<Kasus | null> => {
  if (susut <= 0) return null
  const { kode_toko, tgl_system, user_id } = sesi
  const nama = kode_tukang === null ? user_id : `Tukang ${kode_tukang}`
  // One at a time per party: two documents at once do not both use what is left.
  await db.run(sql`SELECT pg_advisory_xact_lock(10, hashtext(${`${kode_toko}|SERVICE|${nama}`}))`)
  const milik =
    kode_tukang === null ? sql`k.kode_tukang IS NULL AND k.user_id = ${user_id}` : sql`k.kode_tukang = ${kode_tukang}`
  const dulu = await db.one<{ susut: Mg; lewat: Mg }>(sql`
    SELECT coalesce(sum(d.berat_masuk), 0)::bigint AS lewat, coalesce(sum(greatest(d.berat_masuk + d.patri + d.batu - d.berat_keluar, 0)) FILTER (
      WHERE o.id IS NULL OR NOT string_to_array(o.kategori, ', ') && ${DISETUJUI}::text[]), 0)::bigint AS susut
    FROM service_selesai k JOIN service_selesai_barang d USING (no_selesai) LEFT JOIN otorisasi o ON o.id = k.otorisasi
    WHERE k.kode_toko = ${kode_toko} AND k.tgl_system > ${tgl_system}::date - 30 AND k.no_batal IS NULL AND ${milik}`)
  const jumlah = susut + (dulu?.susut ?? 0)
  const persen = parsePersen(
    await nilaiParaSystem(db, kode_toko, kode_tukang === null ? 'susut_orang' : 'susut_tukang'),
  )
  const sedikit = parseGram(await nilaiParaSystem(db, kode_toko, 'susut_service'))
  const lewat = mg(berat + (dulu?.lewat ?? 0))
  const batas = mg(Math.max(sedikit, persenDari(lewat, persen)))
  if (jumlah <= batas) return null
  return {
    kategori: OTORISASI_SUSUT_BULAN,
    aturan: `Susut barang customer 30 hari ${nama} lebih dari ${formatGram(batas)} g`,
    keterangan: `${nama}, yang lewat ${formatGram(lewat)} g, ditambah ${formatGram(mg(susut))} g`,
    satuan: 'MG',
    hitung: batas,
    input: jumlah,
    mg: mg(susut),
  }
}
