import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { KERTAS_UANG_KEMBALI } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import {
  batalTitip,
  DOKUMEN_TITIP,
  getBatalTitip,
  getTitip,
  laporanTitip,
  OTORISASI_BATAL_TITIP,
  tambahTitip,
} from './titip-uang.contract.ts'
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
    const bukti = await kasir.call(getBatalTitip, { no_batal })
    expect(bukti).toMatchObject({
      dokumen: no_titip,
      untuk: { nama: 'PESAN', nomor: no_pesanan },
      alasan: 'SALAH KETIK',
      disetujui_oleh: 'OWNER',
      user_id: 'KASIR',
      pembayaran: [{ arah: 'KELUAR', cara_bayar: 'CASH', jumlah: 500_000 }],
      saldo: 1_000_000,
      cetakan: 0,
    })
    await kasir.call(cetak, { jenis: KERTAS_UANG_KEMBALI.cetak, dokumen: no_batal, rangkap: 2, alasan: '' })
    expect(await kasir.call(getBatalTitip, { no_batal })).toEqual({ ...bukti, cetakan: 1 })
    // Neither what it took back, nor another kind's undo.
    for (const lain of [no_titip, 'BUT-TK01-260302-0001'])
      expect(await tolakan(kasir, getBatalTitip, { no_batal: lain })).toEqual([404, `Bukti ${lain} Tidak Ada`])
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

  it('is proved by a paper that says the sum with it, whatever came or went since', async () => {
    const no_pesanan = await pesan(kasir, {}, { pembayaran: [tunai(1_000_000)] })
    const tambah = async (jumlah: number) =>
      (await kasir.call(tambahTitip, { no_pesanan, pembayaran: [{ ...tunai(jumlah), diterima: rp(500_000) }] })).data
    const satu = await tambah(200_000)
    expect(satu).toMatchObject({ no_pesanan, jumlah: 200_000, saldo: 1_200_000, no_batal: null, cetakan: 0 })
    expect(satu.pembayaran).toMatchObject([{ cara_bayar: 'CASH', jumlah: 200_000, diterima: 500_000 }])
    const dua = await tambah(300_000)
    expect(dua.saldo).toBe(1_500_000)
    const salah = { no_titip: satu.no_titip, alasan: 'salah', otorisasi: null }
    const { no_batal } = await denganOtorisasi(kasir, batalTitip, salah, OTORISASI_BATAL_TITIP)
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    const tiga = await tambah(50_000)
    expect(tiga.saldo).toBe(1_350_000)
    await kasir.call(cetak, { jenis: DOKUMEN_TITIP.cetak, dokumen: dua.no_titip, rangkap: 2, alasan: '' })
    const baca = (no_titip: string) => kasir.call(getTitip, { no_titip })
    expect(await baca(satu.no_titip)).toEqual({ ...satu, no_batal })
    expect(await baca(dua.no_titip)).toEqual({ ...dua, cetakan: 1 })
    expect(await baca(tiga.no_titip)).toEqual(tiga)
    // What was paid with the form has its note.
    expect(await tolakan(kasir, getTitip, { no_titip: no_pesanan })).toEqual([
      404,
      `Titip Uang ${no_pesanan} Tidak Ada`,
    ])
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
