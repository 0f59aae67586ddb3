/** One order in full, with all that happened to it; any document about it may answer with it. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { Refusal, waktu } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { ISI_PESANAN, titipPesanan } from './data-pesanan.api.ts'
import { DOKUMEN_PESANAN, type getPesanan } from './data-pesanan.contract.ts'
import { SISA_DIMINTA } from './titip-diminta.api.ts'

type Lengkap = OutputOf<typeof getPesanan>

/** Every document of an order in the order of writing; what was undone names its cancel. */
const riwayat = (db: Queryable, no_pesanan: string): Promise<Lengkap['riwayat']> =>
  db.rows(sql`
    SELECT ${waktu(sql`x.pada`)} AS waktu, x.tgl_system, x.langkah, x.dokumen, x.keterangan, x.user_id, x.no_batal
    FROM (
      SELECT dibuat_pada AS pada, tgl_system, 'PESAN' AS langkah, no_pesanan AS dokumen, nama_customer::text AS keterangan,
        user_id, NULL::text AS no_batal, 0 AS urut
      FROM pesanan WHERE no_pesanan = ${no_pesanan}
      UNION ALL SELECT dibuat_pada, tgl_system, 'TITIP UANG', no_titip, jumlah::text, user_id, no_batal, 1
      FROM pesanan_titip WHERE no_pesanan = ${no_pesanan}
      UNION ALL SELECT p.dibuat_pada, p.tgl_system, CASE p.jenis WHEN 'BAGI' THEN 'PEMBAGIAN' ELSE 'PINDAH' END, p.no_pembagian,
        p.kode_tukang || ' ' || p.nama_tukang, p.user_id, p.no_batal, 2
      FROM pembagian_pesanan p WHERE p.no_pesanan = ${no_pesanan}
      UNION ALL SELECT dibuat_pada, tgl_system, 'SELESAI', no_selesai, kode_tukang, user_id, no_batal, 3
      FROM pesanan_selesai WHERE no_pesanan = ${no_pesanan}
      UNION ALL SELECT t.dibuat_pada, t.tgl_system, 'BARANG', t.no_tambah, b.kode_barcode || ' ' || r.nama_barang, t.user_id, NULL, 4
      FROM pesanan p JOIN barang b ON b.kode_barang = p.kode_barang JOIN tambah_barang t ON t.no_tambah = b.no_tambah
      JOIN LATERAL (SELECT nama_barang FROM riwayat_barang WHERE kode_barang = b.kode_barang ORDER BY id LIMIT 1) r ON true
      WHERE p.no_pesanan = ${no_pesanan}
      UNION ALL SELECT s.dibuat_pada, s.tgl_system, 'SO PESANAN', s.no_so_pesanan, s.kode_tukang, s.user_id, s.no_batal, 5
      FROM so_pesanan_detail d JOIN so_pesanan s ON s.no_so_pesanan = d.no_so_pesanan WHERE d.no_pesanan = ${no_pesanan}
      UNION ALL SELECT dibuat_pada, tgl_system, 'SERAH', no_serah, total::text, user_id, no_batal, 6
      FROM pesanan_serah WHERE no_pesanan = ${no_pesanan}
      UNION ALL SELECT dibuat_pada, tgl_system, 'TANPA TITIP', no_pesanan, 'Rp. ' || to_char(jumlah, 'FM999,999,999,999') || ': ' || alasan, user_id, NULL, 1
      FROM pesanan_tanpa_titip WHERE no_pesanan = ${no_pesanan}
      UNION ALL SELECT dibuat_pada, tgl_system, 'BATAL', no_batal, alasan, user_id, NULL, 7
      FROM pesanan_batal WHERE no_pesanan = ${no_pesanan}
    ) x ORDER BY x.pada, x.urut`)

/** Payments of all documents of an order; those of its form may be for its sisters too. */
const pembayaran = (db: Queryable, kode_toko: string, dokumen: readonly string[]): Promise<Lengkap['pembayaran']> =>
  db.rows(sql`
    SELECT dokumen, arah, cara_bayar, no_rekening, ref, referensi, jumlah, diterima, biaya, cek FROM pembayaran
    WHERE kode_toko = ${kode_toko} AND dokumen = ANY (${[...dokumen]}::text[]) ORDER BY dokumen, urut`)

/** One order of this shop. @throws Refusal 404 */
export const satuPesanan = async (db: Queryable, kode_toko: string, no_pesanan: string): Promise<Lengkap> => {
  const row = await db.one<Omit<Lengkap, 'riwayat' | 'pembayaran' | 'cetakan'>>(sql`
    SELECT ${ISI_PESANAN}, p.kunci_sampai, p.kunci_berat, p.nama_sales::text, p.nama_group::text, p.nama_dept::text, t.nama_tukang::text, p.foto, p.contoh,
      c.kode_barcode AS contoh_barcode, p.contoh_nama, p.contoh_berat, p.contoh_kembali, p.keterangan, p.no_pembagian,
      p.no_selesai, p.no_serah, p.no_batal, b.kode_barcode, p.user_id, ${waktu(sql`p.dibuat_pada`)} AS waktu,
      ${SISA_DIMINTA} AS titip_diminta
    FROM pesanan p
    LEFT JOIN pembagian_pesanan t ON t.no_pembagian = p.no_pembagian
    LEFT JOIN barang c ON c.kode_barang = p.contoh_barang
    LEFT JOIN barang b ON b.kode_barang = p.kode_barang
    WHERE p.no_pesanan = ${no_pesanan} AND p.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', 'No Pesanan Tidak Ada')
  const langkah = await riwayat(db, no_pesanan)
  const titip = await titipPesanan(db, kode_toko, [no_pesanan])
  const dokumen = [row.no_grup, ...langkah.map((one) => one.dokumen)]
  return {
    ...row,
    titip: titip.get(no_pesanan) ?? row.titip,
    riwayat: langkah,
    pembayaran: await pembayaran(db, kode_toko, dokumen),
    cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_PESANAN.cetak, row.no_grup),
  }
}
