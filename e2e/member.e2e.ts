/** A customer typed once: made a member while he is served, found again by four digits, his paper never asked for twice. */

import { sheetFile } from '@kencana/reports/sheet'
import { isiMaster } from '@kencana/testing/barang'
import { anggotaBaru } from '@kencana/testing/member'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { slow } from '@kencana/testing/slow'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { choose, read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let sales: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  sales = await there.page({ viewport: { width: 1024, height: 768 } })
  await loginAs(sales, 'SALES')
})
afterAll(() => there.close())

const isiBarang = async () => {
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  await sales.keyboard.press('F2')
  const modal = sales.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill('cincin kecil')
  await choose(sales, 'Kode Jenis', 'cin')
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat').fill('1')
  await choose(sales, 'Kondisi', 'penyok')
  await expect(modal.getByText('1,635,000')).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
}

const simpan = async () => {
  await choose(sales, 'Kode Sales', 's01')
  await choose(sales, 'Kode Baki', 'beli1')
  await sales.keyboard.press('F9')
  const slip = sales.getByRole('dialog', { name: 'Cetak bon pembelian' })
  await expect(slip).toContainText('BU RATNA')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
}

it('becomes a member while he is bought from', async () => {
  await sales.goto('/transaksi-pembelian')
  await isiBarang()
  await field(sales, 'Nama Customer').fill('bu ratna')
  await field(sales, 'No HP').fill('+62 812-4444-5555')
  await field(sales, 'Alamat').fill('jl. mawar 3')
  await sales.getByRole('button', { name: 'Jadikan Member' }).click()
  await read(sales, 'Data Berhasil Disimpan')
  await expect(sales.getByText('MEMBER M-00001')).toBeVisible()
  await field(sales, 'NIK').fill('3573010203040506')
  await simpan()
})

it('is found by four digits and Enter, with his paper and what he did before', async () => {
  await isiBarang()
  await field(sales, 'No HP').focus()
  // As fast as a scanner: nobody waits for the list.
  await sales.keyboard.type('5555')
  await sales.keyboard.press('Enter')
  await expect(field(sales, 'Nama Customer')).toHaveValue('BU RATNA')
  await expect(field(sales, 'No HP')).toHaveValue('********5555')
  await expect(field(sales, 'NIK')).toHaveValue('NIK ************0506')
  await sales.getByRole('button', { name: /^1 transaksi/ }).click()
  await expect(sales.getByRole('dialog', { name: 'Riwayat Pelanggan' })).toContainText('CINCIN KECIL')
  await sales.keyboard.press('Escape')
  await simpan()
})

it('is somebody else at a press', async () => {
  // The form has just been emptied: what is filled in within the same moment may go with it.
  await expect(async () => {
    await field(sales, 'Nama Customer').fill('ratna')
    await expect(sales.getByRole('option', { name: /BU RATNA/ })).toBeVisible({ timeout: slow(2_000) })
  }).toPass()
  // A newcomer may have a name like hers: Enter moves on.
  await sales.keyboard.press('Enter')
  await expect(sales.getByText('NON MEMBER')).toBeVisible()
  await field(sales, 'Nama Customer').focus()
  await sales.keyboard.press('ArrowDown')
  await sales.keyboard.press('Enter')
  await expect(sales.getByText('MEMBER M-00001')).toBeVisible()
  await sales.getByRole('button', { name: 'Ganti Customer' }).click()
  await expect(field(sales, 'Nama Customer')).toHaveValue('')
  await expect(sales.getByText('NON MEMBER')).toBeVisible()
})

it('is known where something is ordered, with what he did before', async () => {
  await sales.goto('/transaksi-pesanan')
  await expect(sales.getByText('Data Barang Masih Kosong')).toBeVisible()
  await field(sales, 'No HP').focus()
  await sales.keyboard.type('5555')
  await sales.keyboard.press('Enter')
  await expect(field(sales, 'Nama Customer')).toHaveValue('BU RATNA')
  await expect(field(sales, 'No HP')).toHaveValue('********5555')
  await expect(sales.getByText('MEMBER M-00001')).toBeVisible()
  await sales.getByRole('button', { name: /^2 transaksi/ }).click()
  await expect(sales.getByRole('dialog', { name: 'Riwayat Pelanggan' })).toContainText('CINCIN KECIL')
  await sales.keyboard.press('Escape')
})

it('is looked for with the fourth digit, and nobody waits for the last', async () => {
  const cepat = await there.page()
  await signIn(cepat, 'SALES')
  await cepat.goto('/transaksi-pesanan')
  await expect(cepat.getByText('Data Barang Masih Kosong')).toBeVisible()
  // From here on no time passes in this window but what the test lets pass.
  await cepat.clock.install()
  await cepat.clock.pauseAt(Date.now() + 1000)
  await field(cepat, 'No HP').focus()
  const dicari: string[] = []
  cepat.on('request', (one) => {
    const url = new URL(one.url())
    if (url.pathname === '/api/v1/pelanggan/cari') dicari.push(url.searchParams.get('q') ?? '')
  })
  for (const angka of ['555', '5', '6']) {
    await cepat.keyboard.type(angka)
    await cepat.clock.runFor(50)
  }
  await expect.poll(() => dicari).toEqual(['5555', '55556'])
  await cepat.close()
})

it('stands in the list of members, which finds him by the end of his telephone', async () => {
  await sales.goto('/data-member')
  await expect(sales.locator('tbody tr')).toHaveCount(1)
  await sales.keyboard.press('F2')
  const dialog = sales.getByRole('dialog', { name: 'Tambah Data Member' })
  await field(dialog, 'Nama Member').fill('pak budi')
  await field(dialog, 'No HP').fill('123')
  await sales.keyboard.press('F9')
  await expect(dialog.getByText('No HP Harus 8 Sampai 15 Angka, Mulai Dari 0')).toBeVisible()
  await field(dialog, 'No HP').fill('081266667777')
  await sales.keyboard.press('F9')
  await read(sales, 'Data Berhasil Disimpan')
  await expect(sales.locator('tbody tr')).toHaveCount(2)
  await sales.getByPlaceholder('Cari nama, kode, angka akhir No HP').fill('7777')
  await expect(sales.locator('tbody tr')).toHaveCount(1)
  await expect(sales.getByRole('row', { name: /PAK BUDI/ })).toContainText('M-00002')
})

it('is one page, found by four digits, from which his papers open', async () => {
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  const kasir = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(kasir, 'KASIR')
  await kasir.goto('/lihat-transaksi-member')
  await expect(kasir.getByText('Cari seorang member')).toBeVisible()
  await kasir.keyboard.type('5555')
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByText('M-00001 sejak')).toBeVisible()
  await expect(kasir.locator('tbody tr')).toHaveCount(2)
  await kasir.keyboard.press('F2')
  await kasir.keyboard.type('tidak ada')
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByText('Member TIDAK ADA Tidak Ada')).toBeVisible()
  // Who has just been asked for stays until somebody else is found.
  await expect(kasir.getByText('M-00001 sejak')).toBeVisible()
  await kasir.locator('tbody tr').first().click()
  await expect(kasir).toHaveURL(/lihat-pembelian\?q=/)
})

it('has a card, a paper that owners open, and is forgotten when he asks', async () => {
  const owner = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(owner, 'OWNER')
  await owner.goto('/lihat-transaksi-member?kode_member=M-00002')
  await owner.getByRole('button', { name: 'Cetak Kartu' }).click()
  const kartu = owner.getByRole('dialog', { name: 'Cetak Label' })
  await expect(kartu).toContainText(/M-00002\.[A-Z2-7]{10}/)
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Kartu Hilang' }).click()
  await owner.getByRole('dialog', { name: 'Ganti kartu M-00002 ?' }).getByRole('button').last().click()
  await expect(kartu).toContainText(/M-00002\.[A-Z2-7]{10}/)
  await owner.keyboard.press('Escape')

  await owner.goto('/data-member')
  await owner.getByRole('button', { name: 'Identitas M-00001' }).click()
  const paper = owner.getByRole('dialog', { name: 'Identitas Member' })
  await expect(paper).toContainText('NIK ************0506')
  await paper.getByRole('button', { name: 'Lihat Lengkap' }).click()
  await expect(paper).toContainText('NIK 3573010203040506')
  await expect(paper).toContainText('Belum pernah dilihat lengkap')
  await owner.keyboard.press('Escape')

  await owner.goto('/lihat-transaksi-member?kode_member=M-00002')
  await owner.getByRole('button', { name: 'Hapus Data Pribadi' }).click()
  const lupa = owner.getByRole('dialog', { name: 'Hapus Data Pribadi' })
  await owner.keyboard.press('F9')
  await expect(lupa.getByText('Alasan Harus Diisi')).toBeVisible()
  await field(lupa, 'Alasan').fill('diminta orangnya')
  await owner.keyboard.press('F9')
  await read(owner, 'Data Pribadi Berhasil Dihapus')
  await expect(owner.getByText('TANPA NAMA')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Cetak Kartu' })).toHaveCount(0)
})

it('who was deleted is taken back under his number, when he is entered anew by his telephone', async () => {
  const kode = await anggotaBaru(there.owner, 'BU PERGI', '081255558888')
  const owner = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(owner, 'OWNER')
  await owner.goto('/data-member?q=8888')
  await owner.getByRole('button', { name: `Hapus ${kode}` }).click()
  await owner.getByRole('alertdialog').or(owner.getByRole('dialog')).getByRole('button').last().click()
  await read(owner, 'Data Berhasil Di Hapus')
  await owner.keyboard.press('F2')
  const dialog = owner.getByRole('dialog', { name: 'Tambah Data Member' })
  await field(dialog, 'Nama Member').fill('bu kembali')
  await field(dialog, 'No HP').fill('081255558888')
  await owner.keyboard.press('F9')
  const warning = owner.getByRole('dialog', { name: 'Warning !!!' })
  await expect(warning).toContainText(`Member ${kode} Berstatus DELETED, Aktifkan Kembali ?`)
  await warning.getByRole('button', { name: 'Aktifkan' }).click()
  await expect(owner.getByRole('row', { name: /BU PERGI/ })).toContainText(kode)
})

it('come in from a sheet, all mistakes told first, then all of them', async () => {
  const owner = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(owner, 'OWNER')
  await owner.goto('/data-member')
  await owner.getByRole('button', { name: 'Excel' }).click()
  const impor = owner
    .getByRole('dialog', { name: 'Excel Data Member' })
    .or(owner.getByRole('dialog', { name: 'Excel Member' }))
  const kepala = ['KODE MEMBER', 'NAMA MEMBER', 'NO HP', 'ALAMAT', 'TANGGAL LAHIR', 'PESAN WA', 'CATATAN']
  const lembar = async (...rows: string[][]) => {
    const buffer = Buffer.from(await (await sheetFile(kepala, rows)).arrayBuffer())
    await impor.getByLabel('Berkas Excel').setInputFiles({ name: 'member.xlsx', mimeType: 'application/x', buffer })
  }
  const ratna = ['', 'BU RATNA', '081299998888', 'JL. BARU 2', '1980-02-28', 'YA', '']
  await lembar(ratna, ['', 'PAK SALAH', '12', '', '', 'TIDAK', ''])
  await expect(impor.getByRole('list', { name: 'Baris yang salah' })).toContainText('No HP Harus 8 Sampai 15 Angka')
  await expect(impor.getByRole('button', { name: /Simpan Data/ })).toBeDisabled()
  await lembar(ratna, ['', 'PAK BENAR', '081299997777', '', '', 'TIDAK', ''])
  await impor.getByRole('button', { name: /Simpan Data/ }).click()
  await read(owner, 'Data Berhasil Disimpan')
  await expect(owner.getByRole('cell', { name: 'BU RATNA', exact: true }).first()).toBeVisible()
  await expect(owner.getByRole('cell', { name: 'PAK BENAR', exact: true }).first()).toBeVisible()
  const kode = await anggotaBaru(there.owner, 'BU LENGKAP', '081299996666')
  await owner.getByRole('button', { name: 'Excel' }).click()
  await lembar([kode, 'BU LENGKAP', '', '', '', 'TIDAK', ''])
  await expect(impor).toContainText('No HP 1 dikosongkan')
})

it('is one with who he was entered as before', async () => {
  await anggotaBaru(there.owner, 'BU KEMBAR', '081244440001')
  const asli = await anggotaBaru(there.owner, 'BU KEMBAR ASLI', '081244440002')
  const owner = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(owner, 'OWNER')
  await owner.goto(`/lihat-transaksi-member?kode_member=${asli}`)
  await owner.getByRole('button', { name: 'Gabungkan Member' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Gabungkan Member' })
  await owner.keyboard.press('F9')
  await expect(dialog).toContainText('Member Yang Sama Harus Dipilih')
  await field(dialog, 'Member Yang Sama').fill('0001')
  await owner.keyboard.press('Enter')
  await expect(field(dialog, 'Member Yang Sama')).toHaveValue(/BU KEMBAR$/)
  await field(dialog, 'Alasan').fill('dicatat dua kali')
  await owner.keyboard.press('F9')
  await read(owner, 'BU KEMBAR Berhasil Digabung Ke BU KEMBAR ASLI')
  await owner.keyboard.press('F2')
  await owner.keyboard.type('0001')
  await owner.keyboard.press('Enter')
  await expect(owner.getByText(`${asli} sejak`)).toBeVisible()
})
