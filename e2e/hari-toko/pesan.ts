/** Taking orders with a deposit. */
import { expect, field } from '../visitors.ts'
import type { Meja } from './meja.ts'

interface Pesanan {
  customer: string
  deskripsi: string
  /** Gold that the customer brings, '' for none. */
  emas: string
  titip: string
}

/** A ring of the shop's gold, and one for which the customer brings 5 g. */
const PESANAN: readonly Pesanan[] = [
  { customer: 'ibu sri', deskripsi: 'cincin kawin ukir', emas: '', titip: '3000000' },
  { customer: 'ibu dewi', deskripsi: 'cincin polos', emas: '5', titip: '1000000' },
]

/** Enters an order and sends it. */
const pesan = async (meja: Meja, { customer, deskripsi, emas, titip }: Pesanan) => {
  const { page } = meja
  await meja.isi(page, [
    ['Nama Customer', customer],
    ['No HP', '08123456789'],
    ['Alamat', 'jl. kawi 7, malang'],
  ])
  await meja.pilih('Kode Sales', 's01')
  await field(page, 'Tanggal Janji').click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await meja.tekan('F2')
  await meja.isi(meja.dialog('Tambah Barang'), [
    ['Kode Jenis', 'cin'],
    ['Deskripsi', deskripsi],
    ['Size', '12'],
    ['Atribut', ''],
    ['Berat Atribut', ''],
    ['Perkiraan Berat', '6'],
    ['Kadar', '70'],
    ['Emas Customer', emas],
    ['Harga Atribut', ''],
    ['Ongkos', '150000'],
  ])
  await meja.tekan('F9')
  await expect(meja.dialog('Tambah Barang')).toHaveCount(0)
  await meja.tekan('F4')
  await meja.ketik('Jumlah Bayar', titip)
  await meja.tekan('F9')
}

/** Both of them; what one person does not take in alone somebody else looks at, on his own screen. */
export const pesanSemua = async (meja: Meja, saksi: Meja) => {
  await meja.mulai('pesanan')
  await meja.ke('Transaksi Pesanan')
  for (const [at, one] of PESANAN.entries()) {
    await pesan(meja, one)
    if (one.emas !== '') {
      await expect(meja.dialog('Saksi')).toContainText('Emas')
      await saksi.mulai('saksi')
      await saksi.jawab('Emas', 'Saksikan')
    }
    await meja.slip('Cetak nota pesanan', `PSN-TK01-260303-000${at + 1}`)
  }
}
