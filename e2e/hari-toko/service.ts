/** A repair of the day: taken in at the counter, done in the workshop, fetched and paid. */
import { fotoUnik } from '@kencana/testing/foto'
import type { Locator } from '@playwright/test'
import { expect, field } from '../visitors.ts'
import type { Meja } from './meja.ts'

const NOMOR = 'SV-TK01-260303-0001'

/** A picture of its own each time, seen before anything else is done. */
export const potret = async (root: Locator, name: string): Promise<void> => {
  const foto = { name, mimeType: 'image/png', buffer: Buffer.from(fotoUnik(), 'base64') }
  await root.locator('input[type=file]').first().setInputFiles(foto)
  await expect(root.locator('img').first()).toBeVisible()
}

/** A ring whose band broke, with half of the fee ahead. */
export const terima = async (meja: Meja): Promise<void> => {
  const { page } = meja
  await meja.mulai('service')
  await meja.ke('Transaksi Services')
  await expect(page.getByText('Data Barang Masih Kosong')).toBeVisible()
  await meja.tekan('F2')
  const modal = meja.dialog('Tambah Barang')
  await meja.isi(modal, [
    ['Nama Barang', 'cincin kawin'],
    ['Jumlah', '1'],
    ['Berat', '1.5'],
    ['Kadar', '70'],
    ['Jenis Kerja', 'patri'],
    ['Ongkos', '50000'],
  ])
  await potret(modal, 'masuk.png')
  await meja.tekan('F9')
  await expect(modal).toHaveCount(0)
  await meja.isi(page, [
    ['Nama Customer', 'ibu ratna'],
    ['No HP', '081234567899'],
  ])
  await field(page, 'Tanggal Janji').click()
  await meja.tekan('ArrowDown')
  await meja.tekan('Escape')
  await meja.tekan('F4')
  await meja.ketik('Jumlah Bayar', '20000')
  await meja.tekan('F9')
  await meja.slip('Cetak slip service', NOMOR)
}

/** Soldered by whoever keeps the goods, and on the scale again. */
export const kerjakan = async (meja: Meja): Promise<void> => {
  await meja.mulai('service selesai')
  await meja.ke('Lihat Services')
  await meja.pindai(NOMOR)
  const detail = meja.dialog('IBU RATNA')
  await detail.getByRole('button', { name: 'Selesai', exact: true }).click()
  const modal = meja.dialog('Service Selesai')
  await potret(modal, 'selesai.png')
  await meja.isi(modal, [['Berat Keluar', '1.49']])
  await meja.tekan('F9')
  await expect(modal).toHaveCount(0)
}

/** By the slip that its customer brings, the rest in cash. */
export const serahkan = async (meja: Meja): Promise<void> => {
  await meja.mulai('service ambil')
  await meja.ke('Lihat Services')
  await meja.pindai(NOMOR)
  await expect(meja.dialog('Ambil Service')).toContainText('Rp. 30,000')
  await meja.tekan('F9')
  await meja.slip('Cetak bukti ambil service', 'DIBAYAR SEKARANG')
}
