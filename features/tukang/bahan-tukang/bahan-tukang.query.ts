import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { DOKUMEN_TAMBAH_BAHAN, type getBahan, type listBahan } from './bahan-tukang.contract.ts'

type Baris = OutputOf<typeof listBahan>[number]

const pilih = (db: Queryable, where: Sql): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT b.no_tambah_tukar, b.tgl_system, to_char(b.dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, b.arah,
      b.kode_tukang, t.nama_tukang::text, b.jenis, b.kode_group, b.jml_bahan, b.sisa_bahan, b.keterangan, b.user_id, b.no_batal
    FROM bahan_tukang b JOIN tukang t ON t.kode_tukang = b.kode_tukang
    WHERE ${where} ORDER BY b.dibuat_pada DESC, b.no_tambah_tukar DESC`)

/** What was given or taken back on one shop day, newest first. */
export const daftarBahan = (db: Queryable, kode_toko: string, tanggal: string, arah: string): Promise<Baris[]> =>
  pilih(db, sql`b.kode_toko = ${kode_toko} AND b.tgl_system = ${tanggal} AND b.arah = ${arah}`)

/** One document of this shop. @throws Refusal 404 */
export const satuBahan = async (
  db: Queryable,
  kode_toko: string,
  no_tambah_tukar: string,
): Promise<OutputOf<typeof getBahan>> => {
  const [row] = await pilih(db, sql`b.kode_toko = ${kode_toko} AND b.no_tambah_tukar = ${no_tambah_tukar}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_tambah_tukar} Tidak Ada`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_TAMBAH_BAHAN.cetak, no_tambah_tukar) }
}
