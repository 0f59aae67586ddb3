import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { CETAK_HANCUR, type getHancur, type listHancur } from './hancur-data-barang.contract.ts'

type Lengkap = OutputOf<typeof getHancur>
type Baris = OutputOf<typeof listHancur>[number]

const kolom = sql`no_hancur, tgl_system, to_char(dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, alasan, pcs, berat,
  user_id, no_batal`

/** The documents of one shop day, newest first. */
export const daftarHancur = (db: Queryable, kode_toko: string, tanggal: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT ${kolom} FROM hancur_barang WHERE kode_toko = ${kode_toko} AND tgl_system = ${tanggal}
    ORDER BY dibuat_pada DESC, no_hancur DESC`)

/** One document with its pieces. @throws Refusal 404 */
export const satuHancur = async (db: Queryable, kode_toko: string, no_hancur: string): Promise<Lengkap> => {
  const row = await db.one<Baris>(
    sql`SELECT ${kolom} FROM hancur_barang WHERE no_hancur = ${no_hancur} AND kode_toko = ${kode_toko}`,
  )
  if (!row) throw new Refusal('missing', `Dokumen ${no_hancur} Tidak Ada`)
  const detail_barang = await db.rows<Lengkap['detail_barang'][number]>(sql`
    SELECT d.kode_barang, b.kode_barcode, b.nama_barang::text, d.kode_baki_asal, d.kode_group, d.kode_dept, b.kadar, d.berat
    FROM hancur_barang_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_hancur = ${no_hancur} ORDER BY d.urut`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, CETAK_HANCUR, no_hancur), detail_barang }
}
