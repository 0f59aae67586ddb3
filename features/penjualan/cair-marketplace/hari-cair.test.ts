/** Payouts where and when nobody may enter them: another shop's nota, a day that is over. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formCair, isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalCair, cairMarketplace, getCair, listCair, piutangMarketplace } from './cair-marketplace.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiMarketplace(owner)
  await isiRekening(owner, '0111')
})
afterAll(() => shop.close())

it('is of no nota of another shop, and of no day that is closed', async () => {
  const { kode_barcode } = await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })
  const nota = await jualMarketplace(owner, owner, [kode_barcode], 'ORD-1')
  const satu = await formCair(owner, [nota], {}, [{ diterima: rp(100_000), biaya: rp(0) }])
  const { no_cair_group: no_cair } = await owner.call(cairMarketplace, satu)
  const lagi = await formCair(owner, [nota], {}, [{ diterima: rp(100_000), biaya: rp(0) }])
  await shop.toko(owner, 'TK02')
  const lain = await shop.user(owner, 'SU2', 'SU', 'TK02')
  await isiRekening(lain, '0111')
  const { no_faktur_jual } = nota
  expect(await tolakan(lain, cairMarketplace, lagi)).toEqual([404, `Faktur ${no_faktur_jual} Tidak Ada`])
  expect(await lain.call(piutangMarketplace, {})).toEqual([])
  expect(await lain.call(listCair, { tanggal: nota.tgl_system })).toEqual([])
  expect((await tolakan(lain, getCair, { no_cair }))[0]).toBe(404)
  expect((await tolakan(lain, batalCair, { no_cair, alasan: 'salah', otorisasi: null }))[0]).toBe(404)

  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const besok = await shop.nextDay(owner)
  // His session belongs to the day that was closed; in his next one the day of a form is no field of it.
  expect((await tolakan(kasir, cairMarketplace, lagi))[0]).toBe(401)
  const baru = await shop.login('KASIR')
  const body = { ...lagi, tgl_system: nota.tgl_system, data: [{ ...lagi.data[0], tgl_system: nota.tgl_system }] }
  const jawab = await baru.send('POST', cairMarketplace.path, { body })
  expect(jawab.status).toBe(200)
  const [cair] = await besok.call(listCair, { tanggal: besok.data.tgl_system })
  expect(cair).toMatchObject({ no_faktur_jual, diterima: 100_000 })
  expect(await tolakan(baru, batalCair, { no_cair, alasan: 'salah', otorisasi: null })).toEqual([
    422,
    'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
  ])
})
