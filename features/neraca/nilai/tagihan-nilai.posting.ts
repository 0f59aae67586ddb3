/**
 * What bills of a day do to the value of goods. Goods that came that day come at their bill; goods of before, which were the owner's at
 * their cost until now, become what they were bought for: PERSEDIAAN takes the difference, and HPP its share for what is already gone.
 */
import type { Gerak } from './nilai.posting.ts'
import { senilai } from './rata.posting.ts'

/** Goods that were billed today, or whose bill was undone. */
export interface TagihanHari {
  no_bahan_stok: string
  kode_group: string
  /** What came then, what of its group was there as the day began, and what of that came later than these goods. */
  mg: number
  ada: number
  sesudah: number
  /** The day's bills of it, those undone as negative ones. */
  peristiwa: number
  /** The bill that stands now, 0 without one. */
  kini: number
  /** What it came at; what of it the owner is said to have given and what was cost, by the evenings so far. */
  asal: number
  modal: number
  hpp: number
  /** Its group has no value, or had none when it was billed: what is paid is cost at once. */
  langsung: boolean
  /** It was billed on the day of its group's opening value and before it: what lies there has it in it. */
  sebelum: boolean
  /** It came before its group had a value: it is in what the group began with. */
  dulu: boolean
  /** It came today: it has no value yet. */
  baru: boolean
}

/** What bills of goods of before move: a bill that stands no more takes back all it moved, one that stands moves it from there. */
const lama = (satu: TagihanHari): Gerak[] => {
  const { no_bahan_stok, kode_group, mg, ada, sesudah, peristiwa, kini, asal, modal, hpp, dulu } = satu
  const baris = (lawan: 'PEMBELIAN' | 'MODAL' | 'HPP', rp: number): Gerak => ({
    kode_group,
    sebab: 'TAGIHAN',
    lawan,
    ref: lawan === 'HPP' ? kode_group : '-',
    dokumen: no_bahan_stok,
    mg: 0,
    rp,
  })
  if (dulu) return [baris('PEMBELIAN', peristiwa), baris('MODAL', -peristiwa)]
  const dibatalkan = kini - peristiwa > 0
  // What the owner gave before any bill: what they came at, where one stood.
  const pemilik = dibatalkan ? asal : modal
  const beda = kini > 0 ? kini - pemilik : 0
  // Of what is there, what came last is of its own delivery.
  const tinggal = Math.min(Math.max(ada - sesudah, 0), mg)
  const pergi = beda - senilai(tinggal, { rp: BigInt(beda), mg: BigInt(mg) })
  return [
    baris('PEMBELIAN', peristiwa),
    baris('MODAL', (dibatalkan ? asal - modal : 0) - (kini > 0 ? pemilik : 0)),
    baris('HPP', (dibatalkan ? -hpp : 0) - pergi),
  ]
}

/** The day's goods as their bills have them, and what bills of before move. */
export const nilaiTagihan = (gerak: readonly Gerak[], tagihan: readonly TagihanHari[]): Gerak[] => {
  const bernilai = tagihan.filter(({ langsung }) => !langsung)
  const hari = new Map(bernilai.filter(({ baru, dulu }) => baru && !dulu).map((one) => [one.no_bahan_stok, one.kini]))
  const datang = gerak.map((one): Gerak => {
    const rp = one.sebab === 'PABRIK' ? (hari.get(one.dokumen) ?? 0) : 0
    return rp > 0 ? { ...one, lawan: 'PEMBELIAN', rp } : one
  })
  const sebelum = bernilai.filter(({ baru, dulu }) => dulu || !baru).flatMap(lama)
  return [...datang, ...sebelum.filter(({ rp }) => rp !== 0)]
}

const tanpaNilai = (tagihan: readonly TagihanHari[], dulu: boolean): { kode_group: string; rp: number }[] =>
  tagihan
    .filter(({ langsung, sebelum, peristiwa }) => langsung && sebelum === dulu && peristiwa !== 0)
    .map(({ kode_group, peristiwa }) => ({ kode_group, rp: peristiwa }))

/** Bills of goods without a value. */
export const langsungTagihan = (tagihan: readonly TagihanHari[]) => tanpaNilai(tagihan, false)

/** Bills of goods that got a value later that day. */
export const sebelumTagihan = (tagihan: readonly TagihanHari[]) => tanpaNilai(tagihan, true)
