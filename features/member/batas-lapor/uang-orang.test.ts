/** What one person pays on a day, and what he is paid or lent, at all counters together: each rupiah once, each sum for itself. */
import { rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { formBunga, formHutang, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { cincinNota, disetujuiBila, formNota } from '@kencana/testing/pembelian'
import { batalForm, formJual, jualSah } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { terimaService } from '@kencana/testing/service'
import { batalTitipForm, formAmbil, formTitip, isiBakiTitip, sahkanAmbil, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bayarBunga } from '../../hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { simpanHutang } from '../../hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getTitipan } from '../../titipan/transaksi-titipan/titipan.contract.ts'
import { batalTitipan, titip } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { orangSama } from '../data-member/orang-sama.api.ts'
import { sudahSehari } from './batas-lapor.api.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  ;({ shop, owner, kasir, sales } = await tokoHutang())
  await isiBakiTitip(owner)
})
afterAll(() => shop.close())

const para = (key: 'batas_lapor' | 'lapor_gabungan', value: string) =>
  disetujuiBila(owner, ubahParaSystem, { key, value, otorisasi: null })
const cincin = async () => (await tambahCincin(owner)).kode_barcode
const sehari = async (nama_customer: string, no_hp: string) => {
  const dia = orangSama({ kode_member: '-', nama_customer, no_hp })
  if (!dia) throw new Error('nobody')
  return sudahSehari(shop.db, owner.data.tgl_system, dia)
}
const HARUS = (batas: string) => [422, `Nama, Alamat Dan NIK Harus Diisi Mulai Rp. ${batas} Sehari`]

it('counts a deposit where it comes in and a pick-up for what is left, as it waits and when it is right', async () => {
  const dia = { nama_customer: 'IBU TITIP', no_hp: '081300000001' }
  const { no_titip_group } = await titipSah(sales, kasir, [await cincin()], { ...dia, titip: rp(3_000_000) })
  expect(await sehari('IBU TITIP', '')).toEqual({ bayar: 3_000_000, terima: 0 })
  const { data } = await sales.call(jual, await formAmbil(sales, [no_titip_group]))
  expect(await sehari('IBU TITIP', '')).toEqual({ bayar: 5_733_000, terima: 0 })
  await sahkanAmbil(kasir, data)
  expect(await sehari('', dia.no_hp)).toEqual({ bayar: 5_733_000, terima: 0 })
})

it('forgets a deposit that is called off on its day, and a sale that is undone', async () => {
  const dia = { nama_customer: 'IBU URUNG', no_hp: '081300000002' }
  const { no_titip_group: no_titip } = await titipSah(sales, kasir, [await cincin()], { ...dia, titip: rp(3_000_000) })
  await disetujuiBila(owner, batalTitipan, batalTitipForm(await owner.call(getTitipan, { no_titip }), 3_000_000))
  const nota = await jualSah(owner, owner, [await cincin()], dia)
  expect(await sehari('IBU URUNG', '')).toEqual({ bayar: 5_733_000, terima: 0 })
  await disetujuiBila(owner, batalJual, batalForm(nota))
  expect(await sehari('IBU URUNG', '')).toEqual({ bayar: 0, terima: 0 })
})

it('counts repairs, loans and what is paid of them, each on its side', async () => {
  const dia = { nama_customer: 'PAK SEMUA', no_hp: '081300000003' }
  await terimaService(owner, [{}], 20_000, dia)
  expect(await sehari('PAK SEMUA', '')).toEqual({ bayar: 20_000, terima: 0 })
  const hutang = await hutangSah(sales, kasir, dia)
  expect(await sehari('PAK SEMUA', '')).toEqual({ bayar: 20_000, terima: 5_000_000 })
  const kini = await kartu(kasir, hutang.no_hutang)
  await kasir.call(bayarBunga, formBunga(kini, kini.tagihan.bunga))
  expect(await sehari('PAK SEMUA', '')).toEqual({ bayar: 20_000 + kini.tagihan.bunga, terima: 5_000_000 })
})

it('asks for the paper by what other counters took or paid out, each sum for itself', async () => {
  const dia = { nama_customer: 'PAK HUTANG', no_hp: '081300000004', nik: '3573010203040604' }
  const lama = await cincin()
  await jualSah(owner, owner, [lama])
  await sales.call(simpanHutang, formHutang(dia))
  await para('batas_lapor', '10000000')
  const { nik: _, ...tanpa } = dia
  expect(await tolakan(owner, beli, formNota([cincinNota(lama)], tanpa))).toEqual(HARUS('10,000,000'))
  // What he is lent is none of what he pays: 5,733,000 alone.
  await sales.call(jual, await formJual(sales, [await cincin()], tanpa))
  await para('batas_lapor', '500000000')
})

it('adds both sums up where the shop says so, of one exchange as well', async () => {
  const dia = { nama_customer: 'PAK GABUNG', no_hp: '081300000005' }
  const [satu, dua, tiga] = [await cincin(), await cincin(), await cincin()]
  for (const one of [satu, dua]) await jualSah(owner, owner, [one])
  await para('batas_lapor', '11000000')
  await owner.call(beli, formNota([cincinNota(satu)], dia))
  const form = await formJual(sales, [tiga], dia)
  const barter = {
    ...form,
    nama_customer: 'BU BARTER',
    no_hp: '',
    tukar: { kode_baki: 'BELI1', detail_barang: [cincinNota(dua)] },
    pembayaran: [],
  }
  await para('lapor_gabungan', 'YA')
  expect(await tolakan(sales, jual, form)).toEqual(HARUS('11,000,000'))
  expect(await tolakan(sales, jual, barter)).toEqual(HARUS('11,000,000'))
  await para('lapor_gabungan', 'TIDAK')
  await sales.call(jual, form)
  await para('batas_lapor', '500000000')
})

it('takes the deposit of a form that waits for what it will bring', async () => {
  const dia = { nama_customer: 'IBU ANTRE', no_hp: '081300000006' }
  await sales.call(titip, await formTitip(sales, [await cincin()], { ...dia, titip: rp(3_000_000) }))
  expect(await sehari('IBU ANTRE', '')).toEqual({ bayar: 3_000_000, terima: 0 })
})
