/** Orders in lists and on their forms. */
import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { likeAnywhere, type Queryable, type Sql, sql } from '@kencana/database'
import { jumlah, type Rp, rp } from '@kencana/ledger'
import { hitungTerbuka, Refusal, type Sesi, type Terbuka, waktu } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { hpDicari } from '../../member/data-member/data-member.api.ts'
import { ISI_PESANAN, titipPesanan } from '../data-pesanan/data-pesanan.api.ts'
import { DOKUMEN_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { pemesanTerlihat } from '../data-pesanan/pemesan.api.ts'
import { SISA_DIMINTA } from '../data-pesanan/titip-diminta.api.ts'
import type { getGrupPesanan, listPesanan } from './transaksi-pesanan.contract.ts'

type Grup = OutputOf<typeof getGrupPesanan>
type Daftar = OutputOf<typeof listPesanan>

const denganTitip = async <T extends { no_pesanan: string; titip: Rp }>(
  db: Queryable,
  kode_toko: string,
  rows: readonly T[],
): Promise<T[]> => {
  const titip = await titipPesanan(
    db,
    kode_toko,
    rows.map((row) => row.no_pesanan),
  )
  return rows.map((row) => ({ ...row, titip: titip.get(row.no_pesanan) ?? row.titip }))
}

/** The form that a number stands for: its own, or one of its orders'. @throws Refusal 404 */
export const satuGrup = async (db: Queryable, sesi: Sesi, no_pesanan: string): Promise<Grup> => {
  const { kode_toko } = sesi
  const rows = await db.rows<Grup['pesanan'][number] & Omit<Grup, 'pesanan' | 'pembayaran' | 'cetakan'>>(sql`
    SELECT ${ISI_PESANAN}, p.contoh, p.contoh_nama, p.contoh_berat, p.keterangan, p.user_id, p.nama_sales::text,
      ${waktu(sql`p.dibuat_pada`)} AS waktu, ${SISA_DIMINTA} AS titip_diminta
    FROM pesanan p
    WHERE p.kode_toko = ${kode_toko}
      AND p.no_grup = (SELECT x.no_grup FROM pesanan x WHERE x.kode_toko = ${kode_toko} AND x.no_pesanan = ${no_pesanan})
    ORDER BY length(p.no_pesanan), p.no_pesanan`)
  const terlihat = await pemesanTerlihat(db, sesi, rows)
  const [kepala] = terlihat
  if (!kepala) throw new Refusal('missing', 'No Pesanan Tidak Ada')
  return {
    ...kepala,
    titip_diminta: rp(jumlah(terlihat, 'titip_diminta')),
    pesanan: await denganTitip(db, kode_toko, terlihat),
    pembayaran: await bacaPembayaran(db, kode_toko, kepala.no_grup),
    cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_PESANAN.cetak, kepala.no_grup),
  }
}

const TERBUKA = sql`p.status IN ('BARU', 'PROSES', 'SELESAI')`

/** Open and promised for a day before the shop's. */
export const LEWAT_JANJI = sql`${TERBUKA} AND p.tgl_janji < t.tgl_system`
/** Open and promised for the shop's day. */
export const JANJI_HARI_INI = sql`${TERBUKA} AND p.tgl_janji = t.tgl_system`

/** How many orders of a shop there are. @param where conditions on `p`, the orders, and `t`, their shop */
export const jumlahPesanan = (db: Queryable, kode_toko: string, where: Sql): Promise<Terbuka> =>
  hitungTerbuka(
    db,
    sql`min(p.tgl_janji) AS hari`,
    sql`pesanan p JOIN toko t ON t.kode_toko = p.kode_toko WHERE p.kode_toko = ${kode_toko} AND ${where}`,
  )

const keadaan = (status: string, tgl_system: string): Sql => {
  if (status === SEMUA) return sql``
  if (status === 'TERBUKA') return sql`AND ${TERBUKA}`
  if (status === 'TERLAMBAT') return sql`AND ${TERBUKA} AND p.tgl_janji < ${tgl_system}`
  if (status === 'HARI INI') return sql`AND ${TERBUKA} AND p.tgl_janji = ${tgl_system}`
  return sql`AND p.status = ${status}`
}

const saringan = (input: InputOf<typeof listPesanan>, kode_toko: string, tgl_system: string): Sql => sql`
  p.kode_toko = ${kode_toko}
  ${input.tgl_awal === '' ? sql`` : sql`AND p.tgl_system >= ${input.tgl_awal}`}
  ${input.tgl_akhir === '' ? sql`` : sql`AND p.tgl_system <= ${input.tgl_akhir}`}
  ${keadaan(input.status, tgl_system)}
  ${input.kode_group === SEMUA ? sql`` : sql`AND p.kode_group = ${input.kode_group}`}
  ${input.kode_sales === SEMUA ? sql`` : sql`AND p.kode_sales = ${input.kode_sales}`}
  ${input.kode_tukang === SEMUA ? sql`` : sql`AND p.kode_tukang = ${input.kode_tukang}`}
  ${
    input.q === ''
      ? sql``
      : sql`AND (p.no_pesanan LIKE ${likeAnywhere(input.q)} OR p.nama_customer LIKE ${likeAnywhere(input.q)}
          OR ${hpDicari(sql`p.no_hp`, input.q)} OR p.deskripsi LIKE ${likeAnywhere(input.q)})`
  }`

/** One page of a shop's orders with count and sums over all that the filters leave. */
export const daftarPesanan = async (db: Queryable, input: InputOf<typeof listPesanan>, sesi: Sesi): Promise<Daftar> => {
  const { kode_toko, tgl_system } = sesi
  const where = saringan(input, kode_toko, tgl_system)
  const arah = input.turun === '1' ? sql`DESC` : sql`ASC`
  const rows = await db.rows<Daftar['rows'][number]>(sql`
    SELECT ${ISI_PESANAN}, ${TERBUKA} AND p.tgl_janji < ${tgl_system} AS terlambat
    FROM pesanan p WHERE ${where}
    ORDER BY p.${sql.ident(input.urut)} ${arah}, p.no_pesanan ${arah}
    LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`)
  const all = await db.one<{ total: number; perkiraan_berat: never; sub_total: never }>(sql`
    SELECT count(*) AS total, coalesce(sum(p.perkiraan_berat), 0)::bigint AS perkiraan_berat,
      coalesce(sum(p.sub_total), 0)::bigint AS sub_total
    FROM pesanan p WHERE ${where}`)
  if (!all) throw new Error('no totals')
  const { total, ...totals } = all
  return { rows: await denganTitip(db, kode_toko, await pemesanTerlihat(db, sesi, rows)), total, totals }
}
