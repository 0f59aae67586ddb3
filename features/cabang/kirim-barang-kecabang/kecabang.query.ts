/** Dispatches to other installations with what is known of them. */
import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Alarm, bacaDokumen, waktu } from '@kencana/server-kit'
import { SISA_KIRIM } from '../../barang/kirim-barang/kirim-barang.api.ts'
import { DOKUMEN_KECABANG, type listKecabang } from './kirim-barang-kecabang.contract.ts'

/** Those of KCB alone: dispatches inside of this installation stand in the same table. */
export const KECABANG = sql`starts_with(k.no_kirim, 'KCB-')`

/** Pieces that cost something here and that the other one took in without a value: it owes nothing for them. */
const TANPA_NILAI = sql`d.no_sampai IS NOT NULL AND d.nilai > 0 AND d.nilai_sampai IS NULL`

/** Goods for which nobody owes what they cost, though they had a value when they left. */
export const tanpaNilai: Alarm = {
  kode: 'KIRIMAN_TANPA_NILAI',
  judul: 'Kiriman Diterima Tanpa Nilai',
  berat: 'KUNING',
  path: '/kirim-barang-kecabang',
  baris: (sejak) => sql`
    SELECT 'TANPA NILAI ' || m.no_sampai AS kunci, m.kode_toko::text, m.dibuat_pada AS waktu, '-' AS user_id, m.no_kirim::text AS dokumen,
      k.tujuan || ' menerima ' || x.n || ' barang tanpa nilai, Rp. ' || to_char(x.nilai, 'FM999,999,999,999,990') || ' tidak ditagih dengan RK' AS isi
    FROM sampai_cabang m JOIN kirim_barang k USING (no_kirim)
    CROSS JOIN LATERAL (SELECT count(*) AS n, sum(d.nilai) AS nilai FROM kirim_barang_detail d WHERE d.no_sampai = m.no_sampai AND ${TANPA_NILAI}) x
    WHERE m.dibuat_pada > ${sejak} AND x.n > 0`,
}

/** By document, with its newest letter. */
export const bacaKecabang = bacaDokumen<OutputOf<typeof listKecabang>[number]>(
  DOKUMEN_KECABANG,
  sql`k.no_kirim::text, k.kode_toko::text, k.tujuan::text, k.nama_tujuan::text, k.tgl_system, ${waktu()} AS waktu, k.user_id::text, k.pcs, k.berat,
    k.no_batal::text, s.sisa, s.sisa_berat, h.dihapus, h.dihapus_sampai,
    coalesce((SELECT sum(d.nilai) FROM kirim_barang_detail d WHERE d.no_kirim = k.no_kirim AND ${TANPA_NILAI}), 0)::bigint AS tanpa_nilai, coalesce(g.galat, '') AS galat,
    CASE WHEN k.no_batal IS NOT NULL THEN 'BATAL' WHEN s.sisa = 0 THEN CASE WHEN h.dihapus > h.dihapus_sampai THEN 'DIHAPUS' ELSE 'SAMPAI' END WHEN g.status = 'GAGAL' THEN 'GAGAL'
      WHEN k.tarik_pada IS NOT NULL THEN 'DITARIK' WHEN g.status = 'PENDING' THEN 'MENUNGGU' ELSE 'DIKIRIM' END AS keadaan`,
  {
    gabung: sql`
      ${SISA_KIRIM}
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS dihapus, count(d.no_sampai)::int AS dihapus_sampai
        FROM kirim_barang_detail d WHERE d.no_kirim = k.no_kirim AND d.no_hapus IS NOT NULL
      ) h
      LEFT JOIN LATERAL (
        SELECT status, galat FROM surat_keluar WHERE dokumen = k.no_kirim AND jenis IN ('KIRIMAN', 'TARIK')
        ORDER BY dibuat_pada DESC, urut DESC LIMIT 1
      ) g ON true`,
  },
)
