/** An exchange whose rest goes out through a bank. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual, validasiJual } from './transaksi-penjualan.contract.ts'

const MODAL = { kode_transaksi: 'SALDO AWAL', no_rekening: '0111', keterangan: 'modal' }
/** 5,733,000 for the old ring less 1,645,000 for the new one. */
const SISA = { ...bayarTunai(4_088_000), arah: 'KELUAR' as const }

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiRekening(owner, '0111')
  await owner.call(tambahBank, { ...MODAL, jumlah: rp(20_000_000) })
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const para = (value: string) =>
  disetujuiBila(owner, ubahParaSystem, { key: 'beli_transfer_otorisasi', value, otorisasi: null })
/** What the cashier is answered who makes it right. */
const disahkan = async (sisa: typeof SISA) => {
  const lama = (await tambahCincin(owner)).kode_barcode
  await jualSah(owner, owner, [lama])
  const baru = (await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })).kode_barcode
  const tukar = { kode_baki: 'BELI1', detail_barang: [cincinNota(lama, { harga: rp(5_733_000) })] }
  const { data: nota } = await disetujuiBila(sales, jual, await formJual(sales, [baru], { tukar, pembayaran: [sisa] }))
  const timbang = nota.tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
  const { no_faktur_jual, versi } = nota
  return (await tolakan(kasir, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: [] }], timbang }))[1]
}

it('is agreed to where the shop wants that of every transfer (beli_transfer_otorisasi), cash is not', async () => {
  const lewat = { ...SISA, cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
  expect(await disahkan(lewat)).toBe('TIDAK DITOLAK')
  await para('YA')
  expect(await disahkan(lewat)).toBe('Butuh Otorisasi PEMBELIAN TRANSFER')
  expect(await disahkan(SISA)).toBe('TIDAK DITOLAK')
})
