/** Sales through a marketplace: the platform owes them. Numbers in the names are those of the cases of areas/05. */
import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formMarketplace, isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { cincinLama, denganOtorisasi, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, sahkanJual } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { formAmbil, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { marketplace } from '../../master/marketplace/marketplace.contract.ts'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { member } from '../../member/data-member/data-member.contract.ts'
import { saldoPoin } from '../../member/poin/poin.api.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanTransaksiJual } from '../laporan-penjualan/laporan-penjualan.contract.ts'
import { batalJual, jual, validasiJual } from './transaksi-penjualan.contract.ts'

/** What a ring of these tests costs. */
const HARGA = 5_733_000

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiMarketplace(owner)
})
afterAll(() => shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, sum(m.rp)::bigint AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} AND m.rp <> 0 GROUP BY 1, 2 HAVING sum(m.rp) <> 0 ORDER BY 1, 2`)
const piutang = async (no_faktur_jual: string) =>
  (
    await shop.db.one<{ rp: number }>(sql`
      SELECT coalesce(sum(rp), 0)::bigint AS rp FROM mutasi WHERE akun = 'PIUTANG_MARKETPLACE' AND ref = ${no_faktur_jual}`)
  )?.rp

describe('a sale through a marketplace', () => {
  it('is owed by the platform under the number of its nota, whole', async () => {
    const nota = await jualMarketplace(sales, kasir, [await cincin()], 'inv/2026 0001')
    expect(nota).toMatchObject({
      status: 'DONE',
      kode_marketplace: 'TOKPED',
      no_order: 'INV20260001',
      pembayaran: [{ cara_bayar: 'MARKETPLACE', ref: 'TOKPED', jumlah: HARGA, cek: 'TANPA' }],
    })
    expect(await buku(nota.no_faktur_jual)).toEqual([
      { akun: 'PENJUALAN', ref: '-', rp: -HARGA },
      { akun: 'PIUTANG_MARKETPLACE', ref: nota.no_faktur_jual, rp: HARGA },
    ])
    const hari = { tgl_awal: nota.tgl_system, tgl_akhir: nota.tgl_system }
    const semua = { kode_group: 'ALL', kode_sales: 'ALL', kasir: 'ALL', valid_by: 'ALL', jam: 'ALL' }
    const rows = await owner.call(laporanTransaksiJual, {
      ...hari,
      ...semua,
      type: 'MARKETPLACE',
      kode_marketplace: 'TOKPED',
    })
    expect(rows.map((row) => row.no_faktur_jual)).toContain(nota.no_faktur_jual)
  })

  it('05.5.5 an order is sold once, however its number is written and whichever shop sells it', async () => {
    const dijual = await jualMarketplace(sales, kasir, [await cincin()], 'ORD-5')
    const { no_faktur_jual } = dijual
    const lagi = await formMarketplace(sales, [await cincin()], 'ord 5')
    expect(await tolakan(sales, jual, lagi)).toEqual([422, `Order ORD5 TOKPED Sudah Dijual Di ${no_faktur_jual}`])
    await isiMarketplace(owner, 'LAZADA')
    const lain = { ...lagi, marketplace: { kode_marketplace: 'LAZADA', no_order: 'ORD-5' } }
    expect((await sales.call(jual, lain)).data.no_order).toBe('ORD5')
    // Undone, it is sold again.
    await denganOtorisasi(kasir, batalJual, batalForm(dijual), 'BATAL PENJUALAN')
    const ulang = await formMarketplace(sales, [await cincin()], 'ORD-5')
    expect((await sales.call(jual, ulang)).data).toMatchObject({ status: 'OPEN', no_order: 'ORD5' })
  })

  it('05.5.5 of eight notas with one order at once one is right and the others are refused', async () => {
    const form = await Promise.all(
      Array.from({ length: 8 }, async () => formMarketplace(sales, [await cincin()], 'ORD-BERSAMA')),
    )
    const hasil = await Promise.allSettled(form.map((one) => sales.call(jual, one)))
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of hasil)
      if (one.status === 'rejected') expect(String(one.reason)).toMatch(/Order ORD\w+ TOKPED Sudah Dijual Di FJ-TK01-/)
  })

  it('names a platform that is there and an order, and nothing else pays it', async () => {
    const isian = await formMarketplace(sales, [await cincin()], 'ORD-6')
    const dengan = (lain: object) => tolakan(sales, jual, { ...isian, ...lain })
    const lewat = (kode_marketplace: string, no_order: string) =>
      dengan({ marketplace: { kode_marketplace, no_order } })
    expect(await lewat('TOKPED', ' - ')).toEqual([400, 'No Order Harus Diisi'])
    expect(await lewat('', 'ORD-6')).toEqual([400, 'Marketplace Harus Dipilih'])
    expect(await lewat('KARANGAN', 'ORD-6')).toEqual([422, 'Marketplace KARANGAN Tidak Ada'])
    expect(await dengan({ pembayaran: [bayarTunai(HARGA)] })).toEqual([
      422,
      'Penjualan Marketplace Dibayar Marketplace Saja',
    ])
    const tukar = { kode_baki: 'BELI1', detail_barang: [cincinLama({ harga: rp(1_000_000) })] }
    expect(await dengan({ tukar, nama_customer: 'BU SARI', alamat: 'JL. MAWAR 3', nik: '3573010203040506' })).toEqual([
      422,
      'Penjualan Marketplace Dibayar Marketplace Saja',
    ])
    await isiBakiTitip(owner)
    const { no_titip_group } = await titipSah(sales, kasir, [await cincin()], { titip: rp(2_000_000) })
    const ambil = await formAmbil(sales, [no_titip_group])
    expect(await dengan({ ...ambil, marketplace: isian.marketplace })).toEqual([
      422,
      'Penjualan Marketplace Dibayar Marketplace Saja',
    ])
    const mati = await owner.call(marketplace.create, {
      kode_marketplace: 'MATI',
      nama_marketplace: 'MATI',
      biaya: null,
    })
    await owner.call(marketplace.remove, { id: mati.data._id })
    expect(await lewat('MATI', 'ORD-6')).toEqual([422, 'Marketplace MATI Tidak Ada'])
  })

  it('stays one at the cashier: nobody puts cash in its place, or a platform in the place of cash', async () => {
    const { data } = await sales.call(jual, await formMarketplace(sales, [await cincin()], 'ORD-7'))
    await expect(sahkanJual(kasir, [data])).rejects.toThrow(
      'Marketplace Hanya Dipilih Di Entri Penjualan, Tolak Lalu Entri Ulang',
    )
    const toko = (await sales.call(jual, await formJual(sales, [await cincin()]))).data
    const karangan = { cara_bayar: 'MARKETPLACE' as const, no_rekening: '', ref: 'TOKPED', jumlah: rp(HARGA) }
    await expect(sahkanJual(kasir, [toko], [karangan])).rejects.toThrow('Marketplace Hanya Dipilih Di Entri Penjualan')
  })

  it('is looked at on the platform by somebody else beyond what somebody confirms alone', async () => {
    const isian = { ...(await formMarketplace(owner, [await cincin()], 'ORD-8')), sahkan: true }
    await expect(owner.call(jual, isian)).rejects.toThrow('Butuh Saksi')
    const { data } = await owner.call(jual, { ...isian, sahkan: false })
    const { no_faktur_jual, versi } = data
    const [sah] = (await kasir.call(validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: [] }] })).data
    expect(sah).toMatchObject({ status: 'DONE', valid_by: 'KASIR' })
  })

  it('gives points where the shop wants that alone', async () => {
    await owner.call(parameterPoint.create, {
      kode_group: 'MM',
      type: 'GRAM',
      per_gram: mg(1_000),
      per_rp: rp(0),
      poin: 1,
    })
    const isi = { kode_member: '', alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' as const, catatan: '', no_hp: '' }
    const { kode_member } = (await owner.call(member.create, { ...isi, nama_member: 'BU ONLINE' })).data
    const beli = async (no_order: string) =>
      jualMarketplace(sales, kasir, [await cincin()], no_order, { kode_member, nama_customer: 'BU ONLINE' })
    expect((await beli('ORD-P1')).poin_didapat).toBe(0)
    await owner.call(ubahParaSystem, { key: 'poin_marketplace', value: 'YA', otorisasi: null })
    expect((await beli('ORD-P2')).poin_didapat).toBe(3)
    expect(await saldoPoin(shop.db, kode_member)).toMatchObject({ saldo: 3 })
  })

  it('that was not paid out is undone by an agreement: nobody owes it, no money moves', async () => {
    const nota = await jualMarketplace(sales, kasir, [await cincin()], 'ORD-9')
    expect(await piutang(nota.no_faktur_jual)).toBe(HARGA)
    const tunai = batalForm(nota, { pembayaran: [bayarTunai(HARGA)] })
    await expect(denganOtorisasi(kasir, batalJual, tunai, 'BATAL PENJUALAN')).rejects.toThrow(
      'Uang Kembali Harus Rp. 0',
    )
    const { data } = await denganOtorisasi(kasir, batalJual, batalForm(nota), 'BATAL PENJUALAN')
    expect(data.status).toBe('BATAL')
    expect(await piutang(nota.no_faktur_jual)).toBe(0)
    const uang = await shop.db.rows(sql`
      SELECT 1 FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document = ${data.no_batal} AND m.akun IN ('KAS', 'BANK')`)
    expect(uang).toEqual([])
  })
})
