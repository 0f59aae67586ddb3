/** What a parameter of a shop is. */

/** What it may hold. */
type Jenis = 'YA/TIDAK' | 'GRAM' | 'PERSEN' | 'PILIHAN' | 'BILANGAN'

export interface Parameter {
  grup: string
  nama: string
  jenis: Jenis
  /** The choices of PILIHAN; with `bebas` other values are taken too. */
  pilihan?: readonly string[]
  bebas?: true
  /** How people call a choice whose word belongs to the program. */
  sebut?: Readonly<Record<string, string>>
  /** Limits of BILANGAN. */
  min?: number
  /** The most that OWN or SU may set; of GRAM and PERSEN too, where it is a limit. */
  max?: number
  satuan?: string
  standar: string
  arti: string
}

/** A list of parameters by their keys. */
export const daftarPara = <K extends string>(semua: Readonly<Record<K, Parameter>>) => semua
