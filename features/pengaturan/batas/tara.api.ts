/** What hangs on a piece or wraps it is what the owner says it weighs, within 0.02 g. Source: controls, tares; ADR 30. */
import type { Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Mg, mg, parseGram } from '@kencana/ledger'
import { nilaiParaSystem } from '../para-system/para-system.api.ts'

/** Scales of a counter and paper tags differ by so much, in milligrams. */
const WAJAR = 20

/** What an agreement to such a weight is for. */
const OTORISASI_TARA = 'TARA'

interface BarangTara {
  nama_atribut: string
  berat_plastik: Mg
  berat_bandrol: Mg
  berat_atribut: Mg
  /** What its order says of its attribute, which the customer has on paper. */
  atribut_pesanan?: Mg | undefined
}

type Tara = 'plastik' | 'bandrol' | 'atribut'

const beda = (berat: Mg, harus: readonly Mg[]): boolean => harus.every((one) => Math.abs(one - berat) > WAJAR)

const kasus = (tara: Tara, nama: string, hitung: Mg, input: Mg, pcs: number): Kasus => ({
  kategori: OTORISASI_TARA,
  aturan: `Berat ${tara} lain dari masternya lebih dari 0.02 g`,
  keterangan: `${nama === '' ? '-' : nama}, ${pcs} barang`,
  satuan: 'MG',
  hitung,
  input,
  mg: mg(Math.abs(input - hitung) * pcs),
})

/** What the masters say that things weigh. */
export interface MasterTara {
  plastik: Mg
  /** Weights of tags, the one that is used first before the others; of no tag where the master is empty. */
  bandrol: readonly Mg[]
  atribut: ReadonlyMap<string, Mg>
}

export const bacaTara = async (db: Queryable, kode_toko: string): Promise<MasterTara> => {
  const bandrol = await db.rows<{ berat: Mg }>(
    sql`SELECT berat_bandrol AS berat FROM master_bandrol WHERE dihapus_pada IS NULL ORDER BY keterangan`,
  )
  const atribut = await db.rows<{ nama: string; berat: Mg }>(
    sql`SELECT nama_atribut::text AS nama, berat_atribut AS berat FROM master_atribut WHERE dihapus_pada IS NULL`,
  )
  return {
    plastik: parseGram(await nilaiParaSystem(db, kode_toko, 'berat_plastik')),
    bandrol: bandrol.length === 0 ? [mg(0)] : bandrol.map((one) => one.berat),
    atribut: new Map(atribut.map((one) => [one.nama, one.berat])),
  }
}

/**
 * Tares that stand in no master, one case for each weight of each: one that is too large hides what is taken off its tray, one that
 * is too small lets the tray weigh more than its goods.
 */
export const kasusTara = ({ plastik, bandrol, atribut }: MasterTara, barang: readonly BarangTara[]): Kasus[] => {
  const semua = barang.flatMap((one): [Tara, string, Mg, readonly Mg[]][] => [
    ['plastik', '', one.berat_plastik, [plastik]],
    ['bandrol', '', one.berat_bandrol, bandrol],
    ['atribut', one.nama_atribut, one.berat_atribut, [one.atribut_pesanan ?? atribut.get(one.nama_atribut) ?? mg(0)]],
  ])
  const lain = new Map<string, { isi: [Tara, string, Mg, Mg]; pcs: number }>()
  for (const [tara, nama, berat, harus] of semua) {
    if (!beda(berat, harus)) continue
    const kunci = `${tara} ${nama} ${berat}`
    const isi: [Tara, string, Mg, Mg] = [tara, nama, harus[0] ?? mg(0), berat]
    lain.set(kunci, { isi, pcs: (lain.get(kunci)?.pcs ?? 0) + 1 })
  }
  return [...lain.values()].map(({ isi, pcs }) => kasus(...isi, pcs))
}
