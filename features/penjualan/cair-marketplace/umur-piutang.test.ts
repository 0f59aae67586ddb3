import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formCair, isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cairMarketplace, piutangMarketplace } from './cair-marketplace.contract.ts'
import { umurPiutang } from './umur-piutang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiMarketplace(owner)
  await isiMarketplace(owner, 'SHOPEE')
  await isiRekening(owner)
})
afterAll(() => shop.close())

/** Rings of 1 g: 2,350,000 x 70 %. */
const terjual = async (no_order: string, kode_marketplace = 'TOKPED') => {
  const { kode_barcode } = await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })
  return jualMarketplace(owner, owner, [kode_barcode], no_order, { marketplace: { kode_marketplace, no_order } })
}

it('what platforms owe stands under its age to the day, with what is still missing of a nota that was paid in part', async () => {
  const hari = ['2026-03-02', '2026-02-23', '2026-02-22', '2026-02-16', '2026-02-15'] as const
  const nota: { no_faktur_jual: string; tgl: string }[] = []
  for (const [ke, tgl] of hari.entries()) nota.push({ ...(await terjual(`T-${ke}`)), tgl })
  nota.push({ ...(await terjual('S-1', 'SHOPEE')), tgl: '2026-02-20' })
  const [, , delapan] = nota
  if (!delapan) throw new Error('no nota')
  await owner.call(
    cairMarketplace,
    await formCair(owner, [delapan], {}, [{ diterima: rp(600_000), biaya: rp(45_000) }]),
  )
  const pada = (satu: { no_faktur_jual: string }, tgl: string) =>
    shop.db.run(sql`UPDATE penjualan SET tgl_valid = ${tgl} WHERE no_faktur_jual = ${satu.no_faktur_jual}`)
  for (const satu of nota) await pada(satu, satu.tgl)
  const piutang = await owner.call(piutangMarketplace, {})
  for (const satu of nota) await pada(satu, '2026-03-02')
  expect(piutang.map(({ umur }) => umur).toSorted((a, b) => a - b)).toEqual([0, 7, 8, 10, 14, 15])
  expect(umurPiutang(piutang)).toEqual([
    { kode_marketplace: 'SHOPEE', menurutUmur: [0, 1_645_000, 0], semua: 1_645_000 },
    {
      kode_marketplace: 'TOKPED',
      // 0 and 7 days; 8 days less 600,000 and 45,000, and 14 days; 15 days
      menurutUmur: [3_290_000, 2_645_000, 1_645_000],
      // 5 x 1,645,000 less 645,000
      semua: 7_580_000,
    },
  ])
  expect(umurPiutang([])).toEqual([])
})
