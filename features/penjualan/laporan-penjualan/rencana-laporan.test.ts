/** The reports of sales where years of them lie: a month is found by its days, whatever was sold before and after. */
import { SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { TestShop } from '@kencana/testing'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { dibaca, kolomBeda, rencana, salinBaris } from '@kencana/testing/rencana'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  batalJualan,
  jualBayar,
  jualMarketplace,
  jualPerSales,
  margin,
  transaksiJual,
} from './laporan-penjualan.query.ts'

/** As many sold pieces for a run; what a million does was read with the same file (KENCANA_BANYAK). */
const BANYAK = Number(process.env.KENCANA_BANYAK ?? 20_000)

let shop: TestShop
beforeAll(async () => {
  ;({ shop } = await tokoLengkap())
})
afterAll(() => shop.close())

/** A day of the fifteen years before. */
const HARI = sql`date '2011-01-01' + (n * 7919::bigint % 5400)::int`
const X = sql`'X' || n`
const SALINAN = sql`1000000 + n`
const TIADA = sql`NULL::text`
/** One in ten was undone on its day. */
const BILA_BATAL = (nilai: Sql) => sql`CASE WHEN n % 10 = 0 THEN ${nilai} END`

const TABEL: Readonly<Record<string, Sql>> = {
  penjualan: kolomBeda({
    no_faktur_jual: X,
    no_order: X,
    kode_marketplace: sql`CASE WHEN n % 3 = 0 THEN 'SHOPEE' END`,
    tgl_system: HARI,
    tgl_valid: HARI,
    tgl_batal: BILA_BATAL(HARI),
    no_batal: BILA_BATAL(sql`'B' || n`),
    status: sql`CASE WHEN n % 10 = 0 THEN 'BATAL' ELSE 'DONE' END`,
  }),
  penjualan_detail: kolomBeda({ no_faktur_jual: X, kode_barang: X, no_titip: TIADA, salinan: SALINAN }),
  barang: kolomBeda({ kode_barang: X, kode_barcode: X, no_pesanan: TIADA }),
  riwayat_barang: kolomBeda({ kode_barang: X, id: SALINAN }),
  pembayaran: kolomBeda({ dokumen: X, cara_bayar: sql`'CASH'`, no_rekening: TIADA }),
  pesanan: kolomBeda({ no_pesanan: X, no_grup: X, kode_barang: TIADA, contoh_barang: TIADA, tgl_system: HARI }),
  pesanan_serah: kolomBeda({
    no_serah: sql`'S' || n`,
    no_pesanan: X,
    kode_barang: X,
    tgl_system: HARI,
    salinan: SALINAN,
    no_batal: BILA_BATAL(sql`'D' || n`),
  }),
  dokumen: kolomBeda({
    nomor: sql`'D' || n`,
    urut: SALINAN,
    tgl_system: HARI,
    membatalkan: BILA_BATAL(sql`'S' || n`),
  }),
  jurnal: kolomBeda({
    id: SALINAN,
    document: sql`'D' || n`,
    kind: sql`'SERAH_PESANAN'`,
    tgl_system: HARI,
    membalik: TIADA,
  }),
  audit_log: kolomBeda({ id: SALINAN, dokumen: sql`'D' || n` }),
}

const isi = async (tx: Queryable): Promise<void> => {
  for (const [tabel, kolom] of Object.entries(TABEL)) await salinBaris(tx, tabel, BANYAK, kolom)
}

const MASA = { tgl_awal: '2015-03-01', tgl_akhir: '2015-03-31' }
const SARING = {
  ...MASA,
  type: SEMUA,
  kode_group: SEMUA,
  jenis_group: SEMUA,
  kode_sales: SEMUA,
  kode_marketplace: SEMUA,
  marketplace: SEMUA,
  kasir: SEMUA,
  valid_by: SEMUA,
  jam: SEMUA,
} as const

const LAPORAN: Readonly<Record<string, (db: Queryable) => Promise<readonly object[]>>> = {
  'line by line': (db) => transaksiJual(db, SARING, 'TK01'),
  'per sales person': (db) => jualPerSales(db, SARING, 'TK01'),
  'per payment': (db) => jualBayar(db, SARING, 'TK01'),
  'through platforms': (db) => jualMarketplace(db, SARING, 'TK01'),
  undone: (db) => batalJualan(db, SARING, 'TK01'),
  'margin of categories': (db) => margin.REKAP(db, { ...SARING, type_laporan: 'REKAP' }, 'TK01'),
  'margin of pieces': (db) => margin.DETAIL(db, { ...SARING, type_laporan: 'DETAIL' }, 'TK01'),
}

it('finds a month by its days, in each of the reports', async () => {
  const jumlah: Record<string, number> = {}
  const plan = await rencana(shop, isi, async (db) => {
    for (const [nama, baca] of Object.entries(LAPORAN)) jumlah[nama] = (await baca(db)).length
  })
  if (BANYAK >= 1_000_000) process.stdout.write(`${plan.join('\n')}\n`)
  const scan = plan.filter((line) => new RegExp(`Scan.* on (${Object.keys(TABEL).join('|')})( |$)`).test(line))
  // A report of nothing would read nothing.
  expect(Object.entries(jumlah).filter(([, n]) => n === 0)).toEqual([])
  expect(scan.filter((line) => line.includes('Seq Scan'))).toEqual([])
  // A month is a hundred and eightieth of it; of its pieces and payments as many.
  expect(scan.filter((line) => dibaca(line) > BANYAK / 40)).toEqual([])
})
