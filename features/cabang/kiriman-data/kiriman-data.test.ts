import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { type Berdua, berdua, type Ujung } from '@kencana/testing/cabang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { tanyaKabar } from '../surat/kabar.api.ts'
import { listLink } from './kiriman-data.contract.ts'

let dua: Berdua
let pusat: Ujung
let cabang: Ujung
beforeAll(async () => {
  dua = await berdua()
  ;({ pusat, cabang } = dua)
}, 60_000)
afterAll(() => dua.close())

it('shows both books of goods between two shops in the same grams, which come to nothing', async () => {
  const { kode_barcode } = await tambahCincin(pusat.owner)
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode }] })
  await dua.antar()
  await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
  await dua.antar()
  await tanyaKabar(pusat.shop.deps)
  const [di] = (await pusat.owner.call(listLink, {})).sambungan
  expect(di?.cabang).toMatchObject([
    { kode_toko: 'TK01', lain: 'TK11', berat: gram(3.485), berat_lain: gram(-3.485), selisih: gram(0) },
  ])
  const [ke] = (await cabang.owner.call(listLink, {})).sambungan
  expect(ke?.cabang).toMatchObject([
    { kode_toko: 'TK11', lain: 'TK01', berat: gram(-3.485), berat_lain: gram(3.485), selisih: gram(0) },
  ])
})
