/** Goods of the demo chain: what lies on which tray, always the same for the same day of loading. */
import type { TOKO } from './rantai.ts'

type KodeToko = (typeof TOKO)[number]['kode_toko']

/** Small and good enough for a demo: the same seed gives the same goods. */
const acak = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Bentuk {
  kode: string
  baki: string
  nama: readonly string[]
  /** Lightest and heaviest piece, in milligrams. */
  berat: readonly [number, number]
}

const BENTUK: readonly Bentuk[] = [
  {
    kode: 'CIN',
    baki: 'CN',
    nama: ['CINCIN MILANO', 'CINCIN KAWIN POLOS', 'CINCIN BELAH ROTAN', 'CINCIN SOLITER 1 MATA', 'CINCIN ANAK BUNGA'],
    berat: [620, 6_500],
  },
  {
    kode: 'GLG',
    baki: 'GL',
    nama: ['GELANG KRENDEL PADI', 'GELANG SERUT BOLA', 'GELANG BANGLE UKIR', 'GELANG RANTAI NURI', 'GELANG KEROCOK'],
    berat: [3_000, 18_000],
  },
  {
    kode: 'KLG',
    baki: 'KL',
    nama: ['KALUNG ITALY SANTA', 'KALUNG RANTAI TAMBANG', 'KALUNG HOLLOW', 'KALUNG SISIK NAGA', 'KALUNG CHOKER'],
    berat: [2_500, 15_000],
  },
  {
    kode: 'ATG',
    baki: 'AT',
    nama: ['ANTING JEPIT BUNGA', 'ANTING TINDIK TETES', 'ANTING GYPSI', 'ANTING UBLENG'],
    berat: [450, 3_200],
  },
  {
    kode: 'LTN',
    baki: 'LT',
    nama: ['LIONTIN HURUF A', 'LIONTIN KOIN DUKAT', 'LIONTIN HATI', 'LIONTIN BINTANG'],
    berat: [500, 4_500],
  },
]

// A group's mark behind its type codes, and the finenesses it is sold in.
const GOLONGAN = [
  { kode_group: 'MM', tanda: '', kadar: ['16K', '17K'], cetak: ['700', '750'] },
  { kode_group: 'MT', tanda: 'T', kadar: ['22K', '23K'], cetak: ['916', '958'] },
  { kode_group: 'M8', tanda: '8', kadar: ['8K', '9K'], cetak: ['375', '420'] },
] as const

/** How many trays of each shape a shop fills: thirty in all. */
const ISI: Readonly<Record<KodeToko, readonly number[]>> = {
  TK01: [5, 3, 3, 2, 1],
  TK02: [3, 2, 2, 2, 1],
  TK03: [2, 1, 1, 1, 1],
}

/** Items per tray on the first day; with what is added during the week there are 600. */
const PER_BAKI = 18

/** A row as the import of opening stock takes it. */
export interface BarisDemo {
  kode_dept: string
  kode_baki: string
  nama_barang: string
  berat: number
  kadar: string
  kadar_cetak: string
  tipe_barang: 'SP' | 'A'
  kode_intern: string
}

type Acak = () => number

const pilih = <T>(dari: readonly T[], r: Acak): T => dari[Math.floor(r() * dari.length)] as T

const satu = (bentuk: Bentuk, kode_baki: string, nomor: number, r: Acak): BarisDemo => {
  const golongan = pilih(GOLONGAN, r)
  const at = r() < 0.6 ? 0 : 1
  const [ringan, berat] = bentuk.berat
  const nama_barang = pilih(bentuk.nama, r)
  return {
    kode_dept: `${bentuk.kode}${golongan.tanda}`,
    kode_baki,
    nama_barang,
    // Most pieces are light: the square draws the weights down.
    berat: Math.round(ringan + (berat - ringan) * r() ** 2 - (r() < 0.5 ? 0 : 3)) / 1000,
    kadar: golongan.kadar[at],
    kadar_cetak: golongan.cetak[at],
    tipe_barang: r() < 0.75 ? 'SP' : 'A',
    kode_intern: `${nama_barang.slice(0, 3)}-${String(nomor).padStart(3, '0')}`,
  }
}

/** Opening stock of a shop. */
export const stokAwal = (kode_toko: KodeToko): BarisDemo[] => {
  const r = acak(kode_toko.charCodeAt(3) * 7919)
  return BENTUK.flatMap((bentuk, at) =>
    Array.from({ length: ISI[kode_toko][at] ?? 0 }, (_, baki) =>
      Array.from({ length: PER_BAKI }, (_, i) =>
        satu(bentuk, `${bentuk.baki}0${baki + 1}`, baki * PER_BAKI + i + 1, r),
      ),
    ).flat(),
  )
}

/** Single pieces entered on one day of the week: sixty in all over six days, most of them in the first shop. */
export const tambahan = (kode_toko: KodeToko, hari: number): BarisDemo[] => {
  const r = acak(kode_toko.charCodeAt(3) * 104_729 + hari)
  const jumlah = hari === 0 ? 0 : { TK01: 6, TK02: 3, TK03: 1 }[kode_toko]
  return Array.from({ length: jumlah }, (_, i) => {
    const bentuk = pilih(BENTUK, r)
    return satu(bentuk, `${bentuk.baki}01`, 900 + hari * 10 + i, r)
  })
}
