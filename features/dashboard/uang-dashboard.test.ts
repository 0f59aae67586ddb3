/** Money and price on the dashboard: what is not at the bank yet as its report has it, and since when the price holds. */
import { SEMUA } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanNonCash } from '../keuangan/laporan-uang/laporan-uang.contract.ts'
import { konfirmasiBayar } from '../keuangan/pembayaran/konfirmasi.contract.ts'
import { ubahHargaEmas } from '../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { ubahParaSystem } from '../pengaturan/para-system/para-system.contract.ts'
import { dashboard } from './dashboard.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiRekening(owner, '0111')
  await owner.call(ubahParaSystem, { key: 'kasir_uang', value: 'TIDAK' })
  sales = await shop.user(owner, 'SALES', 'SALES')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
afterAll(() => shop.close())

const lewat = async (cara_bayar: 'DEBET' | 'CREDIT' | 'TRANSFER', jumlah: number) =>
  pesan(sales, {}, { pembayaran: [{ ...tunai(jumlah), cara_bayar, no_rekening: '0111' }] })

it('13 tells what of each way of paying is not at the bank yet, each as the report that it leads to', async () => {
  await lewat('DEBET', 300_000)
  const sudah = await lewat('DEBET', 100_000)
  await lewat('CREDIT', 450_000)
  await pesan(sales, {}, { pembayaran: [tunai(70_000)] })
  await kasir.call(konfirmasiBayar, { pembayaran: [{ dokumen: sudah, urut: 1 }] })
  owner = await shop.nextDay(owner)
  sales = await shop.login('SALES')
  await lewat('DEBET', 250_000)
  const kini = await owner.call(dashboard, {})
  expect(kini.belum_cair).toEqual([
    { cara_bayar: 'CREDIT', banyak: 1, rp: 450_000, sejak: '2026-03-02' },
    // 300,000 of the day before and 250,000.
    { cara_bayar: 'DEBET', banyak: 2, rp: 550_000, sejak: '2026-03-02' },
  ])
  for (const { cara_bayar, rp: jumlah, sejak } of kini.belum_cair ?? []) {
    const masa = { tgl_awal: sejak, tgl_akhir: kini.tgl_system, kategori: SEMUA, no_rekening: SEMUA }
    const rows = await owner.call(laporanNonCash, { ...masa, type: 'DETAIL', jenis: cara_bayar, cair: 'BELUM CAIR' })
    expect(rows.reduce((sum, one) => sum + one.jumlah_in, 0)).toBe(jumlah)
  }
  expect(await sales.call(dashboard, {})).toMatchObject({ kas: null, belum_cair: null })
})

it('13 tells the price of the finest category, and since when', async () => {
  owner = await shop.login('OWNER')
  const harga = async () => (await owner.call(dashboard, {})).harga
  // MT has 91.6 %, MM 70 %.
  expect(await harga()).toMatchObject({ kode_group: 'MT', nama_group: 'MAS TUA', harga: 2_350_000 })
  const ubah = (kode_group: string, baru: number) =>
    disetujuiBila(owner, ubahHargaEmas, { kode_group, harga: rp(baru), harga_modal: null, otorisasi: null })
  shop.clock.walk(1 / 24)
  await ubah('MT', 2_360_000)
  const sejak = shop.clock.now().toISOString().replace('.000Z', 'Z')
  expect(await harga()).toEqual({ kode_group: 'MT', nama_group: 'MAS TUA', harga: 2_360_000, sejak })
  shop.clock.walk(1 / 24)
  await ubah('MM', 2_340_000)
  // Of another category, and one whose cost alone is another: the price is as old as it was.
  await owner.call(ubahHargaEmas, { kode_group: 'MT', harga: rp(2_360_000), harga_modal: rp(2_200_000) })
  expect(await harga()).toMatchObject({ harga: 2_360_000, sejak })
})
