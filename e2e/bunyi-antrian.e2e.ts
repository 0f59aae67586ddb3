/** The cashier's queue is heard: a bill that comes in sounds, whoever looks elsewhere. */

import { rp } from '@kencana/ledger'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinLama, cincinNota, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { formTitip, isiBakiTitip } from '@kencana/testing/titipan'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, it } from 'vitest'
import { beli } from '../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import type { Nota } from '../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { batalJual, jual } from '../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { titip } from '../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect, signIn } from './visitors.ts'

let there: ShopInBrowser
beforeAll(async () => {
  there = await openShopInBrowser()
  await isiMaster(there.owner)
  await isiPembelian(there.owner)
  await isiKondisi(there.owner)
  await isiBakiTitip(there.owner)
  await there.shop.user(there.owner, 'KASIR', 'KASIR')
})
afterAll(() => there.close())

/** A sale that waits, entered by somebody at the counter. */
const tunggu = async (nama_customer: string): Promise<Nota> => {
  const { kode_barcode } = await tambahCincin(there.owner)
  return (await there.owner.call(jual, await formJual(there.owner, [kode_barcode], { nama_customer }))).data
}

// Runs in the page before its scripts: which tones the browser is told to sound.
const DENGAR = `globalThis.nada = []
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    nada.push(Math.round(this.frequency.value))
    return start.apply(this, when)
  }`

/** The screen asks for its queue every so often: that long goes by. */
const lewat = (telinga: Page) => telinga.clock.fastForward(30_000)

it('03.3.4 sounds when a bill comes into the queue, and for nothing that lay there', async () => {
  const lama = await tunggu('BU LAMA')
  const telinga = await there.page()
  await telinga.clock.install()
  await telinga.addInitScript(DENGAR)
  await signIn(telinga, 'KASIR')
  await telinga.goto('/validasi-penjualan')
  await expect(telinga.getByText('BU LAMA')).toBeVisible()
  expect(await telinga.evaluate('nada')).toEqual([])
  const baru = await tunggu('BU BUNYI')
  await lewat(telinga)
  await expect(telinga.getByText('BU BUNYI')).toBeVisible()
  await expect.poll(() => telinga.evaluate('nada')).toEqual([660, 660])
  for (const one of [lama, baru]) await there.owner.call(batalJual, batalForm(one))
  await lewat(telinga)
  await expect(telinga.getByText('BU BUNYI')).toBeHidden()
  expect(await telinga.evaluate('nada')).toEqual([660, 660])
})

it('sounds for a purchase, an exchange and a deposit as for a sale, wherever it waits', async () => {
  const telinga = await there.page()
  await telinga.clock.install()
  await telinga.addInitScript(DENGAR)
  await signIn(telinga, 'KASIR')
  await telinga.goto('/validasi-jual-beli')
  await expect(telinga.getByText('Belum Ada Data Yang Harus Di Validasi')).toBeVisible()
  const kode = async () => (await tambahCincin(there.owner)).kode_barcode
  const lama = await kode()
  await jualSah(there.owner, there.owner, [lama])
  const tukar = { kode_baki: 'BELI1', detail_barang: [cincinNota(lama, { harga: rp(2_000_000) })] }
  const masuk: Readonly<Record<string, () => Promise<unknown>>> = {
    'BU BELI': async () =>
      there.owner.call(beli, formBeli([cincinLama({ harga: rp(1_000_000) })], { nama_customer: 'BU BELI' })),
    'BU TUKAR': async () => {
      const lain = { nama_customer: 'BU TUKAR', tukar, pembayaran: [bayarTunai(3_733_000)] }
      await there.owner.call(jual, await formJual(there.owner, [await kode()], lain))
    },
    'BU TITIP': async () =>
      there.owner.call(titip, await formTitip(there.owner, [await kode()], { nama_customer: 'BU TITIP' })),
  }
  const nada: number[] = []
  for (const [nama, simpan] of Object.entries(masuk)) {
    await simpan()
    await lewat(telinga)
    await expect(telinga.getByText(nama)).toBeVisible()
    nada.push(660, 660)
    await expect.poll(() => telinga.evaluate('nada'), nama).toEqual(nada)
  }
})
