/** The day of all shops as a text to be sent on. */
import { cellText, tanggalPanjang } from '@kencana/ui'

interface Jumlah {
  qty: number
  berat: number
  rp: number
}

interface Toko {
  kode_toko: string
  nama_toko: string
  tgl_system: string
  jual: Jumlah
  beli: Jumlah
  kas: number
  bank: number
}

const baris = (nama: string, { qty, berat, rp }: Jumlah): string =>
  `${nama}: ${cellText('int', qty)} pcs, ${cellText('gram', berat)} g, Rp. ${cellText('rupiah', rp)}`

/** Each shop on its own day; several are summed up below. */
export const teksHari = (toko: readonly Toko[]): string => {
  const satu = toko.map((one) =>
    [
      `*${one.nama_toko}*, ${tanggalPanjang(one.tgl_system)}`,
      baris('Penjualan', one.jual),
      baris('Pembelian', one.beli),
      `Kas: Rp. ${cellText('rupiah', one.kas)}, bank: Rp. ${cellText('rupiah', one.bank)}`,
    ].join('\n'),
  )
  if (toko.length < 2) return satu.join('\n\n')
  return [
    ...satu,
    ['*Semua toko*', baris('Penjualan', semua(toko, 'jual')), baris('Pembelian', semua(toko, 'beli'))].join('\n'),
  ].join('\n\n')
}

/** What all shops sold or bought together. */
export const semua = (toko: readonly Toko[], apa: 'jual' | 'beli'): Jumlah =>
  toko.reduce(
    (sum, one) => ({ qty: sum.qty + one[apa].qty, berat: sum.berat + one[apa].berat, rp: sum.rp + one[apa].rp }),
    { qty: 0, berat: 0, rp: 0 },
  )
