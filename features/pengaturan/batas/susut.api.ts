/** Losses of loose gold add up over thirty days, by whoever had it in his hands. Source: controls, limits add up; ADR 29. */
import type { Kasus } from '@kencana/contract'
import { type Sql, sql } from '@kencana/database'
import { formatGram, type Jurnal, type Mg, type Mutasi, mg, parsePersen, persenDari } from '@kencana/ledger'
import type { Sesi, WriteContext } from '@kencana/server-kit'
import { nilaiParaSystem } from '../para-system/para-system.api.ts'

/** What an agreement to a sum of losses is for; a loss that was agreed to so is in no later sum. */
export const OTORISASI_SUSUT_BULAN = 'SUSUT 30 HARI'

/** So much fine gold may be lost in thirty days however little passed. */
const LIMA_GRAM = 5_000

/** Kinds of jurnal that handle loose gold; pieces with a name have sums of their own. */
const LEPAS = [
  'LEBUR',
  'BAHAN_MASUK',
  'PESANAN_SELESAI',
  'TERIMA_SEPUH',
  'KIRIM_SEPUH',
  'KIRIM_LABELING',
  'VALIDASI_INPUTAN',
  'TAMBAH',
] as const

/** Of these, where gold passes once: what is dispatched and comes back could pass every day, and widen the limit. */
const LEWAT = ['LEBUR', 'BAHAN_MASUK', 'PESANAN_SELESAI', 'TERIMA_SEPUH', 'KIRIM_SEPUH', 'TAMBAH'] as const
/** Gold of the shop; what is said to come from outside passed through nobody's hands yet. */
const MILIK_TOKO = ['BAKI', 'SALDO_KIRIM', 'SEPUH', 'HANCUR', 'TUKANG', 'PESANAN'] as const

/** Who had the gold in his hands: the craftsman who worked on it, the gilder, or else whoever books the document. */
interface Pihak {
  nama: string
  persen: 'susut_orang' | 'susut_tukang' | 'toleransi_sepuh'
  /** Whether a jurnal `j` was his. */
  milik: Sql
}

/** The line of `j` that says in whose hands its gold was. */
const ASAL = sql`SELECT FROM mutasi a WHERE a.jurnal_id = j.id AND a.mg < 0`

export const tukang = (kode_tukang: string): Pihak => ({
  nama: `Tukang ${kode_tukang}`,
  persen: 'susut_tukang',
  milik: sql`EXISTS (${ASAL} AND (
    (a.akun = 'TUKANG' AND split_part(a.ref, '/', 1) = ${kode_tukang}) OR
    (a.akun = 'PESANAN' AND (SELECT p.kode_tukang FROM pesanan p WHERE p.no_pesanan = a.ref) = ${kode_tukang})))`,
})

export const penyepuh = (asal: string, tujuan: string): Pihak => ({
  nama: tujuan === '-' ? 'Sepuh' : `Sepuh ${asal} ${tujuan}`,
  persen: 'toleransi_sepuh',
  milik: sql`EXISTS (${ASAL} AND a.akun = 'SEPUH' AND EXISTS (
    SELECT FROM kirim_sepuh k WHERE k.no_sepuh = a.ref AND k.asal = ${asal} AND k.tujuan = ${tujuan}))`,
})

export const orang = (user_id: string): Pihak => ({
  nama: user_id,
  persen: 'susut_orang',
  milik: sql`j.user_id = ${user_id} AND NOT EXISTS (${ASAL} AND a.akun IN ('TUKANG', 'PESANAN', 'SEPUH'))`,
})

const pihakDari = async ({ db, sesi }: WriteContext, lines: readonly Mutasi[]): Promise<Pihak> => {
  const asal = lines.find((one) => one.mg < 0 && ['TUKANG', 'PESANAN', 'SEPUH'].includes(one.akun))
  if (asal?.akun === 'TUKANG') return tukang(asal.ref.split('/')[0] ?? '')
  if (asal?.akun === 'PESANAN') {
    const pesanan = await db.one<{ kode_tukang: string }>(
      sql`SELECT kode_tukang FROM pesanan WHERE no_pesanan = ${asal.ref} AND kode_tukang IS NOT NULL`,
    )
    if (pesanan) return tukang(pesanan.kode_tukang)
  }
  const sepuh =
    asal?.akun === 'SEPUH' &&
    (await db.one<{ asal: string; tujuan: string }>(
      sql`SELECT asal, tujuan FROM kirim_sepuh WHERE no_sepuh = ${asal.ref}`,
    ))
  return sepuh ? penyepuh(sepuh.asal, sepuh.tujuan) : orang(sesi.user_id)
}

/** Fine gold of lines, in milligrams, unrounded. */
const murni = async ({ db }: WriteContext, lines: readonly Mutasi[]): Promise<number> => {
  // Most documents lose nothing: they ask nothing.
  if (lines.length === 0) return 0
  const isi = lines.map(({ kode_group, mg: berat }) => ({ kode_group, mg: berat }))
  const row = await db.one<{ murni: Mg }>(sql`
    SELECT coalesce(ceil(sum(x.mg * g.persentase::numeric / 1000000)), 0)::bigint AS murni
    FROM jsonb_to_recordset(${sql.json(isi)}::jsonb) AS x (kode_group text, mg bigint)
    JOIN master_group g ON g.kode_group = x.kode_group`)
  return row?.murni ?? 0
}

const BERLAKU = sql`j.membalik IS NULL AND NOT EXISTS (SELECT FROM jurnal r WHERE r.membalik = j.id)`
const DISETUJUI = sql`${OTORISASI_SUSUT_BULAN} = ANY (string_to_array(o.kategori, ', '))`

/** A shop's open day. */
type Hari = Pick<Sesi, 'kode_toko' | 'tgl_system'>

/** Jurnals `j` with their lines `m` of the thirty days up to the open one, of one party. */
const hari = ({ kode_toko, tgl_system }: Hari, { milik }: Pihak): Sql => sql`
  m.kode_toko = ${kode_toko} AND m.tgl_system > ${tgl_system}::date - 30 AND m.tgl_system <= ${tgl_system}
  AND ${BERLAKU} AND ${milik}`

/**
 * What a party lost in the thirty days up to the open one: fine gold, no gain set against it, without what was undone or agreed
 * to. One agreement for several dispatches stands at each of them and is spent for the first.
 */
export const hilangTigaPuluhHari = (kini: Hari, pihak: Pihak): Sql => sql`
  SELECT coalesce(ceil(sum(m.mg * g.persentase::numeric / 1000000)), 0)::bigint AS murni
  FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id JOIN master_group g ON g.kode_group = m.kode_group
  WHERE ${hari(kini, pihak)} AND m.akun IN ('SUSUT', 'SELISIH') AND m.mg > 0 AND j.kind = ANY (${LEPAS}::text[])
    AND NOT EXISTS (SELECT FROM otorisasi o WHERE o.dokumen = j.document AND ${DISETUJUI})
    AND NOT EXISTS (
      SELECT FROM validasi_inputan v JOIN otorisasi o ON o.id = v.otorisasi WHERE v.no_validasi = j.document AND ${DISETUJUI})`

/** What passed through a party's hands in the same days, in fine gold. */
export const lewatTigaPuluhHari = (kini: Hari, pihak: Pihak): Sql => sql`
  SELECT coalesce(floor(sum(-m.mg * g.persentase::numeric / 1000000)), 0)::bigint AS murni
  FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id JOIN master_group g ON g.kode_group = m.kode_group
  WHERE ${hari(kini, pihak)} AND m.akun = ANY (${MILIK_TOKO}::text[]) AND m.mg < 0 AND j.kind = ANY (${LEWAT}::text[])`

const hilang = ({ akun, mg: berat }: Mutasi): boolean => (akun === 'SUSUT' || akun === 'SELISIH') && berat > 0
const lewatSekali = ({ kind, lines }: Jurnal): Mutasi[] =>
  LEWAT.some((one) => one === kind)
    ? lines.filter(({ akun, mg: berat }) => berat < 0 && MILIK_TOKO.some((one) => one === akun))
    : []

/**
 * Judges what documents of loose gold lose together with the losses of the last thirty days, by the larger of 5 g fine and the
 * party's share of what passed. Call it where the document's other limits are judged, with what it is going to post.
 * @param jurnal of one party; its number is not looked at
 */
export const kasusSusut = async (ctx: WriteContext, ...jurnal: readonly (Jurnal | null)[]): Promise<Kasus | null> => {
  const semua = jurnal.filter((one) => one !== null)
  const lines = semua.flatMap((one) => one.lines)
  const kini = await murni(ctx, lines.filter(hilang))
  if (kini === 0) return null
  const pihak = await pihakDari(ctx, lines)
  const { kode_toko } = ctx.sesi
  // One at a time per party: two documents at once do not both use what is left.
  await ctx.db.run(sql`SELECT pg_advisory_xact_lock(10, hashtext(${`${kode_toko}|${pihak.nama}`}))`)
  const jumlah = kini + ((await ctx.db.one<{ murni: Mg }>(hilangTigaPuluhHari(ctx.sesi, pihak)))?.murni ?? 0)
  if (jumlah <= LIMA_GRAM) return null
  const dulu = (await ctx.db.one<{ murni: Mg }>(lewatTigaPuluhHari(ctx.sesi, pihak)))?.murni ?? 0
  const semuaLewat = dulu - (await murni(ctx, semua.flatMap(lewatSekali)))
  const persen = parsePersen(await nilaiParaSystem(ctx.db, kode_toko, pihak.persen))
  const batas = Math.max(LIMA_GRAM, persenDari(semuaLewat, persen))
  if (jumlah <= batas) return null
  return {
    kategori: OTORISASI_SUSUT_BULAN,
    aturan: `Susut 30 hari ${pihak.nama} lebih dari ${formatGram(mg(batas))} g emas murni`,
    keterangan: `${pihak.nama}, yang lewat ${formatGram(mg(semuaLewat))} g emas murni, ditambah ${formatGram(mg(kini))} g`,
    satuan: 'MG',
    hitung: batas,
    input: jumlah,
    mg: kini,
  }
}
