/** A month of twelve documents made by hand: every figure of result and sheet is a literal, its sum beside it. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { type Lines, laporanSuite } from '@kencana/testing/laporan'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { kodeTransaksi, type Lawan } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { laporanHutangPiutangLain } from '../hutang-piutang-lain/hutang-piutang-lain.contract.ts'
import { hutangPiutangLainReport } from '../hutang-piutang-lain/hutang-piutang-lain.report.ts'
import { laporanJurnal } from '../jurnal/jurnal.contract.ts'
import { jurnalReport } from '../jurnal/jurnal.report.ts'
import { LABA_RUGI, laporanLabaRugi } from '../laba-rugi/laba-rugi.contract.ts'
import { labaRugiReport } from '../laba-rugi/laba-rugi.report.ts'
import { ambilKas, tambahKas } from '../uang/uang.contract.ts'
import { laporanNeracaKeuangan, NERACA } from './neraca-keuangan.contract.ts'
import { neracaKeuanganReport } from './neraca-keuangan.report.ts'

let shop: TestShop
let owner: User

const keping = (berat: number) => tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat) })

const kategori = (kode_transaksi: string, arah: 'MASUK' | 'KELUAR', lawan: Lawan) =>
  owner.call(kodeTransaksi.create, { kode_transaksi, deskripsi: kode_transaksi, media: 'KAS', arah, lawan })

const uang = (kode_transaksi: string, jumlah: number, pihak?: string) => ({
  kode_transaksi,
  jumlah: rp(jumlah),
  keterangan: 'UJI',
  pihak,
})

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await kategori('LISTRIK TOKO', 'KELUAR', 'BIAYA')
  await kategori('BUNGA TABUNGAN', 'MASUK', 'PENDAPATAN_LAIN')
  await kategori('PINJAM DARI', 'MASUK', 'HUTANG_LAIN')
  await kategori('KEMBALIKAN', 'KELUAR', 'HUTANG_LAIN')
  await kategori('KASBON', 'KELUAR', 'PIUTANG_LAIN')
  // A gram of MM costs 1,000,000 and is sold at 2,350,000, whatever its fineness.
  await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000 WHERE kode_group = 'MM'`)
  const enam = await keping(6)
  const empat = await keping(4)
  const besar = await keping(45)
  await keping(45)

  // 2 March: 1 begins with 100 g, 2 buys 10 g, 3 sells 6 g, 4 loses 0.1 g
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
  await beliSah(owner, [cincinLama({ berat: gram(10), harga: rp(9_500_000) })])
  const nota = await jualSah(owner, owner, [enam.kode_barcode])
  const susut = { kode: empat.kode_barcode, versi: empat.versi, berat: gram(3.9), berat_asli: gram(3.9) }
  await koreksiSetuju(owner, { ...susut, alasan: 'AUS' })
  owner = await shop.nextDay(owner)

  // 3 March: 5 pays for light, 6 gets interest, 7 sells 45 g, 8 borrows
  await disetujuiBila(owner, ambilKas, uang('LISTRIK TOKO', 500_000))
  await owner.call(tambahKas, uang('BUNGA TABUNGAN', 200_000))
  await jualSah(owner, owner, [besar.kode_barcode])
  await owner.call(tambahKas, uang('PINJAM DARI', 10_000_000, 'PT EMAS'))
  owner = await shop.nextDay(owner)

  // 4 March: 9 buys 5 g, 10 takes the sale of the 2nd back, 11 pays back, 12 lends
  await beliSah(owner, [cincinLama({ berat: gram(5), harga: rp(4_600_000) })])
  await disetujuiBila(owner, batalJual, batalForm(nota))
  await disetujuiBila(owner, ambilKas, uang('KEMBALIKAN', 4_000_000, 'PT EMAS'))
  await disetujuiBila(owner, ambilKas, uang('KASBON', 1_000_000, 'BUDI'))
  owner = await shop.nextDay(owner)
})
afterAll(() => shop.close())

type Jurnal = z.output<typeof laporanJurnal.rows.RUPIAH>
const SEMUA_JURNAL = { type_laporan: 'RUPIAH', akun: 'ALL', kind: 'ALL' } as const
type Laba = z.output<typeof laporanLabaRugi.rows.TOKO>
type Neraca = z.output<typeof laporanNeracaKeuangan.rows.TOKO>
const labaToko = async (masa: { tgl_awal: string; tgl_akhir: string }) =>
  (await owner.call(laporanLabaRugi, { ...masa, type_laporan: 'TOKO' })) as Laba[]
const neracaToko = async (tanggal: string) =>
  (await owner.call(laporanNeracaKeuangan, { tanggal, type_laporan: 'TOKO' })) as Neraca[]

const MASA = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-04' }

describe('a month of twelve documents', () => {
  it('earned 60,519,576', async () => {
    const rows = await labaToko(MASA)
    expect(rows.map(({ akun, ref, jumlah, laba, catatan }) => [akun, ref, jumlah, laba, catatan])).toEqual([
      // 14,100,000 + 105,750,000 - 14,100,000
      ['PENJUALAN', '-', 105_750_000, 105_750_000, ''],
      // 5,972,727 + 44,795,455 - 5,937,303
      ['HPP', 'MM', -44_830_879, 60_919_121, 'DINILAI SEJAK 2026-03-02'],
      ['PENDAPATAN_LAIN', 'BUNGA TABUNGAN', 200_000, 61_119_121, ''],
      ['BIAYA', 'LISTRIK TOKO', -500_000, 60_619_121, ''],
      ['RUGI_SUSUT', 'MM', -99_545, 60_519_576, ''],
    ])
  })

  it('earned what each of its days did, and a day stays as it was', async () => {
    const hari = async (tanggal: string) => {
      const rows = await labaToko({ tgl_awal: tanggal, tgl_akhir: tanggal })
      return rows.at(-1)?.laba
    }
    // 14,100,000 - 5,972,727 - 99,545; 105,750,000 - 44,795,455 + 200,000 - 500,000; -14,100,000 + 5,937,303
    expect([await hari('2026-03-02'), await hari('2026-03-03'), await hari('2026-03-04')]).toEqual([
      8_027_728, 60_654_545, -8_162_697,
    ])
  })

  it('owns 1,067,519,576 and owes or is owned by as much', async () => {
    const rows = await neracaToko('2026-03-04')
    expect(rows.map(({ akun, ref, aset, kewajiban_ekuitas }) => [akun, ref, aset, kewajiban_ekuitas])).toEqual([
      // 901,000,000 - 9,500,000 + 14,100,000 - 500,000 + 200,000 + 105,750,000 + 10,000,000 - 4,600,000 - 14,100,000 - 4,000,000 - 1,000,000
      ['KAS', '-', 997_350_000, 0],
      ['PIUTANG_LAIN', 'BUDI', 1_000_000, 0],
      ['PERSEDIAAN', 'MM', 69_169_576, 0],
      ['HUTANG_LAIN', 'PT EMAS', 0, 6_000_000],
      // 901,000,000 + 100,000,000
      ['MODAL', '-', 0, 1_001_000_000],
      ['LABA', 'BULAN INI', 0, 60_519_576],
    ])
    // 100 + 10 - 6 - 0.1 - 45 + 5 + 6 g; 69.9 x 2,350,000
    expect(rows.find(({ akun }) => akun === 'PERSEDIAAN')).toMatchObject({
      berat: 69_900,
      nilai_pasar: 164_265_000,
      selisih_pasar: 95_095_424,
      catatan: 'DINILAI 2026-03-04',
    })
  })

  it('tells the result of the months before apart, and every shop in a row of its own', async () => {
    const april = await neracaToko('2026-04-01')
    expect(april.at(-1)).toMatchObject({ akun: 'LABA', ref: 'SEBELUMNYA', kewajiban_ekuitas: 60_519_576 })
    const [toko] = await owner.call(laporanNeracaKeuangan, { tanggal: '2026-03-04', type_laporan: 'RANTAI' })
    expect(toko).toEqual({
      kode_toko: 'TK01',
      nama_toko: 'KENCANA JAYA',
      persediaan: 69_169_576,
      aset: 1_067_519_576,
      kewajiban: 6_000_000,
      ekuitas: 1_061_519_576,
      rk: 0,
      berat: 69_900,
      nilai_pasar: 164_265_000,
      selisih_pasar: 95_095_424,
      catatan: '',
      tanpa_hpp: 0,
      tanpa_hpp_kini: 0,
      hpp_nanti: 0,
      belum_dinilai: false,
    })
    const [hasil] = await owner.call(laporanLabaRugi, { ...MASA, type_laporan: 'RANTAI' })
    expect(hasil).toMatchObject({ laba_kotor: 60_919_121, pendapatan_lain: 200_000, biaya: -599_545, laba: 60_519_576 })
  })

  it('is the same at a price of later; the price of that day counts', async () => {
    await shop.db.run(sql`UPDATE master_group SET harga = 2400000 WHERE kode_group = 'MM'`)
    await shop.db.run(sql`
      INSERT INTO harga_emas (kode_group, harga_lama, harga, harga_modal_lama, harga_modal, kode_toko, tgl_system, user_id, waktu)
      VALUES ('MM', 2350000, 2400000, 1000000, 1000000, 'TK01', '2026-03-05', 'OWNER', now())`)
    const pasar = async (tanggal: string) =>
      (await owner.call(laporanNeracaKeuangan, { tanggal, type_laporan: 'RANTAI' }))[0]?.nilai_pasar
    // 69.9 x 2,350,000; x 2,400,000
    expect([await pasar('2026-03-04'), await pasar('2026-03-05')]).toEqual([164_265_000, 167_760_000])
  })

  it('is told of the open day and of other shops to the owners alone', async () => {
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    await shop.db.run(
      sql`INSERT INTO hak_akses (user_id, menu_name) VALUES ('KASIR', '/laba-rugi'), ('KASIR', '/neraca-keuangan')`,
    )
    const text = async (path: string, body: object) => (await kasir.send('POST', path, { body })).text
    expect(await text('laba-rugi/get/report', { ...MASA, tgl_akhir: '2026-03-05' })).toMatch(
      /^Kas Dihitung Tanpa Melihat Buku/,
    )
    expect(await text('neraca-keuangan/get/report', { tanggal: '2026-03-05' })).toMatch(
      /^Kas Dihitung Tanpa Melihat Buku/,
    )
    const rantai = 'Hasil Semua Toko Hanya Untuk OWN Dan SU'
    expect(await text('laba-rugi/get/report', { ...MASA, type_laporan: 'RANTAI' })).toBe(rantai)
    expect(await text('neraca-keuangan/get/report', { tanggal: '2026-03-04', type_laporan: 'RANTAI' })).toBe(rantai)
    expect((await kasir.send('POST', 'laba-rugi/get/report', { body: MASA })).status).toBe(200)
    await shop.db.run(sql`INSERT INTO hak_akses (user_id, menu_name) VALUES ('KASIR', '/laporan-hutang-piutang-lain')`)
    expect(await text('hutang-piutang-lain/get/report', { ...MASA, tgl_akhir: '2026-03-05' })).toMatch(
      /^Kas Dihitung Tanpa Melihat Buku/,
    )
    expect((await kasir.send('POST', 'hutang-piutang-lain/get/report', { body: MASA })).status).toBe(200)
  })
})

it('has every money account of the ledger, each once', async () => {
  const akun = await shop.db.rows<{ akun: string }>(sql`SELECT akun FROM akun WHERE isi = 'uang' ORDER BY akun`)
  const dilaporkan = [...LABA_RUGI, ...NERACA].map(([nama]) => nama as string)
  expect(dilaporkan.toSorted()).toEqual(akun.map(({ akun: nama }) => nama))
})

const TANPA_RANTAI = 'ledger lines are those of one shop, a chain has none of its own'

const HASIL_RANTAI = ['penjualan_bersih', 'hpp', 'laba_kotor', 'pendapatan_lain', 'biaya', 'laba']

laporanSuite(labaRugiReport, {
  shop: () => shop,
  user: () => owner,
  asked: MASA,
  rows: (row, { totals }) => ('jumlah' in row ? [row.jumlah, 0 - totals.rp] : [row.laba, 0 - totals.rp]),
  cells: Object.fromEntries(HASIL_RANTAI.map((key) => [key, ({ totals }: Lines) => 0 - totals.rp])),
  apart: Object.fromEntries(HASIL_RANTAI.map((key) => [key, TANPA_RANTAI])),
})

const saldo = ({ saldo_awal, totals }: Lines): number => (saldo_awal?.rp ?? 0) + totals.rp

laporanSuite(neracaKeuanganReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tanggal: '2026-03-04' },
  is: { aset: saldo, kewajiban_ekuitas: saldo },
  cells: {
    persediaan: saldo,
    rk: saldo,
    aset: saldo,
    kewajiban: (lines) => 0 - saldo(lines),
    ekuitas: (lines) => 0 - saldo(lines),
  },
  rows: (row, lines) => {
    if (!('ref' in row)) return [row.aset, saldo(lines)]
    // The result of this month is what its accounts moved in it, that of before their balance at its beginning.
    return [row.aset - row.kewajiban_ekuitas, row.ref === 'BULAN INI' ? lines.totals.rp : saldo(lines)]
  },
  apart: {
    berat: 'own grams are those of the evening’s value, not of one account',
    nilai_pasar: 'the price of a day is posted nowhere',
    selisih_pasar: 'the price of a day is posted nowhere',
    ...Object.fromEntries(['persediaan', 'rk', 'kewajiban', 'ekuitas'].map((key) => [key, TANPA_RANTAI])),
  },
  empty: {
    rk: 'a chain of one shop owes itself nothing',
    catatan: 'each category of the shop has its value by then',
  },
})

describe('who owes whom', () => {
  it('is told party by party', async () => {
    expect(
      await owner.call(laporanHutangPiutangLain, { tgl_awal: '2026-03-04', tgl_akhir: '2026-03-04', pihak: 'ALL' }),
    ).toEqual([
      { akun: 'HUTANG_LAIN', pihak: 'PT EMAS', awal: 10_000_000, tambah: 0, kurang: 4_000_000, akhir: 6_000_000 },
      { akun: 'PIUTANG_LAIN', pihak: 'BUDI', awal: 0, tambah: 1_000_000, kurang: 0, akhir: 1_000_000 },
    ])
  })
})

describe('the journal', () => {
  it('has as much debit as credit, and every line of the second evening', async () => {
    const hari = { ...SEMUA_JURNAL, tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
    const semua = (await owner.call(laporanJurnal, hari)) as Jurnal[]
    const jumlah = (kolom: 'debet' | 'kredit') => semua.reduce((sum, row) => sum + row[kolom], 0)
    // 500,000 + 200,000 + 105,750,000 + 10,000,000 + 44,795,455
    expect([jumlah('debet'), jumlah('kredit')]).toEqual([161_245_455, 161_245_455])
    const nilai = (await owner.call(laporanJurnal, { ...hari, kind: 'NILAI' })) as Jurnal[]
    expect(nilai.map(({ dokumen, akun, ref, debet, kredit }) => [dokumen, akun, ref, debet, kredit])).toEqual([
      ['NL-TK01-260303-0001', 'PERSEDIAAN', 'MM', 0, 44_795_455],
      ['NL-TK01-260303-0001', 'HPP', 'MM', 44_795_455, 0],
    ])
  })

  it('names what a reversal takes back', async () => {
    const hari = { ...SEMUA_JURNAL, tgl_awal: '2026-03-04', tgl_akhir: '2026-03-04', akun: 'PENJUALAN' }
    expect(await owner.call(laporanJurnal, hari)).toMatchObject([
      { dokumen: 'BFJ-TK01-260304-0001', membalik: 'FJ-TK01-260302-0001', debet: 14_100_000, kredit: 0 },
    ])
  })
})

laporanSuite(jurnalReport, {
  shop: () => shop,
  user: () => owner,
  asked: MASA,
  empty: { lot: 'pieces by name have no lot' },
})

laporanSuite(hutangPiutangLainReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-04', tgl_akhir: '2026-03-04' },
  is: { awal: ({ saldo_awal }) => saldo_awal?.rp ?? 0, akhir: saldo },
  apart: { totals: 'debts and claims are told without their signs: only each party leads to its lines' },
})
