import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { geserTanggal, only, waktu, within } from '@kencana/server-kit'
import type { mutasiReports } from './mutasi.contract.ts'

type Saringan = InputOf<typeof mutasiReports>
type Hasil = OutputOf<typeof mutasiReports>

/** What the asker does not see. */
interface Tanpa {
  akun: readonly string[]
  /** Trays that are counted. */
  baki: readonly string[]
}

/** One word, several parted by commas, or all that begin as one with a star behind it. */
const salahSatu = (name: string, nilai: string): Sql => {
  const kolom = sql.ident(...name.split('.'))
  if (nilai.includes(',')) return sql`AND ${kolom} = ANY (${nilai.split(',')}::text[])`
  return nilai.endsWith('*') ? sql`AND starts_with(${kolom}::text, ${nilai.slice(0, -1)})` : only(name, nilai)
}

/** Which balances are asked for; `x` is the line or balance. */
const kunci = (input: Saringan, kode_toko: string, tanpa: Tanpa): Sql => {
  const akun = salahSatu('x.akun', input.akun)
  const equal = (['kode_group', 'kode_dept'] as const).map((name) => only(`x.${name}`, input[name]))
  const gudang =
    input.kode_gudang === SEMUA
      ? sql``
      : sql`AND x.akun = 'BAKI' AND x.ref IN (
          SELECT k.kode_baki FROM baki k WHERE k.kode_toko = ${kode_toko} AND k.kode_gudang = ${input.kode_gudang})`
  const terlihat = tanpa.akun.length === 0 ? sql`` : sql`AND x.akun <> ALL (${[...tanpa.akun]}::text[])`
  const terbuka =
    tanpa.baki.length === 0 ? sql`` : sql`AND NOT (x.akun = 'BAKI' AND x.ref = ANY (${[...tanpa.baki]}::text[]))`
  return sql`${akun} ${salahSatu('x.ref', input.ref)} ${sql.join(equal, ' ')} ${gudang} ${terlihat} ${terbuka}`
}

const pembalik = ({ pembalik: mana, tgl_akhir, sampai = tgl_akhir }: Saringan): Sql => {
  if (mana === SEMUA) return sql``
  if (mana !== 'TETAP') return sql`AND (j.membalik IS NOT NULL) = ${mana === 'YA'}`
  return sql`AND j.membalik IS NULL AND NOT EXISTS (SELECT FROM jurnal r WHERE r.membalik = j.id AND r.tgl_system <= ${sampai})`
}

const kode = ({ kode: mana }: Saringan): Sql =>
  mana === SEMUA
    ? sql``
    : sql`AND (SELECT d.kode FROM dokumen d WHERE d.nomor = j.document) = ANY (${mana.split(',')}::text[])`

/** Pieces say which way a line goes, weight where it has none, money where it has neither. */
const arah = ({ arah: mana }: Saringan): Sql =>
  mana === SEMUA
    ? sql``
    : sql`AND sign(coalesce(nullif(x.pcs, 0), nullif(x.mg, 0), x.rp)) = ${mana === 'MASUK' ? 1 : -1}`

const jumlah = sql`coalesce(sum(x.pcs), 0)::bigint AS pcs, coalesce(sum(x.mg), 0)::bigint AS berat, coalesce(sum(x.rp), 0)::bigint AS rp`

const saldoAwal = (
  db: Queryable,
  { tgl_awal }: Saringan,
  kode_toko: string,
  kunci: Sql,
): Promise<Hasil['totals'] | undefined> =>
  db.one(sql`
    SELECT ${jumlah} FROM saldo(${kode_toko}, ${geserTanggal(tgl_awal, -1)}::date) x
    WHERE true ${kunci}`)

/**
 * Lines of a shop's books with their sum, and the balance before them.
 * @param tanpa accounts and trays that the asker does not see
 */
export const mutasi = async (db: Queryable, input: Saringan, kode_toko: string, tanpa: Tanpa): Promise<Hasil> => {
  const which = kunci(input, kode_toko, tanpa)
  const dari = sql`
    FROM mutasi x JOIN jurnal j ON j.id = x.jurnal_id
    WHERE x.kode_toko = ${kode_toko} ${within('x.tgl_system', input)}
      ${salahSatu('j.kind', input.kind)} ${only('j.user_id', input.user_id)}
      ${salahSatu('j.document', input.document)} ${kode(input)} ${pembalik(input)} ${arah(input)} ${which}`
  const rows = await db.rows<Hasil['rows'][number]>(sql`
    SELECT x.jurnal_id, x.urut, x.tgl_system, ${waktu(sql`j.dibuat_pada`)} AS waktu, j.kind,
      j.document, j.user_id, x.akun, x.ref, x.lot, x.kode_group, x.kode_dept, coalesce(x.kode_barang, '-') AS kode_barang,
      x.pcs, x.mg AS berat, x.rp
    ${dari} ORDER BY x.jurnal_id, x.urut LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`)
  const all = await db.one<Hasil['totals'] & { n: number }>(sql`SELECT count(*) AS n, ${jumlah} ${dari}`)
  if (!all) throw new Error('no totals')
  const { n: total, ...totals } = all
  const utuh = [input.kind, input.document, input.kode, input.arah, input.pembalik, input.user_id].every(
    (one) => one === SEMUA,
  )
  const saldo_awal = utuh ? ((await saldoAwal(db, input, kode_toko, which)) ?? null) : null
  return { saldo_awal, total, totals, rows }
}
