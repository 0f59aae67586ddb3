/** What the cashier's queue says of prices that moved since a bon was written. Source: areas 01-penjualan 1.2, 'Validation when price moved'. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formJual, isiPenjualan, sahkanJual } from '@kencana/testing/penjualan'
import { formAmbil, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { bukaJual } from './nota.contract.ts'
import { jual } from './transaksi-penjualan.contract.ts'

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
})
afterAll(() => shop.close())

const cincin = async (lain = {}): Promise<string> => (await tambahCincin(owner, lain)).kode_barcode
const harga = (nilai: number) =>
  owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(nilai), harga_modal: null, otorisasi: null })
/** What is said of each piece that waits, by its barcode. */
const tanda = async (): Promise<Record<string, [hitung: number, kini: number | null]>> =>
  Object.fromEntries(
    (await kasir.call(bukaJual, {}))
      .flatMap((nota) => nota.barang)
      .map((one) => [one.kode_barcode, [one.total_hitung, one.hitung_kini]]),
  )

it('marks a piece whose price is another one by now, what was said to the customer stands', async () => {
  const [biasa, markis, dijanjikan] = [
    await cincin({ ongkos: rp(75_000) }),
    await cincin({ is_markis: true, harga_total: rp(6_000_000) }),
    await cincin(),
  ]
  const { no_titip_group } = await titipSah(sales, kasir, [dijanjikan])
  const nota = [
    (await sales.call(jual, await formJual(sales, [biasa, markis]))).data,
    (await sales.call(jual, await formAmbil(sales, [no_titip_group]))).data,
  ]
  // 2,350,000 x 70 % x 3.485 = 5,732,825, up to 5,733,000, and 75,000 of making
  const tetap = { [markis]: [6_000_000, null], [dijanjikan]: [5_733_000, null] }
  expect(await tanda()).toEqual({ ...tetap, [biasa]: [5_808_000, null] })
  await harga(2_400_000)
  // 2,400,000 x 70 % x 3.485 = 5,854,800, up to 5,855,000
  expect(await tanda()).toEqual({ ...tetap, [biasa]: [5_808_000, 5_930_000] })
  // Back again: for an hour a sale costs the higher price.
  await harga(2_350_000)
  expect(await tanda()).toEqual({ ...tetap, [biasa]: [5_808_000, 5_930_000] })
  // On a late day the bon is one of yesterday, and its price was its day's.
  await harga(2_300_000)
  shop.clock.walk(1)
  kasir = await shop.login('KASIR')
  // 2,300,000 x 70 % x 3.485 = 5,610,850, up to 5,611,000
  expect(await tanda()).toEqual({ ...tetap, [biasa]: [5_808_000, 5_686_000] })
  const { data } = await sahkanJual(kasir, nota.slice(0, 1))
  expect(data.map((one) => one.tagihan)).toEqual([11_808_000])
  expect(Object.keys(await tanda())).toEqual([dijanjikan])
})
