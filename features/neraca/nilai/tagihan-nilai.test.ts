/** What a supplier's bill does to the value of his goods: each account after each evening, as a person would reckon it. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import { pesan, TTP1, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiTagihan, pabrikKirim, tagihan } from '@kencana/testing/tagihan'
import { beriBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { batalTagihan, bayarTagihan, simpanTagihan } from '../../keuangan/tagihan/tagihan.contract.ts'
import { batalUang } from '../../keuangan/uang/uang.contract.ts'
import { baki } from '../../master/baki/baki.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiTagihan(owner)
  // A gram of MM costs 1,000,000 and sells for 1,100,000, whatever its fineness.
  await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000, harga = 1100000 WHERE kode_group = 'MM'`)
  modal = 0
})
afterEach(() => shop.close())

let modal = 0
const satu = async (akun: string): Promise<number> =>
  (
    await shop.db.one<{ rp: number }>(sql`
    SELECT coalesce(sum(rp), 0)::bigint AS rp FROM saldo_akun('TK01', 'infinity', ARRAY[${akun}])`)
  )?.rp ?? 0
/** PERSEDIAAN, PEMBELIAN, HUTANG_LAIN, HPP, and MODAL since goods began to have a value. */
const buku = async () => [
  await satu('PERSEDIAAN'),
  await satu('PEMBELIAN'),
  await satu('HUTANG_LAIN'),
  await satu('HPP'),
  (await satu('MODAL')) - modal,
]
const keping = (berat: number) => tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat) })
const beriNilai = async () => {
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
  modal = await satu('MODAL')
}
const malam = async () => {
  owner = await shop.nextDay(owner)
}
const tagih = async (no_bahan_stok: string, nilai = 9_500_000, no_bon = 'B-1') =>
  (
    await owner.call(
      simpanTagihan,
      tagihan({ no_bon, tgl_bon: '2026-03-02', detail_barang: [{ no_bahan_stok, nilai: rp(nilai) }] }),
    )
  ).no_tagihan
const bayar = (no_tagihan: string, jumlah: number) =>
  denganOtorisasi(
    owner,
    bayarTagihan,
    {
      no_tagihan,
      no_rekening: '',
      kode_transaksi: 'BAYAR PABRIK',
      jumlah: rp(jumlah),
      keterangan: 'x',
      otorisasi: null,
    },
    'UANG KELUAR',
  )

it('the worked example: 10 g come, 9,500,000 are billed two days later and paid in two', async () => {
  await keping(10)
  await beriNilai()
  const no_bahan_stok = await pabrikKirim(owner)
  await malam()
  expect(await buku()).toEqual([20_000_000, 0, 0, 0, -10_000_000])
  await malam()
  const no_tagihan = await tagih(no_bahan_stok)
  expect(await buku()).toEqual([20_000_000, 9_500_000, -9_500_000, 0, -10_000_000])
  await bayar(no_tagihan, 4_000_000)
  await malam()
  expect(await buku()).toEqual([19_500_000, 0, -5_500_000, 0, 0])
  const { no_uang } = await bayar(no_tagihan, 5_500_000)
  expect(await buku()).toEqual([19_500_000, 0, 0, 0, 0])
  await expect(owner.call(batalTagihan, { no_tagihan, alasan: 'X' })).rejects.toThrow('Batalkan Dulu')
  await denganOtorisasi(owner, batalUang, { no_uang, alasan: 'SALAH', otorisasi: null }, 'BATAL DOKUMEN')
  expect(await buku()).toEqual([19_500_000, 0, -5_500_000, 0, 0])
  await malam()
  expect(await buku()).toEqual([19_500_000, 0, -5_500_000, 0, 0])
})

it('goods that are billed on their day come at their bill, and what is undone later is the owner’s at it', async () => {
  await keping(10)
  await beriNilai()
  const no_bahan_stok = await pabrikKirim(owner)
  const no_tagihan = await tagih(no_bahan_stok)
  await malam()
  expect(await buku()).toEqual([19_500_000, 0, -9_500_000, 0, 0])
  await owner.call(batalTagihan, { no_tagihan, alasan: 'SALAH' })
  expect(await buku()).toEqual([19_500_000, -9_500_000, 0, 0, 0])
  await malam()
  expect(await buku()).toEqual([19_500_000, 0, 0, 0, -9_500_000])
  // Billed again for another sum, undone and billed once more on one day.
  const lagi = await tagih(no_bahan_stok, 9_000_000)
  await malam()
  expect(await buku()).toEqual([19_000_000, 0, -9_000_000, 0, 0])
  await owner.call(batalTagihan, { no_tagihan: lagi, alasan: 'SALAH' })
  await tagih(no_bahan_stok, 9_200_000)
  await malam()
  expect(await buku()).toEqual([19_200_000, 0, -9_200_000, 0, 0])
})

it('what is already gone of the goods takes its share of the difference as cost', async () => {
  await owner.call(baki.create, TTP1)
  await isiTukang(owner)
  await keping(5)
  await beriNilai()
  const no_bahan_stok = await pabrikKirim(owner)
  await beriBahan(owner, 10)
  const no_pesanan = await pesan(owner, { perkiraan_berat: gram(10), kunci_harga: true })
  await buat(owner, no_pesanan, 10)
  await masukkanJadi(owner, no_pesanan, 10)
  const serah = { no_pesanan, diskon: rp(0), kode_baki_contoh: '', otorisasi: null }
  await owner.call(serahPesanan, { ...serah, pembayaran: [tunai(11_150_000)] })
  await malam()
  // 15 g at 15,000,000, of which a ring of 10 g was handed over
  expect(await buku()).toEqual([5_000_000, 0, 0, 10_000_000, -10_000_000])
  const no_tagihan = await tagih(no_bahan_stok)
  await malam()
  // Of 500,000 less than was thought one half is of what is there, the other of what was sold.
  expect(await buku()).toEqual([4_750_000, 0, -9_500_000, 9_750_000, 0])
  // Undone it leaves no profit behind.
  await disetujuiBila(owner, batalTagihan, { no_tagihan, alasan: 'SALAH', otorisasi: null })
  await malam()
  expect(await buku()).toEqual([5_000_000, 0, 0, 10_000_000, -10_000_000])
})

it('goods of before the shop began are what the owner gave until somebody bills them', async () => {
  await keping(10)
  const no_bahan_stok = await pabrikKirim(owner)
  await beriNilai()
  await malam()
  expect(await buku()).toEqual([20_000_000, 0, 0, 0, 0])
  const no_tagihan = await tagih(no_bahan_stok)
  await malam()
  expect(await buku()).toEqual([20_000_000, 0, -9_500_000, 0, 9_500_000])
  await owner.call(batalTagihan, { no_tagihan, alasan: 'SALAH' })
  await malam()
  expect(await buku()).toEqual([20_000_000, 0, 0, 0, 0])
})

it('a bill of before the shop began is in what it began with, and so is its undo', async () => {
  await keping(10)
  const no_tagihan = await tagih(await pabrikKirim(owner))
  await beriNilai()
  await malam()
  expect(await buku()).toEqual([20_000_000, 0, -9_500_000, 0, 0])
  await owner.call(batalTagihan, { no_tagihan, alasan: 'SALAH' })
  await malam()
  expect(await buku()).toEqual([20_000_000, 0, 0, 0, -9_500_000])
})
