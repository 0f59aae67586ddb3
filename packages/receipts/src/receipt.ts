/** A receipt as data, and the text of all its copies. Source: specification, section 9. */
import { terbaca } from '@kencana/ledger'
import { ascii, center, field, LEBAR, wrap } from './layout.ts'

/** What a feature's .receipt.ts answers: everything that is on the paper, not yet copied. */
export interface Receipt {
  /** Heading of the dialog: 'Cetak nota'. */
  judul: string
  /** Document number, shown under the heading. */
  nomor?: string
  /** File name of the text download: 'autoprint_pembelian.txt'. */
  berkas: string
  /** Names of the copies, each printed on its own paper: ['INTERNAL', 'LABEL']. None or '' prints one without a name. */
  salinan: readonly string[]
  /** At most 40 columns each, made with the layout functions; their days are put into the form of the page when they are printed. */
  baris: readonly string[]
  /** Copies that say something else, by their names. */
  lain?: Readonly<Record<string, readonly string[]>>
  /** Code 128 under the lines, where the printer has it: the number that somebody else scans. */
  barcode?: string
  /** QR under the lines, likewise: what a customer's phone opens. */
  qr?: string
  /** Cash comes or goes with this paper: the drawer opens after the last cut of the original. */
  laci?: boolean
}

/**
 * A paper that is printed for the first time on a later day moves no cash any more: it leaves the drawer shut.
 * @param tgl the day of its document
 * @param hari the day that is open
 */
export const onItsDay = (receipt: Receipt, tgl: string, hari: string): Receipt =>
  receipt.laci && tgl !== hari ? { ...receipt, laci: false } : receipt

/** GS V 1, the command that cuts the paper. It holds no NUL, so the text file survives every editor. */
export const POTONG = '\x1DV1'

// The knife sits above the print head: this many lines push the last one past it.
const FEED = 5

const checked = (line: string): string => {
  const plain = terbaca(ascii(line).trimEnd())
  if (plain.length > LEBAR) throw new RangeError(`Baris lebih dari ${LEBAR} kolom: ${plain}`)
  return plain
}

/**
 * The lines of each paper: name of the copy, mark of a reprint, content.
 * @param ke running number of this print as the server counted it: 1 is the original, 2 is SALINAN ke-1
 * @throws RangeError when a line is longer than 40 columns
 */
export const papers = (receipt: Receipt, ke = 1): string[][] => {
  const names = receipt.salinan.length > 0 ? receipt.salinan : ['']
  const mark = ke > 1 ? center(`SALINAN ke-${ke - 1}`) : []
  return names.map((name) => [
    ...(name ? center(`** ${name} **`) : []),
    ...mark,
    ...(name || ke > 1 ? [''] : []),
    ...(receipt.lain?.[name] ?? receipt.baris).map(checked),
  ])
}

/**
 * The text for the printer or the download: every copy, each ending with the paper-cut command.
 * @param kali how often the whole set is printed
 */
export const receiptText = (receipt: Receipt, ke = 1, kali = 1): string => {
  const set = papers(receipt, ke).map((lines) => `${lines.join('\n')}${'\n'.repeat(FEED)}${POTONG}\n`)
  return set.join('').repeat(kali)
}

/** Head of a receipt: shop, address, telephone and the shop's own lines in the middle. */
export const shopHead = (
  nama: string,
  alamat: string,
  { telepon = '', baris = [] }: { telepon?: string; baris?: readonly string[] } = {},
): string[] => [
  ...center(nama),
  ...wrap(alamat, LEBAR - 8).flatMap((line) => center(line)),
  ...(telepon === '' ? [] : center(`TELP. ${telepon}`)),
  ...baris.flatMap((line) => center(line)),
]

/** Head of the slips of sorting and orders: the address in lines of 20, at most 60 characters (specification, section 9). */
export const slipHead = (nama: string, alamat: string): string[] => [
  ...center(nama),
  ...wrap(alamat, 20, 60).flatMap((line) => center(line)),
]

/** A customer's address on slips of orders, likewise: `ALAMAT: JL. KAWI 7,`, the rest below it. @param labelWidth as of `field` */
export const slipAddress = (alamat: string, labelWidth?: number): string[] => {
  const [first = '', ...more] = wrap(alamat, 20, 60)
  const head = field('ALAMAT', first, labelWidth)
  const indent = ' '.repeat((head[0] ?? '').indexOf(':') + 2)
  return [...head, ...more.map((line) => indent + line)]
}
