/** Purchases as they are entered: one row, and one number, for each piece. */
import type { InputOf } from '@kencana/contract'
import { insertRows, pairs, type WriteContext } from '@kencana/server-kit'
import type { Identitas } from '../../member/data-member/data-member.contract.ts'
import type { Nilai } from './harga-beli.query.ts'
import { type RekeningPelanggan, TANPA_REKENING } from './rekening-pelanggan.contract.ts'
import { type beli, DOKUMEN_PEMBELIAN } from './transaksi-pembelian.contract.ts'

type Isian = InputOf<typeof beli>

/** What is written of a form besides its pieces. */
export interface KepalaMasuk
  extends Pick<Isian, 'kode_sales' | 'nama_customer' | 'alamat' | 'no_hp' | 'kode_member' | 'kode_baki'> {
  /** Of a piece of a loan, its item. */
  detail_barang: readonly (Isian['detail_barang'][number] & { urut_hutang?: number })[]
  /** Where its money goes, when it is not paid in cash. */
  rekening?: RekeningPelanggan
  nik: string
  jenis_identitas: Identitas['jenis_identitas']
  cara_bayar: 'CASH' | 'TRANSFER' | 'TUKAR' | 'LELANG'
  no_rekening: string | null
  /** The sale that its pieces are given in for. */
  no_faktur_tukar?: string
  /** The auction that its pieces come from. */
  no_lelang?: string
  perlu_saksi: boolean
  otorisasi: string | null
}

// biome-ignore format: a table's columns, by line of its migration
const COLUMNS = ['no_faktur_beli', 'no_grup', 'kode_toko', 'tgl_system', 'asal', 'no_faktur_tukar', 'no_lelang', 'urut_hutang', 'kode_sales', 'nama_customer', 'alamat', 'no_hp', 'kode_member', 'jenis_identitas', 'nik', 'nama_barang', 'kode_group', 'kode_dept', 'kadar', 'persentase', 'kondisi', 'is_markis', 'nota_hilang', 'rusak', 'no_faktur_jual', 'kode_barang', 'atribut_lengkap', 'berat_nota', 'harga_bayar', 'berat', 'harga_gram', 'harga_nota', 'potongan_kondisi', 'potongan_kategori', 'potongan_rugi', 'potongan_manual', 'poin_kurang', 'potongan_poin', 'harga_hitung', 'harga_bawaan', 'harga', 'cara_bayar', 'no_rekening', 'bank_pelanggan', 'no_rekening_pelanggan', 'nama_rekening_pelanggan', 'kode_baki', 'status', 'keadaan', 'perlu_saksi', 'otorisasi', 'user_id', 'dibuat_pada'] as const

/** Writes down what waits for its validation. @returns the numbers, in the order of the pieces */
export const masukkanBeli = async (
  ctx: WriteContext,
  isian: KepalaMasuk,
  nilai: readonly Nilai[],
): Promise<string[]> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { detail_barang, no_faktur_tukar = null, no_lelang = null, rekening = TANPA_REKENING, ...kepala } = isian
  const asal = no_lelang !== null ? 'LELANG' : no_faktur_tukar !== null ? 'TUKAR' : 'BELI'
  const nomor: string[] = []
  for (const _ of detail_barang) nomor.push(await ctx.nomor(DOKUMEN_PEMBELIAN))
  const rows = pairs(detail_barang, nilai).map(([barang, value], at) => ({
    ...kepala,
    ...rekening,
    ...barang,
    ...value,
    nama_barang: value.nota?.nama_barang ?? barang.nama_barang,
    no_faktur_jual: value.nota?.no_faktur_jual ?? null,
    kode_barang: value.nota?.kode_barang ?? null,
    no_faktur_beli: nomor[at],
    no_grup: nomor[0],
    kode_toko,
    tgl_system,
    asal,
    no_faktur_tukar,
    no_lelang,
    urut_hutang: barang.urut_hutang ?? null,
    status: 'OPEN',
    keadaan: 'OPEN',
    user_id,
    dibuat_pada: ctx.waktu,
  }))
  await insertRows(ctx.db, DOKUMEN_PEMBELIAN.tabel, COLUMNS, rows)
  return nomor
}
