import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboard } from '../../dashboard/dashboard.contract.ts'
import { batalPesanan, OTORISASI_BATAL_PESANAN } from '../batal-pesanan/batal-pesanan.contract.ts'
import { laporanPesanan } from './laporan-pesanan.contract.ts'
import { pesananReport } from './laporan-pesanan.report.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiPesanan(owner)
})
afterAll(() => shop.close())

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', valid_by: 'ALL', status_pesanan: 'ALL' }

describe('laporan pesanan', () => {
  it('has price, payments and rest of each order, and an order called off owes nothing', async () => {
    const satu = await pesan(kasir, {}, { pembayaran: [tunai(3_000_000)], tgl_janji: '2026-03-02' })
    const dua = await pesan(owner, {}, { pembayaran: [tunai(500_000)] })
    await denganOtorisasi(
      kasir,
      batalPesanan,
      { no_pesanan: dua, alasan: 'x', pembayaran: [tunai(500_000)], kode_baki_contoh: '', otorisasi: null },
      OTORISASI_BATAL_PESANAN,
    )
    const rows = await kasir.call(laporanPesanan, HARI)
    const angka = (row: (typeof rows)[number]) => [
      row.no_pesanan,
      row.total_harga,
      row.jumlah_bayar,
      row.sisa_bayar,
      row.status,
    ]
    expect(rows.map(angka)).toEqual([
      [satu, 8_375_000, 3_000_000, 5_375_000, 'BARU'],
      [dua, 8_375_000, 0, 0, 'BATAL'],
    ])
    expect((await kasir.call(laporanPesanan, { ...HARI, valid_by: 'OWNER' })).map((row) => row.no_pesanan)).toEqual([
      dua,
    ])
    expect((await kasir.call(laporanPesanan, { ...HARI, status_pesanan: 'BARU' })).length).toBe(1)
    expect(
      (await kasir.call(laporanPesanan, { ...HARI, tgl_awal: '2026-03-01', tgl_akhir: '2026-03-01' })).length,
    ).toBe(0)
  })

  it('stands on the dashboard of those who may see it, late ones apart from those due today', async () => {
    const { menunggu } = await kasir.call(dashboard, {})
    expect(menunggu).toMatchObject([
      { nama: 'Pesanan jatuh janji hari ini', path: '/lihat-pesanan', search: { status: 'HARI INI' }, jumlah: 1 },
    ])
    owner = await shop.nextDay(owner)
    expect((await owner.call(dashboard, {})).menunggu).toMatchObject([
      { nama: 'Pesanan lewat janji', path: '/lihat-pesanan', search: { status: 'TERLAMBAT' }, jumlah: 1 },
      { nama: 'Pesanan belum dibagi ke tukang', path: '/pembagian-pesanan', search: {}, jumlah: 1 },
    ])
  })
})

laporanSuite(pesananReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' },
})
