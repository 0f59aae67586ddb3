/** What is asked where more money goes out on a loan that runs: what a new one of that sum would be asked, whatever was agreed to for a small one. */
import { parsePersen, rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { cincinJaminan, formRemaja, gelangJaminan, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { anggotaBaru } from '@kencana/testing/member'
import { disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { remajakanHutang } from './bayar-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang()
})
afterAll(() => toko.shop.close())

const baru = async (lain: Parameters<typeof hutangSah>[2]) =>
  kartu(toko.kasir, (await hutangSah(toko.sales, toko.kasir, lain)).no_hutang)
/** What is asked of a renewal, each case that another day asks as well left out. */
const ditanya = async (isi: ReturnType<typeof formRemaja>) => {
  const { minta: id = '' } = await mintaDari(toko.kasir, remajakanHutang, isi)
  const { kasus } = await toko.kasir.call(getMinta, { id })
  return kasus.filter(({ aturan }) => !/berdua|tanpa bunga|sehari/.test(aturan))
}

it('its rate and its term are the shop’s, or agreed to with the new sum', async () => {
  const nik = '3573010203049999'
  const kecil = { jumlah_hutang: rp(100_000), bunga_persen: parsePersen(0), lama: 60, nik }
  const satu = await baru(kecil)
  const naik = formRemaja(satu, { jumlah_hutang: rp(13_000_000), identitas: nik })
  expect(await ditanya(naik)).toMatchObject([
    {
      kategori: 'HUTANG',
      aturan: 'Bunga hutang di bawah bunga toko',
      hitung: 20_000,
      input: 0,
      rp: 13_000_000,
    },
    { kategori: 'HUTANG', aturan: 'Lama hutang 60 bulan, toko memberi 4', hitung: 4, input: 60, rp: 13_000_000 },
  ])
  // On the shop's own terms there is nothing more to agree to; nor where no money goes out.
  expect(await ditanya({ ...naik, bunga_persen: parsePersen(2), lama: 4 })).toEqual([])
  const { data } = await toko.kasir.call(remajakanHutang, formRemaja(satu))
  expect(data).toMatchObject({ jumlah_hutang: 100_000, bunga_persen: 0, lama: 60 })
})

it('a rate above the shop’s is not lowered with it either', async () => {
  const satu = await baru({ bunga_persen: parsePersen(3), nik: '3573010203049988', jumlah_hutang: rp(1_000_000) })
  const naik = { jumlah_hutang: rp(1_100_000), identitas: '3573010203049988', bunga_persen: parsePersen(2) }
  expect(await ditanya(formRemaja(satu, naik))).toMatchObject([
    { aturan: 'Bunga hutang di bawah bunga toko', hitung: 30_000 },
  ])
})

it('another paper than the member’s own is agreed to again', async () => {
  const kode_member = await anggotaBaru(toko.owner, 'BU ANI', '081211112222')
  const anggota = { kode_member, nama_customer: 'BU ANI', no_hp: '081211112222', jumlah_hutang: rp(1_000_000) }
  const milik = await baru(anggota)
  const lain = await baru({ ...anggota, nik: '3573010203049911', jumlah_hutang: rp(100_000) })
  const naik = (identitas: string) => ({ jumlah_hutang: rp(2_000_000), identitas })
  expect(await ditanya(formRemaja(milik, naik('3573010203040506')))).toEqual([])
  expect(await ditanya(formRemaja(lain, naik('3573010203049911')))).toMatchObject([
    { aturan: 'Nomor identitas bukan yang dikenal dari member ini', input: 2_000_000 },
  ])
})

it('a piece that a marketplace has not paid for, or that weighs far less than its nota, is agreed to again', async () => {
  const { owner, sales } = toko
  await isiMarketplace(owner)
  const pasar = await tambahCincin(owner)
  await jualMarketplace(sales, owner, [pasar.kode_barcode], 'INV/1')
  const pinjam = await baru({ jumlah_hutang: rp(100_000), detail_barang: [cincinJaminan(pasar.kode_barcode)] })
  const naik = { jumlah_hutang: rp(1_000_000) }
  expect((await ditanya(formRemaja(pinjam, naik))).map((one) => one.aturan)).toEqual([
    expect.stringMatching(/^Marketplace masih berutang Rp\. [\d,]+ atas nota ini$/),
  ])
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode])
  const ringan = { ...cincinJaminan(kode_barcode), berat_kotor: gram(3.136) }
  const satu = await baru({ jumlah_hutang: rp(100_000), detail_barang: [ringan] })
  expect(await ditanya(formRemaja(satu, naik))).toMatchObject([
    { aturan: 'Berat di bawah nota lebih dari 10 %', kode_barcode, hitung: 3_485, input: 3_136, rp: 1_000_000 },
  ])
})

it('gold below its category is agreed to where a price knows no fineness', async () => {
  const delapan = { detail_barang: [gelangJaminan({ kadar: '8K' })], jumlah_hutang: rp(100_000) }
  const satu = await baru(delapan)
  const naik = formRemaja(satu, { jumlah_hutang: rp(1_000_000) })
  expect(await ditanya(naik)).toEqual([])
  await disetujuiBila(toko.owner, ubahParaSystem, { key: 'kategori_harga', value: 'HARGA_GRAM', otorisasi: null })
  expect(await ditanya(naik)).toMatchObject([
    { kategori: 'KADAR', aturan: 'Kadar jaminan di bawah kategorinya lebih dari 2.00 poin' },
  ])
})
