import type { Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Feature, isOwner, kunciOtorisasi, pakaiOtorisasi, Refusal, route } from '@kencana/server-kit'
import { hashPassword } from '../../akses/sesi/password.api.ts'
import { kartuMember } from './kartu-member.api.ts'
import { buatKartu, simpanPinMember } from './kartu-member.contract.ts'

const pegang = async (db: Queryable, kode_member: string): Promise<string> => {
  const row = await db.one<{ nama: string }>(sql`
    SELECT nama_member::text AS nama FROM member WHERE kode_member = ${kode_member} AND dihapus_pada IS NULL FOR SHARE`)
  if (!row) throw new Refusal('missing', `Member ${kode_member} Tidak Ada`)
  return row.nama
}

// Who could give a member a PIN by himself would spend his points by it.
const disaksikan = (kode_member: string, nama: string): Kasus => ({
  kategori: 'PIN MEMBER',
  aturan: 'PIN member disimpan selagi ia ada di toko',
  keterangan: `${kode_member} ${nama}`,
  saksi: true,
})

const pin = route(
  simpanPinMember,
  async ({ kode_member }, ctx, pin_hash: string) => {
    const nama = await pegang(ctx.db, kode_member)
    const kasus = isOwner(ctx.sesi.level) ? null : disaksikan(kode_member, nama)
    const otorisasi = await kunciOtorisasi(ctx, [kasus])
    await ctx.db.run(sql`
      INSERT INTO member_pin (kode_member, pin_hash, otorisasi, user_id, waktu)
      VALUES (${kode_member}, ${pin_hash}, ${otorisasi}, ${ctx.sesi.user_id}, ${ctx.waktu})
      ON CONFLICT (kode_member) DO UPDATE SET pin_hash = excluded.pin_hash, otorisasi = excluded.otorisasi,
        user_id = excluded.user_id, waktu = excluded.waktu`)
    await pakaiOtorisasi(ctx, otorisasi, kode_member)
    ctx.audit({ dokumen: kode_member })
    return { message: 'PIN Berhasil Disimpan' }
  },
  { before: ({ pin }) => hashPassword(pin) },
)

/** Cards and PINs of members. */
export const kartuMemberFeature: Feature = {
  routes: [
    pin,
    route(buatKartu, async ({ kode_member, ganti }, ctx) => {
      await pegang(ctx.db, kode_member)
      if (ganti === 'YA')
        await ctx.db.run(
          sql`UPDATE member SET kartu_ke = kartu_ke + 1, versi = versi + 1 WHERE kode_member = ${kode_member}`,
        )
      ctx.audit({ dokumen: kode_member, sesudah: { ganti } })
      return { kartu: await kartuMember(ctx.db, kode_member) }
    }),
  ],
}
