/** What is used up of a day's limits, as forms show it before they are sent. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { cincinLama, denganOtorisasi, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { formPesanan } from '@kencana/testing/pesanan'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ambilKas } from '../../keuangan/uang/uang.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { ubahParaSystem } from '../para-system/para-system.contract.ts'
import { batasSaya } from './batas.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterEach(() => shop.close())

const biaya = (jumlah: number) => ({
  kode_transaksi: 'BIAYA TOKO',
  jumlah: rp(jumlah),
  keterangan: 'X',
  otorisasi: null,
})

it('tells each user what he has used of his own limits, in the form’s own units', async () => {
  const awal = await kasir.call(batasSaya, {})
  expect(awal).toEqual({
    uang_keluar: { satuan: 'RP', dokumen: 500_000, hari: 2_000_000, terpakai: 0 },
    biaya: { satuan: 'RP', dokumen: 500_000, hari: 1_000_000, terpakai: 0 },
    diskon: { satuan: 'RP', dokumen: null, hari: 1_000_000, terpakai: 0 },
    konfirmasi_sendiri: { satuan: 'RP', dokumen: 5_000_000, hari: 50_000_000, terpakai: 0 },
    beli_sendiri: { satuan: 'RP', dokumen: 3_000_000, hari: 30_000_000, terpakai: 0 },
    beli_saksi: { satuan: 'RP', dokumen: 15_000_000, hari: 150_000_000, terpakai: 0 },
    tukar_kurang: { satuan: 'RP', dokumen: 5_000_000, hari: 50_000_000, terpakai: 0 },
    emas_sendiri: { satuan: 'MG', dokumen: gram(2), hari: gram(20), terpakai: 0 },
    emas_saksi: { satuan: 'MG', dokumen: gram(20), hari: gram(200), terpakai: 0 },
    hutang: { satuan: 'RP', dokumen: 15_000_000, hari: 150_000_000, terpakai: 0 },
    patri_service: { satuan: 'MG', dokumen: gram(0.5), hari: gram(5), terpakai: 0 },
    emas_hutang: { satuan: 'MG', dokumen: gram(20), hari: gram(200), terpakai: 0 },
    label_amplop: { satuan: 'PCS', dokumen: null, hari: 5, terpakai: 0 },
  })
  await kasir.call(ambilKas, biaya(400_000))
  await kasir.call(ambilKas, biaya(350_000))
  await sales.call(beli, formBeli([cincinLama({ harga: rp(1_500_000) })]))
  await sales.call(simpanPesanan, await formPesanan(sales, [{ berat_customer: gram(1.5) }]))
  expect(await kasir.call(batasSaya, {})).toEqual({ ...awal, biaya: { ...awal.biaya, terpakai: 750_000 } })
  expect(await sales.call(batasSaya, {})).toEqual({
    ...awal,
    beli_sendiri: { ...awal.beli_sendiri, terpakai: 1_500_000 },
    emas_sendiri: { ...awal.emas_sendiri, terpakai: 1500 },
  })
})

it('counts nothing that was refused or agreed to, follows what owners set, and begins anew each day', async () => {
  await expect(kasir.call(ambilKas, biaya(500_001))).rejects.toThrow('Butuh Otorisasi')
  await denganOtorisasi(kasir, ambilKas, biaya(600_000), 'UANG KELUAR')
  expect((await kasir.call(batasSaya, {})).biaya?.terpakai).toBe(0)
  await kasir.call(ambilKas, biaya(200_000))
  await owner.call(ubahParaSystem, { key: 'biaya_hari', value: '300000' })
  expect((await kasir.call(batasSaya, {})).biaya).toMatchObject({ hari: 300_000, terpakai: 200_000 })
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  expect((await kasir.call(batasSaya, {})).biaya?.terpakai).toBe(0)
})
