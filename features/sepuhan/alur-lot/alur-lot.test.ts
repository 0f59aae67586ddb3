import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { cincinLama, denganOtorisasi, isiKondisi, isiPembelian, lotSepuh } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { validasiRusak } from '../../kasir/validasi-barang-rusak/validasi-barang-rusak.contract.ts'
import { konfirmasiSisa, validasiLabeling } from '../../kasir/validasi-inputan/validasi-inputan.contract.ts'
import { baki } from '../../master/baki/baki.contract.ts'
import { auditNeraca } from '../../neraca/neraca.contract.ts'
import { kirimLabeling } from '../kirim-labeling/kirim-labeling.contract.ts'
import { kirimSepuh } from '../kirim-sepuh/kirim-sepuh.contract.ts'
import { kirimLabelingReport } from '../laporan-kirim-labeling/laporan-kirim-labeling.report.ts'
import { kirimSepuhReport } from '../laporan-kirim-sepuh/laporan-kirim-sepuh.report.ts'
import { sortirPembelianReport } from '../laporan-sortir-pembelian/laporan-sortir-pembelian.report.ts'
import { sortirSepuhReport } from '../laporan-sortir-sepuh/laporan-sortir-sepuh.report.ts'
import { terimaSepuhReport } from '../laporan-terima-sepuh/laporan-terima-sepuh.report.ts'
import { laporanSusut } from '../susut-sepuh/susut-sepuh.contract.ts'
import { susutSepuhReport } from '../susut-sepuh/susut-sepuh.report.ts'
import { terimaSepuh } from '../terima-sepuh/terima-sepuh.contract.ts'
import { alurLot } from './alur-lot.contract.ts'

/*
 * The whole chain, computed by hand: two lots of rings (10 g in 4, 6 g in 2) and bracelets (8 g in 2) lie on SS1.
 * To the gilder go 5 rings of 13 g good and 1 of 3 g damaged, and the bracelets of 8 g. Back come 3 rings of 7.8 g,
 * then 2 of 5.15 g (loss 50 mg), 1 bracelet of 3.9 g and 1 damaged of 4 g (loss 100 mg, agreed). 3 rings of 7.8 g go
 * to the branch, which makes items of 2.6 and 2.5 g of them; 2.7 g are left. 1 bracelet stays on KS1.
 */
let shop: TestShop
let owner: User
let cabang: User
const no: Record<string, string> = {}

const kosong = { qty_rusak: 0, berat_rusak: gram(0) }

const keTukang = async () => {
  const satu = { kode_barcode: '-', kode_baki: 'SS1', kode_group: 'MM' }
  const cin = { ...satu, kode_dept: 'CIN', qty: 6, berat: gram(16), qty_sepuh: 5, berat_sepuh: gram(13) }
  const glg = { ...satu, kode_dept: 'GLG', qty: 2, berat: gram(8), qty_sepuh: 2, berat_sepuh: gram(8) }
  const { no_sepuh } = await owner.call(kirimSepuh, {
    detail_barang: [
      { ...cin, qty_rusak: 1, berat_rusak: gram(3) },
      { ...glg, ...kosong },
    ],
  })
  no.sepuh = no_sepuh
}

const dariTukang = async () => {
  const form = { no_sepuh: no.sepuh ?? '', kode_baki: 'KS1', selesai: false, otorisasi: null }
  const cin = { kode_dept: 'CIN', ...kosong }
  const satu = { ...cin, qty_terima: 3, berat_terima: gram(7.8), berat_timbangan: gram(7.8) }
  no.terima1 = (await owner.call(terimaSepuh, { ...form, detail: [satu] })).no_terima_sepuh
  const dua = { ...cin, qty_terima: 2, berat_terima: gram(5.15), berat_timbangan: gram(5.15) }
  const glg = { qty_terima: 1, berat_terima: gram(3.9), qty_rusak: 1, berat_rusak: gram(4) }
  const akhir = { ...form, detail: [dua, { ...glg, kode_dept: 'GLG', berat_timbangan: gram(7.9) }] }
  no.terima2 = (await denganOtorisasi(owner, terimaSepuh, akhir, 'TERIMA SEPUH')).no_terima_sepuh
}

const keCabang = async () => {
  const isi = { jumlah_qty: 3, jumlah_berat: gram(7.8), berat_atribut: gram(0), tipe_barang: 'SP' as const }
  const { no_kirim_stock } = await owner.call(kirimLabeling, {
    no_terima_sepuh: no.terima1 ?? '',
    detail_kirim: [{ ...isi, kode_baki: 'KS1', kode_baki_tujuan: 'KC2', kode_dept: 'CIN', kode_cabang: 'TK02' }],
    qty_kirim: 3,
    berat_kirim: gram(7.8),
    berat_atribut: gram(0),
    cabang: 'TK02',
  })
  no.label = no_kirim_stock
  for (const berat of [2.6, 2.5]) {
    const sama = {
      sumber: no_kirim_stock,
      kode_baki: 'KC2',
      tujuan: 'TK02',
      berat: gram(berat),
      berat_asli: gram(berat),
    }
    await cabang.call(tambahBarang, cincin(sama))
  }
}

const simpul = async (nomor: string) => {
  const { simpul: semua, alur } = await owner.call(alurLot, { nomor })
  return { alur, satu: (id: string) => semua.find((one) => one.id === id), semua }
}

/** The chain before the rest was settled, seen from the dispatch to the gilder and from the second lot. */
let fromGilder: Awaited<ReturnType<typeof simpul>>
let fromLot: Awaited<ReturnType<typeof simpul>>

/** Everything left is settled: the damaged become scrap, the branch gives back what it did not enter. */
const settle = async () => {
  const rusak = { no_sortir: '', qty_rusak: 1 }
  await owner.call(validasiRusak, {
    data_kirim: [
      { ...rusak, no_sepuh: no.sepuh ?? '', berat_rusak: gram(3) },
      { ...rusak, no_sepuh: no.terima2 ?? '', berat_rusak: gram(4) },
    ],
  })
  const sisa = { no_kirim_bos: no.label ?? '', stock_akhir: 1, berat_akhir: gram(2.7), cara: 'KEMBALI' as const }
  await expect(owner.call(validasiLabeling, { data_kirim: [sisa], otorisasi: null })).rejects.toThrow(
    'Belum Dikonfirmasi Toko TK02',
  )
  await cabang.call(konfirmasiSisa, { no_kirim: no.label ?? '', qty: 1, berat: gram(2.7) })
  await owner.call(validasiLabeling, { data_kirim: [sisa], otorisasi: null })
}

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  cabang = await shop.user(owner, 'SU2', 'SU', 'TK02')
  const kc = { kode_baki: 'KC2', nama_baki: 'LABEL', kode_gudang: 'KC', berat_baki: gram(0), berat_bandrol: gram(0) }
  await cabang.call(baki.create, kc)
  const murah = (berat: number, kode_dept = 'CIN') =>
    cincinLama({ harga: rp(1_000_000), berat: gram(berat), kode_dept })
  no.lot1 = await lotSepuh(
    owner,
    [2.5, 2.5, 2.5, 2.5].map((berat) => murah(berat)),
  )
  no.lot2 = await lotSepuh(owner, [murah(3), murah(3), murah(4, 'GLG'), murah(4, 'GLG')])
  await keTukang()
  await dariTukang()
  await keCabang()
  fromGilder = await simpul(no.sepuh ?? '')
  fromLot = await simpul(no.lot2 ?? '')
  await settle()
})
afterAll(() => shop.close())

it('shows every document of the chain with what came, what is left and what was lost', () => {
  const { satu, semua } = fromGilder
  expect(semua.map((one) => one.tahap)).toEqual([
    'BELI',
    'BELI',
    'SORTIR',
    'SORTIR',
    'LOT',
    'LOT',
    'SEPUH',
    'TERIMA',
    'TERIMA',
    'LABEL',
    'BARANG',
  ])
  expect(satu(no.lot1 ?? '')).toMatchObject({ qty: 4, berat: 10_000, sisa_qty: 0, sisa_berat: 0 })
  expect(satu(no.lot2 ?? '')).toMatchObject({ qty: 4, berat: 14_000, sisa_qty: 0, sisa_berat: 0 })
  expect(satu(no.sepuh ?? '')).toMatchObject({ qty: 8, berat: 24_000, sisa_berat: 0, rusak_qty: 1, rusak_berat: 3000 })
  expect(satu(no.terima1 ?? '')).toMatchObject({ qty: 3, berat: 7800, sisa_berat: 0, susut: 0 })
  expect(satu(no.terima2 ?? '')).toMatchObject({
    qty: 4,
    berat: 13_050,
    sisa_qty: 3,
    sisa_berat: 9050,
    rusak_berat: 4000,
    susut: 150,
  })
  expect(satu(no.label ?? '')).toMatchObject({ qty: 3, berat: 7800, sisa_qty: 1, sisa_berat: 2700 })
  expect(satu(`BARANG ${no.label}`)).toMatchObject({ nomor: '2 barang baru', qty: 2, berat: 5100 })
})

it('leaves out what has nothing to do with a number, and adds up to the milligram', () => {
  const dari = fromGilder
  expect(fromLot.satu(no.lot1 ?? '')).toBeUndefined()
  expect(fromLot.satu(no.label ?? '')).toEqual(dari.satu(no.label ?? ''))
  const ke = (nomor: string | undefined) =>
    dari.alur.filter((one) => one.ke === nomor).reduce((sum, one) => sum + one.berat, 0)
  expect([ke(no.lot1), ke(no.lot2), ke(no.sepuh), ke(no.terima1), ke(no.terima2), ke(no.label)]).toEqual([
    10_000, 14_000, 24_000, 7800, 13_200, 7800,
  ])
  const berakhir = dari.semua.reduce((sum, one) => sum + one.sisa_berat + one.rusak_berat + one.susut + one.selisih, 0)
  const barang = dari.semua.filter((one) => one.tahap === 'BARANG').reduce((sum, one) => sum + one.berat, 0)
  expect(berakhir + barang).toBe(24_000)
})

it('goes back from a bought piece, and knows no foreign number', async () => {
  const [faktur] = await shop.db.rows<{ no_faktur_beli: string }>(
    sql`SELECT no_faktur_beli FROM pembelian ORDER BY 1 LIMIT 1`,
  )
  expect((await simpul(faktur?.no_faktur_beli ?? '')).satu(no.sepuh ?? '')).toBeDefined()
  await expect(owner.call(alurLot, { nomor: 'KS-X' })).rejects.toThrow('Data Yang Anda Cari Tidak Ada')
  const su = await shop.login('SU2')
  await expect(su.call(alurLot, { nomor: no.sepuh ?? '' })).rejects.toThrow('Data Yang Anda Cari Tidak Ada')
})

it('tells the loss of what came back whole, above the allowance marked', async () => {
  const hari = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' }
  expect(await owner.call(laporanSusut, hari)).toMatchObject([
    {
      bulan: '2026-03',
      no_sepuh: no.sepuh,
      qty: 7,
      berat_kirim: 21_000,
      berat_kembali: 20_850,
      susut: 150,
      hilang: 0,
      persen: 714,
      tanda: 'LEBIH TOLERANSI',
    },
  ])
  expect(await owner.call(laporanSusut, { tgl_awal: '2026-04-01', tgl_akhir: '2026-04-30' })).toEqual([])
})

it('ends with every gram in a place of its own: scrap, items, trays and loss', async () => {
  const saldo = await shop.db.rows<{ akun: string; mg: number }>(sql`
    SELECT s.akun, s.ref, sum(s.pcs)::int AS pcs, sum(s.mg)::int AS mg
    FROM toko k CROSS JOIN LATERAL saldo_akun(k.kode_toko, 'infinity', ARRAY['BAKI', 'HANCUR', 'SEPUH', 'RUSAK', 'SALDO_KIRIM', 'SUSUT', 'SELISIH']) s
    GROUP BY 1, 2 HAVING sum(s.mg) <> 0 ORDER BY 1, 2`)
  expect(saldo.map((row) => (row.akun === 'SUSUT' ? { ...row, ref: 'TS' } : row))).toEqual([
    { akun: 'BAKI', ref: 'KC2', pcs: 2, mg: 5100 },
    { akun: 'BAKI', ref: 'KS1', pcs: 4, mg: 11_750 },
    { akun: 'HANCUR', ref: '-', pcs: 0, mg: 7000 },
    { akun: 'SUSUT', ref: 'TS', pcs: 0, mg: 150 },
  ])
  expect(saldo.reduce((sum, row) => sum + row.mg, 0)).toBe(24_000)
})

it('leaves the books clean', async () => {
  expect(await owner.call(auditNeraca, {})).toMatchObject({ bersih: true, pelanggaran: [] })
})

const BACK = 'the lines are those of the dispatch; what came back has a jurnal of its own'
const BOTH = 'good and damaged together, which lie in two accounts'
const MARET = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' }

laporanSuite(kirimLabelingReport, {
  shop: () => shop,
  user: () => owner,
  asked: MARET,
  apart: { qty_kembali: BACK, berat_kembali: BACK },
})

laporanSuite(kirimSepuhReport, {
  shop: () => shop,
  user: () => owner,
  asked: MARET,
  apart: { qty: BOTH, berat: BOTH },
})

laporanSuite(sortirPembelianReport, {
  shop: () => shop,
  user: () => owner,
  asked: MARET,
})

laporanSuite(sortirSepuhReport, {
  shop: () => shop,
  user: () => owner,
  asked: MARET,
})

laporanSuite(terimaSepuhReport, {
  shop: () => shop,
  user: () => owner,
  asked: MARET,
  apart: {
    qty_kirim: 'what was sent stands with each receipt of it',
    berat_kirim: 'what was sent stands with each receipt of it',
    berat_timbangan: 'what the scale said, without the loss that left the gilder too',
  },
})

laporanSuite(susutSepuhReport, {
  shop: () => shop,
  user: () => owner,
  asked: MARET,
  apart: { berat_kembali: 'the gilder was relieved of the loss too' },
  empty: { hilang: 'the gilder of this shop loses no piece' },
})
