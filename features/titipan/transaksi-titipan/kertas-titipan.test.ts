/** Papers of deposits, new and again, and one slip that would pay two of them. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { bayarTunai, isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { formAmbil, formTitip, isiBakiTitip, sahkanAmbil, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getFormTitipan, listTitipan } from './titipan.contract.ts'
import { slipTitipan } from './titipan.receipt.ts'
import { tambahUangTitipan, titip, validasiTitipan } from './transaksi-titipan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
  await isiRekening(owner, '0111')
})
afterAll(() => shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const angka = async (no_titip_group: string) => {
  const { baris } = slipTitipan(await owner.call(getFormTitipan, { no_titip_group }), [])
  return baris
    .filter((one) => /^(HARGA \d|UANG TITIPAN|SISA| {2}TUNAI| {2}CASH)|SUDAH DIAMBIL/.test(one))
    .map((one) => one.replace(/ +/g, ' ').trim())
}

it('tells what is kept and paid by now, of what is still kept', async () => {
  const { no_titip_group } = await titipSah(sales, kasir, [await cincin(), await cincin()], { titip: rp(4_000_000) })
  const form = await owner.call(getFormTitipan, { no_titip_group })
  expect([slipTitipan(form, []).laci, slipTitipan({ ...form, pembayaran: [] }, []).laci]).toEqual([true, false])
  expect(await angka(no_titip_group)).toEqual([
    'HARGA 2 BARANG 11,466,000',
    'UANG TITIPAN 4,000,000',
    'CASH 4,000,000',
    'SISA 7,466,000',
  ])
  const [satu] = (await owner.call(getFormTitipan, { no_titip_group })).barang
  if (!satu) throw new Error('no piece')
  await kasir.call(tambahUangTitipan, { no_titip: satu.no_titip, pembayaran: [bayarTunai(500_000)] })
  expect(await angka(no_titip_group)).toEqual(['HARGA 2 BARANG 11,466,000', 'UANG TITIPAN 4,500,000', 'SISA 6,966,000'])
  await sahkanAmbil(kasir, (await sales.call(jual, await formAmbil(sales, [satu.no_titip]))).data)
  expect(await angka(no_titip_group)).toEqual([
    '700 3.485 G SUDAH DIAMBIL',
    'HARGA 1 BARANG 5,733,000',
    'UANG TITIPAN 2,000,000',
    'SISA 3,733,000',
  ])
})

it('takes one slip for one of two that become right together', async () => {
  const transfer = { ...bayarTunai(2_000_000), cara_bayar: 'TRANSFER' as const, no_rekening: '0111', referensi: 'TRF7' }
  const data = []
  for (let at = 0; at < 2; at += 1) {
    const isian = await formTitip(sales, [await cincin()], { titip: rp(2_000_000) })
    const { no_titip_group, versi } = (await sales.call(titip, isian)).data
    data.push({ no_titip_group, versi, pembayaran: [{ ...transfer, masuk: true }] })
  }
  await expect(kasir.call(validasiTitipan, { data })).rejects.toThrow('Referensi TRF7 Dipakai Dua Faktur')
})

it('tells sums over all deposits to who reads such money, and to nobody else', async () => {
  const saring = {
    q: '',
    status: 'ALL',
    tgl_awal: '',
    tgl_akhir: '',
    kode_sales: 'ALL',
    urut: 'no_titip',
    turun: '1',
    hal: 1,
    per: 25,
  } as const
  expect((await sales.call(listTitipan, saring)).totals).toEqual({})
  expect((await kasir.call(listTitipan, saring)).totals).toMatchObject({ dibayar: expect.any(Number) })
})
