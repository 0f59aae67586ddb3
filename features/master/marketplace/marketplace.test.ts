import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formCair, formMarketplace, isiMarketplace } from '@kencana/testing/marketplace'
import { masterSuite } from '@kencana/testing/master'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cairMarketplace } from '../../penjualan/cair-marketplace/cair-marketplace.contract.ts'
import { jual, validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { marketplace } from './marketplace.contract.ts'

masterSuite({
  master: marketplace,
  row: { kode_marketplace: 'TOKPED', nama_marketplace: 'TOKOPEDIA', biaya: 6.5 },
  change: { nama_marketplace: 'TOKOPEDIA MALL' },
})

describe('a marketplace in use', () => {
  let shop: TestShop
  let owner: User
  beforeAll(async () => {
    shop = await openShop()
    owner = await shop.setup()
    await isiMaster(owner)
    await isiPenjualan(owner)
    await isiRekening(owner, '0111')
    await isiMarketplace(owner)
  })
  afterAll(() => shop.close())

  it('stays while a nota waits for the cashier or is owed, and goes once all is paid out', async () => {
    const [satu] = await owner.call(marketplace.list, {})
    const hapus = () => tolakan(owner, marketplace.remove, { id: satu?._id ?? '' })
    const { kode_barcode } = await tambahCincin(owner)
    const { data } = await owner.call(jual, await formMarketplace(owner, [kode_barcode], 'ORD-1'))
    const { no_faktur_jual, versi } = data
    expect(await hapus()).toEqual([422, `Marketplace TOKPED Masih Dipakai ${no_faktur_jual}`])
    await disetujuiBila(owner, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: [] }] })
    expect(await hapus()).toEqual([422, `Marketplace TOKPED Masih Berutang ${no_faktur_jual}`])
    const sebagian = [{ diterima: rp(1_000_000), biaya: rp(0) }]
    await disetujuiBila(owner, cairMarketplace, await formCair(owner, [data], {}, sebagian))
    expect(await hapus()).toEqual([422, `Marketplace TOKPED Masih Berutang ${no_faktur_jual}`])
    await disetujuiBila(owner, cairMarketplace, await formCair(owner, [data]))
    await owner.call(marketplace.remove, { id: satu?._id ?? '' })
    expect(await owner.call(marketplace.list, {})).toEqual([])
  })
})
