/** Auctions as screens and papers see them. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'
import type { PembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { samar } from '../../member/data-member/data-member.api.ts'
import type { Lelang } from './bayar-hutang.contract.ts'
import { timbangBatalHari } from './timbang-lelang.store.ts'

/** What of an auction of the loan `k` is still its customer's. */
export const SURPLUS: Sql = sql`
  coalesce((SELECT l.lebih FROM hutang_lelang l WHERE l.no_hutang = k.no_hutang AND l.no_batal IS NULL
    AND NOT EXISTS (SELECT FROM hutang_surplus s WHERE s.no_lelang = l.no_lelang AND s.no_batal IS NULL)), 0)::bigint`

const dicetak = (nomor: Sql): Sql => sql`
  (SELECT coalesce(max(c.ke), 0) FROM cetak c WHERE c.kode_toko = k.kode_toko AND c.dokumen = ${nomor})`

const bacaSurplus = async (db: Queryable, no_lelang: string): Promise<Lelang['surplus']> => {
  const satu = await db.one<Omit<NonNullable<Lelang['surplus']>, 'pembayaran'>>(sql`
    SELECT k.no_surplus::text, k.tgl_system, k.jumlah, k.penerima, k.kuasa, ${samar(sql`k.identitas_penerima`)} AS identitas_penerima,
      k.user_id::text, ${dicetak(sql`k.no_surplus`)} AS cetakan
    FROM hutang_surplus k WHERE k.no_lelang = ${no_lelang} AND k.no_batal IS NULL`)
  if (!satu) return null
  const pembayaran = await db.rows<PembayaranTercatat>(sql`
    SELECT p.arah, p.cara_bayar, p.no_rekening, p.ref, p.referensi, p.jumlah, p.diterima, p.biaya, p.cek
    FROM pembayaran p WHERE p.dokumen = ${satu.no_surplus} ORDER BY p.urut`)
  return { ...satu, pembayaran }
}

/** How the goods of a loan were auctioned; null where they were not, or it was undone. */
export const bacaLelang = async (
  db: Queryable,
  { kode_toko, tgl_system }: Pick<Sesi, 'kode_toko' | 'tgl_system'>,
  no_hutang: string,
): Promise<Lelang | null> => {
  const satu = await db.one<Omit<Lelang, 'barang' | 'surplus' | 'timbang_batal'>>(sql`
    SELECT k.no_lelang::text, k.tgl_system, k.nilai, k.bunga, k.denda, k.kurang, k.lebih, k.user_id::text, ${dicetak(sql`k.no_lelang`)} AS cetakan
    FROM hutang_lelang k WHERE k.no_hutang = ${no_hutang} AND k.kode_toko = ${kode_toko} AND k.no_batal IS NULL`)
  if (!satu) return null
  const barang = await db.rows<Lelang['barang'][number]>(sql`
    SELECT p.no_faktur_beli::text, p.nama_barang::text, p.kode_dept::text, p.kadar::text, p.berat, p.harga, p.keadaan FROM pembelian p
    WHERE p.no_lelang = ${satu.no_lelang} ORDER BY p.urut_hutang, p.no_faktur_beli`)
  const timbang_batal = (await timbangBatalHari(db, satu.no_lelang, tgl_system)) !== null
  return { ...satu, barang, timbang_batal, surplus: await bacaSurplus(db, satu.no_lelang) }
}
