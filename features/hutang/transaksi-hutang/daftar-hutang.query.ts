/** Loans as lists have them: found, narrowed down, by the day they are due; what is owed, and what falls due next. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { among, likeAnywhere, type Queryable, type Sql, sql } from '@kencana/database'
import { jumlah, type Rp, rp } from '@kencana/ledger'
import { grouped, hitungTerbuka, only, type Sesi, type Terbuka } from '@kencana/server-kit'
import { hpDicari } from '../../member/data-member/data-member.api.ts'
import { SETUJU_PESAN } from '../../member/pelanggan/pesan.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { tolakLihatJaminan } from '../stock-opname-hutang/hilang-hutang.api.ts'
import { type SudahDibayar, type SyaratBunga, tagihanHutang, tambahHari } from './bunga.contract.ts'
import { dijumlahAktif, HARI_PERKIRAAN, type listHutang, type perkiraanHutang } from './daftar-hutang.contract.ts'
import { lihatUang, noHp } from './hutang.query.ts'
import { SURPLUS } from './lelang-hutang.query.ts'
import { ltvHutang, NILAI_KINI } from './nilai-hutang.api.ts'

type Saringan = InputOf<typeof listHutang>
type Baris = OutputOf<typeof listHutang>['rows'][number]
type Terhutang = Pick<Baris, 'tagihan' | 'ltv'>

const LUNAS: Terhutang = { tagihan: rp(0), ltv: null }

interface Berjalan extends SyaratBunga {
  no_hutang: string
  sudah: SudahDibayar
}

/** The terms of loans that are owed with what was paid of them, by the day they are due. @param where a condition on `k` */
const bacaSyaratHutang = async (db: Queryable, where: Sql): Promise<Berjalan[]> => {
  const rows = await db.rows<Omit<Berjalan, 'sudah'> & { dibayar_bunga: Rp; dibayar_denda: Rp }>(sql`
    SELECT k.no_hutang::text, k.jumlah_hutang, k.bunga_persen, k.basis, k.minimum, k.grace, k.denda_persen, k.pembulatan, k.mulai,
      k.tgl_jatuh_tempo, coalesce(b.bunga, 0)::bigint AS dibayar_bunga, coalesce(b.denda, 0)::bigint AS dibayar_denda
    FROM hutang k LEFT JOIN LATERAL (
      SELECT sum(x.bunga) AS bunga, sum(x.denda) AS denda FROM hutang_bayar x WHERE x.no_hutang = k.no_hutang AND x.no_batal IS NULL) b ON true
    WHERE ${where} ORDER BY k.tgl_jatuh_tempo, k.no_hutang`)
  return rows.map(({ dibayar_bunga: bunga, dibayar_denda: denda, ...one }) => ({ ...one, sudah: { bunga, denda } }))
}

/** What the loans of a page owe today, and that of their goods' value. */
const terhutangHalaman = async (
  db: Queryable,
  { tgl_system }: Sesi,
  rows: readonly Pick<Baris, 'no_hutang' | 'status'>[],
): Promise<ReadonlyMap<string, Terhutang>> => {
  const nomor = rows.filter(({ status }) => status === 'AKTIF').map(({ no_hutang }) => no_hutang)
  if (nomor.length === 0) return new Map()
  const nilai = await db.rows<{ no_hutang: string; kini: Rp | null }>(sql`
    SELECT k.no_hutang::text, ${NILAI_KINI} AS kini FROM hutang k WHERE k.no_hutang ${among(nomor)}`)
  const kini = new Map(nilai.map((one) => [one.no_hutang, one.kini]))
  const berjalan = await bacaSyaratHutang(db, sql`k.no_hutang ${among(nomor)}`)
  return new Map(
    berjalan.map((one) => {
      const { total } = tagihanHutang(one, tgl_system, one.sudah)
      return [one.no_hutang, { tagihan: total, ltv: ltvHutang(total, kini.get(one.no_hutang) ?? null) }]
    }),
  )
}

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
  if (status === 'DI_BAWAH') return sql`AND k.status = 'AKTIF' AND ${NILAI_KINI} < k.jumlah_hutang`
  return only('k.status', status)
}

const antara = (kolom: string, awal = '', akhir = ''): Sql => sql`
  ${awal === '' ? sql`` : sql`AND k.${sql.ident(kolom)} >= ${awal}`} ${akhir === '' ? sql`` : sql`AND k.${sql.ident(kolom)} <= ${akhir}`}`

/** Lists in which something may be a customer's: none of another loan has an auction. */
const ADA_LELANG = new Set(['SURPLUS', 'LELANG'])

/** One page of a shop's loans with count and sums over all that the filters leave. */
export const daftarHutang = async (
  db: Queryable,
  { q, status, tgl_awal, tgl_akhir, tempo_awal, tempo_akhir, ...hal }: Saringan,
  sesi: Sesi,
): Promise<OutputOf<typeof listHutang>> => {
  const { kode_toko, tgl_system } = sesi
  await tolakLihatJaminan(db, sesi, false)
  const { hutang_ingat } = await bacaPara(db, kode_toko, ['hutang_ingat'])
  const where = sql`
    k.kode_toko = ${kode_toko} ${antara('tgl_system', tgl_awal, tgl_akhir)} ${antara('tgl_jatuh_tempo', tempo_awal, tempo_akhir)}
    ${menurutStatus(status, tgl_system, Number(hutang_ingat))} ${cari(q)}`
  const arah = hal.turun === '1' ? sql`DESC` : sql`ASC`
  // What is over is due no more.
  const dulu = hal.urut === 'tgl_jatuh_tempo' ? sql`k.status NOT IN ('OPEN', 'AKTIF'),` : sql``
  const isi = sql`
    SELECT sum(d.berat)::bigint AS berat, string_agg(d.nama_barang || ' ' || d.kadar, ', ' ORDER BY d.urut) AS barang
    FROM hutang_detail d WHERE d.no_hutang = k.no_hutang`
  const rows = await db.rows<Omit<Baris, keyof Terhutang>>(sql`
    SELECT k.no_hutang::text, k.tgl_system, k.nama_customer::text, CASE WHEN k.kode_member = '-' THEN 'NON MEMBER' ELSE 'MEMBER' END AS type_customer,
      ${await noHp(db, sesi)} AS no_hp, b.barang, b.berat, k.jumlah_hutang,
      k.tgl_jatuh_tempo, k.tgl_jatuh_tempo - ${tgl_system}::date AS hari, k.status,
      k.status = 'AKTIF' AND k.tgl_jatuh_tempo >= ${tgl_system} AND k.tgl_jatuh_tempo <= ${tgl_system}::date + ${Number(hutang_ingat)}::integer AS segera,
      ${SURPLUS} AS surplus, ${SETUJU_PESAN(sql`k.kode_member`, sql`k.no_hp`)}, EXISTS (SELECT FROM hutang_lelang l WHERE l.no_hutang = k.no_hutang AND l.no_batal IS NULL AND l.lebih > 0
        AND l.tgl_system < ${tgl_system}::date - interval '1 year') AND ${SURPLUS} > 0 AS surplus_lama
    FROM hutang k CROSS JOIN LATERAL (${isi}) b WHERE ${where} ORDER BY ${dulu} ${hal.urut === 'berat' ? sql`b.berat` : sql`k.${sql.ident(hal.urut)}`} ${arah}, k.no_hutang ${arah}
    LIMIT ${hal.per} OFFSET ${(hal.hal - 1) * hal.per}`)
  // Beside each other a loan and what it goes on as would be lent twice: where states are mixed, what is lent today counts.
  const dihitung = dijumlahAktif(status) ? sql`FILTER (WHERE k.status = 'AKTIF')` : sql``
  const all = await db.one<OutputOf<typeof listHutang>['totals'] & { n: number }>(sql`
    SELECT count(*)::int AS n, coalesce(sum(b.berat) ${dihitung}, 0)::bigint AS berat,
      coalesce(sum(k.jumlah_hutang) ${dihitung}, 0)::bigint AS jumlah_hutang
      ${ADA_LELANG.has(status) ? sql`, coalesce(sum(${SURPLUS}), 0)::bigint AS surplus` : sql``}
    FROM hutang k CROSS JOIN LATERAL (${isi}) b WHERE ${where}`)
  if (!all) throw new Error('no totals')
  const { n, ...totals } = all
  const terhutang = await terhutangHalaman(db, sesi, rows)
  const halaman = rows.map((one) => ({ ...one, ...(terhutang.get(one.no_hutang) ?? LUNAS) }))
  return { rows: halaman, total: n, totals: (await lihatUang(db, sesi)) ? totals : {} }
}

/** What falls due from the shop's day on, day by day, and what was due before. */
export const perkiraanJatuhTempo = async (db: Queryable, sesi: Sesi): Promise<OutputOf<typeof perkiraanHutang>> => {
  const { kode_toko, tgl_system: dari } = sesi
  await tolakLihatJaminan(db, sesi, false)
  const sampai = tambahHari(dari, HARI_PERKIRAAN)
  const rows = await bacaSyaratHutang(
    db,
    sql`k.kode_toko = ${kode_toko} AND k.status = 'AKTIF' AND k.tgl_jatuh_tempo >= ${dari} AND k.tgl_jatuh_tempo <= ${sampai}`,
  )
  const lewat = await db.one<{ jumlah: number; pokok: Rp }>(sql`
    SELECT count(*)::int AS jumlah, coalesce(sum(jumlah_hutang), 0)::bigint AS pokok FROM hutang
    WHERE kode_toko = ${kode_toko} AND status = 'AKTIF' AND tgl_jatuh_tempo < ${dari}`)
  if (!lewat) throw new Error('no sums')
  const uang = await lihatUang(db, sesi)
  const hari = [...grouped(rows, (one) => one.tgl_jatuh_tempo)].map(([tanggal, isi]) => {
    const tagihan = isi.map((one) => tagihanHutang(one, tanggal, one.sudah))
    const jatuh = { pokok: jumlah(tagihan, 'pokok'), bunga: jumlah(tagihan, 'bunga') }
    return { tanggal, jumlah: isi.length, ...(uang ? jatuh : {}) }
  })
  return { dari, sampai, hari, lewat: uang ? lewat : { jumlah: lewat.jumlah } }
}

/** How many loans of a shop are owed beyond their day, or due on it. */
export const jumlahJatuhTempo = (db: Queryable, kode_toko: string, apa: 'LEWAT' | 'HARI_INI'): Promise<Terbuka> =>
  hitungTerbuka(
    db,
    sql`min(k.tgl_jatuh_tempo) AS hari`,
    sql`hutang k JOIN toko t USING (kode_toko)
    WHERE k.kode_toko = ${kode_toko} AND k.status = 'AKTIF'
      AND ${apa === 'LEWAT' ? sql`k.tgl_jatuh_tempo < t.tgl_system` : sql`k.tgl_jatuh_tempo = t.tgl_system`}`,
  )

/** How many customers of a shop have not fetched what an auction left over. */
export const jumlahSurplus = async (db: Queryable, kode_toko: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM hutang k WHERE k.kode_toko = ${kode_toko} AND k.status = 'LELANG' AND ${SURPLUS} > 0`)
  )?.n ?? 0
