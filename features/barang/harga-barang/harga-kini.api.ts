/** What a piece costs now: the one price of sale, list, provenance and whoever else tells it. Source: controls, prices. */
import { among, type Queryable, type Sql, sql } from '@kencana/database'
import { hargaPerGramKadar, type Mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { Refusal, waktu } from '@kencana/server-kit'
import { hargaSejam, tetapSejam } from '../../pengaturan/batas/harga-berlaku.api.ts'
import { PARA_SYSTEM } from '../../pengaturan/para-system/para-system.contract.ts'
import { hargaMurni, hitungJual } from './harga-barang.api.ts'

/** What the price of a piece is worked out from while no price moved within the hour. */
export interface BahanTenang {
  berat: Mg
  persentase: Persentase
  harga_atribut: Rp
  ongkos: Rp
  is_markis: boolean
  /** Of a markis piece its fixed price, of others what it cost as it was entered. */
  harga_total: Rp
  /** Price per gram of its category; 0 while nobody has said one. */
  harga_gram: Rp
}

/** The same with the prices of the last hour, as KOLOM_HARGA reads it. */
export interface BahanHarga extends BahanTenang {
  /** The category's highest price within the hour, where it is more than today's. */
  dulu: Rp | null
  sampai: string | null
  /** What its own price was within the hour, and whether its category's was it. */
  tetap: Rp | null
  biasa: boolean | null
  tetap_sampai: string | null
}

/** A price and how it came to be: `sampai` is the instant until which one of before a cut holds, null when it is today's own. */
export interface HargaKini {
  harga_gram: Rp
  harga_gram_kadar: Rp
  harga_hitung: Rp
  sampai: string | null
  total_hitung: Rp
}

/** The columns of BahanTenang, of a piece `b` and its category `g`. */
export const KOLOM_TENANG: Sql = sql`b.berat, b.persentase, b.harga_atribut, b.ongkos, b.is_markis, b.harga_total, g.harga AS harga_gram`

/** The columns of BahanHarga, of a piece `b` beside what gabungHarga joins. */
export const KOLOM_HARGA: Sql = sql`${KOLOM_TENANG}, r.dulu, ${waktu(sql`r.sampai`)} AS sampai, m.tetap, m.biasa, ${waktu(sql`m.sampai`)} AS tetap_sampai`

/** Joins to a piece `b` its category `g` and the prices of the last hour. @param saat now, by the server's clock */
export const gabungHarga = (saat: Date): Sql => sql`JOIN master_group g ON g.kode_group = b.kode_group
  LEFT JOIN LATERAL ${hargaSejam(saat)} r ON true
  LEFT JOIN LATERAL ${tetapSejam(saat)} m ON true`

const menurutKategori = (row: BahanHarga, kaliKadar: boolean): Omit<HargaKini, 'total_hitung'> => {
  const harga_gram = row.dulu ?? row.harga_gram
  return {
    harga_gram,
    harga_gram_kadar: kaliKadar ? hargaPerGramKadar(harga_gram, row.persentase) : harga_gram,
    harga_hitung: hitungJual(harga_gram, row.berat, row.persentase, kaliKadar),
    sampai: row.dulu === null ? null : row.sampai,
  }
}

/**
 * The price of a piece. A markis piece costs what its owner said, whatever its category does; for an hour after that price fell, was given
 * or was taken away the higher one, as after a cut of the category's.
 * @param kaliKadar whether prices of categories are prices of fine gold
 * @example 3.5 g of 75 % at 1,250,000 for fine gold: harga_hitung 3,281,500 (rounded up to 500)
 * @throws Refusal where no number holds it
 */
export const dihargai = (row: BahanHarga, kaliKadar: boolean): HargaKini => {
  const { is_markis, tetap, biasa, tetap_sampai, harga_total, harga_atribut, ongkos } = row
  const kategori = menurutKategori(row, kaliKadar)
  const kini = is_markis ? harga_total - harga_atribut - ongkos : kategori.harga_hitung
  const dulu = Math.max((tetap ?? 0) - harga_atribut - ongkos, is_markis && biasa === true ? kategori.harga_hitung : 0)
  const harga_hitung = rp(Math.max(kini, dulu))
  return {
    ...kategori,
    // No price per gram makes it.
    ...(is_markis || dulu > kini ? { harga_gram_kadar: rp(0), sampai: dulu > kini ? tetap_sampai : null } : {}),
    harga_hitung,
    total_hitung: rp(harga_hitung + harga_atribut + ongkos),
  }
}

/** The same in one figure while no price moved within the hour. */
const totalTenang = (row: BahanTenang, kaliKadar: boolean): number =>
  row.is_markis
    ? row.harga_total
    : hitungJual(row.harga_gram, row.berat, row.persentase, kaliKadar) + row.harga_atribut + row.ongkos

/** What `hitung` says of a piece; null while its category has no price, or one that no number holds. */
const bilaAda = <R extends BahanTenang>(row: R, hitung: (row: R) => number): Rp | null => {
  if (!row.is_markis && row.harga_gram === 0) return null
  try {
    return rp(hitung(row))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

interface Siapa {
  kode_toko: string
  /** Now, by the server's clock. */
  saat: Date
}

const dibaca = async (db: Queryable, kode: readonly string[], { kode_toko, saat }: Siapa, kaliKadar: boolean) => {
  const rows = await db.rows<BahanHarga & { kode_barcode: string }>(sql`
    SELECT b.kode_barcode, ${KOLOM_HARGA} FROM barang b ${gabungHarga(saat)}
    WHERE b.kode_barcode ${among(kode)} AND b.kode_toko = ${kode_toko}`)
  return new Map(rows.map((row) => [row.kode_barcode, bilaAda(row, (satu) => dihargai(satu, kaliKadar).total_hitung)]))
}

/**
 * What pieces would come to if they were sold now, whatever became of them.
 * @param kategori_harga the shop's parameter of that name
 * @returns by barcode; null where a piece has no price
 */
export const hitungKini = async (
  db: Queryable,
  kode: readonly string[],
  { kategori_harga, ...siapa }: Siapa & { kategori_harga: string },
): Promise<ReadonlyMap<string, Rp | null>> =>
  kode.length === 0 ? new Map() : dibaca(db, kode, siapa, hargaMurni(kategori_harga))

/** How prices of a shop are worked out, and whether one of any category or piece may have moved within the hour. */
export interface CaraHarga {
  kaliKadar: boolean
  bergerak: boolean
}

/** Reads it in one statement, so that a list looks for prices of the last hour only where there are any. */
export const caraHarga = async (db: Queryable, { kode_toko, saat }: Siapa): Promise<CaraHarga> => {
  const row = await db.one<{ kategori_harga: string | null; bergerak: boolean }>(sql`
    SELECT (SELECT value FROM para_system WHERE kode_toko = ${kode_toko} AND key = 'kategori_harga') AS kategori_harga,
      EXISTS (SELECT FROM riwayat_nilai r WHERE r.tabel = 'GROUP' AND r.waktu > ${saat}::timestamptz - interval '60 minutes')
        -- whichever shop it was in then
        OR EXISTS (SELECT FROM toko t WHERE EXISTS (SELECT FROM riwayat_barang r
          WHERE r.kode_toko = t.kode_toko AND r.waktu > ${saat}::timestamptz - interval '60 minutes')) AS bergerak`)
  return {
    kaliKadar: hargaMurni(row?.kategori_harga ?? PARA_SYSTEM.kategori_harga.standar),
    bergerak: row?.bergerak ?? true,
  }
}

/**
 * The price of each piece of a list, as its scan in a sale would say it.
 * @param rows pieces that are there, with what their prices are worked out from
 * @returns by barcode; null where a piece has no price
 */
export const hargaDaftar = async (
  db: Queryable,
  rows: readonly (BahanTenang & { kode_barcode: string })[],
  { kaliKadar, bergerak }: CaraHarga,
  siapa: Siapa,
): Promise<ReadonlyMap<string, Rp | null>> => {
  const tenang = (row: BahanTenang) => totalTenang(row, kaliKadar)
  if (!bergerak) return new Map(rows.map((row) => [row.kode_barcode, bilaAda(row, tenang)]))
  const kode = rows.map((row) => row.kode_barcode)
  return kode.length === 0 ? new Map() : dibaca(db, kode, siapa, kaliKadar)
}
