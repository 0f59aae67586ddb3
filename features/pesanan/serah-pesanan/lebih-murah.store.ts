/** A piece for less than was agreed: a discount, or a lower fineness than the order's. Source: controls, limits. */
import type { Kasus } from '@kencana/contract'
import { formatRibuan, type Persentase, type Rp, rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import type { BarangTerkunci } from '../../barang/data-barang/data-barang.api.ts'
import { memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { batasPersen } from '../../pengaturan/batas/jatah.api.ts'
import type { PesananTerkunci } from '../data-pesanan/data-pesanan.api.ts'
import { OTORISASI_DISKON_PESANAN } from './serah-pesanan.contract.ts'

/** A finished piece that is held, with its fineness. */
export interface Jadi extends BarangTerkunci {
  persentase: Persentase
}

/**
 * What of a bill somebody has to agree to; a discount within the limits of its bill and of the day is used up.
 * @param hitung the bill before the discount
 */
export const kasusMurah = async (
  ctx: WriteContext,
  pesanan: PesananTerkunci,
  barang: Jadi,
  hitung: Rp,
  diskon: Rp,
): Promise<Kasus | null> => {
  const { kode_toko } = ctx.sesi
  const isi = {
    kategori: OTORISASI_DISKON_PESANAN,
    keterangan: `${pesanan.no_pesanan} ${pesanan.nama_customer}, ${barang.kode_barcode} ${barang.kadar}`,
    kode_barcode: barang.kode_barcode,
    berat: barang.berat,
  }
  const lengkap = { ...isi, satuan: 'RP' as const, hitung, input: hitung - diskon, rp: diskon }
  if (barang.persentase < pesanan.persentase && (await memakaiKadar(ctx.db, kode_toko)))
    // All of its price is at stake, and it is one: no deputy's.
    return { ...lengkap, aturan: 'Kadar barang lebih rendah dari pesanan', rp: rp(hitung - diskon), wakil: false }
  const batas = rp(await batasPersen(ctx.db, kode_toko, 'diskon', hitung))
  if (diskon > batas) return { ...lengkap, aturan: `Diskon pesanan paling besar Rp. ${formatRibuan(batas)}` }
  return periksaBatas(ctx, 'diskon', diskon, { ...isi, aturan: 'Diskon pesanan' })
}
