/** Transfers at the cashier: waited for, seen at the bank, taken back when it was another one's. */
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, signIn } from './visitors.ts'

let there: ShopInBrowser
let page: Page
const nomor: string[] = []
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner, shop } = there
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiRekening(owner, '0111')
  // A shop whose sellers take money themselves.
  await owner.call(ubahParaSystem, { key: 'kasir_uang', value: 'TIDAK' })
  const sales = await shop.user(owner, 'SALES', 'SALES')
  for (const jumlah of [300_000, 400_000])
    nomor.push(
      await pesan(
        sales,
        {},
        { pembayaran: [{ ...tunai(jumlah), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }] },
      ),
    )
  await shop.user(owner, 'KASIR', 'KASIR')
  page = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(page, 'KASIR')
})
afterAll(() => there.close())

it('are confirmed one by one or all together, and taken back with a reason', async () => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Pembayaran non tunai belum dikonfirmasi' }).click()
  const tunggu = page.getByRole('list', { name: 'Belum dikonfirmasi' })
  await expect(tunggu).toContainText('TRANSFER 0111')
  await expect(tunggu).toContainText('300,000')
  await tunggu.getByRole('checkbox', { name: `Pilih pembayaran ${nomor[0]} 1` }).check()
  await page.getByRole('button', { name: 'Sudah Masuk 1' }).click()
  await read(page, 'Pembayaran Sudah Dikonfirmasi')
  await page.getByRole('checkbox', { name: 'Pilih semua' }).check()
  await page.getByRole('button', { name: 'Sudah Masuk 1' }).click()
  await read(page, 'Pembayaran Sudah Dikonfirmasi')
  await expect(page.getByText('Semua Pembayaran Non Tunai Sudah Dikonfirmasi')).toBeVisible()

  const sudah = page.getByRole('list', { name: 'Dikonfirmasi hari ini' })
  await sudah.getByRole('button', { name: `Tarik konfirmasi ${nomor[1]} 1` }).click()
  const tarik = page.getByRole('dialog', { name: 'Tarik Konfirmasi' })
  await expect(field(tarik, 'Alasan')).toBeFocused()
  await page.keyboard.press('F9')
  await expect(tarik).toContainText('Alasan Harus Diisi')
  await page.keyboard.type('punya toko lain')
  await page.keyboard.press('F9')
  await read(page, 'Konfirmasi Sudah Ditarik')
  await expect(tunggu).toContainText('400,000')
  await expect(sudah.getByText('300,000')).toBeVisible()
})

it('are ticked in the report of accounts, and its sum of what is not there yet follows', async () => {
  const lama = await there.page({ viewport: { width: 1024, height: 768 } })
  await signIn(lama, 'OWNER')
  await lama.goto('/laporan-keuangan-non-cash?type=DETAIL&cair=BELUM CAIR&tgl_awal=2026-03-02&tgl_akhir=2026-03-02')
  const tabel = lama.getByRole('region', { name: 'Tabel laporan' })
  await expect(tabel).toContainText('400,000')
  await expect(tabel).not.toContainText('300,000')
  await tabel.getByRole('button', { name: `Sudah masuk ${nomor[1]} 1` }).click()
  await read(lama, 'Pembayaran Sudah Dikonfirmasi')
  await expect(lama.getByText('Data Laporan Tidak Tersedia')).toBeVisible()
  await lama.goto('/laporan-keuangan-non-cash?type=DETAIL&cair=SUDAH CAIR&tgl_awal=2026-03-02&tgl_akhir=2026-03-02')
  await expect(tabel).toContainText('700,000')
  await expect(tabel.getByRole('button', { name: /^Sudah masuk / })).toHaveCount(0)
})
