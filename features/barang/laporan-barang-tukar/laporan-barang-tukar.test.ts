import { pindah } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { balikkan, bukukan } from '@kencana/testing/posting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barangTukarReport } from './laporan-barang-tukar.report.ts'

let shop: TestShop
let owner: User
/** The report before anything was sold. */
let unsold: unknown
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await tambahCincin(owner)
  unsold = await laporan()
  const buku = { kode_toko: 'TK01', tgl_system: '2026-03-02', user_id: 'OWNER', waktu: shop.clock.now() }
  const isi = { kode_group: 'MM', kode_dept: 'CIN', pcs: 1, mg: 2_500 }
  const stok = { akun: 'BAKI' as const, ref: 'CN01', lot: 'UJI' }
  const tukar = (lot: string) => ({
    kind: 'JUAL' as const,
    lines: [
      ...pindah(stok, { akun: 'PELANGGAN' }, isi),
      ...pindah({ akun: 'PELANGGAN' }, { akun: 'BAKI', ref: 'CN02', lot }, { ...isi, mg: 1_500 }),
    ],
  })
  await shop.db.transaction(async (tx) => {
    const masuk = pindah({ akun: 'STOK_AWAL', ref: 'UJI' }, stok, { ...isi, pcs: 2, mg: 5_000 })
    await bukukan(tx, buku, { kind: 'TAMBAH', lines: masuk })
    await bukukan(tx, buku, tukar('LAMA-1'))
    await balikkan(tx, buku, 'JUAL', await bukukan(tx, buku, tukar('LAMA-2')))
  })
})
afterAll(() => shop.close())

const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const laporan = async (body: object = {}) =>
  (await owner.send('POST', 'barang-tukar/reports', { body: { ...hari, ...body } })).json

it('is empty while nobody sells', () => {
  expect(unsold).toEqual([])
})

it('shows what customers gave in inside a sale, not what they bought, and what was undone since as well', async () => {
  expect(await laporan()).toEqual([
    {
      no_faktur_jual: 'UJUAL-TK01-260302-0001',
      tanggal: '2026-03-02',
      user_id: 'OWNER',
      no_faktur_beli: 'LAMA-1',
      nama_barang: '-',
      kode_group: 'MM',
      kode_dept: 'CIN',
      kode_baki: 'CN02',
      kadar: '-',
      kondisi: '-',
      qty: 1,
      berat: 1.5,
    },
    expect.objectContaining({ no_faktur_jual: 'UJUAL-TK01-260302-0002', no_faktur_beli: 'LAMA-2', berat: 1.5 }),
  ])
  expect(await laporan({ kode_group: 'MT' })).toEqual([])
})

const UNKNOWN = 'the piece given in comes from no purchase of this shop'

laporanSuite(barangTukarReport, {
  shop: () => shop,
  user: () => owner,
  asked: hari,
  empty: { nama_barang: UNKNOWN, kadar: UNKNOWN, kondisi: UNKNOWN },
})
