/** Pieces, weight in milligrams, rupiah. */
type Nilai = [pcs: number, mg: number, rp: number]

/** Something wrong with a file: what kind, at which line of it, in which day, in words. */
interface Masalah {
  kode: string
  baris: number
  hari: string | null
  kalimat: string
}

/** What was found in a file of proof. */
export interface Hasil {
  toko: string
  hari: number
  jurnal: number
  mutasi: number
  kunci: string
  cocok: boolean | null
  masalah: Masalah[]
  /** How many things are wrong, the ones that are not named included. */
  banyak: number
  saldo: Map<string, Nilai>
  /** The seal of each day, by its date. */
  segelHari: Map<string, string>
}

export function periksa(aliran: AsyncIterable<Uint8Array>, kunci?: string): Promise<Hasil>
export function periksaQr(teks: string, publik: string, berkas?: Hasil): Promise<{ cocok: boolean; kalimat: string }>
export function laporan(hasil: Hasil): string
export function kodeKeluar(hasil: Hasil): 0 | 1 | 3
export function ed25519(publik: Uint8Array, pesan: Uint8Array, tanda: Uint8Array): Promise<boolean>
export function sidik(publikHex: string): string
export class Sha256 {
  tambah(data: Uint8Array): this
  selesai(): Uint8Array
}
