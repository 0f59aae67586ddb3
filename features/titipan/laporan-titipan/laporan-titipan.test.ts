/** The report of deposits, against figures worked out by hand from this file's own list of documents. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, isiPenjualan } from '@kencana/testing/penjualan'
import { batalTitipForm, formAmbil, formTitip, isiBakiTitip, sahkanAmbil, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import {
  batalTitipan,
  batalUangTitipan,
  tambahUangTitipan,
  titip,
  tolakTitipan,
} from '../transaksi-titipan/transaksi-titipan.contract.ts'
import { laporanTitipan } from './laporan-titipan.contract.ts'
import { titipanReport } from './laporan-titipan.report.ts'

const SENIN = '2026-03-02'
const SELASA = '2026-03-03'

let shop: TestShop
let owner: User
/** Kept, called off, picked up, and picked up by a sale that was undone. */
let nomor: Record<'tetap' | 'batal' | 'diambil' | 'urung', string>

const cincin = async (): Promise<string> =>
  (await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })).kode_barcode
const titipkan = async (jumlah: number) =>
  (await titipSah(owner, owner, [await cincin()], { titip: rp(jumlah) })).no_titip_group

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
  await disetujuiBila(owner, ubahParaSystem, { key: 'titipan_hangus', value: '10', otorisasi: null })
  nomor = {
    tetap: await titipkan(700_000),
    batal: await titipkan(1_000_000),
    diambil: await titipkan(900_000),
    urung: await titipkan(600_000),
  }
  owner = await shop.nextDay(owner)
  // Turned down before it was right: no money of it stands anywhere.
  const buka = await owner.call(titip, await formTitip(owner, [await cincin()], { titip: rp(800_000) }))
  const { no_titip_group, versi } = buka.data
  await owner.call(tolakTitipan, { no_titip_group, versi, alasan: 'tidak jadi' })
  const tambah = (jumlah: number) =>
    owner.call(tambahUangTitipan, { no_titip: nomor.tetap, pembayaran: [bayarTunai(jumlah)] })
  await tambah(300_000)
  const { no_uang_titip } = await tambah(200_000)
  await disetujuiBila(owner, batalUangTitipan, { no_uang_titip, alasan: 'salah', otorisasi: null })
  await disetujuiBila(owner, batalTitipan, batalTitipForm({ no_titip: nomor.batal, versi: 2 }, 900_000))
  const ambil = async (no_titip: string) =>
    sahkanAmbil(owner, (await owner.call(jual, await formAmbil(owner, [no_titip]))).data)
  await ambil(nomor.diambil)
  await disetujuiBila(owner, batalJual, batalForm(await ambil(nomor.urung)))
})
afterAll(() => shop.close())

const tanya = (type: 'DETAIL' | 'REKAP', tgl_awal = SELASA, tgl_akhir = SELASA) =>
  owner.call(laporanTitipan, { tgl_awal, tgl_akhir, type })

describe('the report of deposits', () => {
  it('tells of each what was there, came, was picked up, went back and was kept, and what is left', async () => {
    const rows = await tanya('DETAIL')
    const satu = (no_titip: string) => rows.find((row) => 'no_titip' in row && row.no_titip === no_titip)
    const nol = { masuk: 0, diambil: 0, kembali: 0, hangus: 0 }
    // 300,000 and 200,000 that was taken back
    expect(satu(nomor.tetap)).toMatchObject({ ...nol, saldo_awal: 700_000, masuk: 300_000, saldo_akhir: 1_000_000 })
    // 10 % of 1,000,000
    expect(satu(nomor.batal)).toMatchObject({
      ...nol,
      saldo_awal: 1_000_000,
      kembali: 900_000,
      hangus: 100_000,
      saldo_akhir: 0,
    })
    expect(satu(nomor.diambil)).toMatchObject({ ...nol, saldo_awal: 900_000, diambil: 900_000, saldo_akhir: 0 })
    // 600,000 picked up, and 600,000 of it undone
    expect(satu(nomor.urung)).toMatchObject({ ...nol, saldo_awal: 600_000, saldo_akhir: 600_000 })
    expect(rows).toHaveLength(4)
  })

  it('is the same day by day', async () => {
    const awal = 700_000 + 1_000_000 + 900_000 + 600_000
    expect(await tanya('REKAP', SENIN)).toEqual([
      { tgl_system: SENIN, saldo_awal: 0, masuk: awal, diambil: 0, kembali: 0, hangus: 0, saldo_akhir: awal },
      {
        tgl_system: SELASA,
        saldo_awal: 3_200_000,
        masuk: 300_000,
        diambil: 900_000,
        kembali: 900_000,
        hangus: 100_000,
        // 3,200,000 + 300,000 - 900,000 - 900,000 - 100,000
        saldo_akhir: 1_600_000,
      },
    ])
  })

  it('is read by who keeps money, not by who sells', async () => {
    const asked = { tgl_awal: SELASA, tgl_akhir: SELASA, type: 'REKAP' }
    const sales = await shop.user(owner, 'SALES', 'SALES')
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    expect((await sales.send('GET', 'titipan/report', { query: asked })).status).toBe(403)
    expect((await kasir.send('GET', 'titipan/report', { query: asked })).status).toBe(200)
  })
})

laporanSuite(titipanReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: SELASA, tgl_akhir: SELASA },
  is: {
    saldo_awal: ({ saldo_awal }) => saldo_awal?.rp ?? 0,
    saldo_akhir: ({ saldo_awal, totals }) => (saldo_awal?.rp ?? 0) + totals.rp,
  },
})
