/** The one place where a shop's allowances for losses and differences are read and judged. Source: controls, limits. */
import type { Kasus } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import {
  batasLot,
  batasSelisih,
  batasSelisihDokumen,
  formatGram,
  type Mg,
  mg,
  parseGram,
  parsePersen,
  persenDari,
  type SelisihDokumen,
} from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { nilaiParaSystem } from '../para-system/para-system.api.ts'

/** What may be lost or differ unasked: `berat` of goods, `pcs` of them. Milligrams, of a count pieces. */
export type BatasBeda = (berat: number, pcs?: number) => Mg

type Baca = (db: Queryable, kode_toko: string) => Promise<BatasBeda>

const nilai = (db: Queryable, kode_toko: string) => ({
  gram: async (key: 'toleransi_berat' | 'toleransi_timbang') => parseGram(await nilaiParaSystem(db, kode_toko, key)),
  persen: async (key: 'toleransi_sepuh' | 'toleransi_susut' | 'selisih_dokumen') =>
    parsePersen(await nilaiParaSystem(db, kode_toko, key)),
})

/** A loss by work is a share of what was worked on. */
const susut =
  (key: 'toleransi_sepuh' | 'toleransi_susut'): Baca =>
  async (db, kode_toko) => {
    const persen = await nilai(db, kode_toko).persen(key)
    return (berat) => mg(persenDari(berat, persen))
  }

/** Everything that may be lost or differ, each with the limit it is judged by. */
const BEDA = {
  /** One piece, or one order, weighed twice. */
  BIJI: async (db, kode_toko) => {
    const toleransi = await nilai(db, kode_toko).gram('toleransi_berat')
    return (berat) => batasSelisih(mg(berat), toleransi)
  },
  /** What a lot leaves with its last pieces. */
  LOT: async (db, kode_toko) => {
    const toleransi = await nilai(db, kode_toko).gram('toleransi_berat')
    const persen = await nilai(db, kode_toko).persen('selisih_dokumen')
    return (berat, pcs = 0) => batasLot({ pcs, berat }, toleransi, persen)
  },
  SEPUH: susut('toleransi_sepuh'),
  /** A piece that was washed: a share of it, but never more than any piece may differ. */
  CUCI: async (db, kode_toko) => {
    const persen = await nilai(db, kode_toko).persen('toleransi_susut')
    const toleransi = await nilai(db, kode_toko).gram('toleransi_berat')
    return (berat) => mg(Math.min(persenDari(berat, persen), batasSelisih(mg(berat), toleransi)))
  },
  LEBUR: susut('toleransi_susut'),
  /** Weight alone that is left of a dispatch when its pieces are all entered. */
  KIRIMAN: susut('toleransi_susut'),
  /** A whole tray on the scale. */
  TIMBANG: async (db, kode_toko) => {
    const satu = await nilai(db, kode_toko).gram('toleransi_timbang')
    return (_, pcs = 0) => mg(satu * pcs)
  },
  /** Pieces that a first count may miss. */
  HITUNG: async (db, kode_toko) => {
    const pcs = Number(await nilaiParaSystem(db, kode_toko, 'toleransi_opname'))
    return () => pcs as Mg
  },
} as const satisfies Record<string, Baca>

/** How much of something may be lost or differ unasked in this shop, by one document; what is larger needs somebody else. */
export const batasBeda = (db: Queryable, kode_toko: string, apa: keyof typeof BEDA): Promise<BatasBeda> =>
  BEDA[apa](db, kode_toko)

const TANPA: SelisihDokumen = { pcs: 0, berat: 0, kurang: 0, lebih: 0 }

/**
 * Judges the differences of a document of five pieces or more: what is missing together, and what is too much together, never one
 * against the other. Several documents of one source are one: a dispatch entered in small portions.
 * @param kini what this document adds; it is asked only for what it adds itself
 * @param dulu what was entered of the same source before, without the differences that somebody agreed to
 */
export const kasusSelisihDokumen = async (
  ctx: Pick<WriteContext, 'sesi'> & { db: Queryable },
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
