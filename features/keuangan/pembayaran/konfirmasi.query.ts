import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Alarm, hitungTerbuka, type Sesi, type Terbuka, waktu } from '@kencana/server-kit'
import type { PembayaranBank, pembayaranBank } from './konfirmasi.contract.ts'

const daftar = (db: Queryable, kode_toko: string, syarat: Sql): Promise<PembayaranBank[]> =>
  db.rows(sql`
    SELECT dokumen::text, urut, ${waktu(sql`waktu`)} AS waktu, user_id::text, dari::text, cara_bayar, no_rekening::text, jumlah,
      cek_oleh::text
    FROM pembayaran WHERE kode_toko = ${kode_toko} AND ${syarat} ORDER BY waktu, dokumen, urut`)

/** What nobody has seen at the bank yet, oldest first, and what somebody said has come on the shop's day. */
export const pembayaranNonTunai = async (
  db: Queryable,
  { kode_toko, tgl_system }: Pick<Sesi, 'kode_toko' | 'tgl_system'>,
): Promise<OutputOf<typeof pembayaranBank>> => ({
  belum: await daftar(db, kode_toko, sql`cek = 'BELUM'`),
  hari_ini: await daftar(db, kode_toko, sql`cek = 'MASUK' AND cek_tgl = ${tgl_system}`),
})

/** How many payments of a shop nobody has seen yet. */
export const jumlahBelum = (db: Queryable, kode_toko: string): Promise<Terbuka> =>
  hitungTerbuka(
    db,
    sql`${waktu(sql`min(waktu)`)} AS sejak`,
    sql`pembayaran WHERE kode_toko = ${kode_toko} AND cek = 'BELUM'`,
  )

const belumMasuk: Alarm = {
  kode: 'NON_TUNAI_BELUM_MASUK',
  judul: 'Pembayaran Non Tunai Belum Masuk Tiga Hari',
  berat: 'MERAH',
  path: '/validasi-jual-beli',
  baris: (sejak, kini) => sql`
    SELECT b.dokumen || ' ' || b.urut AS kunci, b.kode_toko::text, b.waktu + interval '3 days' AS waktu, b.user_id::text, b.dokumen::text,
      b.cara_bayar || ' ' || b.no_rekening || ' Rp. ' || to_char(b.jumlah, 'FM999,999,999,999') || ' dari ' || b.dari || ', dimasukkan '
        || b.user_id AS isi
    FROM pembayaran b
    WHERE b.cek = 'BELUM' AND b.waktu > ${sejak}::timestamptz - interval '3 days' AND b.waktu <= ${kini}::timestamptz - interval '3 days'`,
}

/** A word that is taken back: somebody spoils what another one said, or hides what he said himself. */
const ditarik: Alarm = {
  kode: 'KONFIRMASI_DITARIK',
  judul: 'Konfirmasi Pembayaran Ditarik',
  berat: 'MERAH',
  path: '/validasi-jual-beli',
  baris: (sejak) => sql`
    SELECT c.id::text AS kunci, b.kode_toko::text, c.waktu, c.user_id::text, b.dokumen::text,
      b.cara_bayar || ' ' || b.no_rekening || ' Rp. ' || to_char(b.jumlah, 'FM999,999,999,999') || ' dari ' || b.dari || ', ditarik '
        || c.user_id || ': ' || c.alasan AS isi
    FROM pembayaran_cek c JOIN pembayaran b USING (dokumen, urut)
    WHERE c.cek = 'BELUM' AND c.waktu > ${sejak}::timestamptz`,
}

/** Who entered payments said himself that they came: of each day that is over, how many and how much. */
const sendiri: Alarm = {
  kode: 'KONFIRMASI_SENDIRI',
  judul: 'Pembayaran Dikonfirmasi Sendiri',
  berat: 'KUNING',
  path: '/validasi-jual-beli',
  baris: (sejak) => sql`
    SELECT b.kode_toko || ' ' || c.user_id || ' ' || c.tgl_system AS kunci, b.kode_toko::text, max(c.waktu) AS waktu, c.user_id::text,
      min(b.dokumen)::text AS dokumen,
      c.user_id || ' memasukkan dan mengonfirmasi sendiri ' || count(*) || ' pembayaran, Rp. ' || to_char(sum(b.jumlah), 'FM999,999,999,999')
        || ', ' || c.tgl_system AS isi
    FROM pembayaran_cek c JOIN pembayaran b USING (dokumen, urut) JOIN toko t ON t.kode_toko = b.kode_toko
    WHERE c.cek = 'MASUK' AND c.user_id = b.user_id AND c.otorisasi IS NULL AND c.tgl_system < t.tgl_system AND c.waktu > ${sejak}::timestamptz
    GROUP BY b.kode_toko, c.user_id, c.tgl_system`,
}

export const ALARM_PEMBAYARAN: readonly Alarm[] = [belumMasuk, ditarik, sendiri]
