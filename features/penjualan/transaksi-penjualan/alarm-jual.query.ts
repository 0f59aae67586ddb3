import { sql } from '@kencana/database'
import type { Alarm } from '@kencana/server-kit'
import { BON_PENJUALAN, DOKUMEN_PENJUALAN } from './nota.contract.ts'

/** Whether any paper of it was out. */
const kertas = sql`EXISTS (
  SELECT FROM cetak c WHERE c.kode_toko = p.kode_toko AND c.dokumen = p.no_faktur_jual
    AND c.jenis = ANY (${[BON_PENJUALAN, DOKUMEN_PENJUALAN.cetak]}::text[]))`

const ditolak = (isi: Pick<Alarm, 'kode' | 'judul' | 'berat'>, curiga: boolean): Alarm => ({
  ...isi,
  path: '/lihat-penjualan',
  baris: (sejak) => sql`
    SELECT p.no_faktur_jual::text AS kunci, p.kode_toko::text, p.batal_pada AS waktu, p.batal_oleh::text AS user_id,
      p.no_faktur_jual::text AS dokumen,
      p.no_faktur_jual || ' dari ' || p.user_id || ', Rp. ' || to_char(p.tagihan, 'FM999,999,999,999') || ', ditolak ' || p.batal_oleh
        || ': ' || coalesce(p.alasan_batal, '-') || coalesce(', ' || h.pcs || ' barang ' || to_char(h.berat / 1000.0, 'FM999,990.000')
        || ' g tidak kembali, ' || h.no_hilang, '') AS isi
    FROM penjualan p LEFT JOIN penjualan_hilang h ON h.no_faktur_jual = p.no_faktur_jual
    WHERE p.status = 'BATAL' AND p.tgl_valid IS NULL AND p.batal_pada > ${sejak}::timestamptz
      AND (p.batal_oleh <> p.user_id OR ${kertas}) = ${curiga}`,
})

/** Sales that were never right: the customer may have paid and gone with the piece, the more so with a paper in his hand. */
export const ALARM_JUAL: readonly Alarm[] = [
  ditolak({ kode: 'PENJUALAN_DITOLAK', judul: 'Penjualan Belum Sah Ditolak', berat: 'MERAH' }, true),
  ditolak({ kode: 'PENJUALAN_DIHAPUS', judul: 'Penjualan Dibatalkan Sebelum Sah', berat: 'KUNING' }, false),
]
