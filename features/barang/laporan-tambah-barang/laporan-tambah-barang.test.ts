import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { koreksiBerat } from '../koreksi-barang/koreksi-barang.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  const first = await tambahCincin(owner)
  await tambahCincin(owner, { kode_dept: 'GLG', nama_barang: 'GELANG', berat: gram(6), berat_asli: gram(6) })
  await owner.call(koreksiBerat, { kode: first.kode_barang, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [first.kode_barcode] })
  owner = await shop.nextDay(owner)
  await tambahCincin(owner, { berat: gram(2), berat_asli: gram(2), kode_baki: 'CN02' })
})
afterAll(() => shop.close())

const laporan = async (body: object, method = 'POST') => {
  const path = 'tambah-barang/reports'
  return owner.send(method, path, method === 'GET' ? { query: body as Record<string, unknown> } : { body })
}
const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }

describe('laporan tambah barang', () => {
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

  it('answers GET and POST, both names of the dates, and SEMUA alike', async () => {
    const one = await laporan({ ...hari, kode_dept: 'GLG' })
    const other = await laporan(
      { tgl_from: hari.tgl_awal, tgl_to: hari.tgl_akhir, kode_dept: 'glg', kode_group: 'SEMUA', kode_baki: 'ALL' },
      'GET',
    )
    expect(other.json).toEqual(one.json)
    expect(one.json).toHaveLength(1)
    expect((await laporan({ ...hari, kode_baki: 'CN02' })).json).toEqual([])
  })

  it('refuses days that are none or run backwards', async () => {
    const text = async (body: object) => (await laporan(body)).text
    expect(await text({})).toBe('Tanggal Awal Tidak Boleh Kosong, Tanggal Akhir Tidak Boleh Kosong')
    expect(await text({ ...hari, tgl_awal: '2026-02-30' })).toBe('Tanggal Awal Tidak Ada Di Kalender')
    expect(await text({ ...hari, tgl_awal: '2026-03-05' })).toBe('Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal')
    expect(await text({ ...hari, type_laporan: 'LAIN' })).toBe('Type Laporan LAIN Tidak Dikenal')
  })

  it('can be followed to its ledger lines', async () => {
    const body = { ...hari, kind: 'TAMBAH', akun: 'BAKI' }
    const lines = (await owner.send('POST', 'mutasi/reports', { body })).json
    expect(lines).toMatchObject({ saldo_awal: null, total: 2, totals: { pcs: 2, berat: 9.485, rp: 0 } })
  })
})
