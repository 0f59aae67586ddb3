/** The screen of selling as it stands there: readable for everybody, and its paper printed by itself. */
import { sql } from '@kencana/database'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, it, expect as same } from 'vitest'
import { createUser } from '../features/akses/users/users.contract.ts'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { violations } from './axe.ts'
import { read, scan } from './goods.ts'
import { PRINTER } from './printer.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await isiRekening(there.owner, '0111')
  await there.shop.user(there.owner, 'SALES', 'SALES')
})
afterEach(() => there.leave())
afterAll(() => there.close())

const cincin = async (): Promise<string> => (await tambahCincin(there.owner)).kode_barcode

/** A sale with a piece in hand and S01 serving. */
const jualan = async (page: Page) => {
  await signIn(page, 'SALES')
  await page.goto('/transaksi-penjualan')
  await scan(page, await cincin())
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await scan(page, 's01')
}

it.each(['light', 'dark'] as const)('has nothing that somebody cannot read or reach, in %s', async (colorScheme) => {
  const page = await there.page({ colorScheme })
  await jualan(page)
  for (let at = 0; at < 2; at++) await page.keyboard.press('F4')
  await expect(page.getByRole('combobox', { name: 'Cara Bayar 2' })).toBeFocused()
  same(await violations(page, colorScheme === 'dark')).toEqual([])
  await page.locator('tbody tr').click()
  await expect(page.getByRole('dialog', { name: 'CINCIN MILANO' })).toBeVisible()
  same(await violations(page, colorScheme === 'dark')).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('F10')
  await page.getByRole('button', { name: '1 ditahan' }).click()
  await expect(page.getByRole('dialog', { name: 'Draft Ditahan' })).toBeVisible()
  same(await violations(page, colorScheme === 'dark')).toEqual([])
})

it('shows the account of a card whole and says below the amount that it is missing, on 1024', async () => {
  const page = await there.page({ viewport: { width: 1024, height: 768 } })
  await jualan(page)
  for (let at = 0; at < 2; at++) await page.keyboard.press('F4')
  await expect(page.getByRole('combobox', { name: 'Cara Bayar 2' })).toBeFocused()
  await page.keyboard.type('deb')
  await page.keyboard.press('Enter')
  const rekening = page.getByRole('combobox', { name: 'No Rekening 2' })
  await expect(rekening).toHaveValue('0111 BCA, KENCANA')
  const lebih = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[aria-label="No Rekening 2"]'))`
  same(await page.evaluate<number>(lebih)).toBeLessThanOrEqual(0)
  await page.keyboard.press('F9')
  await expect(page.getByLabel('Jumlah Bayar 2')).toBeFocused()
  const kurang = await page.getByText('Jumlah Bayar Harus Diisi').boundingBox()
  const bar = await page.getByRole('button', { name: /^Simpan Data/ }).boundingBox()
  same((kurang?.y ?? 0) + (kurang?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 8)
})

it('prints by itself where a printer is paired, once', async () => {
  const on = await there.page()
  await on.addInitScript(PRINTER)
  await jualan(on)
  await on.keyboard.press('F9')
  await expect(on.getByRole('dialog', { name: 'Cetak bon kasir' })).toBeVisible()
  const cetakan = () => on.evaluate<string[]>('window.kencanaCetakan')
  await expect.poll(async () => (await cetakan()).join('')).toContain('BUKAN NOTA')
  // Enter goes on: a second press is no second print.
  await expect(
    on.getByRole('dialog', { name: 'Cetak bon kasir' }).getByRole('button', { name: /^Selesai/ }),
  ).toBeFocused()
  await on.keyboard.press('Enter')
  await expect(on.getByText('Pindai barang yang akan dijual')).toBeVisible()
  same((await cetakan()).join('').match(/BUKAN NOTA/g)).toHaveLength(1)
  // A first paper has no reason.
  same(await there.shop.db.rows(sql`SELECT jenis, alasan FROM cetak`)).toEqual([{ jenis: 'BON PENJUALAN', alasan: '' }])
})

// Runs in the page: by how much the lines are wider than their place.
const LEBIH = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[aria-label="Daftar barang"]'))`

it.each([
  [1024, 768],
  [390, 844],
])('shows what each piece costs without scrolling sideways, %i wide', async (width, height) => {
  const page = await there.page({ viewport: { width, height } })
  await jualan(page)
  const daftar = page.getByRole('region', { name: 'Daftar barang' })
  await expect(daftar.getByRole('columnheader', { name: 'Total (Rp)' })).toBeVisible()
  await expect.poll(() => page.evaluate<number>(LEBIH)).toBe(0)
})

it('asks for the paper of who buys for much on one day, once the server said so', async () => {
  await disetujuiBila(there.owner, ubahParaSystem, { key: 'batas_lapor', value: '10000000', otorisasi: null })
  const dia = { nama_customer: 'BU KAYA', no_hp: '081399990000' }
  await there.owner.call(jual, await formJual(there.owner, [await cincin()], dia))
  const page = await there.page()
  await jualan(page)
  await expect(field(page, 'NIK')).toHaveCount(0)
  await field(page, 'Nama Customer').fill(dia.nama_customer)
  await field(page, 'No HP').fill(dia.no_hp)
  await page.keyboard.press('F9')
  await read(page, 'Oopss!!', 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 10,000,000 Sehari')
  await field(page, 'Alamat').fill('JL. EMAS 1')
  await field(page, 'NIK').fill('3573010203040506')
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: /bon/i })).toContainText('BU KAYA')
})

it('weighs a piece again where the shop wants that, and sells none that weighs something else', async () => {
  const page = await there.page()
  await jualan(page)
  const baris = page.locator('tbody tr')
  // A shop that does not weigh is not asked to.
  await baris.click()
  const dialog = page.getByRole('dialog', { name: 'CINCIN MILANO' })
  await expect(field(dialog, 'Total')).toBeVisible()
  await expect(field(dialog, 'Berat Timbang')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await there.owner.call(ubahParaSystem, { key: 'timbang_jual', value: 'WAJIB' })
  await expect(page.getByText('Draft tersimpan')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  // F9 opens the first piece that nobody weighed, and the scale that types re-prices nothing.
  const kata = page.getByRole('dialog', { name: 'Oopss!!' })
  const timbang = async (berat: string) => {
    await expect(field(dialog, 'Berat Timbang')).toBeFocused()
    await page.keyboard.type(berat)
    await page.keyboard.press('F9')
    await expect(baris).toContainText(berat)
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('F9')
  }
  // Before a gap of its money: what it weighs may change what is to be paid.
  await scan(page, '1jt')
  await expect(page.getByText('Sisa').first()).toBeVisible()
  await page.keyboard.press('F9')
  await expect(dialog.getByText('Berat Timbang Harus Diisi')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hapus pembayaran 1' }).click()
  await page.keyboard.press('F9')
  await expect(dialog.getByText('Berat Timbang Harus Diisi')).toBeVisible()
  await timbang('3.285')
  await expect(kata).toContainText('Timbang Ulang Atau Koreksi Berat')
  await page.keyboard.press('Escape')
  // What was weighed is weighed again by choice: the price comes first.
  await baris.click()
  await expect(field(dialog, 'Total')).toBeFocused()
  await field(dialog, 'Berat Timbang').fill('')
  await page.keyboard.press('F9')
  await baris.click()
  await timbang('3.480')
  await expect(page.getByRole('dialog', { name: /bon/i })).toContainText('5,733,000')
  await there.owner.call(ubahParaSystem, { key: 'timbang_jual', value: 'TIDAK' })
})

it('chooses who is a sales person himself, in every form that asks for one, and keeps no draft for it', async () => {
  await there.owner.call(createUser, {
    user_id: 'RATNA',
    user_name: 'RATNA',
    level: 'SALES',
    kode_toko: 'TK01',
    password: 'kencana123',
    kode_sales: 'S07',
  })
  await there.shop.login('RATNA')
  const page = await there.page()
  await signIn(page, 'RATNA')
  const forms = [
    ['/transaksi-penjualan', 'Sales'],
    ['/transaksi-pembelian', 'Kode Sales'],
    ['/transaksi-pesanan', 'Kode Sales'],
    ['/transaksi-hutang', 'Kode Sales'],
  ] as const
  for (const [path, label] of forms) {
    await page.goto(path)
    await expect(field(page, label)).toHaveValue('S07 RATNA')
  }
  for (const [path, label] of forms) {
    await page.goto(path)
    await expect(field(page, label)).toHaveValue('S07 RATNA')
    expect(await page.getByText('Lanjutkan draft?').count()).toBe(0)
  }
  // Another one may be chosen, for this form alone.
  await page.goto('/transaksi-penjualan')
  await scan(page, 's01')
  await expect(field(page, 'Sales')).toHaveValue(/^S01 /)
  await page.getByRole('button', { name: /^Batal/ }).click()
  await expect(field(page, 'Sales')).toHaveValue('S07 RATNA')
  // Or nobody yet: he does not come back while another one is typed.
  for (const [path, label] of forms) {
    await page.goto(path)
    await expect(field(page, label)).toHaveValue('S07 RATNA')
    const sales = page.getByRole('combobox', { name: label })
    await sales.fill('')
    await sales.blur()
    await expect(sales).toHaveAttribute('aria-expanded', 'false')
    await expect(sales).toHaveValue('')
  }
})

it('makes the Sales of a new user of level SALES with him, by the next code', async () => {
  const page = await there.page()
  await signIn(page, 'OWNER')
  await page.goto('/data-users')
  await expect(page.getByText('SALES', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('F2')
  const form = page.getByRole('dialog', { name: 'Tambah User', exact: true })
  for (const text of ['budi', 'budi lestari', 'sales']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  const kode = await field(form, 'Kode Sales').inputValue()
  same(kode).toMatch(/^S\d\d$/)
  await expect(form.getByText('Sales ini dibuat bersama user')).toBeVisible()
  await field(form, 'Password').fill('RahasiaBudi1')
  await page.keyboard.press('F9')
  await read(page, 'Data Berhasil Disimpan')
  await page.goto('/master-sales')
  await expect(page.getByRole('row').filter({ hasText: kode })).toContainText('BUDI LESTARI')
})
