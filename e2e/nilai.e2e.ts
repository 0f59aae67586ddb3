/** The owner gives his gold its value in the browser, closes, and reads what he earned and owns, down to the ledger. */
import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { batalKoreksiNilai } from '../features/neraca/nilai/koreksi-nilai.contract.ts'
import { downloaded, excelCells } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, loginAs, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  page = await there.page()
})
afterAll(() => there.close())

const cari = async (path: string, judul: string) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Cari Laporan' }).click()
  await expect(page.getByText(`${judul} Tersedia`)).toBeVisible()
  return page.getByRole('region', { name: 'Tabel laporan' })
}

it('gives own gold its value with one press', async () => {
  const satu = await tambahCincin(there.owner)
  await tambahCincin(there.owner)
  await signIn(page, 'OWNER')
  await page.goto('/nilai-awal')
  await expect(page.getByText('Belum dinilai')).toBeVisible()
  // 6.970 g x 2,300,000 x 70 %
  await expect(page.getByRole('button', { name: 'Simpan Nilai Awal' })).toBeEnabled()
  if (process.env.GAMBAR) await page.screenshot({ path: `${process.env.GAMBAR}/awal.png` })
  await page.keyboard.press('F9')
  const tanya = page.getByRole('dialog', { name: 'Simpan Nilai Awal?' })
  // 6.970 g x 2,350,000 x 70 %
  await expect(tanya).toContainText('mulai dengan nilai Rp. 11,221,700; menurut harga hari ini Rp. 11,465,650')
  await tanya.getByRole('button', { name: 'Simpan Nilai Awal' }).click()
  await expect(page.getByText(/Dinilai sejak/)).toBeVisible()
  await expect(page.getByText('NA-TK01-260302-0001')).toBeVisible()
  await jualSah(there.owner, there.owner, [satu.kode_barcode])
  await beliSah(there.owner, [cincinLama({ harga: rp(5_000_000) })])
  there.owner = await there.shop.nextDay(there.owner)
})

it('tells what was earned, each number with its ledger lines', async () => {
  await page.goto('/')
  await loginAs(page, 'OWNER')
  const hari = '?tgl_awal=2026-03-02&tgl_akhir=2026-03-02'
  // (11,221,700 + 5,000,000) x 3.485 / 10.455
  await expect(await cari(`/laba-rugi${hari}`, 'Laba Rugi')).toContainText('5,407,233')
  await page
    .getByRole('button', { name: /Jumlah: .5,407,233/ })
    .first()
    .click()
  const buku = page.getByRole('dialog', { name: 'Laba Rugi' })
  await buku.getByRole('button', { name: 'NL-TK01-260302-0001, lihat isinya' }).click()
  const isi = page.getByRole('dialog', { name: 'Nilai NL-TK01-260302-0001' })
  await expect(isi.getByRole('row', { name: /BELI.*3\.485.*5,000,000.*PEMBELIAN/ })).toBeVisible()
  await expect(isi.getByRole('row', { name: /JUAL.*3\.485.*5,407,233.*HPP MM/ })).toBeVisible()
  // One step back, then out.
  await page.keyboard.press('Escape')
  await expect(buku).toContainText('NL-TK01-260302-0001')
  await page.keyboard.press('Escape')
  await expect(buku).toHaveCount(0)
})

it('leads from each number of a shop in the tables of the chain to its own lines', async () => {
  const masa = 'type_laporan=RANTAI&tgl_awal=2026-03-02&tgl_akhir=2026-03-02'
  await cari(`/laba-rugi?${masa}`, 'Laba Rugi')
  await page.getByRole('button', { name: /^TK01 HPP: .5,407,233, lihat jurnal/ }).click()
  const laba = page.getByRole('dialog', { name: 'Laba Rugi' })
  await expect(laba.getByRole('row', { name: /NL-TK01-260302-0001.*HPP MM/ })).toBeVisible()
  await expect(laba.getByRole('row', { name: /PENJUALAN/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await cari('/neraca-keuangan?type_laporan=RANTAI&tanggal=2026-03-02', 'Neraca Keuangan')
  // 11,221,700 + 5,000,000 - 5,407,233
  await page.getByRole('button', { name: 'TK01 Persediaan: 10,814,467, lihat jurnal' }).click()
  const neraca = page.getByRole('dialog', { name: 'Neraca Keuangan' })
  await expect(neraca.getByRole('row', { name: /NA-TK01-260302-0001.*11,221,700/ })).toBeVisible()
  await expect(neraca.getByRole('row', { name: /NL-TK01-260302-0001/ })).toBeVisible()
  await page.keyboard.press('Escape')
})

it('puts a value right with a reason, takes that back, and tells both', async () => {
  await page.goto('/nilai-awal')
  await page.getByRole('button', { name: 'Koreksi nilai MM' }).click()
  const dialog = page.getByRole('dialog', { name: /Koreksi Nilai/ })
  await expect(dialog.getByLabel('Nilai Seharusnya')).toBeFocused()
  await page.keyboard.type('10000000')
  await page.keyboard.press('Enter')
  await page.keyboard.type('salah ketik')
  if (process.env.GAMBAR) await page.screenshot({ path: `${process.env.GAMBAR}/dialog.png` })
  await page.keyboard.press('F9')
  await expect(page.getByText('KN-TK01-260303-0001').first()).toBeVisible()
  await expect(page.getByText(/MM dari Rp\. 10,814,467: SALAH KETIK/)).toBeVisible()
  if (process.env.GAMBAR)
    for (const [nama, width, height, colorScheme] of [
      ['1024', 1024, 768, 'light'],
      ['gelap', 1440, 900, 'dark'],
      ['hp', 390, 844, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${process.env.GAMBAR}/${nama}.png`, fullPage: true })
    }
  await expect(
    await cari('/laporan-koreksi-nilai?tgl_awal=2026-03-02&tgl_akhir=2026-03-03', 'Laporan Koreksi Nilai'),
  ).toContainText('SALAH KETIK')
  await there.owner.call(batalKoreksiNilai, { no_koreksi_nilai: 'KN-TK01-260303-0001', alasan: 'TIDAK JADI' })
})

it('tells what is owned and owed, as much on both sides', async () => {
  const tabel = await cari('/neraca-keuangan?tanggal=2026-03-02', 'Neraca Keuangan')
  await expect(tabel).toContainText('PERSEDIAAN')
  await expect(tabel).toContainText('10,814,467')
})

it('gives the journal as CSV and as Excel', async () => {
  const tabel = await cari('/laporan-jurnal?tgl_awal=2026-03-02&tgl_akhir=2026-03-02', 'Laporan Jurnal')
  await expect(tabel).toContainText('NL-TK01-260302-0001')
  const csv = await downloaded(page, () => page.getByRole('button', { name: 'CSV' }).click())
  same(csv.name).toBe('jurnal-rupiah-2026-03-02-2026-03-02.csv')
  same(csv.text).toContain('NL-TK01-260302-0001,HPP,MM,5407233,0,8,NILAI,,OWNER')
  const excel = await downloaded(page, () => page.getByRole('button', { name: 'Export Excel' }).click())
  same(excel.name).toBe('laporan-jurnal-2026-03-03.xlsx')
  const { cells, formulas } = excelCells(excel.bytes)
  const isi = Object.values(cells)
  // Numbers are numbers: an accountant's program sums them.
  same(isi).toEqual(
    same.arrayContaining(['Laporan Jurnal', 'Debet', 'Kredit', 'NL-TK01-260302-0001', 'HPP', 5_407_233]),
  )
  same(Object.values(formulas).filter((one) => one.startsWith('SUBTOTAL'))).toHaveLength(2)
})
