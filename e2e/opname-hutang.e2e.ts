/** Envelopes of loans counted blind, counted again by somebody else, approved; the missing one turns up. */
import { rp } from '@kencana/ledger'
import { PASSWORD } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { hutangSah, isiPinjaman } from '@kencana/testing/hutang'
import { cetakAmplop } from '@kencana/testing/opname-hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { pdfTexts } from '../packages/reports/src/testing.fixture.ts'
import { downloaded, goTo, read, says, scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, saksikan, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
let gudang: Page
let pemilik: Page
/** Who looks on in the first round; the owner does in the second. */
let sales: Page
let ada: string
let hilang: string
/** What is on the envelope that lies there. */
let label: string
const NOMOR = 'SOJ-TK01-260302-0001'

beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiPinjaman(there.owner)
  const pinjam = async (nama_customer: string) =>
    (await hutangSah(there.owner, there.owner, { nama_customer, jumlah_hutang: rp(1_000_000) })).no_hutang
  ada = await pinjam('BU SARI')
  hilang = await pinjam('PAK BUDI')
  label = await cetakAmplop(there.owner, ada)
  await cetakAmplop(there.owner, hilang)
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  await there.shop.user(there.owner, 'GUDANG', 'GUDANG')
  await there.shop.user(there.owner, 'SALES', 'SALES')
  ;[kasir, gudang, pemilik, sales] = [await there.page(), await there.page(), await there.page(), await there.page()]
  await signIn(kasir, 'KASIR', PASSWORD)
  await loginAs(gudang, 'GUDANG', PASSWORD)
  await loginAs(pemilik, 'OWNER', PASSWORD)
  await loginAs(sales, 'SALES', PASSWORD)
})
afterAll(async () => {
  await there.leave()
  await there.close()
})

/**
 * Closes the round with what all bags weigh; somebody else reads it off the scale as well, and finds it in no request. What the first one is
 * told then stands for two seconds, while the other still shuts his list: both are looked at together.
 */
const tutup = async (page: Page, saksi: Page, judul: string) => {
  await page.keyboard.press('F9')
  const dialog = page.getByRole('dialog', { name: 'Tutup Hitungan' })
  await field(dialog, 'Berat Semua Kantong').fill('10.12')
  await page.keyboard.press('F9')
  await Promise.all([expect(says(page, judul)).toBeVisible(), saksikan(saksi, `${NOMOR}: 1 dipindai`, '10.12')])
}

describe('Stock Opname Hutang', () => {
  it('counts envelopes by scanning, blind, by keyboard alone', async () => {
    await kasir.goto('/stock-opname-hutang')
    await expect(kasir.getByText('Amplop belum pernah dihitung')).toBeVisible()
    await expect(kasir.getByRole('button', { name: 'Mulai Hitung' })).toBeFocused()
    await kasir.keyboard.press('F9')
    await scan(kasir, label)
    await expect(kasir.getByText(`${label} ada`)).toBeVisible()
    await scan(kasir, hilang)
    await expect(kasir.getByText(`${hilang} TIDAK DIKENAL, BUKAN LABEL AMPLOP`)).toBeVisible()
    await scan(kasir, '777')
    await expect(kasir.getByText('777 TIDAK DIKENAL, BUKAN LABEL AMPLOP')).toBeVisible()
    for (const salah of ['777', hilang]) await kasir.getByRole('button', { name: `Hapus ${salah}` }).click()
    await kasir.reload()
    await expect(kasir.getByRole('region', { name: 'Daftar amplop ada' })).toContainText(label)
    for (const kata of ['PAK BUDI', 'BU SARI', 'GELANG', ada])
      await expect(kasir.locator('main')).not.toContainText(kata)
    const daftar = await there.page()
    await signIn(daftar, 'KASIR', PASSWORD)
    await daftar.goto('/lihat-hutang')
    await expect(daftar.getByText(`Barang Hutang Sedang Dihitung, ${NOMOR}, Daftarnya Tidak Ditampilkan`)).toBeVisible()
    await daftar.close()
  })

  it('wants another person to count again, and names what is missing then', async () => {
    await kasir.goto(`/stock-opname-hutang?no=${NOMOR}`)
    await expect(kasir.getByRole('region', { name: 'Daftar amplop ada' })).toContainText(label)
    await tutup(kasir, sales, 'Selisih Di Atas Toleransi, Amplop Harus Dihitung Ulang Oleh User Lain')
    await goTo(gudang, 'Stock Opname Hutang')
    await expect(gudang.getByRole('button', { name: 'Lanjutkan Hitungan' })).toBeFocused()
    await gudang.keyboard.press('F9')
    await expect(gudang.getByText('Hitung ulang dari awal.')).toBeVisible()
    await expect(gudang.getByText(label)).toHaveCount(0)
    await scan(gudang, label)
    await tutup(gudang, pemilik, 'Hitungan Ditutup')
    await expect(gudang.getByText('Menunggu persetujuan OWN atau SU.')).toBeVisible()
    await expect(gudang.getByRole('row', { name: hilang })).toContainText('KURANG')
  })

  it('is approved by the owner, who signs the certificate; the loan says so until it is found', async () => {
    await pemilik.goto(`/stock-opname-hutang?no=${NOMOR}`)
    await pemilik.getByRole('button', { name: 'Setujui' }).click()
    const tanya = pemilik.getByRole('dialog', { name: 'Anda Yakin !!' })
    await expect(tanya).toContainText('1 amplop tidak ditemukan, 10.000 g.')
    await expect(tanya).toContainText('Kantong berselisih −10.120 g dari buku.')
    await tanya.getByRole('button', { name: 'OK' }).click()
    await read(pemilik, 'Stock Opname Berhasil', NOMOR)
    const { bytes } = await downloaded(pemilik, () => pemilik.getByRole('button', { name: 'Berita Acara PDF' }).click())
    const teks = pdfTexts(bytes).join(' ')
    for (const kata of ['KURANG', hilang, ada, 'Dihitung KASIR, Dihitung Ulang GUDANG', 'Disetujui OWNER'])
      expect(teks).toContain(kata)
    await kasir.goto('/lihat-hutang')
    await scan(kasir, hilang)
    await expect(kasir.getByText(`TIDAK DITEMUKAN ${NOMOR}`)).toBeVisible()
    await gudang.goto(`/stock-opname-hutang?no=${NOMOR}`)
    await gudang.getByRole('button', { name: `Ditemukan ${hilang}` }).click()
    await field(gudang, 'Di Mana Dan Oleh Siapa').fill('di laci bawah')
    await gudang.keyboard.press('F9')
    await setujui(gudang, hilang)
    await expect(gudang.getByRole('row', { name: hilang })).toContainText('GUDANG, DI LACI BAWAH')
  })
})
