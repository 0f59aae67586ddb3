/** Buying back what the shop sold, by keyboard alone: from its nota, and by the telephone of who bought several pieces. */
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, it } from 'vitest'
import { simpanFotoBarang } from '../features/barang/data-barang/data-barang.contract.ts'
import { getJual } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { choose } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let sales: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  sales = await there.page()
  await loginAs(sales, 'SALES')
})
afterAll(() => there.close())

const SITI = { nama_customer: 'BU SITI', no_hp: '081298765432', alamat: 'JL. MELATI 4' }
const cincin = async () => tambahCincin(there.owner)
const ketik = async (kode: string) => {
  await sales.keyboard.press('F4')
  await sales.keyboard.type(kode)
  await sales.keyboard.press('Enter')
}
const dialog = (name: string) => sales.getByRole('dialog', { name })

it('takes the piece from its nota: photo, weight and customer; the price is what was paid for what is left of it', async () => {
  const barang = await cincin()
  const foto = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c9a14a' } })
    .jpeg()
    .toBuffer()
  await there.owner.call(simpanFotoBarang, { kode_barang: barang.kode_barang, foto: foto.toString('base64') })
  const nota = await jualSah(there.owner, there.owner, [barang.kode_barcode], SITI)
  await sales.goto('/transaksi-pembelian')
  await expect(sales.getByText('Data Barang Kosong')).toBeVisible()
  await ketik(nota.no_faktur_jual)
  const isi = dialog('Beli Kembali')
  await expect(isi.getByRole('img', { name: 'CINCIN MILANO waktu dijual' })).toBeVisible()
  await expect(isi).toContainText('BU SITI')
  await expect(field(isi, 'Berat')).toBeFocused()
  // Nothing is reckoned before it is known what it weighs: that is no price of nothing.
  await expect(isi.getByRole('region', { name: 'Harga menurut aturan' })).toHaveText('Harga menurut aturanRp. -')
  await sales.keyboard.type('3.45')
  await choose(sales, 'Kondisi', 'baik')
  // 5,733,000 x 3.450 / 3.485 = 5,675,423, up to 5,675,500
  await expect(isi.getByText('5,675,423')).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(isi).toHaveCount(0)
  // Whole on a small screen, with the price beside it.
  const layar = sales.viewportSize() ?? { width: 1366, height: 768 }
  await sales.setViewportSize({ width: 1024, height: 768 })
  await expect(sales.getByRole('columnheader', { name: 'Jenis' })).toHaveCount(0)
  const lebih = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[aria-label="Daftar barang"]'))`
  await expect.poll(() => sales.evaluate<number>(lebih)).toBe(0)
  await expect(sales.getByRole('cell', { name: nota.no_faktur_jual, exact: true })).toBeVisible()
  await sales.setViewportSize(layar)
  await expect(field(sales, 'Nama Customer')).toHaveValue('BU SITI')
  // its last digits alone are shown to a seller: the customer says it
  await expect(field(sales, 'No HP')).toHaveValue('')
  await field(sales, 'No HP').fill('081298765432')
  // What he did here before, so that nobody argues about it.
  await sales.getByRole('button', { name: /^1 transaksi, terakhir / }).click()
  await expect(dialog('Riwayat Pelanggan')).toContainText(nota.no_faktur_jual)
  await sales.keyboard.press('Escape')
  await choose(sales, 'Kode Sales', 's01')
  await choose(sales, 'Kode Baki', 'beli1')
  await ketik(nota.no_faktur_jual)
  await expect(sales.getByText(`Barang ${barang.kode_barcode} Sudah Ada Di Daftar`)).toBeVisible()
  await sales.keyboard.press('F9')
  const slip = dialog('Cetak bon pembelian')
  await expect(slip).toContainText(`NOTA ${nota.no_faktur_jual}`)
  await expect(slip).toContainText('Rp. 5,675,500')
  await slip.getByRole('button', { name: /^Selesai/ }).click()
})

it('says of a piece on the tray that nobody bought it', async () => {
  const { kode_barcode } = await cincin()
  await ketik(kode_barcode)
  await expect(sales.getByText(`Barang ${kode_barcode} Tidak Pernah Dijual`)).toBeVisible()
})

it('is chosen among the pieces of one customer by his telephone, and begun from the nota itself', async () => {
  const [satu, dua] = [await cincin(), await cincin()]
  const nota = await jualSah(there.owner, there.owner, [satu.kode_barcode, dua.kode_barcode], {
    ...SITI,
    nama_customer: 'BU DEWI',
    no_hp: '081311112222',
  })
  await sales.goto('/lihat-penjualan')
  await sales.getByText('BU DEWI').click()
  await sales.getByRole('button', { name: 'Beli Kembali' }).click()
  const pilih = dialog('Barang Di Nota')
  await expect(pilih.getByRole('button', { name: `Beli ${satu.kode_barcode}` })).toBeFocused()
  await sales.keyboard.press('Escape')
  await ketik('0813 1111-2222')
  await expect(pilih.getByRole('listitem')).toHaveCount(2)
  await sales.keyboard.press('Tab')
  await expect(pilih.getByRole('button', { name: `Beli ${dua.kode_barcode}` })).toBeFocused()
  await sales.keyboard.press('Enter')
  await expect(dialog('Beli Kembali')).toContainText(dua.kode_barcode)
  await sales.keyboard.type('3.485')
  await choose(sales, 'Kondisi', 'penyok')
  await expect(dialog('Beli Kembali').getByText('5,698,500')).toBeVisible()
  await sales.keyboard.press('F9')
  await expect(field(sales, 'No HP')).toHaveValue('081311112222')
  await choose(sales, 'Kode Sales', 's01')
  await choose(sales, 'Kode Baki', 'beli1')
  await sales.keyboard.press('F9')
  const slip = dialog('Cetak bon pembelian')
  await expect(slip).toContainText('UANG DIAMBIL DI KASIR')
  const { barang } = await there.owner.call(getJual, { no_faktur: nota.no_faktur_jual })
  expect(barang.map((one) => one.no_faktur_beli)).toEqual([null, null])
})
