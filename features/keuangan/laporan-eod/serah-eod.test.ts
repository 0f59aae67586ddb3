/** Orders that are handed over at the end of their day: what they were sold for is what they were paid with. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalSerah, serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { laporanEod } from './laporan-eod.contract.ts'

const HARI = '2026-03-02'
let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiTukang(owner)
  await isiBahan(owner, 20)
  await beriBahan(owner, 20)
})
afterAll(() => shop.close())

/** A piece of an order, handed over with what is given back in cash. */
const serahkan = async (berat: number, kembali: number, ...apa: [object, object?]) => {
  const no_pesanan = await pesan(owner, ...apa)
  await buat(owner, no_pesanan, berat)
  await masukkanJadi(owner, no_pesanan, berat)
  const isi = { no_pesanan, diskon: rp(0), pembayaran: [tunai(kembali)], kode_baki_contoh: '', otorisasi: null }
  return (await disetujuiBila(owner, serahPesanan, isi)).no_serah
}
const rekap = async (tanggal: string) =>
  (await owner.call(laporanEod, { tanggal, type_laporan: 'REKAP', kode_sales: 'ALL' }))
    .flatMap((row) => ('bagian' in row ? [row] : []))
    .filter(({ bagian }) => bagian.includes('PENJUALAN'))
    .map(({ bagian, uraian, jumlah_in, jumlah_out }) => [bagian, uraian, jumlah_in, jumlah_out])

it('000.49 money ahead and gold beyond the piece pay an order as much as money does', async () => {
  // 2 g at 1,645,000 and 150,000 for the work, of 3,500,000 ahead; a ring of 1 g whose customer had brought 2 g.
  await serahkan(2, 60_000, {}, { pembayaran: [tunai(3_500_000)] })
  const no_serah = await serahkan(1, 1_495_000, { berat_customer: gram(2), perkiraan_berat: gram(2) })
  expect(await rekap(HARI)).toEqual([
    ['PENJUALAN', 'PESANAN', 3_590_000, 0],
    ['CARA BAYAR PENJUALAN', 'CASH', 0, 1_555_000],
    ['CARA BAYAR PENJUALAN', 'EMAS LEBIH DIBELI', 1_645_000, 0],
    ['CARA BAYAR PENJUALAN', 'PERSEKOT', 3_500_000, 0],
  ])
  owner = await shop.nextDay(owner)
  await disetujuiBila(owner, batalSerah, { no_serah, alasan: 'salah', otorisasi: null })
  expect(await rekap('2026-03-03')).toEqual([['BATAL PENJUALAN', 'PESANAN', 0, 150_000]])
})
