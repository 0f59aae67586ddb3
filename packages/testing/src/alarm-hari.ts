/** Warnings about closed days and the key of their seals, each with what brings it and what does not yet. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KunciSegel, pasangKunciSegel, siapkanKunciSegel } from '@kencana/server-kit'
import { expect } from 'vitest'
import { tutupToko } from '../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { lihatSalinan, simpanSalinan } from '../../../features/neraca/salinan-kunci/salinan-kunci.contract.ts'
import { openShop, type User } from './shop.ts'

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string }[]>

/** The cases by the kind of warning. @param alarm how the test file reads warnings */
export const kasusHari = (alarm: BacaAlarm): Record<string, () => Promise<void>> => ({
  TUTUP_BANYAK: async () => {
    const fresh = await openShop()
    const tutup = async (hari: number, sampai: string, diketik?: string) => {
      fresh.clock.walk(hari)
      await (await fresh.login('OWNER')).call(tutupToko, { PROSES: 'close', sampai, diketik })
    }
    await fresh.setup()
    const kini = async () => (await alarm('TUTUP_BANYAK', {}, await fresh.login('OWNER'))).map((one) => one.isi)
    await tutup(4, '2026-03-05')
    expect(await kini()).toEqual([])
    await tutup(5, '2026-03-10', '2026-03-10')
    expect(await kini()).toEqual(['4 hari kosong ditutup OWNER sampai 2026-03-10'])
    await fresh.close()
  },
  KUNCI_SEGEL_BELUM_DISALIN: async () => {
    const shop = await openShop()
    let owner = await shop.setup()
    const kunci = new KunciSegel(Buffer.alloc(32, 7))
    pasangKunciSegel(shop.deps.db, kunci)
    const isi = async () => (await alarm('KUNCI_SEGEL_BELUM_DISALIN', {}, owner)).map((one) => one.isi)
    expect(await isi()).toEqual([])
    owner = await shop.nextDay(owner)
    expect(await isi()).toEqual(['Cetak salinan kunci segel dan simpan di luar komputer ini'])
    await owner.call(simpanSalinan, { sidik: kunci.sidik })
    expect(await isi()).toEqual([])
    await shop.close()
  },
  KUNCI_SEGEL_DILIHAT: async () => {
    const shop = await openShop()
    const owner = await shop.setup()
    const dataDir = mkdtempSync(join(tmpdir(), 'kencana-kunci-'))
    await siapkanKunciSegel(shop.deps.db, { dataDir, segelKey: undefined }, shop.clock.now(), () => undefined)
    const isi = async () => (await alarm('KUNCI_SEGEL_DILIHAT', {}, owner)).map((one) => one.isi)
    expect(await isi()).toEqual([])
    await owner.call(lihatSalinan, {})
    expect(await isi()).toEqual([expect.stringMatching(/^Kunci segel \w{16} ditunjukkan kepada OWNER untuk dicetak$/)])
    rmSync(dataDir, { recursive: true })
    await shop.close()
  },
})
