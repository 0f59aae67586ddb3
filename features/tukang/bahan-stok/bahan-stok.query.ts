import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, waktu } from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import {
  DOKUMEN_BAHAN_STOK,
  type getBahanStok,
  type listBahanStok,
  type saldoBahanStok,
} from './bahan-stok.contract.ts'

type Lengkap = OutputOf<typeof getBahanStok>
type Saldo = OutputOf<typeof saldoBahanStok>

export const bacaBahanStok = bacaDokumen<OutputOf<typeof listBahanStok>[number]>(
  DOKUMEN_BAHAN_STOK,
  sql`k.no_bahan_stok, k.tgl_system, ${waktu()} AS waktu, k.jenis, k.kode_group, k.lebur, k.jml_bahan, k.susut, k.keterangan,
    k.user_id, k.no_batal`,
)

/** One document with its sources. @throws Refusal 404 */
export const satuBahanStok = async (db: Queryable, kode_toko: string, no_bahan_stok: string): Promise<Lengkap> => {
  const row = await bacaBahanStok.satu(db, kode_toko, no_bahan_stok)
  const detail_bahan = await db.rows<Lengkap['detail_bahan'][number]>(sql`
    SELECT sumber, kode_group, berat FROM bahan_stok_detail WHERE no_bahan_stok = ${no_bahan_stok} ORDER BY urut`)
  return { ...row, detail_bahan }
}

/** The shop's material now, the scrap gold that may become some, and whether opening stock can. */
export const saldoSekarang = async (db: Queryable, kode_toko: string): Promise<Saldo> => {
  const rows = await db.rows<{ akun: string } & Saldo['bahan'][number]>(sql`
    SELECT akun, ref AS jenis, kode_group, mg AS berat
    FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['BAHAN_TOKO', 'HANCUR']) ORDER BY ref, kode_group`)
  return {
    bahan: rows
      .filter(({ akun }) => akun === 'BAHAN_TOKO')
      .map(({ jenis, kode_group, berat }) => ({ jenis, kode_group, berat })),
    hancur: rows.filter(({ akun }) => akun === 'HANCUR').map(({ kode_group, berat }) => ({ kode_group, berat })),
    stok_awal: await yaParaSystem(db, kode_toko, 'stok_awal'),
  }
}
