/** What people press when something between two installations went wrong: try again, take back, give up as lost, tie again. */

import { sql } from '@kencana/database'
import { isiBaki, tambahCincin } from '@kencana/testing/barang'
import { type Berdua, bercabang } from '@kencana/testing/cabang'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it, expect as same } from 'vitest'
import { OTORISASI_HAPUS_KIRIM } from '../features/barang/kirim-barang/kirim-barang.contract.ts'
import { terimaBarang } from '../features/barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { kirimLog } from '../features/cabang/log-pusat/log-pusat.api.ts'
import { tanyaKabar } from '../features/cabang/surat/kabar.api.ts'
import { violations } from './axe.ts'
import { type ShopInBrowser, shopInBrowser } from './shop.ts'
import { expect, loginAs, setujui } from './visitors.ts'

let dua: Berdua
let di: { pusat: ShopInBrowser; cabang: ShopInBrowser }
let pusat: Page
let cabang: Page
beforeAll(async () => {
  dua = await bercabang()
  await isiBaki(dua.cabang.owner)
  di = {
    pusat: await shopInBrowser(dua.pusat.shop, dua.pusat.owner),
    cabang: await shopInBrowser(dua.cabang.shop, dua.cabang.owner),
  }
  pusat = await di.pusat.page()
  await loginAs(pusat, 'OWNER')
  cabang = await di.cabang.page()
  await loginAs(cabang, 'OWNER')
})
afterAll(async () => {
  await Promise.all([dua.pusat.ke.close(), dua.cabang.ke.close()])
  await di.pusat.close()
  await di.cabang.close()
})

const kirim = async (banyak = 1) => {
  const kode = []
  for (let ke = 0; ke < banyak; ke += 1) kode.push((await tambahCincin(dua.pusat.owner)).kode_barcode)
  const detail_barang = kode.map((kode_barcode) => ({ kode_barcode }))
  const { no_kirim } = await dua.pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang })
  return { kode, no_kirim }
}
const baris = (page: Page, teks: string) => page.getByRole('listitem').filter({ hasText: teks })

it('takes a dispatch back that nobody has received', async () => {
  const { no_kirim } = await kirim()
  await dua.antar()
  await pusat.goto('/kirim-barang-kecabang')
  await expect(baris(pusat, no_kirim)).toContainText('1 di jalan')
  await pusat.getByRole('button', { name: `Tarik kembali ${no_kirim}` }).click()
  const dialog = pusat.getByRole('dialog', { name: 'Tarik Kembali Kiriman' })
  await expect(dialog).toContainText('begitu instalasi TK11 menyatakan belum menerimanya')
  await dialog.getByLabel('Alasan').fill('SALAH TOKO')
  await pusat.keyboard.press('F9')
  await expect(baris(pusat, no_kirim)).toContainText('sedang ditarik')
  await dua.antar()
  await pusat.reload()
  await expect(baris(pusat, no_kirim)).toContainText('BATAL')
})

it('gives up the rest of a dispatch as lost, and the receiver reads it before he receives it after all', async () => {
  const { kode, no_kirim } = await kirim(2)
  await dua.antar()
  await dua.cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: kode.slice(0, 1) })
  await dua.antar()
  await pusat.reload()
  await pusat.getByRole('button', { name: `Hapus sisa ${no_kirim}` }).click()
  const dialog = pusat.getByRole('dialog', { name: 'Hapus Sisa Kiriman' })
  await expect(dialog).toContainText('1 barang, 3.485 g dicatat hilang di buku toko ini, dan TK11 diberi tahu.')
  await dialog.getByLabel('Alasan').fill('TIDAK PERNAH SAMPAI')
  await pusat.keyboard.press('F9')
  await setujui(pusat, OTORISASI_HAPUS_KIRIM)
  await expect(pusat.getByRole('dialog')).toHaveCount(0)
  await expect(baris(pusat, no_kirim)).toContainText('sisa dihapus')
  await expect(baris(pusat, no_kirim)).toContainText('1 barang dihapus dari sisa')
  same(await violations(pusat)).toEqual([])
  await dua.antar()
  await cabang.goto('/terima-barang')
  await expect(cabang.getByRole('button', { name: new RegExp(no_kirim) })).toContainText('1 hilang')
  await cabang.getByRole('button', { name: new RegExp(no_kirim) }).click()
  await expect(cabang.getByText('hilang', { exact: true })).toBeVisible()
  same(await violations(cabang)).toEqual([])
  await dua.cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: kode.slice(1) })
  await dua.antar()
  await pusat.reload()
  await expect(baris(pusat, no_kirim)).toContainText('1 barang dihapus dari sisa, 1 sampai sesudahnya')
})

it('sends a refused letter again once it was put right, and shows both books side by side', async () => {
  const jenis = (kapan: string | null) =>
    dua.cabang.shop.db.transaction(async (tx) => {
      await tx.run(sql`SELECT set_config('kencana.dari_pusat', 'ya', true)`)
      await tx.run(sql`UPDATE jenis SET dihapus_pada = ${kapan}::timestamptz WHERE kode_dept = 'CIN'`)
    })
  await jenis('2026-03-02')
  await kirim()
  await dua.antar()
  await tanyaKabar(dua.pusat.shop.deps)
  await pusat.goto('/kiriman-data')
  await pusat
    .getByRole('radio', { name: 'GAGAL' })
    .or(pusat.getByRole('button', { name: 'GAGAL', exact: true }))
    .click()
  await expect(pusat.getByText(/Jenis CIN Tidak Ada Di Instalasi Tujuan/)).toBeVisible()
  await expect(pusat.getByRole('row', { name: /TK01\s+TK11/ })).toContainText('cocok')
  await jenis(null)
  await pusat.getByRole('button', { name: 'Kirim Ulang' }).click()
  await dua.antar()
  await expect(pusat.getByText('Tidak Ada Data')).toBeVisible()
  same(await violations(pusat)).toEqual([])
})

it('reads what was done at the branch', async () => {
  dua.cabang.shop.clock.walk(10 / 1440)
  await kirimLog(dua.cabang.shop.deps)
  await pusat.getByRole('button', { name: 'Catatan Kegiatan Cabang' }).click()
  await expect(pusat.getByRole('cell', { name: 'POST setup' })).toBeVisible()
  await pusat.getByLabel('Dokumen').fill('tcb-tk11-260302-0001')
  await pusat.keyboard.press('Enter')
  await expect(pusat.getByRole('cell', { name: 'TCB-TK11-260302-0001' })).toHaveCount(1)
  await expect(pusat.getByRole('cell', { name: 'POST setup' })).toHaveCount(0)
  same(await violations(pusat)).toEqual([])
})

it('makes itself known once more', async () => {
  await cabang.goto('/settingtoko')
  await baris(cabang, 'toko TK01').getByRole('button', { name: 'Hubungkan' }).click()
  await expect(cabang.getByText('Berhasil', { exact: true }).first()).toBeVisible()
})
