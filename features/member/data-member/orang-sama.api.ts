/** Who is one customer, as far as what he said of himself tells. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { UMUM } from './data-member.contract.ts'

interface Orang {
  kode_member: string
  nama_customer: string
  no_hp: string
}

/**
 * A condition on rows that name a customer: they are this one's; null of who said nothing of himself. Nobody's name stands there as it
 * stands in penjualan_nama, or PostgreSQL would read the day of the whole chain at each sale.
 */
export const orangSama = ({ kode_member, nama_customer, no_hp }: Orang): Sql | null =>
  kode_member === '-' && no_hp === '' && nama_customer === UMUM
    ? null
    : sql`(kode_member <> '-' AND kode_member = ANY (ARRAY(SELECT member_satu(${kode_member}))) OR no_hp <> '' AND nomor_hp(no_hp) = nomor_hp(${no_hp})
        OR nama_customer = ${nama_customer} AND nama_customer <> 'UMUM')`

/** One at a time of each customer, until commit: what he does at two counters at once is not judged without each other. */
export const kunciOrang = (db: Queryable, { kode_member, nama_customer, no_hp }: Orang): Promise<unknown> =>
  db.run(sql`
    SELECT pg_advisory_xact_lock(15, x.kunci) FROM (
      SELECT DISTINCT hashtext(jenis || isi) AS kunci
      FROM (VALUES ('MEMBER|', nullif(${kode_member}, '-')), ('HP|', nullif(nomor_hp(${no_hp}), '')), ('NAMA|', nullif(${nama_customer}, ${UMUM}))) v (jenis, isi)
      WHERE isi IS NOT NULL ORDER BY 1
    ) x`)
