import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pindahBarang } from '../../barang/pindah-barang/pindah-barang.contract.ts'
import { {{camel}}Report } from './{{nama}}.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  const first = await tambahCincin(owner)
  await tambahCincin(owner, { kode_dept: 'GLG', nama_barang: 'GELANG', berat: gram(6), berat_asli: gram(6) })
  await koreksiSetuju(owner, { kode: first.kode_barang, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [first.kode_barcode] })
  owner = await shop.nextDay(owner)
  await tambahCincin(owner, { berat: gram(2), berat_asli: gram(2), kode_baki: 'CN02' })
})
afterAll(() => shop.close())

const laporan = (body: object) => owner.send('POST', '{{jalan}}/reports', { body })
const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }

describe('{{nama}}', () => {
  it('shows each item as it was entered, whatever happened since', async () => {
    const rows = (await laporan(hari)).json as Record<string, unknown>[]
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      no_tambah: 'TM-TK01-260302-0001',
      sumber: 'STOK_AWAL',
      kode_baki: 'CN01',
      kode_group: 'MM',
      qty: 1,
      berat: 3.485,
      user_id: 'OWNER',
    })
  })

  it('sums up per day, category and type', async () => {
    const rows = (await laporan({ ...hari, tgl_akhir: '2026-03-09', type_laporan: 'REKAP' })).json
    expect(rows).toEqual([
      { tgl_system: '2026-03-02', kode_group: 'MM', kode_dept: 'CIN', nama_dept: 'CINCIN', qty: 1, berat: 3.485 },
      { tgl_system: '2026-03-02', kode_group: 'MM', kode_dept: 'GLG', nama_dept: 'GELANG', qty: 1, berat: 6 },
      { tgl_system: '2026-03-03', kode_group: 'MM', kode_dept: 'CIN', nama_dept: 'CINCIN', qty: 1, berat: 2 },
    ])
  })

  it('filters', async () => {
    expect((await laporan({ ...hari, kode_dept: 'glg' })).json).toHaveLength(1)
    expect((await laporan({ ...hari, kode_baki: 'CN02' })).json).toEqual([])
  })
})

laporanSuite({{camel}}Report, {
  shop: () => shop,
  user: () => owner,
  asked: hari,
  apart: { groups: 'a document leads to all lines of its day' },
})
