/** Stock Opname: a tray counted blind with sounds, counted again by another, approved; the lost ring turns up. */

import { gram } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { cetakLabel } from '../features/barang/cetak-barcode/cetak-barcode.contract.ts'
import { barangByBarcode } from '../features/barang/data-barang/data-barang.contract.ts'
import { baki } from '../features/master/baki/baki.contract.ts'
import { pdfTexts } from '../packages/reports/src/testing.fixture.ts'
import { choose, downloaded, goTo, read, says, scan } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, setujui } from './visitors.ts'

let there: ShopInBrowser
let budi: Page
let citra: Page
let pemilik: Page
let ada: string
let hilang: string
let salah: string
const NOMOR = 'SO-TK01-260302-0001'

// Runs in the page: the pitch of every tone that is played.
const DENGAR = `globalThis.nada = []
  const mulai = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (at) { nada.push(this.frequency.value); return mulai.call(this, at) }`

beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  for (const user of ['BUDI', 'CITRA']) await there.shop.user(there.owner, user, 'GUDANG')
  const masuk = async (berat: number, kode_baki = 'CN01') =>
    (await tambahCincin(there.owner, { kode_baki, berat: gram(berat), berat_asli: gram(berat) })).kode_barcode
  ada = await masuk(3.485)
  hilang = await masuk(7.654)
  salah = await masuk(2.105, 'CN02')
  ;[budi, citra, pemilik] = [await there.page(), await there.page(), await there.page()]
  await loginAs(budi, 'BUDI')
  await loginAs(citra, 'CITRA')
  await loginAs(pemilik, 'OWNER')
})
afterAll(async () => {
  await there.leave()
  await there.close()
})

const letak = async (kode: string) => {
  const { kode_baki, status_barang } = await there.owner.call(barangByBarcode, { kode })
  return `${kode_baki} ${status_barang}`
}

/** Closes the count with what the tray weighs. */
const tutup = async (page: Page) => {
  await page.keyboard.press('F9')
  const dialog = page.getByRole('dialog', { name: 'Tutup Hitungan' })
  await expect(dialog).not.toContainText('7.654')
  await field(dialog, 'Berat Baki').fill('191.5')
  await page.keyboard.press('F9')
}

describe('Stock Opname', () => {
  it('counts a tray by scanning, blind, and says by sound what each scan is', async () => {
    await goTo(budi, 'Stock Opname')
    await expect(budi.getByText('Belum ada baki yang dihitung')).toBeVisible()
    await budi.evaluate(DENGAR)
    await choose(budi, 'Kode Baki', 'cn01')
    await budi.getByRole('button', { name: 'Mulai Hitung' }).click()
    await scan(budi, ada)
    await expect(budi.getByText('CINCIN MILANO ada')).toBeVisible()
    await scan(budi, salah)
    await expect(budi.getByText(`${salah} BAKI LAIN, BAKI CN02`)).toBeVisible()
    await scan(budi, '777')
    await expect(budi.getByText('777 TIDAK DIKENAL, BARCODE TIDAK ADA')).toBeVisible()
    await scan(budi, ada)
    await expect(budi.getByText(`Barang ${ada} Sudah Dipindai`)).toBeVisible()
    expect(await budi.evaluate('nada')).toEqual([1320, 660, 660, 196, 196])
    await expect(budi.getByRole('region', { name: 'Daftar barang tidak cocok' })).toContainText('TIDAK DIKENAL')
    await budi.getByRole('button', { name: 'Hapus 777' }).click()
    await expect(budi.getByText('777', { exact: true })).toHaveCount(0)
    await budi.reload()
    await expect(budi.getByRole('region', { name: 'Daftar barang ada' })).toContainText(ada)
    await expect(budi.getByText(hilang)).toHaveCount(0)
    await expect(budi.locator('main')).not.toContainText('7.654')
  })

  it('wants another person to count again', async () => {
    await tutup(budi)
    await expect(says(budi, 'Selisih Di Atas Toleransi, Baki Harus Dihitung Ulang Oleh User Lain')).toBeVisible()
    await budi.keyboard.press('Shift')
    await expect(budi.getByText('Hitung ulang harus oleh user lain.')).toBeVisible()
    await expect(budi.getByLabel('Pindai barcode')).toHaveCount(0)
    await goTo(citra, 'Stock Opname')
    await citra.getByRole('button', { name: /^CN01/ }).click()
    await expect(citra.getByText('Hitung ulang dari awal.')).toBeVisible()
    await expect(citra.getByText(ada)).toHaveCount(0)
    await scan(citra, ada)
    await scan(citra, salah)
    await expect(citra.getByRole('region', { name: 'Daftar barang tidak cocok' })).toContainText(salah)
    await tutup(citra)
    await read(citra, 'Hitungan Ditutup', NOMOR)
    await expect(citra.getByText('Menunggu persetujuan OWN atau SU.')).toBeVisible()
    await expect(citra.getByRole('row', { name: hilang })).toContainText('KURANG')
    await expect(citra.getByRole('button', { name: 'Setujui' })).toHaveCount(0)
    expect(await letak(hilang)).toBe('CN01 TERSEDIA')
  })

  it('is approved by the owner, who signs the certificate', async () => {
    await goTo(pemilik, 'Stock Opname')
    await pemilik.getByRole('button', { name: /^CN01/ }).click()
    await pemilik.getByRole('button', { name: 'Setujui' }).click()
    const tanya = pemilik.getByRole('dialog', { name: 'Anda Yakin !!' })
    await expect(tanya).toContainText('1 barang dibukukan hilang, 7.654 g.')
    await tanya.getByRole('button', { name: 'OK' }).click()
    await read(pemilik, 'Stock Opname Berhasil', NOMOR)
    expect([await letak(ada), await letak(salah), await letak(hilang)]).toEqual([
      'CN01 TERSEDIA',
      'CN01 TERSEDIA',
      '- HILANG',
    ])
    const pdf = await downloaded(pemilik, () => pemilik.getByRole('button', { name: 'Berita Acara PDF' }).click())
    expect(pdf.name).toBe('berita-acara-stock-opname-2026-03-02.pdf')
    const [texts = []] = pdfTexts(pdf.bytes)
    for (const text of ['Berita Acara Stock Opname', `No ${NOMOR}`, 'KURANG', hilang, 'Disetujui Oleh', '7.654'])
      expect(texts).toContain(text)
    expect(texts.some((text) => text.startsWith('Disetujui OWNER'))).toBe(true)
  })

  it('takes the lost ring back into stock when it turns up', async () => {
    await citra.keyboard.press('Escape')
    await expect(citra.getByText('Tidak ada barang hilang')).toHaveCount(0)
    await citra.getByRole('button', { name: `Ditemukan ${hilang}` }).click()
    const dialog = citra.getByRole('dialog', { name: 'Barang Ditemukan' })
    await citra.keyboard.press('F9')
    await expect(dialog.getByText('Kode Baki Harus Dipilih')).toBeVisible()
    await field(dialog, 'Kode Baki').click()
    await citra.keyboard.type('cn02')
    await citra.keyboard.press('Enter')
    await citra.keyboard.type('di bawah laci')
    await citra.keyboard.press('F9')
    await setujui(citra, hilang)
    await read(citra, 'Data Berhasil Disimpan', 'BTM-TK01-260302-0001')
    await expect(citra.getByText('Tidak ada barang hilang')).toBeVisible()
    expect(await letak(hilang)).toBe('CN02 TERSEDIA')
  })

  it('shows a piece whose label was printed again to somebody else before the count closes', async () => {
    const { owner } = there
    const isi = { kode_baki: 'UL01', nama_baki: 'LABEL ULANG', kode_gudang: 'TOKO' }
    await owner.call(baki.create, { ...isi, berat_baki: gram(188), berat_bandrol: gram(0) })
    const { kode_barcode } = await tambahCincin(owner, { kode_baki: 'UL01' })
    for (const alasan of ['', 'sobek'])
      await owner.call(cetakLabel, { kode_barcode: [kode_barcode], template: 'LIPAT', rangkap: 1, alasan })
    await budi.goto('/stock-opname')
    await choose(budi, 'Kode Baki', 'ul01')
    await budi.getByRole('button', { name: 'Mulai Hitung' }).click()
    await scan(budi, kode_barcode)
    await expect(budi.getByText('LABEL BARU', { exact: true })).toBeVisible()
    await expect(budi.getByText('Label 1 barang dicetak ulang atau diganti dalam 30 hari')).toBeVisible()
    await tutup(budi)
    await expect(budi.getByRole('dialog', { name: 'Saksi' })).toContainText('lihat dan timbang barangnya')
    await citra.goto('/dashboard')
    await citra.getByRole('button', { name: '1 permintaan menunggu' }).click()
    const minta = citra.getByRole('dialog', { name: 'Permintaan' })
    await expect(minta).toContainText('SOBEK')
    await minta.getByRole('button', { name: 'Saksikan' }).click()
    await expect(budi.getByText('menunggu persetujuan').first()).toBeVisible()
  })
})
