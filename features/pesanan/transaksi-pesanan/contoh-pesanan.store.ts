/** What an order is worked after: a piece of the shop, or one that is brought along. */
import type { InputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { type BarangTerkunci, kunciBarang, tolakMilikPesanan } from '../../barang/data-barang/data-barang.api.ts'
import type { simpanPesanan } from './transaksi-pesanan.contract.ts'

type Baris = InputOf<typeof simpanPesanan>['detail_barang'][number]

/** Shop pieces to work after, held, from the trays that customers see. @returns by barcode */
export const kunciContoh = async (
  ctx: WriteContext,
  baris: readonly Baris[],
): Promise<ReadonlyMap<string, BarangTerkunci>> => {
  const kode = baris.filter((one) => one.contoh === 'TOKO').map((one) => one.contoh_barcode)
  const barang = await kunciBarang(ctx, kode)
  tolakMilikPesanan(barang)
  const bukan = barang.find((one) => one.kode_gudang !== 'TOKO')
  if (bukan) throw new Refusal('rule', `Barang ${bukan.kode_barcode} Bukan Di Baki Etalase`)
  return new Map(barang.map((one) => [one.kode_barcode, one]))
}

/** As an order keeps it. @param barang the shop's own piece */
export const contohSimpan = (baris: Baris, barang: BarangTerkunci | undefined) => {
  if (barang)
    return {
      contoh_barang: barang.kode_barang,
      contoh_baki_asal: barang.kode_baki,
      contoh_nama: barang.nama_barang,
      contoh_berat: barang.berat,
    }
  const bawa = baris.contoh === 'BAWA'
  return {
    contoh_barang: null,
    contoh_baki_asal: null,
    contoh_nama: bawa ? baris.contoh_nama : '',
    contoh_berat: bawa ? baris.contoh_berat : mg(0),
  }
}
