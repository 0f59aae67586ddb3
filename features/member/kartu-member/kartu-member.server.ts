import type { Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import {
  type Feature,
  isOwner,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  type WriteContext,
} from '@kencana/server-kit'
import { hashPassword } from '../../akses/sesi/password.api.ts'
import { kartuMember, periksaBukti } from './kartu-member.api.ts'
import { buatKartu, simpanPinMember } from './kartu-member.contract.ts'

/** That of every witness. */
const HAK_SAKSI = '/dashboard#saksi'

const pegang = async (db: Queryable, kode_member: string): Promise<string> => {
  const row = await db.one<{ nama: string }>(sql`
    SELECT nama_member::text AS nama FROM member WHERE kode_member = ${kode_member} AND dihapus_pada IS NULL FOR SHARE`)
  if (!row) throw new Refusal('missing', `Member ${kode_member} Tidak Ada`)
  return row.nama
}

// Who could give a member a PIN by himself would spend his points by it: no photo shows who typed it.
const disaksikan = (kode_member: string, nama: string): Kasus => ({
  kategori: 'PIN MEMBER',
  aturan: 'PIN member disimpan selagi ia ada di toko',
  keterangan: `${kode_member} ${nama}`,
  saksi: true,
  hak: HAK_SAKSI,
})

const diganti = (kode_member: string, nama: string): Kasus => ({
  kategori: 'PIN MEMBER',
  aturan: 'PIN member diganti tanpa kartu dan tanpa PIN lama',
  keterangan: `${kode_member} ${nama}`,
  wakil: false,
})

/** Who else has to agree to a PIN. @param dikenal the member showed his card, or the PIN he has */
const kasusPin = async ({ db, sesi }: WriteContext, kode_member: string, dikenal: boolean): Promise<Kasus | null> => {
  const nama = await pegang(db, kode_member)
  if (isOwner(sesi.level)) return null
  const ada = await db.one(sql`SELECT 1 AS ada FROM member_pin WHERE kode_member = ${kode_member} FOR UPDATE`)
  return ada && !dikenal ? diganti(kode_member, nama) : disaksikan(kode_member, nama)
}

const pin = route(
  simpanPinMember,
  async ({ kode_member }, ctx, { pin_hash, dikenal }: { pin_hash: string; dikenal: boolean }) => {
    const otorisasi = await kunciOtorisasi(ctx, [await kasusPin(ctx, kode_member, dikenal)])
    await ctx.db.run(sql`
      INSERT INTO member_pin (kode_member, pin_hash, user_id, waktu)
      VALUES (${kode_member}, ${pin_hash}, ${ctx.sesi.user_id}, ${ctx.waktu})
      ON CONFLICT (kode_member) DO UPDATE SET pin_hash = excluded.pin_hash, user_id = excluded.user_id, waktu = excluded.waktu`)
    if (otorisasi !== null)
      await ctx.db.run(sql`
        INSERT INTO pin_member_otorisasi (otorisasi, kode_member) VALUES (${otorisasi}, ${kode_member})`)
    await pakaiOtorisasi(ctx, otorisasi, kode_member)
    ctx.audit({ dokumen: kode_member })
    return { message: 'PIN Berhasil Disimpan' }
  },
  {
    before: async ({ kode_member, pin, bukti }, { db, clock }, { user_id }) => {
      if (bukti) await periksaBukti(db, { user_id, waktu: clock.now() }, kode_member, bukti)
      return { pin_hash: await hashPassword(pin), dikenal: Boolean(bukti) }
    },
  },
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
