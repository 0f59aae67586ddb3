/** What of a sale somebody has to agree to. Source: controls, limits; areas 000-read-first 22 and 24. */
import type { InputOf, Kasus } from '@kencana/contract'
import { formatRibuan, parsePersen, persenDari, type Rp, rp } from '@kencana/ledger'
import { pairs, Refusal, type WriteContext } from '@kencana/server-kit'
import { terhitung } from '../../barang/harga-barang/harga-barang.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import type { BarangKunci } from './barang-jual.api.ts'
import { type BagianHarga, bagiHarga } from './harga-jual.contract.ts'
import { type jual, OTORISASI_HARGA_JUAL } from './transaksi-penjualan.contract.ts'

type Isian = InputOf<typeof jual>

/** A piece with the price that was agreed for it. */
export interface Terjual {
  barang: BarangKunci
  bagian: BagianHarga
  total: Rp
}

/** Each piece with the price that was agreed for it. @throws Refusal when a price is another one than the screen showed */
export const hargai = <B extends BarangKunci>(
  isian: Isian['detail_barang'],
  barang: readonly B[],
): (Terjual & { barang: B })[] =>
  pairs(isian, barang).map(([baris, one]) => {
    if (baris.versi !== one.versi)
      throw new Refusal('conflict', `Barang ${one.kode_barcode} Sudah Diproses Oleh User Lain`)
    const bagian = terhitung(() => bagiHarga(one, one.berat, baris))
    if (bagian.total_hitung !== baris.total_hitung)
      throw new Refusal('conflict', `Harga ${one.nama_barang} Sudah Berubah, Silahkan Hitung Ulang`)
    // Making that nobody pays would stand in the books as income, and as a discount that nobody was asked for.
    if (bagian.diskon > 0 && bagian.ongkos > one.ongkos)
      throw new Refusal('rule', `Ongkos Barang ${one.kode_barcode} Lebih Dari Yang Dibayar`)
    return { barang: one, bagian, total: baris.total }
  })

const jumlah = (list: readonly Terjual[], apa: (one: Terjual) => number): number =>
  list.reduce((sum, one) => sum + apa(one), 0)

// The asker reads this sentence whatever the reason: asked again and again it must not tell what a piece cost.
const ATURAN = 'Harga jual perlu persetujuan'

const kasusHarga = (
  { barang, bagian, total }: Terjual,
  untuk: string,
  apa: Pick<Kasus, 'rahasia'> & { rp: Rp },
): Kasus => ({
  kategori: OTORISASI_HARGA_JUAL,
  aturan: ATURAN,
  keterangan: `${untuk}, ${barang.nama_barang} ${barang.kadar}`,
  kode_barcode: barang.kode_barcode,
  berat: barang.berat,
  satuan: 'RP',
  hitung: bagian.total_hitung,
  input: total,
  ...apa,
})

// Let go of beside the prices: whoever agrees to these reads it, and may not let go of more than he may.
const kasusPoin = (untuk: string, poin: Rp): Kasus => ({
  kategori: OTORISASI_HARGA_JUAL,
  aturan: `${ATURAN}, sebagian dibayar dengan poin`,
  keterangan: untuk,
  satuan: 'RP',
  hitung: null,
  input: poin,
  rp: poin,
})

/** Whether a piece goes for less than it cost the shop, as far as that is known. */
const rugi = ({ barang, total }: Terjual): boolean => barang.modal > 0 && total < barang.modal

/**
 * Prices below what is worked out, line by line and never netted: within the percentage of the bill and the rupiah of the day nobody is
 * asked, and they are used up.
 * @param persen the most of a bill, as the shop's parameter has it
 * @param poin rupiah that points pay: they are let go of the day's as a discount is
 */
export const kasusJual = async (
  ctx: WriteContext,
  semua: readonly (Terjual & { barang: { terkunci?: boolean } })[],
  untuk: string,
  { persen, poin }: { persen: string; poin: Rp },
): Promise<Kasus[]> => {
  // What was agreed to with a deposit is not agreed to again.
  const list = semua.filter(({ barang }) => !barang.terkunci)
  const adaRugi = list.some(rugi)
  const murah = rp(jumlah(list, ({ bagian }) => bagian.murah))
  const batas = persenDari(
    jumlah(list, ({ bagian }) => bagian.total_hitung),
    parsePersen(persen),
  )
  const lebih = murah > batas
  const sehari =
    lebih || adaRugi
      ? null
      : await periksaBatas(ctx, 'diskon', rp(murah + poin), {
          kategori: OTORISASI_HARGA_JUAL,
          aturan: ATURAN,
          keterangan: untuk,
        })
  if (sehari) return [{ ...sehari, aturan: ATURAN, rahasia: sehari.aturan }]
  if (!lebih && !adaRugi) return []
  // Every cheaper piece in its place, with what it is cheaper by: neither order nor amount tells the asker which one is below cost.
  const kasus = list
    .filter((one) => one.bagian.murah > 0 || rugi(one))
    .map((one) =>
      kasusHarga(one, untuk, {
        rahasia: rugi(one)
          ? `Di bawah modal Rp. ${formatRibuan(one.barang.modal)}`
          : `Diskon di atas ${persen} % dari tagihan`,
        rp: one.bagian.murah,
      }),
    )
  return poin > 0 ? [...kasus, kasusPoin(untuk, poin)] : kasus
}
