/** The payments of a form while they are typed: rows, what they come to, and what is sent of them. */
import { type CaraBayar, formatRupiah } from '@kencana/ledger'
import { type Fact, rupiahText } from '@kencana/screens'
import { useEffect, useState } from 'react'
import { type Pembayaran, pembayaran, type Tunai } from './pembayaran.contract.ts'

/** One payment as it is typed. */
export interface BarisBayar {
  id: number
  cara_bayar: string
  no_rekening: string
  /** Of cash for a fixed amount: what is handed over. */
  jumlah: number | null
  /** Its amount is whatever the others leave. */
  pas: boolean
  /** Through a bank: whoever enters it saw that it came. */
  masuk?: boolean
  /** The bank's number of it. */
  referensi?: string
  /** What it is paid with where it is no money: a member's points. */
  ref?: string
  /** All that is worth, where nothing is given back of it: a voucher. */
  nilai?: number
}

/** A way of paying with something else than money that a document offers besides. */
export interface SumberBayar {
  cara_bayar: CaraBayar
  /** Whose or which: a member, a voucher. */
  ref: string
  /** What it is, beside the way: 'M-00318, Rp. 1,000 per poin'. */
  nama: string
}

const kas = ({ cara_bayar }: BarisBayar): boolean => cara_bayar === 'CASH'

/** Whether it goes through an account of the shop. */
export const lewatRekening = ({ cara_bayar, ref }: BarisBayar): boolean => cara_bayar !== 'CASH' && ref === undefined

/** What a fixed amount begins with: all of it in cash. */
export const UANG_PAS: readonly BarisBayar[] = [{ id: 0, cara_bayar: 'CASH', no_rekening: '', jumlah: null, pas: true }]

/** What a free amount begins with where one is expected: cash, how much is to be typed. */
export const TANPA_JUMLAH: readonly BarisBayar[] = [
  { id: 0, cara_bayar: 'CASH', no_rekening: '', jumlah: null, pas: false },
]

/** Rows that give money back as it came, one of each way. @param paling what goes back of it, where that is less */
export const sepertiDatang = (
  datang: readonly { cara_bayar: string; no_rekening: string | null; jumlah: number }[],
  paling = Number.POSITIVE_INFINITY,
): BarisBayar[] => {
  const rows: (BarisBayar & { jumlah: number })[] = []
  let sisa = paling
  for (const { cara_bayar, no_rekening, jumlah } of datang) {
    const bagian = Math.min(jumlah, sisa)
    sisa -= bagian
    const sama = rows.find((one) => one.cara_bayar === cara_bayar && one.no_rekening === (no_rekening ?? ''))
    if (sama) sama.jumlah += bagian
    else if (bagian > 0)
      rows.push({ id: rows.length, cara_bayar, no_rekening: no_rekening ?? '', jumlah: bagian, pas: false })
  }
  return rows
}

/** The same rows with what is handed over in cash. */
export const denganTunai = (rows: readonly BarisBayar[], diterima: number): BarisBayar[] => {
  const tunai = { jumlah: diterima, pas: false }
  if (rows.some(kas)) return rows.map((one) => (kas(one) ? { ...one, ...tunai } : one))
  return [
    ...rows,
    { ...tunai, id: Math.max(-1, ...rows.map((one) => one.id)) + 1, cara_bayar: 'CASH', no_rekening: '' },
  ]
}

/** What payments come to together. */
const jumlahkan = (rows: readonly BarisBayar[]) => rows.reduce((sum, one) => sum + (one.jumlah ?? 0), 0)

const terisi = (rows: readonly BarisBayar[], jumlah: number): BarisBayar[] => {
  const lain = jumlahkan(rows.filter((one) => !one.pas))
  return rows.map((one) => (one.pas ? { ...one, jumlah: Math.max(jumlah - lain, 0) } : one))
}

interface Pilihan {
  /** What is to be paid, or given back. */
  jumlah: number
  /** The amount is free, up to `jumlah`: a deposit. Otherwise it is that exactly. */
  bebas?: boolean
  /** Money goes out: the bank keeps nothing of it, and nobody gives change. */
  keluar?: boolean
  /** What goes out is called otherwise than given back: 'Uang Dipinjamkan'. */
  sebut?: string
  /** What else than money may be paid with. */
  sumber?: readonly SumberBayar[]
}

interface Masalah {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The first message of each field by its row; what concerns the whole list stands under ''. */
// Cash of a fixed amount is typed into the field of the amount.
const perBaris = (issues: readonly Masalah[], dikirim: readonly BarisBayar[], rows: readonly BarisBayar[]) =>
  Object.fromEntries(
    issues.toReversed().map(({ path: [at, ...rest], message }) => {
      const row = typeof at === 'number' ? rows.findIndex((one) => one.id === dikirim[at]?.id) : -1
      const field = rest.join('.')
      return [row < 0 ? '' : `${row}.${field === 'diterima' ? 'jumlah' : field}`, message]
    }),
  )

const TANPA_SUMBER: readonly SumberBayar[] = []
const TANPA_SALAH: Readonly<Record<string, string>> = {}

// What was given stands for this payment only: without cash there is none.
const useTunai = (tunai: number) => {
  const [diterima, setDiterima] = useState<number | null>(null)
  useEffect(() => {
    if (tunai === 0) setDiterima(null)
  }, [tunai])
  return [diterima, setDiterima] as const
}

/** Cash for a fixed amount is typed as it is handed over: what the other payments leave is kept of it, the rest goes back. */
const diserahkan = (isi: readonly BarisBayar[], jumlah: number) => {
  const sisa = Math.max(jumlah - jumlahkan(isi.filter((one) => !kas(one))), 0)
  const diketik = isi.find((one) => kas(one) && !one.pas && one.jumlah !== null)
  return {
    dibukukan: isi.map((one) => (kas(one) ? { ...one, jumlah: one.jumlah && Math.min(one.jumlah, sisa) } : one)),
    diterima: diketik?.jumlah ?? null,
  }
}

/** A payment as it is sent. */
const kirim = (row: BarisBayar, keluar: boolean, diterima: number | undefined) => {
  const { cara_bayar, no_rekening, jumlah, masuk, referensi, ref } = row
  const bank = lewatRekening(row)
  return {
    cara_bayar,
    no_rekening,
    jumlah,
    ...(ref === undefined ? {} : { ref }),
    ...(bank && masuk ? { masuk } : {}),
    ...(bank && referensi && !keluar ? { referensi } : {}),
    ...(cara_bayar !== 'CASH' || diterima === undefined ? {} : { diterima }),
  }
}

/**
 * The payments of a form, kept by its screen.
 * @returns bagian: for <BagianPembayaran>; baca: what is sent, null after showing what is wrong; lunas: cash given and
 * change, for the paper
 */
export const usePembayaran = (
  rows: readonly BarisBayar[],
  onRows: (rows: BarisBayar[]) => void,
  { jumlah, bebas = false, keluar = false, sebut = 'Uang Kembali', sumber = TANPA_SUMBER }: Pilihan,
) => {
  const [salah, setSalah] = useState(TANPA_SALAH)
  const [diperiksa, setDiperiksa] = useState(false)
  const isi = terisi(rows, jumlah)
  const serah = bebas || keluar ? { dibukukan: isi, diterima: null } : diserahkan(isi, jumlah)
  const dibayar = jumlahkan(serah.dibukukan)
  const tepat = bebas || dibayar === jumlah
  const tunai = jumlahkan(serah.dibukukan.filter(kas))
  const [disebut, setDiterima] = useTunai(bebas ? tunai : 0)
  const diterima = bebas ? disebut : serah.diterima
  const kembali = (diterima ?? 0) - tunai
  const lunas: Tunai | null = tepat && diterima !== null && tunai > 0 && kembali >= 0 ? { diterima, kembali } : null
  const baca = (): Pembayaran[] | null => {
    const dikirim = serah.dibukukan.filter((one) => !one.pas || one.jumlah !== 0)
    const hasil = pembayaran({ sumber: sumber.map((one) => one.cara_bayar) }).safeParse(
      dikirim.map((one) => kirim(one, keluar, lunas?.diterima)),
    )
    setSalah(hasil.success ? TANPA_SALAH : perBaris(hasil.error.issues, dikirim, isi))
    setDiperiksa(hasil.success)
    return hasil.success && tepat ? hasil.data : null
  }
  const ganti = (next: BarisBayar[]) => {
    setSalah(TANPA_SALAH)
    setDiperiksa(false)
    onRows(next)
  }
  const kurang: Readonly<Record<string, string>> = {
    '': `${keluar ? sebut : 'Pembayaran'} Harus ${formatRupiah(jumlah)}`,
  }
  return {
    bagian: {
      rows: isi,
      onRows: ganti,
      jumlah,
      bebas,
      keluar,
      sumber,
      // Of a form that was emptied meanwhile nothing is said.
      salah: diperiksa && !tepat && (rows.length > 0 || keluar) ? kurang : salah,
      uang: { dibayar, tunai, diterima, kembali, setDiterima },
    },
    dibayar,
    lunas,
    baca,
  }
}

/** Beside a paper that was just paid: what the customer gave, and the change, which stands there until it was counted out. */
export const kembalian = (tunai: Tunai | null | undefined): Fact[] =>
  tunai
    ? [
        ['Uang Diterima', rupiahText(tunai.diterima)],
        ['Kembali', rupiahText(tunai.kembali)],
      ]
    : []

/** What <BagianPembayaran> is given. */
export type Bagian = ReturnType<typeof usePembayaran>['bagian']
