/** Pieces of loans that nobody redeemed, sorted like what was bought: what an auction laid on its tray goes on from there. */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { formBatalLelang, formLelang, tokoTelat } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalLelang, lelangHutang } from '../../hutang/transaksi-hutang/lelang-hutang.contract.ts'
import { siapSortir, sortirPembelian } from './sortir-pembelian.contract.ts'

let toko: Awaited<ReturnType<typeof tokoTelat>>
beforeAll(async () => {
  toko = await tokoTelat(1)
})
afterAll(() => toko.shop.close())

const HARI = { kode_toko: 'TK01', tgl_system: '2026-05-20', kode_group: 'MM', kondisi: 'ALL', kode_dept: 'ALL' }

it('an auctioned piece is sorted with its grams and its value, and its auction is not undone any more', async () => {
  const { owner, kasir, shop } = toko
  const hutang = await toko.telat()
  await denganOtorisasi(kasir, lelangHutang, formLelang(hutang, 6_000_000), 'LELANG')
  const siap = await owner.call(siapSortir, HARI)
  expect(siap).toMatchObject([
    { nama_barang: 'GELANG', kode_baki: 'BELI1', kondisi: 'BAIK', berat: 10_000, harga: 6_000_000 },
  ])
  const [{ no_faktur_beli } = { no_faktur_beli: '' }] = siap
  const { buktiStruk } = await disetujuiBila(owner, sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang: 'SP',
    kode_baki: 'SP1',
    detail_barang: [{ no_faktur_beli, kode_lokasi_toko: 'BELI1' }],
    qty_asal: 1,
    berat_asal: gram(10),
    qty_bos: 1,
    berat_bos: gram(10),
  })
  expect(buktiStruk).toMatchObject([{ kode_group: 'MM', total_qty: 1, total_berat: 10_000, kode_baki: 'SP1' }])
  // Off the tray of purchases, onto the one that it was sorted to, to the milligram.
  expect(
    await shop.db.rows(sql`
      SELECT akun, ref, pcs, mg FROM saldo_akun('TK01', 'infinity', ARRAY['BAKI']) WHERE lot = ${no_faktur_beli} ORDER BY ref`),
  ).toEqual([{ akun: 'BAKI', ref: 'SP1', pcs: 1, mg: 10_000 }])
  expect(await owner.call(siapSortir, HARI)).toEqual([])
  const batal = await formBatalLelang(kasir, toko.sales, hutang)
  await expect(disetujuiBila(kasir, batalLelang, batal)).rejects.toThrow(no_faktur_beli)
})
