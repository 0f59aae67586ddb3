/** Rings from the gilder's tray to the counter: sent to labelling, entered, checked, labelled, laid out by scan. */
import { expect } from '../visitors.ts'
import type { Meja } from './meja.ts'

/** The whole lot goes to the labelling tray of the shop itself. */
export const kirim = async (meja: Meja, banyak: number) => {
  const { page } = meja
  await meja.mulai('label')
  await meja.ke('Kirim Labeling')
  await meja.pilih('No Terima Sepuh', 'ks1')
  await expect(page.getByLabel('Qty', { exact: true })).toHaveValue(String(banyak))
  await meja.pilih('Cabang', 'tk01')
  await meja.pilih('Tipe Barang', 'sp')
  await meja.ketik('Jumlah Qty', String(banyak))
  await meja.ketik('Jumlah Berat', String(3 * banyak))
  await meja.tekan('F2')
  await meja.tekan('F9')
  await meja.slip('Cetak slip kirim labeling', 'KC-TK01-260303-0001')
}

/** Each ring is weighed and entered; from the second on most of it stands there already. */
export const masukkan = async (meja: Meja, banyak: number) => {
  const { page } = meja
  await meja.ke('Data Barang')
  for (let at = 0; at < banyak; at += 1) {
    await expect(page.getByRole('button', { name: 'Tambah Barang' })).toBeVisible()
    await meja.tekan('F2')
    const dialog = meja.dialog('Tambah Barang')
    const pertama = at === 0
    await meja.isi(dialog, [
      ['Nama Barang', `cincin ${at + 1}`],
      ['Berat Asli', '3'],
      ['Berat', '3'],
      ['Berat Susut', ''],
      ['Berat Cad', ''],
      ['Kadar', pertama ? '16k' : ''],
      ['Kadar Cetak', pertama ? '700' : ''],
      ['Kadar Modal', pertama ? '68.5' : ''],
    ])
    await meja.tekan('F9')
    const label = meja.dialog('Cetak Label')
    await expect(label.getByRole('button', { name: 'Cetak' })).toBeFocused()
    await meja.tekan('Enter')
    await expect(label.getByRole('button', { name: 'Selesai' })).toBeFocused()
    await meja.tekan('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

/** The cashier closes the dispatch: all of it was entered. */
export const validasi = async (meja: Meja) => {
  const { page } = meja
  await meja.mulai('tutup kiriman')
  await meja.ke('Validasi Inputan')
  await page.getByRole('radio', { name: 'KC Labeling' }).click()
  await meja.tekan('F2')
  await page.getByLabel('Pilih semua kiriman').check()
  await meja.tekan('F9')
  await expect(meja.dialog('Validasi Input Berhasil')).toBeVisible()
  await meja.tekan('Enter')
}

/** Each is laid on the tray for sale, by its new label. */
export const pajang = async (meja: Meja, barcode: readonly string[]) => {
  const { page } = meja
  await meja.mulai('pajang')
  await meja.ke('Pindah Barang')
  for (const kode of barcode) {
    await meja.pindai(kode)
    await expect(page.getByRole('row', { name: new RegExp(kode) })).toBeVisible()
  }
  await meja.pilih('Kode Baki Tujuan', 'cn01')
  await meja.tekan('F9')
  await meja.slip('Cetak slip pindah', 'PD-TK01-260303-0001')
}
