/** Figures of all shops of the installation, in one statement by the indexes of their days and of what is open. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { belumDiputus } from '@kencana/server-kit'
import { menungguTitip } from '../../pesanan/data-pesanan/titip-diminta.api.ts'
import type { pemilik } from './pemilik.contract.ts'

type Toko = OutputOf<typeof pemilik>['toko'][number]
type Jumlah = Toko['jual']

/** A row as it is read: flat, a column for each figure. */
interface Baris extends Pick<Toko, 'kode_toko' | 'nama_toko' | 'tgl_system' | 'kas' | 'bank' | 'minta'> {
  jual: Jumlah
  beli: Jumlah
  antrian: Toko['antrian']
}

// Sums come as numbers inside of JSON: below 2^53 by the limits of a balance.
const jumlah = sql`jsonb_build_object('nota', count(DISTINCT x.no), 'qty', coalesce(sum(x.qty), 0), 'berat', coalesce(sum(x.berat), 0),
  'rp', coalesce(sum(x.rp), 0))`

/**
 * Each shop on its open day: sold and bought as their reports have it, money as the ledger has it, and what `user_id` is asked for: his
 * list of requests, which names no request of his own.
 */
export const semuaToko = (db: Queryable, waktu: Date, user_id: string): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT t.kode_toko::text, t.nama_toko::text, t.tgl_system, j.jual, b.beli, u.kas, u.bank, a.antrian, m.minta
    FROM toko t
    CROSS JOIN LATERAL (
      SELECT ${jumlah} AS jual FROM (
        SELECT k.no_faktur_jual AS no, k.pcs AS qty, k.berat, k.total AS rp FROM penjualan k
        WHERE k.kode_toko = t.kode_toko AND k.tgl_valid = t.tgl_system
        UNION ALL
        SELECT s.no_serah, 1, s.berat, s.total FROM pesanan_serah s WHERE s.kode_toko = t.kode_toko AND s.tgl_system = t.tgl_system
      ) x
    ) j
    CROSS JOIN LATERAL (
      SELECT ${jumlah} AS beli FROM (
        SELECT p.no_grup AS no, 1 AS qty, p.berat, p.harga AS rp FROM pembelian p
        WHERE p.kode_toko = t.kode_toko AND p.tgl_valid = t.tgl_system
      ) x
    ) b
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(s.rp) FILTER (WHERE s.akun = 'KAS'), 0)::bigint AS kas, coalesce(sum(s.rp) FILTER (WHERE s.akun = 'BANK'), 0)::bigint AS bank
      FROM saldo_akun(t.kode_toko, 'infinity', ARRAY['KAS', 'BANK']) s
    ) u
    CROSS JOIN LATERAL (
      SELECT jsonb_build_object(
        'penjualan', (SELECT count(*) FROM penjualan WHERE kode_toko = t.kode_toko AND status = 'OPEN'),
        'pembelian', (SELECT count(DISTINCT no_grup) FROM pembelian WHERE kode_toko = t.kode_toko AND status = 'OPEN' AND asal = 'BELI'),
        'titipan', (SELECT count(DISTINCT no_titip_group) FROM titipan WHERE kode_toko = t.kode_toko AND status = 'OPEN'),
        'pesanan', (SELECT count(*) FROM pesanan p WHERE ${menungguTitip(sql`t.kode_toko`)}),
        'hutang', (SELECT count(*) FROM hutang WHERE kode_toko = t.kode_toko AND status = 'OPEN')) AS antrian
    ) a
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS minta FROM otorisasi_minta m
      WHERE m.kode_toko = t.kode_toko AND m.berlaku_sampai > ${waktu} AND m.user_id <> ${user_id} AND ${belumDiputus}
    ) m
    WHERE t.portal = '' ORDER BY t.kode_toko`)

interface TokoHari {
  kode_toko: string
  nama_toko: string
  tgl_awal: string
  tgl_akhir: string
}

/** The shops, each with the seven days up to its open one. */
export const tokoMinggu = (db: Queryable): Promise<TokoHari[]> =>
  db.rows<TokoHari>(sql`
    SELECT kode_toko::text, nama_toko::text, tgl_system - 6 AS tgl_awal, tgl_system AS tgl_akhir
    FROM toko WHERE portal = '' ORDER BY kode_toko`)
