/** What had become of an order by the end of a day, from its documents: what happened to it since does not count. */
import { type Sql, sql } from '@kencana/database'
import { stood } from '@kencana/server-kit'

/** Rows of a document of the order `p` that stood on that evening: `FROM … WHERE …`. */
const ada = (tabel: string, hari: string): Sql => sql`
  FROM ${sql.ident(tabel)} d WHERE d.no_pesanan = p.no_pesanan AND d.tgl_system <= ${hari} AND ${stood('d.no_batal', hari)}`

/** The handing over of the order `p` that stood on an evening, if any. */
export const serahHari = (hari: string): Sql => sql`SELECT d.* ${ada('pesanan_serah', hari)}`

/** What was paid ahead of the order `p` and not given back by an evening. */
export const titipHari = (hari: string): Sql =>
  sql`SELECT sum(d.jumlah)::bigint AS jumlah ${ada('pesanan_titip', hari)}`

/** The status that the order `p` had on an evening. */
export const statusHari = (hari: string): Sql => sql`CASE
  WHEN EXISTS (SELECT ${ada('pesanan_serah', hari)}) THEN 'DISERAHKAN'
  WHEN EXISTS (SELECT FROM pesanan_batal x WHERE x.no_pesanan = p.no_pesanan AND x.tgl_system <= ${hari}) THEN 'BATAL'
  WHEN EXISTS (SELECT ${ada('pesanan_selesai', hari)}) THEN 'SELESAI'
  WHEN EXISTS (SELECT ${ada('pembagian_pesanan', hari)}) THEN 'PROSES'
  ELSE 'BARU' END`

/** The piece made of the order `p` as it weighed on an evening: as it was entered, and put right by then; null while there is none. */
export const beratHari = (hari: string): Sql => sql`(
  SELECT sum(m.mg)::bigint FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
  WHERE m.kode_barang = p.kode_barang AND m.akun = 'BAKI' AND m.tgl_system <= ${hari} AND j.kind IN ('TAMBAH', 'KOREKSI_BERAT'))`
