import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, isiPenjualan, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { getBatalJual, KERTAS_BATAL_JUAL } from '../batal-penjualan/bukti-batal.contract.ts'
import { barangDijual } from './barang-jual.contract.ts'
import {
  BON_PENJUALAN,
  bukaJual,
  cetakanJual,
  DOKUMEN_PENJUALAN,
  getJual,
  keadaanJual,
  listJual,
} from './nota.contract.ts'
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
    // The customer's screen reads that much of it, and nobody's name.
    const { no_faktur_jual, token, tautan } = data
    expect(await sales.call(keadaanJual, { no_faktur_jual })).toEqual({ no_faktur_jual, status: 'DONE', token, tautan })
    await expect(sales.call(keadaanJual, { no_faktur_jual: 'FJ-TK01-260302-0999' })).rejects.toThrow('Tidak Ada')
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
    const baca = () => kasir.call(getBatalJual, { no_faktur_jual: nota.no_faktur_jual })
    await expect(baca()).rejects.toThrow(`Bukti Batal Faktur ${nota.no_faktur_jual} Tidak Ada`)
    const { no_batal, data, bukti } = await denganOtorisasi(kasir, batalJual, isian, 'BATAL PENJUALAN')
    expect(no_batal).toMatch(/^BFJ-/)
    expect(data).toMatchObject({ status: 'BATAL', barang: [{ keadaan: 'DI TOKO' }] })
    expect([await status(kode), await kas()]).toEqual(['TERSEDIA CN01', awal])
    expect(bukti).toMatchObject({ no_batal, no_kembali: null, alasan: 'SALAH BARANG', user_id: 'KASIR', cetakan: 0 })
    expect(bukti?.pembayaran).toMatchObject([{ arah: 'KELUAR', cara_bayar: 'CASH', diterima: null, jumlah: 5_733_000 }])
    await kasir.call(cetak, { jenis: KERTAS_BATAL_JUAL.cetak, dokumen: no_batal ?? '', rangkap: 2, alasan: '' })
    expect(await baca()).toEqual({ ...bukti, cetakan: 1 })
    await jualSah(sales, kasir, [kode])
  })

  it('has no paper of its undo where it was let go before it was paid', async () => {
    const { data } = await sales.call(jual, await formJual(sales, [await cincin()]))
    expect((await sales.call(batalJual, batalForm(data))).bukti).toBeNull()
    const { no_faktur_jual } = data
    await expect(kasir.call(getBatalJual, { no_faktur_jual })).rejects.toThrow('Tidak Ada')
  })
})

it('tells who printed its bon, its nota and each copy, and when', async () => {
  const { data } = await sales.call(jual, await formJual(sales, [await cincin()]))
  const { no_faktur_jual } = data
  const bon = { jenis: BON_PENJUALAN, dokumen: no_faktur_jual, rangkap: 1, alasan: '' }
  expect(await sales.call(cetakanJual, { no_faktur_jual })).toEqual([])
  await sales.call(cetak, bon)
  await sahkanJual(kasir, [data])
  shop.clock.walk(1 / 1440)
  const nota = { ...bon, jenis: DOKUMEN_PENJUALAN.cetak ?? '', rangkap: 2 }
  await kasir.call(cetak, nota)
  await owner.call(cetak, { ...nota, rangkap: 1 })
  const waktu = shop.clock.now()
  const lalu = new Date(waktu.getTime() - 60_000)
  const pada = (saat: Date) => expect.stringContaining(saat.toISOString().slice(0, 19)) as string
  expect(await owner.call(cetakanJual, { no_faktur_jual })).toEqual([
    { bon: true, ke: 1, rangkap: 1, user_id: 'SALES', waktu: pada(lalu) },
    { bon: false, ke: 1, rangkap: 2, user_id: 'KASIR', waktu: pada(waktu) },
    { bon: false, ke: 2, rangkap: 1, user_id: 'OWNER', waktu: pada(waktu) },
  ])
  // Nothing of another shop's.
  await shop.toko(owner, 'TK02')
  const lain = await shop.user(owner, 'SU-TK02', 'SU', 'TK02')
  expect(await lain.call(cetakanJual, { no_faktur_jual })).toEqual([])
})
