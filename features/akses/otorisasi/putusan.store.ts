/** Who may agree to what: a witness of the shop, an owner who is somebody else, his deputy, the only one with a reason. */
import { type Queryable, sql } from '@kencana/database'
import { formatGram, formatRibuan, type Mg, type Rp } from '@kencana/ledger'
import { belumDiputus, isOwner, type Minta, pilihMinta, Refusal, type WriteContext } from '@kencana/server-kit'

/** A request that waits for an answer. @throws Refusal when it is unknown, answered or lapsed */
export const mintaTerbuka = async ({ db, waktu }: Pick<WriteContext, 'db' | 'waktu'>, id: string): Promise<Minta> => {
  // One answer at a time: the second one reads that the first was given.
  await db.run(sql`SELECT pg_advisory_xact_lock(6, hashtext(${id}))`)
  const [minta] = await pilihMinta(db, waktu, sql`m.id = ${id}`)
  if (!minta) throw new Refusal('missing', 'Permintaan Tidak Dikenal')
  const [terbuka] = await pilihMinta(db, waktu, sql`m.id = ${id} AND ${belumDiputus}`)
  if (!terbuka) throw new Refusal('conflict', 'Permintaan Sudah Dijawab')
  if (minta.lewat) throw new Refusal('rule', 'Permintaan Sudah Lewat 15 Menit, Silahkan Simpan Lagi')
  return minta
}

/** Whom somebody made, promoted or gave a password within a day: not a second person of his. */
const buatan = async (db: Queryable, waktu: Date, user_id: string, oleh: string): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada FROM users WHERE user_id = ${user_id} AND wewenang_oleh = ${oleh}
      AND wewenang_sejak > ${waktu}::timestamptz - interval '1 day'`)) !== undefined

/**
 * Whether somebody has his level or password since less than a day, whoever gave it: two of one maker would vouch for each
 * other. In an installation's first day nobody is new.
 */
export const baruDiangkat = async (db: Queryable, waktu: Date, user_id: string): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada FROM users WHERE user_id = ${user_id} AND wewenang_sejak > ${waktu}::timestamptz - interval '1 day'
      AND EXISTS (SELECT FROM toko WHERE dibuat_pada <= ${waktu}::timestamptz - interval '1 day')`)) !== undefined

interface Pemilik {
  user_id: string
  level: string
  /** He has his level or his password since less than a day. */
  baru: boolean
}

/** The owners who can agree to something: who has not chosen his own password yet cannot. */
const pemilik = (db: Queryable, waktu: Date): Promise<Pemilik[]> =>
  db.rows<Pemilik>(sql`
    SELECT user_id::text, level::text, coalesce(wewenang_sejak > ${waktu}::timestamptz - interval '1 day', false) AS baru
    FROM users WHERE level IN ('OWN', 'SU') AND aktif AND NOT ganti_password ORDER BY user_id`)

/** Whether somebody is the only one who could agree, so that his reason is enough. @param level of whom: OWN alone, or SU as well */
const satuSatunya = async (db: Queryable, waktu: Date, user_id: string, level?: 'OWN'): Promise<boolean> => {
  const semua = (await pemilik(db, waktu)).filter((one) => level === undefined || one.level === level)
  return semua.some((one) => one.user_id === user_id) && !semua.some((one) => !one.baru && one.user_id !== user_id)
}

/**
 * Nobody agrees with himself, nor through a user who was made, promoted or given a password within a day, nor with one to
 * whom he gave that within a day, while there is somebody else who could. Source: controls, two grades. @throws Refusal
 */
export const pastikanPemilik = async (
  db: Queryable,
  waktu: Date,
  peminta: string,
  penyetuju: string,
): Promise<void> => {
  if (penyetuju === peminta) throw new Refusal('denied', 'Otorisasi Harus Oleh OWN Atau SU Yang Lain')
  const semua = await pemilik(db, waktu)
  if (!semua.some((one) => !one.baru && one.user_id !== penyetuju)) return
  if (await buatan(db, waktu, peminta, penyetuju))
    throw new Refusal('denied', `User ${peminta} Baru Diberi Wewenang Oleh ${penyetuju}, Minta OWN Atau SU Yang Lain`)
  if (semua.some((one) => one.baru && one.user_id === penyetuju))
    throw new Refusal('denied', `Wewenang ${penyetuju} Belum Sehari, Minta OWN Atau SU Yang Lain`)
}

/** Whoever judges what somebody did is no maker of his of today, and nobody new, while an older owner is there. @throws Refusal */
export const pastikanTerpisah = async (db: Queryable, waktu: Date, pelaku: string, penilai: string): Promise<void> => {
  if (!(await pemilik(db, waktu)).some((one) => !one.baru && one.user_id !== penilai)) return
  if (await buatan(db, waktu, pelaku, penilai))
    throw new Refusal('denied', `User ${pelaku} Baru Diberi Wewenang Oleh ${penilai}, Minta OWN Atau SU Yang Lain`)
  if (await baruDiangkat(db, waktu, penilai))
    throw new Refusal('denied', `Wewenang ${penilai} Belum Sehari, Minta OWN Atau SU Yang Lain`)
}

interface Wakil {
  id: string
  rp_kasus: Rp
  rp_hari: Rp
  mg_kasus: Mg
  mg_hari: Mg
  dibuat_oleh: string
}

/** The deputies of today; the shop's calendar decides. */
const wakilHariIni = (user_id: string, tgl: string) => sql`
  FROM wakil w JOIN users u ON u.user_id = w.user_id AND u.aktif
  WHERE w.user_id = ${user_id} AND w.diakhiri_pada IS NULL AND ${tgl}::date >= w.dari AND ${tgl}::date <= w.sampai`

/** Whether somebody is a deputy on a day. */
export const adaWakil = async (db: Queryable, user_id: string, tgl: string): Promise<boolean> =>
  (await db.one(sql`SELECT 1 AS ada ${wakilHariIni(user_id, tgl)} LIMIT 1`)) !== undefined

/** What a request puts at stake. */
const taruhan = ({ kasus }: Minta) => ({
  rp: kasus.reduce((sum, one) => sum + Math.abs(one.rp), 0),
  mg: kasus.reduce((sum, one) => sum + Math.abs(one.mg), 0),
})

/** A deputy's limits; he agrees to no price, limit or right, and to nothing of people he made or who made him. @throws Refusal */
const pastikanWakil = async (ctx: WriteContext, minta: Minta, penyetuju: string): Promise<string> => {
  const { db, sesi, waktu } = ctx
  const tgl = sesi.hari_ini
  // Held, so that two agreements at once cannot both use up what is left of the day.
  const wakil = await db.one<Wakil>(sql`
    SELECT w.id, w.rp_kasus, w.rp_hari, w.mg_kasus, w.mg_hari, w.dibuat_oleh::text ${wakilHariIni(penyetuju, tgl)}
    ORDER BY w.dibuat_oleh = ${minta.peminta}, w.rp_kasus DESC, w.mg_kasus DESC, w.id LIMIT 1 FOR UPDATE OF w`)
  if (!wakil) throw new Refusal('denied', `${penyetuju} Bukan OWN, SU Atau Wakilnya`)
  if (penyetuju === minta.peminta || (await buatan(db, waktu, minta.peminta, penyetuju)))
    throw new Refusal('denied', 'Wakil Tidak Menyetujui Permintaannya Sendiri')
  // Whoever named him, or knows his password, would agree with himself through him.
  if (wakil.dibuat_oleh === minta.peminta)
    throw new Refusal('denied', `${penyetuju} Ditunjuk ${minta.peminta} Sendiri, Minta OWN Atau SU Lain`)
  if (await buatan(db, waktu, penyetuju, minta.peminta))
    throw new Refusal('denied', `${penyetuju} Baru Diberi Wewenang Oleh ${minta.peminta}, Minta OWN Atau SU Lain`)
  if (await baruDiangkat(db, waktu, penyetuju))
    throw new Refusal('denied', `Wewenang ${penyetuju} Belum Sehari, Minta OWN Atau SU`)
  if (minta.kasus.some((one) => !one.wakil))
    throw new Refusal('denied', `${minta.kategori} Hanya Disetujui OWN Atau SU, Bukan Wakil`)
  const { rp, mg } = taruhan(minta)
  const hari = await db.one<{ rp: number; mg: number }>(sql`
    SELECT coalesce(sum(o.nilai_rp), 0)::bigint AS rp, coalesce(sum(o.nilai_mg), 0)::bigint AS mg
    FROM otorisasi o JOIN wakil w ON w.id = o.wakil
    WHERE w.user_id = ${penyetuju} AND o.waktu > ${waktu}::timestamptz - interval '1 day'`)
  if (rp > wakil.rp_kasus || (hari?.rp ?? 0) + rp > wakil.rp_hari)
    throw new Refusal(
      'denied',
      `Melebihi Batas Wakil Rp. ${formatRibuan(wakil.rp_kasus)} Per Kasus, Rp. ${formatRibuan(wakil.rp_hari)} Per Hari`,
    )
  if (mg > wakil.mg_kasus || (hari?.mg ?? 0) + mg > wakil.mg_hari)
    throw new Refusal(
      'denied',
      `Melebihi Batas Wakil ${formatGram(wakil.mg_kasus)} g Per Kasus, ${formatGram(wakil.mg_hari)} g Per Hari`,
    )
  return wakil.id
}

/** The rights that a witness of these cases must hold; requests from before have none. */
const hakSaksi = ({ kasus = [] }: Partial<Pick<Minta, 'kasus'>>): string[] => [
  ...new Set(kasus.flatMap((one) => one.hak || [])),
]

/** A witness who looks where only some may look is one of these. @throws Refusal */
const pastikanHakSaksi = async (db: Queryable, hak: readonly string[], saksi: string): Promise<void> => {
  const row = await db.one(sql`
    SELECT 1 AS ada FROM users u WHERE u.user_id = ${saksi} AND (u.level IN ('OWN', 'SU') OR ${hak.length} = (
      SELECT count(*) FROM hak_aksi h WHERE h.user_id = u.user_id AND h.menu_name || '#' || h.aksi = ANY (${[...hak]}::text[])))`)
  if (!row) throw new Refusal('denied', `${saksi} Tidak Memegang Hak Untuk Melihatnya, Minta Kasir, OWN Atau SU`)
}

/** Another user of the shop, there, and no puppet of who asks. @throws Refusal */
export const pastikanSaksi = async (
  { db, waktu }: WriteContext,
  minta: Pick<Minta, 'kode_toko' | 'tgl_system' | 'peminta'> & Partial<Pick<Minta, 'kasus'>>,
  saksi: string,
): Promise<void> => {
  const row = await db.one(sql`
    SELECT 1 AS ada FROM users u
    WHERE u.user_id = ${saksi} AND u.aktif AND EXISTS (
      SELECT FROM sesi s WHERE s.user_id = u.user_id AND s.kode_toko = ${minta.kode_toko}
        AND s.tgl_system = ${minta.tgl_system} AND s.dicabut_pada IS NULL)
      AND (u.level IN ('OWN', 'SU') OR EXISTS (
        SELECT FROM hak_aksi h WHERE h.user_id = u.user_id AND h.menu_name = '/dashboard' AND h.aksi = 'saksi'))`)
  if (!row) throw new Refusal('denied', `${saksi} Tidak Bisa Menjadi Saksi: Harus User Toko Ini Yang Sedang Login`)
  if ((await buatan(db, waktu, saksi, minta.peminta)) || (await buatan(db, waktu, minta.peminta, saksi)))
    throw new Refusal('denied', `${saksi} Baru Dibuat Atau Diganti Passwordnya, Minta Saksi Lain`)
  if (await baruDiangkat(db, waktu, saksi)) throw new Refusal('denied', `${saksi} Belum Sehari, Minta Saksi Lain`)
  await pastikanHakSaksi(db, hakSaksi(minta), saksi)
}

/** Whoever ended his session himself is gone; whom somebody sent away could have been a witness. */
const PERGI_SENDIRI = ['LOGOUT', 'PINDAH TOKO']

/** Whether a request is OWN's alone to answer. */
export const hanyaOwn = ({ kasus }: Pick<Minta, 'kasus'>): boolean => kasus.some((one) => one.oleh === 'OWN')

/** Whether somebody may read of a request what is told to whoever agrees alone. */
export const bolehRahasia = (
  { kasus, tingkat }: Minta,
  { user_id, level }: { user_id: string; level: string },
): boolean =>
  tingkat === 'OTORISASI' &&
  kasus.every(
    (one) =>
      (one.oleh !== 'OWN' || level === 'OWN') && (one.wakil || isOwner(level)) && !(one.bukan ?? []).includes(user_id),
  )

/** Who may stand in for nobody: a witness where nobody else of the shop is logged in. */
const tanpaSaksi = async (db: Queryable, { kode_toko, tgl_system, peminta }: Minta): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada FROM sesi s
    WHERE s.kode_toko = ${kode_toko} AND s.tgl_system = ${tgl_system} AND s.user_id <> ${peminta}
      AND (s.dicabut_pada IS NULL OR s.alasan <> ALL (${PERGI_SENDIRI}::text[]))
    LIMIT 1`)) === undefined

/**
 * Whether who asks may answer himself: with a reason, and for a witness with a photo of the scale. What only some may look at, or is
 * his own work, no photo proves: there he is the only owner, or waits for one.
 */
export const bolehSendiri = async (db: Queryable, waktu: Date, minta: Minta): Promise<boolean> => {
  // What OWN alone agrees to he answers himself once he is a day old, and an SU never, be he the only one.
  if (minta.tingkat === 'OTORISASI')
    return hanyaOwn(minta)
      ? !(await baruDiangkat(db, waktu, minta.peminta)) && satuSatunya(db, waktu, minta.peminta, 'OWN')
      : satuSatunya(db, waktu, minta.peminta)
  const miliknya = minta.kasus.some((one) => one.bukan?.includes(minta.peminta))
  if ((miliknya || hakSaksi(minta).length > 0) && !(await satuSatunya(db, waktu, minta.peminta))) return false
  return tanpaSaksi(db, minta)
}

interface Putusan {
  oleh: string
  level: string
  cara: 'PASSWORD' | 'LAYAR' | 'PIN' | 'SENDIRI'
  kata?: string
  foto?: string | null
}

/** Checks who agrees, by the grade of what is asked. @returns the deputy he agrees as, if he does */
export const pastikanBoleh = async (
  ctx: WriteContext,
  minta: Minta,
  { oleh, level }: Pick<Putusan, 'oleh' | 'level'>,
): Promise<string | null> => {
  if (level !== 'OWN' && hanyaOwn(minta)) throw new Refusal('denied', `${minta.kategori} Ini Hanya Disetujui OWN`)
  if (minta.kasus.some((one) => one.bukan?.includes(oleh)))
    throw new Refusal(
      'denied',
      `${oleh} Mengerjakannya Sendiri, Minta ${minta.tingkat === 'SAKSI' ? 'Saksi' : 'Penyetuju'} Lain`,
    )
  if (minta.tingkat === 'SAKSI' && minta.peminta === oleh) throw new Refusal('denied', 'Saksi Harus User Lain')
  // What an owner may agree to he may look at as well.
  if (isOwner(level)) {
    await pastikanPemilik(ctx.db, ctx.waktu, minta.peminta, oleh)
    return null
  }
  if (minta.tingkat === 'OTORISASI') return pastikanWakil(ctx, minta, oleh)
  await pastikanSaksi(ctx, minta, oleh)
  return null
}

/** Writes an agreement down; the request's own id names it. */
export const setujui = async (
  ctx: WriteContext,
  minta: Minta,
  { oleh, cara, kata = '', foto = null, wakil = null }: Putusan & { wakil?: string | null },
): Promise<void> => {
  const { kasus, id } = minta
  const [satu] = kasus.length === 1 && !kasus[0]?.buta ? kasus : []
  const { rp, mg } = taruhan(minta)
  const keterangan = kasus.map((one) => [one.aturan, one.keterangan].filter(Boolean).join(': ')).join('; ')
  await ctx.db.run(sql`
    INSERT INTO otorisasi (id, kode_toko, tgl_system, waktu, diminta_oleh, disetujui_oleh, kategori, keterangan, draft_hash,
      nilai_hitung, nilai_input, kode_barcode, berat, tingkat, cara, kata, nilai_rp, nilai_mg, wakil, foto)
    VALUES (${id}, ${minta.kode_toko}, ${minta.tgl_system}, ${ctx.waktu}, ${minta.peminta}, ${oleh}, ${minta.kategori}, ${keterangan},
      ${minta.draft_hash}, ${satu?.hitung ?? null}, ${satu?.input ?? null}, ${satu?.kode_barcode ?? null}, ${satu?.berat ?? null},
      ${minta.tingkat}, ${cara}, ${kata}, ${rp}, ${mg}, ${wakil}, ${foto})`)
  const { kategori, tingkat, peminta } = minta
  ctx.audit({ dokumen: id, sesudah: { disetujui_oleh: oleh, peminta, tingkat, cara, kategori, keterangan, kata } })
}
