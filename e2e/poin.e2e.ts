/** Points at the counter: put right by the owner, found again in the list, taken for a gift and given back. */

import { rp } from '@kencana/ledger'
import { sheetFile } from '@kencana/reports/sheet'
import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, hadiahBaru } from '@kencana/testing/member'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPenjualan } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { buatKartu } from '../features/member/kartu-member/kartu-member.contract.ts'
import { jualVoucher } from '../features/member/voucher/voucher.contract.ts'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { choose, read, tembak } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let layar: Page
let kode_barcode = ''
beforeAll(async () => {
  there = await openShopInBrowser()
  await anggotaBaru(there.owner, 'BU RATNA', '081244445555')
  await anggotaBaru(there.owner, 'BU RINI', '081266665555')
  await hadiahBaru(there.owner, 'PAYUNG', 50, 2)
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  ;({ kode_barcode } = await tambahCincin(there.owner))
  layar = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(layar, 'OWNER')
})
afterAll(() => there.close())

it('are put right for who is found by four digits, with the slip', async () => {
  await layar.goto('/transaksi-poin')
  await expect(layar.getByText('Data Yang Anda Cari Tidak Ada')).toBeVisible()
  await layar.keyboard.press('F2')
  const dialog = layar.getByRole('dialog', { name: 'Koreksi Poin' })
  await field(dialog, 'Member').fill('9999')
  await layar.keyboard.press('Enter')
  await expect(dialog.getByText('Member 9999 Tidak Ada')).toBeVisible()
  await field(dialog, 'Member').fill('5555')
  await layar.keyboard.press('Enter')
  await expect(dialog.getByRole('option')).toHaveCount(2)
  await dialog.getByRole('option', { name: /BU RATNA/ }).click()
  await expect(field(dialog, 'Member')).toHaveValue('M-00001 BU RATNA')
  await field(dialog, 'Jumlah Poin').fill('250')
  await field(dialog, 'Alasan').fill('hadiah ulang tahun')
  await layar.keyboard.press('F9')
  await read(layar, 'Data Berhasil Disimpan')
  const slip = layar.getByRole('dialog', { name: 'Cetak slip koreksi poin' })
  await expect(slip).toContainText('POIN DITAMBAH')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(layar.getByRole('row', { name: /BU RATNA/ })).toContainText('250')
})

it('are taken for a gift by the PIN that the member typed, and given back', async () => {
  await layar.goto('/data-member')
  await layar.getByRole('button', { name: 'PIN M-00001' }).click()
  const dialog = layar.getByRole('dialog', { name: 'PIN Member' })
  await field(dialog, 'PIN').fill('246810')
  await layar.keyboard.press('F9')
  await read(layar, 'PIN Berhasil Disimpan')

  await layar.goto('/tukar-point')
  const isian = layar.getByRole('main')
  await field(isian, 'Member').fill('081244445555')
  await layar.keyboard.press('Enter')
  await expect(field(isian, 'Member')).toHaveValue('M-00001 BU RATNA')
  await layar.getByRole('row', { name: /PAYUNG/ }).click()
  await field(layar, 'PIN Member').fill('111111')
  await layar.keyboard.press('F9')
  await expect(layar.getByText('PIN Member Salah')).toBeVisible()
  await layar.keyboard.press('Escape')
  await field(layar, 'PIN Member').fill('246810')
  await layar.keyboard.press('F9')
  const slip = layar.getByRole('dialog', { name: 'Cetak slip tukar poin' })
  await expect(slip).toContainText('POIN DITUKAR')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(layar.getByRole('row', { name: /HADIAH PAYUNG/ })).toContainText('1')

  await layar.getByRole('button', { name: /^Batalkan TKP-/ }).click()
  const batal = layar.getByRole('dialog', { name: 'Batal Tukar Poin' })
  await expect(batal).toContainText('50 poin kembali ke BU RATNA')
  await field(batal, 'Alasan').fill('tidak jadi')
  await layar.keyboard.press('F9')
  await expect(layar.getByRole('row', { name: /HADIAH PAYUNG/ })).toContainText('2')
  await layar.goto('/transaksi-poin')
  await expect(layar.getByRole('row', { name: /TUKAR/ })).toContainText('−50')
})

it('a voucher is sold, and pays a part of a sale when it is scanned', async () => {
  await layar.goto('/tukar-point')
  await expect(layar.getByRole('button', { name: 'Jual Voucher' })).toBeVisible()
  await layar.keyboard.press('F2')
  const dialog = layar.getByRole('dialog', { name: 'Jual Voucher' })
  await field(dialog, 'Nilai').fill('500000')
  await layar.keyboard.press('F9')
  const kertas = layar.getByRole('dialog', { name: 'Cetak voucher' })
  await expect(kertas).toContainText('Rp. 500,000')
  const [kode = ''] = /VC-[A-Z0-9]+-\d{6}-\d{4}-[A-Z2-7]{6}/.exec(await kertas.innerText()) ?? []
  expect(kode).not.toBe('')
  await kertas.getByRole('button', { name: /^Selesai/ }).click()
  await expect(layar.getByText('dijual, AKTIF')).toBeVisible()

  await layar.goto('/transaksi-penjualan')
  const pindai = async (isi: string) => {
    await expect(layar.getByLabel('Pindai barcode')).toBeFocused()
    await layar.keyboard.type(isi)
    await layar.keyboard.press('Enter')
  }
  await pindai(kode_barcode)
  await expect(layar.getByText('5,733,000').first()).toBeVisible()
  await pindai(kode)
  await expect(layar.getByText('Voucher Rp. 500,000')).toBeVisible()
  await expect(layar.getByText('hangus')).toHaveCount(0)
  await choose(layar, 'Sales', 's01')
  await layar.keyboard.press('Shift+F9')
  await expect(layar.getByRole('dialog', { name: 'Cetak nota' })).toContainText('VOUCHER')
})

it('a voucher is taken back with a paper of the money that goes out', async () => {
  await layar.goto('/tukar-point')
  await expect(layar.getByRole('button', { name: 'Jual Voucher' })).toBeVisible()
  await layar.keyboard.press('F2')
  await field(layar.getByRole('dialog', { name: 'Jual Voucher' }), 'Nilai').fill('250000')
  await layar.keyboard.press('F9')
  const kertas = layar.getByRole('dialog', { name: 'Cetak voucher' })
  await expect(kertas).toContainText('Rp. 250,000')
  await kertas.getByRole('button', { name: /^Selesai/ }).click()
  const baris = layar.getByRole('listitem').filter({ hasText: '250,000' })
  await baris.getByRole('button', { name: /^Batalkan VC-/ }).click()
  await field(layar.getByRole('dialog', { name: 'Batal Voucher' }), 'Alasan').fill('salah nilai')
  await layar.keyboard.press('F9')
  await setujui(layar, 'BATAL VOUCHER')
  const kembali = layar.getByRole('dialog', { name: 'Cetak bukti uang kembali' })
  await expect(kembali).toContainText(/KEMBALI KEPADA CUSTOMER +Rp\. 250,000/)
  await kembali.getByRole('button', { name: /^Selesai/ }).click()
  await baris.getByRole('button', { name: /^Cetak ulang BVC-/ }).click()
  await expect(kembali).toContainText('SALAH NILAI')
  await kembali.getByRole('button', { name: /^Selesai/ }).click()
})

it('says what a voucher loses that is worth more than the bill', async () => {
  const nilai = rp(500_000)
  const pembayaran = [{ cara_bayar: 'CASH' as const, no_rekening: '', jumlah: nilai }]
  const { kode_barcode: kecil } = await tambahCincin(there.owner, { berat: gram(0.2), berat_asli: gram(0.2) })
  const { data } = await disetujuiBila(there.owner, jualVoucher, {
    kode_member: '-',
    nilai,
    pembayaran,
    otorisasi: null,
  })
  await layar.goto('/transaksi-penjualan')
  await layar.getByLabel('Pindai barcode').waitFor()
  await tembak(layar, kecil)
  await expect(layar.locator('tbody tr')).toHaveCount(1)
  await tembak(layar, data.kode ?? '')
  // 0.2 g at 1,645,000 is 329,000.
  await expect(layar.getByText('Voucher Rp. 500,000')).toContainText('Rp. 171,000 hangus')
  await expect(layar.getByRole('region', { name: 'Pembayaran' })).toContainText('Rp. 171,000 hangus')
  await layar.keyboard.press('Escape')
})

it('pay a part of a sale once the member shows his card: a PIN that is wrong pays nothing', async () => {
  await disetujuiBila(there.owner, ubahParaSystem, { key: 'nilai_poin', value: '1000', otorisasi: null })
  const { kartu } = await there.owner.call(buatKartu, { kode_member: 'M-00001', ganti: 'TIDAK' })
  const barang = await tambahCincin(there.owner)
  await layar.goto('/transaksi-penjualan')
  await layar.getByLabel('Pindai barcode').waitFor()
  await tembak(layar, barang.kode_barcode)
  await expect(layar.getByText('5,733,000').first()).toBeVisible()
  await tembak(layar, kartu)
  await expect(layar.getByText('MEMBER M-00001')).toBeVisible()
  await choose(layar, 'Sales', 's01')
  await layar.keyboard.press('F4')
  await layar.keyboard.press('F4')
  await expect(layar.getByRole('combobox', { name: 'Cara Bayar 2' })).toBeFocused()
  await layar.keyboard.type('poin')
  await layar.keyboard.press('Enter')
  // There is no account to choose: the amount comes next.
  await expect(field(layar, 'Jumlah Bayar 2')).toBeFocused()
  await expect(layar.getByText('250 poin M-00001, Rp. 1,000 per poin')).toBeVisible()
  await layar.keyboard.press('Control+a')
  await layar.keyboard.type('30000')
  await expect(field(layar, 'Uang Diterima')).toHaveValue('5,703,000')
  const pin = field(layar, 'PIN Member')
  await pin.fill('')
  await layar.keyboard.press('Shift+F9')
  await expect(layar.getByText('Pindai Kartu Member Atau Ketik PIN 6 Angka')).toBeVisible()
  await expect(pin).toBeFocused()
  await layar.keyboard.type('111111')
  await layar.keyboard.press('Shift+F9')
  await read(layar, 'Oopss!!', 'PIN Member Salah')
  // What else is scanned into the field goes where it belongs.
  await pin.focus()
  await tembak(layar, (await tambahCincin(there.owner)).kode_barcode)
  await expect(layar.locator('tbody tr')).toHaveCount(2)
  await expect(pin).toHaveValue('111111')
  // The card is understood wherever it is scanned.
  await tembak(layar, kartu)
  await expect(layar.getByText('KARTU DIPINDAI')).toBeVisible()
  await layar.keyboard.press('Shift+F9')
  const nota = layar.getByRole('dialog', { name: 'Cetak nota' })
  await expect(nota).toContainText('POIN M-00001')
  await nota.getByRole('button', { name: /^Selesai/ }).click()
})

it('are searched by a card whose signature stays out of the address', async () => {
  const { kartu } = await there.owner.call(buatKartu, { kode_member: 'M-00001', ganti: 'TIDAK' })
  for (const [path, cari] of [
    ['/data-member', 'Cari nama, kode, angka akhir No HP'],
    ['/transaksi-poin', 'Cari member, akhir No HP, dokumen'],
  ] as const) {
    await layar.goto(path)
    await layar.getByPlaceholder(cari).fill(kartu)
    await expect(layar).toHaveURL(/q=M-00001$/)
    await expect(layar.getByRole('row', { name: /BU RATNA/ }).first()).toBeVisible()
  }
})

it('come along from the books of before: a sheet with mistakes says them all, a right one is entered once', async () => {
  await disetujuiBila(there.owner, ubahParaSystem, { key: 'stok_awal', value: 'YA', otorisasi: null })
  await layar.goto('/transaksi-poin')
  await layar.getByRole('button', { name: 'Impor Poin Awal' }).click()
  const dialog = layar.getByRole('dialog', { name: /^Impor Poin Awal/ })
  const lembar = async (...rows: (string | number)[][]) => {
    const berkas = await sheetFile(['NO HP', 'POIN'], rows)
    const buffer = Buffer.from(await berkas.arrayBuffer())
    await dialog.getByLabel('Berkas Excel').setInputFiles({ name: 'poin.xlsx', mimeType: 'application/x', buffer })
  }
  await lembar(['081266665555', 40], ['0899', 5], ['081244445555', '12,5'])
  const salah = dialog.getByRole('list', { name: 'Baris yang salah' })
  await expect(salah).toContainText('Member 0899 Tidak Ada')
  await expect(salah).toContainText('Poin Harus Bilangan Bulat 1 Sampai 1,000,000')
  await layar.keyboard.press('F9')
  await lembar(['081266665555', 40])
  await expect(dialog).toContainText('Benar 1 member, 40 poin')
  await expect(dialog.getByRole('list', { name: 'Member yang dikenali' })).toContainText('M-00002BU RINI')
  await layar.keyboard.press('F9')
  await read(layar, 'Data Berhasil Disimpan')
  await expect(layar.getByRole('row', { name: /BU RINI.*IMPOR.*40/ })).toBeVisible()
})
