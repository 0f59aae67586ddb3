/** What points and vouchers of its sale take off the price that a piece comes back at. */
import { mg, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, beriPin, hadiahBaru, isianTukar } from '@kencana/testing/member'
import { beliSah, cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { bayarVoucher, voucherDijual, voucherDitukar } from '@kencana/testing/voucher'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { parameterRugiNota } from '../../master/parameter-rugi-nota/parameter-rugi-nota.contract.ts'
import { saldoPoin } from '../../member/poin/poin.api.ts'
import { tukarPoin } from '../../member/tukar-point/tukar-point.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { hitungBeli } from './harga-beli.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const nilaiPoin = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'nilai_poin', value, otorisasi: null })
/** A ring of 3.485 g for 5,733,000, a part of it paid by a voucher. */
const lewatVoucher = async (kode: string, jumlah: number) => {
  const { kode_barcode } = await tambahCincin(owner)
  const form = await formJual(owner, [kode_barcode])
  const pembayaran = [bayarVoucher({ kode }, jumlah), bayarTunai(5_733_000 - jumlah)]
  await disetujuiBila(owner, jual, { ...form, pembayaran, sahkan: true })
  return kode_barcode
}
const nilai = async (barcode: string, isi: Parameters<typeof cincinNota>[1] = {}) =>
  sales.call(hitungBeli, cincinNota(barcode, isi))

it('000.17 a voucher that came from points is no money that was paid, one that was bought is', async () => {
  await nilaiPoin('1000')
  const dibeli = await voucherDijual(kasir, 500_000)
  const { voucher } = await voucherDitukar(owner, kasir, 500)
  expect(voucher.nilai).toBe(500_000)
  expect(await nilai(await lewatVoucher(dibeli.kode, 500_000))).toMatchObject({ harga_nota: 5_733_000 })
  expect(await nilai(await lewatVoucher(voucher.kode, 500_000))).toMatchObject({ harga_nota: 5_233_000 })
})

it('000.18 points that bought a gift are paid for, where the shop takes none as money', async () => {
  await nilaiPoin('0')
  const perGram = { type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 100 }
  await owner.call(parameterPoint.create, { kode_group: 'MM', ...perGram })
  const kode_member = await anggotaBaru(owner, 'BU PAYUNG')
  await beriPin(owner, kode_member)
  await hadiahBaru(owner, 'PAYUNG', 120, 3)
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode], { kode_member, nama_customer: 'BU PAYUNG' })
  expect(await nilai(kode_barcode)).toMatchObject({ potongan_poin: 0, harga_hitung: 5_733_000 })
  await kasir.call(tukarPoin, isianTukar(kode_member, 'PAYUNG'))
  // Of 300 points 180 are left: 120 at the 1,000 that a missing one costs.
  expect(await nilai(kode_barcode)).toMatchObject({ potongan_poin: 120_000, harga_hitung: 5_613_000 })
  await beliSah(sales, [cincinNota(kode_barcode, { harga: rp(5_613_000) })], { nik: '' }, kasir)
  expect(await saldoPoin(shop.db, kode_member)).toEqual({ saldo: 0, tunggakan: 0 })
})

it('a lost nota costs what the master says, also where the shop knows its own', async () => {
  await owner.call(parameterRugiNota.create, {
    kode_kategori: 'MM',
    kadar: '16K',
    rugi: rp(20_000),
    rusak: rp(5_000),
  })
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode])
  // 3.485 g at 20,000, and at 25,000 where it is damaged as well; to 500 up
  expect(await nilai(kode_barcode, { nota_hilang: true })).toMatchObject({
    potongan_rugi: 69_700,
    harga_hitung: 5_663_500,
  })
  expect(await nilai(kode_barcode, { nota_hilang: true, rusak: true })).toMatchObject({
    potongan_rugi: 87_125,
    harga_hitung: 5_646_000,
  })
})
