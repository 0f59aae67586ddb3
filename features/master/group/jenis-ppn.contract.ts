/** What the law makes of goods: Indonesian tax on what is sold, by category. Source: PMK 48/2023, PP 49/2022. */
import { pilihanBebas } from '@kencana/contract'

/** PPN is taken, is not collected (bars of fine gold), or the goods are no object of it. */
export const JENIS_PPN = ['KENA', 'TIDAK DIPUNGUT', 'BUKAN OBJEK'] as const
export type JenisPpn = (typeof JENIS_PPN)[number]

/** As a category says it; a new one that does not gets what `ppnBawaan` says, an edited one keeps its own. */
export const jenisPpnBebas = () => pilihanBebas('PPN', JENIS_PPN)

/** What each means, where it is chosen. */
export const ARTI_PPN: Readonly<Record<JenisPpn, string>> = {
  KENA: 'perhiasan',
  'TIDAK DIPUNGUT': 'batangan',
  'BUKAN OBJEK': '',
}

/** Goods of which no tax is taken, as papers call them, and why where a rule says so. */
export const TANPA_PPN = [
  { jenis: 'TIDAK DIPUNGUT', nama: 'PPN TIDAK DIPUNGUT', sebab: 'EMAS BATANGAN, PP 49/2022' },
  { jenis: 'BUKAN OBJEK', nama: 'BUKAN OBJEK PPN', sebab: '' },
] as const satisfies readonly { jenis: JenisPpn; nama: string; sebab: string }[]

const BATANGAN: ReadonlySet<string> = new Set(['LM', 'BATANGAN', 'LOGAM MULIA'])

/**
 * What a new category is where nobody says it: of bars no tax is collected.
 * @example ppnBawaan('LM', 'BATANGAN') // 'TIDAK DIPUNGUT'
 */
export const ppnBawaan = (kode_group: string, jenis_group: string): JenisPpn =>
  BATANGAN.has(kode_group) || BATANGAN.has(jenis_group) ? 'TIDAK DIPUNGUT' : 'KENA'

interface Baris {
  jenis_ppn: JenisPpn
  total: number
}

/** What lines of one kind come to together. @example jumlahPpn(nota.barang, 'TIDAK DIPUNGUT') // 11_899_000 */
export const jumlahPpn = (baris: readonly Baris[], jenis: JenisPpn): number =>
  baris.reduce((sum, one) => (one.jenis_ppn === jenis ? sum + one.total : sum), 0)
