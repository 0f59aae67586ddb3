/** Taking a dispatch to another installation back, once it is certain that the other one has it not. */
import { sql } from '@kencana/database'
import { bukukanBatal, type WriteContext } from '@kencana/server-kit'
import { kembalikanBarang } from '../../barang/data-barang/data-barang.api.ts'
import { DOKUMEN_KECABANG } from './kirim-barang-kecabang.contract.ts'

/** Lays the pieces back and books it. The dispatch is held, and nothing of it was received. */
export const bukukanTarik = async (ctx: WriteContext, no_kirim: string, alasan: string): Promise<string> => {
  await kembalikanBarang(ctx, DOKUMEN_KECABANG, no_kirim)
  await ctx.db.run(sql`UPDATE kirim_barang_detail SET dibatalkan = true WHERE no_kirim = ${no_kirim}`)
  // Its letter says it no more, whoever sends it again.
  await ctx.db.run(sql`
    UPDATE surat_keluar SET ditarik = true, status = CASE status WHEN 'GAGAL' THEN 'PENDING' ELSE status END, ke = ke + (status = 'GAGAL')::int,
      galat = '' WHERE dokumen = ${no_kirim} AND jenis = 'KIRIMAN' AND NOT ditarik`)
  return bukukanBatal(ctx, DOKUMEN_KECABANG, no_kirim, { alasan })
}
