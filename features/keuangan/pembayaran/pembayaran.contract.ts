/** How money comes from a customer or goes back to him: fields that any document with payments has. */
import { kode, pilihan, rupiah, rupiahJumlah, teks } from '@kencana/contract'
import { AKUN_BAYAR, type CaraBayar, jumlah, type Rp, rp } from '@kencana/ledger'
import { z } from 'zod'

/** A slip's number as it is kept: written another way it is the same slip. */
export const bentukBukti = (value: string): string => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Ways of paying with money; all but CASH go through an account of the shop. */
export const CARA_BAYAR = ['CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS'] as const satisfies readonly CaraBayar[]

const SEMUA_CARA = Object.keys(AKUN_BAYAR) as [CaraBayar, ...CaraBayar[]]
const UANG: ReadonlySet<CaraBayar> = new Set(CARA_BAYAR)

/** What a machine takes from a card; its slip is known by the approval code of the card's bank. */
const KARTU = ['DEBET', 'CREDIT'] as const satisfies readonly CaraBayar[]

/** Whether it is paid by a card. */
export const denganKartu = (cara: string): boolean => (KARTU as readonly string[]).includes(cara)

// Whole, its last four, or starred as a slip prints it: they are the same on each slip of that card.
const ANGKA_KARTU = /^(\d{4}|\d{10}|\d{13,19}|\d*X+\d{4})$/

/** Whether it goes through an account of the shop. */
export const lewatBank = (cara: CaraBayar): boolean => cara !== 'CASH' && UANG.has(cara)

/** Whether the drawer has to open for what was paid or given back. */
export const lewatLaci = (list: readonly { cara_bayar: CaraBayar }[]): boolean =>
  list.some(({ cara_bayar }) => cara_bayar === 'CASH')

/** What one entry may say. */
const PALING_BANYAK = 100_000_000_000

/** One payment; what the bank keeps of it stands at its account (setting toko), not here. */
const satuPembayaran = z
  .object({
    /** Money goes out where a document takes and gives back; in where nothing is said. */
    arah: z.enum(['MASUK', 'KELUAR']).optional(),
    cara_bayar: pilihan('Cara Bayar', SEMUA_CARA, 'Harus Dipilih'),
    no_rekening: z.union([z.literal(''), kode('No Rekening', { max: 30 })]).default(''),
    /** What it is paid with where it is no money: a purchase, a deposit, a member, a voucher, a marketplace. */
    ref: kode('Nomor Yang Dipakai', { max: 40 }).optional(),
    /** The bank's number of a transfer, the approval code on the slip of a card. Source: controls, money that is said to have come. */
    referensi: z
      .union([z.literal(''), teks('Referensi', { max: 40 })])
      .overwrite(bentukBukti)
      .optional(),
    jumlah: rupiah('Jumlah Bayar').refine((value) => value > 0, 'Jumlah Bayar Harus Lebih Dari 0'),
    /** Cash as it was handed over; what is more than jumlah went back at once. */
    diterima: rupiah('Uang Diterima')
      .refine((value) => value <= PALING_BANYAK, 'Uang Diterima Tidak Boleh Lebih Dari 100,000,000,000')
      .optional(),
    /** Whoever enters it saw that it has come to the account; nothing to say of cash and of what goes out. */
    masuk: z.boolean().optional(),
  })
  .refine(({ cara_bayar, no_rekening }) => !lewatBank(cara_bayar) || no_rekening !== '', {
    path: ['no_rekening'],
    message: 'No Rekening Harus Dipilih',
  })
  .refine(({ cara_bayar, ref }) => UANG.has(cara_bayar) === (ref === undefined), {
    path: ['ref'],
    message: 'Nomor Yang Dipakai Tidak Sesuai Cara Bayar',
  })
  .refine(({ arah, cara_bayar }) => arah !== 'KELUAR' || UANG.has(cara_bayar), {
    path: ['cara_bayar'],
    message: 'Uang Keluar Hanya Lewat Kas Atau Rekening',
  })
  .refine(({ referensi = '', cara_bayar }) => referensi === '' || lewatBank(cara_bayar), {
    path: ['referensi'],
    message: 'Referensi Hanya Untuk Pembayaran Lewat Rekening',
  })
  .refine(({ referensi = '', cara_bayar }) => !denganKartu(cara_bayar) || !ANGKA_KARTU.test(referensi), {
    path: ['referensi'],
    message: 'Isi Kode Persetujuan Di Slip, Bukan Angka Kartu',
  })
  .refine(
    ({ diterima, cara_bayar, arah, jumlah }) =>
      diterima === undefined || (cara_bayar === 'CASH' && arah !== 'KELUAR' && diterima >= jumlah),
    {
      path: ['diterima'],
      message: 'Uang Diterima Kurang Dari Jumlah Bayar',
    },
  )

/** Of an undo: its card was voided at its machine, on its day, and the bank keeps nothing of it. */
export const voidEdc = () => z.boolean().optional()

export type Pembayaran = z.output<typeof satuPembayaran>

interface Boleh {
  /** What else than money pays here; only a document that looks after what is used up may name it. */
  sumber?: readonly CaraBayar[]
  /** Rows may say that they go out. */
  duaArah?: boolean
}

const beda = (kunci: readonly string[]): boolean => new Set(kunci).size === kunci.length

/** The payments of a document: none, one or several, each once by way, account, number used and reference. */
export const pembayaran = ({ sumber = [], duaArah = false }: Boleh = {}) =>
  z
    .array(satuPembayaran)
    .max(10, 'Paling Banyak 10 Pembayaran')
    .refine(
      (list) => list.every((one) => UANG.has(one.cara_bayar) || sumber.includes(one.cara_bayar)),
      'Cara Bayar Tidak Berlaku Di Sini',
    )
    .refine((list) => duaArah || list.every((one) => one.arah === undefined), 'Arah Pembayaran Tidak Berlaku Di Sini')
    .refine(
      (list) =>
        beda(
          list.map((one) =>
            [one.arah ?? 'MASUK', one.cara_bayar, one.no_rekening, one.ref, one.referensi ?? ''].join('|'),
          ),
        ),
      'Cara Bayar Yang Sama Dua Kali',
    )
    .refine(
      (list) =>
        beda(
          list.flatMap((one) =>
            one.referensi && one.arah !== 'KELUAR' ? [`${one.no_rekening}|${one.referensi}`] : [],
          ),
        ),
      'Referensi Yang Sama Dua Kali',
    )
    .default([])

/** A payment as it was booked. */
export const pembayaranTercatat = z.object({
  arah: z.enum(['MASUK', 'KELUAR']),
  cara_bayar: z.enum(SEMUA_CARA),
  no_rekening: z.string().nullable(),
  /** What it was paid with where it is no money; '-' for money. */
  ref: z.string(),
  referensi: z.string(),
  jumlah: rupiahJumlah(),
  /** Cash as it was handed over, where somebody typed it. */
  diterima: rupiahJumlah().nullable(),
  /** What the bank keeps of it. */
  biaya: rupiahJumlah(),
  /** Whether somebody has seen it at the bank; TANPA where nobody has to. */
  cek: z.enum(['TANPA', 'BELUM', 'MASUK', 'BATAL']),
})

export type PembayaranTercatat = z.output<typeof pembayaranTercatat>

interface Cara {
  cara_bayar: string
  no_rekening: string | null
  ref?: string
}

/** How a payment was made, on paper and in lists: 'CASH', 'TRANSFER 0111', 'VOUCHER VC-1'. */
export const caraBayar = ({ cara_bayar, no_rekening, ref = '-' }: Cara): string => {
  const lewat = no_rekening ?? ref
  return lewat === '-' ? cara_bayar : `${cara_bayar} ${lewat}`
}

/** Cash over the counter: what the customer gave, and what he got back of it. */
export interface Tunai {
  diterima: number
  kembali: number
}

/** A payment of an undone document, the other way round. */
export const dibalik = (one: PembayaranTercatat): PembayaranTercatat => ({
  ...one,
  arah: one.arah === 'MASUK' ? 'KELUAR' : 'MASUK',
  diterima: null,
  biaya: rp(0),
})

/** What goes back to the customer as money: what never came to the bank does not. */
export const keCustomer = ({ ref, arah, cek }: PembayaranTercatat): boolean =>
  ref === '-' && arah === 'KELUAR' && cek !== 'BATAL'

/** The money of an undone document for its paper, by where it goes: a heading with its sum, then row by row how, two characters further in. */
export const rincianBalik = (
  list: readonly PembayaranTercatat[],
): (readonly [label: string, jumlah: Rp, masuk: number])[] => {
  const semua: [string, PembayaranTercatat[]][] = [
    ['KEMBALI KEPADA CUSTOMER', list.filter(keCustomer)],
    ['BELUM PERNAH MASUK', list.filter((one) => one.cek === 'BATAL')],
    ['KEMBALI SEPERTI SEMULA', list.filter((one) => one.ref !== '-' && one.arah === 'KELUAR' && one.cek !== 'BATAL')],
    ['DITERIMA DARI CUSTOMER', list.filter((one) => one.arah === 'MASUK')],
  ]
  return semua
    .filter(([, rows]) => rows.length > 0)
    .flatMap(([label, rows]) => [
      [label, jumlah(rows, 'jumlah'), 0] as const,
      ...rows.map((one) => [caraBayar(one), one.jumlah, 2] as const),
    ])
}

/**
 * What was given of cash and what was given back, for a paper.
 * @param tunai as it was just typed; without it as the payments keep it
 */
export const barisTunai = (
  tunai: Tunai | null | undefined,
  list: readonly PembayaranTercatat[],
): [string, number][] => {
  const baris = list.find((one) => one.diterima !== null)
  const diterima = tunai?.diterima ?? baris?.diterima
  if (diterima === undefined || diterima === null) return []
  return [
    ['UANG DITERIMA', diterima],
    ['KEMBALI', tunai?.kembali ?? diterima - (baris?.jumlah ?? 0)],
  ]
}
