import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { DOKUMEN_ONGKOS, type getOngkos, type hutangOngkos, type listOngkos } from './ongkos-tukang.contract.ts'

type Baris = OutputOf<typeof listOngkos>[number]

/** What each craftsman is owed now; those who are owed nothing are not among them. */
export const daftarHutang = (db: Queryable, kode_toko: string): Promise<OutputOf<typeof hutangOngkos>> =>
  db.rows(sql`
    SELECT s.ref AS kode_tukang, coalesce(t.nama_tukang::text, '') AS nama_tukang, (-s.rp)::bigint AS hutang
    FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['HUTANG_TUKANG']) s LEFT JOIN tukang t ON t.kode_tukang = s.ref
    WHERE s.rp <> 0 ORDER BY s.ref`)

const pilih = (db: Queryable, where: Sql): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT o.no_ongkos, o.tgl_system, to_char(o.dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, o.kode_tukang,
      t.nama_tukang::text, o.no_rekening, o.jumlah, o.sisa, o.keterangan, o.user_id, o.no_batal
    FROM ongkos_tukang o JOIN tukang t ON t.kode_tukang = o.kode_tukang
    WHERE ${where} ORDER BY o.dibuat_pada DESC, o.no_ongkos DESC`)

/** What was paid on one shop day, newest first. */
export const daftarOngkos = (db: Queryable, kode_toko: string, tanggal: string): Promise<Baris[]> =>
  pilih(db, sql`o.kode_toko = ${kode_toko} AND o.tgl_system = ${tanggal}`)

/** One payment of this shop. @throws Refusal 404 */
export const satuOngkos = async (
  db: Queryable,
  kode_toko: string,
  no_ongkos: string,
): Promise<OutputOf<typeof getOngkos>> => {
  const [row] = await pilih(db, sql`o.kode_toko = ${kode_toko} AND o.no_ongkos = ${no_ongkos}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_ongkos} Tidak Ada`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_ONGKOS.cetak, no_ongkos) }
}
