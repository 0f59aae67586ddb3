import { type Queryable, sql } from '@kencana/database'
import { type Feature, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { bagianPoin } from '../poin/masa-poin.api.ts'
import { tolakBelumSelesai } from '../privasi/selesai.api.ts'
import { tulisKoreksi } from '../transaksi-poin/koreksi-poin.api.ts'
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
 * Gives what points he has to the one who stays, each as old as it is; what older papers give and take later follows by itself.
 * @throws Refusal where he owes some
 */
const pindahkanPoin = async (ctx: WriteContext, tetap: Orang, digabung: Orang): Promise<void> => {
  // Undos of his papers wait: they find out who he is by now.
  const row = await ctx.db.one<{ poin: number }>(sql`
    INSERT INTO poin_saldo AS s (kode_member, poin) VALUES (${digabung.kode_member}, 0)
    ON CONFLICT (kode_member) DO UPDATE SET poin = s.poin RETURNING s.poin`)
  const poin = row?.poin ?? 0
  if (poin < 0) throw new Refusal('rule', `Member ${digabung.kode_member} Masih Kurang ${-poin} Poin`)
  if (poin === 0) return
  const bagian = await bagianPoin(ctx.db, digabung.kode_member, poin)
  const alasan = `GABUNG ${digabung.kode_member} KE ${tetap.kode_member}`
  await tulisKoreksi(ctx, { kode_member: digabung.kode_member, jumlah: -poin, alasan })
  await tulisKoreksi(ctx, { kode_member: tetap.kode_member, jumlah: poin, alasan, bagian })
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
  await pindahkanPoin(ctx, tetap, digabung)
  await lengkapi(db, tetap, digabung)
  // Who once said no to messages has said it.
  await db.run(sql`
    UPDATE member SET setuju_pesan = 'TIDAK', versi = versi + 1 WHERE kode_member = ${kode_member} AND setuju_pesan = 'YA'
      AND EXISTS (SELECT FROM member d WHERE d.kode_member = ${lain} AND d.setuju_pesan = 'TIDAK')`)
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
