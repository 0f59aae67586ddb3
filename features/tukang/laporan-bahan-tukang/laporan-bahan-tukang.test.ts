import { endpoint } from '@kencana/contract'
import { type Jurnal, pindah, uang } from '@kencana/ledger'
import { type Feature, route } from '@kencana/server-kit'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { type Lines, laporanSuite } from '@kencana/testing/laporan'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { buat, isianSo } from '@kencana/testing/pesanan-tukang'
import { bukukan } from '@kencana/testing/posting'
import { beriBahan, isiBahan, isiTukang, untukTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { batalSo, dataSo, simpanSo } from '../../pesanan/stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import { ambilBahan, batalBahan } from '../bahan-tukang/bahan-tukang.contract.ts'
import { kolomBahan, laporanBahan } from './laporan-bahan-tukang.contract.ts'
import { bahanTukangReport } from './laporan-bahan-tukang.report.ts'

/** Posts what the orders of T01 will: the finished order and the settlement of the worked example in the rules. */
const pesanan = endpoint({
  method: 'POST',
  path: 'uji/pesanan',
  summary: 'Pesanan selesai atau SO pesanan',
  effect: 'write',
  access: 'session',
  input: z.object({ apa: z.enum(['SELESAI', 'SO']) }),
  output: z.object({}),
})

const isi = (berat: number) => ({ kode_group: 'MM', kode_dept: '-', pcs: 0, mg: gram(berat) })
const BAHAN = { akun: 'TUKANG', ref: 'T01/BAHAN' } as const
const JURNAL: Record<'SELESAI' | 'SO', Omit<Jurnal, 'document'>> = {
  SELESAI: {
    kind: 'PESANAN_SELESAI',
    lines: [
      ...pindah(BAHAN, { akun: 'PESANAN', ref: 'PSN-1' }, isi(10)),
      ...pindah({ akun: 'TUKANG', ref: 'T01/PATRI' }, { akun: 'PESANAN', ref: 'PSN-1' }, isi(0.3)),
      ...pindah(BAHAN, { akun: 'SUSUT', ref: 'UPESANANSELESAI-TK01-260303-0001' }, isi(0.2)),
    ],
  },
  SO: {
    kind: 'SO_PESANAN',
    lines: [
      ...pindah(BAHAN, { akun: 'BAHAN_TOKO', ref: 'BAHAN' }, isi(5)),
      uang('BIAYA', 75_000, 'ONGKOS TUKANG'),
      uang('HUTANG_TUKANG', -75_000, 'T01'),
    ],
  },
}
const uji: Feature = {
  routes: [
    route(pesanan, async ({ apa }, ctx) => {
      await bukukan(ctx.db, { ...ctx.sesi, waktu: ctx.waktu }, JURNAL[apa])
      return {}
    }),
  ],
}

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await isiBahan(owner, 10, { jenis: 'PATRI' })
  // 2 March: T01 gets 20 g and 1 g of solder, T02 gets 5 g, of which 2 g come back; 7 g were a mistake
  await beriBahan(owner, 20, { keterangan: 'pertama' })
  await beriBahan(owner, 1, { jenis: 'PATRI' })
  await beriBahan(owner, 5, { kode_tukang: 'T02' })
  await owner.call(ambilBahan, untukTukang(2, { kode_tukang: 'T02' }))
  const salah = await beriBahan(owner, 7, { kode_tukang: 'T02' })
  await owner.call(batalBahan, { no_tambah_tukar: salah, alasan: 'x' })
  owner = await shop.nextDay(owner)
  // 3 March: the order of T01 is finished and settled
  await owner.call(pesanan, { apa: 'SELESAI' })
  await owner.call(pesanan, { apa: 'SO' })
})
afterAll(() => shop.close())

const laporan = async (body: object, method = 'POST') =>
  (await owner.send(method, 'bahan/reports', method === 'GET' ? { query: { ...body } } : { body })).json as Record<
    string,
    unknown
  >[]
const SEMUA = { tgl_from: '2026-03-02', tgl_to: '2026-03-03' }

describe('laporan bahan tukang', () => {
  it('tells every movement with the balance after it', async () => {
    const rows = await laporan({ ...SEMUA, type: 'DETAIL', kode_tukang: 'ALL', kode_group: 'ALL' })
    const pick = rows.map((row) => [
      row.kode_tukang,
      row.no_tambah_tukar,
      row.trx_type,
      row.jml_bahan,
      row.berat_susut,
      row.ongkos,
      row.saldo_akhir,
    ])
    expect(pick).toEqual([
      ['T01', 'TBT-TK01-260302-0001', 'TAMBAH BAHAN', 20, 0, 0, 20],
      ['T01', 'TBT-TK01-260302-0002', 'TAMBAH PATRI', 1, 0, 0, 1],
      ['T01', 'UPESANANSELESAI-TK01-260303-0001', 'PESANAN SELESAI', 10, 0.2, 0, 9.8],
      ['T01', 'UPESANANSELESAI-TK01-260303-0001', 'AMBIL PATRI', 0.3, 0, 0, 0.7],
      ['T01', 'USOPESANAN-TK01-260303-0001', 'SO PESANAN', 5, 0, 75_000, 4.8],
      ['T02', 'TBT-TK01-260302-0003', 'TAMBAH BAHAN', 5, 0, 0, 5],
      ['T02', 'ABT-TK01-260302-0001', 'AMBIL BAHAN', 2, 0, 0, 3],
      ['T02', 'TBT-TK01-260302-0004', 'TAMBAH BAHAN', 7, 0, 0, 10],
      ['T02', 'BBT-TK01-260302-0001', 'TAMBAH BAHAN', -7, 0, 0, 3],
    ])
    expect(rows[0]).toMatchObject({
      kode_group: 'MM',
      jenis: 'BAHAN',
      keterangan: 'PERTAMA',
      nama_tukang: 'PAK SLAMET',
    })
    expect(rows[1]?.keterangan).toBe('TAMBAH PATRI')
    expect(rows[8]?.keterangan).toBe('BATAL TBT-TK01-260302-0004')
    expect(new Set(rows.map((row) => row._id)).size).toBe(9)
  })

  it('stands each movement in the column of the specification', () => {
    const kolom = (jenis: string, trx_type: string) => kolomBahan({ jenis, trx_type })
    expect(kolom('PATRI', 'AMBIL PATRI')).toBe('patri_amb')
    expect(kolom('PATRI', 'TAMBAH PATRI')).toBe('patri')
    expect(kolom('BAHAN', 'AMBIL BAHAN')).toBe('bahan_amb')
    expect(kolom('BAHAN', 'SO PESANAN')).toBe('bahan_amb')
    expect(kolom('BAHAN', 'PESANAN SELESAI')).toBe('pakai')
    expect(kolom('BAHAN', 'TAMBAH BAHAN')).toBe('bahan')
    expect(kolom('LAIN', 'AMBIL BAHAN')).toBe('patri')
  })

  it('sums to what was done', async () => {
    const sums: Record<string, number> = {}
    for (const row of await laporan({ ...SEMUA, type: 'DETAIL' })) {
      const kolom = kolomBahan(row as { jenis: string; trx_type: string })
      sums[kolom] = (sums[kolom] ?? 0) + gram(Number(row.jml_bahan))
    }
    expect(sums).toEqual({
      patri: gram(1),
      bahan: gram(25),
      pakai: gram(10),
      patri_amb: gram(0.3),
      bahan_amb: gram(7),
    })
  })

  it('recapitulates: opening and what came less what went back, what was used, what is left', async () => {
    expect(await laporan({ ...SEMUA, type: 'REKAP' })).toEqual([
      {
        kode_tukang: 'T01',
        nama_tukang: 'PAK SLAMET',
        kode_group: 'MM',
        total_bahan: 15,
        pakai_bahan: 10.2,
        ambil_patri: 0.3,
        sisa_bahan: 4.8,
        sisa_patri: 0.7,
      },
      {
        kode_tukang: 'T02',
        nama_tukang: 'PAK DARMO',
        kode_group: 'MM',
        total_bahan: 3,
        pakai_bahan: 0,
        ambil_patri: 0,
        sisa_bahan: 3,
        sisa_patri: 0,
      },
    ])
    // of 3 March alone the first day is the opening, and T02 only has what he had
    const dua = await laporan({ type: 'REKAP', tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }, 'GET')
    expect(dua.map((row) => [row.kode_tukang, row.total_bahan, row.pakai_bahan, row.sisa_bahan])).toEqual([
      ['T01', 15, 10.2, 4.8],
      ['T02', 3, 0, 3],
    ])
    // and of 2 March alone nothing was used yet
    const satu = await laporan({ type: 'REKAP', tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kode_tukang: 'T01' })
    expect(satu).toMatchObject([{ total_bahan: 20, pakai_bahan: 0, sisa_bahan: 20, sisa_patri: 1 }])
  })

  it('goes on from the day before, filters, and leads to the same balance in the ledger', async () => {
    const satu = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
    const rows = await laporan({ ...satu, kode_tukang: 't01', kode_group: 'MM' })
    expect(rows.map((row) => row.saldo_akhir)).toEqual([9.8, 0.7, 4.8])
    expect(await laporan({ ...satu, kode_tukang: 'T02' })).toEqual([])
    expect(await laporan({ ...SEMUA, kode_group: 'MT' })).toEqual([])
    const body = { ...satu, akun: 'TUKANG', ref: 'T01/BAHAN', kode_group: 'MM' }
    expect((await owner.send('POST', 'mutasi/reports', { body })).json).toMatchObject({
      saldo_awal: { berat: 20 },
      totals: { berat: -15.2 },
    })
  })

  it('refuses what is no period', async () => {
    const send = async (body: object) => (await owner.send('POST', 'bahan/reports', { body })).text
    expect(await send({})).toContain('Tanggal Awal Tidak Boleh Kosong')
    expect(await send({ tgl_awal: '2026-03-03', tgl_akhir: '2026-03-02' })).toContain(
      'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal',
    )
    expect(await send({ ...SEMUA, type: 'GLOBAL' })).toBe(await send(SEMUA))
    expect(
      await owner.call(laporanBahan, {
        tgl_awal: '2026-01-01',
        tgl_akhir: '2026-01-01',
        type: 'DETAIL',
        kode_tukang: 'ALL',
        kode_group: 'ALL',
      }),
    ).toEqual([])
  })
})

it('has the fee of a settlement that took no gold in, and its undo', async () => {
  const lain = await openShop()
  const pemilik = await lain.setup()
  await isiMaster(pemilik)
  await isiPesanan(pemilik)
  await isiTukang(pemilik)
  await isiBahan(pemilik, 10)
  await beriBahan(pemilik, 10)
  await buat(pemilik, await pesan(pemilik), 5)
  const data = await pemilik.call(dataSo, { kode_tukang: 'T01', kode_group: 'MM' })
  const { no_so_pesanan } = await pemilik.call(simpanSo, isianSo(data, 0))
  const hari = {
    tgl_awal: '2026-03-02',
    tgl_akhir: '2026-03-02',
    type: 'DETAIL' as const,
    kode_tukang: 'T01',
    kode_group: 'MM',
  }
  const ongkos = async () => {
    const rows = (await pemilik.call(laporanBahan, hari)) as z.output<typeof laporanBahan.rows.DETAIL>[]
    return rows
      .filter((row) => row.trx_type === 'SO PESANAN')
      .map((row) => [row.ongkos, row.jml_bahan, row.saldo_akhir])
  }
  expect(await ongkos()).toEqual([[75_000, 0, gram(5)]])
  await pemilik.call(batalSo, { no_so_pesanan, alasan: 'X' })
  expect(await ongkos()).toEqual([
    [75_000, 0, gram(5)],
    [-75_000, 0, gram(5)],
  ])
  await lain.close()
})

const MOVES = [
  'ongkos',
  'susut',
  'patri',
  'bahan',
  'pakai',
  'patri_amb',
  'bahan_amb',
  'total_bahan',
  'pakai_bahan',
  'ambil_patri',
]
const closing = ({ saldo_awal, totals }: Lines) => (saldo_awal?.berat ?? 0) + totals.berat

laporanSuite(bahanTukangReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' },
  is: { sisa_bahan: closing, sisa_patri: closing },
  apart: {
    totals: 'of all craftsmen the lines tell both materials together',
    ...Object.fromEntries(MOVES.map((column) => [column, 'one kind of the movements that the lines tell'])),
  },
})
