import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selisihPembelianReport } from './laporan-pembelian.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode])
  // Sold for 5,733,000 and 3.485 g, it comes back 0.085 g lighter for 5,000,000; beside it one without a nota.
  const lama = cincinLama({ kode_barcode, berat: gram(3.4), harga: rp(5_000_000) })
  await beliSah(owner, [lama, cincinLama({ harga: rp(1_000_000) })])
})
afterAll(() => shop.close())

const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }

it('tells of each piece with a nota how its weight and price differ, in grams, rupiah and percent', async () => {
  const { json } = await owner.send('POST', 'pembelian/get/reportselisih', { body: hari })
  expect(json).toMatchObject([
    {
      no_faktur_beli: 'FB-TK01-260302-0001',
      no_faktur_jual: 'FJ-TK01-260302-0001',
      berat_nota: 3.485,
      berat: 3.4,
      selisih_berat: -0.085,
      // 0.085 / 3.485 = 2.4390 %
      persen_berat: -24_390,
      harga_bayar: 5_733_000,
      harga: 5_000_000,
      selisih_harga: -733_000,
      // 733,000 / 5,733,000 = 12.7856 %
      persen_harga: -127_856,
      // 5,000,000 / 3.4 = 1,470,588.2 a gram
      harga_rata: 1_470_588,
      asal: 'BELI',
      alasan: 'Pembelian ditimbang dan diuji berdua',
      disetujui_oleh: 'OWNER',
    },
  ])
})

laporanSuite(selisihPembelianReport, { shop: () => shop, user: () => owner, asked: hari })
