/** What an item is worth today, and on which terms the shop lends. Source: areas 10-hutang 10.2. */
import type { OutputOf } from '@kencana/contract'
import { among, type Queryable, type Sql, sql } from '@kencana/database'
import { type Mg, type Persentase, parsePersen, type Rp, rp } from '@kencana/ledger'
import { Refusal } from '@kencana/server-kit'
import { hitungJual, memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { HARGA_MURNI } from '../../pengaturan/para-system/kategori-harga.contract.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { PARA_SYSTEM } from '../../pengaturan/para-system/para-system.contract.ts'
import { minimumBaru } from './bunga.contract.ts'
import type { syaratBaru } from './transaksi-hutang.contract.ts'

interface Dinilai {
  kode_group: string
  kadar: string
  berat: Mg
}

/** An item's value with what it follows from. */
export interface NilaiJaminan {
  harga_gram: Rp
  persentase: Persentase
  persentase_group: Persentase
  taksiran: Rp
}

/** What an act refuses. */
const ditolak = (apa: () => unknown): Refusal[] => {
  try {
    apa()
    return []
  } catch (error) {
    if (error instanceof Refusal) return [error]
    throw error
  }
}

/** Prices of today, and what is wrong with what is asked of them. */
export interface Penilai {
  /** Every reason why an item of this category and fineness has no value; of what is not known yet there is none. */
  salah: (barang: Partial<Pick<Dinilai, 'kode_group' | 'kadar'>>) => Refusal[]
  /** @throws Refusal for an item without a price, the first of its reasons */
  nilai: (barang: Dinilai) => NilaiJaminan
}

/** What values items at today's price of these categories, which are held. */
export const penilaiJaminan = async (
  db: Queryable,
  kode_toko: string,
  kode_group: readonly string[],
): Promise<Penilai> => {
  const rows = await db.rows<{ kode_group: string; harga: Rp; persentase: Persentase }>(sql`
    SELECT kode_group::text, harga, persentase FROM master_group
    WHERE kode_group ${among([...new Set(kode_group)])} AND dihapus_pada IS NULL`)
  const kadar = await masterKadar(db)
  const kaliKadar = await memakaiKadar(db, kode_toko)
  const kategori = (kode: string) => {
    const group = rows.find((row) => row.kode_group === kode)
    if (!group) throw new Refusal('rule', `Kategori ${kode} Tidak Ada`)
    if (group.harga === 0) throw new Refusal('rule', `Kategori ${kode} Belum Ada Harganya`)
    return group
  }
  return {
    salah: (one) => [
      ...ditolak(() => one.kode_group !== undefined && kategori(one.kode_group)),
      ...ditolak(() => one.kadar !== undefined && persentaseKadar(one.kadar, kadar)),
    ],
    nilai: (one) => {
      const group = kategori(one.kode_group)
      const persentase = persentaseKadar(one.kadar, kadar)
      return {
        harga_gram: group.harga,
        persentase,
        persentase_group: group.persentase,
        taksiran: hitungJual(group.harga, one.berat, persentase, kaliKadar),
      }
    },
  }
}

/** Items at today's price of their categories, in their order. @throws Refusal for one without a price */
export const nilaiJaminan = async (
  db: Queryable,
  kode_toko: string,
  barang: readonly Dinilai[],
): Promise<NilaiJaminan[]> => {
  const kode = barang.map((one) => one.kode_group)
  return barang.map((await penilaiJaminan(db, kode_toko, kode)).nilai)
}

/** The price of the category of an item `d` today; null where it has none, or is no more. */
const HARGA_KINI = sql`(SELECT g.harga FROM master_group g WHERE g.kode_group = d.kode_group AND g.dihapus_pada IS NULL)`

/**
 * What an item `d` of a loan is worth at a price of its category, rounded as every price is: null without one.
 * @param kode_toko whose prices they are
 */
export const nilaiBarang = (kode_toko: Sql, harga: Sql): Sql => sql`
  (div(nullif(${harga}, 0)::numeric * d.berat * CASE WHEN coalesce(
      (SELECT p.value FROM para_system p WHERE p.kode_toko = ${kode_toko} AND p.key = 'kategori_harga'), ${PARA_SYSTEM.kategori_harga.standar}
    ) = ${HARGA_MURNI} THEN d.persentase ELSE 1000000 END + 499999999999, 500000000000) * 500)::bigint`

/** What all goods of a loan `k` are worth today; null where one of them has no price. Lists, cards and the owner's page say this alone. */
export const NILAI_KINI: Sql = sql`(
  SELECT CASE WHEN bool_and(x.nilai IS NOT NULL) THEN sum(x.nilai)::bigint END
  FROM (SELECT ${nilaiBarang(sql`k.kode_toko`, HARGA_KINI)} AS nilai FROM hutang_detail d WHERE d.no_hutang = k.no_hutang) x)`

const SEPERSEPULUH_PERSEN = 1_000

/**
 * Loan to value in 1/10,000 %, rounded up to a tenth of a percent: what is owed beyond the goods never reads as 100 %.
 * @returns null for goods without a value
 */
export const ltvHutang = (terhutang: Rp, nilai: Rp | null): number | null =>
  nilai === null || nilai === 0
    ? null
    : Number((BigInt(terhutang) * 1_000n + BigInt(nilai) - 1n) / BigInt(nilai)) * SEPERSEPULUH_PERSEN

/** What is lent at most on goods of a value. */
export const plafonDari = (nilai: Rp, persen: Persentase): Rp =>
  rp(Number((BigInt(nilai) * BigInt(persen)) / 1_000_000n))

/** The terms of a shop's new loans. */
export const bacaSyarat = async (db: Queryable, kode_toko: string): Promise<OutputOf<typeof syaratBaru>> => {
  const para = await bacaPara(db, kode_toko, [
    'hutang_bunga',
    'hutang_lama',
    'hutang_plafon',
    'hutang_basis',
    'hutang_minimum',
    'hutang_grace',
    'hutang_denda',
    'hutang_pembulatan',
    'hutang_lelang',
  ])
  const basis = para.hutang_basis === 'HARI' ? 'HARI' : 'BULAN'
  return {
    bunga_persen: parsePersen(para.hutang_bunga),
    lama: Math.max(Number(para.hutang_lama), 1),
    plafon_persen: parsePersen(para.hutang_plafon),
    basis,
    minimum: minimumBaru(basis, Number(para.hutang_minimum)),
    grace: Number(para.hutang_grace),
    denda_persen: parsePersen(para.hutang_denda),
    pembulatan: Number(para.hutang_pembulatan),
    lelang_hari: Math.max(Number(para.hutang_lelang), 1),
  }
}
