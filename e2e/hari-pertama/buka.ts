/** Before the first customer: the shop, its people, what lies in the window and in the safe. */

import { expect, field } from '../visitors.ts'
import { BARU, type Hari, SANDI, tersimpan } from './hari.ts'

export const mulai = async ({ pemilik }: Hari): Promise<void> => {
  const { page } = pemilik
  await page.goto('/')
  await expect(field(page, 'Kode Toko')).toBeFocused()
  await pemilik.mulai('mulai')
  await pemilik.isi(page, [
    ['Kode Toko', 'tk01'],
    ['Nama Toko', 'kencana abadi'],
    ['Alamat Toko', 'jl. raya 9, blitar'],
    ['No HP', '0342801234'],
    ['Zona Waktu', ''],
    ['Kas Awal', '25jt'],
    ['Nomor Instalasi', ''],
    ['Harga emas di papan toko ini', 'p'],
    ['User ID', 'hendra'],
    ['Nama', 'hendra wijaya'],
    ['Password', SANDI],
  ])
  await pemilik.tekan('F9')
  await expect(page.getByRole('button', { name: /^Menu / })).toBeVisible()
}

export const master = async ({ pemilik, sales, kasir }: Hari): Promise<void> => {
  const { page } = pemilik
  await pemilik.mulai('master dan user')
  await pemilik.ke('Master Parameter Harga Emas', 'ma pa ha')
  await page.getByRole('row', { name: /EMAS 17K/ }).click()
  const harga = page.getByRole('dialog', { name: /^Edit Data Parameter Harga Emas/ })
  await pemilik.isi(harga, [
    ['Harga', '1.250.000'],
    ['Harga Modal', '1.100.000'],
  ])
  await pemilik.tekan('F9')
  await tersimpan(pemilik)
  await pemilik.ke('Data Users', 'data u')
  await expect(page.getByRole('button', { name: 'Tambah User' })).toBeVisible()
  for (const [user_id, nama, level] of [
    ['ratna', 'ratna dewi', 'sales'],
    ['sari', 'sari utami', 'kasir'],
  ] as const) {
    await pemilik.tekan('F2')
    const form = page.getByRole('dialog', { name: /^Tambah (User|Rekening|Data)/ })
    await pemilik.isi(form, [
      ['User ID', user_id],
      ['Nama', nama],
      ['Level', level],
    ])
    await field(form, 'Password').focus()
    await page.keyboard.type(SANDI)
    await pemilik.tekan('F9')
    await tersimpan(pemilik)
  }
  await pemilik.ke('Setting Toko', 'setting t')
  await expect(page.getByRole('button', { name: /^Tambah (User|Rekening|Data)/ })).toBeVisible()
  await pemilik.tekan('F2')
  await pemilik.isi(pemilik.dialog('Tambah Data Rekening'), [
    ['No Rekening', '0113344556'],
    ['Bank', 'bca'],
    ['Atas Nama', 'hendra wijaya'],
  ])
  await pemilik.tekan('F9')
  await tersimpan(pemilik)
  await sales.mulai('master dan user')
  await sales.masukPertama('ratna', SANDI, BARU)
  await kasir.mulai('master dan user')
  await kasir.masukPertama('sari', SANDI, BARU)
}

/** Pieces that come from the program of before, with their labels. */
const LAMA = 27

export const barang = async ({ pemilik }: Hari): Promise<void> => {
  const { page } = pemilik
  await pemilik.mulai('barang')
  await pemilik.ke('Data Barang', 'data b')
  for (const [at, [nama, berat]] of [
    ['cincin polos', '3.5'],
    ['gelang rantai', '10'],
    ['kalung', '5'],
  ].entries()) {
    await pemilik.tekan('F2')
    const form = pemilik.dialog('Tambah Barang')
    const pertama = at === 0
    await expect(field(form, 'Kode Jenis')).toBeFocused()
    await pemilik.isi(form, [
      ...(pertama
        ? ([
            ['Kode Jenis', 'cin17k'],
            ['Kode Baki', 'et01'],
            ['Kode Intern', ''],
          ] as const)
        : []),
      ['Nama Barang', nama ?? ''],
      ['Berat Asli', berat ?? ''],
      ['Berat', berat ?? ''],
    ])
    await pemilik.tekan('F9')
    const label = pemilik.dialog('Cetak Label')
    await expect(label).toBeVisible()
    await tersimpan(pemilik)
    await pemilik.tekan('Escape')
    await expect(label).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Impor Excel' }).click()
  const baris = Array.from(
    { length: LAMA },
    (_, at) => `gel17k;et01;Gelang ${at + 1};2,5;17K;${String(at + 1).padStart(7, '0')}`,
  )
  const csv = ['Jenis;Baki;Nama;Berat;Kadar;Barcode', ...baris].join('\r\n')
  await page
    .getByLabel('Berkas Excel')
    .setInputFiles({ name: 'lama.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: `Simpan ${LAMA} Barang` }).click()
  await tersimpan(pemilik)
}

export const uang = async ({ pemilik }: Hari): Promise<void> => {
  const { page } = pemilik
  await pemilik.mulai('uang dan emas lepas')
  await pemilik.ke('Tambah Uang Bank', 'tambah uang b')
  await pemilik.isi(page, [
    ['No Rekening', '0113'],
    ['Kategori', 'saldo'],
    ['Jumlah', '10jt'],
    ['Keterangan', 'awal'],
  ])
  await pemilik.tekan('F9')
  await pemilik.slip('Cetak bukti tambah uang', '10,000,000')
  await pemilik.ke('Emas Lepas Di Brankas', 'emas')
  await pemilik.isi(page, [
    ['Kategori', '17k'],
    ['Berat', '50'],
  ])
  await pemilik.tekan('F9')
  await pemilik.slip('Cetak slip isi bahan toko', '50.000')
  await expect(page.getByRole('row', { name: /BAHAN 17K 50.000/ })).toBeVisible()
  await pemilik.ke('Nilai Awal Emas', 'nilai')
  await pemilik.tekan('F9')
  await page
    .getByRole('dialog', { name: 'Simpan Nilai Awal?' })
    .getByRole('button', { name: 'Simpan Nilai Awal' })
    .press('Enter')
  await expect(page.getByText(/^NA-TK01-/)).toBeVisible()
}
