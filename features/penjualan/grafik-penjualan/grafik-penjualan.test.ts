/** Charts of sales: figures worked out by hand, and those of the report. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { laporanTransaksiJual } from '../laporan-penjualan/laporan-penjualan.contract.ts'
import { batalJual, OTORISASI_BATAL_JUAL } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { grafikPenjualan } from './grafik-penjualan.contract.ts'
import { jualDigambar } from './grafik-penjualan.query.ts'

let shop: TestShop
let owner: User
const cincin = async (lain: Parameters<typeof tambahCincin>[1] = {}) => (await tambahCincin(owner, lain)).kode_barcode
const MT = { kode_group: 'MT', kode_dept: 'CINT', berat: gram(1), berat_asli: gram(1), kadar: '22K' }

// 2 March: two rings of MM, three hours later one of MT. 3 March: a ring of MM, the one of MT undone, an order of 1 g handed over.
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(20_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 10)
  await beriBahan(owner, 10)
  await jualSah(owner, owner, [await cincin(), await cincin()])
  shop.clock.walk(3 / 24)
  const { no_faktur_jual, versi } = await jualSah(owner, owner, [await cincin(MT)])
  owner = await shop.nextDay(owner)
  await jualSah(owner, owner, [await cincin()])
  const batal = { alasan: 'ukuran salah', otorisasi: null, pembayaran: [], void_edc: false }
  await denganOtorisasi(owner, batalJual, { no_faktur_jual, versi, ...batal }, OTORISASI_BATAL_JUAL)
  const no_pesanan = await pesan(owner)
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  const lain = { diskon: rp(15_000), kode_baki_contoh: '', otorisasi: null }
  await owner.call(serahPesanan, { no_pesanan, pembayaran: [tunai(1_780_000)], ...lain })
})
afterAll(() => shop.close())

const MASA = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' }
const baca = async (lain: object = {}) => owner.call(grafikPenjualan, { ...MASA, kode_group: 'ALL', ...lain })

describe('grafik penjualan', () => {
  it('has each day, hour and category with what was sold, orders among it, whatever was undone later', async () => {
    expect((await baca()).map((row) => [row.menurut, row.label, row.qty, row.berat, row.harga_total])).toEqual([
      ['HARI', '2026-03-02', 3, 7_970, 13_619_000],
      ['HARI', '2026-03-03', 2, 4_485, 7_513_000],
      ['JAM', '09', 2, 6_970, 11_466_000],
      ['JAM', '12', 3, 5_485, 9_666_000],
      ['KATEGORI', 'MM', 4, 11_455, 18_979_000],
      ['KATEGORI', 'MT', 1, 1_000, 2_153_000],
    ])
  })

  it('sums up what the report lists, whole and of one category', async () => {
    const semua = { type: 'ALL', kode_sales: 'ALL', kode_marketplace: 'ALL', kasir: 'ALL', valid_by: 'ALL', jam: 'ALL' }
    for (const kode_group of ['ALL', 'MM', 'MT']) {
      const rows = await owner.call(laporanTransaksiJual, { ...MASA, kode_group, ...semua })
      const jumlah = (dari: readonly { qty: number; berat: number; harga_total: number }[]) =>
        (['qty', 'berat', 'harga_total'] as const).map((nama) => dari.reduce((sum, one) => sum + one[nama], 0))
      const grafik = await baca({ kode_group })
      for (const menurut of ['HARI', 'JAM', 'KATEGORI'])
        expect(jumlah(grafik.filter((row) => row.menurut === menurut)), `${kode_group} ${menurut}`).toEqual(
          jumlah(rows),
        )
      for (const { label, ...satu } of grafik.filter((row) => row.menurut === 'JAM')) {
        const sejam = await owner.call(laporanTransaksiJual, { ...MASA, kode_group, ...semua, jam: label })
        expect(jumlah(sejam), `${kode_group} ${label}`).toEqual(jumlah([satu]))
      }
    }
  })

  it('answers nothing for days without sales, and no more than a year', async () => {
    expect(await baca({ tgl_awal: '2026-03-01', tgl_akhir: '2026-03-01' })).toEqual([])
    await expect(baca({ tgl_awal: '2025-03-02' })).rejects.toThrow('Masa Paling Lama 366 Hari')
    await expect(baca({ tgl_awal: '2026-03-05' })).rejects.toThrow('Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal')
  })

  it('is read by who may read the report, of his own shop', async () => {
    await shop.toko(owner, 'TK02')
    const sana = await shop.user(owner, 'KASIR2', 'KASIR', 'TK02')
    const sales = await shop.user(owner, 'SALES', 'SALES')
    expect(await sana.call(grafikPenjualan, { ...MASA, kode_group: 'ALL' })).toEqual([])
    expect((await sales.send('GET', grafikPenjualan.path, { query: MASA })).status).toBe(403)
  })

  it('is read by the day of a sale', async () => {
    const plan = await shop.db.transaction(async (tx) => {
      await tx.run(sql`SET LOCAL enable_seqscan = off`)
      return tx.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${jualDigambar({ ...MASA, kode_group: 'ALL' }, 'TK01')}`)
    })
    const lines = plan.flatMap((row) => Object.values(row))
    expect(lines.some((line) => /penjualan_(valid|hari)/.test(line))).toBe(true)
    expect(
      lines.filter((line) => /Seq Scan on (penjualan|penjualan_detail|barang|riwayat_barang|pesanan_serah)/.test(line)),
    ).toEqual([])
  })
})
