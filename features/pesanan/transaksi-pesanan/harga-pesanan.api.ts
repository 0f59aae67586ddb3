/** What a wish costs: gold by weight less the customer's own, trim and work. */
import type { Queryable } from '@kencana/database'
import { type Mg, mg, type Persentase, type Rp, rp } from '@kencana/ledger'
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
  /** Until when it is a price from before a cut, null when it is today's own. */
  harga_sampai: string | null
  harga_emas: Rp
  sub_total: Rp
}

/**
 * The gold of a piece in rupiah: what is the customer's own is not charged, and what he gave beyond the piece's weight is
 * his at the same price, below zero.
 */
export const hargaEmas = (harga_gram: Rp, berat: Mg, berat_customer: Mg, kadar: Persentase, kaliKadar: boolean): Rp => {
  const beda = berat - berat_customer
  const harga = hitungJual(harga_gram, mg(Math.abs(beda)), kadar, kaliKadar)
  return rp(beda < 0 ? -harga : harga)
}

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
    const harga_emas = hargaEmas(harga_gram, one.perkiraan_berat, one.berat_customer, persentase, kaliKadar)
    return {
      persentase,
      harga_gram,
      harga_sampai,
      harga_emas,
      sub_total: rp(harga_emas + one.harga_atribut + one.ongkos),
    }
  })
}
