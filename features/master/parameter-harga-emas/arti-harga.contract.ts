/** What a price of a category means, and whether its percentage is that of its kadar: said beside the field while it is typed. */
import { endpoint } from '@kencana/contract'
import {
  formatDesimal,
  formatGram,
  formatRibuan,
  hargaJual,
  mg,
  type Persentase,
  parsePersen,
  rp,
} from '@kencana/ledger'
import { z } from 'zod'

export const artiHarga = endpoint({
  method: 'GET',
  path: 'parameter-harga-emas/arti',
  summary:
    'Arti harga kategori di toko ini, persentase tiap kategori dan kadar terdaftar, untuk contoh di sebelah isian',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.object({
    /** Prices are of fine gold and take the fineness of a piece; else they are of its own gram. */
    murni: z.boolean(),
    kategori: z.array(z.object({ kode_group: z.string(), persentase: z.int() })),
    kadar: z.array(z.object({ kode: z.string(), persentase: z.int() })),
  }),
})

/** What the example weighs. */
const CONTOH = mg(3500)
/** A price above it is a slip of the hand: it gets no example. */
const TERTINGGI = 100_000_000

const persen = (persentase: number): string => `${formatDesimal(persentase / 10_000)} %`

/** The ring of the example: what is multiplied beside the price, and what it costs, as every document reckons it. */
const contoh = (harga: number, kadar: Persentase | undefined, nama: string): { faktor: string; jumlah: string } => {
  const kali = kadar === undefined ? '' : ` × ${persen(kadar)}`
  return {
    faktor: `${nama === '' ? '' : `${nama} `}${formatGram(CONTOH)} g${kali}`,
    jumlah: formatRibuan(hargaJual(rp(harga), CONTOH, kadar)),
  }
}

/** What a price means in a shop, with what a ring costs by it. @param nama the category, '' where it has no name yet */
export const kataHarga = (
  { murni }: { murni: boolean },
  { harga, persentase, nama }: { harga: number | null; persentase: number | null; nama: string },
): string => {
  const arti = murni ? 'Per gram emas murni' : 'Per gram'
  if (!harga || harga < 0 || harga > TERTINGGI || (murni && !persentase)) return arti
  const { faktor, jumlah } = contoh(harga, murni ? (persentase as Persentase) : undefined, nama)
  return `${arti}; ${faktor} = ${jumlah}`
}

/** What 17K stands at on the board of the example, and its fineness. */
const PAPAN = { harga: 1_250_000, persentase: parsePersen(75), nama: '17K' }

/** What a ring costs by a price on the board, for who is asked what that price means before there is any. */
export const contohPapan = ({ murni }: { murni: boolean }): string => {
  const { faktor, jumlah } = contoh(PAPAN.harga, murni ? PAPAN.persentase : undefined, PAPAN.nama)
  return `${faktor} × ${formatRibuan(PAPAN.harga)} = ${jumlah}`
}

/** The registered kadar by which a category is called: its code, else a word of its name. */
const kadarnya = <K extends { kode: string }>(kadar: readonly K[], kode_group: string, nama: string): K | undefined => {
  const kata = new Set(nama.toUpperCase().split(/\s+/))
  return (
    kadar.find(({ kode }) => kode.toUpperCase() === kode_group.trim().toUpperCase()) ??
    kadar.find(({ kode }) => kata.has(kode.toUpperCase()))
  )
}

/** The registered kadar that a category is of: of its percentage, and where several have that the one it is called by; '' where it is none of these. */
export const kadarKategori = (
  kadar: readonly { kode: string; persentase: number }[],
  { kode_group, persentase }: { kode_group: string; persentase: number },
): string => {
  const sama = kadar.filter((one) => one.persentase === persentase)
  return (sama.length === 1 ? sama[0] : kadarnya(sama, kode_group, ''))?.kode ?? ''
}

/** What is said of a percentage that is another one than its kadar's; null where it is the same or nothing is known. */
export const kataPersentase = (
  kadar: readonly { kode: string; persentase: number }[],
  { kode_group, nama, persentase }: { kode_group: string; nama: string; persentase: number | null },
): string | null => {
  const satu = kadarnya(kadar, kode_group, nama)
  if (!satu || persentase === null || satu.persentase === persentase) return null
  return `Master Kadar: ${satu.kode} = ${persen(satu.persentase)}. Dengan ${persen(persentase)} pembelian dan hutang ${satu.kode} bisa meminta otorisasi.`
}
