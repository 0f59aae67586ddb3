import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { bagi, selesaikan, untukDikerjakan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pindahPesanan } from '../pembagian-pesanan/pembagian-pesanan.contract.ts'
import { batalSelesai } from '../pesanan-selesai/pesanan-selesai.contract.ts'
import { pesananTukangReport } from './laporan-pesanan-tukang.report.ts'

let shop: TestShop
let owner: User
let toko: string
let emas: string
let pindah: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTukang(owner)
  await isiPesanan(owner)
  await isiBahan(owner, 100)
  // 2 March: T01 has 20 g when he gets the first order, 25 g later, and 27 g with the customer's 2 g
  await beriBahan(owner, 20)
  toko = await pesan(owner, { atribut: 'BATU MERAH', berat_atribut: gram(0.25), deskripsi: 'CINCIN BATU' })
  await bagi(owner, toko)
  shop.clock.walk(1 / 24)
  await beriBahan(owner, 5)
  emas = await pesan(owner, { berat_customer: gram(2) }, { nama_customer: 'PAK BUDI' })
  await bagi(owner, emas, { ongkos_tukang: rp(60_000), berat_susut: gram(0.1) })
  shop.clock.walk(1 / 24)
  await beriBahan(owner, 4, { kode_tukang: 'T02' })
  await beriBahan(owner, 9, { kode_group: 'MM' })
  owner = await shop.nextDay(owner)
  // 3 March: the first is made (36 g, less 5 g and 0.2 g), a third goes from T01 to T02, finished there and taken back
  await selesaikan(owner, toko, { berat_patri: gram(0) })
  pindah = await pesan(owner)
  await bagi(owner, pindah)
  await owner.call(pindahPesanan, {
    ...untukDikerjakan(pindah, { kode_tukang: 'T02', ongkos_tukang: rp(90_000) }),
    alasan: 'SAKIT',
  })
  shop.clock.walk(1 / 24)
  const no_selesai = await selesaikan(owner, pindah, { berat_selesai: gram(3), berat_patri: gram(0) })
  await owner.call(batalSelesai, { no_selesai, alasan: 'SALAH' })
})
afterAll(() => shop.close())

type Row = Record<string, unknown>
const laporan = async (body: object = {}, method = 'POST') => {
  const semua = { tgl_from: '2026-03-02', tgl_to: '2026-03-03', ...body }
  const path = 'pembagian-pesanan/reports'
  return (await owner.send(method, path, method === 'GET' ? { query: { ...semua } } : { body: semua })).json as Row[]
}
const ringkas = (rows: Row[]) => rows.map((row) => [row.no_pesanan, row.status, row.saldo_bahan])

describe('laporan pesanan tukang', () => {
  it('tells what craftsmen have and what they made, with the gold they were left with', async () => {
    expect(await laporan()).toEqual([
      {
        no_pesanan: emas,
        kode_tukang: 'T01',
        nama_tukang: 'PAK SLAMET',
        kode_group: 'MM',
        tanggal: '2026-03-02',
        tanggal_selesai: null,
        nama_customer: 'PAK BUDI',
        nama_barang: 'CINCIN KAWIN UKIR',
        atribut: '-',
        berat_atribut: 0,
        ongkos_tukang: 60_000,
        ongkos_customer: 150_000,
        berat_customer: 2,
        berat_tukang: 0,
        susut_tukang: 0.1,
        berat_susut: 0,
        asal_bahan: 'CUSTOMER',
        saldo_bahan: 27,
        status: 'PROSES',
      },
      expect.objectContaining({
        no_pesanan: toko,
        tanggal: '2026-03-02',
        tanggal_selesai: '2026-03-03',
        nama_barang: 'CINCIN BATU',
        atribut: 'BATU MERAH',
        berat_atribut: 0.25,
        berat_customer: 0,
        berat_tukang: 5,
        susut_tukang: 0.3,
        berat_susut: 0.2,
        asal_bahan: 'TOKO',
        saldo_bahan: 30.8,
        status: 'SELESAI',
      }),
      expect.objectContaining({
        no_pesanan: pindah,
        kode_tukang: 'T02',
        nama_tukang: 'PAK DARMO',
        ongkos_tukang: 90_000,
        saldo_bahan: 4,
        status: 'PROSES',
      }),
    ])
  })

  it('goes by the day of the assignment, or of the finishing, and by craftsman, category and type', async () => {
    // What was finished the day after was still being worked on that evening.
    expect(ringkas(await laporan({ tgl_to: '2026-03-02' }, 'GET'))).toEqual([
      [toko, 'PROSES', 20],
      [emas, 'PROSES', 27],
    ])
    expect(ringkas(await laporan({ status_proses: 'SELESAI' }))).toEqual([[toko, 'SELESAI', 30.8]])
    expect(ringkas(await laporan({ status_proses: 'proses' }, 'GET'))).toHaveLength(2)
    expect(ringkas(await laporan({ status_proses: 'SEMUA', kode_tukang: 't02' }))).toEqual([[pindah, 'PROSES', 4]])
    expect(await laporan({ kode_group: 'MT' })).toEqual([])
    expect(await laporan({ tgl_from: '2026-03-03', status_proses: 'PROSES', kode_tukang: 'T01' })).toEqual([])
  })

  it('leads to the same gold in the ledger, and refuses what is no type', async () => {
    const made = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03', kind: 'PESANAN_SELESAI', pembalik: 'TETAP' }
    const body = { ...made, akun: 'PESANAN', kode_group: 'MM' }
    expect((await owner.send('POST', 'mutasi/reports', { body })).json).toMatchObject({ totals: { berat: 5 } })
    const salah = { tgl_from: '2026-03-02', tgl_to: '2026-03-03', status_proses: 'BATAL' }
    expect((await owner.send('POST', 'pembagian-pesanan/reports', { body: salah })).text).toContain(
      'Status Proses Tidak Dikenal, Pilih PROSES Atau SELESAI',
    )
  })
})

laporanSuite(pesananTukangReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' },
  apart: {
    groups: 'of one craftsman the lines tell all that left him, made and lost together',
    ongkos_tukang: 'agreed with the order, booked when it is settled',
    ongkos_customer: 'agreed with the order, booked when it is handed over',
    berat_customer: 'the lines tell all gold of the craftsmen',
    susut_tukang: 'what may be lost, which nobody books',
  },
})
