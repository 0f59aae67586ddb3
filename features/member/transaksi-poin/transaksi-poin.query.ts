/** Changes of points, found by member, kind and day. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { bacaDokumen, isOwner, only, Refusal, type Sesi, waktu } from '@kencana/server-kit'
import { cariMember, memelihara } from '../data-member/data-member.api.ts'
import { saldoPoin } from '../poin/poin.api.ts'
import {
  DOKUMEN_KOREKSI_POIN,
  type getKoreksiPoin,
  type listPoin,
  type saldoMember,
} from './transaksi-poin.contract.ts'

type Saringan = InputOf<typeof listPoin>
type Daftar = OutputOf<typeof listPoin>

const saringan = ({ q, jenis, tgl_awal, tgl_akhir }: Saringan, { level, kode_toko }: Sesi, utuh: boolean): Sql => sql`
  ${isOwner(level) ? sql`true` : sql`p.kode_toko = ${kode_toko}`} ${only('p.jenis', jenis)}
  ${tgl_awal === '' ? sql`` : sql`AND p.tgl_system >= ${tgl_awal}`}
  ${tgl_akhir === '' ? sql`` : sql`AND p.tgl_system <= ${tgl_akhir}`}
  ${q === '' ? sql`` : sql`AND (p.dokumen = ${q} OR ${cariMember(q, utuh)})`}`

/** One page of changes with count and sum over all that the filters leave. */
export const daftarPoin = async (db: Queryable, input: Saringan, sesi: Sesi): Promise<Daftar> => {
  const dari = sql`FROM poin_mutasi p JOIN member m USING (kode_member) WHERE ${saringan(input, sesi, await memelihara(db, sesi))}`
  const arah = input.turun === '1' ? sql`DESC` : sql`ASC`
  const rows = await db.rows<Daftar['rows'][number]>(sql`
    SELECT p.id::text AS _id, p.tgl_system, ${waktu(sql`p.waktu`)} AS waktu, p.kode_member::text, m.nama_member::text, p.jenis, p.jumlah,
      p.dokumen::text, p.kode_toko::text, p.user_id::text,
      coalesce((SELECT d.membatalkan FROM dokumen d WHERE d.nomor = p.dokumen), p.dokumen)::text AS dokumen_asal,
      coalesce((SELECT k.alasan FROM koreksi_poin k WHERE k.no_koreksi_poin = p.dokumen), '') AS keterangan
    ${dari} ORDER BY p.${sql.ident(input.urut)} ${arah}, p.id ${arah} LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`)
  const all = await db.one<{ total: number; jumlah: number }>(sql`
    SELECT count(*)::int AS total, coalesce(sum(p.jumlah), 0)::bigint AS jumlah ${dari}`)
  return { rows, total: all?.total ?? 0, totals: { jumlah: all?.jumlah ?? 0 } }
}

/** What a member has and owes, with his name. @throws Refusal 404 */
export const poinMember = async (db: Queryable, kode_member: string): Promise<OutputOf<typeof saldoMember>> => {
  const siapa = await db.one<{ kode_member: string; nama_member: string }>(sql`
    SELECT kode_member::text, nama_member::text FROM member WHERE kode_member = ${kode_member} AND dihapus_pada IS NULL`)
  if (!siapa) throw new Refusal('missing', `Member ${kode_member} Tidak Ada`)
  return { ...siapa, ...(await saldoPoin(db, kode_member)) }
}

export const bacaKoreksi = bacaDokumen<Omit<OutputOf<typeof getKoreksiPoin>, 'cetakan'>>(
  DOKUMEN_KOREKSI_POIN,
  sql`k.no_koreksi_poin::text, k.tgl_system, ${waktu()} AS waktu, k.kode_member::text, m.nama_member::text, k.jumlah, k.saldo, k.alasan,
    k.user_id::text`,
  { gabung: sql`JOIN member m USING (kode_member)` },
)
