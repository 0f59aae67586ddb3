/** The one place where a shop's allowance for differences of weight is read and judged. Source: controls, limits. */
import type { Kasus } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import {
  batasSelisih,
  batasSelisihDokumen,
  formatGram,
  type Mg,
  mg,
  parsePersen,
  type SelisihDokumen,
} from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { beratParaSystem, nilaiParaSystem } from '../para-system/para-system.api.ts'

/** @returns whether a piece may differ by so much unasked, in this shop */
export const selisihWajar = async (
  db: Queryable,
  kode_toko: string,
): Promise<(berat: Mg, selisih: number) => boolean> => {
  const toleransi = await beratParaSystem(db, kode_toko, 'toleransi_berat')
  return (berat, selisih) => Math.abs(selisih) <= batasSelisih(berat, toleransi)
}

const TANPA: SelisihDokumen = { pcs: 0, berat: 0, kurang: 0, lebih: 0 }

/**
 * Judges the differences of a document of five pieces or more: what is missing together, and what is too much together, never one
 * against the other. Several documents of one source are one: a dispatch entered in small portions.
 * @param kini what this document adds; it is asked only for what it adds itself
 * @param dulu what was entered of the same source before, without the differences that somebody agreed to
 */
export const kasusSelisihDokumen = async (
  ctx: WriteContext,
  kini: SelisihDokumen,
  isi: Pick<Kasus, 'kategori' | 'keterangan'>,
  dulu: SelisihDokumen = TANPA,
): Promise<Kasus[]> => {
  const persen = parsePersen(await nilaiParaSystem(ctx.db, ctx.sesi.kode_toko, 'selisih_dokumen'))
  const semua = { ...TANPA, pcs: dulu.pcs + kini.pcs, berat: dulu.berat + kini.berat }
  const batas = batasSelisihDokumen(semua, persen)
  if (batas === null) return []
  return (['kurang', 'lebih'] as const).flatMap((arah) => {
    const jumlah = dulu[arah] + kini[arah]
    if (kini[arah] === 0 || jumlah <= batas) return []
    return {
      ...isi,
      aturan: `Berat ${arah} ${formatGram(mg(jumlah))} g dari ${semua.pcs} barang, lebih dari ${persen / 10_000} %`,
      satuan: 'MG',
      hitung: batas,
      input: jumlah,
      berat: semua.berat,
      mg: kini[arah],
    }
  })
}
