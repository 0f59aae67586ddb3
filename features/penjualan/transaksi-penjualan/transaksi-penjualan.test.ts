import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, isiPenjualan, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { barangDijual } from './barang-jual.contract.ts'
import { bukaJual, getJual, listJual } from './nota.contract.ts'
import { batalJual, jual } from './transaksi-penjualan.contract.ts'

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
})
afterAll(() => shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0
const status = async (kode: string) =>
  (
    await shop.db.one<{ s: string }>(
      sql`SELECT status_barang || ' ' || coalesce(kode_baki::text, '-') AS s FROM barang WHERE kode_barcode = ${kode}`,
    )
  )?.s
const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.pcs, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} ORDER BY j.id, m.urut`)

describe('a sale', () => {
  it('waits at the cashier, and is his customer’s once it is validated', async () => {
    const kode = await cincin()
    const awal = await kas()
    const { data } = await sales.call(jual, await formJual(sales, [kode]))
    expect(data).toMatchObject({
      status: 'OPEN',
      nama_customer: 'UMUM',
      type_customer: 'NON MEMBER',
      pcs: 1,
      berat: 3485,
    })
    expect(await status(kode)).toBe('KASIR CN01')
    expect(await buku(data.no_faktur_jual)).toEqual([])
    expect((await kasir.call(bukaJual, {})).map((one) => one.no_faktur_jual)).toEqual([data.no_faktur_jual])
    const [sah] = (await sahkanJual(kasir, [data], [bayarTunai(data.tagihan, 6_000_000)])).data
    expect(sah).toMatchObject({ status: 'DONE', valid_by: 'KASIR', barang: [{ keadaan: 'DI CUSTOMER' }] })
    expect(await status(kode)).toBe('TERJUAL -')
    expect(await buku(data.no_faktur_jual)).toEqual([
      { akun: 'BAKI', ref: 'CN01', pcs: -1, mg: -3485, rp: 0 },
      { akun: 'PELANGGAN', ref: '-', pcs: 1, mg: 3485, rp: 0 },
      { akun: 'KAS', ref: '-', pcs: 0, mg: 0, rp: data.tagihan },
      { akun: 'PENJUALAN', ref: '-', pcs: 0, mg: 0, rp: -data.tagihan },
    ])
    expect(await kas()).toBe(awal + data.tagihan)
    expect(await sales.call(getJual, { no_faktur: kode })).toEqual(sah)
    const { rows } = await kasir.call(listJual, {
      q: '',
      tgl_awal: '',
      tgl_akhir: '',
      status: 'ALL',
      kode_sales: 'ALL',
      urut: 'no_faktur_jual',
      turun: '1',
      hal: 1,
      per: 25,
    })
    expect(rows[0]).toMatchObject({ no_faktur_jual: data.no_faktur_jual, bayar: 'CASH', keadaan: 'DI CUSTOMER' })
    // By its whole number, or its piece's, it is found whatever days the list shows.
    const lama = { tgl_awal: '2026-01-01', tgl_akhir: '2026-01-31', status: 'ALL', kode_sales: 'ALL' } as const
    for (const q of [data.no_faktur_jual, kode, 'UMUM']) {
      const urut = { urut: 'no_faktur_jual', turun: '1', hal: 1, per: 25 } as const
      const { total } = await kasir.call(listJual, { q, ...lama, ...urut })
      expect([q, total]).toEqual([q, q === 'UMUM' ? 0 : 1])
    }
    await expect(sales.call(barangDijual, { kode })).rejects.toThrow(`Barang ${kode} Sudah Terjual`)
  })

  it('is found by the whole telephone of its customer, however both are written', async () => {
    const nota = await jualSah(sales, kasir, [await cincin()], {
      nama_customer: 'BU TELEPON',
      no_hp: '+62 812-7777-0009',
    })
    const saring = { tgl_awal: '2026-01-01', tgl_akhir: '2026-01-31', status: 'ALL', kode_sales: 'ALL' } as const
    const urut = { urut: 'no_faktur_jual', turun: '1', hal: 1, per: 25 } as const
    for (const q of ['081277770009', '0812 7777 0009', '+62 812-7777-0009']) {
      const { rows } = await kasir.call(listJual, { q, ...saring, tgl_awal: '', tgl_akhir: '', ...urut })
      expect([q, rows.map((one) => one.no_faktur_jual)]).toEqual([q, [nota.no_faktur_jual]])
    }
    // Typed without a gap it means that customer, whatever days the list shows.
    expect((await kasir.call(listJual, { q: '081277770009', ...saring, ...urut })).total).toBe(1)
    expect((await kasir.call(listJual, { q: '081277770008', ...saring, ...urut })).total).toBe(0)
  })

  it('is undone by the cashier with an agreement: piece and money as they were', async () => {
    const kode = await cincin()
    const awal = await kas()
    const nota = await jualSah(sales, kasir, [kode])
    const isian = {
      no_faktur_jual: nota.no_faktur_jual,
      versi: nota.versi,
      alasan: 'salah barang',
      pembayaran: [],
      void_edc: false,
      otorisasi: null,
    }
    await expect(sales.call(batalJual, isian)).rejects.toThrow('Penjualan Yang Sah Tidak Boleh Anda Batalkan')
    const { no_batal, data } = await denganOtorisasi(kasir, batalJual, isian, 'BATAL PENJUALAN')
    expect(no_batal).toMatch(/^BFJ-/)
    expect(data).toMatchObject({ status: 'BATAL', barang: [{ keadaan: 'DI TOKO' }] })
    expect([await status(kode), await kas()]).toEqual(['TERSEDIA CN01', awal])
    await jualSah(sales, kasir, [kode])
  })
})
