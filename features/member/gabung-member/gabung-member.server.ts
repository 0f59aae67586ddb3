import { type Queryable, sql } from '@kencana/database'
import { type Feature, Refusal, route } from '@kencana/server-kit'
import { tolakBelumSelesai } from '../privasi/selesai.api.ts'
import { gabungMember } from './gabung-member.contract.ts'

interface Orang {
  kode_member: string
  nama: string
  no_hp: string
  aktif: boolean
}

/** Both of them, held in one order for everybody. @throws Refusal */
const pegangBerdua = async (db: Queryable, tetap: string, digabung: string): Promise<[Orang, Orang]> => {
  if (tetap === digabung) throw new Refusal('rule', 'Member Yang Sama Harus Member Lain')
  const rows = await db.rows<Orang>(sql`
    SELECT kode_member::text, nama_member::text AS nama, no_hp, dihapus_pada IS NULL AS aktif FROM member
    WHERE kode_member IN (${tetap}, ${digabung}) ORDER BY kode_member FOR UPDATE`)
  const cari = (kode: string): Orang => {
    const dia = rows.find((one) => one.kode_member === kode)
    if (!dia?.aktif) throw new Refusal('missing', `Member ${kode} Tidak Ada`)
    return dia
  }
  return [cari(tetap), cari(digabung)]
}

/**
 * Points stay with the member whose papers gave them: an undo takes them back from him, and what is missing is his.
 * @throws Refusal where he ever had some
 */
const tolakBerpoin = async (db: Queryable, kode_member: string): Promise<void> => {
  const ada = await db.one(sql`SELECT 1 AS ada FROM poin_mutasi WHERE kode_member = ${kode_member} LIMIT 1`)
  if (ada) throw new Refusal('rule', `Member ${kode_member} Punya Riwayat Poin, Gabungkan Yang Lain Ke Dia`)
}

/** What the one who stays has not said yet: his other telephone and paper become his. */
const lengkapi = async (db: Queryable, tetap: Orang, digabung: Orang): Promise<void> => {
  if (tetap.no_hp === '' && digabung.no_hp !== '') {
    await db.run(sql`UPDATE member SET no_hp = '' WHERE kode_member = ${digabung.kode_member}`)
    await db.run(sql`
      UPDATE member SET no_hp = ${digabung.no_hp}, versi = versi + 1 WHERE kode_member = ${tetap.kode_member}`)
  }
  await db.run(sql`
    INSERT INTO member_identitas (kode_member, jenis_identitas, no_identitas, user_id, waktu)
    SELECT ${tetap.kode_member}, jenis_identitas, no_identitas, user_id, waktu FROM member_identitas
    WHERE kode_member = ${digabung.kode_member} ON CONFLICT (kode_member) DO NOTHING`)
}

const gabung = route(gabungMember, async ({ kode_member, digabung: lain, alasan }, ctx) => {
  const { db, sesi, waktu } = ctx
  const [tetap, digabung] = await pegangBerdua(db, kode_member, lain)
  await tolakBelumSelesai(db, lain)
  await tolakBerpoin(db, lain)
  await lengkapi(db, tetap, digabung)
  await db.run(sql`DELETE FROM member_pin WHERE kode_member = ${lain}`)
  await db.run(sql`UPDATE member SET dihapus_pada = ${waktu}, versi = versi + 1 WHERE kode_member = ${lain}`)
  await db.run(sql`
    INSERT INTO member_gabung (kode_member, ke, kode_toko, tgl_system, alasan, user_id, waktu)
    VALUES (${lain}, ${kode_member}, ${sesi.kode_toko}, ${sesi.tgl_system}, ${alasan}, ${sesi.user_id}, ${waktu})`)
  ctx.audit({ dokumen: kode_member, sesudah: { digabung: lain, alasan } })
  return { message: `${digabung.nama} Berhasil Digabung Ke ${tetap.nama}` }
})

/** Members who were entered twice. */
export const gabungMemberFeature: Feature = { routes: [gabung] }
