import { sql } from '@kencana/database'
import { type Feature, masterWrites, type ReadContext, Refusal, route } from '@kencana/server-kit'
import { catatIdentitas, hpDimaksud, IDENTITAS } from './data-member.api.ts'
import { bacaIdentitas, member, simpanIdentitas } from './data-member.contract.ts'
import { daftarMember } from './data-member.query.ts'

/** A telephone is one member's: his points are found by it. */
const periksaHp = async (row: Record<string, unknown>, { db }: ReadContext, kecuali = ''): Promise<void> => {
  if (hpDimaksud(String(row.no_hp), '') === '') return
  const lain = await db.one<{ kode_member: string; dihapus: boolean }>(sql`
    SELECT kode_member::text, dihapus_pada IS NOT NULL AS dihapus FROM member
    WHERE no_hp = ${row.no_hp} AND no_hp <> '' AND kode_member <> ${kecuali}`)
  if (!lain) return
  const siapa = `No HP ${String(row.no_hp)} Sudah Dipakai Member ${lain.kode_member}`
  // Who is entered anew was here before: he is taken back with his points, under his number.
  if (lain.dihapus && kecuali === '') throw new Refusal('conflict', `${siapa} Berstatus DELETED, Aktifkan Kembali ?`)
  throw new Refusal('conflict', lain.dihapus ? `${siapa} Yang Sudah Dihapus` : siapa)
}

/** The next number that no card of before has. */
const nomorBaru = async ({ db }: Pick<ReadContext, 'db'>): Promise<string> => {
  const row = await db.one<{ n: number }>(sql`SELECT nextval('member_nomor') AS n`)
  const kode = `M-${String(row?.n).padStart(5, '0')}`
  const ada = await db.one(sql`SELECT 1 AS ada FROM member WHERE kode_member = ${kode}`)
  return ada ? nomorBaru({ db }) : kode
}

const simpan = route(simpanIdentitas, async ({ kode_member, nik }, ctx) => {
  const identitas = bacaIdentitas(nik)
  const ada = await ctx.db.one(sql`
    SELECT 1 AS ada FROM member WHERE kode_member = ${kode_member} AND dihapus_pada IS NULL FOR SHARE`)
  if (!ada || !identitas) throw new Refusal('missing', `Member ${kode_member} Tidak Ada`)
  const sebelum = await ctx.db.one(sql`
    SELECT jenis_identitas, no_identitas FROM member_identitas WHERE kode_member = ${kode_member}`)
  await catatIdentitas(ctx, kode_member, identitas, { ganti: true })
  ctx.audit({ dokumen: kode_member, sebelum: sebelum ?? null, sesudah: identitas })
  return { message: 'Data Berhasil Disimpan' }
})

/** Members of all shops: kept as a master, read in pages. */
export const dataMemberFeature: Feature = {
  routes: [
    route(member.list, (input, { db, sesi }) => daftarMember(db, input, sesi)),
    ...masterWrites(member, {
      table: 'member',
      shown: sql`${IDENTITAS} AS identitas, t.kode_toko::text, to_char(t.dibuat_pada, 'YYYY-MM-DD') AS dibuat_pada`,
      joins: sql`LEFT JOIN member_identitas i USING (kode_member)`,
      sama: 'Nomor Atau No HP Itu Sudah Dipakai Member Lain',
      isi: async ({ kode_member }, ctx) => ({
        kode_member: kode_member === '' ? await nomorBaru(ctx) : kode_member,
        kode_toko: ctx.sesi.kode_toko,
        user_id: ctx.sesi.user_id,
        dibuat_pada: ctx.waktu,
      }),
      maksud: (before, { no_hp }) =>
        typeof no_hp === 'string' ? { no_hp: hpDimaksud(no_hp, String(before.no_hp)) } : {},
      checkNew: (row, ctx) => periksaHp(row, ctx),
      checkAktif: async ({ kode_member }, { db }) => {
        const gabung = await db.one<{ ke: string }>(sql`
          SELECT ke::text FROM member_gabung WHERE kode_member = ${kode_member}`)
        if (gabung) throw new Refusal('rule', `Member ${String(kode_member)} Sudah Digabung Ke ${gabung.ke}`)
      },
      checkChange: (before, after, ctx) => periksaHp(after, ctx, String(before.kode_member)),
    }),
    simpan,
  ],
}
