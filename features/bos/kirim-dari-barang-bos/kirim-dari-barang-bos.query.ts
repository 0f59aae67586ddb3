import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { Refusal, waktu } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { DOKUMEN_KIRIM_BOS, type listBos, type reprintBos } from './kirim-dari-barang-bos.contract.ts'

type Nota = OutputOf<typeof reprintBos>
type Baris = OutputOf<typeof listBos>[number]

/** A dispatch of this shop for its slip. @throws Refusal 404 */
export const notaBos = async (db: Queryable, kode_toko: string, no_kirim_bos: string): Promise<Nota> => {
  const row = await db.one<Omit<Nota, 'cetakan'>>(sql`
    SELECT no_kirim_bos, tgl_system, tanggal_kirim AS tgl_kirim, kode_group AS kategori, kode_dept AS jenis, asal_barang AS asal,
      detail_barang AS keterangan, kode_labeling AS baki, kadar, sales_pabrik, qty AS qty_kirim, berat AS berat_kirim, user_id,
      no_batal
    FROM kirim_bos WHERE no_kirim_bos = ${no_kirim_bos} AND kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Kiriman ${no_kirim_bos} Tidak Ada`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_KIRIM_BOS.cetak, no_kirim_bos) }
}

/** The dispatches of one shop day, newest first. */
export const daftarBos = (db: Queryable, kode_toko: string, tanggal: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT no_kirim_bos, ${waktu(sql`dibuat_pada`)} AS waktu, kode_labeling, kode_group, kode_dept, qty,
      berat, user_id, no_batal, no_validasi
    FROM kirim_bos WHERE kode_toko = ${kode_toko} AND tgl_system = ${tanggal}
    ORDER BY dibuat_pada DESC, no_kirim_bos DESC`)
