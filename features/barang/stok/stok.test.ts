/** Stock places and the chart of accounts: what the shop owns in gold stands in stock reports, whatever account it lies on. */
import { sql } from '@kencana/database'
import { AKUN, type Akun, rp, sifat, TEMPAT_STOK } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { cincinLama, lotSepuh } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kirimSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { kirimCuci } from '../cucian/cucian.contract.ts'
import { hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { stokPerTempat } from './stok.api.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  ;({ shop, owner } = await tokoLengkap())
})
afterAll(() => shop.close())

/** Goods in the shop's hands that are somebody else's: never its stock. */
const OTHERS: readonly Akun[] = ['TITIPAN_BARANG', 'HUTANG_BARANG', 'SERVICE']

describe('places of stock', () => {
  it('are trays and every account of goods in hand, but for what belongs to others', () => {
    const inHand = (Object.keys(AKUN) as Akun[]).filter(
      (akun) => sifat(akun).isi === 'barang' && sifat(akun).tanda === 1,
    )
    expect(['BAKI', ...Object.keys(TEMPAT_STOK), ...OTHERS].toSorted()).toEqual(inHand.toSorted())
  })

  it('hold together what the ledger says of all these accounts, in a shop that has something on each', async () => {
    await shop.toko(owner, 'TK02')
    const [sent, washed, broken] = [await tambahCincin(owner), await tambahCincin(owner), await tambahCincin(owner)]
    await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: sent.kode_barcode }] })
    await owner.call(kirimCuci, { keterangan: '', detail_barang: [washed.kode_barcode] })
    await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: [broken.kode_barcode] })
    const old = cincinLama({ berat: gram(2), harga: rp(1_000_000) })
    await lotSepuh(owner, [old, old])
    await owner.call(kirimSepuh, {
      detail_barang: [
        {
          kode_barcode: '-',
          kode_baki: 'SS1',
          kode_group: 'MM',
          kode_dept: 'CIN',
          qty: 2,
          berat: gram(4),
          qty_sepuh: 1,
          berat_sepuh: gram(2),
          qty_rusak: 1,
          berat_rusak: gram(2),
        },
      ],
    })
    const booked = await shop.db.rows<{ akun: string; qty: number; berat: number }>(sql`
      SELECT akun, sum(pcs)::int AS qty, sum(mg)::bigint AS berat FROM saldo('TK01', 'infinity')
      WHERE akun = ANY (${['BAKI', ...Object.keys(TEMPAT_STOK)]}::text[]) GROUP BY akun ORDER BY akun`)
    const empty = Object.keys(TEMPAT_STOK).filter((akun) => !booked.some((one) => one.akun === akun && one.berat > 0))
    expect(empty).toEqual([])
    const shown = new Map<string, { qty: number; berat: number }>()
    for (const { kode_gudang, qty, berat } of await stokPerTempat(shop.db, 'TK01', 'infinity')) {
      const akun = kode_gudang in TEMPAT_STOK ? kode_gudang : 'BAKI'
      const now = shown.get(akun) ?? { qty: 0, berat: 0 }
      shown.set(akun, { qty: now.qty + qty, berat: now.berat + berat })
    }
    expect(
      [...shown].map(([akun, sums]) => ({ akun, ...sums })).toSorted((a, b) => (a.akun < b.akun ? -1 : 1)),
    ).toEqual(booked)
  })
})
