import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, waktu } from '@kencana/server-kit'
import { DOKUMEN_ONGKOS, type hutangOngkos, type listOngkos } from './ongkos-tukang.contract.ts'

/** What each craftsman is owed now; those who are owed nothing are not among them. */
export const daftarHutang = (db: Queryable, kode_toko: string): Promise<OutputOf<typeof hutangOngkos>> =>
  db.rows(sql`
    SELECT s.ref AS kode_tukang, coalesce(t.nama_tukang::text, '') AS nama_tukang, (-s.rp)::bigint AS hutang
    FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['HUTANG_TUKANG']) s LEFT JOIN tukang t ON t.kode_tukang = s.ref
    WHERE s.rp <> 0 ORDER BY s.ref`)

export const bacaOngkos = bacaDokumen<OutputOf<typeof listOngkos>[number]>(
  DOKUMEN_ONGKOS,
  sql`k.no_ongkos, k.tgl_system, ${waktu()} AS waktu, k.kode_tukang, k.nama_tukang::text, k.no_rekening, k.jumlah, k.sisa,
    k.keterangan, k.user_id, k.no_batal`,
)
