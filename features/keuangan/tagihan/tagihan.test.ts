/** Suppliers' bills through the whole server: what is refused, what is agreed to, and who pays what. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiRekening } from '@kencana/testing/rekening'
import { isiTagihan, pabrikKirim, tagihan } from '@kencana/testing/tagihan'
import { isiBahan } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pabrik } from '../../master/pabrik/pabrik.contract.ts'
import { batalBahanStok } from '../../tukang/bahan-stok/bahan-stok.contract.ts'
import { ambilKas, batalUang, tambahBank, tambahKas } from '../uang/uang.contract.ts'
import {
  barangBelumDitagih,
  batalTagihan,
  bayarTagihan,
  getTagihan,
  listTagihan,
  simpanTagihan,
  tagihanTerbuka,
} from './tagihan.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTagihan(owner)
})
afterEach(() => shop.close())

/** What stands on an account now. */
const saldo = async (akun: string) => {
  const rows = await shop.db.rows<{ ref: string; rp: number }>(sql`
    SELECT ref, rp FROM saldo_akun('TK01', 'infinity', ARRAY[${akun}]) WHERE rp <> 0 ORDER BY ref`)
  return rows.map(({ ref, rp: jumlah }) => [ref, jumlah])
}
const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT no_tagihan, no_batal FROM tagihan ORDER BY 1`),
    shop.db.rows(sql`SELECT * FROM tagihan_bayar ORDER BY 1`),
    shop.db.rows(sql`SELECT count(*)::int AS n FROM jurnal`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
  ])
/** A refusal leaves everything as it was. */
const tolak = async (work: () => Promise<unknown>, pesan: string) => {
  const sebelum = await keadaan()
  await expect(work()).rejects.toThrow(pesan)
  expect(await keadaan()).toEqual(sebelum)
}
/** 10 g of MM sell for 10 x 2,350,000 x 70 % = 16,450,000. */
const barang = async (nilai: number, lain: object = {}) => {
  const no_bahan_stok = await pabrikKirim(owner)
  return tagihan({ detail_barang: [{ no_bahan_stok, nilai: rp(nilai) }], ...lain })
}
const sewa = (nilai: number, lain: object = {}) =>
  tagihan({ pihak: 'PAK TANAH', detail_biaya: [{ kode_transaksi: 'SEWA', nilai: rp(nilai) }], ...lain })
const bayar = (no_tagihan: string, jumlah: number, lain: object = {}) => ({
  no_tagihan,
  no_rekening: '',
  kode_transaksi: 'BAYAR PABRIK',
  jumlah: rp(jumlah),
  keterangan: 'bayar',
  ...lain,
})

describe('a bill', () => {
  it('is owed from the day it is booked: goods as purchases, costs as costs', async () => {
    const no_bahan_stok = await pabrikKirim(owner)
    expect(await owner.call(barangBelumDitagih, {})).toEqual([
      {
        no_bahan_stok,
        tgl_system: '2026-03-02',
        kode_group: 'MM',
        berat: 10_000,
        keterangan: '',
        nilai_pasar: 16_450_000,
      },
    ])
    const isi = tagihan({
      detail_barang: [{ no_bahan_stok, nilai: rp(15_000_000) }],
      detail_biaya: [
        { kode_transaksi: 'ONGKIR', nilai: rp(50_000) },
        { kode_transaksi: 'ONGKIR', nilai: rp(25_000) },
      ],
    })
    const { message, no_tagihan, data } = await owner.call(simpanTagihan, isi)
    expect([message, no_tagihan]).toEqual(['Data Berhasil Disimpan', 'TGH-TK01-260302-0001'])
    expect(data).toMatchObject({ pihak: 'UBS', pabrik: true, jumlah: 15_075_000, dibayar: 0, sisa: 15_075_000 })
    expect(data.detail_tagihan).toEqual([
      { untuk: no_bahan_stok, nama: 'MM', berat: 10_000, nilai: 15_000_000 },
      { untuk: 'ONGKIR', nama: 'ONGKOS KIRIM', berat: null, nilai: 50_000 },
      { untuk: 'ONGKIR', nama: 'ONGKOS KIRIM', berat: null, nilai: 25_000 },
    ])
    expect([await saldo('HUTANG_LAIN'), await saldo('PEMBELIAN'), await saldo('BIAYA')]).toEqual([
      [['UBS', -15_075_000]],
      [['-', 15_000_000]],
      [['ONGKIR', 75_000]],
    ])
    expect(await owner.call(barangBelumDitagih, {})).toEqual([])
    expect(await owner.call(tagihanTerbuka, {})).toMatchObject([{ no_tagihan, sisa: 15_075_000, lewat: -30 }])
    expect(await owner.call(listTagihan, { tanggal: '2026-03-02' })).toMatchObject([{ no_tagihan }])
  })

  it('is refused for goods that never came, came from elsewhere, were undone or are billed, and without any line', async () => {
    const simpan = (no_bahan_stok: string, lain: object = {}) =>
      owner.call(
        simpanTagihan,
        tagihan({ detail_barang: [{ no_bahan_stok, nilai: rp(15_000_000) }], no_bon: 'B-9', ...lain }),
      )
    await tolak(() => simpan('BM-TK01-260302-0099'), 'Barang BM-TK01-260302-0099 Tidak Ada')
    const bos = await isiBahan(owner, 10)
    await tolak(() => simpan(bos), `Barang ${bos} Tidak Datang Dari Pabrik`)
    const no = await pabrikKirim(owner)
    await tolak(() => simpan(no, { pihak: 'TIADA' }), 'Pabrik TIADA Tidak Ada')
    await tolak(() => simpan(no, { tgl_bon: '2026-03-03' }), 'Tanggal Bon 2026-03-03 Belum Tiba')
    await tolak(() => simpan(no, { tgl_jatuh_tempo: '2026-03-01' }), 'Jatuh Tempo Tidak Boleh Sebelum Tanggal Bon')
    const dua = { no_bahan_stok: no, nilai: rp(15_000_000) }
    await tolak(() => simpan(no, { detail_barang: [dua, dua] }), `Barang ${no} Dua Kali Di Tagihan Ini`)
    await tolak(() => owner.call(simpanTagihan, tagihan({})), 'Isi Tagihan Masih Kosong')
    await tolak(() => simpan(no, { detail_barang: [{ ...dua, nilai: rp(0) }] }), 'Jumlah Harus Lebih Dari 0')
    const { no_tagihan } = await simpan(no)
    await tolak(() => simpan(no, { no_bon: 'B-10' }), `Barang ${no} Sudah Ditagih Di ${no_tagihan}`)
    await tolak(() => owner.call(batalBahanStok, { no_bahan_stok: no, alasan: 'X' }), `Sudah Ditagih Di ${no_tagihan}`)
    await owner.call(batalTagihan, { no_tagihan, alasan: 'SALAH' })
    expect(await saldo('HUTANG_LAIN')).toEqual([])
    await owner.call(batalBahanStok, { no_bahan_stok: no, alasan: 'X' })
    await tolak(() => simpan(no), `Barang ${no} Sudah Dibatalkan`)
  })

  it('names costs by categories of costs alone', async () => {
    const coba = (kode_transaksi: string) => () =>
      owner.call(simpanTagihan, sewa(1, { detail_biaya: [{ kode_transaksi, nilai: rp(1) }] }))
    await tolak(coba('TIADA'), 'Kategori TIADA Tidak Ada')
    await tolak(coba('BAYAR PABRIK'), 'Kategori BAYAR PABRIK Bukan Biaya')
    await tolak(coba('TAMBAH MODAL'), 'Kategori TAMBAH MODAL Bukan Biaya')
  })

  it('is one paper once, and the same sum of the same day under another number is agreed to', async () => {
    await owner.call(simpanTagihan, sewa(400_000))
    await tolak(
      () => owner.call(simpanTagihan, sewa(300_000)),
      'Bon B-1 Dari PAK TANAH Sudah Dicatat Di TGH-TK01-260302-0001',
    )
    const lagi = sewa(400_000, { no_bon: 'B-2', otorisasi: null })
    await tolak(() => owner.call(simpanTagihan, lagi), 'Butuh Otorisasi TAGIHAN')
    await denganOtorisasi(owner, simpanTagihan, lagi, 'TAGIHAN')
    const hasil = await Promise.allSettled(
      Array.from({ length: 4 }, () => owner.call(simpanTagihan, sewa(100_000, { no_bon: 'B-3' }))),
    )
    expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is agreed to where gold is dearer than it sells for or under half of that, and where costs pass the limit', async () => {
    const mahal = await barang(16_450_001, { otorisasi: null })
    await tolak(() => owner.call(simpanTagihan, mahal), 'Butuh Otorisasi TAGIHAN')
    await denganOtorisasi(owner, simpanTagihan, mahal, 'TAGIHAN')
    const murah = await barang(8_224_999, { no_bon: 'B-2', otorisasi: null })
    await tolak(() => owner.call(simpanTagihan, murah), 'Butuh Otorisasi TAGIHAN')
    await owner.call(simpanTagihan, {
      ...murah,
      detail_barang: [{ ...murah.detail_barang[0], nilai: rp(8_225_000) }],
    } as never)
    const tanpaHarga = await barang(1, { no_bon: 'B-3', otorisasi: null })
    await shop.db.run(sql`UPDATE master_group SET harga = 0 WHERE kode_group = 'MM'`)
    await tolak(() => owner.call(simpanTagihan, tanpaHarga), 'Butuh Otorisasi TAGIHAN')
    await tolak(() => owner.call(simpanTagihan, sewa(500_001)), 'Butuh Otorisasi TAGIHAN')
    await owner.call(simpanTagihan, sewa(500_000))
  })
})

describe('a payment', () => {
  const dicatat = async () => (await owner.call(simpanTagihan, await barang(15_000_000))).no_tagihan
  const lunas = (isi: ReturnType<typeof bayar>) =>
    denganOtorisasi(owner, bayarTagihan, { ...isi, otorisasi: null }, 'UANG KELUAR')

  it('is money by hand of cash or an account, in parts, to what is open and no more', async () => {
    await isiRekening(owner)
    const modal = { kode_transaksi: 'SALDO AWAL', jumlah: rp(20_000_000), keterangan: 'x' }
    await owner.call(tambahBank, { ...modal, no_rekening: '0111' })
    const no_tagihan = await dicatat()
    const { no_uang, data } = await owner.call(bayarTagihan, bayar(no_tagihan, 500_000))
    expect(data).toMatchObject({ arah: 'AMBIL', pihak: 'UBS', jumlah: 500_000, no_rekening: null })
    await tolak(() => owner.call(bayarTagihan, bayar(no_tagihan, 500_001)), 'Butuh Otorisasi UANG KELUAR')
    const bank = { no_rekening: '0111', kode_transaksi: 'BAYAR PABRIK BANK' }
    await lunas(bayar(no_tagihan, 14_000_000, bank))
    // An account that holds too little is told before OWN is asked.
    await isiRekening(owner, '0222')
    const kosong = bayar(no_tagihan, 500_000, { ...bank, no_rekening: '0222' })
    await tolak(() => owner.call(bayarTagihan, kosong), 'Saldo BANK 0222 Tidak Mencukupi')
    await tolak(
      () => owner.call(bayarTagihan, bayar(no_tagihan, 500_001)),
      `Jumlah Melebihi Sisa Tagihan ${no_tagihan}, Rp. 500,000`,
    )
    await tolak(
      () => owner.call(batalTagihan, { no_tagihan, alasan: 'X' }),
      'Sudah Dibayar Dengan AUB-TK01-260302-0001',
    )
    await owner.call(bayarTagihan, bayar(no_tagihan, 500_000))
    expect([await saldo('HUTANG_LAIN'), await owner.call(tagihanTerbuka, {})]).toEqual([[], []])
    await owner.call(batalUang, { no_uang, alasan: 'SALAH' })
    expect(await owner.call(tagihanTerbuka, {})).toMatchObject([{ no_tagihan, dibayar: 14_500_000, sisa: 500_000 }])
    const { detail_bayar, sisa } = await owner.call(getTagihan, { no_tagihan })
    expect([sisa, detail_bayar.map(({ jumlah, no_batal }) => [jumlah, no_batal === null])]).toEqual([
      500_000,
      [
        [14_000_000, true],
        [500_000, false],
        [500_000, true],
      ],
    ])
  })

  it('is refused where it is none: another shop, an undone bill, another category, an account that is not there', async () => {
    const no_tagihan = await dicatat()
    const coba = (lain: object) => () => owner.call(bayarTagihan, bayar(no_tagihan, 1_000, lain))
    await tolak(coba({ no_tagihan: 'TGH-X' }), 'Tagihan TGH-X Tidak Ada')
    await tolak(coba({ kode_transaksi: 'SEWA' }), 'Kategori SEWA Bukan Untuk Hutang Lain')
    await tolak(coba({ no_rekening: '0999' }), 'Kategori BAYAR PABRIK Bukan Untuk Bank Keluar')
    await tolak(coba({ no_rekening: '0999', kode_transaksi: 'BAYAR PABRIK BANK' }), 'Rekening 0999 Tidak Ada')
    await shop.toko(owner, 'TK02')
    const lain = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
    await tolak(() => lain.call(bayarTagihan, bayar(no_tagihan, 1_000)), `Tagihan ${no_tagihan} Tidak Ada`)
    await owner.call(batalTagihan, { no_tagihan, alasan: 'SALAH' })
    await tolak(coba({}), `Tagihan ${no_tagihan} Sudah Dibatalkan`)
  })

  it('is made once by eight who pay all of it at once', async () => {
    const { no_tagihan } = await owner.call(simpanTagihan, sewa(400_000))
    const hasil = await Promise.allSettled(
      Array.from({ length: 8 }, () => owner.call(bayarTagihan, bayar(no_tagihan, 400_000))),
    )
    expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of hasil)
      if (one.status === 'rejected')
        expect(one.reason.message).toBe(`Jumlah Melebihi Sisa Tagihan ${no_tagihan}, Rp. 0`)
  })

  it('goes by the bill: money by hand pays what else the party is owed, no more', async () => {
    const masuk = (jumlah: number) =>
      owner.call(tambahKas, { kode_transaksi: 'PINJAM DARI', jumlah: rp(jumlah), keterangan: 'x', pihak: 'PAK TANAH' })
    const keluar = (jumlah: number) =>
      owner.call(ambilKas, { kode_transaksi: 'BAYAR PABRIK', jumlah: rp(jumlah), keterangan: 'x', pihak: 'PAK TANAH' })
    const SALAH = 'Pihak PAK TANAH Punya Tagihan Terbuka, Bayar Dari Tagihan'
    const pertama = await masuk(100_000)
    await keluar(100_000)
    await owner.call(simpanTagihan, sewa(400_000))
    await tolak(() => keluar(1), SALAH)
    // What was lent and paid back is not owed: to undo it would be paid out of the bill.
    await tolak(() => owner.call(batalUang, { no_uang: pertama.no_uang, alasan: 'X' }), SALAH)
    const { no_uang } = await masuk(50_000)
    await tolak(() => keluar(50_001), SALAH)
    await owner.call(batalUang, { no_uang, alasan: 'X' })
    expect(await saldo('HUTANG_LAIN')).toEqual([['PAK TANAH', -400_000]])
  })
})

it('keeps the factory and its name while it is owed under it', async () => {
  const { no_tagihan } = await owner.call(simpanTagihan, await barang(8_300_000))
  const ubs = (await owner.call(pabrik.list, {})).find(({ nama_pabrik }) => nama_pabrik === 'UBS')
  const id = ubs?._id ?? ''
  await tolak(
    () => owner.call(pabrik.update, { id, nama_pabrik: 'UBS LAIN' } as never),
    `Pabrik UBS Punya Tagihan ${no_tagihan}, Nama Tidak Bisa Diganti`,
  )
  await tolak(() => owner.call(pabrik.remove, { id }), `Pabrik UBS Punya Tagihan Terbuka ${no_tagihan}`)
  await owner.call(batalTagihan, { no_tagihan, alasan: 'SALAH' })
  await owner.call(pabrik.remove, { id })
})

it('is the owners’ unless they give the right', async () => {
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  expect((await kasir.send('GET', 'tagihan/terbuka')).status).toBe(403)
  await expect(kasir.call(simpanTagihan, sewa(1))).rejects.toThrow()
})
