import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import {
  DOKUMEN_BAHAN_STOK,
  type getBahanStok,
  type listBahanStok,
  type saldoBahanStok,
} from './bahan-stok.contract.ts'

type Baris = OutputOf<typeof listBahanStok>[number]
type Lengkap = OutputOf<typeof getBahanStok>
type Saldo = OutputOf<typeof saldoBahanStok>

const pilih = (db: Queryable, where: Sql): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT no_bahan_stok, tgl_system, to_char(dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, jenis, kode_group, lebur,
      jml_bahan, susut, keterangan, user_id, no_batal
    FROM bahan_stok WHERE ${where} ORDER BY dibuat_pada DESC, no_bahan_stok DESC`)

/** What filled the shop's material on one shop day, newest first. */
export const daftarBahanStok = (db: Queryable, kode_toko: string, tanggal: string): Promise<Baris[]> =>
  pilih(db, sql`kode_toko = ${kode_toko} AND tgl_system = ${tanggal}`)

/** One document with its sources. @throws Refusal 404 */
export const satuBahanStok = async (db: Queryable, kode_toko: string, no_bahan_stok: string): Promise<Lengkap> => {
  const [row] = await pilih(db, sql`kode_toko = ${kode_toko} AND no_bahan_stok = ${no_bahan_stok}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_bahan_stok} Tidak Ada`)
  const detail_bahan = await db.rows<Lengkap['detail_bahan'][number]>(sql`
    SELECT sumber, kode_group, berat FROM bahan_stok_detail WHERE no_bahan_stok = ${no_bahan_stok} ORDER BY urut`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_BAHAN_STOK.cetak, no_bahan_stok), detail_bahan }
}

/** The shop's material now, and the scrap gold that may become some. */
export const saldoSekarang = async (db: Queryable, kode_toko: string): Promise<Saldo> => {
  const rows = await db.rows<{ akun: string } & Saldo['bahan'][number]>(sql`
    SELECT akun, ref AS jenis, kode_group, mg AS berat
    FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['BAHAN_TOKO', 'HANCUR']) ORDER BY ref, kode_group`)
  return {
    bahan: rows
      .filter(({ akun }) => akun === 'BAHAN_TOKO')
      .map(({ jenis, kode_group, berat }) => ({ jenis, kode_group, berat })),
    hancur: rows.filter(({ akun }) => akun === 'HANCUR').map(({ kode_group, berat }) => ({ kode_group, berat })),
  }
}
