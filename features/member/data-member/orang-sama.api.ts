/** Who is one customer, as far as what he said of himself tells. */
import { type Sql, sql } from '@kencana/database'

/** A customer who gave no name. */
export const UMUM = 'UMUM'

interface Orang {
  kode_member: string
  nama_customer: string
  no_hp: string
}

/** A condition on rows that name a customer: they are this one's; null of who said nothing of himself. */
export const orangSama = ({ kode_member, nama_customer, no_hp }: Orang): Sql | null =>
  kode_member === '-' && no_hp === '' && nama_customer === UMUM
    ? null
    : sql`(kode_member = ${kode_member} AND kode_member <> '-' OR no_hp <> '' AND nomor_hp(no_hp) = nomor_hp(${no_hp})
        OR nama_customer = ${nama_customer} AND nama_customer <> ${UMUM})`
