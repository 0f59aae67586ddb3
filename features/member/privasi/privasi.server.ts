import { Berkas } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Feature, Refusal, route, waktu } from '@kencana/server-kit'
import { type Dikenali, lupakanLarangan } from '../../hutang/larangan-hutang/larangan-hutang.api.ts'
import { saldoPoin } from '../poin/poin.api.ts'
import { memberKini } from '../poin/poin-kini.api.ts'
import { fotoIdentitas, lihatIdentitas, lupakanMember } from './privasi.contract.ts'
import { tolakBelumSelesai } from './selesai.api.ts'

interface Identitas {
  jenis_identitas: string
  no_identitas: string
}

/** The paper of a member, or as a document copied it. */
const identitasDari = async (db: Queryable, dokumen: string): Promise<Identitas> => {
  const row = await db.one<Identitas>(sql`
    SELECT jenis_identitas, no_identitas FROM (
      SELECT jenis_identitas, no_identitas FROM member_identitas WHERE kode_member = ${dokumen}
      UNION ALL SELECT jenis_identitas, nik FROM pembelian WHERE no_faktur_beli = ${dokumen}
      UNION ALL SELECT jenis_identitas, nik FROM penjualan WHERE no_faktur_jual = ${dokumen}
      UNION ALL SELECT jenis_identitas, nik FROM pesanan_serah WHERE no_serah = ${dokumen}
      UNION ALL SELECT jenis_identitas, nik FROM pesanan_titip WHERE no_titip = ${dokumen}
      UNION ALL (SELECT jenis_identitas, nik FROM titipan WHERE no_titip_group = ${dokumen} LIMIT 1)
      UNION ALL SELECT jenis_identitas, nik FROM titipan_uang WHERE no_uang_titip = ${dokumen}
      UNION ALL SELECT jenis_identitas, nik FROM service WHERE no_service = ${dokumen}
      UNION ALL SELECT jenis_identitas, nik FROM service_ambil WHERE no_ambil = ${dokumen}
      UNION ALL SELECT jenis_identitas, nik FROM hutang WHERE no_hutang = ${dokumen}
    ) x WHERE no_identitas <> '' LIMIT 1`)
  if (!row) throw new Refusal('missing', `Identitas ${dokumen} Belum Dicatat`)
  return row
}

/** The photo of the paper of who sold by a faktur. */
const fotoDari = async (db: Queryable, dokumen: string): Promise<string | null> =>
  (
    await db.one<{ foto: string }>(sql`
      SELECT f.foto FROM pembelian p JOIN pembelian_identitas f USING (no_grup) WHERE p.no_faktur_beli = ${dokumen}`)
  )?.foto ?? null

const lihat = route(lihatIdentitas, async ({ dokumen }, ctx) => {
  const { db } = ctx
  const identitas = await identitasDari(db, dokumen)
  const dilihat = await db.rows<{ user_id: string; kode_toko: string; waktu: string }>(sql`
    SELECT user_id::text, kode_toko::text, ${waktu(sql`waktu`)} AS waktu FROM audit_log
    WHERE dokumen = ${dokumen} AND dokumen <> '-' AND aksi = ${`POST ${lihatIdentitas.path}`} ORDER BY id DESC LIMIT 20`)
  ctx.audit({ dokumen })
  return { ...identitas, foto: await fotoDari(db, dokumen), dilihat }
})

// Nobody sees it who did not write down, just before, that he does.
const lihatFoto = route(fotoIdentitas, async ({ dokumen, hash }, { db, sesi, blob, waktu }) => {
  const dicatat = await db.one(sql`
    SELECT 1 AS ada FROM audit_log a WHERE a.dokumen = ${dokumen} AND a.dokumen <> '-' AND a.user_id = ${sesi.user_id}
      AND a.aksi = ${`POST ${lihatIdentitas.path}`} AND a.waktu > ${waktu}::timestamptz - interval '5 minutes' LIMIT 1`)
  const milik = dicatat && (await fotoDari(db, dokumen)) === hash
  const bytes = milik ? await blob.get(hash) : undefined
  if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
})

/** What still binds the shop and him. @throws Refusal */
const periksaSelesai = async (db: Queryable, kode_member: string): Promise<void> => {
  const { saldo, tunggakan } = await saldoPoin(db, kode_member)
  if (saldo > 0) throw new Refusal('rule', `Member ${kode_member} Masih Punya ${saldo} Poin`)
  if (tunggakan > 0) throw new Refusal('rule', `Member ${kode_member} Masih Berhutang ${tunggakan} Poin`)
  await tolakBelumSelesai(db, kode_member)
}

/** By what he is known, under each number that he had. */
const dikenali = (db: Queryable, kode_member: string): Promise<Dikenali[]> =>
  db.rows(sql`
    SELECT coalesce(i.no_identitas, '') AS nik, m.no_hp FROM member m LEFT JOIN member_identitas i USING (kode_member)
    WHERE m.kode_member IN (SELECT member_satu(${kode_member}))`)

const lupakan = route(lupakanMember, async ({ kode_member: disebut, alasan }, ctx) => {
  const { db } = ctx
  const kode_member = await memberKini(db, disebut)
  const row = await db.one<{ nama: string }>(sql`
    SELECT nama_member::text AS nama FROM member WHERE kode_member = ${kode_member} FOR UPDATE`)
  if (!row) throw new Refusal('missing', `Member ${kode_member} Tidak Ada`)
  await periksaSelesai(db, kode_member)
  for (const dia of await dikenali(db, kode_member)) await lupakanLarangan(ctx, dia)
  await db.run(sql`
    UPDATE member SET nama_member = 'TANPA NAMA', no_hp = '', alamat = '', tgl_lahir = NULL, setuju_pesan = 'TIDAK', catatan = '',
      dihapus_pada = coalesce(dihapus_pada, ${ctx.waktu}), versi = versi + 1
    WHERE kode_member IN (SELECT member_satu(${kode_member}))`)
  await db.run(sql`DELETE FROM member_identitas WHERE kode_member IN (SELECT member_satu(${kode_member}))`)
  await db.run(sql`DELETE FROM member_pin WHERE kode_member IN (SELECT member_satu(${kode_member}))`)
  ctx.audit({ dokumen: kode_member, sesudah: { alasan } })
  return { message: 'Data Pribadi Berhasil Dihapus' }
})

/** Looks at papers, and members who are forgotten. */
export const privasiFeature: Feature = { routes: [lihat, lihatFoto, lupakan] }
