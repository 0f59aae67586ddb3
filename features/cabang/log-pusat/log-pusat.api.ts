/** What goes to other installations by itself beside letters: the activity log to the head office, photos to who gets the goods. */
import { createHash } from 'node:crypto'
import { Berkas, type InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import {
  type Alarm,
  catatFoto,
  type Deps,
  type Feature,
  Refusal,
  serviceRoute,
  terimaFoto,
  waktu,
} from '@kencana/server-kit'
import { ambilBerkas, GagalHubung, mintaLayanan, type Tujuan, tujuanSambungan } from '../sambungan/klien.api.ts'
import { catatLog, fotoLayanan, SEKALI, sidikEntri } from './log-pusat.contract.ts'

/** Whoever writes an entry has ended by then, so that none comes in behind one that was told. */
const TENANG = '5 minutes'

type Entri = InputOf<typeof catatLog>['baris'][number]

const KEPALA = sql`
  a.id AS urut, ${waktu(sql`a.waktu`)} AS waktu, a.user_id::text AS user, left(a.aksi, 200) AS aksi, left(a.dokumen, 200) AS dokumen`

/** Up to the first one that is not quiet: a clock may have been turned back behind it, and what is jumped over is never told. */
const entriSesudah = (db: Queryable, terakhir: number, kini: Date) =>
  db.rows<Entri>(sql`
    SELECT ${KEPALA}, a.kode_toko::text AS toko, a.tgl_system, a.sebelum, a.sesudah FROM (
      SELECT b.*, bool_and(b.waktu < ${kini}::timestamptz - ${TENANG}::interval) OVER (ORDER BY b.id) AS tenang
      FROM (SELECT * FROM audit_log WHERE id > ${terakhir} ORDER BY id LIMIT ${SEKALI}) b
    ) a WHERE a.tenang ORDER BY a.id`)

/** How far back is looked for what both have: twice as far each time. */
const LANGKAH = 40

/** Entries of before a number, each twice as far from it as the one before: newest first. */
const masihAda = async (db: Queryable, terakhir: number): Promise<{ urut: number; sidik: string }[]> => {
  const rows = await db.rows<Omit<Entri, 'toko' | 'tgl_system' | 'sebelum' | 'sesudah'>>(sql`
    SELECT DISTINCT ON (a.urut) a.* FROM generate_series(0, ${LANGKAH - 1}) n CROSS JOIN LATERAL (
      SELECT ${KEPALA} FROM audit_log a WHERE a.id <= ${terakhir}::bigint - (2::numeric ^ n)::bigint + 1 ORDER BY a.id DESC LIMIT 1
    ) a ORDER BY a.urut DESC`)
  return rows.map((one) => ({ urut: one.urut, sidik: sidikEntri(one) }))
}

/** What an entry says when all of it is more than the head office takes at once. */
const ringkas = (entri: Entri): Entri => ({ ...entri, sebelum: null, sesudah: { terlalu_besar: true } })

/** What it answers to what it can never take; everything else is asked again another time. */
const TIDAK_TERMUAT = new Set([400, 413, 422])

/** Tells entries; of what is too much together fewer, of one that is too large by itself that it is. @throws GagalHubung */
const beritahu = async (tujuan: Tujuan, baris: readonly Entri[]): Promise<number> => {
  try {
    return (await mintaLayanan(tujuan, catatLog, { baris: [...baris] })).terakhir
  } catch (error) {
    const [satu] = baris
    if (!(error instanceof GagalHubung && TIDAK_TERMUAT.has(error.status)) || !satu) throw error
    if (baris.length > 1) return beritahu(tujuan, baris.slice(0, Math.ceil(baris.length / 2)))
    return (await mintaLayanan(tujuan, catatLog, { baris: [ringkas(satu)] })).terakhir
  }
}

/**
 * How far the head office is. Who was put back to a backup has not the last entry that it was told, or another one under its number: it
 * says what it still has, and goes on from there.
 */
const sampaiMana = async (db: Queryable, tujuan: Tujuan): Promise<number> => {
  const { terakhir, sidik } = await mintaLayanan(tujuan, catatLog, { baris: [] })
  if (sidik === null) return terakhir
  const ada = await masihAda(db, terakhir)
  if (ada[0]?.sidik === sidik) return terakhir
  return (await mintaLayanan(tujuan, catatLog, { baris: [], mundur: ada })).terakhir
}

/** Envelopes of one go. */
const PALING_BANYAK = 50

/** Tells the head office what was done here since it was last told. */
export const kirimLog = async ({ db, clock }: Deps): Promise<void> => {
  const pusat = await db.one<{ id: string }>(
    sql`SELECT id::text FROM sambungan WHERE peran = 'PUSAT' AND aktif AND nomor IS NOT NULL`,
  )
  const tujuan = pusat ? await tujuanSambungan(db, pusat.id) : undefined
  if (!tujuan) return
  try {
    let terakhir = await sampaiMana(db, tujuan)
    for (let ke = 0; ke < PALING_BANYAK; ke += 1) {
      const baris = await entriSesudah(db, terakhir, clock.now())
      if (baris.length === 0) return
      terakhir = await beritahu(tujuan, baris)
    }
  } catch (error) {
    // The line is down: the head office says next time how far it is.
    if (!(error instanceof GagalHubung)) throw error
  }
}

/** What came so lately is looked through each time; all that ever came now and then, for a line may be down and goods on their way for longer. */
const BARU = 30 * 24 * 3_600_000
const SEMUA_SETIAP = 6 * 3_600_000
/** Photos of one go. */
const FOTO_SEKALI = 20

/** What has been asked of a link since all photos were last looked for. */
export interface IngatFoto {
  /** Hashes that were asked for in vain: they keep none behind them waiting. */
  sia: Set<string>
  /** Whether all are being looked for, and when the next time is. */
  semua: boolean
  berikut: number
}

export const ingatFoto = (): IngatFoto => ({ sia: new Set(), semua: false, berikut: 0 })

/** Whether a piece that came never had a photo here; what somebody took away stays away. */
const belumBerfoto = sql`NOT EXISTS (SELECT FROM riwayat_barang r WHERE r.kode_barang = d.kode_barang AND r.foto IS NOT NULL)`

/** Photos that goods came with and never had here. */
const kurangFoto = (db: Queryable, sambungan: string, sejak: Date, sia: readonly string[]) =>
  db.rows<{ hash: string }>(sql`
    WITH k AS MATERIALIZED (
      SELECT no_kirim FROM kiriman_masuk WHERE sambungan = ${sambungan} AND diterima_pada > ${sejak}
    )
    SELECT DISTINCT d.foto AS hash FROM k JOIN kiriman_masuk_detail d USING (no_kirim)
    WHERE d.foto IS NOT NULL AND d.foto <> ALL (${[...sia]}::text[])
      AND EXISTS (SELECT FROM barang b WHERE b.kode_barang = d.kode_barang AND b.foto IS NULL)
      AND ${belumBerfoto}
    LIMIT ${FOTO_SEKALI}`)

/** Keeps a photo that came, of goods that have none. @returns whether it is one, and the one that was asked for */
const simpanFoto = async (
  { db, blob, clock }: Deps,
  sambungan: string,
  hash: string,
  isi: Buffer | undefined,
): Promise<boolean> => {
  // Of goods it shows what their dispatch told of, or nothing.
  if (!isi || createHash('sha256').update(isi).digest('hex') !== hash) return false
  const foto = await terimaFoto(blob, isi).catch(() => undefined)
  if (!foto) return false
  await db.transaction(async (tx) => {
    const disini = await catatFoto(tx, foto, clock.now())
    await tx.run(sql`
      UPDATE barang b SET foto = ${disini} FROM kiriman_masuk_detail d JOIN kiriman_masuk k USING (no_kirim)
      WHERE k.sambungan = ${sambungan} AND d.foto = ${hash} AND b.kode_barang = d.kode_barang AND b.foto IS NULL AND ${belumBerfoto}`)
  })
  return true
}

/** Photos of goods that came over a link and are not here yet: fetched by their hash, and judged like anybody's. */
export const ambilFotoSambungan = async (deps: Deps, sambungan: string, ingat = ingatFoto()): Promise<void> => {
  const { db, clock } = deps
  const tujuan = await tujuanSambungan(db, sambungan)
  if (!tujuan) return
  const kini = clock.now().getTime()
  if (kini >= ingat.berikut) {
    ingat.sia.clear()
    ingat.semua = true
    ingat.berikut = kini + SEMUA_SETIAP
  }
  const kurang = await kurangFoto(db, sambungan, new Date(ingat.semua ? 0 : kini - BARU), [...ingat.sia])
  for (const { hash } of kurang) {
    try {
      if (await simpanFoto(deps, sambungan, hash, await ambilBerkas(tujuan, `foto/${hash}`))) continue
    } catch (error) {
      if (!(error instanceof GagalHubung)) throw error
      // Nobody answers: the next one would be waited for as long.
      if (error.status === 0) return
    }
    ingat.sia.add(hash)
  }
  if (kurang.length < FOTO_SEKALI) ingat.semua = false
}

type KepalaEntri = Omit<Entri, 'toko' | 'tgl_system' | 'sebelum' | 'sesudah'>

const kepalaDisini = sql`
  l.urut, l.isi ->> 'aksi' AS aksi, coalesce(l.isi ->> 'waktu', '') AS waktu, coalesce(l.isi ->> 'user', '') AS user,
  coalesce(l.isi ->> 'dokumen', '') AS dokumen`

/** Entries that count: those of a row up to where a later one began anew, and no beginnings. */
const berlaku = (sambungan: string) => sql`
  FROM log_pusat l WHERE l.sambungan = ${sambungan} AND l.isi ->> 'aksi' <> 'LOG MUNDUR' AND NOT EXISTS (
    SELECT FROM log_pusat m
    WHERE m.sambungan = l.sambungan AND m.zaman > l.zaman AND m.urut < l.urut AND m.isi ->> 'aksi' = 'LOG MUNDUR')`

/** The newest entry that both have, of what the other one says that he has; 0 where there is none. */
const samaSampai = async (
  db: Queryable,
  sambungan: string,
  ada: NonNullable<InputOf<typeof catatLog>['mundur']>,
): Promise<number> => {
  const disini = await db.rows<KepalaEntri>(sql`
    SELECT ${kepalaDisini} ${berlaku(sambungan)} AND l.urut = ANY (${ada.map((one) => one.urut)}::bigint[])
    ORDER BY l.zaman`)
  const sidik = new Map(disini.map((one) => [one.urut, sidikEntri(one)]))
  return ada.find((one) => sidik.get(one.urut) === one.sidik)?.urut ?? 0
}

/** The last entry of an installation; where its row began anew and nothing came since, the last that both have. */
const terakhirDisini = (db: Queryable, sambungan: string) =>
  db.one<KepalaEntri>(sql`
    SELECT ${kepalaDisini} ${berlaku(sambungan)} ORDER BY l.zaman DESC, l.urut DESC LIMIT 1`)

/** What an installation did before it was put back to its backup: here alone anybody reads it. */
const mundur: Alarm = {
  kode: 'LOG_CABANG_MUNDUR',
  judul: 'Catatan Kegiatan Cabang Mundur',
  berat: 'MERAH',
  path: '/kiriman-data',
  baris: (sejak) => sql`
    SELECT 'LOG ' || l.sambungan || ' ' || l.zaman AS kunci, t.kode_toko::text, l.diterima_pada AS waktu, '-' AS user_id, s.portal::text AS dokumen,
      'Instalasi ' || s.nomor || ' dipulihkan dari cadangan: ' || (
        SELECT count(*) FROM log_pusat x WHERE x.sambungan = l.sambungan AND x.zaman = l.zaman - 1 AND x.urut > l.urut
          -- what both have is told once more
          AND NOT EXISTS (SELECT FROM log_pusat y WHERE y.sambungan = x.sambungan AND y.zaman = l.zaman AND y.urut = x.urut AND y.isi = x.isi)
      ) || ' kegiatan sesudahnya tidak ada lagi di sana' AS isi
    FROM log_pusat l JOIN sambungan s ON s.id = l.sambungan JOIN toko t ON t.is_pusat
    WHERE l.isi ->> 'aksi' = 'LOG MUNDUR' AND l.diterima_pada > ${sejak}`,
}

/** So long after a letter its log may come: both go over the same line within minutes. */
const TUNGGU = sql`interval '1 day'`

/** Letters that somebody there wrote by doing something, which stands in the log as well. */
const DIBUAT_ORANG = [
  'KIRIMAN',
  'SAMPAI',
  'TARIK',
  'HAPUS',
  'UANG',
  'UANG BATAL',
  'UANG SAMPAI',
  'UANG DITOLAK',
  'SENDIRI',
]

/** A branch whose letters come while its log does not: what was done there is told to nobody. */
const diam: Alarm = {
  kode: 'LOG_CABANG_DIAM',
  judul: 'Catatan Kegiatan Cabang Berhenti',
  berat: 'MERAH',
  path: '/kiriman-data',
  baris: (sejak, kini) => sql`
    SELECT 'LOG DIAM ' || s.id || ' ' || extract(epoch FROM l.akhir)::bigint AS kunci, t.kode_toko::text, x.surat + ${TUNGGU} AS waktu,
      '-' AS user_id, s.portal::text AS dokumen,
      'Instalasi ' || s.nomor || ' mengirim surat, tetapi sejak itu lebih dari sehari tanpa catatan kegiatannya' AS isi
    FROM sambungan s JOIN toko t ON t.is_pusat
      CROSS JOIN LATERAL (
        SELECT coalesce((SELECT g.diterima_pada FROM log_pusat g WHERE g.sambungan = s.id ORDER BY g.zaman DESC, g.urut DESC LIMIT 1), s.dibuat_pada) AS akhir
      ) l
      CROSS JOIN LATERAL (
        SELECT m.diterima_pada AS surat FROM surat_masuk m WHERE m.sambungan = s.id AND m.diterima_pada > l.akhir AND m.jenis = ANY (${DIBUAT_ORANG}::text[])
        ORDER BY m.diterima_pada LIMIT 1
      ) x
    WHERE s.peran = 'CABANG' AND s.aktif AND s.nomor IS NOT NULL AND x.surat > ${sejak}::timestamptz - ${TUNGGU} AND x.surat <= ${kini}::timestamptz - ${TUNGGU}`,
}

const catat = serviceRoute(catatLog, async ({ baris, mundur: ada }, { db, waktu: kini, pengirim }) => {
  if (pengirim.peran !== 'CABANG') throw new Refusal('denied', 'Instalasi Ini Bukan Pusat Bagi Yang Meminta')
  if (ada) {
    const sama = await samaSampai(db, pengirim.id, ada)
    await db.run(sql`SELECT mundur_log(${pengirim.id}, ${sama}, ${kini})`)
  }
  await db.run(sql`SELECT tambah_log(${pengirim.id}, ${sql.json(baris)}::jsonb, ${kini})`)
  const akhir = await terakhirDisini(db, pengirim.id)
  return { terakhir: akhir?.urut ?? 0, sidik: akhir ? sidikEntri(akhir) : null }
})

/** Whether a dispatch over a link told of a photo. */
export const fotoDikirim = async (db: Queryable, sambungan: string, hash: string): Promise<boolean> => {
  const isi = sql.json({ barang: [{ foto: hash }] })
  return (
    (await db.one(sql`
      SELECT 1 AS ada FROM surat_keluar s WHERE s.sambungan = ${sambungan} AND s.jenis = 'KIRIMAN' AND s.isi @> ${isi}::jsonb LIMIT 1`)) !==
    undefined
  )
}

export const logPusatFeature: Feature = {
  alarm: [mundur, diam],
  routes: [
    catat,
    serviceRoute(fotoLayanan, async ({ hash }, { db, blob, pengirim }) => {
      const boleh = await fotoDikirim(db, pengirim.id, hash)
      const bytes = boleh ? await blob.get(hash) : undefined
      if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
      return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
    }),
  ],
}
