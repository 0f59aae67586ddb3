/** A condition better than a category's own is money let go, as a discount is. Source: controls, limits are relative. */
import type { Kasus } from '@kencana/contract'
import { jumlah, type Mg, type Rp } from '@kencana/ledger'
import { pairs, type WriteContext } from '@kencana/server-kit'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { batasPersen } from '../../pengaturan/batas/jatah.api.ts'
import type { Nilai } from './harga-beli.query.ts'
import { OTORISASI_HARGA_BELI } from './transaksi-pembelian.contract.ts'

const ATURAN = 'Dibeli dalam kondisi lebih baik dari bawaan kategorinya'

interface Barang {
  nama_barang: string
  kondisi: string
  harga: Rp
  berat: Mg
}

/**
 * What is paid above the price of the category's own condition, piece by piece and never netted: within the percentage of the bill and the
 * rupiah of the day nobody is asked, and it is used up. What is paid above the rules is judged elsewhere.
 * @param dari the customer
 */
export const kasusKondisi = async (
  ctx: WriteContext,
  barang: readonly Barang[],
  nilai: readonly Nilai[],
  dari: string,
): Promise<(Kasus | null)[]> => {
  const lebih = pairs(barang, nilai).flatMap(([one, { harga_hitung, harga_bawaan, kondisi_bawaan }]) => {
    const input = Math.min(one.harga, harga_hitung)
    const sebut = `${one.nama_barang} ${one.kondisi}, bawaannya ${kondisi_bawaan}`
    return input <= harga_bawaan
      ? []
      : { sebut, berat: one.berat, hitung: harga_bawaan, input, rp: input - harga_bawaan }
  })
  const total = jumlah(lebih, 'rp')
  const kategori = OTORISASI_HARGA_BELI
  if (total <= (await batasPersen(ctx.db, ctx.sesi.kode_toko, 'diskon', jumlah(nilai, 'harga_bawaan')))) {
    const keterangan = `${lebih.map(({ sebut }) => sebut).join('; ')} dari ${dari}`
    return [await periksaBatas(ctx, 'diskon', total, { kategori, aturan: ATURAN, keterangan })]
  }
  return lebih.map(({ sebut, ...angka }) => ({
    ...angka,
    kategori,
    aturan: `${ATURAN}, di atas batas diskon`,
    keterangan: `${sebut} dari ${dari}`,
    satuan: 'RP',
  }))
}
