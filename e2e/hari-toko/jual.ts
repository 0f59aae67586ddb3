/** Selling and trading in: who serves scans and sends the bon, the cashier takes the money, or pays the difference out. */
import { expect, field } from '../visitors.ts'
import type { Meja } from './meja.ts'

/** Types into the scan line; Enter takes it. */
const kata = async (meja: Meja, text: string) => {
  await expect(meja.page.getByLabel('Pindai barcode')).toBeFocused()
  await meja.page.keyboard.type(text)
  await meja.tekan('Enter')
}

/** Each piece to a customer of its own: a scan, F9, and the bon that prints by itself. */
export const jualSemua = async (meja: Meja, barcode: readonly string[]): Promise<void> => {
  const { page } = meja
  await meja.mulai('penjualan')
  await meja.ke('Transaksi Penjualan')
  await expect(page.getByText('Pindai barang yang akan dijual')).toBeVisible()
  await kata(meja, 's01')
  await expect(field(page, 'Sales')).toHaveValue('S01 RINA')
  for (const kode of barcode) {
    await meja.pindai(kode)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await meja.tekan('F9')
    await expect(page.getByRole('dialog', { name: /bon/i })).toBeVisible()
    await meja.tekan('Escape')
    await expect(page.getByText('Pindai barang yang akan dijual')).toBeVisible()
  }
}

/** All of them paid as much as they cost, in one press. */
export const terimaSemua = async (meja: Meja, banyak: number): Promise<void> => {
  const { page } = meja
  await meja.mulai('validasi penjualan')
  await meja.ke('Validasi Penjualan')
  await expect(page.getByLabel(/^Pilih FJ-/)).toHaveCount(banyak)
  await page.getByText(/^Pilih semua/).click()
  await meja.tekan('F9')
  await expect(meja.dialog('Validasi Berhasil')).toBeVisible()
  await meja.tekan('Enter')
  for (let at = 0; at < banyak; at += 1) {
    await expect(page.getByRole('dialog', { name: /nota/i })).toContainText(
      `FJ-TK01-260303-${String(at + 1).padStart(4, '0')}`,
    )
    await meja.tekan('Escape')
  }
  await expect(page.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
}

/** An old piece with its nota for a new one. */
export interface Tukaran {
  baru: string
  /** Number of the nota by which the old one was sold, and what it weighs. */
  nota: string
  berat: string
}

export const tukarSemua = async (meja: Meja, tukaran: readonly Tukaran[]): Promise<void> => {
  const { page } = meja
  await meja.mulai('tukar')
  await meja.ke('Transaksi Penjualan')
  for (const { baru, nota, berat } of tukaran) {
    await meja.pindai(baru)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await meja.pindai(nota)
    const isi = meja.dialog('Beli Kembali')
    await expect(field(isi, 'Berat')).toBeFocused()
    await page.keyboard.type(berat)
    await meja.pilih('Kondisi', 'baik')
    await meja.tekan('F9')
    await expect(isi).toHaveCount(0)
    await meja.tekan('F9')
    await expect(page.getByRole('dialog', { name: /bon/i })).toBeVisible()
    await meja.tekan('Escape')
    await expect(page.getByText('Pindai barang yang akan dijual')).toBeVisible()
  }
}

/** So light that one person takes them alone; the difference goes one way or the other. */
export const bayarTukar = async (meja: Meja, tukaran: readonly Tukaran[]): Promise<void> => {
  const { page } = meja
  await meja.mulai('validasi tukar')
  await meja.ke('Validasi Jual Beli')
  for (const _ of tukaran) {
    await page
      .getByRole('button', { name: 'Bayar', exact: true })
      .or(page.getByRole('button', { name: 'Terima', exact: true }))
      .first()
      .click()
    const bayar = meja.dialog('Terima Pembayaran')
    await expect(bayar).toBeVisible()
    await meja.tekan('F9')
    await expect(meja.dialog('Validasi Berhasil')).toBeVisible()
    await meja.tekan('Enter')
    await expect(page.getByRole('dialog', { name: /nota/i })).toContainText('TUKAR')
    await meja.tekan('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}
