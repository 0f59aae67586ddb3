/** How a day's sales were paid, by whatever pays one besides money: an old piece, a deposit, money ahead of an order; and what went back. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { formAmbil, isiBakiTitip, sahkanAmbil, titipSah } from '@kencana/testing/titipan'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { jual, validasiJual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'

const HARI = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
let shop: TestShop
let owner: User
/** Numbers of the day's three notas. */
let tukar = ''
let titipan = ''
let pesanan = ''

const cincin = async (berat: number) =>
  (await tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat) })).kode_barcode

/** An old ring of 3 g that the shop had sold for 4,935,000, for a new one of 1 g. */
const ditukar = async (lama: string) => {
  const form = await formJual(owner, [await cincin(1)], {
    tukar: { kode_baki: 'BELI1', detail_barang: [cincinNota(lama, { berat: gram(3), harga: rp(4_000_000) })] },
    pembayaran: [{ ...bayarTunai(2_600_000), arah: 'KELUAR' as const }],
  })
  const { data: nota } = await disetujuiBila(owner, jual, form)
  const timbang = nota.tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
  const { no_faktur_jual, versi } = nota
  await disetujuiBila(owner, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: [] }], timbang })
  return no_faktur_jual
}
/** A piece of 2 g for 2,950,000, of an order with 3,000,000 ahead. */
const diserahkan = async () => {
  const no_pesanan = await pesan(owner, {}, { pembayaran: [tunai(3_000_000)] })
  await buat(owner, no_pesanan, 2)
  await masukkanJadi(owner, no_pesanan, 2)
  const isi = { no_pesanan, diskon: rp(0), pembayaran: [tunai(50_000)], kode_baki_contoh: '', otorisasi: null }
  return (await disetujuiBila(owner, serahPesanan, isi)).no_serah
}

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiBakiTitip(owner)
  await isiTukang(owner)
  await isiBahan(owner, 10)
  await beriBahan(owner, 10)
  const lama = await cincin(3)
  await jualSah(owner, owner, [lama])
  // 1,645,000 left for a ring whose price follows the day; gold falls since, and a gram of 70 % costs 1,400,000.
  const dititip = await titipSah(owner, owner, [await cincin(1)], { mengikat: false, titip: rp(1_645_000) })
  await disetujuiBila(owner, ubahHargaEmas, {
    kode_group: 'MM',
    harga: rp(2_000_000),
    harga_modal: rp(1_900_000),
  })
  owner = await shop.nextDay(owner)
  tukar = await ditukar(lama)
  const { data } = await disetujuiBila(owner, jual, await formAmbil(owner, [dititip.no_titip_group]))
  titipan = (await sahkanAmbil(owner, data)).no_faktur_jual
  pesanan = await diserahkan()
})
afterAll(() => shop.close())

const laporan = async (path: string) =>
  (await owner.send('POST', path, { body: HARI })).json as Record<string, unknown>[]

it('000.46 of each nota the ways come to its total, what went back taken off them', async () => {
  const rows = await laporan('penjualan/get/reportbayar')
  const nol = {
    transfer: 0,
    debet: 0,
    credit: 0,
    qris: 0,
    marketplace: 0,
    poin: 0,
    voucher: 0,
    kembali: 0,
    biaya_bank: 0,
  }
  expect(rows).toMatchObject([
    { no_faktur_jual: tukar, total: 1_400_000, cash: -2_600_000, tukar: 4_000_000, titipan: 0, ...nol },
    { no_faktur_jual: titipan, total: 1_400_000, cash: -245_000, tukar: 0, titipan: 1_645_000, ...nol },
    { no_faktur_jual: pesanan, total: 2_950_000, cash: -50_000, tukar: 0, titipan: 3_000_000, ...nol },
  ])
})

it('000.29, 000.45 what went out for old pieces is Tukar Kurang: not the rest of a deposit, nor of an order', async () => {
  const [sales] = await laporan('penjualan/get/reportsales/v2/rekap')
  expect(sales).toMatchObject({
    kode_sales: 'S01',
    qty: 3,
    berat: 4,
    harga_total: 5_750_000,
    cash: -2_895_000,
    tukar_kurang: 2_600_000,
    batal: 0,
  })
})
