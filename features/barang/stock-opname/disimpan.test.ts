/** Counts of trays on which pieces are kept for somebody. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPesanan, pesan, tolakan } from '@kencana/testing/pesanan'
import { batalTitipForm, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getTitipan } from '../../titipan/transaksi-titipan/titipan.contract.ts'
import { batalTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { barangByBarcode } from '../data-barang/data-barang.contract.ts'
import { getOpname, mulaiOpname, pindaiOpname, setujuiOpname, tutupOpname } from './stock-opname.contract.ts'

let shop: TestShop
let owner: User
let su: User
let kasir: User
let gudang: User
/** Kept on TTP1 and always found. */
let ada: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  await isiMaster(owner)
  await isiPesanan(owner)
  su = await shop.user(owner, 'SU', 'SU')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  ada = await cincin()
  await titipkan(ada, 'IBU ADA')
})
afterAll(() => shop.close())

const cincin = async () => (await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })).kode_barcode
const keadaan = async (kode: string) => {
  const { status_barang, kode_baki } = await owner.call(barangByBarcode, { kode })
  return [status_barang, kode_baki]
}
/** Counted twice, without what is missing. */
const hitung = async (kode_baki: string, ada: readonly string[]) => {
  const { no_so } = await gudang.call(mulaiOpname, { kode_baki })
  for (const oleh of [gudang, owner]) {
    for (const kode_barcode of ada) await oleh.call(pindaiOpname, { no_so, kode_barcode })
    const { data } = await oleh.call(tutupOpname, { no_so, berat_timbang: gram(100) })
    if (data.status === 'TUTUP') break
  }
  return no_so
}
const baris = async (no_so: string, kode: string) =>
  (await su.call(getOpname, { no_so })).hasil?.barang.find((one) => one.kode_barcode === kode)
const lepas = async (no_titip: string, kode_baki = '') =>
  kasir.call(batalTitipan, batalTitipForm(await kasir.call(getTitipan, { no_titip }), 200_000, { kode_baki }))
const titipkan = async (kode: string, nama_customer: string) =>
  (await titipSah(owner, owner, [kode], { mengikat: false, titip: rp(200_000), nama_customer })).no_titip_group

it('a kept piece that is missing holds the count up by the name of its customer, until he has his money', async () => {
  const hilang = await cincin()
  const no_titip = await titipkan(hilang, 'IBU SRI')
  const no_so = await hitung('TTP1', [ada])
  expect(await baris(no_so, hilang)).toMatchObject({ hasil: 'KURANG', dokumen: no_titip, dibukukan: false })
  expect(await tolakan(su, setujuiOpname, { no_so })).toEqual([
    422,
    `Barang ${hilang} Disimpan Untuk IBU SRI (${no_titip}) Tidak Ditemukan, Batalkan Dahulu Atau Hitung Ulang`,
  ])
  // Laid on another tray on paper: it is missing from there.
  await lepas(no_titip, 'CN02')
  expect(await keadaan(hilang)).toEqual(['TERSEDIA', 'CN02'])
  const { data } = await su.call(setujuiOpname, { no_so })
  expect(await baris(no_so, hilang)).toMatchObject({ hasil: 'KURANG', kode_baki: 'CN02', dibukukan: true })
  expect(await keadaan(hilang)).toEqual(['HILANG', '-'])
  const rows = await shop.db.rows(sql`
    SELECT m.akun, m.ref, m.pcs FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${data.hasil?.no_hilang ?? ''} ORDER BY m.akun`)
  expect(rows).toEqual([
    { akun: 'BAKI', ref: 'CN02', pcs: -1 },
    { akun: 'SELISIH', ref: data.hasil?.no_hilang, pcs: 1 },
  ])
})

it('what another count has seen since is missing no more', async () => {
  const hilang = await cincin()
  const no_titip = await titipkan(hilang, 'PAK AGUS')
  const lama = await hitung('TTP1', [ada])
  await lepas(no_titip, 'CN02')
  shop.clock.walk(0.001)
  const baru = await hitung('CN02', [hilang])
  await su.call(setujuiOpname, { no_so: baru })
  expect((await su.call(setujuiOpname, { no_so: lama })).dilewati).toEqual([hilang])
  expect(await keadaan(hilang)).toEqual(['TERSEDIA', 'CN02'])
})

it('a missing sample of an order holds it up as well', async () => {
  const contoh = await cincin()
  const no_pesanan = await pesan(owner, { contoh: 'TOKO', contoh_barcode: contoh })
  const { kode_baki } = await owner.call(barangByBarcode, { kode: contoh })
  const no_so = await hitung(kode_baki ?? '', [ada])
  expect(await baris(no_so, contoh)).toMatchObject({ hasil: 'KURANG', dokumen: no_pesanan })
  expect((await tolakan(su, setujuiOpname, { no_so }))[1]).toContain(
    'Tidak Ditemukan, Batalkan Dahulu Atau Hitung Ulang',
  )
})
