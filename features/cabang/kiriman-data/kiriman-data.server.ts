import { sql } from '@kencana/database'
import { type Alarm, type Feature, isOwner, Refusal, route } from '@kencana/server-kit'
import { akunTersembunyi } from '../../neraca/mutasi/mutasi.api.ts'
import { cobaSekarang, kirimUlang, listLink, listSurat } from './kiriman-data.contract.ts'
import { bacaLink, bacaSurat } from './kiriman-data.query.ts'
import { logCabang } from './log-cabang.contract.ts'
import { bacaLog } from './log-cabang.query.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A letter that was refused is judged again as it is: what was wrong is put right at the other one, or it is taken back. */
const ulang = route(kirimUlang, async ({ id }, ctx) => {
  if (!UUID.test(id)) throw new Refusal('missing', 'Surat Tidak Ada')
  // Before the letter, as whoever takes a dispatch back holds it.
  const kirim = await ctx.db.one<{ tarik: boolean }>(sql`
    SELECT tarik_pada IS NOT NULL OR no_batal IS NOT NULL AS tarik FROM kirim_barang
    WHERE no_kirim = (SELECT dokumen FROM surat_keluar WHERE id = ${id}::uuid AND jenis = 'KIRIMAN') FOR UPDATE`)
  if (kirim?.tarik) throw new Refusal('rule', 'Kiriman Ini Ditarik Kembali, Suratnya Tidak Dikirim Ulang')
  const surat = await ctx.db.one<{
    status: string
    dokumen: string
    jenis: string
    galat: string
    sambungan: string
    kode_toko: string
  }>(sql`
    SELECT status, dokumen, jenis, galat, sambungan::text, kode_toko::text FROM surat_keluar WHERE id = ${id}::uuid FOR UPDATE`)
  if (!surat) throw new Refusal('missing', 'Surat Tidak Ada')
  if (surat.kode_toko !== ctx.sesi.kode_toko && !isOwner(ctx.sesi.level))
    throw new Refusal('denied', 'Surat Toko Lain Hanya Dikirim Ulang OWN Atau SU')
  if (surat.status !== 'GAGAL') throw new Refusal('conflict', 'Surat Ini Tidak Gagal')
  await ctx.db.run(sql`UPDATE surat_keluar SET status = 'PENDING', ke = ke + 1, galat = '' WHERE id = ${id}::uuid`)
  await ctx.db.run(sql`UPDATE sambungan_kontak SET coba_lagi_pada = NULL WHERE sambungan::text = ${surat.sambungan}`)
  ctx.audit({ dokumen: surat.dokumen, sebelum: { galat: surat.galat }, sesudah: { surat: surat.jenis, ulang: true } })
  return { message: 'Surat Dikirim Ulang' }
})

const sekarang = route(cobaSekarang, async ({ id }, ctx) => {
  const ada = await ctx.db.run(sql`UPDATE sambungan_kontak SET coba_lagi_pada = NULL WHERE sambungan::text = ${id}`)
  if (ada === 0) throw new Refusal('missing', 'Sambungan Tidak Ada')
  return { message: 'Sedang Dihubungi' }
})

/** Letters that one of two installations refused: somebody has to look. */
const gagal: Alarm = {
  kode: 'SURAT_CABANG_GAGAL',
  judul: 'Kiriman Data Gagal',
  berat: 'MERAH',
  path: '/kiriman-data',
  baris: (sejak) => sql`
    SELECT 'SURAT ' || x.id || ' ' || x.ke AS kunci, x.kode_toko::text, x.waktu, '-' AS user_id, x.dokumen, x.isi
    FROM (
      SELECT k.id, k.ke, k.kode_toko, k.terkirim_pada AS waktu, k.dokumen, k.jenis || ' ditolak instalasi ' || coalesce(s.nomor::text, '?') || ': ' || k.galat AS isi
      FROM surat_keluar k JOIN sambungan s ON s.id = k.sambungan WHERE k.status = 'GAGAL' AND k.terkirim_pada > ${sejak}
      UNION ALL
      SELECT m.id, m.ke, t.kode_toko, m.diterima_pada, m.dokumen, m.jenis || ' dari instalasi ' || coalesce(s.nomor::text, '?') || ' ditolak: ' || m.galat
      FROM surat_masuk m JOIN sambungan s ON s.id = m.sambungan JOIN toko t ON t.is_pusat WHERE m.status = 'GAGAL' AND m.diterima_pada > ${sejak}
    ) x`,
}

/** So long an installation may say nothing: each asks the other every few minutes, also when there is nothing to send. */
const DIAM = sql`interval '1 day'`

/** An installation of which nobody has heard for a day: a line that broke, a machine that stands still, or one that was unplugged. */
const diam: Alarm = {
  kode: 'SAMBUNGAN_DIAM',
  judul: 'Instalasi Lain Tidak Terdengar',
  berat: 'KUNING',
  path: '/kiriman-data',
  baris: (sejak, kini) => sql`
    SELECT 'SAMBUNGAN ' || x.id || ' ' || extract(epoch FROM x.kontak)::bigint AS kunci, t.kode_toko::text, x.kontak + ${DIAM} AS waktu,
      '-' AS user_id, x.portal AS dokumen, 'Instalasi ' || x.nomor || ' tidak terdengar lebih dari sehari, ' || x.surat || ' surat menunggu' AS isi
    FROM (
      SELECT s.id, s.nomor, s.portal::text, coalesce(k.kontak_pada, s.dibuat_pada) AS kontak,
        (SELECT count(*) FROM surat_keluar p WHERE p.sambungan = s.id AND p.status = 'PENDING') AS surat
      FROM sambungan s LEFT JOIN sambungan_kontak k ON k.sambungan = s.id WHERE s.aktif AND s.nomor IS NOT NULL
    ) x JOIN toko t ON t.is_pusat
    WHERE x.kontak > ${sejak}::timestamptz - ${DIAM} AND x.kontak <= ${kini}::timestamptz - ${DIAM}`,
}

export const kirimanDataFeature: Feature = {
  routes: [
    route(listLink, async (_, { db, sesi }) => {
      const ini = await db.one<{ nomor: number }>(sql`SELECT nomor::int FROM instalasi`)
      return { nomor: ini?.nomor ?? 0, sambungan: await bacaLink(db, await akunTersembunyi(db, sesi)) }
    }),
    route(listSurat, (input, { db, sesi }) => bacaSurat(db, input, isOwner(sesi.level) ? null : sesi.kode_toko)),
    route(logCabang, (input, { db }) => bacaLog(db, input)),
    ulang,
    sekarang,
  ],
  alarm: [gagal, diam],
}
