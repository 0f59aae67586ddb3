import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { buat, hitungSo } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pesananSoReport } from './laporan-pesanan-so.report.ts'

let shop: TestShop
let owner: User
const made: string[] = []
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTukang(owner)
  await isiPesanan(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 30)
  // One order with a stone, finished a day before it is settled together with a plain one.
  for (const [berat, more] of [
    [5, { atribut: 'BATU MERAH', berat_atribut: gram(0.25) }],
    [7, {}],
  ] as const) {
    const no_pesanan = await pesan(owner, more)
    await buat(owner, no_pesanan, berat, 0.1)
    made.push(no_pesanan)
    owner = await shop.nextDay(owner)
  }
  await hitungSo(owner, 5)
})
afterAll(() => shop.close())

const asked = { tgl_awal: '2026-03-04', tgl_akhir: '2026-03-04' }

it('shows the orders of each settlement on its day, with what was used, lost and earned', async () => {
  const { json } = await owner.send('POST', 'stock-opname/reports', { body: asked })
  expect(json).toMatchObject([
    {
      no_so_pesanan: 'SOP-TK01-260304-0001',
      pesanan: [
        { no_pesanan: made[0], kode_tukang: 'T01', nama_atribut: 'BATU MERAH', berat_pakai: 5, susut_pakai: 0.1 },
        { no_pesanan: made[1], kode_tukang: 'T01', nama_atribut: '-', berat_pakai: 7, susut_pakai: 0.1 },
      ],
    },
  ])
})

laporanSuite(pesananSoReport, {
  shop: () => shop,
  user: () => owner,
  asked,
  apart: {
    totals: 'orders may have been finished before the days of the report, a settlement leads to them by name',
    berat_pakai: 'the gold that left the craftsman includes the loss, a column of its own',
  },
})
