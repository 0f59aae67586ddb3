/** What steps of random deposits and exchanges have in common: where they are done, how one is drawn, and how its refusal is told. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { CallRefused } from '@kencana/server-kit'
import fc from 'fast-check'
import { TOKO, type Toko } from './buku-hitung.ts'
import { type BukuTukar, type Emas, harga } from './buku-tukar.ts'
import type { TestShop, User } from './shop.ts'

/** Who works in a shop. */
export interface OrangTukar {
  bos: User
  kasir: User
  sales: User
}

interface Alat {
  shop: TestShop
  orang: Record<Toko, OrangTukar>
  buku: BukuTukar
}

/** Where the steps are done, and the notebook of it: filled by their test before the first one. */
export const alat = {} as Alat

// What brings things forward comes more often than what takes them back.
// biome-ignore format: what belongs together, by line
const SERING = [
  'barang', 'titip', 'titip', 'sah titip', 'sah titip', 'uang', 'uang', 'batal titip',
  'cetak titip', 'tolak titip', 'tolak titip', 'cetak beli', 'tolak beli', 'tolak beli',
  'jual', 'ambil', 'ambil', 'tukar', 'tukar', 'sah', 'sah', 'sah', 'tolak', 'batal',
  'beli', 'beli', 'sah beli', 'sah beli', 'batal beli', 'batal beli',
] as const
/** A step as it is drawn. */
export const langkahTukar = fc.record({
  apa: fc.constantFrom(...SERING),
  toko: fc.constantFrom(...TOKO),
  ke: fc.nat(9),
  berat: fc.integer({ min: 1_000, max: 8_999 }),
  persen: fc.constantFrom(35, 60, 100),
  mengikat: fc.boolean(),
  uang: fc.constantFrom(100_000, 1_000_000, 9_000_000),
  ringan: fc.constantFrom(0, 0, 7, 300),
  murah: fc.constantFrom(0, 0, 150_000, -500),
})
export type Langkah = typeof langkahTukar extends fc.Arbitrary<infer L> ? L : never
/** Why the notebook refuses a step, and what it was refused with; null where there was nothing to do it to. */
export type Hasil = { tidak: readonly string[]; ditolak: string } | null

/** Mostly one in the state that a step asks for, now and then any other. */
export const pilih = <T>(list: readonly T[], ke: number, cocok: (one: T) => boolean): T | undefined => {
  const bagus = list.filter(cocok)
  const dari = ke === 0 || bagus.length === 0 ? list : bagus
  return dari[dari.length - 1 - (ke % Math.max(dari.length, 1))]
}

/** Done with what somebody has to agree to. @returns '' when it was done, else what was said; anything but a refusal is a bug */
export const coba = async (
  tidak: readonly string[],
  work: () => Promise<unknown>,
  sesudah: () => void,
): Promise<Hasil> => {
  try {
    await work()
    if (tidak.length === 0) sesudah()
    return { tidak, ditolak: '' }
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) return { tidak, ditolak: error.message }
    throw error
  }
}

export const versi = async (tabel: string, kolom: string, no: string): Promise<number> =>
  (
    await alat.shop.db.one<{ versi: number }>(
      sql`SELECT max(versi)::int AS versi FROM ${sql.ident(tabel)} WHERE ${sql.ident(kolom)} = ${no}`,
    )
  )?.versi ?? 0

export const barisBaru = async (emas: Emas) => ({
  kode_barcode: emas.kode,
  versi: await versi('barang', 'kode_barcode', emas.kode),
  total_hitung: rp(harga(emas)),
  total: rp(harga(emas)),
})
export const bebas = (toko: Toko) => (one: Emas) => one.toko === toko && alat.buku.letak(one) === 'TERSEDIA CN01'
export const pilihTitip = ({ ke, toko }: Langkah, keadaan: string) =>
  pilih(alat.buku.titip, ke, (one) => one.keadaan === keadaan && one.toko === toko)
