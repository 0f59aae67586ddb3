/** An opening value holds from the beginning of its day: what left before it that day is cost, what was bought before it is in what lies there. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, jualSah } from '@kencana/testing/penjualan'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { laporanLabaRugi } from '../../keuangan/laba-rugi/laba-rugi.contract.ts'
import { batalBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalNilaiAwal, getNilai, rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

let shop: TestShop
let owner: User
let cincin: string
/** What the owner put into the till. */
let kas: number
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  await shop.db.run(sql`UPDATE master_group SET harga = 1250000, harga_modal = 1100000 WHERE kode_group = 'MM'`)
  const modal = await shop.db.one<{ rp: number }>(sql`
    SELECT sum(rp)::bigint AS rp FROM saldo_akun('TK01', 'infinity', ARRAY['MODAL'])`)
  kas = modal?.rp ?? 0
  cincin = (await keping(3.5)).kode_barcode
  await keping(10)
})
afterEach(() => shop.close())

const keping = (berat: number, lain: object = {}) =>
  tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat), ...lain })
const MT = { kode_group: 'MT', kode_dept: 'CINT', kadar: '22K' } as const
const CINCIN_MT = { ...MT, kadar_cetak: '916', kadar_modal: '91.6' } as const

const beriNilai = async (): Promise<string> => {
  const { jumlah } = await owner.call(rencanaNilai, {})
  return (await owner.call(simpanNilaiAwal, { jumlah })).no_nilai_awal
}
const malam = async () => {
  owner = await shop.nextDay(owner)
}
const jual = (kode_barcode = cincin) => jualSah(owner, owner, [kode_barcode])
const beli = (berat: number, harga: number, lain: object = {}) =>
  beliSah(owner, [cincinLama({ berat: gram(berat), harga: rp(harga), ...lain })])

/** What the books say of goods, but for what is 0. */
const buku = async () => {
  const rows = await shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT akun, ref, rp FROM saldo_akun('TK01', 'infinity', ARRAY['PERSEDIAAN', 'HPP', 'RUGI_SUSUT', 'PEMBELIAN', 'MODAL']) ORDER BY 1, 2`)
  return rows
    .map((one) => ({ ...one, rp: one.akun === 'MODAL' ? one.rp - kas : one.rp }))
    .filter((one) => one.rp !== 0)
    .map(({ akun, ref, rp: jumlah }) => `${akun} ${ref} ${jumlah}`)
}
/** Sales, cost and profit of the first day. */
const hasil = async () => {
  const masa = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', type_laporan: 'TOKO' } as const
  const rows = (await owner.call(laporanLabaRugi, masa)) as z.output<typeof laporanLabaRugi.rows.TOKO>[]
  return rows.map(({ akun, jumlah, laba }) => [akun, jumlah, laba])
}

// 3.500 g x 1,250,000 = 4,375,000; x 1,100,000 = 3,850,000
const UNTUNG = [
  ['PENJUALAN', 4_375_000, 4_375_000],
  ['HPP', -3_850_000, 525_000],
]
// 10.000 g are left; the owner gave 13.500 g
const SISA = ['HPP MM 3850000', 'MODAL - -14850000', 'PERSEDIAAN MM 11000000']

describe('the profit of the first day', () => {
  it('is price less cost where goods had a value before the sale', async () => {
    await beriNilai()
    await jual()
    await malam()
    expect(await hasil()).toEqual(UNTUNG)
    expect(await buku()).toEqual(SISA)
  })

  it('is the same where they got it after the sale of that day', async () => {
    await jual()
    const no_nilai_awal = await beriNilai()
    expect(no_nilai_awal).toBe('NA-TK01-260302-0001')
    await malam()
    expect(await hasil()).toEqual(UNTUNG)
    expect(await buku()).toEqual(SISA)
    const { rinci } = await owner.call(getNilai, { no_nilai: 'NL-TK01-260302-0001' })
    expect(rinci.map(({ sebab, berat, nilai, lawan, ref }) => [sebab, berat, nilai, lawan, ref])).toEqual([
      ['SEBELUM', -3_500, -3_850_000, 'HPP', 'MM'],
    ])
    await shop.db.run(sql`UPDATE nilai_awal SET sejak_pagi = false`)
    expect(await shop.violations()).toContain(
      'nilai-persediaan: nilai TK01 2026-03-02 MM: sebelum nilai awal HPP -3500 mg Rp. -3850000, seharusnya 0 mg Rp. 0',
    )
    await shop.db.run(sql`UPDATE nilai_awal SET sejak_pagi = true`)
  })

  it('is the whole sale where they never got one', async () => {
    await jual()
    await malam()
    expect(await hasil()).toEqual([
      ['PENJUALAN', 4_375_000, 4_375_000],
      ['HPP', 0, 4_375_000],
    ])
    expect(await buku()).toEqual([])
  })

  it('stays what it was on a closed day, though the value comes the day after', async () => {
    await jual()
    await malam()
    await beriNilai()
    await malam()
    expect(await hasil()).toEqual([
      ['PENJUALAN', 4_375_000, 4_375_000],
      ['HPP', 0, 4_375_000],
    ])
    expect(await buku()).toEqual(['MODAL - -11000000', 'PERSEDIAAN MM 11000000'])
  })
})

describe('a sale of before the value', () => {
  it('that is undone the same day costs nothing: the ring is there again', async () => {
    const nota = await jual()
    await beriNilai()
    await disetujuiBila(owner, batalJual, batalForm(nota))
    await malam()
    expect(await buku()).toEqual(['MODAL - -14850000', 'PERSEDIAAN MM 14850000'])
  })

  it('that is undone on a later day gives its cost back', async () => {
    const nota = await jual()
    await beriNilai()
    await malam()
    expect(await buku()).toEqual(SISA)
    await disetujuiBila(owner, batalJual, batalForm(nota))
    await malam()
    expect(await buku()).toEqual(['MODAL - -14850000', 'PERSEDIAAN MM 14850000'])
  })

  it('that was undone before it costs nothing either', async () => {
    await disetujuiBila(owner, batalJual, batalForm(await jual()))
    await beriNilai()
    await malam()
    expect(await buku()).toEqual(['MODAL - -14850000', 'PERSEDIAAN MM 14850000'])
  })

  it('has no cost any more where the value itself is undone, and again with the next one', async () => {
    await jual()
    await owner.call(batalNilaiAwal, { no_nilai_awal: await beriNilai(), alasan: 'SALAH MODAL' })
    expect(await buku()).toEqual([])
    await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000 WHERE kode_group = 'MM'`)
    await beriNilai()
    await malam()
    // 3.500 g and 10.000 g x 1,000,000
    expect(await buku()).toEqual(['HPP MM 3500000', 'MODAL - -13500000', 'PERSEDIAAN MM 10000000'])
  })

  it('has none at all where the value is undone and none follows', async () => {
    await jual()
    await owner.call(batalNilaiAwal, { no_nilai_awal: await beriNilai(), alasan: 'SALAH MODAL' })
    await malam()
    expect(await buku()).toEqual([])
  })

  it('of a category of which nothing is left is cost too, and one without cost price has a value from then on', async () => {
    await shop.db.run(sql`UPDATE master_group SET harga = 1600000, harga_modal = 1500000 WHERE kode_group = 'MT'`)
    const tua = (await keping(2, CINCIN_MT)).kode_barcode
    await jual(tua)
    const { kelompok, jumlah } = await owner.call(rencanaNilai, {})
    expect(kelompok.map((one) => [one.kode_group, one.berat, one.nilai, one.terjual, one.susut, one.hpp])).toEqual([
      ['MM', 13_500, 14_850_000, 0, 0, 0],
      ['MT', 0, 0, 2_000, 0, 3_000_000],
    ])
    await owner.call(simpanNilaiAwal, { jumlah })
    await beli(1, 1_400_000, MT)
    await malam()
    expect(await buku()).toEqual([
      'HPP MT 3000000',
      'MODAL - -17850000',
      'PERSEDIAAN MM 14850000',
      'PERSEDIAAN MT 1400000',
    ])
  })
})

describe('a purchase of before the value', () => {
  it('is in what lies there at its cost price: nothing of it stays open or counts twice', async () => {
    await beli(2, 2_000_000)
    await jual()
    await beriNilai()
    await beli(1, 1_000_000)
    await malam()
    // 12.000 g x 1,100,000 + 1,000,000; sold 3,850,000; the owner: 12.000 + 3.500 g less the 2,000,000 paid
    expect(await buku()).toEqual(['HPP MM 3850000', 'MODAL - -15050000', 'PERSEDIAAN MM 14200000'])
  })

  it('of a category that gets its value after the shop has begun is no cost of that day', async () => {
    await keping(1, CINCIN_MT)
    await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MT'`)
    await beriNilai()
    const { no_grup } = await beli(5, 5_000_000, MT)
    const lain = await beli(2, 2_100_000, MT)
    await shop.db.run(sql`UPDATE master_group SET harga_modal = 1300000 WHERE kode_group = 'MT'`)
    await beriNilai()
    await disetujuiBila(owner, batalBeli, { no_faktur_beli: [no_grup], alasan: 'SALAH', otorisasi: null })
    await malam()
    // 3.000 g x 1,300,000; 13.500 g x 1,100,000; less the 2,100,000 paid for the other one
    expect(await buku()).toEqual(['MODAL - -16650000', 'PERSEDIAAN MM 14850000', 'PERSEDIAAN MT 3900000'])
    await disetujuiBila(owner, batalBeli, { no_faktur_beli: [lain.no_grup], alasan: 'SALAH', otorisasi: null })
    await malam()
    expect(await buku()).toEqual(['MODAL - -16150000', 'PERSEDIAAN MM 14850000', 'PERSEDIAAN MT 1300000'])
  })
})

it('tells before it is saved what was sold without a cost today, and that it is cost then', async () => {
  await jual()
  const { kelompok, jumlah } = await owner.call(rencanaNilai, {})
  expect(jumlah).toBe(11_000_000)
  expect(kelompok.map((one) => [one.kode_group, one.berat, one.nilai, one.terjual, one.susut, one.hpp])).toEqual([
    ['MM', 10_000, 11_000_000, 3_500, 0, 3_850_000],
  ])
})

it('makes what was sold cost though nothing is left of what has a cost price, and undoes that too', async () => {
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 0 WHERE kode_group = 'MM'`)
  await shop.db.run(sql`UPDATE master_group SET harga = 1600000, harga_modal = 1500000 WHERE kode_group = 'MT'`)
  await expect(owner.call(simpanNilaiAwal, { jumlah: rp(0) })).rejects.toThrow(
    'Belum Ada Emas Dengan Harga Modal Yang Perlu Dinilai',
  )
  await jual((await keping(2, CINCIN_MT)).kode_barcode)
  const salah = await beriNilai()
  await owner.call(batalNilaiAwal, { no_nilai_awal: salah, alasan: 'SALAH' })
  expect(await buku()).toEqual([])
  await beriNilai()
  expect(await buku()).toEqual([])
  // Gold of a category that is known from now on comes at its price.
  await beli(1, 1_400_000, MT)
  await malam()
  expect(await buku()).toEqual(['HPP MT 3000000', 'MODAL - -3000000', 'PERSEDIAAN MT 1400000'])
  expect(await shop.violations()).toEqual([])
})
