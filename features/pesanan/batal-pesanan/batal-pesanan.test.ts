import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, setujui } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { barangByBarcode } from '../../barang/data-barang/data-barang.contract.ts'
import { baki } from '../../master/baki/baki.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { batalTitip, OTORISASI_BATAL_TITIP, tambahTitip } from '../titip-uang/titip-uang.contract.ts'
import { ubahPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'
import {
  batalPesanan,
  getBatalPesanan,
  kembalikanContohPesanan,
  OTORISASI_BATAL_PESANAN,
} from './batal-pesanan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiPesanan(owner)
})
afterEach(() => shop.close())

const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.lot, m.pcs, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} ORDER BY m.urut`)
const isi = (no_pesanan: string, bayar = 0) => ({
  no_pesanan,
  alasan: 'tidak jadi',
  pembayaran: bayar === 0 ? [] : [tunai(bayar)],
  kode_baki_contoh: '',
  otorisasi: null,
})

describe('batal pesanan', () => {
  it('gives back money, gold and the piece brought along, once, with an agreement to the money', async () => {
    const no_pesanan = await pesan(
      kasir,
      { berat_customer: gram(1.25), contoh: 'BAWA', contoh_nama: 'CINCIN LAMA', contoh_berat: gram(2) },
      { pembayaran: [tunai(750_000)] },
    )
    expect(await tolakan(kasir, batalPesanan, isi(no_pesanan))).toEqual([422, 'Uang Kembali Harus Rp. 750,000'])
    expect(await tolakan(kasir, batalPesanan, isi(no_pesanan, 750_000))).toEqual([422, 'Butuh Otorisasi BATAL PESANAN'])
    // Whoever agrees sees by which way it came and goes: a transfer that nobody saw would leave as cash.
    const [minta] = await owner.call(listMinta, {})
    expect(minta?.kasus[0]?.keterangan).toContain('masuk lewat CASH Rp. 750,000, keluar lewat CASH Rp. 750,000')
    const { no_batal, data } = await denganOtorisasi(
      kasir,
      batalPesanan,
      isi(no_pesanan, 750_000),
      OTORISASI_BATAL_PESANAN,
    )
    expect(no_batal).toBe('BTP-TK01-260302-0001')
    expect(data).toMatchObject({
      status_asal: 'BARU',
      persekot: 750_000,
      contoh_nama: 'CINCIN LAMA',
      alasan: 'TIDAK JADI',
    })
    expect(await buku(no_batal)).toEqual([
      { akun: 'KAS', ref: '-', lot: '-', pcs: 0, mg: 0, rp: -750_000 },
      { akun: 'PERSEKOT', ref: no_pesanan, lot: '-', pcs: 0, mg: 0, rp: 750_000 },
      { akun: 'TITIPAN_BARANG', ref: no_pesanan, lot: '-', pcs: 0, mg: -1250, rp: 0 },
      { akun: 'PELANGGAN', ref: '-', lot: '-', pcs: 0, mg: 1250, rp: 0 },
      { akun: 'TITIPAN_BARANG', ref: no_pesanan, lot: 'CONTOH', pcs: -1, mg: -2000, rp: 0 },
      { akun: 'PELANGGAN', ref: '-', lot: '-', pcs: 1, mg: 2000, rp: 0 },
    ])
    const kini = await kasir.call(getPesanan, { no_pesanan })
    expect([kini.status, kini.titip, kini.no_batal, kini.contoh_kembali]).toEqual(['BATAL', 0, no_batal, no_batal])
    expect(kini.riwayat.map((one) => one.langkah)).toEqual(['PESAN', 'TITIP UANG', 'BATAL'])
    expect((await kasir.call(getBatalPesanan, { no_batal })).pembayaran).toMatchObject([
      { arah: 'KELUAR', cara_bayar: 'CASH', jumlah: 750_000 },
    ])
    expect(await tolakan(kasir, batalPesanan, isi(no_pesanan))).toEqual([409, `Pesanan ${no_pesanan} Sudah Dibatalkan`])
    expect(await tolakan(kasir, tambahTitip, { no_pesanan, pembayaran: [tunai(1)] })).toEqual([
      409,
      `Pesanan ${no_pesanan} Sudah Dibatalkan`,
    ])
    const ubah = {
      no_pesanan,
      alamat_customer: 'X',
      no_hp: '08130000',
      tgl_janji: '2026-04-01',
      keterangan: '',
      deskripsi: 'X',
      size: '',
      atribut: '',
      versi: kini.versi,
    }
    expect((await tolakan(kasir, ubahPesanan, ubah))[1]).toBe(`Pesanan ${no_pesanan} Sudah Dibatalkan`)
    expect(await tolakan(kasir, batalPesanan, isi('PSN-X'))).toEqual([404, 'No Pesanan Tidak Ada'])
    expect(await tolakan(kasir, getBatalPesanan, { no_batal: 'BTP-X' })).toEqual([404, 'Dokumen BTP-X Tidak Ada'])
  })

  it('posts nothing for an order that left nothing, and gives back later deposits too', async () => {
    const kosong = await pesan(kasir)
    const { no_batal } = await kasir.call(batalPesanan, isi(kosong))
    expect(await buku(no_batal)).toEqual([])
    const no_pesanan = await pesan(kasir, {}, { pembayaran: [tunai(100_000)] })
    await kasir.call(tambahTitip, { no_pesanan, pembayaran: [tunai(50_000)] })
    const { no_titip } = await kasir.call(tambahTitip, { no_pesanan, pembayaran: [tunai(20_000)] })
    await denganOtorisasi(kasir, batalTitip, { no_titip, alasan: 'x', otorisasi: null }, OTORISASI_BATAL_TITIP)
    await denganOtorisasi(kasir, batalPesanan, isi(no_pesanan, 150_000), OTORISASI_BATAL_PESANAN)
    expect((await kasir.call(getPesanan, { no_pesanan })).titip).toBe(0)
  })

  it('is done by one of eight at once', async () => {
    const no_pesanan = await pesan(kasir, { berat_customer: gram(1) })
    const semua = Array.from({ length: 8 }, (_, at) => ({ ...isi(no_pesanan), alasan: `SALAH ${at}` }))
    const setuju = await Promise.all(semua.map((one) => setujui(kasir, batalPesanan, one)))
    const hasil = await Promise.all(
      semua.map((one, at) =>
        kasir.call(batalPesanan, { ...one, otorisasi: setuju[at] ?? null }).catch((error: Error) => error.message),
      ),
    )
    expect(hasil.filter((one) => one === `Pesanan ${no_pesanan} Sudah Dibatalkan`).length).toBe(7)
    expect((await kasir.call(getPesanan, { no_pesanan })).status).toBe('BATAL')
  })

  it('needs an agreement to the gold that goes out, though no money does', async () => {
    const no_pesanan = await pesan(kasir, { berat_customer: gram(1) })
    expect(await tolakan(kasir, batalPesanan, isi(no_pesanan))).toEqual([422, 'Butuh Otorisasi BATAL PESANAN'])
    expect((await kasir.call(getPesanan, { no_pesanan })).status).toBe('BARU')
    await denganOtorisasi(kasir, batalPesanan, isi(no_pesanan), OTORISASI_BATAL_PESANAN)
  })

  it('puts a shop piece back on its tray, or on another one when that is gone', async () => {
    const cincin = await tambahCincin(owner)
    const contoh = { contoh: 'TOKO' as const, contoh_barcode: cincin.kode_barcode }
    const satu = await pesan(kasir, contoh)
    const { no_kembali } = await kasir.call(kembalikanContohPesanan, { no_pesanan: satu, kode_baki_contoh: '' })
    expect(no_kembali).toBe('KCP-TK01-260302-0001')
    expect(await owner.call(barangByBarcode, { kode: cincin.kode_barcode })).toMatchObject({
      status_barang: 'TERSEDIA',
      kode_baki: 'CN01',
    })
    const lagi = { no_pesanan: satu, kode_baki_contoh: '' }
    expect(await tolakan(kasir, kembalikanContohPesanan, lagi)).toEqual([409, 'Barang Contoh Sudah Dikembalikan'])
    const tanpa = await pesan(kasir)
    expect(await tolakan(kasir, kembalikanContohPesanan, { ...lagi, no_pesanan: tanpa })).toEqual([
      422,
      `Pesanan ${tanpa} Tanpa Barang Contoh`,
    ])
    const dua = await pesan(kasir, contoh)
    await owner.call(baki.remove, { id: 'CN01' })
    expect(await tolakan(kasir, batalPesanan, isi(dua))).toEqual([422, 'Baki CN01 Sudah Dihapus, Pilih Baki Lain'])
    expect((await tolakan(kasir, batalPesanan, { ...isi(dua), kode_baki_contoh: 'ZZ' }))[1]).toBe('Baki ZZ Tidak Ada')
    expect((await tolakan(kasir, batalPesanan, { ...isi(dua), kode_baki_contoh: 'TTP1' }))[1]).toBe(
      'Baki TTP1 Bukan Baki Etalase',
    )
    await kasir.call(batalPesanan, { ...isi(dua), kode_baki_contoh: 'CN02' })
    expect(await owner.call(barangByBarcode, { kode: cincin.kode_barcode })).toMatchObject({ kode_baki: 'CN02' })
  })

  it('needs a tray for things kept, and its name when there are several', async () => {
    const cincin = await tambahCincin(owner, { kode_baki: 'CN02' })
    const contoh = { contoh: 'TOKO' as const, contoh_barcode: cincin.kode_barcode }
    const tray = {
      kode_baki: 'TTP2',
      nama_baki: 'DUA',
      kode_gudang: 'TITIP',
      berat_baki: gram(1),
      berat_bandrol: gram(0),
    }
    await owner.call(baki.create, tray)
    await expect(pesan(kasir, contoh)).rejects.toThrow('Kode Baki Titipan Harus Dipilih')
    const no_pesanan = await pesan(kasir, contoh, { kode_baki_titip: 'TTP2' })
    await kasir.call(batalPesanan, isi(no_pesanan))
    for (const id of ['TTP1', 'TTP2']) await owner.call(baki.remove, { id })
    await expect(pesan(kasir, contoh)).rejects.toThrow('Toko Ini Belum Mempunyai Baki Titipan')
  })
})
