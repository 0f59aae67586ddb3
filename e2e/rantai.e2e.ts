/**
 * The whole chain in two browsers: bought rings and bracelets are validated, sorted on two trays, become two lots, go to
 * the gilder with a damaged piece, come back in two receipts with loss, go to the branch, become items there; what is
 * left comes back, what was damaged becomes scrap, and the books are clean.
 */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { listMinta, putuskan } from '../features/akses/otorisasi/otorisasi.contract.ts'
import { baki } from '../features/master/baki/baki.contract.ts'
import { auditNeraca } from '../features/neraca/neraca.contract.ts'
import { choose, read } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let pusat: Page
let cabang: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  const kosong = { berat_baki: gram(0), berat_bandrol: gram(0) }
  for (const [kode_baki, kode_gudang] of [
    ['SP2', 'SP'],
    ['SS2', 'SS'],
  ] as const)
    await there.owner.call(baki.create, { kode_baki, nama_baki: `BAKI ${kode_baki}`, kode_gudang, ...kosong })
  await there.shop.toko(there.owner, 'TK02')
  await there.shop.user(there.owner, 'SU1', 'SU')
  const su = await there.shop.user(there.owner, 'SU2', 'SU', 'TK02')
  await su.call(baki.create, { kode_baki: 'KC2', nama_baki: 'LABEL CABANG', kode_gudang: 'KC', ...kosong })
  pusat = await there.page()
  await loginAs(pusat, 'SU1')
  cabang = await there.page()
  await signIn(cabang, 'SU2')
})
afterAll(() => there.close())

const setuju = async () => {
  await setujui(pusat, '')
}

/** The slip that a saved document shows; read and put away. */
const slip = async (name: string, ...texts: string[]) => {
  const dialog = pusat.getByRole('dialog', { name })
  for (const text of texts) await expect(dialog).toContainText(text)
  await dialog.getByRole('button', { name: /^Selesai/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** Chooses what is only there once the server has answered. */
const pilih = async (label: string, kode: string) => {
  await pusat.getByRole('combobox', { name: label }).click()
  await pusat.getByRole('option', { name: new RegExp(`^${kode}`) }).click()
}

const beliSatu = async (nama: string, jenis: string, berat: string) => {
  await pusat.keyboard.press('F2')
  const modal = pusat.getByRole('dialog', { name: 'Tambah Barang' })
  await field(modal, 'Nama Barang').fill(nama)
  await choose(pusat, 'Kode Jenis', jenis)
  await field(modal, 'Kadar').fill('16K')
  await field(modal, 'Berat').fill(berat)
  await choose(pusat, 'Kondisi', 'baik')
  await expect(modal.getByText('Harga hari ini')).toBeVisible()
  await pusat.keyboard.press('F9')
  await expect(modal).toHaveCount(0)
}

it('buys rings of 3 and 2 g and bracelets of 5 and 4 g, validated by the cashier', async () => {
  await pusat.goto('/transaksi-pembelian')
  await expect(pusat.getByText('Data Barang Kosong')).toBeVisible()
  for (const [nama, jenis, berat] of [
    ['satu', 'cin', '3'],
    ['dua', 'cin', '2'],
    ['tiga', 'glg', '5'],
    ['empat', 'glg', '4'],
  ] as const)
    await beliSatu(nama, jenis, berat)
  for (const [label, text] of [
    ['Nama Customer', 'bu sari'],
    ['NIK', '3573010203040506'],
    ['No HP', '08121112222'],
    ['Alamat', 'jl. mawar'],
  ] as const)
    await field(pusat, label).fill(text)
  await choose(pusat, 'Kode Sales', 's01')
  await choose(pusat, 'Kode Baki', 'beli1')
  await pusat.keyboard.press('F9')
  await setuju()
  await slip('Cetak bon pembelian', 'FB-TK01-260302-0001', 'FB-TK01-260302-0004')
  await pusat.goto('/validasi-jual-beli')
  await pusat.getByLabel('Pilih FB-TK01-260302-0001').check()
  for (const [nama, berat] of [
    ['SATU', '3'],
    ['DUA', '2'],
    ['TIGA', '5'],
    ['EMPAT', '4'],
  ] as const) {
    await field(pusat, `Berat Timbang ${nama}`).fill(berat)
    await field(pusat, `Kadar Uji ${nama}`).fill('16K')
  }
  await pusat.keyboard.press('F9')
  // Who entered it validates it: somebody else has looked at the scale.
  await expect(pusat.getByRole('dialog', { name: 'Saksi' })).toContainText('ditimbang dan diuji berdua')
  const minta = (await there.owner.call(listMinta, {})).find(({ tingkat }) => tingkat === 'SAKSI')
  await there.owner.call(putuskan, { id: minta?.id ?? '', setuju: true, kata: '' })
  await read(pusat, 'Validasi Berhasil')
  await slip('Cetak nota pembelian', 'FB-TK01-260302-0001', 'FB-TK01-260302-0004')
})

it.each([
  ['cin', 'sp1', 'ss1', '0001', '5.000 G'],
  ['glg', 'sp2', 'ss2', '0002', '9.000 G'],
])('sorts %s onto %s and makes a lot of them on %s', async (jenis, sp, ss, serial, berat) => {
  await pusat.goto('/sortir-pembelian')
  await choose(pusat, 'Kategori', 'mm')
  await choose(pusat, 'Kondisi', 'semua')
  await choose(pusat, 'Kode Jenis', jenis)
  await pusat.getByRole('button', { name: 'Cari Barang' }).click()
  await pusat.getByLabel('Pilih semua barang').check()
  await choose(pusat, 'Kode Gudang', 'sp')
  await choose(pusat, 'Kode Baki', sp)
  await pusat.keyboard.press('F9')
  await slip('Cetak slip sortir', `SP-TK01-260302-${serial}`, berat)
  await pusat.goto('/sortir-sepuh')
  await field(pusat, 'No Sortir').fill(`SP-TK01-260302-${serial}`)
  await expect(pusat.locator('tbody tr')).toHaveCount(2)
  await pusat.getByLabel('Pilih semua barang').check()
  await choose(pusat, 'Kode Baki', ss)
  await pusat.keyboard.press('F9')
  await slip('Cetak slip sortir sepuh', `SS-TK01-260302-${serial}`, berat)
})

it('sends both lots to the gilder, one bracelet of 4 g damaged', async () => {
  await pusat.goto('/kirim-sepuh')
  const baris = async (baki: string, jenis: string, isi: readonly (readonly [string, string])[]) => {
    await choose(pusat, 'Kode Baki', baki)
    await choose(pusat, 'Kode Jenis', jenis)
    for (const [label, text] of isi) await field(pusat, label).fill(text)
    await pusat.getByRole('button', { name: 'Tambah' }).click()
  }
  await baris('ss1', 'cin', [
    ['Berat Sepuh', '5'],
    ['Qty Sepuh', '2'],
    ['Berat Rusak', '0'],
    ['Qty Rusak', '0'],
  ])
  await baris('ss2', 'glg', [
    ['Berat Sepuh', '5'],
    ['Qty Sepuh', '1'],
    ['Berat Rusak', '4'],
    ['Qty Rusak', '1'],
  ])
  await expect(pusat.locator('tbody tr')).toHaveCount(2)
  await pusat.keyboard.press('F9')
  await slip('Cetak slip kirim sepuh', 'KS-TK01-260302-0001', '14.000 G')
})

it('receives one ring, then the rest with a loss of 30 mg', async () => {
  await pusat.goto('/terima-sepuh')
  await choose(pusat, 'No Sepuh', 'ks-tk01')
  await choose(pusat, 'Kode Baki', 'ks1')
  const terima = async (jenis: string, qty: string, berat: string) => {
    await pusat.locator(`input[name="${jenis}_qty_terima"]`).fill(qty)
    await pusat.locator(`input[name="${jenis}_berat_terima"]`).fill(berat)
  }
  await terima('CIN', '1', '2.99')
  await pusat.keyboard.press('F9')
  await slip('Cetak slip terima sepuh', 'TS-TK01-260302-0001')
  await choose(pusat, 'No Sepuh', 'ks-tk01')
  await choose(pusat, 'Kode Baki', 'ks1')
  await terima('CIN', '1', '2')
  await terima('GLG', '1', '4.98')
  await pusat.keyboard.press('F9')
  await slip('Cetak slip terima sepuh', 'TS-TK01-260302-0002', '0.010 G', '0.020 G')
  await expect(pusat.getByText('Tidak ada barang di tukang sepuh')).toBeVisible()
})

it('sends a ring and a bracelet to the branch', async () => {
  for (const [asal, berat, nomor] of [
    ['0001 ks1 cin', '2.99', '0001'],
    ['0002 ks1 glg', '4.98', '0002'],
  ] as const) {
    await pusat.goto('/kirim-labeling')
    await choose(pusat, 'No Terima Sepuh', asal)
    await expect(pusat.getByLabel('Qty', { exact: true })).toHaveValue('1')
    await pilih('Cabang', 'TK02')
    await pilih('Tujuan', 'KC2')
    await choose(pusat, 'Tipe Barang', 'sp')
    await field(pusat, 'Jumlah Qty').fill('1')
    await field(pusat, 'Jumlah Berat').fill(berat)
    await pusat.getByRole('button', { name: 'Tambah' }).click()
    await pusat.keyboard.press('F9')
    await slip('Cetak slip kirim labeling', `KC-TK01-260302-${nomor}`)
  }
})

it('makes an item of the ring in the branch, which says that the bracelet is still there', async () => {
  await cabang.goto('/data-barang')
  await expect(cabang.getByRole('button', { name: 'Tambah Barang' })).toBeVisible()
  await cabang.keyboard.press('F2')
  const dialog = cabang.getByRole('dialog', { name: 'Tambah Barang' })
  await expect(dialog.getByText('Sisa 1 pcs, 2.990 g')).toBeVisible()
  await field(dialog, 'Nama Barang').fill('cincin baru')
  for (const label of ['Berat Asli', 'Berat']) await field(dialog, label).fill('2.99')
  for (const label of ['Kadar', 'Kadar Cetak', 'Kadar Modal']) await field(dialog, label).fill('70')
  await cabang.keyboard.press('F9')
  await expect(dialog).toHaveCount(0)
  await cabang.goto('/validasi-inputan')
  await cabang.getByRole('button', { name: 'Konfirmasi Sisa' }).click()
  await cabang.getByRole('button', { name: 'OK' }).click()
  await expect(cabang.getByText('DIKONFIRMASI')).toBeVisible()
})

it('closes both dispatches and makes scrap of the damaged bracelet', async () => {
  await pusat.goto('/validasi-inputan')
  await pusat.getByRole('radio', { name: 'KC Labeling' }).click()
  await pusat.getByRole('button', { name: 'Cari Data' }).click()
  await expect(pusat.locator('tbody tr')).toHaveCount(2)
  await pusat.getByLabel('Pilih semua kiriman').check()
  await pusat
    .getByRole('button', { name: /^Validasi/ })
    .last()
    .click()
  await read(pusat, 'Validasi Input Berhasil')
  await pusat.goto('/validasi-barang-rusak')
  await pusat.getByRole('button', { name: 'Cari Data' }).click()
  await pusat.getByLabel('Pilih semua dokumen').check()
  await pusat
    .getByRole('button', { name: /^Validasi/ })
    .last()
    .click()
  await read(pusat, 'Validasi Rusak Berhasil')
})

it('has every gram in a place of its own, and clean books', async () => {
  const saldo = await there.shop.db.rows<{ akun: string; mg: number }>(sql`
    SELECT s.akun, sum(s.pcs)::int AS pcs, sum(s.mg)::int AS mg
    FROM toko k CROSS JOIN LATERAL saldo_akun(k.kode_toko, 'infinity',
      ARRAY['BAKI', 'HANCUR', 'SEPUH', 'RUSAK', 'SALDO_KIRIM', 'SUSUT', 'SELISIH']) s
    GROUP BY 1 HAVING sum(s.mg) <> 0 ORDER BY 1`)
  expect(saldo).toEqual([
    { akun: 'BAKI', pcs: 3, mg: 9970 },
    { akun: 'HANCUR', pcs: 0, mg: 4000 },
    { akun: 'SUSUT', pcs: 0, mg: 30 },
  ])
  expect(saldo.reduce((sum, row) => sum + row.mg, 0)).toBe(14_000)
  expect(await there.owner.call(auditNeraca, {})).toMatchObject({ bersih: true })
})
