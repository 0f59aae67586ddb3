import { sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import { ledgerLines } from '@kencana/reports/report'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila, isiKondisi, mintaDari } from '@kencana/testing/pembelian'
import { formPesanan, isiPesanan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat } from '@kencana/testing/pesanan-tukang'
import { denganSaksi } from '@kencana/testing/saksi'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { laporanPantau } from '../../dashboard/laporan-pantau-customer/laporan-pantau-customer.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { parameterPotonganKategori } from '../../master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { mutasiReports } from '../../neraca/mutasi/mutasi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jualSalesReport } from '../../penjualan/laporan-penjualan/laporan-penjualan.report.ts'
import { laporanPesanan } from '../laporan-pesanan/laporan-pesanan.contract.ts'
import { simpanPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'
import { batalSerah, getSerah, OTORISASI_BATAL_SERAH, serahPesanan, tagihanPesanan } from './serah-pesanan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiKondisi(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
  // What this category is bought at: in no worse condition than PENYOK, 25,000 less a piece.
  await owner.call(parameterPotonganKategori.create, {
    kode_group: 'MM',
    potongan_harga: rp(25_000),
    potongan_markis: 0,
    kondisi_bawaan: 'PENYOK',
  } as never)
})
afterAll(() => shop.close())

const buku = (dokumen: string) =>
  shop.db.rows<{ akun: string; ref: string; pcs: number; mg: number; rp: number }>(sql`
    SELECT m.akun, m.ref, m.pcs, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} ORDER BY j.id, m.urut`)
const isi = (no_pesanan: string, bayar: number) => ({
  no_pesanan,
  diskon: rp(0),
  pembayaran: bayar === 0 ? [] : [tunai(bayar)],
  kode_baki_contoh: '',
  otorisasi: null,
})
/** A piece of 4 g, made for a customer who brought 5 g of it. */
const lebih = async (
  lain: { kadar?: string; kunci_harga?: boolean; harga_atribut?: Rp } = {},
  dia: Parameters<typeof formPesanan>[2] = {},
) => {
  const form = await formPesanan(sales, [{ berat_customer: gram(5), ...lain }], dia)
  const { no_grup: no_pesanan } = lain.kunci_harga
    ? await disetujuiBila(sales, simpanPesanan, form)
    : await denganSaksi(sales, owner, simpanPesanan, form, 'EMAS CUSTOMER')
  await buat(owner, no_pesanan, 4)
  const { kadar = '70' } = lain
  const jadi = { sumber: no_pesanan, berat: gram(4), berat_asli: gram(4), kadar, ongkos: rp(150_000) }
  await owner.call(tambahBarang, cincin(jadi))
  return no_pesanan
}

/** What somebody is asked to agree to: category, rupiah, grams, and the words. */
const kasus = async (isian: ReturnType<typeof isi>) => {
  const { minta } = await mintaDari(kasir, serahPesanan, isian)
  const row = await shop.db.one<{ kasus: Record<string, unknown>[] }>(
    sql`SELECT kasus FROM otorisasi_minta WHERE id = ${minta ?? ''}`,
  )
  return row?.kasus.map((one) => [one.kategori, one.rp, one.mg, one.keterangan])
}

describe("000.19 customer's gold that is not in the piece", () => {
  it('000.19 is bought at the price that the shop buys at, which is no sale', async () => {
    const no_pesanan = await lebih()
    // 1 g × 70 % × 2,350,000 = 1,645,000; less 10,000 a gram for its condition and 25,000 for its category: 1,610,000.
    expect(await kasir.call(tagihanPesanan, { no_pesanan })).toMatchObject({
      berat_harga: 0,
      harga_emas: 0,
      total: 150_000,
      berat_beli: gram(1),
      beli: 1_610_000,
    })
    expect(await tolakan(kasir, serahPesanan, isi(no_pesanan, 1_495_000))).toEqual([
      422,
      'Uang Kembali Harus Rp. 1,460,000',
    ])
    const keluar = isi(no_pesanan, 1_460_000)
    // All that the gold is said to be worth counts to whose limit it is, not what of it leaves the till alone.
    expect(await kasus(keluar)).toEqual([
      [
        'UANG KEMBALI PESANAN',
        1_610_000,
        1_000,
        expect.stringContaining('emas lebih MM 70 1.000 g dibeli Rp. 1,610,000'),
      ],
    ])
    const { no_serah } = await denganOtorisasi(kasir, serahPesanan, keluar, 'UANG KEMBALI PESANAN')
    expect(await buku(no_serah)).toEqual([
      { akun: 'BAKI', ref: 'CN01', pcs: -1, mg: -4000, rp: 0 },
      { akun: 'PELANGGAN', ref: '-', pcs: 1, mg: 4000, rp: 0 },
      { akun: 'KAS', ref: '-', pcs: 0, mg: 0, rp: -1_460_000 },
      { akun: 'PEMBELIAN', ref: '-', pcs: 0, mg: 0, rp: 1_610_000 },
      { akun: 'ONGKOS', ref: '-', pcs: 0, mg: 0, rp: -150_000 },
    ])
    expect(await kasir.call(getSerah, { no_serah })).toMatchObject({
      berat_beli: gram(1),
      beli: 1_610_000,
      bayar: -1_460_000,
    })
    const hari = { tgl_awal: kasir.data.tgl_system, tgl_akhir: kasir.data.tgl_system }
    const rows = await kasir.call(laporanPesanan, { ...hari, valid_by: 'ALL', status_pesanan: 'DISERAHKAN' })
    expect(rows.find((row) => row.no_pesanan === no_pesanan)).toMatchObject({ total_harga: 150_000, sisa_bayar: 0 })
    // What was given back in cash was gold that came with the order.
    const { json } = await owner.send('POST', 'penjualan/get/reportbayar', { body: { ...hari } })
    expect(json).toMatchObject([{ no_faktur_jual: no_serah, total: 150_000, cash: -1_460_000, tukar: 1_610_000 }])
    // Nothing of it was given in for a sale, and none of its lines are led to from what was.
    const kurang = ledgerLines(jualSalesReport, { ...hari, kode_sales: 'ALL' }, 'tukar_kurang', null)
    expect((await owner.send('POST', mutasiReports.path, { body: kurang })).json).toMatchObject({ total: 0 })
    const batal = { no_serah, alasan: 'salah barang', otorisasi: null }
    const { no_batal } = await denganOtorisasi(kasir, batalSerah, batal, `${OTORISASI_BATAL_SERAH}, BATAL DOKUMEN`)
    expect((await buku(no_batal)).filter(({ rp: uang }) => uang !== 0)).toEqual([
      { akun: 'KAS', ref: '-', pcs: 0, mg: 0, rp: 1_460_000 },
      { akun: 'PEMBELIAN', ref: '-', pcs: 0, mg: 0, rp: -1_610_000 },
      { akun: 'ONGKOS', ref: '-', pcs: 0, mg: 0, rp: 150_000 },
    ])
  })

  it('000.19 needs an agreement where it only makes the bill less', async () => {
    const no_pesanan = await lebih({ harga_atribut: rp(2_000_000) })
    const bayar = isi(no_pesanan, 540_000)
    expect(await tolakan(kasir, serahPesanan, bayar)).toEqual([422, 'Butuh Otorisasi BELI EMAS PESANAN'])
    const { no_serah } = await denganOtorisasi(kasir, serahPesanan, bayar, 'BELI EMAS PESANAN')
    expect((await buku(no_serah)).filter(({ rp: uang }) => uang !== 0)).toEqual([
      { akun: 'KAS', ref: '-', pcs: 0, mg: 0, rp: 540_000 },
      { akun: 'PENJUALAN', ref: '-', pcs: 0, mg: 0, rp: -2_000_000 },
      { akun: 'PEMBELIAN', ref: '-', pcs: 0, mg: 0, rp: 1_610_000 },
      { akun: 'ONGKOS', ref: '-', pcs: 0, mg: 0, rp: -150_000 },
    ])
  })

  it('000.19 is agreed to as a purchase is where it is said to be finer than its category', async () => {
    const no_pesanan = await lebih({ kadar: '22K' })
    const { beli } = await kasir.call(tagihanPesanan, { no_pesanan })
    // 1 g × 91.6 % × 2,350,000 = 2,152,600, less 35,000, to 500 up
    expect(beli).toBe(2_118_000)
    expect((await kasus(isi(no_pesanan, 1_968_000)))?.map(([kategori]) => kategori)).toEqual([
      'UANG KEMBALI PESANAN',
      'KADAR',
    ])
  })

  it('000.19 counts to what its customer sells in a day, from where on he says who he is', async () => {
    const batas = (value: string) =>
      disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value, otorisasi: null })
    await batas('1600000')
    const no_pesanan = await lebih()
    const keluar = isi(no_pesanan, 1_460_000)
    expect(await tolakan(kasir, serahPesanan, keluar)).toEqual([
      422,
      'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 1,600,000 Sehari',
    ])
    const dikenal = { ...keluar, pengambil: { nama: '', alamat: 'JL. KAWI 7', nik: '3573010203040506' } }
    await disetujuiBila(kasir, serahPesanan, dikenal as never)
    const hari = { tgl_awal: kasir.data.tgl_system, tgl_akhir: kasir.data.tgl_system }
    const rows = await owner.call(laporanPantau, { ...hari, sebab: 'SEMUA', type_laporan: 'DETAIL' })
    expect(rows).toContainEqual(expect.objectContaining({ arah: 'TERIMA', jenis: 'SERAH PESANAN', jumlah: 1_610_000 }))
    await batas('100000000')
  })

  it('000.19 of several orders of one customer counts together', async () => {
    const batas = (value: string) =>
      disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value, otorisasi: null })
    await batas('3000000')
    const dia = { nama_customer: 'PAK EMAS', no_hp: '081399990000' }
    await disetujuiBila(kasir, serahPesanan, isi(await lebih({}, dia), 1_460_000))
    expect(await tolakan(kasir, serahPesanan, isi(await lebih({}, dia), 1_460_000))).toEqual([
      422,
      'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 3,000,000 Sehari',
    ])
    await batas('100000000')
  })

  it('000.19 is not taken for nothing while its category has no price', async () => {
    const no_pesanan = await lebih({ kunci_harga: true })
    const harga = (harga: number) => ({ kode_group: 'MM', harga: rp(harga), harga_modal: rp(0) })
    await disetujuiBila(owner, ubahHargaEmas, harga(0) as never)
    expect(await tolakan(kasir, tagihanPesanan, { no_pesanan })).toEqual([422, 'Harga Kategori MM Masih 0'])
    await disetujuiBila(owner, ubahHargaEmas, harga(2_350_000) as never)
    // A customer may wait for another day, and the price of that day is what it is bought at, whatever was locked.
    expect(await kasir.call(tagihanPesanan, { no_pesanan })).toMatchObject({ kunci_harga: true, beli: 1_610_000 })
  })
})
