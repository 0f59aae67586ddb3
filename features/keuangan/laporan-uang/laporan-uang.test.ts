/** Reports of money against figures worked out by hand from the list of what was done, and against the ledger. */
import { type InputOf, SEMUA } from '@kencana/contract'
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { tokoLengkap } from '@kencana/testing/lengkap'
import {
  beliSah,
  cincinLama,
  denganOtorisasi,
  disetujuiBila,
  isiKondisi,
  isiPembelian,
} from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  batalJual,
  jual,
  OTORISASI_BATAL_JUAL,
} from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { KATEGORI_BIAYA_BANK, NAMA_KATEGORI } from '../kategori/kategori-uang.contract.ts'
import { pindahUang, terimaUang } from '../pindah-uang/pindah-uang.contract.ts'
import { ambilKas, batalUang, saldoUang, tambahBank } from '../uang/uang.contract.ts'
import { laporanCash, laporanNonCash } from './laporan-uang.contract.ts'
import { cashReport, nonCashReport } from './laporan-uang.report.ts'

let shop: TestShop
let owner: User
let kasir: User
let kemarin: unknown

/** A ring of 1.000 g, 70 % of 2,350,000: 1,645,000. */
const cincin = async () => (await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })).kode_barcode

const SATU = '2026-03-02'
const DUA = '2026-03-03'
const hari = (tgl_awal: string, tgl_akhir = tgl_awal) => ({ tgl_awal, tgl_akhir })
const laporKas = (masa: ReturnType<typeof hari>, lain: Partial<InputOf<typeof laporanCash>> = {}) =>
  owner.call(laporanCash, {
    ...masa,
    type_laporan: 'REKAP',
    kategori: SEMUA,
    user_id: SEMUA,
    kode_laci: SEMUA,
    ...lain,
  })
const laporBank = (masa: ReturnType<typeof hari>, lain: Partial<InputOf<typeof laporanNonCash>> = {}) =>
  owner.call(laporanNonCash, {
    ...masa,
    type: 'REKAP',
    kategori: SEMUA,
    no_rekening: SEMUA,
    cair: SEMUA,
    jenis: SEMUA,
    ...lain,
  })

// Day one: 20,000,000 to begin with. Two sales, one for cash, one in four ways through 0111, whose bank keeps 2 % of the credit
// card and 0.7 % of the QRIS. An old ring bought, bags bought twice and once taken back, 4,000,000 brought to the bank.
// A third sale is paid by QRIS to 0222. Day two: the second is undone as it came, the third in cash, and the owner puts 7,000,000 on 0222.
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(20_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiRekening(owner, '0111', { biaya_credit: parsePersen(2), biaya_qris: parsePersen(0.7) })
  await isiRekening(owner, '0222')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const kasir2 = await shop.user(owner, 'KASIR2', 'KASIR')
  await jualSah(owner, kasir, [await cincin()])
  const lewat = (cara_bayar: 'TRANSFER' | 'DEBET' | 'CREDIT' | 'QRIS', jumlah: number) => ({
    ...bayarTunai(jumlah),
    cara_bayar,
    no_rekening: '0111',
    masuk: true,
    ...(cara_bayar === 'TRANSFER' && { referensi: 'TRF1' }),
  })
  const bank = [lewat('TRANSFER', 500_000), lewat('DEBET', 400_000), lewat('CREDIT', 300_000), lewat('QRIS', 445_000)]
  const form = await formJual(owner, [await cincin()], { nama_customer: 'BU BANK' })
  const qris = { ...lewat('QRIS', 1_645_000), no_rekening: '0222' }
  const lain = await owner.call(jual, await formJual(owner, [await cincin()], { nama_customer: 'BU TUNAI' }))
  const [dikembalikanTunai] = (await sahkanJual(kasir, [lain.data], [qris])).data
  const [lewatBank] = (await sahkanJual(kasir, [(await owner.call(jual, form)).data], bank)).data
  await beliSah(owner, [cincinLama({ harga: rp(1_000_000) })])
  const biaya = { kode_transaksi: 'BIAYA TOKO', jumlah: rp(50_000), otorisasi: null }
  await owner.call(ambilKas, { ...biaya, keterangan: 'beli plastik' })
  const salah = await owner.call(ambilKas, { ...biaya, keterangan: 'dua kali' })
  await disetujuiBila(owner, batalUang, { no_uang: salah.no_uang, alasan: 'DUA KALI', otorisasi: null })
  const setor = await kasir.call(pindahUang, { dari: 'KAS', ke: '0111', jumlah: rp(4_000_000), keterangan: 'setor' })
  await kasir2.call(terimaUang, { no_pindah_uang: setor.no_pindah_uang, referensi: 'SLIP 1' })
  kemarin = [await laporKas(hari(SATU)), await laporBank(hari(SATU))]
  owner = await shop.nextDay(owner)
  if (!lewatBank || !dikembalikanTunai) throw new Error('nothing sold')
  await denganOtorisasi(owner, batalJual, batalForm(lewatBank), OTORISASI_BATAL_JUAL)
  const tunai = batalForm(dikembalikanTunai, { pembayaran: [bayarTunai(1_645_000)] })
  await denganOtorisasi(owner, batalJual, tunai, OTORISASI_BATAL_JUAL)
  const masuk = { no_rekening: '0222', kode_transaksi: 'SALDO AWAL', keterangan: 'saldo awal' }
  await owner.call(tambahBank, { ...masuk, jumlah: rp(7_000_000) })
})
afterAll(() => shop.close())

type Baris = readonly [kategori: string, masuk: number, keluar: number, saldo: number | null]
const baris = (row: { kategori: string; jumlah_in: number; jumlah_out: number; saldo?: number | null }): Baris => [
  row.kategori,
  row.jumlah_in,
  row.jumlah_out,
  row.saldo ?? null,
]

const KAS_SATU: readonly Baris[] = [
  ['SALDO AWAL', 20_000_000, 0, 20_000_000],
  ['PENJUALAN', 1_645_000, 0, 21_645_000],
  ['PEMBELIAN', 0, 1_000_000, 20_645_000],
  // what tests of buying begin with
  ['TAMBAH UANG', 900_000_000, 0, 920_645_000],
  ['AMBIL UANG', 50_000, 100_000, 920_595_000],
  ['PINDAH UANG', 0, 4_000_000, 916_595_000],
]

describe('cash', () => {
  it('tells what was there, what came and went by what it was for, and what is left', async () => {
    const rows = await laporKas(hari(SATU))
    expect(rows.map(baris)).toEqual(KAS_SATU)
    // The first day begins with nothing: what was booked as the opening is no balance before it.
    expect(rows.map((row) => 'saldo_awal' in row && row.saldo_awal)).toEqual([0, 0, 0, 0, 0, 0])
    expect((await laporKas(hari(DUA))).map(baris)).toEqual([
      ['SALDO AWAL', 916_595_000, 0, 916_595_000],
      ['BATAL PENJUALAN', 0, 1_645_000, 914_950_000],
    ])
    expect((await owner.call(saldoUang, {})).kas).toBe(914_950_000)
  })

  it('is a book of its documents in their order, with whom and for what', async () => {
    const rows = await laporKas(hari(SATU), { type_laporan: 'DETAIL', kategori: 'AMBIL UANG' })
    expect(rows).toMatchObject([
      { dokumen: 'AUK-TK01-260302-0001', keterangan: 'BELI PLASTIK', kode_transaksi: 'BIAYA TOKO', saldo: null },
      { dokumen: 'AUK-TK01-260302-0002', jumlah_out: 50_000, jumlah_in: 0 },
      {
        dokumen: 'BUG-TK01-260302-0001',
        jumlah_in: 50_000,
        jumlah_out: 0,
        keterangan: 'DUA KALI',
        kode_transaksi: 'BIAYA TOKO',
      },
    ])
    const semua = await laporKas(hari(SATU, DUA), { type_laporan: 'DETAIL' })
    expect(semua.at(-2)).toMatchObject({
      kategori: 'PINDAH UANG',
      keterangan: 'SETOR',
      user_id: 'KASIR',
      saldo: 916_595_000,
    })
  })

  it('000.48 has no opening for one person or one category: a drawer has one for all', async () => {
    expect((await laporKas(hari(SATU), { user_id: 'KASIR' })).map(baris)).toEqual([
      ['PENJUALAN', 1_645_000, 0, null],
      ['PINDAH UANG', 0, 4_000_000, null],
    ])
    expect((await laporKas(hari(SATU), { kategori: 'PEMBELIAN' })).map(baris)).toEqual([
      ['PEMBELIAN', 0, 1_000_000, null],
    ])
  })
})

describe('accounts', () => {
  const bank = (rows: Awaited<ReturnType<typeof laporBank>>) =>
    rows.map((row) => [row.no_rekening, row.jenis, ...baris(row)])
  const BANK_SATU = [
    ['0111', '-', 'SALDO AWAL', 0, 0, 0],
    ['0111', 'CREDIT', 'PENJUALAN', 300_000, 0, 300_000],
    ['0111', 'DEBET', 'PENJUALAN', 400_000, 0, 700_000],
    ['0111', 'QRIS', 'PENJUALAN', 445_000, 0, 1_145_000],
    ['0111', 'TRANSFER', 'PENJUALAN', 500_000, 0, 1_645_000],
    ['0111', '-', 'PINDAH UANG', 4_000_000, 0, 5_645_000],
    // 2 % of 300,000 and 0.7 % of 445,000
    ['0111', '-', 'BIAYA BANK', 0, 9_115, 5_635_885],
    ['0222', '-', 'SALDO AWAL', 0, 0, 0],
    ['0222', 'QRIS', 'PENJUALAN', 1_645_000, 0, 1_645_000],
  ]

  it('07.5.9 tell each way of paying gross, what banks keep beside it, and what is left', async () => {
    expect(bank(await laporBank(hari(SATU)))).toEqual(BANK_SATU)
    expect((await owner.call(saldoUang, {})).bank.map((one) => one.saldo)).toEqual([3_990_885, 8_645_000])
  })

  it('07.5.2 have what was undone on its own day, the other way round, and yesterday as it was', async () => {
    expect(bank(await laporBank(hari(DUA)))).toEqual([
      ['0111', '-', 'SALDO AWAL', 5_635_885, 0, 5_635_885],
      ['0111', 'CREDIT', 'BATAL PENJUALAN', 0, 300_000, 5_335_885],
      ['0111', 'DEBET', 'BATAL PENJUALAN', 0, 400_000, 4_935_885],
      ['0111', 'QRIS', 'BATAL PENJUALAN', 0, 445_000, 4_490_885],
      ['0111', 'TRANSFER', 'BATAL PENJUALAN', 0, 500_000, 3_990_885],
      // what the bank has kept of it is gone, and nothing went from 0222: that sale was paid back in cash
      ['0222', '-', 'SALDO AWAL', 1_645_000, 0, 1_645_000],
      ['0222', '-', 'TAMBAH UANG', 7_000_000, 0, 8_645_000],
    ])
    expect([await laporKas(hari(SATU)), await laporBank(hari(SATU))]).toEqual(kemarin)
  })

  it('name payer, slip, and who saw it at the bank', async () => {
    const [satu, lain] = await laporBank(hari(SATU), { type: 'DETAIL', jenis: 'TRANSFER' })
    expect(satu).toMatchObject({
      dokumen: 'FJ-TK01-260302-0003',
      referensi: 'TRF1',
      keterangan: 'BU BANK',
      jumlah_in: 500_000,
    })
    expect(lain).toBeUndefined()
    expect((await laporBank(hari(SATU), { jenis: 'QRIS', no_rekening: '0111' })).map(baris)).toEqual([
      ['PENJUALAN', 445_000, 0, null],
    ])
    expect(await laporBank(hari(SATU), { jenis: 'DEBET', no_rekening: '0222' })).toEqual([])
  })
})

describe('of a shop with every document there is', () => {
  it('has each line of cash and bank in one row of one category, none under a name of its own', async () => {
    const { shop: lengkap, owner: pemilik } = await tokoLengkap()
    const masa = { ...hari('2026-01-01', '2026-12-31'), kategori: SEMUA, kode_laci: SEMUA }
    const kas = await pemilik.call(laporanCash, { ...masa, type_laporan: 'DETAIL', user_id: SEMUA })
    const rekening = await pemilik.call(laporanNonCash, {
      ...masa,
      type: 'DETAIL',
      jenis: SEMUA,
      no_rekening: SEMUA,
      cair: SEMUA,
    })
    const jumlah = (rows: readonly { dokumen?: string; jumlah_in: number; jumlah_out: number }[]) => {
      const per = new Map<string, number>()
      for (const { dokumen = '', jumlah_in, jumlah_out } of rows)
        per.set(dokumen, (per.get(dokumen) ?? 0) + jumlah_in - jumlah_out)
      return Object.fromEntries([...per].filter(([, rp]) => rp !== 0))
    }
    const buku = async (akun: string) =>
      Object.fromEntries(
        (
          await lengkap.db.rows<{ document: string; rp: number }>(sql`
            SELECT j.document::text, sum(m.rp)::bigint AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
            WHERE m.akun = ${akun} AND m.kode_toko = 'TK01' GROUP BY 1 HAVING sum(m.rp) <> 0 ORDER BY 1`)
        ).map((row) => [row.document, row.rp]),
      )
    expect(jumlah(kas)).toEqual(await buku('KAS'))
    expect(jumlah(rekening)).toEqual(await buku('BANK'))
    const nama = new Set([...NAMA_KATEGORI, KATEGORI_BIAYA_BANK])
    expect([...kas, ...rekening].filter((row) => !nama.has(row.kategori))).toEqual([])
    expect(new Set([...kas, ...rekening].map((row) => row.kategori)).size).toBeGreaterThan(8)
    await lengkap.close()
  })
})

const pas = { shop: () => shop, user: () => owner, asked: hari(SATU, DUA) }
laporanSuite(cashReport, { ...pas, empty: { kode_laci: 'a shop with one drawer: several are in laci/pemegang.test' } })
const KOTOR = 'gross: what banks keep stands once as paid and once as kept'
laporanSuite(nonCashReport, { ...pas, apart: { masuk: KOTOR, jumlah_in: KOTOR, jumlah_out: KOTOR } })
