/** What lies in a gudang though on none of its trays: goods that are sorted out as damaged, and scrap gold. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian, lotSepuh } from '@kencana/testing/pembelian'
import { story } from '@kencana/testing/story'
import { afterAll, beforeAll, expect } from 'vitest'
import { validasiRusak } from '../../kasir/validasi-barang-rusak/validasi-barang-rusak.contract.ts'
import { kirimSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { batalSortir, sortirPembelian } from '../../sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { laporanBarangDalam } from './laporan-barang-dalam.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterAll(() => shop.close())

const lama = (berat: number) => cincinLama({ berat: gram(berat), harga: rp(400_000) })
const dalam = async () =>
  (await owner.call(laporanBarangDalam, {})).map((row) => [row.nama_gudang, row.kode_group, row.qty, row.berat])

/** A ring of 1.300 g is bought and sorted out as damaged. */
const rusak = async () => {
  const { barang } = await beliSah(owner, [lama(1.3)])
  const { no_sortir } = await owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang: 'RUSAK',
    kode_baki: 'RSK1',
    detail_barang: barang.map(({ no_faktur_beli }) => ({ no_faktur_beli, kode_lokasi_toko: 'BELI1' })),
    qty_asal: 1,
    berat_asal: gram(1.3),
    qty_bos: 1,
    berat_bos: gram(1.3),
  })
  return no_sortir
}

let no_sortir = ''
let kode_barcode = ''
story('all gudang stand in the report, RUSAK and HANCUR too', [
  [
    'what is sorted into RUSAK lies there, and in BELI again when that is undone',
    async () => {
      ;({ kode_barcode } = await tambahCincin(owner))
      const salah = await rusak()
      expect(await dalam()).toEqual([
        ['TOKO', 'MM', 1, 3_485],
        ['BARANG RUSAK', 'MM', 1, 1_300],
      ])
      await owner.call(batalSortir, { no_sortir: salah, alasan: 'SALAH' })
      expect(await dalam()).toEqual([
        ['TOKO', 'MM', 1, 3_485],
        ['PEMBELIAN', 'MM', 1, 1_300],
      ])
      no_sortir = await rusak()
    },
  ],
  [
    'what is damaged of a lot for the gilder lies there with it; what he has is not in the shop',
    async () => {
      await lotSepuh(owner, [lama(1), lama(1), lama(1)])
      const sepuh = { qty_sepuh: 2, berat_sepuh: gram(2), qty_rusak: 1, berat_rusak: gram(1) }
      const satu = { kode_barcode: '-', kode_baki: 'SS1', kode_dept: 'CIN', kode_group: 'MM', qty: 3, berat: gram(3) }
      await owner.call(kirimSepuh, { detail_barang: [{ ...satu, ...sepuh }] })
      // 1.300 g sorted out and 1.000 g of the lot.
      expect(await dalam()).toEqual([
        ['TOKO', 'MM', 1, 3_485],
        ['PEMBELIAN', 'MM', 1, 1_300],
        ['BARANG RUSAK', 'MM', 2, 2_300],
      ])
    },
  ],
  [
    'validated it is scrap gold in HANCUR, by weight alone, as what is broken up at once',
    async () => {
      const data_kirim = [{ no_sepuh: '', no_sortir, qty_rusak: 1, berat_rusak: gram(1.3) }]
      await owner.call(validasiRusak, { data_kirim })
      expect(await dalam()).toEqual([
        ['TOKO', 'MM', 1, 3_485],
        ['PEMBELIAN', 'MM', 1, 1_300],
        ['BARANG RUSAK', 'MM', 1, 1_000],
        ['HANCUR', 'MM', 0, 1_300],
      ])
      await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: [kode_barcode] })
      // 1.300 g + 3.485 g
      expect(await dalam()).toEqual([
        ['PEMBELIAN', 'MM', 1, 1_300],
        ['BARANG RUSAK', 'MM', 1, 1_000],
        ['HANCUR', 'MM', 0, 4_785],
      ])
    },
  ],
])
