import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPabrik, kirimBos } from '@kencana/testing/bos'
import { laporanSuite } from '@kencana/testing/laporan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batalBos } from '../kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { kirimBosReport } from './laporan-kirim-barang-dari-bos.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPabrik(owner)
  await kirimBos(owner)
  await owner.call(batalBos, { no_kirim_bos: await kirimBos(owner), alasan: 'SALAH' })
  owner = await shop.nextDay(owner)
  await kirimBos(owner, { kode_group: 'MT', kode_dept: 'CINT', kadar: 'A', qty: 4, berat: gram(12.345) })
})
afterAll(() => shop.close())

const laporan = (body: object) => owner.send('POST', 'krmbrgbos/get/report', { body })

describe('laporan kirim barang dari bos', () => {
  it('shows what came and was not given back, day by day', async () => {
    const { json } = await laporan({ tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' })
    const baris = { kode_labeling: 'NISA1', sales_pabrik: 'UBS', asal_barang: 'SURABAYA' }
    expect(json).toEqual([
      {
        ...baris,
        no_kirim_bos: 'KB-TK01-260302-0001',
        tgl_system: '2026-03-02',
        kadar: 'SP',
        kode_group: 'MM',
        kode_dept: 'CIN',
        qty: 10,
        berat: 30,
      },
      {
        ...baris,
        no_kirim_bos: 'KB-TK01-260303-0001',
        tgl_system: '2026-03-03',
        kadar: 'A',
        kode_group: 'MT',
        kode_dept: 'CINT',
        qty: 4,
        berat: 12.345,
      },
    ])
  })
})

laporanSuite(kirimBosReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' },
})
