/** The payments of a form while they are typed: rows, what they come to, and what is sent of them. */
import { formatRupiah } from '@kencana/ledger'
import { useState } from 'react'
import { type Pembayaran, pembayaran } from './pembayaran.contract.ts'

/** One payment as it is typed. */
export interface BarisBayar {
  id: number
  cara_bayar: string
  no_rekening: string
  jumlah: number | null
  /** Its amount is whatever the others leave. */
  pas: boolean
  /** Through a bank: whoever enters it saw that it came. */
  masuk?: boolean
}

/** What a fixed amount begins with: all of it in cash. */
export const UANG_PAS: readonly BarisBayar[] = [{ id: 0, cara_bayar: 'CASH', no_rekening: '', jumlah: null, pas: true }]

/** What a free amount begins with where one is expected: cash, how much is to be typed. */
export const TANPA_JUMLAH: readonly BarisBayar[] = [
  { id: 0, cara_bayar: 'CASH', no_rekening: '', jumlah: null, pas: false },
]

/** What payments come to together. */
export const jumlahkan = (rows: readonly BarisBayar[]) => rows.reduce((sum, one) => sum + (one.jumlah ?? 0), 0)

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
}

interface Masalah {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The first message of each field by its row; what concerns the whole list stands under ''. */
const perBaris = (issues: readonly Masalah[], dikirim: readonly BarisBayar[], rows: readonly BarisBayar[]) =>
  Object.fromEntries(
    issues.toReversed().map(({ path: [at, ...rest], message }) => {
      const row = typeof at === 'number' ? rows.findIndex((one) => one.id === dikirim[at]?.id) : -1
      return [row < 0 ? '' : `${row}.${rest.join('.')}`, message]
    }),
  )

const TANPA_SALAH: Readonly<Record<string, string>> = {}

/**
 * The payments of a form, kept by its screen.
 * @returns bagian: for <BagianPembayaran>; baca: what is sent, null after showing what is wrong
 */
export const usePembayaran = (
  rows: readonly BarisBayar[],
  onRows: (rows: BarisBayar[]) => void,
  { jumlah, bebas = false, keluar = false }: Pilihan,
) => {
  const [salah, setSalah] = useState(TANPA_SALAH)
  const [diperiksa, setDiperiksa] = useState(false)
  const isi = terisi(rows, jumlah)
  const dibayar = jumlahkan(isi)
  const tepat = bebas || dibayar === jumlah
  const baca = (): Pembayaran[] | null => {
    const dikirim = isi.filter((one) => !one.pas || one.jumlah !== 0)
    const hasil = pembayaran().safeParse(
      dikirim.map(({ cara_bayar, no_rekening, jumlah: bayar, masuk }) => ({
        cara_bayar,
        no_rekening,
        jumlah: bayar,
        ...(masuk && cara_bayar !== 'CASH' ? { masuk } : {}),
      })),
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
    '': `${keluar ? 'Uang Kembali' : 'Pembayaran'} Harus ${formatRupiah(jumlah)}`,
  }
  return {
    bagian: { rows: isi, onRows: ganti, jumlah, bebas, keluar, salah: diperiksa && !tepat ? kurang : salah },
    dibayar,
    baca,
  }
}

/** What <BagianPembayaran> is given. */
export type Bagian = ReturnType<typeof usePembayaran>['bagian']
