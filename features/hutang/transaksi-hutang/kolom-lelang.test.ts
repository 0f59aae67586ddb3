/** Columns of auctions, changed around the server: an auction is months after what the audit's own shop does. */
import { sql } from '@kencana/database'
import type { TestShop } from '@kencana/testing'
import { formLelang, tokoTelat } from '@kencana/testing/hutang-lelang'
import { kolomDari, kolomLuput } from '@kencana/testing/kolom'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bayarSurplus, lelangHutang } from './lelang-hutang.contract.ts'

let shop: TestShop
beforeAll(async () => {
  const toko = await tokoTelat(1)
  ;({ shop } = toko)
  const form = formLelang(await toko.telat(), 5_700_000)
  const { no_lelang } = await denganOtorisasi(toko.kasir, lelangHutang, form, 'LELANG')
  const surplus = {
    no_lelang,
    identitas_penerima: '3573010203040506',
    penerima: '',
    kuasa: '',
    pembayaran: [bayarTunai(400_000)],
    otorisasi: null,
  }
  await denganSaksi(toko.kasir, toko.sales, bayarSurplus, surplus, 'KELEBIHAN LELANG')
})
afterAll(() => shop.close())

/** Words of who was paid and his paper; which of like pieces lay first on the scale; who weighed, and when, stands in the audit trail, how it
 * lay is asked of the undo of that day alone. */
const DIMAKLUMI = [
  'hutang_surplus.identitas_penerima',
  'hutang_surplus.penerima',
  'hutang_timbang.biji',
  'hutang_timbang.dibuat_pada',
  'hutang_timbang.keadaan',
  'hutang_timbang.user_id',
]

it('finds a changed column of an auction, of its weighing and of what was left over', async () => {
  const kolom = await kolomDari(shop.db, sql`SELECT unnest(ARRAY['hutang_lelang', 'hutang_timbang', 'hutang_surplus'])`)
  expect(await kolomLuput(shop, kolom, new Set(DIMAKLUMI))).toEqual(DIMAKLUMI)
})
