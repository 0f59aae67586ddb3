/** Interest of a loan, and what being late costs: the same for the form, the counter and the books. Source: areas 10-hutang 10.2; 000-read-first 11, 12. */
import { type Persentase, type Rp, rp } from '@kencana/ledger'

/** What a loan's interest follows from: its own from its day on. */
export interface SyaratBunga {
  jumlah_hutang: Rp
  /** A month. */
  bunga_persen: Persentase
  /** BULAN: by months begun; HARI: by days, thirty to a month. */
  basis: 'BULAN' | 'HARI'
  /** Months or days that are owed in any case. */
  minimum: number
  /** Days after the due day on which nothing more is owed. */
  grace: number
  denda_persen: Persentase
  /** Rupiah, to whose multiple it is rounded up. */
  pembulatan: number
  /** The day that it runs from. */
  mulai: string
  tgl_jatuh_tempo: string
}

const SERATUS_PERSEN = 1_000_000n
const HARI = 86_400_000
const HARI_SEBULAN = 30

const hariKe = (tanggal: string): number => Date.parse(`${tanggal}T00:00:00Z`) / HARI
const tanggalKe = (hari: number): string => new Date(hari * HARI).toISOString().slice(0, 10)

/** A date some months later: the same day of the month, or the last one of a month that is shorter. */
export const tambahBulan = (tanggal: string, bulan: number): string => {
  const [tahun = 0, bulanKe = 1, hari = 1] = tanggal.split('-').map(Number)
  const akhir = new Date(Date.UTC(tahun, bulanKe + bulan, 0))
  return new Date(Date.UTC(akhir.getUTCFullYear(), akhir.getUTCMonth(), Math.min(hari, akhir.getUTCDate())))
    .toISOString()
    .slice(0, 10)
}

/** A date some days later. */
export const tambahHari = (tanggal: string, hari: number): string => tanggalKe(hariKe(tanggal) + hari)

/** Months begun from a day to another one. */
export const bulanMulai = (dari: string, sampai: string): number => {
  const kira = Math.max(Math.floor((hariKe(sampai) - hariKe(dari)) / 31) - 1, 0)
  let n = kira
  while (tambahBulan(dari, n) < sampai) n += 1
  return n
}

const ceilDiv = (a: bigint, b: bigint): bigint => (a + b - 1n) / b

/** A share of the principal, times so many, of so many: one product, rounded up once. */
const bagian = ({ jumlah_hutang, pembulatan }: SyaratBunga, persen: Persentase, kali: number, dari: number): Rp => {
  const langkah = BigInt(pembulatan)
  const hasil = ceilDiv(BigInt(jumlah_hutang) * BigInt(persen) * BigInt(kali), SERATUS_PERSEN * BigInt(dari) * langkah)
  return rp(Number(hasil * langkah))
}

/** Interest from a loan's first day to the one on which it is paid. */
export interface Bunga {
  bunga: Rp
  /** How many months begun, or days. */
  banyak: number
  /** The day to which that pays. */
  sampai: string
}

/**
 * What has become owed of interest since the loan began, paid or not.
 * @param tanggal the day of the payment; before the first one nothing more than the minimum is owed
 */
export const hitungBunga = (syarat: SyaratBunga, tanggal: string): Bunga => {
  const { mulai, basis, minimum, bunga_persen } = syarat
  if (basis === 'HARI') {
    const banyak = Math.max(minimum, hariKe(tanggal) - hariKe(mulai), 0)
    return { bunga: bagian(syarat, bunga_persen, banyak, HARI_SEBULAN), banyak, sampai: tambahHari(mulai, banyak) }
  }
  const banyak = Math.max(minimum, bulanMulai(mulai, tanggal))
  return { bunga: bagian(syarat, bunga_persen, banyak, 1), banyak, sampai: tambahBulan(mulai, banyak) }
}

/**
 * What has become owed for being late, paid or not: of each month begun after the due day and its grace. A letter of before may have its
 * interest paid beyond its due day: months that were begun by then were settled with that interest, in the books of before.
 */
export const hitungDenda = (syarat: SyaratBunga, tanggal: string): Rp => {
  const telat = tambahHari(syarat.tgl_jatuh_tempo, syarat.grace)
  const banyak = bulanMulai(telat, tanggal) - bulanMulai(telat, syarat.mulai)
  return bagian(syarat, syarat.denda_persen, Math.max(banyak, 0), 1)
}

/** The least that a new loan owes: of months the one begun. */
export const minimumBaru = (basis: SyaratBunga['basis'], minimum: number): number =>
  basis === 'BULAN' ? Math.max(1, minimum) : minimum

interface TagihanHutang {
  pokok: Rp
  bunga: Rp
  denda: Rp
  /** All of it. */
  total: Rp
  /** The day to which it pays the interest. */
  sampai: string
}

/** What has been paid of a loan so far. */
export interface SudahDibayar {
  bunga: Rp
  denda: Rp
}

/** What a loan owes on a day, less what has been paid of it. */
export const tagihanHutang = (syarat: SyaratBunga, tanggal: string, dibayar: SudahDibayar): TagihanHutang => {
  const pokok = syarat.jumlah_hutang
  const { bunga: semua, sampai } = hitungBunga(syarat, tanggal)
  const bunga = rp(Math.max(semua - dibayar.bunga, 0))
  const denda = rp(Math.max(hitungDenda(syarat, tanggal) - dibayar.denda, 0))
  return { pokok, bunga, denda, total: rp(pokok + bunga + denda), sampai }
}
