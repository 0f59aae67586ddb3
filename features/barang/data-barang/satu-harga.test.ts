/** One price: what the list, the provenance and the scan of a sale say of a piece, after whatever its category's price did. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { barangDijual } from '../../penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { barangByBarcode, editBarang, listBarang, riwayatBarang } from './data-barang.contract.ts'

const SEMUA: InputOf<typeof listBarang> = {
  q: '',
  kode_group: 'ALL',
  kode_dept: 'ALL',
  kode_baki: 'ALL',
  kode_gudang: 'ALL',
  kadar: 'ALL',
  tipe_barang: 'ALL',
  status_barang: 'ALL',
  urut: 'kode_barang',
  turun: '0',
  hal: 1,
  per: 25,
}
const MENIT = 1 / 1440

let shop: TestShop
let owner: User
let sales: User
let kasir: User
/** 3.5 g of 70 %, another with a stone of 125,000, a markis piece of 7,250,000. */
let kode: readonly [string, string, string]
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(90_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  sales = await shop.user(owner, 'SALES', 'SALES')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const buat = async (lain: Parameters<typeof tambahCincin>[1]) =>
    (await tambahCincin(owner, { berat: gram(3.5), berat_asli: gram(3.5), ...lain })).kode_barcode
  await gantiHarga(2_000_000)
  shop.clock.walk(61 * MENIT)
  kode = [
    await buat({}),
    await buat({ harga_atribut: rp(125_000) }),
    await buat({ is_markis: true, harga_total: rp(7_250_000) }),
  ]
})
afterAll(() => shop.close())

const gantiHarga = async (harga: number) => {
  // Away from the hour in which the price before still holds.
  shop.clock.walk(61 * MENIT)
  await disetujuiBila(owner, ubahHargaEmas, { kode_group: 'MM', harga: rp(harga), harga_modal: null, otorisasi: null })
}

const daftar = async (lain: Partial<InputOf<typeof listBarang>> = {}) => {
  const { rows } = await owner.call(listBarang, { ...SEMUA, ...lain })
  return new Map(rows.map(({ kode_barcode, harga_kini }) => [kode_barcode, harga_kini]))
}

/** What the three say of each of the three pieces: list, provenance, scan. */
const semua = async () => {
  const list = await daftar()
  return Promise.all(
    kode.map(async (satu) => {
      const asal = await owner.call(riwayatBarang, { kode: satu })
      const pindai = await sales.call(barangDijual, { kode: satu })
      return [list.get(satu), asal.harga_kini, pindai.total_hitung]
    }),
  )
}
const tigaKali = (...harga: number[]) => harga.map((satu) => [satu, satu, satu])

describe('the price of a piece', () => {
  it('is one in list, provenance and sale: as it was entered, after a raise, within an hour of a cut and after it', async () => {
    // 3.5 × 70 % × 2,000,000, rounded up to 500
    expect(await semua()).toEqual(tigaKali(4_900_000, 5_025_000, 7_250_000))
    await gantiHarga(2_100_000)
    expect(await semua()).toEqual(tigaKali(5_145_000, 5_270_000, 7_250_000))
    await gantiHarga(1_900_000)
    expect(await semua()).toEqual(tigaKali(5_145_000, 5_270_000, 7_250_000))
    shop.clock.walk(61 * MENIT)
    expect(await semua()).toEqual(tigaKali(4_655_000, 4_780_000, 7_250_000))
    // What was written down stays beside it.
    expect(await owner.call(barangByBarcode, { kode: kode[0] })).toMatchObject({ harga_total: 4_900_000 })
  })

  it('of a markis piece is for an hour what it was before its owner cut it', async () => {
    const { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak } = await owner.call(barangByBarcode, {
      kode: kode[2],
    })
    await disetujuiBila(owner, editBarang, {
      kode_barang,
      versi,
      nama_barang,
      harga_atribut,
      kadar,
      kadar_cetak,
      nama_atribut: '',
      kode_intern: '',
      is_markis: true,
      harga_total: rp(7_000_000),
      otorisasi: null,
    })
    expect(await semua()).toEqual(tigaKali(4_655_000, 4_780_000, 7_250_000))
    shop.clock.walk(61 * MENIT)
    expect(await semua()).toEqual(tigaKali(4_655_000, 4_780_000, 7_000_000))
  })

  it('is worked out by what a price means in the shop', async () => {
    await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
    expect(await semua()).toEqual(tigaKali(6_650_000, 6_775_000, 7_000_000))
    await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_100%', otorisasi: null })
  })

  it('stands in the order that was asked for, page by page, found or filtered', async () => {
    expect([...(await daftar({ turun: '1' })).keys()]).toEqual([...kode].toReversed())
    expect([...(await daftar({ urut: 'harga_total', turun: '1' })).keys()]).toEqual([kode[2], kode[1], kode[0]])
    expect(await daftar({ hal: 2, per: 2 })).toEqual(new Map([[kode[2], 7_000_000]]))
    expect(await daftar({ q: kode[1], kode_group: 'MM' })).toEqual(new Map([[kode[1], 4_780_000]]))
  })

  it('is none where the category has none or one that no number holds, and none of what lies on no tray', async () => {
    await shop.db.run(sql`UPDATE master_group SET harga = 0 WHERE kode_group = 'MM'`)
    shop.clock.walk(61 * MENIT)
    expect([...(await daftar()).values()]).toEqual([null, null, 7_000_000])
    expect(await owner.call(riwayatBarang, { kode: kode[0] })).toMatchObject({ harga_kini: null })
    await shop.db.run(sql`UPDATE master_group SET harga = 9000000000000000 WHERE kode_group = 'MM'`)
    expect([...(await daftar()).values()].slice(0, 2)).toEqual([null, null])
    await shop.db.run(sql`UPDATE master_group SET harga = 1900000 WHERE kode_group = 'MM'`)
    shop.clock.walk(61 * MENIT)
    await jualSah(sales, kasir, [kode[2]])
    expect(await daftar()).toEqual(
      new Map([
        [kode[0], 4_655_000],
        [kode[1], 4_780_000],
        [kode[2], null],
      ]),
    )
    expect(await owner.call(riwayatBarang, { kode: kode[2] })).toMatchObject({ harga_kini: null })
  })
})
