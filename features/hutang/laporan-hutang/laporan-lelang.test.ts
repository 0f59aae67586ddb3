/** Reports of loans that were late: renewed with a late fee, auctioned, what an auction left over paid; undone on the next day. */
import { rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { formRemaja, hutangSah, kartu } from '@kencana/testing/hutang'
import {
  formBatalLelang,
  formLelang,
  ingatkan,
  majuHutang,
  timbangBerdua,
  tokoTelat,
} from '@kencana/testing/hutang-lelang'
import { laporanSuite } from '@kencana/testing/laporan'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalHutang, remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { batalLelang, batalSurplus, bayarSurplus, lelangHutang } from '../transaksi-hutang/lelang-hutang.contract.ts'
import {
  laporanBatalHutang,
  laporanHutangLunas,
  laporanStockHutang,
  laporanTransaksiHutang,
} from './laporan-hutang.contract.ts'
import { batalHutangReport, stockHutangReport, transaksiHutangReport } from './laporan-hutang.report.ts'

const PINJAM = '2026-03-02'
const LELANG = '2026-05-20'
const BESOK = '2026-05-21'
const HARI_LELANG = { tgl_awal: LELANG, tgl_akhir: LELANG }
const DUA_HARI = { tgl_awal: LELANG, tgl_akhir: BESOK }
const BATAL = { alasan: 'salah', otorisasi: null }

let shop: TestShop
let owner: User
let kasir: User
/** Auctioned; auctioned and owed again; late, renewed, renewed again; called off. */
let no: Record<'lelang' | 'urung' | 'telat' | 'lanjut' | 'lagi' | 'batal', string>
let saat: unknown

const transaksi = (lain: object) =>
  owner.call(laporanTransaksiHutang, { ...HARI_LELANG, type_tgl: 'tgl_hutang', valid_by: 'ALL', ...lain })
const status = async (lain: object) =>
  Object.fromEntries((await transaksi(lain)).map((one) => [one.no_hutang, one.status_hutang]))
const lunas = async () =>
  (await owner.call(laporanHutangLunas, { ...HARI_LELANG, valid_by: 'ALL' })).flatMap(({ detail }) => detail)
const umur = async (tanggal: string) =>
  Object.fromEntries(
    (await owner.call(laporanStockHutang, { tanggal, type: 'DETAIL' })).map((one) =>
      'no_hutang' in one ? [one.no_hutang, one.umur] : [],
    ),
  )
const semua = async () => [
  await transaksi({ tgl_awal: PINJAM }),
  await transaksi({ type_tgl: 'tgl_lunas' }),
  await lunas(),
  await owner.call(laporanBatalHutang, { ...HARI_LELANG, type: 'PEMBAYARAN' }),
  await owner.call(laporanStockHutang, { tanggal: LELANG, type: 'DETAIL' }),
  await owner.call(laporanStockHutang, { tanggal: LELANG, type: 'REKAP' }),
]
const lelang = async (no_hutang: string, nilai: number) => {
  const hutang = await kartu(kasir, no_hutang)
  await timbangBerdua(kasir, owner, hutang)
  return (await disetujuiBila(kasir, lelangHutang, formLelang(hutang, nilai))).no_lelang
}
const remajakan = async (no_hutang: string) =>
  (await disetujuiBila(owner, remajakanHutang, formRemaja(await kartu(owner, no_hutang)))).no_hutang

beforeAll(async () => {
  let telat = ''
  const toko = await tokoTelat(2, async (awal) => {
    await disetujuiBila(awal.owner, ubahParaSystem, { key: 'hutang_denda', value: '1', otorisasi: null })
    telat = (await hutangSah(awal.sales, awal.kasir, { lama: 1 })).no_hutang
    await disetujuiBila(awal.owner, ubahParaSystem, { key: 'hutang_denda', value: '0', otorisasi: null })
  })
  ;({ shop, owner, kasir } = toko)
  const [satu, dua] = [await toko.telat(), await toko.telat()]
  await ingatkan(kasir, telat)
  const no_lelang = await lelang(satu.no_hutang, 6_000_000)
  const { no_surplus } = await disetujuiBila(kasir, bayarSurplus, {
    no_lelang,
    identitas_penerima: '3573010203040506',
    penerima: '',
    kuasa: '',
    pembayaran: [bayarTunai(700_000)],
    otorisasi: null,
  })
  await lelang(dua.no_hutang, 4_800_000)
  const lanjut = await remajakan(telat)
  no = { lelang: satu.no_hutang, urung: dua.no_hutang, telat, lanjut, lagi: '', batal: '' }
  saat = await semua()
  const besok = await majuHutang(shop, BESOK)
  ;({ owner, kasir } = besok)
  await disetujuiBila(owner, batalSurplus, { no_surplus, ...BATAL })
  await disetujuiBila(owner, batalLelang, await formBatalLelang(kasir, besok.sales, dua))
  no.lagi = await remajakan(lanjut)
  const salah = await hutangSah(besok.sales, kasir, { jumlah_hutang: rp(500_000) })
  no.batal = salah.no_hutang
  await disetujuiBila(kasir, batalHutang, { no_hutang: no.batal, versi: salah.versi, ...BATAL })
})
afterAll(() => shop.close())

describe('reports of late loans', () => {
  it('say of the day of an auction what they said that evening, whatever was undone since', async () => {
    expect(await semua()).toEqual(saat)
  })

  it('tell that a loan was auctioned, until that is undone', async () => {
    expect(await status({ tgl_awal: PINJAM })).toEqual({
      [no.lelang]: 'LELANG',
      [no.urung]: 'LELANG',
      [no.telat]: 'DIPEREMAJAKAN',
      [no.lanjut]: 'AKTIF',
    })
    expect(await status({ tgl_awal: PINJAM, tgl_akhir: '2026-05-19' })).toEqual({
      [no.lelang]: 'AKTIF',
      [no.urung]: 'AKTIF',
      [no.telat]: 'AKTIF',
    })
    expect(await status({ ...DUA_HARI, type_tgl: 'tgl_lunas' })).toEqual({
      [no.lelang]: 'LELANG',
      [no.telat]: 'DIPEREMAJAKAN',
      [no.lanjut]: 'DIPEREMAJAKAN',
    })
    const [satu] = await transaksi({ type_tgl: 'tgl_lunas' })
    expect(satu).toMatchObject({ tgl_lunas: LELANG, jumlah_hutang: 5_000_000 })
  })

  it('tell the late fee of a renewal with its interest, both paid just before it', async () => {
    // 5,000,000 x 2 % x 3 months begun; x 1 % x 2 months late
    expect(await lunas()).toMatchObject([
      { no_hutang: no.telat, jenis: 'PEREMAJAAN', bunga_lunas: 300_000, denda: 100_000, total_bayar: 0 },
    ])
  })

  it('tell how long goods have been here since they were lent on first, without those that were auctioned', async () => {
    expect(await umur('2026-05-19')).toEqual({ [no.lelang]: 78, [no.urung]: 78, [no.telat]: 78 })
    expect(await umur(LELANG)).toEqual({ [no.lanjut]: 79 })
    expect(await umur(BESOK)).toEqual({ [no.urung]: 80, [no.lagi]: 80 })
  })

  it('tell of an auction that was undone, and of what it left over', async () => {
    expect(await owner.call(laporanBatalHutang, { ...HARI_LELANG, type: 'PEMBAYARAN' })).toEqual([])
    const batal = await owner.call(laporanBatalHutang, { ...DUA_HARI, type: 'PEMBAYARAN' })
    const bersama = {
      tgl_bayar: LELANG,
      tgl_batal: BESOK,
      nama_customer: 'BU SARI',
      batal_oleh: 'OWNER',
      alasan: 'SALAH',
    }
    expect(batal).toMatchObject([
      {
        ...bersama,
        no_batal: expect.stringMatching(/^BSU-/),
        no_bayar: expect.stringMatching(/^SLH-/),
        jenis: 'KELEBIHAN',
        no_hutang: no.lelang,
        jumlah: -700_000,
        disetujui_oleh: 'OWNER',
      },
      {
        ...bersama,
        no_batal: expect.stringMatching(/^BLL-/),
        no_bayar: expect.stringMatching(/^LLH-/),
        jenis: 'LELANG',
        no_hutang: no.urung,
        // 4,800,000 and 200,000 that the shop lost
        jumlah: 5_000_000,
        disetujui_oleh: 'OWNER',
      },
    ])
  })
})

const KASUS = { shop: () => shop, user: () => owner, asked: DUA_HARI }
laporanSuite(transaksiHutangReport, { ...KASUS, asked: { ...DUA_HARI, type_tgl: 'tgl_lunas' } })
laporanSuite(batalHutangReport, KASUS)
laporanSuite(stockHutangReport, {
  ...KASUS,
  asked: { tanggal: BESOK },
  empty: { tempat: 'nobody writes down where an envelope lies here: laporan-hutang.test.ts does' },
  is: {
    jumlah: ({ saldo_awal, totals }) => (saldo_awal?.pcs ?? 0) + totals.pcs,
    berat: ({ saldo_awal, totals }) => (saldo_awal?.berat ?? 0) + totals.berat,
    pokok: ({ saldo_awal, totals }) => (saldo_awal?.rp ?? 0) + totals.rp,
  },
})
