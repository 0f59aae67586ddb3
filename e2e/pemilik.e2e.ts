/** The owner's page on a phone: all shops, each number with its lines, and the shop next door one press away. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { isiBaki, isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { gelangJaminan, hutangSah, isiPinjaman } from '@kencana/testing/hutang'
import { disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { formJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { slow } from '@kencana/testing/slow'
import { isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it, expect as same } from 'vitest'
import { ambilKas } from '../features/keuangan/uang/uang.contract.ts'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { violations } from './axe.ts'
import { terlaluLebar } from './lebar.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiPinjaman(owner)
  await isiBakiTitip(owner)
  await shop.toko(owner, 'TK02')
  const sana = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
  await isiBaki(sana)
  await isiPenjualan(sana)
  const cincin = async (siapa = owner) => (await tambahCincin(siapa)).kode_barcode
  const sales = await shop.user(owner, 'SALES', 'SALES')
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const BUDI = { nama_customer: 'BUDI', no_hp: '08155501', alamat: 'JL. SATU 1', nik: '3573010203040507' }
  await jualSah(owner, owner, [await cincin(), await cincin()], BUDI)
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '11466000', otorisasi: null })
  // A sale that waits, a loan that its goods covered on its day, and a question of the shop next door.
  await owner.call(jual, await formJual(owner, [await cincin()]))
  await hutangSah(sales, kasir, { detail_barang: [gelangJaminan()], jumlah_hutang: rp(5_000_000) })
  await jualSah(sana, sana, [await cincin(sana)])
  await titipSah(owner, owner, [await cincin()], { mengikat: true, nama_customer: 'SARI', no_hp: '08123456' })
  await koreksiSetuju(owner, { kode: await cincin(), berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
  const diSana = await shop.user(sana, 'KASIR2', 'KASIR', 'TK02')
  const keluar = { kode_transaksi: 'BIAYA TOKO', keterangan: 'coba', jumlah: 600_000 }
  same((await diSana.send('POST', ambilKas.path, { body: keluar })).headers['x-minta']).toBeDefined()
  page = await there.page({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await loginAs(page, 'OWNER')
})
afterAll(() => there.close())

/** The page with every card of it: each is a question of its own, and the last one answered may be any of them. */
const bukaLengkap = async (): Promise<void> => {
  await page.goto('/dashboard/pemilik')
  for (const nama of ['Harga terkunci', 'Seminggu TK01', 'Seminggu TK02'])
    await expect(page.getByRole('list', { name: nama })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Pantau customer' })).toContainText('BUDI')
  await expect(page.getByText(/belum dilihat/).first()).toBeVisible()
}
const tepat = (text: string): RegExp => new RegExp(`^${text.replace(/[^\w ]/g, String.raw`\$&`)}$`)

/** The cards that have a name, or the one of that name. */
const kartu = (nama: RegExp = /./) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('header > span', { hasText: nama }) })
const tombol = (di: Locator) => di.locator('a[href*="/"], button')

/** What can be pressed: its card, its name, and which of several of that name it is; the text to send on leads nowhere here. */
const dipencet = async (): Promise<{ judul: string; nama: string; ke: number }[]> => {
  const semua: { judul: string; nama: string; ke: number }[] = []
  for (const satu of await kartu().all()) {
    const judul = (await satu.locator('header > span').textContent()) ?? ''
    if (judul === 'Ringkasan untuk dikirim') continue
    const nama = await tombol(satu).allTextContents()
    semua.push(...nama.map((one, at) => ({ judul, nama: one, ke: nama.slice(0, at).filter((n) => n === one).length })))
  }
  return semua
}

describe('Dashboard Pemilik', () => {
  it('is one press from the dashboard and shows all shops without a sideways scroll', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Semua toko, risiko harga dan pantauan' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard Pemilik' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Semua toko' })).toContainText('17,199,000')
    await expect(page.getByRole('list', { name: 'Toko TK01' })).toContainText('2 pcs, 6.970 g')
    await expect(page.getByRole('list', { name: 'Toko TK02' })).toContainText('5,733,000')
    await expect(page.getByRole('list', { name: 'Harga terkunci' })).toContainText('3.485 g')
    await expect(page.getByRole('list', { name: 'Seminggu TK01' })).toContainText('0.485 g')
    await expect(page.getByRole('list', { name: 'Pantau customer' })).toContainText('TK01, 1 nota')
    same(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    const bar = page.getByRole('navigation', { name: 'Pintas' })
    await expect(bar.locator('[aria-current]')).toHaveText(['Dashboard'])
    same(await violations(page)).toEqual([])
  })

  it('sends the text of the day on', async () => {
    const ke = await page.getByRole('link', { name: 'Kirim WhatsApp' }).getAttribute('href')
    const teks = decodeURIComponent(String(ke).replace('https://wa.me/?text=', ''))
    same(teks).toContain('Penjualan: 2 pcs, 6.970 g, Rp. 11,466,000')
    same(teks).toContain('*Semua toko*\nPenjualan: 3 pcs, 10.455 g, Rp. 17,199,000')
  })

  it('copies it for any other way', async () => {
    await page.getByRole('button', { name: 'Salin' }).click()
    await expect(page.getByText('Ringkasan Disalin')).toBeVisible()
    const disalin = await page.evaluate<string>('navigator.clipboard.readText()')
    same(disalin).toContain('*Semua toko*\nPenjualan: 3 pcs, 10.455 g, Rp. 17,199,000')
  })

  it('reads its figures anew while it is looked at', async () => {
    const { kode_barcode } = await tambahCincin(there.owner)
    await jualSah(there.owner, there.owner, [kode_barcode])
    await expect(page.getByRole('region', { name: 'Semua toko' })).toContainText('22,932,000', {
      timeout: slow(30_000),
    })
  })

  it('leads from cash to its ledger lines, and from a number of another shop to its report there', async () => {
    await page.getByRole('list', { name: 'Toko TK02' }).getByRole('button', { name: 'Kas' }).click()
    const buku = page.getByRole('dialog', { name: 'KAS TK02' })
    await expect(buku).toContainText('5,733,000')
    await page.keyboard.press('Escape')
    // An account that nothing moved on this day is told in rupiah all the same.
    await page.getByRole('list', { name: 'Toko TK02' }).getByRole('button', { name: 'Bank' }).click()
    const bank = page.getByRole('dialog', { name: 'BANK TK02' })
    await expect(bank).toContainText('Tidak Ada Mutasi')
    await expect(bank).toContainText('Saldo akhir Rp. 0')
    await expect(bank).not.toContainText('pcs')
    await page.keyboard.press('Escape')
    await page.getByRole('list', { name: 'Toko TK02' }).getByRole('button', { name: 'Penjualan' }).click()
    await expect(page).toHaveURL(/\/laporan-transaksi-penjualan\?/)
    await expect(page.getByText('TK02').first()).toBeVisible()
    await page.getByRole('button', { name: 'Cari Laporan' }).click()
    await expect(page.getByText('5,733,000').first()).toBeVisible()
  })

  it('says how much loans lack when gold has fallen', async () => {
    await there.shop.db.run(sql`UPDATE master_group SET harga = 700000 WHERE kode_group = 'MM'`)
    await bukaLengkap()
    // 7 g at 700,000; 5,000,000 and a month of 2 %
    await expect(page.getByRole('list', { name: 'Jaminan kurang' })).toContainText('200,000')
  })

  it('opens what a sum over all shops is of', async () => {
    await bukaLengkap()
    await page.getByRole('button', { name: 'Penjualan semua toko' }).click()
    const semua = page.getByRole('dialog', { name: 'Penjualan semua toko' })
    await expect(semua.getByRole('row')).toHaveCount(4)
    await expect(semua.locator('tfoot')).toContainText('22,932,000')
    same(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Titipan uang di tangan' }).click()
    const janji = page.getByRole('dialog', { name: 'Harga terkunci' })
    await expect(janji.locator('tfoot')).toContainText('2,866,500')
    same(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  it('leads from every number that can be pressed to lines or to a screen of the shop', async () => {
    await bukaLengkap()
    const semua = await dipencet()
    same(semua.length).toBeGreaterThan(20)
    // One of each kind: what waits, what was asked, who is watched, what loans lack.
    for (const nama of ['Penjualan 1', 'Minta otorisasi', 'BUDI', 'Kurang dari pokok dan bunga'])
      same(semua.map((one) => one.nama)).toContain(nama)
    for (const { judul, nama, ke } of semua) {
      await bukaLengkap()
      await tombol(kartu(tepat(judul)))
        .filter({ hasText: tepat(nama) })
        .nth(ke)
        .click()
      const buku = page.getByRole('dialog')
      const layar = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Dashboard Pemilik' })
      await expect(buku.or(layar).first(), `${judul}: ${nama}`).toBeVisible()
      await expect(page.getByText(/Tidak Di Izinkan|Tidak Ditemukan/)).toHaveCount(0)
    }
  })

  it.each([
    ['light', 1024, 768],
    ['dark', 1024, 768],
    ['dark', 390, 844],
  ] as const)('is readable in %s at %i x %i, nothing cut', async (colorScheme, width, height) => {
    const satu = await there.page({ colorScheme, viewport: { width, height } })
    await signIn(satu, 'OWNER')
    await satu.goto('/dashboard/pemilik')
    await expect(satu.getByRole('list', { name: 'Pantau customer' })).toContainText('BUDI')
    await expect(satu.getByRole('list', { name: 'Jaminan kurang' })).toBeVisible()
    same(await violations(satu)).toEqual([])
    same(await terlaluLebar(satu)).toEqual([])
  })

  it('is locked for others', async () => {
    const kasir = await there.page()
    await signIn(kasir, 'KASIR')
    await kasir.goto('/dashboard/pemilik')
    await expect(kasir.getByRole('heading', { name: 'Akses Di Menu Ini Tidak Di Izinkan' })).toBeVisible()
  })
})
