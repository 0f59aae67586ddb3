import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anyNumber } from '@kencana/testing/number'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { formPesanan, isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { pesanDisaksikan } from '@kencana/testing/saksi'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barangByBarcode } from '../../barang/data-barang/data-barang.contract.ts'
import { hancurBarang } from '../../barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { gantiGroup } from '../../barang/koreksi-barang/koreksi-barang.contract.ts'
import { pindahBarang } from '../../barang/pindah-barang/pindah-barang.contract.ts'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { baki } from '../../master/baki/baki.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { batalPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { laporanPesanan } from '../laporan-pesanan/laporan-pesanan.contract.ts'
import { laporanTitip } from '../titip-uang/titip-uang.contract.ts'
import { simpanPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'
import {
  batalSerah,
  getSerah,
  OTORISASI_BATAL_SERAH,
  OTORISASI_UANG_KEMBALI,
  serahPesanan,
  tagihanPesanan,
} from './serah-pesanan.contract.ts'

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
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
})
afterAll(() => shop.close())

const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.pcs, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} ORDER BY j.id, m.urut`)
const isi = (no_pesanan: string, bayar = 0) => ({
  no_pesanan,
  diskon: rp(0),
  pembayaran: bayar === 0 ? [] : [tunai(bayar)],
  kode_baki_contoh: '',
  otorisasi: null,
})
/** An order finished and entered with a barcode. */
const siap = async (berat: number, ...apa: Parameters<typeof pesan> extends [unknown, ...infer R] ? R : never) =>
  dibuat(berat, await pesan(owner, ...apa))
const dibuat = async (berat: number, no_pesanan: string) => {
  await buat(owner, no_pesanan, berat)
  return { no_pesanan, kode: await masukkanJadi(owner, no_pesanan, berat) }
}

describe('serah pesanan', () => {
  it('charges the real weight, makes the deposit and the rest income, and gives the piece away', async () => {
    const { no_pesanan, kode } = await siap(5.2, { harga_atribut: rp(250_000) }, { pembayaran: [tunai(2_000_000)] })
    const tagihan = await kasir.call(tagihanPesanan, { no_pesanan })
    // 5.2 g × 70 % × 2,350,000 = 8,554,000
    expect(tagihan).toMatchObject({
      kode_barcode: kode,
      berat_harga: gram(5.2),
      harga_emas: 8_554_000,
      harga_atribut: 250_000,
      ongkos: 150_000,
      total: 8_954_000,
      persekot: 2_000_000,
    })
    expect(await tolakan(kasir, serahPesanan, isi(no_pesanan, 6_953_999))).toEqual([
      422,
      'Pembayaran Harus Rp. 6,954,000',
    ])
    const { no_serah, data } = await kasir.call(serahPesanan, isi(no_pesanan, 6_954_000))
    expect([no_serah, data.bayar, data.total]).toEqual([anyNumber(kasir, 'SRP'), 6_954_000, 8_954_000])
    expect(await buku(no_serah)).toEqual([
      { akun: 'BAKI', ref: 'CN01', pcs: -1, mg: -5200, rp: 0 },
      { akun: 'PELANGGAN', ref: '-', pcs: 1, mg: 5200, rp: 0 },
      { akun: 'KAS', ref: '-', pcs: 0, mg: 0, rp: 6_954_000 },
      { akun: 'PERSEKOT', ref: no_pesanan, pcs: 0, mg: 0, rp: 2_000_000 },
      { akun: 'PENJUALAN', ref: '-', pcs: 0, mg: 0, rp: -8_804_000 },
      { akun: 'ONGKOS', ref: '-', pcs: 0, mg: 0, rp: -150_000 },
    ])
    expect(await owner.call(barangByBarcode, { kode })).toMatchObject({ status_barang: 'TERJUAL', kode_baki: '-' })
    expect(await kasir.call(getPesanan, { no_pesanan })).toMatchObject({
      status: 'DISERAHKAN',
      st_serah: 'Y',
      titip: 0,
    })
    expect((await kasir.call(getSerah, { no_serah })).nama_customer).toBe('IBU SRI HARTATI')
    expect(await tolakan(kasir, serahPesanan, isi(no_pesanan))).toEqual([409, `Pesanan ${no_pesanan} Sudah Diserahkan`])
    const hari = { tgl_awal: kasir.data.tgl_system, tgl_akhir: kasir.data.tgl_system }
    const rows = await kasir.call(laporanPesanan, { ...hari, valid_by: 'ALL', status_pesanan: 'DISERAHKAN' })
    expect(rows.find((row) => row.no_pesanan === no_pesanan)).toMatchObject({
      total_berat: gram(5.2),
      total_harga: 8_954_000,
      jumlah_bayar: 8_954_000,
      sisa_bayar: 0,
    })
    const titip = await kasir.call(laporanTitip, { ...hari, type: 'SEMUA', status_pesanan: 'ALL' })
    expect(titip.find((row) => row.no_pesanan === no_pesanan)).toMatchObject({
      masuk: 2_000_000,
      dipakai: 2_000_000,
      saldo_akhir: 0,
    })
  })

  it('keeps a locked price when gold has risen since, and follows the day when it is not locked', async () => {
    const kunci = await siap(5, { kunci_harga: true })
    const bebas = await siap(5)
    const harga = (harga: number) => ({ kode_group: 'MM', harga: rp(harga), harga_modal: rp(2_300_000) })
    await owner.call(ubahHargaEmas, harga(2_400_000))
    expect((await kasir.call(tagihanPesanan, { no_pesanan: kunci.no_pesanan })).harga_emas).toBe(8_225_000)
    expect((await kasir.call(tagihanPesanan, { no_pesanan: bebas.no_pesanan })).harga_emas).toBe(8_400_000)
    await owner.call(ubahHargaEmas, harga(2_350_000))
    // For an hour after a cut the price before it holds.
    shop.clock.walk(61 / 1440)
  })

  it("does not charge the customer's own gold, and pays for what of it is not in the piece", async () => {
    const cukup = await siap(5, { berat_customer: gram(2) })
    expect(await kasir.call(tagihanPesanan, { no_pesanan: cukup.no_pesanan })).toMatchObject({
      berat_harga: gram(3),
      harga_emas: 4_935_000,
    })
    const lebih = await dibuat(4, await pesanDisaksikan(sales, owner, { berat_customer: gram(5) }))
    const tagihan = await kasir.call(tagihanPesanan, { no_pesanan: lebih.no_pesanan })
    // 1 g × 70 % × 2,350,000, no condition to take off for
    expect(tagihan).toMatchObject({ berat_harga: 0, total: 150_000, berat_beli: gram(1), beli: 1_645_000 })
    expect(await tolakan(kasir, serahPesanan, isi(lebih.no_pesanan))).toEqual([422, 'Uang Kembali Harus Rp. 1,495,000'])
    const kembali = isi(lebih.no_pesanan, 1_495_000)
    const { no_serah } = await denganOtorisasi(kasir, serahPesanan, kembali, OTORISASI_UANG_KEMBALI)
    expect((await kasir.call(getSerah, { no_serah })).pembayaran).toMatchObject([{ arah: 'KELUAR', jumlah: 1_495_000 }])
  })

  it('takes no money out of the till for gold or a transfer that somebody says came in', async () => {
    const form = await formPesanan(sales, [{ berat_customer: gram(29), perkiraan_berat: gram(30) }])
    const { no_grup } = await denganOtorisasi(sales, simpanPesanan, form, 'EMAS CUSTOMER')
    const emas = await dibuat(0.5, no_grup)
    const tagihan = await kasir.call(tagihanPesanan, { no_pesanan: emas.no_pesanan })
    expect(tagihan.total - tagihan.beli - tagihan.persekot).toBeLessThan(-46_000_000)
    const keluar = isi(emas.no_pesanan, tagihan.persekot + tagihan.beli - tagihan.total)
    const sebelum = (await owner.call(saldoUang, {})).kas
    const text = 'Butuh Otorisasi UANG KEMBALI PESANAN'
    expect(await tolakan(kasir, serahPesanan, keluar)).toEqual([422, text])
    expect((await owner.call(saldoUang, {})).kas).toBe(sebelum)
    expect((await owner.call(getPesanan, { no_pesanan: emas.no_pesanan })).status).toBe('SELESAI')
  })

  it('gives back a deposit that was more than the bill', async () => {
    const { no_pesanan } = await siap(2, {}, { pembayaran: [tunai(8_000_000)] })
    const kembali = isi(no_pesanan, 8_000_000 - 3_440_000)
    const { no_serah, data } = await denganOtorisasi(kasir, serahPesanan, kembali, OTORISASI_UANG_KEMBALI)
    expect(data.bayar).toBe(-4_560_000)
    expect((await buku(no_serah)).at(2)).toMatchObject({ akun: 'KAS', rp: -4_560_000 })
  })

  it('refuses what is not finished, and goes to one of eight at once', async () => {
    const no_pesanan = await pesan(owner)
    expect(await tolakan(kasir, tagihanPesanan, { no_pesanan })).toEqual([
      422,
      `Pesanan ${no_pesanan} Belum Bisa Diserahkan`,
    ])
    expect(await tolakan(kasir, tagihanPesanan, { no_pesanan: 'PSN-X' })).toEqual([404, 'No Pesanan Tidak Ada'])
    expect(await tolakan(kasir, serahPesanan, isi(no_pesanan))).toEqual([
      409,
      `Pesanan ${no_pesanan} Belum Dibagi Ke Tukang`,
    ])
    await buat(owner, no_pesanan, 1)
    expect(await tolakan(kasir, tagihanPesanan, { no_pesanan })).toEqual([
      422,
      `Barang Pesanan ${no_pesanan} Belum Dimasukkan`,
    ])
    await masukkanJadi(owner, no_pesanan, 1)
    const hasil = await Promise.all(
      Array.from({ length: 8 }, () => tolakan(kasir, serahPesanan, isi(no_pesanan, 1_795_000))),
    )
    expect(hasil.filter(([status]) => status === 200).length).toBe(1)
    expect(hasil.filter(([, kata]) => kata === `Pesanan ${no_pesanan} Sudah Diserahkan`).length).toBe(7)
  })

  it('gives the piece it was worked after back with it', async () => {
    const contoh = await tambahCincin(owner, { kode_baki: 'CN02' })
    const { no_pesanan } = await siap(1, { contoh: 'TOKO', contoh_barcode: contoh.kode_barcode })
    const { no_serah } = await kasir.call(serahPesanan, isi(no_pesanan, 1_795_000))
    expect(await owner.call(barangByBarcode, { kode: contoh.kode_barcode })).toMatchObject({ kode_baki: 'CN02' })
    expect((await kasir.call(getPesanan, { no_pesanan })).contoh_kembali).toBe(no_serah)
  })

  it('is undone while the customer has the piece, with an agreement, past days by agreement of OWN alone', async () => {
    const { no_pesanan, kode } = await siap(1, {}, { pembayaran: [tunai(500_000)] })
    const { no_serah } = await kasir.call(serahPesanan, isi(no_pesanan, 1_295_000))
    const undo = { no_serah, alasan: 'salah orang', otorisasi: null }
    expect(await tolakan(kasir, batalSerah, undo)).toEqual([422, 'Butuh Otorisasi BATAL SERAH PESANAN'])
    const { no_batal } = await denganOtorisasi(kasir, batalSerah, undo, OTORISASI_BATAL_SERAH)
    expect(no_batal).toBe('BSR-TK01-260302-0001')
    expect(await kasir.call(getPesanan, { no_pesanan })).toMatchObject({ status: 'SELESAI', titip: 500_000 })
    expect(await owner.call(barangByBarcode, { kode })).toMatchObject({ status_barang: 'TERSEDIA', kode_baki: 'CN01' })
    expect(await tolakan(kasir, batalSerah, undo)).toEqual([409, `Dokumen ${no_serah} Sudah Dibatalkan`])
    const lagi = await kasir.call(serahPesanan, isi(no_pesanan, 1_295_000))
    await shop.user(owner, 'SU', 'SU')
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    const lalu = { ...undo, no_serah: lagi.no_serah }
    await expect(denganOtorisasi(kasir, batalSerah, lalu, OTORISASI_BATAL_SERAH, 'SU')).rejects.toThrow(
      'BATAL SERAH PESANAN Ini Hanya Disetujui OWN',
    )
    // bought back meanwhile
    await shop.db.run(sql`UPDATE barang SET status_barang = 'DILEBUR' WHERE kode_barcode = ${kode}`)
    expect((await tolakan(owner, batalSerah, { ...undo, no_serah: lagi.no_serah }))[1]).toBe(
      `Barang ${kode} Sudah Tidak Di Customer`,
    )
    await shop.db.run(sql`UPDATE barang SET status_barang = 'TERJUAL' WHERE kode_barcode = ${kode}`)
    await denganOtorisasi(kasir, batalSerah, lalu, OTORISASI_BATAL_SERAH)
    const again = await kasir.call(serahPesanan, isi(no_pesanan, 1_295_000))
    expect(again.no_serah).toBe('SRP-TK01-260303-0001')
    expect(await tolakan(kasir, batalSerah, { ...undo, no_serah: 'SRP-X' })).toEqual([404, 'Dokumen SRP-X Tidak Ada'])
    expect(await tolakan(kasir, getSerah, { no_serah: 'SRP-X' })).toEqual([404, 'Dokumen SRP-X Tidak Ada'])
  })

  it('comes back to the tray it came from, which must be in use', async () => {
    const no_pesanan = await pesan(owner)
    await buat(owner, no_pesanan, 1)
    const isian = {
      kode_baki: 'CN09',
      nama_baki: 'SEMENTARA',
      kode_gudang: 'TOKO',
      berat_baki: gram(1),
      berat_bandrol: gram(0),
    }
    await owner.call(baki.create, isian)
    const kode = await masukkanJadi(owner, no_pesanan, 1)
    await owner.call(pindahBarang, { kode_baki_tujuan: 'CN09', detail_barang: [kode] })
    const { no_serah } = await owner.call(serahPesanan, isi(no_pesanan, 1_795_000))
    await owner.call(baki.remove, { id: 'CN09' })
    const undo = { no_serah, alasan: 'X', otorisasi: null }
    expect(await tolakan(owner, batalSerah, undo)).toEqual([422, 'Baki CN09 Sudah Dihapus, Aktifkan Kembali Dahulu'])
  })

  it('is the only way such a piece leaves', async () => {
    const { no_pesanan, kode } = await siap(1)
    const milik = `Barang ${kode} Milik Pesanan ${no_pesanan}`
    const { versi } = await owner.call(barangByBarcode, { kode })
    const daftar = { detail_barang: [kode], versi: [versi] }
    expect((await tolakan(owner, hancurBarang, { alasan: 'X', ...daftar }))[1]).toBe(milik)
    await shop.toko(owner, 'TK02')
    const kirim = { to: 'TK02', detail_barang: [{ kode_barcode: kode, versi }] }
    expect((await tolakan(owner, kirimBarang, kirim as never))[1]).toBe(milik)
    expect((await tolakan(owner, gantiGroup, { kode, kode_dept: 'GLG', alasan: 'X', versi, otorisasi: null }))[1]).toBe(
      milik,
    )
    await expect(pesan(owner, { contoh: 'TOKO', contoh_barcode: kode })).rejects.toThrow(milik)
    // called off, it is stock like any other
    const batal = { no_pesanan, alasan: 'X', pembayaran: [], kode_baki_contoh: '', otorisasi: null }
    await owner.call(batalPesanan, batal)
    const kini = await owner.call(barangByBarcode, { kode })
    expect([kini.status, kini.no_pesanan]).toEqual(['-', '-'])
    await owner.call(hancurBarang, { alasan: 'X', detail_barang: [kode], versi: [kini.versi] })
  })
})
