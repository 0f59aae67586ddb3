/** Sales after the counter: listed with their papers, paid at the cashier, turned down, taken back. */

import { mg, rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beriPin } from '@kencana/testing/member'
import { batalForm, bayarTunai, formJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { formTitip, isiBakiTitip } from '@kencana/testing/titipan'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { cetak } from '../features/cetak/cetak.contract.ts'
import { ubahHargaEmas } from '../features/master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { parameterPoint } from '../features/master/parameter-point/parameter-point.contract.ts'
import { member } from '../features/member/data-member/data-member.contract.ts'
import { ubahParaSystem } from '../features/pengaturan/para-system/para-system.contract.ts'
import { getJual, type Nota } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { batalJual, jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { titip } from '../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { downloaded, read, says } from './goods.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, setujui, signIn } from './visitors.ts'

let there: ShopInBrowser
let kasir: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPenjualan(there.owner)
  await isiRekening(there.owner, '0111')
  await isiBakiTitip(there.owner)
  await there.shop.user(there.owner, 'SALES', 'SALES')
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
  kasir = await there.page()
  await signIn(kasir, 'KASIR')
})
afterAll(() => there.close())

/** 3.485 g × 70 % × 2,350,000, up to 500. */
const HARGA = '5,733,000'

/** A sale that waits, entered by somebody at the counter. */
const tunggu = async (nama_customer: string, lain: Parameters<typeof formJual>[2] = {}): Promise<Nota> => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const form = await formJual(there.owner, [kode_barcode], { nama_customer, ...lain })
  return (await there.owner.call(jual, form)).data
}
const nota = (no_faktur: string) => there.owner.call(getJual, { no_faktur })
const pindai = async (root: Page | Locator, kode: string) => {
  await root.locator('input[data-scan]').fill(kode)
  await root.locator('input[data-scan]').press('Enter')
}

it('is taken by its bon, paid in cash and told with its change', async () => {
  const { no_faktur_jual } = await tunggu('BU BON')
  await kasir.goto('/validasi-penjualan')
  await expect(kasir.getByText('BU BON')).toBeVisible()
  await expect(kasir.getByText('Bayar di kasir')).toBeVisible()
  await pindai(kasir, 'FJ-TK01-260302-0999')
  await expect(kasir.getByText('Faktur FJ-TK01-260302-0999 Tidak Menunggu Validasi')).toBeVisible()
  // Without a readable bon: the end of its number.
  await pindai(kasir, no_faktur_jual.slice(-4))
  const bayar = kasir.getByRole('dialog', { name: 'Terima Pembayaran' })
  await expect(bayar).toContainText(HARGA)
  await expect(field(bayar, 'Uang Diterima')).toBeFocused()
  await kasir.keyboard.type('6jt')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
  const slip = kasir.getByRole('dialog', { name: 'Cetak nota' })
  await expect(slip).toContainText('TUNAI                          6,000,000')
  await expect(slip).toContainText('KEMBALI                          267,000')
  await kasir.keyboard.press('Escape')
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
  expect((await nota(no_faktur_jual)).status).toBe('DONE')
})

it('is meant by the end of its number where no other ends so', async () => {
  const { no_faktur_jual } = await tunggu('BU SELESAI')
  const dua = await tunggu('BU LAIN')
  await kasir.goto('/validasi-penjualan')
  await expect(kasir.getByText('BU LAIN')).toBeVisible()
  await pindai(kasir, '000')
  await expect(kasir.getByText('Faktur 000 Tidak Menunggu Validasi')).toBeVisible()
  await pindai(kasir, dua.barang[0]?.kode_barcode ?? '')
  await expect(kasir.getByRole('dialog', { name: 'Terima Pembayaran' })).toContainText('BU LAIN')
  await kasir.keyboard.press('Escape')
  for (const satu of [no_faktur_jual, dua.no_faktur_jual])
    await there.owner.call(batalJual, batalForm(await nota(satu)))
  await kasir.reload()
  await pindai(kasir, no_faktur_jual)
  await expect(kasir.getByText(`Faktur ${no_faktur_jual} Sudah Dibatalkan`)).toBeVisible()
})

it('is validated with others by a tick, each with its nota, and what came to the bank is said to have come', async () => {
  const satu = await tunggu('BU SATU', { pembayaran: [bayarTunai(5_733_000)] })
  const transfer = { ...bayarTunai(4_000_000), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
  const dua = await tunggu('BU DUA', { pembayaran: [bayarTunai(1_733_000), transfer] })
  await kasir.goto('/validasi-jual-beli')
  await kasir.getByLabel(`Pilih ${satu.no_faktur_jual}`).check()
  await kasir.getByLabel(`Pilih ${dua.no_faktur_jual}`).check()
  // 5,733,000 and 1,733,000 in cash: the rest came to the bank.
  await expect(kasir.getByRole('status').filter({ hasText: 'Terima' })).toContainText('7,466,000')
  await kasir.getByLabel('Sudah masuk di rekening').check()
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
  const slip = kasir.getByRole('dialog', { name: 'Cetak nota' })
  for (const nama of ['BU SATU', 'BU DUA']) {
    await expect(slip).toContainText(nama)
    await kasir.keyboard.press('Escape')
  }
  await expect(slip).toHaveCount(0)
  expect((await nota(dua.no_faktur_jual)).pembayaran).toMatchObject([{ cek: 'TANPA' }, { cek: 'MASUK' }])
})

it('is validated with a deposit in one press, and neither where one of them was settled elsewhere', async () => {
  const { owner } = there
  const { kode_barcode } = await tambahCincin(owner)
  const form = (await owner.call(titip, await formTitip(owner, [kode_barcode], { nama_customer: 'BU TITIP' }))).data
  const [satu, dua] = [await tunggu('BU TIGA'), await tunggu('BU EMPAT')]
  await kasir.goto('/validasi-jual-beli')
  for (const nomor of [satu.no_faktur_jual, dua.no_faktur_jual, form.no_titip_group])
    await kasir.getByLabel(`Pilih ${nomor}`).check()
  await owner.call(batalJual, batalForm(dua))
  await kasir.keyboard.press('F9')
  await read(kasir, 'Oopss!!', `Faktur ${dua.no_faktur_jual} Sudah Diproses Oleh User Lain`)
  await expect(kasir.getByText('BU EMPAT')).toHaveCount(0)
  expect((await nota(satu.no_faktur_jual)).status).toBe('OPEN')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
  await expect(kasir.getByRole('dialog', { name: 'Cetak nota' })).toContainText('BU TIGA')
  await kasir.keyboard.press('Escape')
  const slip = kasir.getByRole('dialog', { name: 'Cetak titipan' })
  await expect(slip).toContainText('BU TITIP')
  await kasir.keyboard.press('Escape')
  await expect(slip).toHaveCount(0)
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
})

it('keeps the points that were agreed at the counter, and takes the rest in cash', async () => {
  const { owner } = there
  const per = { kode_group: 'MM', type: 'GRAM' as const, per_gram: mg(1000), per_rp: rp(0), poin: 100 }
  await owner.call(parameterPoint.create, per)
  await owner.call(ubahParaSystem, { key: 'nilai_poin', value: '1000', otorisasi: null })
  const siapa = { nama_member: 'BU POIN', no_hp: '', alamat: '', tgl_lahir: null, catatan: '' }
  const { data } = await owner.call(member.create, { ...siapa, kode_member: 'A-1', setuju_pesan: 'TIDAK' })
  await beriPin(owner, data.kode_member)
  const milik = { kode_member: data.kode_member, nama_customer: 'BU POIN' }
  await jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode], milik)
  const poin = { ...bayarTunai(100_000), cara_bayar: 'POIN' as const, ref: 'A-1' }
  const { no_faktur_jual } = await tunggu('BU POIN', { ...milik, pembayaran: [poin] })
  await kasir.goto('/validasi-penjualan')
  await pindai(kasir, no_faktur_jual)
  const bayar = kasir.getByRole('dialog', { name: 'Terima Pembayaran' })
  await expect(bayar).toContainText('POIN A-1')
  await kasir.keyboard.type('6jt')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Validasi Berhasil')
  const slip = kasir.getByRole('dialog', { name: 'Cetak nota' })
  await expect(slip).toContainText('POIN A-1                         100,000')
  await expect(slip).toContainText('KEMBALI                          367,000')
})

it('is turned down with a reason, its piece scanned back where a bon was printed', async () => {
  const { no_faktur_jual, barang } = await tunggu('BU BATAL')
  await there.owner.call(cetak, { jenis: 'BON PENJUALAN', dokumen: no_faktur_jual, rangkap: 1, alasan: '' })
  await kasir.goto('/validasi-penjualan')
  await kasir.getByRole('button', { name: `Tolak ${no_faktur_jual}` }).click()
  const tolak = kasir.getByRole('dialog', { name: 'Tolak Penjualan' })
  await pindai(tolak, 'SALAH')
  await expect(tolak.getByText('Barang SALAH bukan dari faktur ini')).toBeVisible()
  await pindai(tolak, barang[0]?.kode_barcode ?? '')
  await expect(tolak.getByText('belum dipindai')).toHaveCount(0)
  await kasir.keyboard.press('F9')
  await expect(tolak.getByText('Alasan Harus Diisi')).toBeVisible()
  await field(tolak, 'Alasan').fill('customer tidak jadi')
  await kasir.keyboard.press('F9')
  await expect(says(kasir, 'Berhasil')).toBeVisible()
  expect((await nota(no_faktur_jual)).status).toBe('BATAL')
})

it('stands in the list with its papers, and in full with all that may be done', async () => {
  const { no_faktur_jual } = await tunggu('BU LIHAT')
  await kasir.goto('/lihat-penjualan')
  await kasir.getByRole('button', { name: `Cetak ulang ${no_faktur_jual}` }).click()
  const bon = kasir.getByRole('dialog', { name: 'Cetak bon kasir' })
  await expect(bon).toContainText('BUKAN NOTA, BAYAR DI KASIR')
  await expect(
    bon
      .getByRole('img', { name: `Barcode ${no_faktur_jual}` })
      .locator('rect')
      .first(),
  ).toBeAttached()
  await kasir.keyboard.press('Escape')
  await kasir.getByPlaceholder('Cari faktur, customer, barcode').fill('bu lihat')
  await expect(kasir.locator('tbody tr')).toHaveCount(1)
  await kasir.locator('tbody tr').click()
  const rinci = kasir.getByRole('dialog', { name: 'BU LIHAT' })
  for (const teks of ['CINCIN MILANO', 'DI KASIR', 'ENTRI', HARGA])
    await expect(rinci.getByText(teks).first()).toBeVisible()
  await rinci.getByRole('button', { name: 'Tolak Penjualan' }).click()
  await field(kasir.getByRole('dialog', { name: 'Tolak Penjualan' }), 'Alasan').fill('salah harga')
  await kasir.keyboard.press('F9')
  await read(kasir, 'Berhasil')
  await expect(rinci.getByText('salah harga', { exact: false })).toBeVisible()
  await kasir.keyboard.press('Escape')
  await expect(kasir.locator('tbody tr')).toContainText('BATAL')
  await expect(kasir.getByRole('button', { name: `Cetak ulang ${no_faktur_jual}` })).toHaveCount(0)
})

it('is let go by nobody who may not: there is no such button', async () => {
  await tunggu('BU MENUNGGU')
  const { kode_barcode } = await tambahCincin(there.owner)
  await jualSah(there.owner, there.owner, [kode_barcode], { nama_customer: 'BU SAH' })
  const sales = await there.page()
  await signIn(sales, 'SALES')
  await sales.goto('/lihat-penjualan')
  for (const nama of ['BU MENUNGGU', 'BU SAH']) {
    await sales.getByRole('row', { name: new RegExp(nama) }).click()
    const rinci = sales.getByRole('dialog', { name: nama })
    await expect(rinci.getByText('CINCIN MILANO').first()).toBeVisible()
    await expect(rinci.getByRole('button', { name: /Tolak|Batalkan/ })).toHaveCount(0)
    await sales.keyboard.press('Escape')
    await expect(rinci).toHaveCount(0)
  }
})

it('is taken back by its nota with the owner’s agreement, its money as it came', async () => {
  const { kode_barcode } = await tambahCincin(there.owner)
  const { no_faktur_jual } = await jualSah(there.owner, there.owner, [kode_barcode], { nama_customer: 'BU KEMBALI' })
  await kasir.goto('/batal-penjualan')
  await pindai(kasir, 'TIDAK')
  await expect(kasir.getByText('Faktur TIDAK Tidak Ada')).toBeVisible()
  await pindai(kasir, kode_barcode)
  await expect(kasir.locator('tbody tr')).toHaveCount(1)
  await expect(kasir.getByText(no_faktur_jual)).toBeVisible()
  await kasir.keyboard.press('F9')
  await expect(kasir.getByText('Alasan Harus Diisi')).toBeVisible()
  await field(kasir, 'Alasan').fill('ukuran salah')
  await kasir.keyboard.press('F9')
  await setujui(kasir, 'BATAL PENJUALAN')
  const bukti = kasir.getByRole('dialog', { name: 'Cetak bukti batal penjualan' })
  await expect(bukti).toContainText(/NO {4}: BFJ-TK01-260302-0001[\s\S]*KEMBALI KEPADA CUSTOMER +Rp\. 5,733,000/)
  await downloaded(kasir, () => bukti.getByRole('button', { name: 'Unduh .txt' }).click())
  await bukti.getByRole('button', { name: /^Selesai/ }).click()
  expect(await nota(no_faktur_jual)).toMatchObject({ status: 'BATAL', barang: [{ keadaan: 'DI TOKO' }] })
  await pindai(kasir, no_faktur_jual)
  await expect(kasir.getByText(`Faktur ${no_faktur_jual} Sudah Dibatalkan`)).toBeVisible()
  // Its paper is printed again from its row, and from what happened to it, as a copy.
  await kasir.goto(`/lihat-penjualan?q=${no_faktur_jual}`)
  await kasir.getByRole('button', { name: 'Cetak ulang BFJ-TK01-260302-0001' }).click()
  await expect(bukti).toContainText('SALINAN ke-1')
})

it('shows one kind alone where somebody wants that, as the address says, and ticks nothing out of sight', async () => {
  const dijual = await tunggu('BU JUAL')
  const { kode_barcode } = await tambahCincin(there.owner)
  await there.owner.call(titip, await formTitip(there.owner, [kode_barcode], { nama_customer: 'BU TITIP' }))
  const saring = async (jenis: string) => {
    await kasir.getByRole('button', { name: /^Jenis/ }).click()
    await kasir.getByRole('option', { name: jenis }).click()
  }
  await kasir.goto('/validasi-jual-beli')
  await expect(kasir.getByText('BU TITIP')).toBeVisible()
  await kasir.getByRole('checkbox', { name: `Pilih ${dijual.no_faktur_jual}` }).check()
  await saring('TITIPAN')
  await expect(kasir).toHaveURL(/\/validasi-jual-beli\?jenis=TITIPAN$/)
  await expect(kasir.getByText('BU TITIP')).toBeVisible()
  await expect(kasir.getByText('BU JUAL')).toHaveCount(0)
  await expect(kasir.getByRole('status').filter({ hasText: 'Dipilih' })).toContainText('Dipilih0')
  await kasir.reload()
  await expect(kasir.getByText('BU TITIP')).toBeVisible()
  await expect(kasir.getByText('BU JUAL')).toHaveCount(0)
  // A bon that somebody brings is taken all the same.
  await pindai(kasir, dijual.no_faktur_jual)
  await expect(kasir.getByRole('dialog', { name: 'Terima Pembayaran' })).toContainText('BU JUAL')
  await kasir.keyboard.press('Escape')
  await saring('PEMBELIAN')
  // What waits out of sight is no empty queue.
  await expect(kasir.getByText(/^\d+ Lain Disembunyikan Saringan$/)).toBeVisible()
  await expect(kasir.getByText('Belum Ada Data Yang Harus Di Validasi')).toHaveCount(0)
  await kasir.getByRole('button', { name: 'Tampilkan semua' }).click()
  await expect(kasir.getByRole('checkbox', { name: `Pilih ${dijual.no_faktur_jual}` })).toBeVisible()
  await expect(kasir).toHaveURL(/\/validasi-jual-beli$/)
})

it('tells where a piece costs something else today than when its bon was written', async () => {
  const { no_faktur_jual } = await tunggu('BU KEMARIN')
  await kasir.goto('/validasi-jual-beli')
  await expect(kasir.getByText('BU KEMARIN')).toBeVisible()
  await expect(kasir.getByText(/^Harga hari ini/)).toHaveCount(0)
  await there.owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_400_000), harga_modal: null })
  for (const layar of ['/validasi-jual-beli', '/validasi-penjualan']) {
    await kasir.goto(layar)
    await expect(kasir.getByText('Harga hari ini 5,855,000').first()).toBeVisible()
    // The bon leads past the list: its dialog says so too.
    await pindai(kasir, no_faktur_jual)
    const dialog = kasir.getByRole('dialog', { name: 'Terima Pembayaran' })
    await expect(dialog).toContainText(/CINCIN MILANO.*Harga hari ini 5,855,000/)
  }
})
