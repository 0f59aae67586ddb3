/** Each further master's screen does its job once: empty, wrong, add, edit, delete, back again; and Excel both ways. */

import { isiMaster } from '@kencana/testing/barang'
import { sampled } from '@kencana/testing/sample'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { LAIN, type MasterLain } from './masters-lain.cases.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, field, loginAs } from './visitors.ts'

let there: ShopInBrowser
let page: Page
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  page = await there.page()
  await loginAs(page, 'OWNER')
})
afterAll(() => there.close())

const dialogOf = (title: string) => page.getByRole('dialog', { name: title, exact: true })
const read = async (title: string) => {
  await expect(dialogOf(title)).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(dialogOf(title)).toHaveCount(0)
}
const rowWith = (text: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(text, { exact: true }) })
    .first()

const open = async (m: MasterLain) => {
  await page.goto(m.path)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`Master|${m.label}`))
}

const typeAll = async (m: MasterLain) => {
  await page.keyboard.press('F2')
  const dialog = dialogOf(`Tambah Data ${m.label}`)
  for (const one of m.fields) {
    await expect(field(dialog, one.label)).toBeFocused()
    await page.keyboard.type(one.typed)
    await page.keyboard.press('Enter')
  }
  return dialog
}

/** How many of them a run that is not long goes through. */
const SEKIAN = 7

describe.each(sampled('masters-lain', LAIN, SEKIAN))('$path', (m) => {
  const [key] = m.fields
  // A master that is nothing but a name is known by its new name after an edit.
  const after = m.fields.length === 1 ? m.edit.shown : key.shown

  it('is empty, says what is missing, and adds a row by keyboard', async () => {
    await open(m)
    if (!m.seeded) await expect(page.getByText(m.emptyText)).toBeVisible()
    await page.keyboard.press('F2')
    const dialog = dialogOf(`Tambah Data ${m.label}`)
    await expect(field(dialog, key.label)).toBeFocused()
    await page.keyboard.press('F9')
    for (const { pesan } of m.fields.filter((one) => one.pesan !== ''))
      await expect(dialog.getByText(pesan, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await typeAll(m)
    await page.keyboard.press('F9')
    await read('Data Berhasil Disimpan')
    for (const { shown } of m.fields) await expect(rowWith(key.shown)).toContainText(shown)
  })

  it('edits it, deletes it after the question, and brings it back', async () => {
    await open(m)
    await rowWith(key.shown)
      .getByRole('button', { name: /^Edit / })
      .click()
    const dialog = dialogOf(`Edit Data ${m.label}`)
    await field(dialog, m.edit.label).fill(m.edit.value)
    await page.keyboard.press('F9')
    await read('Data Berhasil Diedit')
    await expect(rowWith(after)).toContainText(m.edit.shown)
    await rowWith(after)
      .getByRole('button', m.baris === undefined ? { name: /^Hapus / } : { name: `Hapus ${m.baris}`, exact: true })
      .click()
    const question = dialogOf('Anda Yakin !!')
    await expect(question).toContainText(m.tanya ?? 'Ingin Menghapus Data Ini ?')
    await question.getByRole('button', { name: 'OK' }).click()
    await read('Data Berhasil Di Hapus')
    await expect(rowWith(after)).toHaveCount(0)
    const rows = (await there.owner.send('GET', m.list)).json as Record<string, unknown>[]
    expect(rows.some((row) => Object.values(row).includes(after))).toBe(false)
    // Entered once more as it was: a master that was renamed is another one by that name.
    if (after !== key.shown) return
    await typeAll(m)
    await page.keyboard.press('F9')
    const warning = dialogOf('Warning !!!')
    await expect(warning).toContainText('Berstatus DELETED, Aktifkan Kembali ?')
    await warning.getByRole('button', { name: 'Aktifkan' }).click()
    await read('Berhasil')
    await expect(rowWith(after)).toBeVisible()
  })
})

describe('excel', () => {
  const m = LAIN.find((one) => one.path === '/master-labeling') as MasterLain

  it('comes out with all rows, and a changed file goes in after a check', async () => {
    await there.owner.send('POST', 'labeling/add', { body: { kode_labeling: 'LB7', nama_labeling: 'TUJUH' } })
    // Those of the seed's draw may have left some.
    const { length } = (await there.owner.send('GET', 'labeling/get/all')).json as unknown[]
    await open(m)
    await page.getByRole('button', { name: 'Excel', exact: true }).click()
    const dialog = dialogOf('Excel Labeling')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /^Unduh/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^labeling-.*\.xlsx$/)
    await dialog.getByLabel('Berkas Excel').setInputFiles(await download.path())
    await expect(dialog).toContainText(`Sama ${length}`)
    await expect(dialog.getByRole('button', { name: 'Simpan Data' })).toBeDisabled()
    await there.owner.send('DELETE', 'labeling/delete/by-kode-labeling/LB7')
    await dialog.getByLabel('Berkas Excel').setInputFiles(await download.path())
    await expect(dialog).toContainText('Baru 1')
    await dialog.getByRole('button', { name: 'Simpan Data' }).click()
    await read('Data Berhasil Disimpan')
    await expect(rowWith('LB7')).toContainText('TUJUH')
  })
})

it('says beside the price of a category what it means here, and beside its percentage that its kadar is another one', async () => {
  await page.goto('/master-group')
  await page.getByRole('button', { name: 'Tambah Group' }).click()
  const dialog = dialogOf('Tambah Data Group')
  await field(dialog, 'Kode Group').fill('17K')
  await field(dialog, 'Persentase').fill('70.5')
  await expect(dialog.getByText('Master Kadar: 17K = 75 %')).toBeVisible()
  await field(dialog, 'Persentase').fill('75')
  await expect(dialog.getByText('Master Kadar')).toHaveCount(0)
  await field(dialog, 'Harga').fill('1250000')
  await expect(dialog.getByText('Per gram emas murni; 17K 3.500 g × 75 % = 3,281,500')).toBeVisible()
  await page.goto('/master-parameter-harga-emas')
  await rowWith('MAS MUDA').click()
  // 3.500 g x 2,350,000 x 70 % = 5,757,500
  await expect(page.getByText('Per gram emas murni; MM 3.500 g × 70 % = 5,757,500')).toBeVisible()
})
