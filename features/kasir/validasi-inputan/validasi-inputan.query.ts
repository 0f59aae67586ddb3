/** Dispatches that wait for the cashier, those that wait for the branch, and what was validated. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { BERAT, bacaDokumen, hitungTerbuka, only, type Terbuka, waktu, within } from '@kencana/server-kit'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import {
  DOKUMEN_VALIDASI_INPUTAN,
  type listSisa,
  type listValidasi,
  type saldoKirimBos,
} from './validasi-inputan.contract.ts'

type Saringan = InputOf<typeof saldoKirimBos>
type Saldo = OutputOf<typeof saldoKirimBos>[number]

interface Row extends Omit<Saldo, 'cara' | 'butuh_otorisasi' | 'butuh_konfirmasi' | 'no_kirim_bos'> {
  no_kirim: string
  dikonfirmasi: boolean
}

/** What is left of a dispatch `k`, over all shops. */
const SISA = sql`
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(m.pcs), 0)::bigint AS pcs, coalesce(sum(m.mg), 0)::bigint AS mg
    FROM mutasi m WHERE m.akun = 'SALDO_KIRIM' AND m.ref = k.no_kirim
  ) s`

const KIRIMAN = sql`
  SELECT no_kirim, jenis, kode_toko, cabang, tgl_system, min(dibuat_pada) AS dibuat_pada, min(kode_baki) AS kode_baki,
    string_agg(DISTINCT kode_group, ', ') AS kode_group, string_agg(DISTINCT kode_dept, ', ') AS kode_dept,
    sum(qty)::bigint AS qty, sum(berat)::bigint AS berat
  FROM kiriman_stok WHERE no_batal IS NULL AND no_validasi IS NULL
  GROUP BY no_kirim, jenis, kode_toko, cabang, tgl_system`

const cara = ({ stock_akhir, berat_akhir }: Row): Saldo['cara'] =>
  stock_akhir > 0 ? 'KEMBALI' : berat_akhir > 0 ? 'SUSUT' : 'HABIS'

/** Dispatches of a shop that are not closed yet, oldest first. */
export const belumDivalidasi = async (
  db: Queryable,
  jenis: 'KB' | 'KC',
  input: Saringan,
  kode_toko: string,
): Promise<(Saldo & { no_kirim_stock: string })[]> => {
  const batas = await batasBeda(db, kode_toko, 'KIRIMAN')
  const rows = await db.rows<Row>(sql`
    SELECT k.no_kirim, k.kode_toko, k.cabang, k.tgl_system, k.kode_baki AS kode_lokasi_toko, k.kode_group, k.kode_dept, k.qty,
      k.berat, k.qty - s.pcs AS qty_input, (k.berat - s.mg)::bigint AS berat_input, k.qty - s.pcs AS stock_input,
      s.pcs AS stock_akhir, s.mg AS berat_akhir, coalesce(h.harga_total, 0)::bigint AS harga_total,
      EXISTS (SELECT FROM konfirmasi_sisa c WHERE c.no_kirim = k.no_kirim AND c.qty = s.pcs AND c.berat = s.mg) AS dikonfirmasi
    FROM (${KIRIMAN}) k ${SISA}
    CROSS JOIN LATERAL (
      SELECT sum(b.harga_total) AS harga_total FROM mutasi m JOIN barang b ON b.kode_barang = m.kode_barang
      WHERE m.akun = 'BAKI' AND m.jurnal_id IN (
        SELECT x.jurnal_id FROM mutasi x JOIN jurnal j ON j.id = x.jurnal_id
        WHERE x.akun = 'SALDO_KIRIM' AND x.ref = k.no_kirim AND j.kind = 'TAMBAH')
    ) h
    WHERE k.jenis = ${jenis} AND k.kode_toko = ${kode_toko} ${within('k.tgl_system', input)}
      ${only('k.no_kirim', input.no_kirim_bos)}
    ORDER BY k.dibuat_pada, k.no_kirim`)
  return rows.map(({ no_kirim, dikonfirmasi, ...row }) => ({
    ...row,
    no_kirim_bos: no_kirim,
    no_kirim_stock: no_kirim,
    cara: cara({ ...row, no_kirim, dikonfirmasi }),
    butuh_otorisasi: row.stock_akhir === 0 && row.berat_akhir > batas(row.berat),
    butuh_konfirmasi: row.stock_akhir > 0 && row.cabang !== row.kode_toko && !dikonfirmasi,
  }))
}

/** Dispatches of other shops of which something is left in this one. */
export const sisaDiCabang = (db: Queryable, cabang: string): Promise<OutputOf<typeof listSisa>> =>
  db.rows(sql`
    SELECT k.no_kirim, k.kode_toko, k.tgl_system, k.kode_dept, s.pcs AS qty, s.mg AS berat,
      EXISTS (SELECT FROM konfirmasi_sisa c WHERE c.no_kirim = k.no_kirim AND c.qty = s.pcs AND c.berat = s.mg) AS dikonfirmasi
    FROM (${KIRIMAN}) k ${SISA}
    WHERE k.cabang = ${cabang} AND k.kode_toko <> ${cabang} AND (s.pcs > 0 OR s.mg > 0)
    ORDER BY k.dibuat_pada, k.no_kirim`)

/** How the validations are read. */
export const bacaValidasi = bacaDokumen<OutputOf<typeof listValidasi>[number]>(
  DOKUMEN_VALIDASI_INPUTAN,
  sql`k.no_validasi, k.no_kirim, ${waktu()} AS waktu, k.cara, k.qty_sisa, k.berat_sisa, k.user_id, k.no_batal`,
)

/** Dispatches of a shop that are not closed yet. */
export const jumlahTerbuka = (db: Queryable, kode_toko: string): Promise<Terbuka> =>
  hitungTerbuka(
    db,
    BERAT,
    sql`(
      SELECT DISTINCT no_kirim FROM kiriman_stok
      WHERE kode_toko = ${kode_toko} AND no_batal IS NULL AND no_validasi IS NULL) k
    CROSS JOIN LATERAL (SELECT sum(m.mg) AS mg FROM mutasi m WHERE m.akun = 'SALDO_KIRIM' AND m.ref = k.no_kirim) x`,
  )
