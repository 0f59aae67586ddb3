/**
 * The first day of an owner who starts with nothing: from the set-up to the next morning, as somebody did it once with a stopwatch, who was
 * stopped four times. Nobody is stopped or asked anything; each step takes no more keys and clicks than it took then, all of them two thirds.
 */
import { sql } from '@kencana/database'
import { story } from '@kencana/testing/story'
import { afterAll, beforeAll } from 'vitest'
import { barang, master, mulai, uang } from './hari-pertama/buka.ts'
import { type Hari, SANDI, tersimpan } from './hari-pertama/hari.ts'
import { beli, hutang, jual, pesanan, service } from './hari-pertama/layani.ts'
import { Meja, semuaKerja } from './hari-toko/meja.ts'
import { openEmptyInBrowser } from './shop.ts'
import { chooseInUserMenu, expect, expectLogin, field, signIn } from './visitors.ts'

/** Keys and clicks of that day. */
const DULU: Readonly<Record<string, number>> = {
  mulai: 103,
  'master dan user': 430,
  barang: 257,
  'uang dan emas lepas': 64,
  jual: 62,
  beli: 174,
  'hutang service pesanan': 336,
  tutup: 14,
  besok: 74,
}

let hari: Hari
beforeAll(async () => {
  const there = await openEmptyInBrowser()
  hari = { there, pemilik: await Meja.buka(there), sales: await Meja.buka(there), kasir: await Meja.buka(there) }
})
afterAll(async () => {
  await hari.there.leave()
  await hari.there.close()
})

/** Nothing that was done had to be agreed to or witnessed. */
const tutup = async () => {
  const { there, pemilik, sales, kasir } = hari
  await pemilik.mulai('tutup')
  await chooseInUserMenu(pemilik.page, 'Tutup Toko')
  // The drawer: 25,000,000 and 4,375,000 and 1,000,000 in, 1,875,000 and 2,000,000 out.
  const dialog = pemilik.dialog('Tutup Toko')
  await expect(dialog.getByRole('button', { name: 'Hitung Kas' })).toBeFocused()
  await pemilik.tekan('Enter')
  await expect(field(dialog, 'Rp. 100,000')).toBeFocused()
  await pemilik.page.keyboard.type('265')
  await pemilik.tekan('F9')
  await tersimpan(pemilik)
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
  await pemilik.tekan('Enter')
  for (const meja of [pemilik, sales, kasir]) await expectLogin(meja.page)
  there.shop.clock.walk(1)
  expect(await there.shop.violations()).toEqual([])
  expect(await there.shop.db.rows(sql`SELECT kategori FROM otorisasi_minta`)).toEqual([])
}

/**
 * 136 g at 1,100,000 and 1.5 g that were bought for 1,875,000 make 1,101,636 a gram: 3.5 g that were sold for 4,375,000 cost 3,855,727.
 * Told on the telephone.
 */
const laba = async () => {
  const hp = await hari.there.page({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await signIn(hp, 'HENDRA', SANDI)
  await hp.goto('/laba-rugi?tgl_awal=2026-03-02&tgl_akhir=2026-03-02')
  const tabel = hp.getByRole('region', { name: 'Tabel laporan' })
  for (const angka of ['4,375,000', '−3,855,727', '519,273']) await expect(tabel).toContainText(angka)
  await expect(hp.getByText('Laba belum lengkap')).toHaveCount(0)
}

const besok = async () => {
  const { pemilik } = hari
  const { page } = pemilik
  await pemilik.mulai('besok')
  await pemilik.isi(page, [
    ['User ID', 'hendra'],
    ['Password', SANDI],
  ])
  await expect(page.getByRole('button', { name: /^Menu / })).toBeVisible()
  // What he looked at before the price changed is no memory of the list.
  await pemilik.ke('Data Barang', 'data b')
  await expect(page.getByRole('row', { name: /GELANG 27/ })).toContainText('3,125,000')
  await pemilik.ke('Master Parameter Harga Emas', 'ma pa ha')
  await page.getByRole('row', { name: /EMAS 17K/ }).click()
  await pemilik.isi(page.getByRole('dialog', { name: /^Edit Data Parameter Harga Emas/ }), [['Harga', '1.270.000']])
  await pemilik.tekan('F9')
  await tersimpan(pemilik)
  await pemilik.ke('Data Barang', 'data b')
  // 2.5 g at the new price
  await expect(page.getByRole('row', { name: /GELANG 27/ })).toContainText('3,175,000')
}

const hitung = async () => {
  const { pemilik, sales, kasir } = hari
  const kini = Object.entries(semuaKerja([pemilik, sales, kasir])).filter(([nama]) => nama !== 'masuk')
  const banyak = kini.map(([nama, { tombol, klik, pindai }]) => [nama, tombol + klik + pindai] as const)
  process.stdout.write(
    `\nkeys, clicks and scans: ${banyak.map(([nama, n]) => `${nama} ${n} of ${DULU[nama]}`).join(', ')}\n`,
  )
  expect(banyak.map(([nama]) => nama).toSorted()).toEqual(Object.keys(DULU).toSorted())
  for (const [nama, n] of banyak) expect(n, nama).toBeLessThanOrEqual(DULU[nama] ?? 0)
  const jumlah = (semua: readonly number[]) => semua.reduce((sum, one) => sum + one, 0)
  expect(jumlah(banyak.map(([, n]) => n))).toBeLessThanOrEqual((jumlah(Object.values(DULU)) * 2) / 3)
}

story('the first day of an owner', [
  ['sets the shop up', () => mulai(hari)],
  ['enters prices, people and the bank', () => master(hari)],
  ['enters what lies in the window', () => barang(hari)],
  ['enters money and gold of the safe, and what it cost', () => uang(hari)],
  ['sells', () => jual(hari)],
  ['buys', () => beli(hari)],
  ['lends', () => hutang(hari)],
  ['takes a repair', () => service(hari)],
  ['takes an order with its deposit', () => pesanan(hari)],
  ['closes without having been asked for anything', tutup],
  ['reads the profit of the evening', laba],
  ['changes the price next morning', besok],
  ['took two thirds of the keys', hitung],
])
