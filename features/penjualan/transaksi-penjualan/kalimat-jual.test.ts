/** How much a sale asks of the database: the statements of one piece, entered and made right. Each one more is seen here. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formJual, isiPenjualan, sahkanJual } from '@kencana/testing/penjualan'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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
})
afterAll(() => shop.close())

/** The statements that are sent meanwhile, each by how it begins. */
const dikirim = async <T>(kerja: () => Promise<T>): Promise<[T, string[]]> => {
  const mata = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const hasil = await kerja()
    return [
      hasil,
      mata.mock.calls.map(([query]: readonly unknown[]) => {
        const teks = typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')
        return teks.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
      }),
    ]
  } finally {
    mata.mockRestore()
  }
}

it('of one piece is entered in one transaction and nothing beside it, and made right in another', async () => {
  const jualan = async () => formJual(sales, [(await tambahCincin(owner)).kode_barcode])
  // What is prepared once for all sales of a connection is no sale's.
  await sahkanJual(kasir, [(await sales.call(jual, await jualan())).data])
  const form = await jualan()
  const [{ data }, entri] = await dikirim(() => sales.call(jual, form))
  expect([entri[0]?.startsWith('begin'), entri.at(-1), entri.length]).toEqual([true, 'commit', 16])
  const [, sah] = await dikirim(() => sahkanJual(kasir, [data]))
  expect([sah[0]?.startsWith('begin'), sah.at(-1), sah.length]).toEqual([true, 'commit', 16])
})
