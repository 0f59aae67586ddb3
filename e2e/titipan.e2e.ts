/** A deposit from the counter to its end, by keyboard: entered, paid at the cashier, more money, called off. */

import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { cetakLabel } from '../features/barang/cetak-barcode/cetak-barcode.contract.ts'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getTitipan, listTitipan } from '../features/titipan/transaksi-titipan/titipan.contract.ts'
import { choose, downloaded } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let sales: Page
let kasir: Page
let no_titip: string
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await isiBakiTitip(there.owner)
  await disetujuiBila(there.owner, ubahParaSystem, { key: 'titipan_hangus', value: '10', otorisasi: null })
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  sales = await there.page()
  kasir = await there.page()
  await signIn(sales, 'SALES')
  await signIn(kasir, 'KASIR')
})
afterAll(() => there.close())

it('is entered from the scan to its bon by keyboard', async () => {
  const { kode_barcode } = await tambahCincin(there.owner, { ongkos: rp(75_000) })
  await sales.goto('/transaksi-penjualan')
  await sales.locator('input[data-scan]').fill('s01')
  await sales.keyboard.press('Enter')
  await sales.locator('input[data-scan]').fill(kode_barcode)
  await sales.keyboard.press('Enter')
  await expect(sales.getByText('ditambahkan')).toBeVisible()
  await sales.getByRole('radio', { name: 'Titip', exact: true }).press('Space')
  await expect(field(sales, 'Uang Titipan')).toHaveAttribute('placeholder', 'min 1,742,400')
  await sales.keyboard.press('F9')
  await expect(sales.getByText('Nama Customer Harus Diisi')).toBeVisible()
  await field(sales, 'Nama Customer').fill('IBU SRI')
  await field(sales, 'No HP').fill('081234567890')
  await field(sales, 'Uang Titipan').fill('2000000')
  await sales.keyboard.press('F9')
  const bon = sales.getByRole('dialog', { name: /bon/i })
  await expect(bon).toContainText('BUKAN NOTA, BAYAR DI KASIR')
  await expect(bon).toContainText('2,000,000')
  await bon.getByRole('button', { name: /^Selesai/ }).click()
  const saring = {
    q: '',
    status: 'OPEN',
    tgl_awal: '',
    tgl_akhir: '',
    kode_sales: 'ALL',
    urut: 'no_titip',
    turun: '1',
    hal: 1,
    per: 25,
  } as const
  const { rows } = await there.owner.call(listTitipan, saring)
  same(rows).toMatchObject([{ nama_customer: 'IBU SRI', total: 5_808_000, dibayar: 0 }])
  no_titip = rows[0]?.no_titip ?? ''
})

it('is paid at the cashier, in the queue of all that waits', async () => {
  await kasir.goto('/validasi-jual-beli')
  await expect(kasir.getByText('Titipan menunggu validasi')).toBeVisible()
  await expect(kasir.getByText('IBU SRI')).toBeVisible()
  // A sale whose number ends as the deposit's does: the end means neither.
  const { kode_barcode } = await tambahCincin(there.owner)
  const { data } = await there.owner.call(jual, await formJual(there.owner, [kode_barcode]))
  same(data.no_faktur_jual.slice(-4)).toBe(no_titip.slice(-4))
  await kasir.reload()
  await expect(kasir.getByText('Penjualan menunggu validasi')).toBeVisible()
  await kasir.locator('input[data-scan]').fill(no_titip.slice(-4))
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByText('2 Faktur Berakhiran 0001, Ketik Lebih Panjang')).toBeVisible()
  await there.owner.call(batalJual, batalForm(data))
  await kasir.goto('/validasi-titipan')
  await kasir.locator('input[data-scan]').fill(no_titip)
  await kasir.keyboard.press('Enter')
  const bayar = kasir.getByRole('dialog', { name: 'Terima Pembayaran' })
  await expect(field(bayar, 'Uang Diterima')).toBeFocused()
  await kasir.keyboard.type('2.5jt')
  await kasir.keyboard.press('F9')
  const slip = kasir.getByRole('dialog', { name: /titipan/i })
  await expect(slip).toContainText('HARGA DIKUNCI SAMPAI')
  await expect(slip).toContainText(/KEMBALI +500,000/)
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
  same((await there.owner.call(getTitipan, { no_titip })).status).toBe('DONE')
})

it('takes more money, and is called off with all of it by agreement', async () => {
  await kasir.goto('/lihat-titipan')
  await kasir.getByPlaceholder('Cari nomor, nama, HP, barcode').fill('081234567890')
  await kasir.getByText('IBU SRI').first().click()
  const detail = kasir.getByRole('dialog', { name: 'IBU SRI' })
  await expect(detail).toContainText('Harga dikunci sampai')
  const tambah = async (jumlah: string) => {
    await detail.getByRole('button', { name: 'Tambah Uang' }).click()
    await field(kasir.getByRole('dialog', { name: 'Tambah Uang Titipan' }), 'Jumlah Bayar').fill(jumlah)
    await kasir.keyboard.press('F9')
  }
  await tambah('500000')
  // It has a paper of its own with the new sum, and is printed again as a copy.
  const slip = kasir.getByRole('dialog', { name: 'Cetak bukti uang titipan' })
  await expect(slip).toContainText(/TAMBAH UANG +Rp\. 500,000/)
  await expect(slip).toContainText(/UANG TITIPAN +Rp\. 2,500,000/)
  await downloaded(kasir, () => slip.getByRole('button', { name: 'Unduh .txt' }).click())
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(detail).toContainText('2,500,000')
  await detail.getByRole('button', { name: /^Cetak ulang UTP-/ }).click()
  await expect(slip).toContainText('SALINAN ke-1')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  // Entered wrongly, it goes back with a paper that opens the drawer.
  await tambah('100000')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await detail.getByRole('button', { name: 'Batalkan', exact: true }).last().click()
  await field(kasir.getByRole('dialog', { name: 'Batal Uang Titipan' }), 'Alasan').fill('salah ketik')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BATAL UANG TITIPAN')
  const kembali = kasir.getByRole('dialog', { name: 'Cetak bukti uang kembali' })
  await expect(kembali).toContainText(/KEMBALI KEPADA CUSTOMER +Rp\. 100,000/)
  await expect(kembali).toContainText(/UANG TITIPAN +Rp\. 2,500,000/)
  await downloaded(kasir, () => kembali.getByRole('button', { name: 'Unduh .txt' }).click())
  await kembali.getByRole('button', { name: /^Selesai/ }).click()
  await detail.getByRole('button', { name: /^Cetak ulang BUT-/ }).click()
  await expect(kembali).toContainText('SALINAN ke-1')
  await kembali.getByRole('button', { name: /^Selesai/ }).click()
  // The deposit's own paper says the whole of it now.
  await detail.getByRole('button', { name: 'Cetak Titipan' }).click()
  const titipan = kasir.getByRole('dialog', { name: 'Cetak titipan' })
  await expect(titipan).toContainText(/UANG TITIPAN +2,500,000/)
  await expect(titipan).toContainText(/SISA +3,308,000/)
  await titipan.getByRole('button', { name: /^Selesai/ }).click()
  await detail.getByRole('button', { name: 'Batalkan Titipan' }).click()
  const batal = kasir.getByRole('dialog', { name: 'Batalkan Titipan' })
  await field(batal, 'Alasan').fill('tidak jadi')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BATAL TITIPAN')
  // What proves to its customer what he got back, and what the shop kept.
  const bukti = kasir.getByRole('dialog', { name: 'Cetak bukti batal titipan' })
  await expect(bukti).toContainText(/HANGUS +Rp\. 250,000/)
  await expect(bukti).toContainText(/KEMBALI KEPADA CUSTOMER +Rp\. 2,250,000/)
  await downloaded(kasir, () => bukti.getByRole('button', { name: 'Unduh .txt' }).click())
  await bukti.getByRole('button', { name: /^Selesai/ }).click()
  await expect(detail).toContainText('BATAL')
  await expect(detail).toContainText('Rp. 250,000')
  await detail.getByRole('button', { name: 'Cetak Bukti Batal' }).click()
  await expect(bukti).toContainText('SALINAN ke-1')
  await kasir.keyboard.press('Escape')
  await detail.getByRole('button', { name: 'Tutup', exact: true }).last().click()
  const { batal: dibatalkan, ...satu } = await there.owner.call(getTitipan, { no_titip })
  same([satu.status, satu.dibayar, dibatalkan?.hangus, dibatalkan?.cetakan]).toEqual(['BATAL', 2_500_000, 250_000, 1])
  // In the list too, with its paper.
  const baris = kasir.getByRole('row').filter({ hasText: no_titip })
  await expect(baris).toContainText('250,000')
  await baris.getByRole('button', { name: `Cetak ulang ${dibatalkan?.no_batal}` }).click()
  await expect(bukti).toContainText('IBU SRI')
})

it('is picked up in a sale by F7, and pays its part', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const { no_titip_group } = await titipSah(there.owner, there.owner, [kode_barcode], {
    titip: rp(2_000_000),
    nama_customer: 'PAK JOKO',
    no_hp: '081355557777',
  })
  await sales.goto('/transaksi-penjualan')
  await expect(sales.getByLabel('Pindai barcode')).toBeFocused()
  await sales.keyboard.type('s01')
  await sales.keyboard.press('Enter')
  await expect(field(sales, 'Sales')).toHaveValue('S01 RINA')
  await sales.keyboard.press('F7')
  const ambil = sales.getByRole('dialog', { name: 'Ambil Titipan' })
  await expect(field(ambil, 'Cari')).toBeFocused()
  // Who fetches it says his telephone: it finds his piece, and shows that he is the one.
  await sales.keyboard.type('081355557777')
  await expect(ambil.getByRole('button', { name: /^Ambil TTP/ })).toHaveCount(1)
  await sales.keyboard.press('Enter')
  await expect(sales.getByText('PAK JOKO')).toBeVisible()
  await expect(field(sales, 'No HP Penitip')).toHaveValue('081355557777')
  await expect(sales.getByRole('status').filter({ hasText: 'Titipan' })).toContainText('Titipan2,000,000')
  await sales.keyboard.press('F9')
  const bon = sales.getByRole('dialog', { name: /bon/i })
  await expect(bon).toContainText(`TITIPAN ${no_titip_group}`)
  await bon.getByRole('button', { name: /^Selesai/ }).click()
  await kasir.goto('/validasi-penjualan')
  await kasir.getByRole('button', { name: 'Bayar' }).press('Enter')
  const bayar = kasir.getByRole('dialog', { name: 'Terima Pembayaran' })
  await expect(bayar).toContainText(`TITIPAN ${no_titip_group}`)
  await expect(field(bayar, 'Uang Diterima')).toBeFocused()
  await kasir.keyboard.type('4jt')
  await kasir.keyboard.press('F9')
  await expect(kasir.getByRole('dialog', { name: /nota/i })).toContainText('267,000')
  same((await there.owner.call(getTitipan, { no_titip: no_titip_group })).status).toBe('DIAMBIL')
})

it('is picked up from the list, where days narrow it down', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  await titipSah(there.owner, there.owner, [kode_barcode], { nama_customer: 'BU DAFTAR' })
  await sales.goto('/lihat-titipan?tgl_akhir=2026-03-01')
  await expect(sales.getByText('Data Yang Anda Cari Tidak Ada')).toBeVisible()
  await sales.getByRole('button', { name: 'Hapus saringan Sampai tanggal' }).click()
  await sales.getByText('BU DAFTAR').first().click()
  await sales.getByRole('dialog', { name: 'BU DAFTAR' }).getByRole('button', { name: 'Ambil', exact: true }).click()
  await expect(field(sales, 'Nama Customer')).toHaveValue('BU DAFTAR')
  await expect(sales.locator('tbody tr')).toContainText(kode_barcode)
  await sales.getByRole('button', { name: 'Batal', exact: true }).click()
})

it('02.2.4 has a label with its number, printed from the deposit', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  await there.owner.call(cetakLabel, { kode_barcode: [kode_barcode], template: 'LIPAT', rangkap: 1, alasan: '' })
  const form = await titipSah(there.owner, there.owner, [kode_barcode], { nama_customer: 'BU LABEL' })
  const pemilik = await there.page()
  await signIn(pemilik, 'OWNER')
  await pemilik.goto('/lihat-titipan')
  await pemilik.getByText('BU LABEL').first().click()
  const detail = pemilik.getByRole('dialog', { name: 'BU LABEL' })
  await detail.getByRole('button', { name: 'Cetak Label' }).click()
  await expect(pemilik.getByRole('img', { name: `Label ${kode_barcode}` })).toContainText(form.no_titip_group)
  await expect(field(pemilik, 'Alasan Cetak Ulang')).toHaveValue(`TITIPAN ${form.no_titip_group}`)
  const zpl = await downloaded(pemilik, () =>
    pemilik.getByRole('button', { name: 'Berkas printer label (.zpl)' }).click(),
  )
  for (const text of [form.no_titip_group, 'SALINAN ke-1']) same(zpl.text).toContain(`^FD${text}^FS`)
})

it('02.2.4 has the labels of all its pieces printed from its slip, by who prints labels', async () => {
  const kode = [await tambahCincin(there.owner), await tambahCincin(there.owner)].map((one) => one.kode_barcode)
  await there.owner.call(cetakLabel, { kode_barcode: kode, template: 'LIPAT', rangkap: 1, alasan: '' })
  const form = await titipSah(there.owner, there.owner, kode, { nama_customer: 'BU SLIP' })
  await sales.goto('/lihat-titipan')
  await sales.getByRole('button', { name: `Cetak ulang ${form.no_titip_group}` }).click()
  const punya = sales.getByRole('dialog', { name: 'Cetak titipan' })
  await expect(punya).toContainText('BU SLIP')
  await expect(punya.getByRole('button', { name: 'Cetak Label' })).toHaveCount(0)
  await sales.keyboard.press('Escape')
  const pemilik = await there.page()
  await signIn(pemilik, 'OWNER')
  await pemilik.goto('/lihat-titipan')
  await pemilik.getByRole('button', { name: `Cetak ulang ${form.no_titip_group}` }).click()
  await pemilik.getByRole('dialog', { name: 'Cetak titipan' }).getByRole('button', { name: 'Cetak Label' }).click()
  for (const one of kode) await expect(pemilik.getByRole('row').filter({ hasText: one })).toBeVisible()
  await expect(field(pemilik, 'Alasan Cetak Ulang')).toHaveValue(`TITIPAN ${form.no_titip_group} DAN 1 LAIN`)
  const zpl = await downloaded(pemilik, () =>
    pemilik.getByRole('button', { name: 'Berkas printer label (.zpl)' }).click(),
  )
  for (const { no_titip } of form.barang) same(zpl.text).toContain(`^FD${no_titip}^FS`)
})

it('is picked up by its paper, scanned at the counter', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const { no_titip_group } = await titipSah(there.owner, there.owner, [kode_barcode], { nama_customer: 'PAK AMIR' })
  await sales.goto('/transaksi-penjualan')
  const pindai = sales.getByLabel('Pindai barcode')
  await expect(pindai).toBeFocused()
  await pindai.fill(no_titip_group)
  await sales.keyboard.press('Enter')
  await expect(field(sales, 'Nama Customer')).toHaveValue('PAK AMIR')
  await expect(sales.locator('tbody tr')).toContainText(kode_barcode)
})

it('asks for the tray where there is more than one to keep things', async () => {
  await isiBakiTitip(there.owner, 'TT02')
  const { kode_barcode } = await tambahCincin(there.owner)
  await sales.goto('/transaksi-penjualan')
  await sales
    .getByRole('button', { name: /^Batal/ })
    .first()
    .click()
  await sales.locator('input[data-scan]').fill('s01')
  await sales.keyboard.press('Enter')
  await sales.locator('input[data-scan]').fill(kode_barcode)
  await sales.keyboard.press('Enter')
  await sales.getByRole('radio', { name: 'Titip', exact: true }).press('Space')
  await field(sales, 'Nama Customer').fill('IBU DUA BAKI')
  await field(sales, 'No HP').fill('081234567891')
  await field(sales, 'Uang Titipan').fill('2000000')
  await choose(sales, 'Kode Baki Titipan', 'TT02')
  await sales.keyboard.press('F9')
  await expect(sales.getByRole('dialog', { name: /bon/i })).toContainText('2,000,000')
})
