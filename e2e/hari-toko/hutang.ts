/** Two loans of the day, from the counter to their envelopes, and one of the day before that is redeemed. */
import { expect } from '../visitors.ts'
import type { Meja } from './meja.ts'
import { potret } from './service.ts'

const KEMARIN = 'PI-TK01-260302-0001'

/** What customers leave, and what they are given for it. */
const PINJAMAN = [
  { customer: 'bu tutik', barang: 'gelang', berat: '3.12', jumlah: '2000000', nik: '3573010203040561' },
  { customer: 'pak darmo', barang: 'kalung', berat: '2.12', jumlah: '1500000', nik: '3573010203040562' },
] as const

const nomor = (at: number) => `PI-TK01-260303-000${at + 1}`

/** What was done before is put away. */
const bereskan = async (meja: Meja): Promise<void> => {
  await meja.tekan('Escape')
  await expect(meja.page.getByRole('dialog')).toHaveCount(0)
}

/** Taken in by whoever serves, each item with its photo. */
export const pinjam = async (meja: Meja): Promise<void> => {
  const { page } = meja
  await meja.mulai('hutang')
  await bereskan(meja)
  await meja.ke('Transaksi Hutang')
  for (const [at, { customer, barang, berat, jumlah, nik }] of PINJAMAN.entries()) {
    await expect(page.getByText('Data Barang Kosong')).toBeVisible()
    await meja.isi(page, [
      ['Nama Customer', customer],
      ['No HP', `0812345677${at}`],
      ['Alamat', 'jl. melati 8'],
      ['NIK', nik],
      ['Kode Sales', 's01'],
    ])
    await meja.ketik('Jumlah Hutang', jumlah)
    await potret(page.locator('[data-berurut]').first(), `ktp-${barang}.png`)
    await meja.tekan('F2')
    const modal = meja.dialog('Tambah Barang')
    await meja.isi(modal, [
      ['Nama Barang', barang],
      ['Kategori', 'mm'],
      ['Kadar', '16k'],
      ['Jumlah', '1'],
      ['Berat Kotor', berat],
      ['Berat Plastik', '0.12'],
      ['Kondisi Pinjaman', 'baik'],
    ])
    await potret(modal, `${barang}.png`)
    await expect(modal.getByText('Berat bersih')).toBeVisible()
    await meja.tekan('F9')
    await expect(modal).toHaveCount(0)
    await meja.tekan('F9')
    await meja.slip('Cetak bon hutang', nomor(at))
  }
}

/** The cashier weighs and tests again, and pays out: each by the bon that its customer brings. */
export const bayarkan = async (meja: Meja): Promise<void> => {
  await meja.mulai('validasi hutang')
  await meja.ke('Validasi Hutang')
  for (const [at, { barang, berat }] of PINJAMAN.entries()) {
    await meja.pindai(nomor(at))
    await expect(meja.dialog('Bayar Hutang')).toContainText('Rp. ')
    const nama = barang.toUpperCase()
    await meja.ketik(`Berat Timbang ${nama}`, String(Number(berat) - 0.12))
    await meja.ketik(`Kadar Uji ${nama}`, '16k')
    await meja.tekan('F9')
    await expect(meja.dialog('Validasi Berhasil')).toBeVisible()
    await meja.tekan('Enter')
    await meja.slip('Cetak surat hutang', nomor(at))
    await meja.slip('Cetak label amplop', nomor(at))
  }
}

/** By the letter that its customer brings with his paper, while somebody else looks on. */
export const tebus = async (meja: Meja, saksi: Meja): Promise<void> => {
  await meja.mulai('tebus hutang')
  await bereskan(meja)
  await meja.ke('Lihat Hutang')
  await meja.pindai(KEMARIN)
  await expect(meja.dialog('BU SARI').getByRole('button', { name: /^Pelunasan/ })).toBeVisible()
  await meja.tekan('F4')
  await expect(meja.dialog('Pelunasan')).toContainText('1,000,000')
  await meja.page.keyboard.type('3573010203040506')
  await meja.tekan('F9')
  await expect(meja.dialog('Saksi')).toContainText('Barang hutang diserahkan berdua')
  await saksi.mulai('saksi')
  await bereskan(saksi)
  await saksi.jawab('BU SARI', 'Saksikan')
  await expect(meja.dialog('Data Berhasil Disimpan')).toBeVisible()
  await meja.tekan('Enter')
  await meja.slip('Cetak kwitansi hutang', 'SEMUA BARANG SUDAH DITERIMA KEMBALI')
}
