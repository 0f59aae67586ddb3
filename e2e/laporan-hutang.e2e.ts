/** Reports of loans in the browser, the ledger behind a total, and the letter on A5. */
import { isiMaster } from '@kencana/testing/barang'
import { ditimbangLagi, hutangMenunggu, hutangSemua } from '@kencana/testing/hutang'
import { disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { getHutang } from '../features/hutang/transaksi-hutang/hutang.contract.ts'
import { simpanFotoHutang, validasiHutang } from '../features/hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { pdfFoto } from '../packages/reports/src/qr.fixture.ts'
import { pdfTexts } from '../packages/reports/src/testing.fixture.ts'
import { downloaded, photo } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let no_hutang: string
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPembelian(owner)
  await hutangSemua(owner)
  const menunggu = await hutangMenunggu(owner, { nama_customer: 'BU KERTAS' })
  no_hutang = menunggu.no_hutang
  const foto = (await photo()).buffer.toString('base64') as never
  await owner.call(simpanFotoHutang, { no_hutang, urut: 1, foto })
  await disetujuiBila(owner, validasiHutang, ditimbangLagi(menunggu))
  page = await there.page()
  await signIn(page, 'OWNER')
})
afterAll(() => there.close())

it.each([
  ['/laporan-transaksi-hutang', 'Laporan Transaksi Hutang', 'BU KERTAS'],
  ['/laporan-hutang-lunas', 'Laporan Hutang Lunas', 'PEREMAJAAN'],
  ['/laporan-batal-hutang', 'Laporan Batal Hutang', '500,000'],
  ['/laporan-stock-hutang', 'Laporan Stock Hutang', 'KALUNG'],
])('shows %s', async (path, judul, isi) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText(`${judul} Tersedia`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tabel laporan' })).toContainText(isi)
})

it('asks what was redeemed by who took the money', async () => {
  await page.goto('/laporan-hutang-lunas')
  const tabel = page.getByRole('region', { name: 'Tabel laporan' })
  const cari = async (siapa: string) => {
    await field(page, 'Divalidasi Oleh').fill(siapa)
    await page.getByRole('button', { name: 'Cari Laporan' }).click()
  }
  await cari('orang lain')
  await expect(page.getByText('Data Laporan Tidak Tersedia').first()).toBeVisible()
  await expect(tabel.getByRole('row', { name: /PEREMAJAAN/ })).toHaveCount(0)
  await cari('owner')
  await expect(tabel.getByRole('row', { name: /PEREMAJAAN/ })).toHaveCount(1)
})

it('leads from what is lent to the ledger', async () => {
  await page.goto('/laporan-batal-hutang')
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await page
    .locator('tfoot')
    .getByRole('button', { name: /Pokok Batal: 500,000/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Batal Hutang' })).toContainText('PIUTANG')
  await page.keyboard.press('Escape')
})

it('gives the letter of a loan as a page of A5', async () => {
  await page.goto('/lihat-hutang')
  await page.getByText(no_hutang).click()
  await page.getByRole('button', { name: 'Cetak Surat' }).click()
  const slip = page.getByRole('dialog', { name: 'Cetak surat hutang' })
  const pdf = await downloaded(page, () => slip.getByRole('button', { name: 'A5 PDF' }).click())
  const [halaman = []] = pdfTexts(pdf.bytes)
  for (const isi of ['SURAT HUTANG', 'BU KERTAS', '5,400,000', no_hutang]) same(halaman).toContain(isi)
  // Both photos of its bracelet, as they are kept.
  const { barang } = await there.owner.call(getHutang, { no_hutang })
  const disimpan = await Promise.all(
    (barang[0]?.foto ?? []).map(async (hash) =>
      Buffer.from((await there.shop.deps.blob.get(hash)) ?? '').toString('base64'),
    ),
  )
  same(disimpan).toHaveLength(2)
  same(pdfFoto(pdf.bytes).map((one) => Buffer.from(one).toString('base64'))).toEqual(disimpan)
})
