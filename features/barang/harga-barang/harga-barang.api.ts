/** What a weight of a group costs today, for every document that asks. */
import { type Queryable, sql } from '@kencana/database'
import { hargaJual, hargaModal, MeasureError, type Mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { Refusal } from '@kencana/server-kit'
import { HARGA_MURNI } from '../../pengaturan/para-system/kategori-harga.contract.ts'
import { nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'

/** What is worked out from figures that somebody typed. @throws Refusal where no number holds it */
export const terhitung = <T>(harga: () => T): T => {
  try {
    return harga()
  } catch (error) {
    if (error instanceof MeasureError) throw new Refusal('rule', 'Harga Terlalu Besar')
    throw error
  }
}

/** Price per gram times weight, and times fineness where the group's price is one of fine gold. @throws Refusal */
export const hitungJual = (harga: Rp, berat: Mg, kadar: Persentase, kaliKadar: boolean): Rp =>
  terhitung(() => (kaliKadar ? hargaJual(harga, berat, kadar) : hargaJual(harga, berat)))

/** Cost, likewise, rounded up to the rupiah. @throws Refusal */
export const hitungModal = (harga: Rp, berat: Mg, kadar: Persentase, kaliKadar: boolean): Rp =>
  terhitung(() => (kaliKadar ? hargaModal(harga, berat, kadar) : hargaModal(harga, berat)))

/** Whether this value of the parameter kategori_harga says that group prices are prices of fine gold. */
export const hargaMurni = (kategori_harga: string): boolean => kategori_harga === HARGA_MURNI

/** True when a shop's group prices are prices of fine gold. */
export const memakaiKadar = async (db: Queryable, kode_toko: string): Promise<boolean> =>
  hargaMurni(await nilaiParaSystem(db, kode_toko, 'kategori_harga'))

/** Price per gram of a group today. @throws Refusal 404 */
export const hargaGroup = async (db: Queryable, kode_group: string): Promise<Rp> => {
  const group = await db.one<{ harga: Rp }>(
    sql`SELECT harga FROM master_group WHERE kode_group = ${kode_group} AND dihapus_pada IS NULL`,
  )
  if (!group) throw new Refusal('missing', `Kategori ${kode_group} Tidak Ada`)
  return group.harga
}

/**
 * The gold in a fixed price, which is what it is above attribute and making: so its parts come to it as those of any price do.
 * @throws Refusal when nothing is left for the gold
 */
export const emasTetap = (tetap: { harga_total: Rp; harga_atribut: Rp; ongkos: Rp }): Rp => {
  const emas = tetap.harga_total - tetap.harga_atribut - tetap.ongkos
  if (emas <= 0) throw new Refusal('rule', 'Harga Tetap Harus Lebih Dari Harga Atribut Dan Ongkos')
  return rp(emas)
}

/** Sale price of a weight of a group in a shop today. @throws Refusal */
export const hargaSekarang = async (
  db: Queryable,
  kode_toko: string,
  barang: { kode_group: string; berat: Mg; persentase: Persentase },
): Promise<Rp> =>
  hitungJual(
    await hargaGroup(db, barang.kode_group),
    barang.berat,
    barang.persentase,
    await memakaiKadar(db, kode_toko),
  )
