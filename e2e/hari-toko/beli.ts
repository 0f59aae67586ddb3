/** Buying back at the counter: the form of who serves, the scale of who validates. */
import { expect } from '../visitors.ts'
import type { Meja } from './meja.ts'

/** What a customer brings; the price follows from weight, fineness and state. */
interface Bawaan {
  customer: string
  berat: string
  nota_hilang?: boolean
}

/** Ordinary purchases of a day, by what they cost: 2,350,000 x 70 % a gram. */
export const PEMBELIAN: readonly Bawaan[] = [
  { customer: 'bu sari', berat: '1' },
  { customer: 'pak joko', berat: '1.5', nota_hilang: true },
  { customer: 'bu ningsih', berat: '1.8' },
  { customer: 'mbak rini', berat: '2.5' },
  { customer: 'bu wati', berat: '3.485', nota_hilang: true },
  { customer: 'pak budi', berat: '5' },
  { customer: 'bu lastri', berat: '8' },
  { customer: 'haji umar', berat: '12' },
]

/** What one buys alone: the cashier only pays it out. */
const SENDIRI = 1.82
/** What a second person's scale suffices for. */
const PEMILIK = 9.1

const nik = (at: number) => `35730102030405${String(10 + at)}`

/** Enters a form and sends it; what it asks for is somebody else's to answer. */
const masukkan = async (meja: Meja, { customer, berat, nota_hilang = false }: Bawaan, at: number) => {
  const { page } = meja
  await meja.isi(page, [
    ['Nama Customer', customer],
    ['No HP', `08123456${String(100 + at)}`],
    ['Alamat', 'jl. mawar 3'],
    ['NIK', nik(at)],
    ['Kode Sales', 's01'],
    ['Kode Baki', 'beli1'],
  ])
  await meja.tekan('F2')
  const modal = meja.dialog('Tambah Barang')
  await meja.isi(modal, [
    ['Nama Barang', `cincin ${customer}`],
    ['Kode Jenis', 'cin'],
    ['Kadar', '16k'],
    ['Berat', berat],
    ['Kondisi', 'baik'],
  ])
  await expect(modal.getByText('Harga hari ini')).toBeVisible()
  // Saved right after the tick: at the price of now, not of before it.
  if (nota_hilang) await modal.getByText('Nota hilang').click()
  await meja.tekan('F9')
  await expect(modal).toHaveCount(0)
  await meja.tekan('F9')
}

/** All of them, by whoever serves; the owner answers from his own screen. */
export const beliSemua = async (meja: Meja, owner: Meja) => {
  await meja.mulai('pembelian')
  await meja.ke('Transaksi Pembelian')
  for (const [at, one] of PEMBELIAN.entries()) {
    await masukkan(meja, one, at)
    if (Number(one.berat) > PEMILIK) {
      await expect(meja.dialog('Otorisasi')).toContainText('Pembelian tanpa nota')
      await owner.mulai('otorisasi')
      await owner.jawab('Pembelian tanpa nota', 'Setujui')
    }
    await meja.slip('Cetak bon pembelian', `FB-TK01-260303-000${at + 1}`)
  }
}

/** The cashier weighs and tests what one person does not buy alone, and pays all of it out. */
export const validasi = async (meja: Meja, bawaan: readonly Bawaan[]) => {
  const { page } = meja
  await meja.mulai('validasi pembelian')
  await meja.ke('Validasi Jual Beli')
  await expect(page.getByLabel(/^Pilih FB-/)).toHaveCount(bawaan.length)
  await page.getByText('Pilih semua pembelian').click()
  for (const { customer, berat } of bawaan) {
    if (Number(berat) <= SENDIRI) continue
    const nama = `CINCIN ${customer.toUpperCase()}`
    await meja.ketik(`Berat Timbang ${nama}`, berat)
    await meja.ketik(`Kadar Uji ${nama}`, '16k')
  }
  await meja.tekan('F9')
  await expect(meja.dialog('Validasi Berhasil')).toBeVisible()
  await meja.tekan('Enter')
  for (const at of bawaan.keys()) {
    await expect(meja.dialog('Cetak nota pembelian')).toContainText(`FB-TK01-260303-000${at + 1}`)
    await meja.tekan('Escape')
  }
  await expect(page.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
}
