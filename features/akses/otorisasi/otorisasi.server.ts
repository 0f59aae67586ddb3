import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { type Feature, isOwner, Refusal, route } from '@kencana/server-kit'
import { checkPassword, stillValid, type UserRow } from '../sesi/password.api.ts'
import { authorization } from './otorisasi.contract.ts'

const otorisasiRoute = route(
  authorization,
  async (input, ctx, owner: UserRow) => {
    if (!isOwner(owner.level)) throw new Refusal('denied', 'Otorisasi Hanya Boleh Oleh OWN Atau SU')
    await stillValid(ctx.db, owner)
    const id = randomUUID()
    const { kode_toko, tgl_system, user_id } = ctx.sesi
    await ctx.db.run(sql`
      INSERT INTO otorisasi (id, kode_toko, tgl_system, waktu, diminta_oleh, disetujui_oleh, kategori, keterangan,
        draft_hash, nilai_hitung, nilai_input, kode_barcode, berat)
      VALUES (${id}, ${kode_toko}, ${tgl_system}, ${ctx.waktu}, ${user_id}, ${owner.user_id}, ${input.kategori},
        ${input.keterangan}, ${input.draft_hash}, ${input.nilai_hitung}, ${input.nilai_input}, ${input.kode_barcode},
        ${input.berat})`)
    const { kategori, keterangan } = input
    ctx.audit({ dokumen: id, sesudah: { disetujui_oleh: owner.user_id, kategori, keterangan } })
    return { id, disetujui_oleh: owner.user_id }
  },
  {
    before: ({ user_id, password }, { db, clock }, sesi) =>
      checkPassword(db, clock.now(), `OTORISASI ${sesi.user_id}`, user_id, password),
  },
)

export const otorisasiFeature: Feature = { routes: [otorisasiRoute] }
