/** A piece that the shop sold, taken in for a loan: bought back by nobody meanwhile, by the auction once. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { cincinJaminan, formHutang, formLunas, formRemaja, hutangSah, kartu } from '@kencana/testing/hutang'
import { formBatalLelang, formLelang, ingatkan, timbangBerdua, tokoTelat } from '@kencana/testing/hutang-lelang'
import { cincinLama, denganOtorisasi, disetujuiBila, formBeli, mintaDari } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { notaBeli } from '../../pembelian/transaksi-pembelian/nota-beli.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { batalLelang, lelangHutang } from './lelang-hutang.contract.ts'
import { simpanHutang, tolakHutang } from './transaksi-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
let lama: { no_hutang: string; kode_barcode: string }
beforeAll(async () => {
  ;({ shop, owner, kasir, sales } = await tokoTelat(0, async (awal) => {
    const { kode_barcode } = await terjual(awal.owner)
    const { no_hutang } = await hutangSah(awal.sales, awal.kasir, {
      lama: 1,
      jumlah_hutang: rp(1_000_000),
      detail_barang: [cincinJaminan(kode_barcode)],
    })
    lama = { no_hutang, kode_barcode }
  }))
})
afterAll(() => shop.close())

const terjual = async (pemilik: User) => {
  const { kode_barcode } = await tambahCincin(pemilik)
  return { kode_barcode, nota: await jualSah(pemilik, pemilik, [kode_barcode]) }
}
const dijaminkan = async (kode_barcode: string) =>
  hutangSah(sales, kasir, { jumlah_hutang: rp(1_000_000), detail_barang: [cincinJaminan(kode_barcode)] })
const status = async (kode_barcode: string) =>
  (await shop.db.one<{ s: string }>(sql`SELECT status_barang AS s FROM barang WHERE kode_barcode = ${kode_barcode}`))?.s
const dijual = (kode_barcode: string) => formBeli([cincinLama({ kode_barcode, harga: rp(100_000) })])

it('is what its nota says, whatever was typed of it', async () => {
  const { kode_barcode } = await terjual(owner)
  const [nota] = await sales.call(notaBeli, { kode: kode_barcode })
  const { barang } = await dijaminkan(kode_barcode)
  expect(barang).toMatchObject([
    { kode_barcode, nama_barang: nota?.nama_barang, kode_group: 'MM', jumlah: 1, berat: gram(3.485) },
  ])
})

it('that weighs far less than its nota, or more, is taken in by agreement alone, as it is bought', async () => {
  const { kode_barcode } = await terjual(owner)
  const form = (berat: number) =>
    formHutang({
      jumlah_hutang: rp(500_000),
      detail_barang: [{ ...cincinJaminan(kode_barcode), berat_kotor: gram(berat) }],
    })
  const kasus = async (berat: number) => {
    const { message, minta: id = '' } = await mintaDari(sales, simpanHutang, form(berat))
    expect(message).toBe('Butuh Otorisasi HUTANG')
    return (await sales.call(getMinta, { id })).kasus
  }
  expect(await kasus(3.136)).toMatchObject([
    { aturan: 'Berat di bawah nota lebih dari 10 %', hitung: 3_485, input: 3_136, satuan: 'MG' },
  ])
  expect(await kasus(3.6)).toMatchObject([{ aturan: 'Berat di atas nota', hitung: 3_485, input: 3_600 }])
  const { data } = await sales.call(simpanHutang, form(3.137))
  await sales.call(tolakHutang, { no_hutang: data.no_hutang, versi: data.versi, alasan: 'UJI' })
})

it('000.25 is bought back, exchanged, lent on again or unsold by nobody meanwhile', async () => {
  const { kode_barcode, nota: asal } = await terjual(owner)
  const { no_hutang } = await dijaminkan(kode_barcode)
  const kata = `Barang ${kode_barcode} Sedang Dijaminkan ${no_hutang}`
  expect(await sales.call(notaBeli, { kode: kode_barcode })).toMatchObject([
    { keadaan: 'SEDANG DIJAMINKAN', no_hutang },
  ])
  await expect(owner.call(beli, dijual(kode_barcode))).rejects.toThrow(kata)
  const lain = await tambahCincin(owner)
  const tukar = { kode_baki: 'BELI1', detail_barang: [cincinLama({ kode_barcode, harga: rp(100_000) })] }
  const nota = await formJual(owner, [lain.kode_barcode], { tukar, nik: '3573010203040506' })
  await expect(owner.call(jual, { ...nota, pembayaran: [bayarTunai(1)] })).rejects.toThrow(kata)
  await expect(
    sales.call(
      simpanHutang,
      formHutang({ detail_barang: [cincinJaminan(kode_barcode)], jumlah_hutang: rp(1_000_000) }),
    ),
  ).rejects.toThrow(kata)
  await expect(disetujuiBila(owner, batalJual, batalForm(asal, { alasan: 'SALAH' }))).rejects.toThrow(kata)
  const { data } = await kasir.call(remajakanHutang, formRemaja(await kartu(kasir, no_hutang)))
  await expect(owner.call(beli, dijual(kode_barcode))).rejects.toThrow(`Sedang Dijaminkan ${data.no_hutang}`)
  await denganSaksi(kasir, sales, lunasiHutang, formLunas(data), 'HUTANG')
  expect(await sales.call(notaBeli, { kode: kode_barcode })).toMatchObject([
    { keadaan: 'DI CUSTOMER', no_hutang: null },
  ])
})

it('waits for nobody once the loan was turned down, and is not lent on while somebody buys it', async () => {
  const { kode_barcode } = await terjual(owner)
  const isi = formHutang({ detail_barang: [cincinJaminan(kode_barcode)], jumlah_hutang: rp(1_000_000) })
  const { data } = await sales.call(simpanHutang, isi)
  await expect(owner.call(beli, dijual(kode_barcode))).rejects.toThrow('Sedang Dijaminkan')
  await sales.call(tolakHutang, { no_hutang: data.no_hutang, versi: data.versi, alasan: 'salah' })
  await disetujuiBila(owner, beli, dijual(kode_barcode))
  await expect(sales.call(simpanHutang, isi)).rejects.toThrow(`Barang ${kode_barcode} Sudah Dibeli Kembali`)
})

it('goes to one of two who lend on it and buy it at once', async () => {
  for (let ke = 0; ke < 5; ke += 1) {
    const { kode_barcode } = await terjual(owner)
    const isi = formHutang({ detail_barang: [cincinJaminan(kode_barcode)], jumlah_hutang: rp(1_000_000) })
    const hasil = await Promise.allSettled([
      sales.call(simpanHutang, isi),
      disetujuiBila(owner, beli, dijual(kode_barcode)),
    ])
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  }
})

it('000.25, 000.60 is bought by the auction, and by nobody ever again', async () => {
  const { no_hutang, kode_barcode } = lama
  await ingatkan(kasir, no_hutang)
  expect(await status(kode_barcode)).toBe('TERJUAL')
  const hutang = await kartu(kasir, no_hutang)
  // What the shop sold is what its nota says: another fineness is another piece.
  await timbangBerdua(kasir, sales, hutang, { kadar: '8K' })
  const lain = formLelang(await kartu(kasir, no_hutang), 1_500_000, { kadar: '8K' })
  await expect(kasir.call(lelangHutang, lain)).rejects.toThrow('8K Tidak Sesuai Notanya')
  await timbangBerdua(kasir, sales, await kartu(kasir, no_hutang))
  const isi = formLelang(await kartu(kasir, no_hutang), 1_500_000)
  expect(await status(kode_barcode)).toBe('TERJUAL')
  await denganOtorisasi(kasir, lelangHutang, isi, 'LELANG')
  expect(await status(kode_barcode)).toBe('DIBELI')
  await expect(owner.call(beli, dijual(kode_barcode))).rejects.toThrow(`Barang ${kode_barcode} Sudah Dibeli Kembali`)
  expect(await sales.call(notaBeli, { kode: kode_barcode })).toMatchObject([{ keadaan: 'SUDAH DIBELI' }])
  const batal = await formBatalLelang(kasir, sales, hutang)
  await denganOtorisasi(kasir, batalLelang, batal, 'BATAL HUTANG, BATAL DOKUMEN')
  expect(await status(kode_barcode)).toBe('TERJUAL')
  expect(await sales.call(notaBeli, { kode: kode_barcode })).toMatchObject([
    { keadaan: 'SEDANG DIJAMINKAN', no_hutang },
  ])
})
