/** What was sold and bought today, as the reports that it leads to have it. */
import { rp } from '@kencana/ledger'
import { openShop } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { formJual, jualSah } from '@kencana/testing/penjualan'
import { expect, it } from 'vitest'
import { laporanTransaksi } from '../pembelian/laporan-pembelian/laporan-pembelian.contract.ts'
import { laporanTransaksiJual } from '../penjualan/laporan-penjualan/laporan-penjualan.contract.ts'
import { jual } from '../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { dashboard } from './dashboard.contract.ts'

it('tells what was sold and bought, against the same weekday before, to who may read the report of it', async () => {
  const shop = await openShop()
  let owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const cincin = async () => (await tambahCincin(owner)).kode_barcode
  await jualSah(owner, owner, [await cincin()])
  expect((await owner.call(dashboard, {})).jual).toEqual({ nota: 1, qty: 1, berat: 3485, rp: 5_733_000, rata: null })
  for (let hari = 0; hari < 7; hari += 1) owner = await shop.nextDay(owner)
  await jualSah(owner, owner, [await cincin(), await cincin()])
  // One that waits is none yet.
  await owner.call(jual, await formJual(owner, [await cincin()]))
  await beliSah(owner, [cincinLama({ harga: rp(1_000_000) })])
  const kini = await owner.call(dashboard, {})
  expect(kini.jual).toEqual({ nota: 1, qty: 2, berat: 6970, rp: 11_466_000, rata: 5_733_000 })
  expect(kini.beli).toMatchObject({ nota: 1, qty: 1, rata: 0 })
  // Eight days with one ring of 3.485 g on the first, two on the last, and what was bought on that one.
  expect(kini.gerak.map((one) => one.jual)).toEqual([3_485, 0, 0, 0, 0, 0, 0, 6_970])
  expect(kini.gerak.map((one) => one.beli)).toEqual([0, 0, 0, 0, 0, 0, 0, kini.beli?.berat])
  expect([kini.gerak[0]?.tgl_system, kini.gerak[7]?.tgl_system]).toEqual(['2026-03-02', '2026-03-09'])
  const hari = { tgl_awal: kini.tgl_system, tgl_akhir: kini.tgl_system }
  // Each total is the one of the list that it leads to.
  const terjual = (await owner.send('POST', laporanTransaksiJual.path, { body: hari })).json as {
    harga_total: number
  }[]
  const dibeli = (await owner.send('POST', laporanTransaksi.path, { body: hari })).json as {
    detail: { harga: number }[]
  }[]
  expect(kini.jual?.rp).toBe(terjual.reduce((sum, one) => sum + one.harga_total, 0))
  expect(kini.beli?.rp).toBe(dibeli.flatMap((one) => one.detail).reduce((sum, one) => sum + one.harga, 0))
  const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  expect(await gudang.call(dashboard, {})).toMatchObject({ jual: null, beli: null, gerak: [] })
  await shop.close()
})
