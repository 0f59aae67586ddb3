import { type Sql, sql } from '@kencana/database'

/**
 * Whether the customer of a document may be sent messages, as setuju_pesan: a member who was not named is known by his telephone.
 * @param member SQL of his number, '-' for nobody's
 */
export const SETUJU_PESAN = (member: Sql, no_hp: Sql): Sql => sql`
  coalesce((SELECT m.setuju_pesan FROM member m WHERE m.kode_member = member_akhir(${member}::text, 'infinity')),
    (SELECT m.setuju_pesan FROM member d JOIN member m ON m.kode_member = member_akhir(d.kode_member::text, 'infinity')::kode
      WHERE d.no_hp <> '' AND d.no_hp = nomor_hp(${no_hp})), '-')::text AS setuju_pesan`
