/** The list of loans by the day they are due, what is owed of their goods' value, and what falls due in the next days. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { dilihatDanDitimbang, formBunga, hutangMenunggu, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { risikoHarga } from '../../dashboard/pemilik/pemilik.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { laporanStockHutang } from '../laporan-hutang/laporan-hutang.contract.ts'
import { bayarBunga } from './bayar-hutang.contract.ts'
import { listHutang, perkiraanHutang } from './daftar-hutang.contract.ts'
import { ltvHutang } from './nilai-hutang.api.ts'
import { validasiHutang } from './transaksi-hutang.contract.ts'

const SEMUA = {
  q: '',
  tgl_awal: '',
  tgl_akhir: '',
  status: 'ALL',
  urut: 'tgl_jatuh_tempo',
  turun: '0',
  hal: 1,
  per: 25,
} as const satisfies InputOf<typeof listHutang>

let toko: Awaited<ReturnType<typeof tokoHutang>>
/** Two that are due on 2 April, interest of the second partly paid, and one that is due on 2 May. */
let nomor: readonly [string, string, string]
beforeAll(async () => {
  toko = await tokoHutang()
  const { sales, kasir } = toko
  const orang = { jumlah_hutang: rp(5_000_000), lama: 1 }
  const a = await hutangSah(sales, kasir, { ...orang, nik: '3573010203049911' })
  const b = await hutangSah(sales, kasir, { ...orang, nik: '3573010203049922', jumlah_hutang: rp(4_000_000) })
  const c = await hutangSah(sales, kasir, { ...orang, nik: '3573010203049933', lama: 2 })
  await kasir.call(bayarBunga, formBunga(b, 30_000))
  nomor = [a.no_hutang, b.no_hutang, c.no_hutang]
})
afterAll(() => toko.shop.close())

const daftar = async (lain: Partial<InputOf<typeof listHutang>> = {}) =>
  (await toko.kasir.call(listHutang, { ...SEMUA, ...lain })).rows
const dapat = async (lain: Partial<InputOf<typeof listHutang>>) => (await daftar(lain)).map((one) => one.no_hutang)

describe('loan to value', () => {
  it.each([
    ['half of it', 5_000, 10_000, 500_000],
    ['as much as the goods are worth', 10_000, 10_000, 1_000_000],
    ['one rupiah more is more than all of it', 10_000_001, 10_000_000, 1_001_000],
    ['a third, rounded up to a tenth', 1, 3, 334_000],
  ] as const)('is %s', (_, terhutang, nilai, persen) => {
    expect(ltvHutang(rp(terhutang), rp(nilai))).toBe(persen)
  })

  it('is none of goods without a value', () => {
    expect(ltvHutang(rp(1), rp(0))).toBeNull()
  })

  it('is told with what is owed today in the list as in the loan itself', async () => {
    const [a] = nomor
    // 5,000,000 and a month of 2 %, of 16,450,000
    const harus = { ltv: 311_000 }
    const rows = await daftar({ q: a })
    expect(rows).toMatchObject([{ ...harus, tagihan: 5_100_000, setuju_pesan: '-' }])
    expect(await kartu(toko.kasir, a)).toMatchObject({ ...harus, nilai_kini: 16_450_000 })
    // Of the second 30,000 of its 80,000 are paid.
    expect((await daftar({ q: nomor[1] }))[0]?.tagihan).toBe(4_050_000)
  })

  it('follows the price of the day, and is not told where there is none', async () => {
    const [a] = nomor
    const harga = (n: number) => toko.shop.db.run(sql`UPDATE master_group SET harga = ${n} WHERE kode_group = 'MM'`)
    const ltv = async () => [(await daftar({ q: a }))[0]?.ltv, (await kartu(toko.kasir, a)).ltv]
    // 700,000 x 70 % x 10 g = 4,900,000
    await harga(700_000)
    expect(await ltv()).toEqual([1_041_000, 1_041_000])
    // The counter finds whom to call: 5,000,000 are lent on them, and 4,000,000 on the second.
    expect(await dapat({ status: 'DI_BAWAH' })).toEqual([nomor[0], nomor[2]])
    await harga(0)
    expect(await ltv()).toEqual([null, null])
    // Not known is not low: not in the list, not on the card, nor for the owner; in the report once its day's price is none.
    expect((await kartu(toko.kasir, a)).nilai_kini).toBeNull()
    expect(await dapat({ status: 'DI_BAWAH' })).toEqual([])
    expect((await toko.owner.call(risikoHarga, {})).jaminan).toMatchObject({
      jumlah: 0,
      tanpa_harga: [{ kode_toko: 'TK01', jumlah: 3, pokok: 14_000_000 }],
      rows: [],
    })
    await harga(2_350_000)
  })

  it('is rounded as the value was that it was lent on, and says for owners and in the report what the card says', async () => {
    const [a] = nomor
    const harga = async (n: number) =>
      disetujuiBila(toko.owner, ubahHargaEmas, { kode_group: 'MM', harga: rp(n), harga_modal: null, otorisasi: null })
    // 345,678 x 70 % x 10 g = 2,419,746, up to the next 500
    await harga(345_678)
    expect((await kartu(toko.kasir, a)).nilai_kini).toBe(2_420_000)
    const { jaminan } = await toko.owner.call(risikoHarga, {})
    // 5,100,000, 4,080,000 less 30,000 paid and 5,100,000 less 2,420,000 each
    expect(jaminan.rows.map(({ nilai, kurang }) => [nilai, kurang])).toEqual([
      [2_420_000, 2_680_000],
      [2_420_000, 2_680_000],
      [2_420_000, 1_630_000],
    ])
    expect(jaminan).toMatchObject({ jumlah: 3, pokok: 14_000_000, kurang: 6_990_000 })
    const stok = async () => toko.owner.call(laporanStockHutang, { tanggal: '2026-03-02', type: 'REKAP' })
    expect(await stok()).toMatchObject([{ kode_group: 'MM', nilai: 7_260_000 }])
    await harga(0)
    expect(await stok()).toMatchObject([{ kode_group: 'MM', nilai: null }])
    await harga(2_350_000)
  })
})

it('is narrowed down to the days on which they are due, the first of them first', async () => {
  const [a, b, c] = nomor
  expect(await dapat({})).toEqual([a, b, c])
  expect(await dapat({ tempo_awal: '2026-04-02', tempo_akhir: '2026-04-02' })).toEqual([a, b])
  expect(await dapat({ tempo_awal: '2026-04-03' })).toEqual([c])
  expect(await dapat({ tempo_akhir: '2026-05-01' })).toEqual([a, b])
  expect(await dapat({ tempo_awal: '2026-04-03', tempo_akhir: '2026-05-01' })).toEqual([])
  // Both days of a loan together: made on the second of March, due in May.
  expect(await dapat({ tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', tempo_awal: '2026-05-02' })).toEqual([c])
  const salah = await toko.kasir.send('GET', 'hutang', { query: { ...SEMUA, tempo_awal: '2026-02-30' } })
  expect(salah).toMatchObject({ status: 400, text: 'Jatuh Tempo Awal Tidak Ada Di Kalender' })
})

it('tells of thirty days what falls due on each, with sums for who keeps this money, and what is late', async () => {
  const perkiraan = () => toko.kasir.call(perkiraanHutang, {})
  // The second of April is the thirty-first day.
  expect(await perkiraan()).toEqual({
    dari: '2026-03-02',
    sampai: '2026-04-01',
    hari: [],
    lewat: { jumlah: 0, pokok: 0 },
  })
  Object.assign(toko, await majuHutang(toko.shop, '2026-03-03'))
  // 100,000 of the first, 80,000 less 30,000 of the second
  const april = { tanggal: '2026-04-02', jumlah: 2, pokok: 9_000_000, bunga: 150_000 }
  expect(await perkiraan()).toMatchObject({ sampai: '2026-04-02', hari: [april], lewat: { jumlah: 0, pokok: 0 } })
  expect(await toko.sales.call(perkiraanHutang, {})).toMatchObject({
    hari: [{ tanggal: '2026-04-02', jumlah: 2 }],
    lewat: { jumlah: 0 },
  })
  expect((await toko.sales.send('GET', 'hutang/perkiraan')).text).not.toMatch(/pokok|bunga/)
  // On its day it is due still, the day after it is late: then two months of the third are to come.
  Object.assign(toko, await majuHutang(toko.shop, '2026-04-02'))
  const mei = { tanggal: '2026-05-02', jumlah: 1, pokok: 5_000_000, bunga: 200_000 }
  expect(await perkiraan()).toMatchObject({ hari: [april, mei], lewat: { jumlah: 0, pokok: 0 } })
  Object.assign(toko, await majuHutang(toko.shop, '2026-04-03'))
  expect(await perkiraan()).toMatchObject({ hari: [mei], lewat: { jumlah: 2, pokok: 9_000_000 } })
  // One that nobody validated yet owes nothing; then it is due on its own day.
  const menunggu = await hutangMenunggu(toko.sales, { lama: 1 })
  expect((await perkiraan()).hari).toEqual([mei])
  await toko.kasir.call(validasiHutang, await dilihatDanDitimbang(toko.kasir, menunggu))
  const baru = { tanggal: '2026-05-03', jumlah: 1, pokok: 5_000_000, bunga: 100_000 }
  expect((await perkiraan()).hari).toEqual([mei, baru])
})
