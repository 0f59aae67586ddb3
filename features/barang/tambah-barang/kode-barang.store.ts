/** Numbers of new items: drawn from one running number of the installation, which ends. */
import { sql } from '@kencana/database'
import { type Alarm, Refusal, type WriteContext } from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'

/** What names an item in the books, and on its label. */
export interface Kode {
  kode_barang: string
  kode_barcode: string
}

/** The running number has reached its end. */
const HABIS = '2200H'
/** Running numbers that barcodes of ten digits have, and from where on owners are told that they run out. */
const TERAKHIR = 9_999_999
const PERINGATAN = 8_000_000

/** Draws the codes of new items, as the shop has its labels. @throws Refusal when the installation has no number left */
export const kodeBaru = async (ctx: WriteContext, jumlah: number): Promise<Kode[]> => {
  const ean = await yaParaSystem(ctx.db, ctx.sesi.kode_toko, 'barcode_13')
  return ctx.db
    .rows<Kode>(sql`
      SELECT (x.k).kode_barang, (x.k).kode_barcode
      FROM (SELECT kode_barang_baru(${ean}) AS k FROM generate_series(1, ${jumlah}::integer)) x`)
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== HABIS) throw error
      throw new Refusal('rule', 'Nomor Barcode Sudah Habis, Pakai Barcode 13 Angka Di Setting System')
    })
}

/** From four fifths of the numbers of ten digits on, every week anew, while a shop still labels with them. */
const hampirHabis: Alarm = {
  kode: 'BARCODE_HAMPIR_HABIS',
  judul: 'Nomor Barcode Hampir Habis',
  berat: 'KUNING',
  path: '/data-barang',
  baris: (_, kini) => sql`
    SELECT 'BARCODE ' || date_trunc('week', ${kini}::timestamptz)::date AS kunci, t.kode_toko::text,
      date_trunc('week', ${kini}::timestamptz) AS waktu, '-' AS user_id, '-' AS dokumen,
      'Terpakai ' || u.nomor * 100 / ${TERAKHIR} || ' % dari semua nomor barcode, sisa ' ||
        to_char(${TERAKHIR} - u.nomor, 'FM999,999,990') || ' nomor' AS isi
    FROM toko t CROSS JOIN LATERAL (SELECT pg_sequence_last_value('urut_barang'::regclass) AS nomor) u
    WHERE t.is_pusat AND u.nomor >= ${PERINGATAN} AND EXISTS (
      SELECT FROM toko s WHERE NOT EXISTS (
        SELECT FROM para_system p WHERE p.kode_toko = s.kode_toko AND p.key = 'barcode_13' AND p.value = 'YA'))`,
}

export const ALARM_BARCODE: readonly Alarm[] = [hampirHabis]
