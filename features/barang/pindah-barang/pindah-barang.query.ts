import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.lookup.ts'
import { CETAK_PINDAH, type getPindah, type listPindah } from './pindah-barang.contract.ts'

type Lengkap = OutputOf<typeof getPindah>
type Baris = OutputOf<typeof listPindah>[number]

const kolom = sql`no_pindah, tgl_system, to_char(dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, kode_baki_tujuan,
  pcs, berat, user_id, no_batal`

/** The moves of one shop day, newest first. */
export const daftarPindah = (db: Queryable, kode_toko: string, tanggal: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT ${kolom} FROM pindah_barang WHERE kode_toko = ${kode_toko} AND tgl_system = ${tanggal}
    ORDER BY dibuat_pada DESC, no_pindah DESC`)

/** One move with its pieces. @throws Refusal 404 */
export const satuPindah = async (db: Queryable, kode_toko: string, no_pindah: string): Promise<Lengkap> => {
  const row = await db.one<Baris>(
    sql`SELECT ${kolom} FROM pindah_barang WHERE no_pindah = ${no_pindah} AND kode_toko = ${kode_toko}`,
  )
  if (!row) throw new Refusal('missing', `Dokumen ${no_pindah} Tidak Ada`)
  const detail_barang = await db.rows<Lengkap['detail_barang'][number]>(sql`
    SELECT d.kode_barang, b.kode_barcode, b.nama_barang::text, d.kode_baki_asal, b.kadar, d.berat
    FROM pindah_barang_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_pindah = ${no_pindah} ORDER BY d.urut`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, CETAK_PINDAH, no_pindah), detail_barang }
}
