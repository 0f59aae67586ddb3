/** Who a customer may be, by what is typed of him. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'
import { cariMember, IDENTITAS, memelihara, samar } from '../data-member/data-member.api.ts'
import { PALING_BANYAK, type Pelanggan } from './pelanggan.contract.ts'

/** Who was found, with the newest paper of one who is no member. */
interface Dicari extends Pelanggan {
  nomor: string
}

/** Enough typed that not everybody is found. */
const cukup = (q: string): boolean => (/^[\d\s+.()-]+$/.test(q) ? q.replaceAll(/\D/g, '').length >= 4 : q.length >= 3)

/** Every document that names a customer, with what it calls its number, his address and his member's number. */
const BERNAMA: readonly Sql[] = [
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_faktur_beli AS nomor FROM pembelian`,
  sql`SELECT nama_customer, no_hp, alamat_customer AS alamat, kode_customer AS kode_member, kode_toko, dibuat_pada, no_pesanan AS nomor FROM pesanan`,
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_faktur_jual AS nomor FROM penjualan`,
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_titip AS nomor FROM titipan`,
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_service AS nomor FROM service`,
  sql`SELECT nama_customer, no_hp, alamat, kode_member, kode_toko, dibuat_pada, no_hutang AS nomor FROM hutang`,
]

/** Customers of this shop who are no members, by their whole telephone: as their newest paper names them. */
const bukanMember = (db: Queryable, kode_toko: string, q: string): Promise<Dicari[]> => {
  if (q.replaceAll(/\D/g, '').length < 8) return Promise.resolve([])
  // Each table by its own index, whose newest row is enough.
  const terbaru = BERNAMA.map(
    (kertas) => sql`
      (SELECT nama_customer::text AS nama, nomor_hp(no_hp) AS no_hp, alamat, dibuat_pada, nomor::text FROM (${kertas}) k
        WHERE kode_toko = ${kode_toko} AND no_hp <> '' AND nomor_hp(no_hp) = nomor_hp(${q}) AND kode_member = '-'
        ORDER BY dibuat_pada DESC, nomor DESC LIMIT 1)`,
  )
  return db.rows<Dicari>(sql`
    SELECT '-' AS kode_member, nama, no_hp, alamat, '' AS identitas, nomor FROM (${terbaru.reduce((all, one) => sql`${all} UNION ALL ${one}`)}) x
    ORDER BY dibuat_pada DESC LIMIT 1`)
}

/** Members first, by name; then who was here before under this telephone. */
export const pelangganDicari = async (db: Queryable, sesi: Sesi, q: string): Promise<Dicari[]> => {
  if (!cukup(q)) return []
  const utuh = await memelihara(db, sesi)
  const member = await db.rows<Dicari>(sql`
    SELECT '' AS nomor, m.kode_member::text, m.nama_member::text AS nama, ${utuh ? sql`m.no_hp` : samar(sql`m.no_hp`)} AS no_hp, m.alamat, ${IDENTITAS} AS identitas
    FROM member m LEFT JOIN member_identitas i USING (kode_member)
    WHERE m.dihapus_pada IS NULL AND ${cariMember(q, utuh)} ORDER BY m.nama_member, m.kode_member LIMIT ${PALING_BANYAK}`)
  return member.length > 0 ? member : bukanMember(db, sesi.kode_toko, q)
}
