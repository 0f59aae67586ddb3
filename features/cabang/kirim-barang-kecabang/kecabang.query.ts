/** Dispatches to other installations with what is known of them. */
import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { bacaDokumen, waktu } from '@kencana/server-kit'
import { SISA_KIRIM } from '../../barang/kirim-barang/kirim-barang.api.ts'
import { DOKUMEN_KECABANG, type listKecabang } from './kirim-barang-kecabang.contract.ts'

/** Those of KCB alone: dispatches inside of this installation stand in the same table. */
export const KECABANG = sql`starts_with(k.no_kirim, 'KCB-')`

/** By document, with its newest letter. */
export const bacaKecabang = bacaDokumen<OutputOf<typeof listKecabang>[number]>(
  DOKUMEN_KECABANG,
  sql`k.no_kirim::text, k.kode_toko::text, k.tujuan::text, k.nama_tujuan::text, k.tgl_system, ${waktu()} AS waktu, k.user_id::text, k.pcs, k.berat,
    k.no_batal::text, s.sisa, s.sisa_berat, coalesce(g.galat, '') AS galat,
    CASE WHEN k.no_batal IS NOT NULL THEN 'BATAL' WHEN s.sisa = 0 THEN 'SAMPAI' WHEN g.status = 'GAGAL' THEN 'GAGAL'
      WHEN k.tarik_pada IS NOT NULL THEN 'DITARIK' WHEN g.status = 'PENDING' THEN 'MENUNGGU' ELSE 'DIKIRIM' END AS keadaan`,
  {
    gabung: sql`
      ${SISA_KIRIM}
      LEFT JOIN LATERAL (
        SELECT status, galat FROM surat_keluar WHERE dokumen = k.no_kirim AND jenis IN ('KIRIMAN', 'TARIK')
        ORDER BY dibuat_pada DESC, urut DESC LIMIT 1
      ) g ON true`,
  },
)
