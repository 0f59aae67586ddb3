/** A sale that was turned down is begun again from its detail: what is free of it, for the same customer; its history names each print. */
import { rp } from '@kencana/ledger'
import { PASSWORD } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { batalForm, formJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { cetak } from '../features/cetak/cetak.contract.ts'
import { ubahHargaEmas } from '../features/master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { BON_PENJUALAN, getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { batalJual, jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, holdCall, signIn, takeCalls } from './visitors.ts'

let there: ShopInBrowser
let page: Page
let kode: readonly [string, string]
let no_faktur: string
beforeAll(async () => {
  there = await openShopInBrowser()
  const { owner } = there
  await isiMaster(owner)
  await isiPenjualan(owner)
  kode = [(await tambahCincin(owner)).kode_barcode, (await tambahCincin(owner)).kode_barcode]
  const orang = { nama_customer: 'BU RAGU', no_hp: '081299990001', alamat: 'JL. RAYA 1', keterangan: 'CARI YANG KECIL' }
  // The first one rounded down by 33,000, the second as it costs.
  const form = await formJual(owner, kode, orang, [{ total: rp(5_700_000) }, {}])
  const { data } = await owner.call(jual, form)
  no_faktur = data.no_faktur_jual
  await owner.call(cetak, { jenis: BON_PENJUALAN, dokumen: no_faktur, rangkap: 1, alasan: '' })
  await owner.call(cetak, { jenis: BON_PENJUALAN, dokumen: no_faktur, rangkap: 1, alasan: '' })
  await owner.call(batalJual, batalForm(data, { kode_barcode: [...kode] }))
  page = await there.page()
  await signIn(page, 'OWNER')
})
afterAll(() => there.close())

const buka = async () => {
  await page.goto(`/lihat-penjualan?q=${no_faktur}`)
  await page.getByRole('row', { name: new RegExp(no_faktur) }).click()
  return page.getByRole('dialog', { name: /BU RAGU/ })
}

it('names who printed its papers, each copy by itself', async () => {
  const riwayat = (await buka()).getByRole('region', { name: 'Riwayat' })
  await expect(riwayat.getByRole('listitem').filter({ hasText: 'BON DICETAK' })).toContainText('OWNER')
  await expect(riwayat.getByRole('listitem').filter({ hasText: 'BON SALINAN KE-1' })).toContainText('OWNER')
})

it('is a draft again with its customer, sales and agreed price, and is sold as that', async () => {
  await (await buka()).getByRole('button', { name: 'Ulangi Sebagai Draft' }).click()
  await expect(page).toHaveURL(/\/transaksi-penjualan$/)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.locator('tfoot')).toContainText('11,433,000')
  await expect(field(page, 'Sales')).toHaveValue('S01 RINA')
  await expect(field(page, 'Nama Customer')).toHaveValue('BU RAGU')
  await expect(field(page, 'No HP')).toHaveValue('081299990001')
  await expect(field(page, 'Keterangan')).toHaveValue('CARI YANG KECIL')
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog', { name: /bon/i })).toContainText('11,433,000')
  const nota = await there.owner.call(getJual, { no_faktur: kode[0] })
  same(nota).toMatchObject({ status: 'OPEN', nama_customer: 'BU RAGU', total: 11_433_000 })
  same(nota.no_faktur_jual).not.toBe(no_faktur)
  await there.owner.call(batalJual, batalForm(nota, { kode_barcode: [...kode] }))
})

it('leaves out what somebody else has, and says where it is', async () => {
  const lain = (await there.owner.call(jual, await formJual(there.owner, [kode[1]]))).data
  await (await buka()).getByRole('button', { name: 'Ulangi Sebagai Draft' }).click()
  const kata = page.getByRole('dialog', { name: '1 Barang Tidak Ikut' })
  await expect(kata).toContainText(`Barang ${kode[1]} Di Kasir, ${lain.no_faktur_jual}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody')).toContainText(kode[0])
})

it('is refused where nothing of it is free, or where it stands', async () => {
  const { no_faktur_jual } = (await there.owner.call(jual, await formJual(there.owner, [kode[0]]))).data
  await page.goto(`/transaksi-penjualan?ulang=${no_faktur}`)
  await expect(page.getByRole('dialog', { name: 'Oopss!!' })).toContainText(`Barang ${kode[0]} Di Kasir`)
  await expect(page.getByText('Pindai barang yang akan dijual')).toBeVisible()
  await page.goto(`/transaksi-penjualan?ulang=${no_faktur_jual}`)
  await expect(page.getByRole('dialog', { name: 'Oopss!!' })).toContainText(`Faktur ${no_faktur_jual} Belum Dibatalkan`)
})

it('puts aside what is in hand for it, and what an earlier visit left: nothing is lost', async () => {
  const { owner } = there
  const baru = async () => (await tambahCincin(owner)).kode_barcode
  const [lagi, tadi, tangan] = [await baru(), await baru(), await baru()]
  const { data } = await owner.call(jual, await formJual(owner, [lagi], { nama_customer: 'BU LAGI' }))
  await owner.call(batalJual, batalForm(data))
  const isi = async (kode_barcode: string, nama: string) => {
    await scan(page, kode_barcode)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await field(page, 'Nama Customer').fill(nama)
  }
  await page.goto('/transaksi-penjualan')
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await isi(tadi, 'BU TADI')
  await expect(page.getByText('Draft tersimpan')).toBeVisible()
  // The answer comes when somebody has begun to type beside the offered draft.
  let lepas = () => {}
  const tunggu = new Promise<void>((resolve) => {
    lepas = resolve
  })
  await takeCalls(page, '**/penjualan/get/**', async (route) => {
    await tunggu
    await route.continue()
  })
  await page.goto(`/transaksi-penjualan?ulang=${data.no_faktur_jual}`)
  await expect(page.getByText('Lanjutkan draft?')).toBeVisible()
  await isi(tangan, 'BU TANGAN')
  lepas()
  await expect(field(page, 'Nama Customer')).toHaveValue('BU LAGI')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody')).toContainText(lagi)
  await expect(page.getByText('Isian sebelumnya ditahan')).toBeVisible()
  await expect(page.getByText('Lanjutkan draft?')).toHaveCount(0)
  await page.unroute('**/penjualan/get/**')
  // It is a draft like any other, the others wait.
  await expect(page.getByText('Draft tersimpan')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(field(page, 'Nama Customer')).toHaveValue('BU LAGI')
  await page.getByRole('button', { name: '2 ditahan' }).click()
  const ditahan = page.getByRole('dialog', { name: 'Draft Ditahan' })
  await expect(ditahan).toContainText('1 barang, BU TADI')
  await ditahan.getByRole('button', { name: /BU TANGAN/ }).click()
  await expect(field(page, 'Nama Customer')).toHaveValue('BU TANGAN')
  await expect(page.locator('tbody')).toContainText(tangan)
})

it('tells the day of a draft of before, and goes on as things are now: what is sold is gone, the rest costs what it costs', async () => {
  const { owner } = there
  // What waits for the cashier would keep the day from closing.
  for (const no_faktur of kode) await owner.call(batalJual, batalForm(await owner.call(getJual, { no_faktur })))
  const baru = async () => (await tambahCincin(owner)).kode_barcode
  const [terjual, tinggal, datang] = [await baru(), await baru(), await baru()]
  const lain = await there.page()
  await there.shop.user(owner, 'SALES', 'SALES')
  await signIn(lain, 'SALES', PASSWORD)
  await lain.goto('/transaksi-penjualan')
  await scan(lain, terjual)
  await expect(lain.locator('tbody')).toContainText(terjual)
  // Whoever leaves at once after a scan has it in his draft: by the menu, and by another address.
  await lain.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(lain).toHaveURL(/\/dashboard$/)
  await lain.goto('/transaksi-penjualan')
  await lain.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(lain.locator('tbody')).toContainText(terjual)
  await scan(lain, tinggal)
  await expect(lain.locator('tbody tr')).toHaveCount(2)
  // It loads no program: one that still asks as the day closes would be sent to the login meanwhile.
  await lain.goto('/live')
  const { no_faktur_jual } = await jualSah(owner, owner, [terjual])
  await owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_380_000), harga_modal: null })
  there.owner = await there.shop.nextDay(owner)
  await signIn(lain, 'SALES', PASSWORD)
  await lain.goto('/transaksi-penjualan')
  await expect(lain.getByText(/Lanjutkan draft\?.*2 barang, UMUM, 2026-03-02 \d\d:\d\d/)).toBeVisible()
  const harga = await holdCall(lain, 'penjualan/hitung')
  await lain.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect.poll(harga.count).toBe(1)
  // The next piece does not wait for the prices of those before.
  await scan(lain, datang)
  await expect(lain.locator('tbody')).toContainText(datang)
  harga.release()
  const kata = lain.getByRole('dialog', { name: '1 Barang Tidak Ikut' })
  await expect(kata).toContainText(`Barang ${terjual} Sudah Terjual 2026-03-02 (${no_faktur_jual})`)
  await expect(kata).toContainText(/CINCIN.* sekarang /)
  await lain.keyboard.press('Shift')
  await expect(lain.locator('tbody tr')).toHaveCount(2)
  await expect(lain.locator('tbody')).toContainText(tinggal)
  await expect(lain.locator('tbody')).toContainText(datang)
})
