/** Tax of repairs: inside of the fee, taken once it is earned, of shops that are PKP, and back where that is undone. */
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { laporanSuite } from '@kencana/testing/laporan'
import { disetujuiBila } from '@kencana/testing/pembelian'
import {
  bukaService,
  bukuService,
  formAmbilService,
  formBatalService,
  selesaiService,
  terimaService,
} from '@kencana/testing/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sertifikat } from '../../keuangan/laporan-eod/laporan-eod.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { ambilService, batalAmbilService, getAmbilService } from '../transaksi-services/ambil-service.contract.ts'
import { buktiAmbil } from '../transaksi-services/ambil-service.receipt.ts'
import { batalService } from '../transaksi-services/batal-service.contract.ts'
import { laporanServiceAmbil } from './laporan-services.contract.ts'
import { serviceAmbilReport } from './laporan-services.report.ts'

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }

let shop: TestShop
let owner: User
let di: ReturnType<typeof bukuService>
let nomor: { tanpa: string; sebagian: string; semua: string; batal: string; hangus: string }

const menjadi = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'jenis_pkp', value, otorisasi: null })
const jadi = async (ongkos: readonly number[], dp = 0) => {
  const baris = ongkos.map((satu) => ({ berat: gram(0.1), ongkos: rp(satu) }))
  return selesaiService(owner, await terimaService(owner, baris, dp))
}
const ambil = (...isi: Parameters<typeof formAmbilService>) =>
  disetujuiBila(owner, ambilService, formAmbilService(...isi))

// Fees of 50,000 and of 80,000 + 50,000 in two parts, 30,000 of it ahead; a repair before the shop was PKP, and one that is called off.
beforeAll(async () => {
  const buka = await bukaService()
  shop = buka.shop
  owner = buka.owner
  di = bukuService(shop)
  const tanpa = (await ambil(await jadi([50_000]), 50_000)).no_ambil
  await menjadi('PEDAGANG TANPA FAKTUR')
  const dua = await jadi([80_000, 50_000], 30_000)
  const sebagian = await ambil(dua, 60_000, { urut: [1] })
  const semua = (await ambil(sebagian.data, 40_000)).no_ambil
  const salah = (await ambil(await jadi([50_000]), 50_000)).no_ambil
  const undo = { no_ambil: salah, alasan: 'salah', otorisasi: null }
  const { no_batal } = await disetujuiBila(owner, batalAmbilService, undo)
  const lepas = await terimaService(owner, [{ berat: gram(0.1) }], 20_000)
  const { no_batal_service } = await disetujuiBila(owner, batalService, formBatalService(lepas, 15_000, 5_000))
  nomor = { tanpa, sebagian: sebagian.no_ambil, semua, batal: no_batal, hangus: no_batal_service }
})
afterAll(() => shop.close())

const uang = async (no: string) =>
  (await di.buku(no)).filter(({ rp: jumlah }) => jumlah !== 0).map(({ akun, rp: jumlah }) => [akun, jumlah])

it('is booked out of the fee with the last piece, by the row of repairs', async () => {
  // 130,000 x 1.1 / 101.1 = 1,414.44, by whatever row the shop sells
  expect(await uang(nomor.sebagian)).toEqual([
    ['KAS', 60_000],
    ['TITIPAN', -60_000],
  ])
  expect(await uang(nomor.semua)).toEqual([
    ['KAS', 40_000],
    ['TITIPAN', 90_000],
    ['JASA_SERVICE', -128_586],
    ['PPN', -1_414],
  ])
  expect(await uang(nomor.tanpa)).toEqual([
    ['KAS', 50_000],
    ['JASA_SERVICE', -50_000],
  ])
})

it('goes back with the fetching, and none is taken of what is kept of a deposit', async () => {
  // 50,000 x 1.1 / 101.1 = 544.02
  expect(await uang(nomor.batal)).toEqual([
    ['KAS', -50_000],
    ['JASA_SERVICE', 49_456],
    ['PPN', 544],
  ])
  expect(await uang(nomor.hangus)).toEqual([
    ['KAS', -15_000],
    ['TITIPAN', 20_000],
    ['JASA_SERVICE', -5_000],
  ])
})

it('stands on the paper of the fetching that it was taken with', async () => {
  const kertas = async (no_ambil: string) =>
    buktiAmbil(await owner.call(getAmbilService, { no_ambil }), []).baris.join('\n')
  expect(await kertas(nomor.semua)).toMatch(/TERMASUK PPN +Rp. 1,414/)
  for (const tanpa of [nomor.sebagian, nomor.tanpa]) expect(await kertas(tanpa)).not.toContain('PPN')
})

it('is told by the report, undone on the day it was', async () => {
  const rows = await owner.call(laporanServiceAmbil, { ...HARI, valid_by: 'ALL' })
  expect(rows.map(({ jasa, ppn }) => [jasa, ppn])).toEqual([
    [50_000, 0],
    [0, 0],
    [130_000, 1_414],
    [50_000, 544],
    [-50_000, -544],
  ])
})

laporanSuite(serviceAmbilReport, {
  shop: () => shop,
  user: () => owner,
  asked: HARI,
  is: {
    total_bayar: ({ totals }) => -totals.rp,
    jasa: ({ totals }) => -totals.rp,
    ppn: ({ totals }) => -totals.rp,
  },
  empty: { pengambil: 'every customer came himself' },
})

it('is in the record of the closed day, beside what was sold', async () => {
  owner = await shop.nextDay(owner)
  const { transaksi } = await owner.call(sertifikat, { tanggal: HARI.tgl_awal })
  const ppn = transaksi?.filter((one) => one.bagian === 'PPN') ?? []
  expect(ppn.map((one) => [one.uraian, one.qty, one.masuk, one.keluar])).toEqual([
    ['DASAR PPN SERVICE', 1, 128_586 + 49_456, 49_456],
    ['PPN SERVICE', 0, 1_414 + 544, 544],
  ])
})
