import { type Queryable, sql } from '@kencana/database'
import type { WriteContext } from '@kencana/server-kit'

interface Harga {
  harga: unknown
  harga_modal: unknown
}

/** Keeps the history of a group's prices, from whichever screen they were changed. Call inside the changing write. */
export const catatHarga = async (
  kode_group: string,
  lama: Harga | null,
  baru: Harga,
  ctx: Pick<WriteContext, 'sesi' | 'waktu'> & { db: Queryable },
): Promise<void> => {
  if (lama && lama.harga === baru.harga && lama.harga_modal === baru.harga_modal) return
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  await ctx.db.run(sql`
    INSERT INTO harga_emas (kode_group, harga_lama, harga, harga_modal_lama, harga_modal, kode_toko, tgl_system, user_id, waktu)
    VALUES (${kode_group}, ${lama?.harga ?? null}, ${baru.harga}, ${lama?.harga_modal ?? null}, ${baru.harga_modal},
      ${kode_toko}, ${tgl_system}, ${user_id}, ${ctx.waktu})`)
}
