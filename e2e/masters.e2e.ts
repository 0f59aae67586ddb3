/** What people do with a master, on every master's screen: e2e/masters.cases.ts describes them. */
import { readFile } from 'node:fs/promises'
import { sampled } from '@kencana/testing/sample'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest'
import { MASTERS, type MasterPage } from './masters.cases.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { answerTo, buang, expect, field, holdCall, signIn } from './visitors.ts'

const names = new Intl.Collator('id-ID', { sensitivity: 'base', numeric: true })

/** The suite that every master's screen passes. */
const masterSuite = (m: MasterPage): void => {
  const [key, name] = m.fields
  const keyField = m.by.replace('by-', '').replaceAll('-', '_')
  let there: ShopInBrowser
  let page: Page
  /** The computer of somebody who is logged in. */
  let storageState: Awaited<ReturnType<BrowserContext['storageState']>>

  const rowOf = (kode: string): Locator => page.getByRole('row').filter({ has: page.getByText(kode, { exact: true }) })
  const modal = (what: 'Tambah' | 'Edit') => page.getByRole('dialog', { name: `${what} Data ${m.label}` })
  const says = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  /** Whoever types on has read it: any key closes a popup. */
  const read = async (title: string) => {
    await expect(says(title)).toBeVisible()
    await page.keyboard.press('Shift')
    await expect(says(title)).toHaveCount(0)
  }
  const api = (method: string, path: string, body?: object) => there.owner.send(method, `${m.name}/${path}`, { body })
  const codes = async () => {
    const rows = (await there.owner.send('GET', `${m.name}/get/all`)).json as Record<string, unknown>[]
    return rows.map((row) => row[keyField])
  }
  /** The row is there, under this name, whatever the test before left. */
  const stored = async (kode: string, nama: string) => {
    await api('PUT', `reactive/${m.by}/${kode}`)
    await api('POST', 'add', m.more(kode, nama))
    const row = m.more(kode, nama)
    delete row[keyField]
    expect(await api('PUT', `edit/${m.by}/${kode}`, row)).toMatchObject({ status: 200 })
  }
  const open = async (path: string = m.path) => {
    await page.goto(path)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  /** F2, then every field by Enter alone, up to the save button. */
  const typeAll = async () => {
    await page.keyboard.press('F2')
    const dialog = modal('Tambah')
    for (const one of m.fields) {
      await expect(field(dialog, one.label)).toBeFocused()
      await page.keyboard.type(one.typed)
      await page.keyboard.press('Enter')
    }
    await expect(dialog.getByRole('button', { name: 'Simpan Data' })).toBeFocused()
    return dialog
  }
  const columnOf = async (title: string): Promise<string[]> => {
    const heads = await page.getByRole('columnheader').allInnerTexts()
    const at = heads.findIndex((head) => head.trim() === title)
    // A page that is still loading has no such column yet: whoever polls asks again.
    if (at < 0) return []
    return page.locator(`tbody tr td:nth-child(${at + 1})`).allInnerTexts()
  }

  describe(m.path, () => {
    beforeAll(async () => {
      there = await openShopInBrowser()
      await m.prepare?.(there.owner)
      page = await there.page()
      await signIn(page, 'OWNER')
      storageState = await page.context().storageState()
      await there.leave()
    })
    beforeEach(async () => {
      page = await there.page({ storageState })
    })
    afterEach(() => there.leave())
    afterAll(() => there.close())

    it('says what is missing under each field, sends nothing, and closes by Esc', async () => {
      await open()
      if (m.seeded === 0) await expect(page.getByText(m.emptyText)).toBeVisible()
      await page.keyboard.press('F2')
      const dialog = modal('Tambah')
      await expect(field(dialog, key.label)).toBeFocused()
      const adding = await holdCall(page, `${m.name}/add`)
      await page.keyboard.press('Control+Enter')
      for (const { pesan } of m.fields.filter((one) => one.pesan !== ''))
        await expect(dialog.getByText(pesan, { exact: true })).toBeVisible()
      await expect(field(dialog, key.label)).toBeFocused()
      await page.keyboard.type(key.typed)
      await expect(dialog.getByText(key.pesan, { exact: true })).toHaveCount(0)
      // Two letters are a slip, more are asked about.
      if (key.typed.length < 3) await page.keyboard.press('Escape')
      else await buang(page)
      await expect(dialog).toHaveCount(0)
      adding.release()
      expect(adding.count()).toBe(0)
      expect(await codes()).toHaveLength(m.seeded)
    })

    it('adds a row by keyboard alone, once, however often F9 is pressed', async () => {
      await open()
      const dialog = await typeAll()
      const adding = await holdCall(page, `${m.name}/add`)
      expect(adding.count()).toBe(0)
      await page.keyboard.press('F9')
      await page.keyboard.press('F9')
      await expect(dialog.getByRole('button', { name: 'Sedang Menyimpan' })).toBeDisabled()
      await expect(dialog.getByRole('button', { name: 'Batal' })).toBeDisabled()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
      await expect.poll(adding.count).toBe(1)
      adding.release()
      await read('Data Berhasil Disimpan')
      await expect(dialog).toHaveCount(0)
      for (const { shown } of m.fields) await expect(rowOf(key.shown)).toContainText(shown)
      expect(adding.count()).toBe(1)
      expect(await codes()).toHaveLength(m.seeded + 1)
    })

    it('refuses a code that is there already and keeps what was entered', async () => {
      await stored(key.shown, 'NAMA LAMA')
      await open()
      const dialog = await typeAll()
      await page.keyboard.press('Control+Enter')
      await expect(says('Oopss!!')).toContainText(`${m.label} ${key.shown} Sudah Ada`)
      await read('Oopss!!')
      await expect(field(dialog, name.label)).toHaveValue(name.typed.toUpperCase())
      await dialog.getByRole('button', { name: 'Batal' }).click()
      await expect(dialog).toHaveCount(0)
    })

    it('edits a row with its code locked, and refuses an edit that somebody else overtook', async () => {
      await stored(key.shown, 'NAMA LAMA')
      await open()
      await page.getByRole('button', { name: `Edit ${key.shown}` }).click()
      const dialog = modal('Edit')
      await expect(field(dialog, key.label)).toHaveAttribute('readonly')
      await expect(field(dialog, name.label)).toBeFocused()
      await field(dialog, name.label).fill('nama baru')
      await page.keyboard.press('F9')
      await read('Data Berhasil Diedit')
      await expect(rowOf(key.shown)).toContainText('NAMA BARU')
      await expect(dialog).toHaveCount(0)

      await rowOf(key.shown).click()
      await expect(field(dialog, name.label)).toHaveValue('NAMA BARU')
      await stored(key.shown, 'SUDAH DIUBAH')
      await field(dialog, name.label).fill('kalah cepat')
      await page.keyboard.press('F9')
      await expect(says('Oopss!!')).toContainText('Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
    })

    it('searches and sorts, and keeps both in the address', async () => {
      await stored('ZZ1', 'ALFA')
      await stored('ZZ2', 'ZULU')
      await stored('ZZ3', 'MIKE 10')
      await stored('ZZ4', 'MIKE 9')
      const all = (await codes()).length
      await open()
      await page.keyboard.press('/')
      await expect(page.getByRole('searchbox')).toBeFocused()
      await page.keyboard.type('mike')
      await expect(page.locator('tbody tr')).toHaveCount(2)
      await expect(page).toHaveURL(/\?q=mike$/)
      await page.getByRole('button', { name: m.columns[1], exact: true }).click()
      await expect.poll(() => columnOf(m.columns[0])).toEqual(['ZZ4', 'ZZ3'])
      await page.reload()
      await expect.poll(() => columnOf(m.columns[0])).toEqual(['ZZ4', 'ZZ3'])
      await page.getByRole('searchbox').fill('tidak ada yang begini')
      await expect(page.getByText(m.emptyText)).toBeVisible()
      await page.getByRole('searchbox').press('Escape')
      await expect(page.locator('tbody tr')).toHaveCount(all)
      const up = await columnOf(m.columns[1])
      expect(up).toEqual(up.toSorted(names.compare))
      await page.getByRole('button', { name: m.columns[1], exact: true }).click()
      await expect.poll(() => columnOf(m.columns[1])).toEqual(up.toSorted((a, b) => names.compare(b, a)))
      await expect(page.getByRole('columnheader', { name: m.columns[1] }).first()).toHaveAttribute(
        'aria-sort',
        'descending',
      )
    })

    it('gives its rows as CSV', async () => {
      await stored(key.shown, 'SUDAH DIUBAH')
      await open()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'CSV' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(new RegExp(`^${m.name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`))
      const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
      expect(lines[0]).toBe(`\uFEFF${m.csv.head}`)
      expect(lines).toContain(`${key.shown},SUDAH DIUBAH,${m.csv.line}`)
      expect(lines).toHaveLength((await codes()).length + 2)
    })

    it('deletes after the question only, and takes a deleted code back by Aktifkan', async () => {
      await stored(key.shown, 'NAMA LAMA')
      await open()
      const remove = page.getByRole('button', { name: `Hapus ${key.shown}` })
      await remove.click()
      const question = page.getByRole('dialog', { name: 'Anda Yakin !!' })
      await expect(question).toContainText('Ingin Menghapus Data Ini ?')
      await question.getByRole('button', { name: 'Tidak' }).click()
      await expect(question).toHaveCount(0)
      expect(await codes()).toContain(key.shown)
      await remove.click()
      await question.getByRole('button', { name: 'OK' }).click()
      await read('Data Berhasil Di Hapus')
      await expect(rowOf(key.shown)).toHaveCount(0)
      expect(await codes()).not.toContain(key.shown)

      await open()
      const dialog = await typeAll()
      await page.keyboard.press('F9')
      const warning = page.getByRole('dialog', { name: 'Warning !!!' })
      await expect(warning).toContainText(`${m.label} ${key.shown} Berstatus DELETED, Aktifkan Kembali ?`)
      await warning.getByRole('button', { name: 'Batal' }).click()
      await expect(warning).toHaveCount(0)
      await expect(dialog).toBeVisible()
      expect(await codes()).not.toContain(key.shown)
      await dialog.getByRole('button', { name: 'Simpan Data' }).click()
      await warning.getByRole('button', { name: 'Aktifkan' }).click()
      await expect(says('Berhasil')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(rowOf(key.shown)).toBeVisible()
      expect(await codes()).toContain(key.shown)
    })

    it('tells why a row that is needed stays', async () => {
      await stored(key.shown, 'NAMA LAMA')
      await m.inUse.make(there.owner, there.shop)
      await open()
      await page.getByRole('button', { name: `Hapus ${key.shown}` }).click()
      const question = page.getByRole('dialog', { name: 'Anda Yakin !!' })
      const answer = await answerTo(page, `${m.name}/delete/${m.by}/${await idOf(key.shown)}`, () =>
        question.getByRole('button', { name: 'OK' }).click(),
      )
      expect(answer).toEqual({ status: 422, text: m.inUse.text })
      await expect(page.getByRole('alert')).toContainText(m.inUse.text)
      await expect(rowOf(key.shown)).toBeVisible()
    })

    const idOf = async (kode: string): Promise<string> => {
      const rows = (await there.owner.send('GET', `${m.name}/get/all`)).json as Record<string, string>[]
      return String(rows.find((row) => Object.values(row).includes(kode))?._id)
    }
  })
}

for (const master of sampled('masters', MASTERS, 2)) masterSuite(master)
