/** Loans with what was paid of them. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { likeAnywhere, type Queryable, type Sql, sql } from '@kencana/database'
import { jumlah, type Rp, rp } from '@kencana/ledger'
import { grouped, only, Refusal, type Sesi, waktu } from '@kencana/server-kit'
import { CETAK_HUTANG } from '../../cetak/cetak.contract.ts'
import type { PembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { hpDicari } from '../../member/data-member/data-member.api.ts'
import { SETUJU_PESAN } from '../../member/pelanggan/pesan.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { HILANG, tolakLihatJaminan } from '../stock-opname-hutang/hilang-hutang.api.ts'
import type { Bayaran, KartuHutang, listHutang } from './bayar-hutang.contract.ts'
import { type SudahDibayar, tagihanHutang, tambahHari } from './bunga.contract.ts'
import type { SatuHutang } from './hutang.contract.ts'
import { lihatUang, noHp, satuHutang } from './hutang.query.ts'
import { bacaLelang, SURPLUS } from './lelang-hutang.query.ts'
import { nilaiJaminan } from './nilai-hutang.api.ts'
import { peringatanTercetak } from './peringatan-hutang.query.ts'
import { timbangHari } from './timbang-lelang.store.ts'

/** What has been paid of a loan so far. */
export const sudahDibayar = async (db: Queryable, no_hutang: string): Promise<SudahDibayar> =>
  (await db.one<SudahDibayar>(sql`
    SELECT coalesce(sum(bunga), 0)::bigint AS bunga, coalesce(sum(denda), 0)::bigint AS denda
    FROM hutang_bayar WHERE no_hutang = ${no_hutang} AND no_batal IS NULL`)) ?? { bunga: rp(0), denda: rp(0) }

const bacaBayar = async (db: Queryable, kode_toko: string, no_hutang: string): Promise<Bayaran[]> => {
  const rows = await db.rows<Omit<Bayaran, 'pembayaran'>>(sql`
    SELECT k.no_bayar::text, k.tgl_system, ${waktu()} AS waktu, k.jenis, k.pokok, k.keluar, k.bunga, k.denda, k.diskon, k.no_baru::text,
      k.pengambil, k.user_id::text, k.no_batal::text,
      (SELECT coalesce(max(c.ke), 0) FROM cetak c WHERE c.kode_toko = k.kode_toko AND c.dokumen = k.no_bayar) AS cetakan
    FROM hutang_bayar k WHERE k.no_hutang = ${no_hutang} AND k.kode_toko = ${kode_toko} ORDER BY k.dibuat_pada, k.no_bayar`)
  const bayar = await db.rows<PembayaranTercatat & { dokumen: string }>(sql`
    SELECT p.dokumen::text, p.arah, p.cara_bayar, p.no_rekening, p.ref, p.referensi, p.jumlah, p.diterima, p.biaya, p.cek FROM pembayaran p
    WHERE p.dokumen = ANY (${rows.map((one) => one.no_bayar)}::text[]) ORDER BY p.dokumen, p.urut`)
  const per = new Map(grouped(bayar, (one) => one.dokumen))
  return rows.map((one) => ({ ...one, pembayaran: per.get(one.no_bayar) ?? [] }))
}

const nilaiKini = async (db: Queryable, kode_toko: string, { barang }: SatuHutang): Promise<Rp> => {
  try {
    return rp(jumlah(await nilaiJaminan(db, kode_toko, barang), 'taksiran'))
  } catch (error) {
    if (error instanceof Refusal) return rp(0)
    throw error
  }
}

const setujuPesan = async (db: Queryable, no_hutang: string): Promise<KartuHutang['setuju_pesan']> => {
  const row = await db.one<Pick<KartuHutang, 'setuju_pesan'>>(sql`
    SELECT ${SETUJU_PESAN(sql`k.kode_member`, sql`k.no_hp`)} FROM hutang k WHERE k.no_hutang = ${no_hutang}`)
  return row?.setuju_pesan ?? '-'
}

const cetakUlang = (db: Queryable, kode_toko: string, no_hutang: string): Promise<KartuHutang['cetak_ulang']> =>
  db.rows(sql`
    SELECT c.jenis::text, c.ke, c.user_id::text, c.tgl_system, c.alasan FROM cetak c
    WHERE c.kode_toko = ${kode_toko} AND c.dokumen = ${no_hutang} AND c.jenis = ANY (${[...CETAK_HUTANG]}::text[]) AND c.ke > 1 ORDER BY c.id DESC`)

/** One loan in full, with what is owed on its reader's day. @throws Refusal 404 */
export const kartuHutang = async (db: Queryable, sesi: Sesi, no_hutang: string): Promise<KartuHutang> => {
  const satu = await satuHutang(db, sesi, no_hutang)
  const sudah = await sudahDibayar(db, no_hutang)
  const aktif = satu.status === 'AKTIF'
  const tagihan = tagihanHutang(satu, sesi.tgl_system, sudah)
  const { hutang_lelang } = await bacaPara(db, sesi.kode_toko, ['hutang_lelang'])
  const ingat = await peringatanTercetak(db, sesi, satu)
  const nol = { pokok: rp(0), bunga: rp(0), denda: rp(0), total: rp(0), sampai: tagihan.sampai }
  return {
    ...satu,
    tagihan: aktif ? tagihan : nol,
    setuju_pesan: await setujuPesan(db, no_hutang),
    peringatan: ingat.terakhir,
    peringatan_berikut: ingat.berikut,
    timbang: (await timbangHari(db, no_hutang, sesi.tgl_system))?.rows ?? null,
    nilai_kini: await nilaiKini(db, sesi.kode_toko, satu),
    bayar: await bacaBayar(db, sesi.kode_toko, no_hutang),
    cetak_ulang: await cetakUlang(db, sesi.kode_toko, no_hutang),
    mulai_lelang: tambahHari(satu.tgl_jatuh_tempo, Math.max(Number(hutang_lelang), 1)),
    lelang: await bacaLelang(db, sesi.kode_toko, no_hutang),
    hilang: (await db.one<{ no_so: string | null }>(sql`SELECT ${HILANG(sql`${no_hutang}`)} AS no_so`))?.no_so ?? null,
  }
}

type Saringan = InputOf<typeof listHutang>

const cari = (q: string): Sql =>
  q === ''
    ? sql``
    : sql`AND (k.no_hutang LIKE ${likeAnywhere(q)} OR k.nama_customer LIKE ${likeAnywhere(q)} OR k.no_manual = ${q}
        OR ${hpDicari(sql`k.no_hp`, q)})`

const menurutStatus = (status: string, hari: string, ingat: number): Sql => {
  if (status === 'LEWAT') return sql`AND k.status = 'AKTIF' AND k.tgl_jatuh_tempo < ${hari}`
  if (status === 'HARI_INI') return sql`AND k.status = 'AKTIF' AND k.tgl_jatuh_tempo = ${hari}`
  if (status === 'SEGERA')
    return sql`AND k.status = 'AKTIF' AND k.tgl_jatuh_tempo >= ${hari} AND k.tgl_jatuh_tempo <= ${hari}::date + ${ingat}::integer`
  if (status === 'SURPLUS') return sql`AND ${SURPLUS} > 0`
  return only('k.status', status)
}

/** One page of a shop's loans with count and sums over all that the filters leave. */
export const daftarHutang = async (
  db: Queryable,
  { q, status, tgl_awal, tgl_akhir, ...hal }: Saringan,
  sesi: Sesi,
): Promise<OutputOf<typeof listHutang>> => {
  const { kode_toko, tgl_system } = sesi
  await tolakLihatJaminan(db, sesi, false)
  const { hutang_ingat } = await bacaPara(db, kode_toko, ['hutang_ingat'])
  const where = sql`
    k.kode_toko = ${kode_toko} ${tgl_awal === '' ? sql`` : sql`AND k.tgl_system >= ${tgl_awal}`}
    ${tgl_akhir === '' ? sql`` : sql`AND k.tgl_system <= ${tgl_akhir}`} ${menurutStatus(status, tgl_system, Number(hutang_ingat))} ${cari(q)}`
  const arah = hal.turun === '1' ? sql`DESC` : sql`ASC`
  // What is over is due no more.
  const dulu = hal.urut === 'tgl_jatuh_tempo' ? sql`k.status NOT IN ('OPEN', 'AKTIF'),` : sql``
  const isi = sql`
    SELECT sum(d.berat)::bigint AS berat, string_agg(d.nama_barang || ' ' || d.kadar, ', ' ORDER BY d.urut) AS barang
    FROM hutang_detail d WHERE d.no_hutang = k.no_hutang`
  const rows = await db.rows<OutputOf<typeof listHutang>['rows'][number]>(sql`
    SELECT k.no_hutang::text, k.tgl_system, k.nama_customer::text, CASE WHEN k.kode_member = '-' THEN 'NON MEMBER' ELSE 'MEMBER' END AS type_customer,
      ${await noHp(db, sesi)} AS no_hp, b.barang, b.berat, k.jumlah_hutang,
      k.tgl_jatuh_tempo, k.tgl_jatuh_tempo - ${tgl_system}::date AS hari, k.status,
      k.status = 'AKTIF' AND k.tgl_jatuh_tempo >= ${tgl_system} AND k.tgl_jatuh_tempo <= ${tgl_system}::date + ${Number(hutang_ingat)}::integer AS segera,
      ${SURPLUS} AS surplus, EXISTS (SELECT FROM hutang_lelang l WHERE l.no_hutang = k.no_hutang AND l.no_batal IS NULL AND l.lebih > 0
        AND l.tgl_system < ${tgl_system}::date - interval '1 year') AND ${SURPLUS} > 0 AS surplus_lama
    FROM hutang k CROSS JOIN LATERAL (${isi}) b WHERE ${where} ORDER BY ${dulu} ${hal.urut === 'berat' ? sql`b.berat` : sql`k.${sql.ident(hal.urut)}`} ${arah}, k.no_hutang ${arah}
    LIMIT ${hal.per} OFFSET ${(hal.hal - 1) * hal.per}`)
  const all = await db.one<OutputOf<typeof listHutang>['totals'] & { n: number }>(sql`
    SELECT count(*)::int AS n, coalesce(sum(b.berat), 0)::bigint AS berat, coalesce(sum(k.jumlah_hutang), 0)::bigint AS jumlah_hutang
    FROM hutang k CROSS JOIN LATERAL (${isi}) b WHERE ${where}`)
  if (!all) throw new Error('no totals')
  const { n, ...totals } = all
  return { rows, total: n, totals: (await lihatUang(db, sesi)) ? totals : {} }
}

/** How many loans of a shop are owed beyond their day, or due on it. */
export const jumlahJatuhTempo = async (db: Queryable, kode_toko: string, apa: 'LEWAT' | 'HARI_INI'): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM hutang k JOIN toko t USING (kode_toko)
    WHERE k.kode_toko = ${kode_toko} AND k.status = 'AKTIF'
      AND ${apa === 'LEWAT' ? sql`k.tgl_jatuh_tempo < t.tgl_system` : sql`k.tgl_jatuh_tempo = t.tgl_system`}`)
  )?.n ?? 0

/** How many customers of a shop have not fetched what an auction left over. */
export const jumlahSurplus = async (db: Queryable, kode_toko: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM hutang k WHERE k.kode_toko = ${kode_toko} AND k.status = 'LELANG' AND ${SURPLUS} > 0`)
  )?.n ?? 0
