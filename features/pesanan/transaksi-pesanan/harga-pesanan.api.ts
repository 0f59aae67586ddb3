/** What a wish costs: gold by weight less the customer's own, trim and work. */
import type { Queryable } from '@kencana/database'
import { hargaPerGramKadar, type Mg, mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { Refusal } from '@kencana/server-kit'
import { hitungJual, memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { type HargaBerlaku, hargaBerlaku } from '../../pengaturan/batas/harga-berlaku.api.ts'

interface Dinilai {
  kode_group: string
  kadar: string
  perkiraan_berat: Mg
  berat_customer: Mg
  harga_atribut: Rp
  ongkos: Rp
}

export interface NilaiPesanan {
  persentase: Persentase
  harga_gram: Rp
  /** Whether that is a price of fine gold, and what a gram costs then. */
  kali_kadar: boolean
  harga_gram_kadar: Rp
  /** Until when it is a price from before a cut, null when it is today's own. */
  harga_sampai: string | null
  harga_emas: Rp
  sub_total: Rp
}

/** What a customer pays for a gram: the category's price, times fineness where that is one of fine gold. Source: areas across, G11. */
export const perGram = (harga_gram: Rp, kadar: Persentase, kaliKadar: boolean | null): Rp =>
  kaliKadar ? hargaPerGramKadar(harga_gram, kadar) : harga_gram

/**
 * Values wishes at today's prices of a shop.
 * @param saat now, by the server's clock
 * @throws Refusal for a category or fineness that is not there
 */
export const nilaiPesanan = async (
  db: Queryable,
  kode_toko: string,
  baris: readonly Dinilai[],
  saat: Date,
): Promise<NilaiPesanan[]> => {
  const kadar = await masterKadar(db)
  const kaliKadar = await memakaiKadar(db, kode_toko)
  const harga = new Map<string, HargaBerlaku>()
  for (const kode_group of new Set(baris.map((one) => one.kode_group)))
    harga.set(kode_group, await hargaBerlaku(db, kode_group, saat))
  return baris.map((one) => {
    const { harga: harga_gram, sampai: harga_sampai } = harga.get(one.kode_group) ?? { harga: rp(0), sampai: null }
    if (harga_gram === 0) throw new Refusal('rule', `Harga Kategori ${one.kode_group} Masih 0`)
    const persentase = persentaseKadar(one.kadar, kadar)
    // What is the customer's own is not charged; more of it than the piece will have is no order.
    const dihitung = mg(Math.max(one.perkiraan_berat - one.berat_customer, 0))
    const harga_emas = hitungJual(harga_gram, dihitung, persentase, kaliKadar)
    return {
      persentase,
      harga_gram,
      kali_kadar: kaliKadar,
      harga_gram_kadar: perGram(harga_gram, persentase, kaliKadar),
      harga_sampai,
      harga_emas,
      sub_total: rp(harga_emas + one.harga_atribut + one.ongkos),
    }
  })
}
