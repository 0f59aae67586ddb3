/** How stock got from one day's end to another's: per gudang (or place outside of trays), category and type. */
import { type Queryable, sql } from '@kencana/database'
import { type Mg, mg, TEMPAT_STOK } from '@kencana/ledger'
import { geserTanggal } from '@kencana/server-kit'
import { type Stok, stokPerTempat } from './stok.api.ts'

/** Pieces and weight. */
interface Jumlah {
  qty: number
  berat: Mg
}

/** Opening, what came, what left, what was sold, closing: opening + in − out − sold is closing. */
interface GerakStok {
  kode_gudang: string
  nama_gudang: string
  kode_group: string
  kode_dept: string
  awal: Jumlah
  masuk: Jumlah
  keluar: Jumlah
  /** Sold to customers, and what of it was taken back by cancelling; what a sale took in for another piece came in. */
  jual: { keluar: Jumlah; masuk: Jumlah }
  akhir: Jumlah
}

interface Baris {
  kode_gudang: string
  nama_gudang: string
  kode_group: string
  kode_dept: string
  jual: boolean
  qty_masuk: number
  mg_masuk: number
  qty_keluar: number
  mg_keluar: number
}

/** Which days, both included, and which tray alone, when one is named: goods outside of trays are left out then. */
interface Rentang {
  tgl_awal: string
  tgl_akhir: string
  baki?: string | undefined
}

/** What a jurnal `j` took out of a place `n` by selling it, or brought back there by undoing that. */
const DIJUAL = sql`(j.kind IN ('JUAL', 'SERAH_PESANAN') AND (n.pcs < 0) = (j.membalik IS NULL))`

/**
 * Gross movements. Each jurnal counts by what it changed in a place: from tray to tray of one gudang is no movement. What
 * is under way between shops moves at the sender, whichever shop's books say so.
 */
const gerak = (db: Queryable, kode_toko: string, { tgl_awal, tgl_akhir, baki }: Rentang): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    WITH lintas AS (
      SELECT DISTINCT s.akun, s.ref, s.lot, s.kode_group, s.kode_dept
      FROM (VALUES (${geserTanggal(tgl_awal, -1)}::date), (${tgl_akhir}::date)) AS d (tgl)
      CROSS JOIN LATERAL saldo_akun(${kode_toko}, d.tgl, ${['TRANSIT', 'SALDO_KIRIM']}::text[]) s
      WHERE s.pcs > 0 OR s.mg > 0
    ), baris AS (
      SELECT m.jurnal_id, m.akun, m.ref, m.kode_group, m.kode_dept, m.pcs, m.mg FROM mutasi m
      WHERE m.kode_toko = ${kode_toko} AND m.tgl_system >= ${tgl_awal} AND m.tgl_system <= ${tgl_akhir}
        AND m.akun = ANY (${['BAKI', ...Object.keys(TEMPAT_STOK)]}::text[]) AND m.akun NOT IN ('TRANSIT', 'SALDO_KIRIM')
        ${baki === undefined ? sql`` : sql`AND m.akun = 'BAKI' AND m.ref = ${baki}`}
      UNION ALL
      SELECT m.jurnal_id, m.akun, m.ref, m.kode_group, m.kode_dept, m.pcs, m.mg
      FROM lintas l JOIN mutasi m ON m.akun = l.akun AND m.ref = l.ref AND m.lot = l.lot AND m.kode_group = l.kode_group
        AND m.kode_dept = l.kode_dept
      WHERE ${baki === undefined} AND m.akun IN ('TRANSIT', 'SALDO_KIRIM')
        AND m.tgl_system >= ${tgl_awal} AND m.tgl_system <= ${tgl_akhir}
    ), bersih AS (
      SELECT b.jurnal_id, coalesce(k.kode_gudang::text, b.akun) AS kode_gudang, b.kode_group, b.kode_dept,
        sum(b.pcs) AS pcs, sum(b.mg) AS mg
      FROM baris b LEFT JOIN baki k ON b.akun = 'BAKI' AND k.kode_toko = ${kode_toko} AND k.kode_baki = b.ref
      GROUP BY 1, 2, 3, 4
    )
    SELECT n.kode_gudang, coalesce(g.nama_gudang::text, ${sql.json(TEMPAT_STOK)}::jsonb ->> n.kode_gudang) AS nama_gudang,
      n.kode_group, n.kode_dept, ${DIJUAL} AS jual,
      sum(greatest(n.pcs, 0))::bigint AS qty_masuk, sum(greatest(n.mg, 0))::bigint AS mg_masuk,
      sum(greatest(-n.pcs, 0))::bigint AS qty_keluar, sum(greatest(-n.mg, 0))::bigint AS mg_keluar
    FROM bersih n JOIN jurnal j ON j.id = n.jurnal_id LEFT JOIN gudang g ON g.kode_gudang = n.kode_gudang
    WHERE n.pcs <> 0 OR n.mg <> 0
    GROUP BY n.kode_gudang, g.nama_gudang, n.kode_group, n.kode_dept, ${DIJUAL}`)

const NOL: Jumlah = { qty: 0, berat: mg(0) }

const tambah = (a: Jumlah, qty: number, berat: number): Jumlah => ({ qty: a.qty + qty, berat: mg(a.berat + berat) })

const dengan = (asal: GerakStok, b: Baris): GerakStok => {
  const masuk = (sum: Jumlah) => tambah(sum, b.qty_masuk, b.mg_masuk)
  const keluar = (sum: Jumlah) => tambah(sum, b.qty_keluar, b.mg_keluar)
  const akhir = tambah(asal.akhir, b.qty_masuk - b.qty_keluar, b.mg_masuk - b.mg_keluar)
  if (!b.jual) return { ...asal, masuk: masuk(asal.masuk), keluar: keluar(asal.keluar), akhir }
  return { ...asal, jual: { masuk: masuk(asal.jual.masuk), keluar: keluar(asal.jual.keluar) }, akhir }
}

const isiSatuBaki = (db: Queryable, kode_toko: string, tanggal: string, baki: string): Promise<Stok[]> =>
  db.rows<Stok>(sql`
    SELECT g.kode_gudang, g.nama_gudang::text, s.kode_group, s.kode_dept, sum(s.pcs)::bigint AS qty, sum(s.mg)::bigint AS berat
    FROM saldo_akun(${kode_toko}, ${tanggal}::date, ${['BAKI']}::text[]) s
    JOIN baki k ON k.kode_toko = ${kode_toko} AND k.kode_baki = s.ref JOIN gudang g ON g.kode_gudang = k.kode_gudang
    WHERE s.ref = ${baki} GROUP BY 1, 2, 3, 4 HAVING sum(s.pcs) <> 0 OR sum(s.mg) <> 0`)

/** Stock at the end of the day before the first, all that changed it, and at the end of the last day; any past days. */
export const gerakStok = async (db: Queryable, kode_toko: string, rentang: Rentang): Promise<GerakStok[]> => {
  const rows = new Map<string, GerakStok>()
  const kunci = (row: { kode_gudang: string; kode_group: string; kode_dept: string }) =>
    `${row.kode_gudang}|${row.kode_group}|${row.kode_dept}`
  const kosong = { awal: NOL, masuk: NOL, keluar: NOL, jual: { keluar: NOL, masuk: NOL }, akhir: NOL }
  const kemarin = geserTanggal(rentang.tgl_awal, -1)
  const awal =
    rentang.baki === undefined
      ? await stokPerTempat(db, kode_toko, kemarin)
      : await isiSatuBaki(db, kode_toko, kemarin, rentang.baki)
  for (const { qty, berat, ...tempat } of awal)
    rows.set(kunci(tempat), { ...kosong, ...tempat, awal: { qty, berat }, akhir: { qty, berat } })
  for (const baris of await gerak(db, kode_toko, rentang)) {
    const { kode_gudang, nama_gudang, kode_group, kode_dept } = baris
    const asal = rows.get(kunci(baris)) ?? { kode_gudang, nama_gudang, kode_group, kode_dept, ...kosong }
    rows.set(kunci(baris), dengan(asal, baris))
  }
  return [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
