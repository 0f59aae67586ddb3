/** Weights of a sheet that are seldom meant: Excel in Indonesian takes 3.485 as three thousand. */
import type { OutputOf } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import { type Mg, mg } from '@kencana/ledger'
import { grouped } from '@kencana/server-kit'
import { beratJenis } from '../data-barang/berat-wajar.api.ts'
import { CUKUP, jauhDari } from '../data-barang/berat-wajar.contract.ts'
import type { Terbaca } from './impor.query.ts'
import type { periksaImpor } from './tambah-barang.contract.ts'

type Janggal = OutputOf<typeof periksaImpor>['janggal'][number]

/** Of fewer rows of a jenis nothing is learnt. */
const CUKUP_BARIS = 5
/** So many times lighter or heavier than the one in the middle. */
const JAUH = 10
/** No piece of a shop that has none like it weighs so much. */
const TERBERAT = mg(500_000)

const tengah = (baris: readonly Terbaca[]): Mg | undefined =>
  baris.map(({ isian }) => isian.berat).toSorted((a, b) => a - b)[Math.floor(baris.length / 2)]

const dariLembar = (baris: readonly Terbaca[]): ((berat: Mg) => Janggal['biasa'] | undefined) => {
  const median = baris.length < CUKUP_BARIS ? undefined : tengah(baris)
  return (berat) => {
    if (median !== undefined && (berat * JAUH < median || berat > median * JAUH))
      return { dari: median, sampai: median }
    return berat >= TERBERAT ? null : undefined
  }
}

const dariStok = async (
  db: Queryable,
  kode_dept: string,
  baris: readonly Terbaca[],
): Promise<ReturnType<typeof dariLembar>> => {
  const wajar = await beratJenis(db, kode_dept)
  if (wajar.jumlah < CUKUP) return dariLembar(baris)
  const { dari, sampai } = wajar
  return (berat) => (jauhDari(wajar, berat) ? { dari, sampai } : undefined)
}

/**
 * Rows whose weight is far from what pieces of its jenis weigh in the shops, or without enough of them from the one in the middle of the sheet's own.
 * @returns each with what is usual; null where nothing tells it
 */
export const beratJanggal = async (db: Queryable, baris: readonly Terbaca[]): Promise<Janggal[]> => {
  const semua: Janggal[] = []
  for (const [kode_dept, milik] of grouped(baris, ({ isian }) => isian.kode_dept)) {
    const biasanya = await dariStok(db, kode_dept, milik)
    for (const { baris: nomor, isian } of milik) {
      const biasa = biasanya(isian.berat)
      if (biasa !== undefined) semua.push({ baris: nomor, kode_dept, berat: isian.berat, biasa })
    }
  }
  return semua.toSorted((a, b) => a.baris - b.baris)
}
