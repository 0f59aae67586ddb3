/** One sale paid in every way there is, and one whose customer has money back: each in its one report, nothing netted. */
import { SEMUA } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jual, validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { laporanCash, laporanNonCash } from './laporan-uang.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(20_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiRekening(owner, '0111')
  await isiRekening(owner, '0222')
})
afterEach(() => shop.close())

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kategori: SEMUA }
/** Where a document stands: [how, category, in, out]. */
const dimana = async (dokumen: string) => {
  const kas = await owner.call(laporanCash, { ...HARI, type_laporan: 'DETAIL', user_id: SEMUA, kode_laci: SEMUA })
  const bank = await owner.call(laporanNonCash, {
    ...HARI,
    type: 'DETAIL',
    jenis: SEMUA,
    no_rekening: SEMUA,
    cair: SEMUA,
  })
  const baris = [
    ...kas.map((row) => ({ jenis: 'CASH', no_rekening: '-', dokumen: '', ...row })),
    ...bank.map((row) => ({ dokumen: '', ...row })),
  ]
  return baris
    .filter((row) => row.dokumen === dokumen)
    .map((row) => [row.jenis, row.no_rekening, row.kategori, row.jumlah_in, row.jumlah_out])
}

it('07.5.3 a sale paid in five ways stands with each of them in exactly one report', async () => {
  // A ring of 1.000 g: 1,645,000 = 445,000 + 500,000 + 400,000 + 200,000 + 100,000.
  const { kode_barcode } = await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })
  const { data } = await owner.call(jual, await formJual(owner, [kode_barcode]))
  const lewat = (cara_bayar: 'TRANSFER' | 'DEBET' | 'CREDIT' | 'QRIS', no_rekening: string, jumlah: number) => ({
    ...bayarTunai(jumlah),
    cara_bayar,
    no_rekening,
    masuk: true,
    ...(cara_bayar === 'TRANSFER' && { referensi: 'TRF 1' }),
  })
  const bayar = [
    bayarTunai(445_000),
    lewat('TRANSFER', '0111', 500_000),
    lewat('DEBET', '0111', 400_000),
    lewat('CREDIT', '0222', 200_000),
    lewat('QRIS', '0222', 100_000),
  ]
  const [nota] = (await sahkanJual(owner, [data], bayar)).data
  expect(await dimana(nota?.no_faktur_jual ?? '')).toEqual([
    ['CASH', '-', 'PENJUALAN', 445_000, 0],
    ['DEBET', '0111', 'PENJUALAN', 400_000, 0],
    ['TRANSFER', '0111', 'PENJUALAN', 500_000, 0],
    ['CREDIT', '0222', 'PENJUALAN', 200_000, 0],
    ['QRIS', '0222', 'PENJUALAN', 100_000, 0],
  ])
})

it('07.5.4 what a customer has back for a dearer old piece is no less of what was sold', async () => {
  const kode = async (berat: number) =>
    (await tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat) })).kode_barcode
  // Sold for 3 x 1,645,000 = 4,935,000, it pays for one of 1,645,000: 3,290,000 go back.
  const lama = await kode(3)
  const dulu = await jualSah(owner, owner, [lama])
  const form = await formJual(owner, [await kode(1)], {
    tukar: {
      kode_baki: 'BELI1',
      detail_barang: [cincinNota(lama, { berat: gram(3), harga: rp(4_935_000) })],
    },
    pembayaran: [{ ...bayarTunai(3_290_000), arah: 'KELUAR' as const }],
  })
  const { data: nota } = await disetujuiBila(owner, jual, form)
  const timbang = nota.tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
  const isi = { data: [{ no_faktur_jual: nota.no_faktur_jual, versi: nota.versi, pembayaran: [] }], timbang }
  const [sah] = (await disetujuiBila(owner, validasiJual, isi)).data
  expect(await dimana(dulu.no_faktur_jual)).toEqual([['CASH', '-', 'PENJUALAN', 4_935_000, 0]])
  expect(await dimana(sah?.no_faktur_jual ?? '')).toEqual([['CASH', '-', 'TUKAR KURANG', 0, 3_290_000]])
  const rekap = await owner.call(laporanCash, { ...HARI, type_laporan: 'REKAP', user_id: SEMUA, kode_laci: SEMUA })
  const per = Object.fromEntries(rekap.map((row) => [row.kategori, [row.jumlah_in, row.jumlah_out]]))
  expect([per.PENJUALAN, per['TUKAR KURANG']]).toEqual([
    [4_935_000, 0],
    [0, 3_290_000],
  ])
})
