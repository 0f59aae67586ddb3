/** What gold that a customer gave beyond his piece does to the value of goods: each account after each evening, as a person would reckon it. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import { pesan, TTP1, tunai } from '@kencana/testing/pesanan'
import { bagi, buat, jadi, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiTagihan, pabrikKirim } from '@kencana/testing/tagihan'
import { beriBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { baki } from '../../master/baki/baki.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { selesaikanPesanan } from '../../pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { batalSerah, serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiTagihan(owner)
  await owner.call(baki.create, TTP1)
  await isiTukang(owner)
  // A gram of MM costs 1,000,000 and is sold and bought for 1,100,000, whatever its fineness.
  await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000, harga = 1100000 WHERE kode_group = 'MM'`)
  await tambahCincin(owner, { berat: gram(10), berat_asli: gram(10) })
  await pabrikKirim(owner)
  await beriBahan(owner, 10)
  modal = 0
})
afterEach(() => shop.close())

let modal = 0
const satu = async (akun: string): Promise<number> =>
  (
    await shop.db.one<{ rp: number }>(sql`
    SELECT coalesce(sum(rp), 0)::bigint AS rp FROM saldo_akun('TK01', 'infinity', ARRAY[${akun}])`)
  )?.rp ?? 0
/** PERSEDIAAN, PEMBELIAN, HPP, PENJUALAN, and MODAL since goods began to have a value. */
const buku = async () => [
  await satu('PERSEDIAAN'),
  await satu('PEMBELIAN'),
  await satu('HPP'),
  await satu('PENJUALAN'),
  (await satu('MODAL')) - modal,
]
const beriNilai = async () => {
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
  modal = await satu('MODAL')
}
const malam = async () => {
  owner = await shop.nextDay(owner)
}
/** A piece of 1 g goes to a customer who had brought 2 g. */
const serahkan = async (): Promise<string> => {
  const no_pesanan = await pesan(owner, { berat_customer: gram(2), perkiraan_berat: gram(2) })
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  const serah = { no_pesanan, diskon: rp(0), kode_baki_contoh: '', otorisasi: null }
  // 1 g for 1,100,000, less 150,000 for the work
  return (await disetujuiBila(owner, serahPesanan, { ...serah, pembayaran: [tunai(950_000)] })).no_serah
}
const batalkan = (no_serah: string) => disetujuiBila(owner, batalSerah, { no_serah, alasan: 'SALAH', otorisasi: null })

it('is in the opening value of the same day where it came before it, and the piece of his own gold costs nothing then either', async () => {
  const no_serah = await serahkan()
  await beriNilai()
  await malam()
  // 20 g and 1 g of his; the 1,100,000 paid for it went into MODAL with the value
  expect(await buku()).toEqual([21_000_000, 0, 0, 0, 0])
  await batalkan(no_serah)
  await malam()
  expect(await buku()).toEqual([20_000_000, 0, 0, 0, -100_000])
})

it('000.19 comes into the goods at what was paid for it, and the piece of his own gold costs nothing', async () => {
  await beriNilai()
  const no_serah = await serahkan()
  await malam()
  expect(await buku()).toEqual([21_100_000, 0, 0, 0, 0])
  await batalkan(no_serah)
  await malam()
  expect(await buku()).toEqual([20_000_000, 0, 0, 0, 0])
})

it('000.19 of before the shop began is in what it began with, and so is its undo', async () => {
  const no_serah = await serahkan()
  await beriNilai()
  await malam()
  expect(await buku()).toEqual([21_000_000, 0, 0, 0, 0])
  await batalkan(no_serah)
  await malam()
  // 1 g goes at the average, 1,000,000, the 1,100,000 that came back for it are the owner’s
  expect(await buku()).toEqual([20_000_000, 0, 0, 0, -100_000])
})

describe('000.3', () => {
  const ambil = (no_pesanan: string, bayar: number) =>
    owner.call(serahPesanan, {
      no_pesanan,
      diskon: rp(0),
      pembayaran: [tunai(bayar)],
      kode_baki_contoh: '',
      otorisasi: null,
    })

  it("leaves customers' gold out of what a shop begins with: at the craftsman, and in a piece that nobody fetched yet", async () => {
    const dikerjakan = await pesan(owner, { berat_customer: gram(2), perkiraan_berat: gram(2) })
    await bagi(owner, dikerjakan, { berat_susut: gram(0.2) })
    const selesai = await pesan(owner, { berat_customer: gram(2), perkiraan_berat: gram(3) })
    await buat(owner, selesai, 3)
    await masukkanJadi(owner, selesai, 3)
    // 10 g on the tray and 10 g of the factory, of which 1 g is in the finished piece; 4 g of two customers are with them
    const { kelompok, jumlah } = await owner.call(rencanaNilai, {})
    expect([kelompok.map(({ kode_group, berat }) => [kode_group, berat]), jumlah]).toEqual([
      [['MM', 20_000]],
      20_000_000,
    ])
    await beriNilai()
    await malam()
    expect(await buku()).toEqual([20_000_000, 0, 0, 0, 0])
    // 1 g of it was the shop's
    await ambil(selesai, 1_250_000)
    await malam()
    expect(await buku()).toEqual([19_000_000, 0, 1_000_000, -1_100_000, 0])
    const rapi = { berat_selesai: gram(2), berat_patri: gram(0), berat_susut: gram(0) }
    await owner.call(selesaikanPesanan, jadi(dikerjakan, rapi))
    await masukkanJadi(owner, dikerjakan, 2)
    await ambil(dikerjakan, 150_000)
    await malam()
    expect(await buku()).toEqual([19_000_000, 0, 1_000_000, -1_100_000, 0])
  })
})
