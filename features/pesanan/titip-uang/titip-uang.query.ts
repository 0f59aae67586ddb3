import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import {
  bacaDokumen,
  geserTanggal,
  hitungTerbuka,
  only,
  SEJAK,
  type Sesi,
  type Terbuka,
  waktu,
  within,
} from '@kencana/server-kit'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { bacaUangKembali } from '../../keuangan/pembayaran/uang-kembali.api.ts'
import type { UangKembali } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { hutangSesudah } from '../../neraca/mutasi/saldo-sesudah.api.ts'
import { satuTerlihat } from '../data-pesanan/pemesan.api.ts'
import { statusHari } from '../data-pesanan/status-hari.api.ts'
import { menungguTitip, SISA_DIMINTA } from '../data-pesanan/titip-diminta.api.ts'
import { DOKUMEN_TITIP, type getTitip, type laporanTitip, type titipDitunggu } from './titip-uang.contract.ts'

type Baris = OutputOf<typeof laporanTitip>[number]
type Titip = OutputOf<typeof getTitip>

const baca = bacaDokumen<Omit<Titip, 'pembayaran' | 'saldo' | 'cetakan'>>(
  DOKUMEN_TITIP,
  sql`k.no_titip, k.no_pesanan, k.tgl_system, p.nama_customer::text, p.no_hp, p.deskripsi, k.jumlah, k.user_id, k.no_batal`,
  {
    gabung: sql`JOIN pesanan p ON p.no_pesanan = k.no_pesanan`,
    // What was paid with the form stands on its note.
    boleh: (kode_toko) => sql`k.kode_toko = ${kode_toko} AND k.no_titip LIKE 'TPS-%'`,
  },
)

/** Deposits that the till waits for, the oldest first. */
export const daftarDitunggu = (db: Queryable, kode_toko: string): Promise<OutputOf<typeof titipDitunggu>> =>
  db.rows(sql`
    SELECT p.no_pesanan, p.no_grup, p.nama_customer::text, p.deskripsi, p.kode_sales, p.nama_sales::text, p.user_id,
      ${waktu(sql`p.dibuat_pada`)} AS waktu, ${SISA_DIMINTA} AS jumlah
    FROM pesanan p WHERE ${menungguTitip(kode_toko)} ORDER BY p.dibuat_pada, length(p.no_pesanan), p.no_pesanan`)

/** How many there are, and since when the oldest waits. */
export const jumlahDitunggu = (db: Queryable, kode_toko: string): Promise<Terbuka> =>
  hitungTerbuka(db, SEJAK, sql`(SELECT p.dibuat_pada FROM pesanan p WHERE ${menungguTitip(kode_toko)}) k`)

/** One later deposit of this shop, as its paper shows it. @throws Refusal 404 */
export const satuTitip = async (db: Queryable, sesi: Sesi, no_titip: string): Promise<Titip> => {
  const { kode_toko } = sesi
  const titip = await satuTerlihat(db, sesi, await baca.satu(db, kode_toko, no_titip))
  const dari = { kode_toko, akun: 'PERSEKOT', ref: titip.no_pesanan, kind: 'PESANAN', dokumen: no_titip } as const
  return {
    ...titip,
    saldo: await hutangSesudah(db, dari),
    pembayaran: await bacaPembayaran(db, kode_toko, no_titip),
  }
}

/** How a later deposit of this shop went back to its customer. @throws Refusal 404 */
export const titipKembali = async (db: Queryable, sesi: Sesi, no_batal: string): Promise<UangKembali> => {
  const { kode_toko } = sesi
  const kembali = await bacaUangKembali(db, kode_toko, no_batal, DOKUMEN_TITIP)
  const { no_pesanan, nama_customer, no_hp } = await satuTitip(db, sesi, kembali.dokumen)
  const dari = { kode_toko, akun: 'PERSEKOT', ref: no_pesanan, kind: 'PESANAN', dokumen: no_batal } as const
  return {
    ...kembali,
    untuk: { nama: 'PESAN', nomor: no_pesanan },
    nama_customer,
    no_hp,
    barang: [],
    saldo: await hutangSesudah(db, dari),
  }
}

/**
 * Straight from the ledger: PERSEKOT stands under the order's number and is owed, so money that came is a minus there. A
 * reversal counts against what it takes back.
 */
export const titipUang = (db: Queryable, input: InputOf<typeof laporanTitip>, kode_toko: string): Promise<Baris[]> =>
  db.rows(sql`
    WITH gerak AS (
      SELECT m.ref, -m.rp AS rp, j.kind, coalesce(a.kind, j.kind) AS jenis,
        (j.membalik IS NULL) = (m.rp < 0) AS masuk
      FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id LEFT JOIN jurnal a ON a.id = j.membalik
      WHERE m.kode_toko = ${kode_toko} AND m.akun = 'PERSEKOT' ${within('m.tgl_system', input)}
    ), jumlah AS (
      SELECT ref, sum(awal) AS awal, sum(masuk) AS masuk, sum(dipakai) AS dipakai, sum(kembali) AS kembali FROM (
        SELECT s.ref, -s.rp AS awal, 0 AS masuk, 0 AS dipakai, 0 AS kembali
        FROM saldo_akun(${kode_toko}, ${geserTanggal(input.tgl_awal, -1)}::date, ARRAY['PERSEKOT']) s
        UNION ALL
        SELECT ref, 0, CASE WHEN masuk AND jenis = 'PESANAN' THEN rp ELSE 0 END, CASE WHEN jenis = 'SERAH_PESANAN' THEN -rp ELSE 0 END,
          CASE WHEN NOT masuk AND jenis = 'PESANAN' THEN -rp ELSE 0 END
        FROM gerak
      ) x GROUP BY ref
    )
    SELECT p.no_pesanan, p.tgl_system, p.nama_customer::text, p.deskripsi, h.status, j.awal::bigint AS saldo_awal,
      j.masuk::bigint AS masuk, j.dipakai::bigint AS dipakai, j.kembali::bigint AS kembali,
      (j.awal + j.masuk - j.dipakai - j.kembali)::bigint AS saldo_akhir
    FROM jumlah j JOIN pesanan p ON p.no_pesanan = j.ref
    CROSS JOIN LATERAL (SELECT ${statusHari(input.tgl_akhir)} AS status) h
    WHERE (j.awal, j.masuk, j.dipakai, j.kembali) IS DISTINCT FROM (0::numeric, 0::numeric, 0::numeric, 0::numeric)
      AND (${input.type === 'SEMUA'} OR j.awal + j.masuk - j.dipakai - j.kembali <> 0)
      ${only('h.status', input.status_pesanan)}
    ORDER BY p.tgl_system, length(p.no_pesanan), p.no_pesanan`)
