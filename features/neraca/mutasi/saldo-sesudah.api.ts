import { type Queryable, sql } from '@kencana/database'
import { type Akun, type Kind, type Rp, rp } from '@kencana/ledger'

/** Whose money, and by which document. */
interface Sesudah {
  kode_toko: string
  akun: Akun
  ref: string
  kind: Kind
  dokumen: string
}

/**
 * What was owed to somebody once a document of his was booked: its paper says so whenever it is printed. Documents of one ref wait for
 * each other, so their jurnal follow as they were written.
 */
export const hutangSesudah = async (db: Queryable, { kode_toko, akun, ref, kind, dokumen }: Sesudah): Promise<Rp> => {
  const row = await db.one<{ rp: Rp }>(sql`
    SELECT -coalesce(sum(x.rp), 0)::bigint AS rp FROM jurnal j
    CROSS JOIN LATERAL (
      SELECT s.rp FROM saldo_harian s
      WHERE s.kode_toko = j.kode_toko AND s.akun = ${akun} AND s.ref = ${ref}
        AND s.tgl_system < j.tgl_system AND s.sampai >= j.tgl_system
      UNION ALL
      SELECT m.rp FROM mutasi m
      WHERE m.kode_toko = j.kode_toko AND m.tgl_system = j.tgl_system AND m.akun = ${akun} AND m.ref = ${ref}
        AND m.jurnal_id <= j.id
    ) x
    WHERE j.kind = ${kind} AND j.document = ${dokumen} AND j.kode_toko = ${kode_toko}`)
  return row?.rp ?? rp(0)
}
