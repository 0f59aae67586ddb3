/** The customers of the day, each for the first time: a sale, a purchase, a loan, a repair, an order. */
import { barcodes, read } from '../goods.ts'
import { potret } from '../hari-toko/service.ts'
import { expect, field } from '../visitors.ts'
import type { Hari } from './hari.ts'

const FOTO = 'foto.png'
const PEMBELI = [
  ['Nama Customer', 'bu sari'],
  ['No HP', '081234561'],
  ['Alamat', 'jl. mawar 3'],
  ['NIK', '3573010203040510'],
] as const

/** The cashier scans the bon that the customer brings; the paper of it is put away. */
const divalidasi = async (kasir: Hari['kasir'], bon: string) => {
  const { page } = kasir
  await kasir.pindai(bon)
  await expect(page.getByRole('dialog', { name: /^(Terima Pembayaran|Bayar Pembelian)/ })).toBeVisible()
  await kasir.tekan('F9')
  await read(page, 'Validasi Berhasil')
  await expect(page.getByRole('dialog', { name: /nota/i })).toContainText(bon)
  await kasir.tekan('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const jual = async ({ there, sales, kasir }: Hari): Promise<void> => {
  const { page } = sales
  const [cincin] = await barcodes(there.shop)
  await sales.mulai('jual')
  await sales.ke('Transaksi Penjualan', 'tr penjualan')
  await sales.pindai(cincin ?? '')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await sales.tekan('F9')
  const bon = page.getByRole('dialog', { name: /bon/i })
  await expect(bon).toContainText('4,375,000')
  await sales.tekan('Escape')
  await expect(bon).toHaveCount(0)
  await kasir.mulai('jual')
  await kasir.ke('Validasi Jual Beli', 'validasi j')
  await divalidasi(kasir, 'FJ-TK01-260302-0001')
}

export const beli = async ({ sales, kasir }: Hari): Promise<void> => {
  const { page } = sales
  await sales.mulai('beli')
  await sales.ke('Transaksi Pembelian', 'tr pem')
  await sales.isi(page, PEMBELI)
  await sales.pilih('Kode Baki', 'bl01')
  await sales.tekan('F2')
  const modal = sales.dialog('Tambah Barang')
  await sales.isi(modal, [
    ['Nama Barang', 'cincin bu sari'],
    ['Kode Jenis', 'cin17k'],
    ['Kadar', '17k'],
    ['Berat', '1.5'],
    ['Kondisi', 'baik'],
  ])
  await expect(modal.getByText('Harga hari ini')).toBeVisible()
  await sales.tekan('F9')
  await expect(modal).toHaveCount(0)
  await sales.tekan('F9')
  await sales.slip('Cetak bon pembelian', 'FB-TK01-')
  await kasir.mulai('beli')
  await divalidasi(kasir, 'FB-TK01-260302-0001')
}

export const hutang = async ({ sales, kasir }: Hari): Promise<void> => {
  const { page } = sales
  await sales.mulai('hutang service pesanan')
  await sales.ke('Transaksi Hutang', 'tr hut')
  await sales.isi(page, [
    ['Nama Customer', 'bu tutik'],
    ['No HP', '081234567'],
    ['Alamat', 'jl. melati 8'],
    ['NIK', '3573010203040561'],
  ])
  await sales.ketik('Jumlah Hutang', '2jt')
  await potret(page.locator('[data-berurut]').first(), `ktp-${FOTO}`)
  await sales.tekan('F2')
  const modal = sales.dialog('Tambah Barang')
  await sales.isi(modal, [
    ['Nama Barang', 'gelang'],
    ['Kategori', '17k'],
    ['Kadar', '17k'],
    ['Jumlah', '1'],
    ['Berat Kotor', '3'],
    ['Berat Plastik', ''],
    ['Kondisi Pinjaman', 'nota'],
  ])
  await potret(modal, FOTO)
  await expect(modal.getByText('Berat bersih')).toBeVisible()
  await sales.tekan('F9')
  await expect(modal).toHaveCount(0)
  await sales.tekan('F9')
  await sales.slip('Cetak bon hutang', 'PI-TK01-')
  await kasir.mulai('hutang service pesanan')
  await kasir.ke('Validasi Hutang', 'va hut')
  await kasir.pindai('PI-TK01-260302-0001')
  const bayar = kasir.dialog('Bayar Hutang')
  await expect(bayar).toContainText('2,000,000')
  await kasir.ketik('Berat Timbang GELANG', '3')
  await kasir.ketik('Kadar Uji GELANG', '17k')
  await kasir.tekan('F9')
  await read(kasir.page, 'Validasi Berhasil')
  await kasir.slip('Cetak surat hutang', 'PI-TK01-')
  await kasir.slip('Cetak label amplop', 'PI-TK01-')
}

export const service = async ({ kasir }: Hari): Promise<void> => {
  const { page } = kasir
  await kasir.mulai('hutang service pesanan')
  await kasir.ke('Transaksi Services', 'tr services')
  await kasir.tekan('F2')
  const modal = kasir.dialog('Tambah Barang')
  await kasir.isi(modal, [
    ['Nama Barang', 'cincin kawin'],
    ['Jumlah', '1'],
    ['Berat', '1.5'],
    ['Kadar', '75'],
    ['Jenis Kerja', 'patri'],
    ['Ongkos', '50rb'],
  ])
  await potret(modal, FOTO)
  await kasir.tekan('F9')
  await expect(modal).toHaveCount(0)
  await kasir.isi(page, [
    ['Nama Customer', 'ibu ratna'],
    ['No HP', '081234567'],
  ])
  await field(page, 'Tanggal Janji').click()
  await kasir.tekan('ArrowDown')
  await kasir.tekan('Escape')
  await kasir.tekan('F9')
  await kasir.slip('Cetak slip service', 'SV-TK01-')
}

export const pesanan = async ({ sales, kasir }: Hari): Promise<void> => {
  const { page } = sales
  await sales.mulai('hutang service pesanan')
  await sales.ke('Transaksi Pesanan', 'tr pes')
  await sales.isi(page, [
    ['Nama Customer', 'ibu sri'],
    ['No HP', '081234567'],
    ['Alamat', 'jl. kawi 7'],
  ])
  await field(page, 'Tanggal Janji').click()
  await sales.tekan('ArrowDown')
  await sales.tekan('Escape')
  await sales.tekan('F2')
  await sales.isi(sales.dialog('Tambah Barang'), [
    ['Kode Jenis', 'cin17k'],
    ['Deskripsi', 'cincin ukir'],
    ['Size', '12'],
    ['Atribut', ''],
    ['Berat Atribut', ''],
    ['Perkiraan Berat', '6'],
    ['Kadar', '75'],
  ])
  await sales.tekan('F9')
  await expect(sales.dialog('Tambah Barang')).toHaveCount(0)
  await sales.ketik('Titip Uang Di Kasir', '1jt')
  await sales.tekan('F9')
  await sales.slip('Cetak nota pesanan', 'PSN-TK01-')
  // What she asked for stands in the cashier's queue.
  await kasir.ke('Validasi Jual Beli', 'validasi j')
  await kasir.page.getByRole('button', { name: /^Terima titip uang PSN-/ }).click()
  await expect(kasir.dialog('Tambah Titip Uang')).toBeVisible()
  await kasir.tekan('F9')
  await kasir.slip('Cetak bukti titip uang', '1,000,000')
}
