import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { isiPabrik, kirimBos } from '@kencana/testing/bos'
import { laporanSuite } from '@kencana/testing/laporan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { baki } from '../../master/baki/baki.contract.ts'
import { batalBos } from '../kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { saldoBosReport } from './laporan-saldo-aktif-kirim-bos.report.ts'

let shop: TestShop
let owner: User
/** One begun, one entered whole, one with a rest of weight, one to another tray; one was undone. */
let satu: string
let sisa: string
let lain: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPabrik(owner)
  await owner.call(baki.create, {
    kode_baki: 'KC2',
    nama_baki: 'DUA',
    kode_gudang: 'KC',
    berat_baki: gram(0),
    berat_bandrol: gram(0),
  })
  satu = await kirimBos(owner, { qty: 3, berat: gram(9) })
  const habis = await kirimBos(owner, { qty: 1, berat: gram(3) })
  sisa = await kirimBos(owner, { qty: 1, berat: gram(4) })
  lain = await kirimBos(owner, { kode_labeling: 'KC2', qty: 5, berat: gram(10) })
  await owner.call(batalBos, { no_kirim_bos: await kirimBos(owner), alasan: 'SALAH' })
  await masuk(satu, 2.5)
  await masuk(habis, 3)
  await masuk(sisa, 3.9)
})
afterAll(() => shop.close())

const saldo = async (query: Record<string, string> = {}) =>
  (await owner.send('GET', 'krmbrgbos/report/saldo', { query })).json
const masuk = (sumber: string, berat: number) =>
  owner.call(tambahBarang, cincin({ sumber, kode_baki: 'NISA1', berat: gram(berat), berat_asli: gram(berat) }))

it('shows dispatches with something left: what was sent, what was entered, what remains', async () => {
  const baris = { tgl_system: '2026-03-02', kode_labeling: 'NISA1', kode_group: 'MM', kode_dept: 'CIN' }
  const semua = [
    {
      ...baris,
      no_kirim_bos: satu,
      qty_awal: 3,
      berat_awal: 9,
      qty_input: 1,
      berat_input: 2.5,
      qty_sisa: 2,
      berat_sisa: 6.5,
    },
    {
      ...baris,
      no_kirim_bos: sisa,
      qty_awal: 1,
      berat_awal: 4,
      qty_input: 1,
      berat_input: 3.9,
      qty_sisa: 0,
      berat_sisa: 0.1,
    },
    {
      ...baris,
      kode_labeling: 'KC2',
      no_kirim_bos: lain,
      qty_awal: 5,
      berat_awal: 10,
      qty_input: 0,
      berat_input: 0,
      qty_sisa: 5,
      berat_sisa: 10,
    },
  ]
  expect(await saldo()).toEqual(semua)
  expect(await saldo({ no_kirim_bos: 'ALL', kode_labeling: 'KC2' })).toEqual(semua.slice(2))
  expect(await saldo({ no_kirim_bos: satu, kode_labeling: 'SEMUA' })).toEqual(semua.slice(0, 1))
  expect(await saldo({ no_kirim_bos: 'KB-X' })).toEqual([])
})

laporanSuite(saldoBosReport, { shop: () => shop, user: () => owner, asked: {} })
