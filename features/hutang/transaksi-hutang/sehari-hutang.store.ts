/** What one person borrows on one day. Source: controls, limits; areas 000-read-first 10. */
import { type Kasus, sidikDraft } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Rp, rp } from '@kencana/ledger'
import { isOwner, PERMINTAAN_TERBUKA, type WriteContext } from '@kencana/server-kit'
import { nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { type Peminjam, type SemuaDikenali, semuaDikenali } from '../larangan-hutang/larangan-hutang.api.ts'
import { OTORISASI_HUTANG } from './transaksi-hutang.contract.ts'

/** What every case of a loan tells. */
export const isiKasus = (untuk: string, jumlah_hutang: Rp) =>
  ({ kategori: OTORISASI_HUTANG, keterangan: untuk, rp: jumlah_hutang }) as const

/** Two at once of one person are judged one after the other, by all that is known of him in one order. */
const kunciPeminjam = ({ db }: WriteContext, { nik, no_hp, kode_member }: SemuaDikenali): Promise<unknown> =>
  db.run(sql`
    SELECT pg_advisory_xact_lock(20, s.kunci) FROM (
      SELECT DISTINCT hashtext(x) AS kunci
      FROM unnest(${[...nik, ...kode_member]}::text[] || ARRAY(SELECT nomor_hp(y) FROM unnest(${no_hp}::text[]) y)) x ORDER BY 1
    ) s`)

/** Who asks is answered one draft after the other: each counts those before it, however many he sends at once. */
const kunciPeminta = ({ db, sesi }: WriteContext): Promise<unknown> =>
  db.run(sql`SELECT pg_advisory_xact_lock(24, hashtext(${sesi.user_id}))`)

/** What somebody was lent on this day so far, by whichever shop: loans that were made, and money on top of those that ran. */
const sudahHariIni = async ({ db, sesi }: WriteContext, dia: SemuaDikenali): Promise<Rp> => {
  const { nik, no_hp, kode_member } = dia
  const row = await db.one<{ rp: Rp }>(sql`
    SELECT coalesce(sum(x.rp), 0)::bigint AS rp FROM (
      SELECT k.nik, k.no_hp, k.kode_member, k.jumlah_hutang AS rp FROM toko t JOIN hutang k USING (kode_toko)
      WHERE k.tgl_system = ${sesi.tgl_system} AND k.no_asal IS NULL AND NOT k.awal AND k.status IN ('OPEN', 'AKTIF', 'DIPEREMAJAKAN')
      UNION ALL
      SELECT k.nik, k.no_hp, k.kode_member, b.keluar FROM toko t JOIN hutang_bayar b USING (kode_toko) JOIN hutang k USING (no_hutang)
      WHERE b.tgl_system = ${sesi.tgl_system} AND b.keluar > 0 AND b.no_batal IS NULL
    ) x
    WHERE x.nik = ANY (${nik}::text[]) OR x.kode_member = ANY (${kode_member}::text[])
      OR (nomor_hp(x.no_hp) <> '' AND nomor_hp(x.no_hp) = ANY (ARRAY(SELECT nomor_hp(y) FROM unnest(${no_hp}::text[]) y)))`)
  return row?.rp ?? rp(0)
}

/** So often a day somebody may ask for a loan that needs an agreement, and be left without one. */
const PALING_BANYAK = 3

const aturanSehari = (maks: Rp): string => `Hutang sehari customer ini, batas Rp. ${formatRibuan(maks)}`

/** Whether an agreement is named that is none of this very draft's: what would be answered then is kept nowhere. */
const asing = async ({ db, sesi, draft: { endpoint, input } }: WriteContext): Promise<boolean> => {
  const { otorisasi: id } = input as { otorisasi?: string | null }
  if (!id) return false
  const miliknya = await db.one(sql`
    SELECT 1 AS ada FROM otorisasi_minta
    WHERE id = ${id} AND user_id = ${sesi.user_id} AND draft_hash = ${sidikDraft(endpoint, input as never)}`)
  return miliknya === undefined
}

/**
 * Whether somebody asks as one does who feels for what others lent: refused above some sum and let go below it, he would know it to the
 * rupiah. Any loan that nobody agreed to counts, whatever stood against it: its request shows whether this day did too. So does a box of
 * requests that takes no more, whose refusal would say it as well. From then on whatever he enters for who borrowed today is asked for, and
 * says nothing.
 */
const menebak = async (ctx: WriteContext): Promise<boolean> => {
  const { db, sesi } = ctx
  if (isOwner(sesi.level)) return false
  if (await asing(ctx)) return true
  const row = await db.one<{ n: number; terbuka: number }>(sql`
    SELECT (count(*) FILTER (WHERE position(${OTORISASI_HUTANG} IN m.kategori) > 0))::int AS n, count(*)::int AS terbuka
    FROM otorisasi_minta m
    WHERE m.user_id = ${sesi.user_id} AND m.tgl_system = ${sesi.tgl_system} AND NOT EXISTS (SELECT FROM otorisasi o WHERE o.id = m.id)`)
  return (row?.n ?? 0) >= PALING_BANYAK || (row?.terbuka ?? 0) >= PERMINTAAN_TERBUKA
}

/**
 * Many loans of one person on one day are one large one, whoever enters them, in whichever shops; so is what is lent on top of a small one.
 * Whoever asks for an agreement with it keeps the request before its locks go (kunciOtorisasi, `terkunci`).
 * @param diminta what he is lent now
 */
export const kasusSehari = async (
  ctx: WriteContext,
  siapa: Peminjam,
  { jumlah_hutang, untuk }: { jumlah_hutang: Rp; untuk: string },
): Promise<Kasus | null> => {
  const maks = Number(await nilaiParaSystem(ctx.db, ctx.sesi.kode_toko, 'hutang_maks'))
  // By every paper and telephone that is known of him: a second paper makes nobody a second person.
  const dia = await semuaDikenali(ctx.db, siapa)
  await kunciPeminjam(ctx, dia)
  const sudah = await sudahHariIni(ctx, dia)
  const semua = rp(sudah + jumlah_hutang)
  if (sudah === 0) return null
  await kunciPeminta(ctx)
  const lewat = semua > maks
  if (!lewat && !(await menebak(ctx))) return null
  return {
    ...isiKasus(untuk, jumlah_hutang),
    aturan: aturanSehari(rp(maks)),
    // With the sum, who asks would work out what anybody was lent by others.
    rahasia: `Hutang customer ini hari ini menjadi Rp. ${formatRibuan(semua)}${lewat ? '' : ', di bawah batas: peminta sering ditolak hari ini'}`,
    satuan: 'RP',
    hitung: rp(maks),
  }
}
