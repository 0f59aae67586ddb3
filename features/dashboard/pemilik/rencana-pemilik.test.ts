/** The owner's page where years of all areas lie: what it reads is found by its day, or by what is open, whatever was done before. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { TestShop } from '@kencana/testing'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { dibaca, kolomBeda, rencana, salinBaris } from '@kencana/testing/rencana'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pantau, pantauSeminggu } from '../laporan-pantau-customer/laporan-pantau-customer.query.ts'
import { bacaMinggu } from './minggu.query.ts'
import { semuaToko } from './pemilik.query.ts'
import { bacaRisiko } from './risiko.query.ts'

/** As many of each for a run; what a million does was read with the same file (KENCANA_BANYAK). */
const BANYAK = Number(process.env.KENCANA_BANYAK ?? 20_000)

let shop: TestShop
beforeAll(async () => {
  ;({ shop } = await tokoLengkap())
})
afterAll(() => shop.close())

/** A day of the fifteen years before; one in so many is still open. */
const HARI = sql`date '2011-01-01' + (n * 7919::bigint % 5400)::int`
const satuDari = (banyak: number, terbuka: string, selesai: string): Sql =>
  sql`CASE WHEN n % ${banyak}::int = 0 THEN ${terbuka}::text ELSE ${selesai}::text END`
const X = sql`'X' || n`
const TIADA = sql`NULL::text`

/** Each table of the page with what tells one of its copies from another. */
const TABEL: Readonly<Record<string, Sql>> = {
  penjualan: kolomBeda({
    no_faktur_jual: X,
    no_order: TIADA,
    tgl_system: HARI,
    tgl_valid: HARI,
    status: satuDari(499, 'OPEN', 'DONE'),
  }),
  penjualan_detail: kolomBeda({ no_faktur_jual: X, kode_barang: X, no_titip: TIADA }),
  pembelian: kolomBeda({
    no_faktur_beli: X,
    no_grup: X,
    kode_barang: TIADA,
    keadaan: sql`'LEBUR'`,
    tgl_system: HARI,
    tgl_valid: HARI,
    status: satuDari(499, 'OPEN', 'DONE'),
  }),
  pesanan: kolomBeda({
    no_pesanan: X,
    no_grup: X,
    kode_barang: TIADA,
    contoh_barang: TIADA,
    tgl_system: HARI,
    tgl_janji: HARI,
    status: satuDari(99, 'PROSES', 'DISERAHKAN'),
  }),
  pesanan_serah: kolomBeda({ no_serah: X, no_pesanan: X, kode_barang: X, no_batal: TIADA, tgl_system: HARI }),
  pesanan_titip: kolomBeda({ no_titip: X, no_pesanan: X, no_batal: TIADA, tgl_system: HARI }),
  titipan_uang: kolomBeda({ no_uang_titip: X, no_titip: X, no_batal: TIADA, tgl_system: HARI }),
  titipan_batal: kolomBeda({ no_batal: X, no_titip: X, tgl_system: HARI }),
  service: kolomBeda({ no_service: X, tgl_system: HARI, status: sql`'CLOS'` }),
  service_ambil: kolomBeda({ no_ambil: X, no_service: X, no_batal: TIADA, tgl_system: HARI }),
  titipan: kolomBeda({
    no_titip: X,
    no_titip_group: X,
    kode_barang: X,
    no_faktur_jual: TIADA,
    tgl_system: HARI,
    tgl_valid: HARI,
    tgl_batas: sql`${HARI} + 30`,
    status: satuDari(99, 'DONE', 'DIAMBIL'),
  }),
  hutang: kolomBeda({
    no_hutang: X,
    no_asal: TIADA,
    no_batal: TIADA,
    no_manual: X,
    tgl_system: HARI,
    tgl_valid: HARI,
    mulai: HARI,
    tgl_jatuh_tempo: sql`${HARI} + 120`,
    status: satuDari(99, 'AKTIF', 'LUNAS'),
  }),
  hutang_detail: kolomBeda({ no_hutang: X, kode_barang: TIADA }),
  hutang_bayar: kolomBeda({ no_bayar: X, no_hutang: X, tgl_system: HARI }),
  otorisasi_minta: kolomBeda({ id: sql`gen_random_uuid()`, tgl_system: HARI, berlaku_sampai: HARI }),
  pembayaran: kolomBeda({ dokumen: X, referensi: sql`''` }),
  member: kolomBeda({ kode_member: X, id: sql`gen_random_uuid()`, no_hp: sql`''` }),
  jurnal: kolomBeda({ id: sql`1000000 + n`, document: X, tgl_system: HARI, membalik: TIADA }),
  mutasi: kolomBeda({ jurnal_id: sql`1000000 + n`, tgl_system: HARI }),
}

const isi = async (tx: Queryable): Promise<void> => {
  for (const [tabel, kolom] of Object.entries(TABEL)) await salinBaris(tx, tabel, BANYAK, kolom)
}

it('finds what the shops do today, what they risk, a week of them and who is watched by index', async () => {
  const plan = await rencana(shop, isi, async (db) => {
    await semuaToko(db, new Date('2026-03-04T03:00:00Z'), 'OWNER')
    await bacaRisiko(db)
    await bacaMinggu(db)
    await pantauSeminggu(db)
    const masa = { tgl_awal: '2026-02-26', tgl_akhir: '2026-03-04' }
    await pantau.REKAP(db, { ...masa, sebab: 'SEMUA', type_laporan: 'REKAP' })
  })
  if (BANYAK >= 1_000_000) process.stdout.write(`${plan.join('\n')}\n`)
  const scan = plan.filter((line) => new RegExp(`Scan.* on (${Object.keys(TABEL).join('|')})( |$)`).test(line))
  for (const indeks of ['penjualan_valid', 'pembelian_valid', 'penjualan_open', 'pembelian_open', 'hutang_terbuka'])
    expect(
      scan.some((line) => line.includes(` ${indeks} `)),
      indeks,
    ).toBe(true)
  expect(scan.filter((line) => line.includes('Seq Scan'))).toEqual([])
  // One in ninety-nine is open: nothing reads more of a table than that, of many.
  expect(scan.filter((line) => dibaca(line) > BANYAK / 50)).toEqual([])
})
