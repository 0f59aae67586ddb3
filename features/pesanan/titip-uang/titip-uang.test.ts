import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { batalTitip, laporanTitip, OTORISASI_BATAL_TITIP, tambahTitip } from './titip-uang.contract.ts'
import { titipUangReport } from './titip-uang.report.ts'

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

const titip = async (no_pesanan: string) => (await kasir.call(getPesanan, { no_pesanan })).titip
const hari = (tgl_awal: string, tgl_akhir = tgl_awal) =>
  kasir.call(laporanTitip, { tgl_awal, tgl_akhir, type: 'SEMUA', status_pesanan: 'ALL' })

describe('titip uang', () => {
  it('adds to what was paid ahead, up to the price, and takes a wrong entry back', async () => {
    const no_pesanan = await pesan(kasir, {}, { pembayaran: [tunai(1_000_000)] })
    const { no_titip } = await kasir.call(tambahTitip, { no_pesanan, pembayaran: [tunai(500_000)] })
    expect([no_titip, await titip(no_pesanan)]).toEqual(['TPS-TK01-260302-0001', 1_500_000])
    expect(await tolakan(kasir, tambahTitip, { no_pesanan, pembayaran: [tunai(6_875_001)] })).toEqual([
      422,
      'Titip Uang Melebihi Total Harga Pesanan',
    ])
    expect(await tolakan(kasir, tambahTitip, { no_pesanan, pembayaran: [] })).toEqual([400, 'Pembayaran Harus Diisi'])
    const salah = { no_titip, alasan: 'salah ketik', otorisasi: null }
    expect(await tolakan(kasir, batalTitip, salah)).toEqual([422, 'Butuh Otorisasi BATAL TITIP UANG'])
    const { no_batal } = await denganOtorisasi(kasir, batalTitip, salah, OTORISASI_BATAL_TITIP)
    expect([no_batal, await titip(no_pesanan)]).toEqual(['BTT-TK01-260302-0001', 1_000_000])
    expect(await tolakan(kasir, batalTitip, { no_titip, alasan: 'X', otorisasi: null })).toEqual([
      409,
      `Dokumen ${no_titip} Sudah Dibatalkan`,
    ])
    // the deposit of the form goes back with the order alone
    expect(await tolakan(kasir, batalTitip, { no_titip: no_pesanan, alasan: 'X', otorisasi: null })).toEqual([
      404,
      `Titip Uang ${no_pesanan} Tidak Ada`,
    ])
    expect(await hari('2026-03-02')).toMatchObject([
      { no_pesanan, status: 'BARU', saldo_awal: 0, masuk: 1_000_000, dipakai: 0, kembali: 0, saldo_akhir: 1_000_000 },
    ])
  })

  it('stands at the opening of the next day, and a past one is undone by agreement of OWN alone', async () => {
    const no_pesanan = await pesan(kasir)
    const { no_titip } = await kasir.call(tambahTitip, { no_pesanan, pembayaran: [tunai(250_000)] })
    await shop.user(owner, 'SU', 'SU')
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    const lalu = { no_titip, alasan: 'X', otorisasi: null }
    await expect(denganOtorisasi(kasir, batalTitip, lalu, OTORISASI_BATAL_TITIP, 'SU')).rejects.toThrow(
      'BATAL TITIP UANG Ini Hanya Disetujui OWN',
    )
    await denganOtorisasi(kasir, batalTitip, lalu, OTORISASI_BATAL_TITIP)
    expect((await hari('2026-03-03')).map((row) => [row.saldo_awal, row.masuk, row.saldo_akhir])).toEqual([
      [1_000_000, 0, 1_000_000],
      [250_000, -250_000, 0],
    ])
    const sisa = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03', type: 'SISA', status_pesanan: 'BARU' } as const
    expect((await kasir.call(laporanTitip, sisa)).length).toBe(1)
  })
})

const SIDE = 'one kind of the movements that the lines tell'

laporanSuite(titipUangReport, {
  shop: () => shop,
  user: () => kasir,
  asked: { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' },
  is: {
    saldo_awal: ({ saldo_awal }) => saldo_awal?.rp ?? 0,
    saldo_akhir: ({ saldo_awal, totals }) => (saldo_awal?.rp ?? 0) + totals.rp,
  },
  apart: { dipakai: SIDE, kembali: SIDE },
  empty: { dipakai: 'no order of this shop is handed over', kembali: 'no order of this shop is called off' },
})
