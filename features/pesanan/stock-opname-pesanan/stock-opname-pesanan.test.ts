import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan, pesan, tolakan } from '@kencana/testing/pesanan'
import { bagi, hitungSo, isianSo, selesaikan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang, untukTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saldoBahanStok } from '../../tukang/bahan-stok/bahan-stok.contract.ts'
import { ambilBahan, tambahBahan } from '../../tukang/bahan-tukang/bahan-tukang.contract.ts'
import { bayarOngkos } from '../../tukang/ongkos-tukang/ongkos-tukang.contract.ts'
import { batalSo, dataSo, getSo, laporanSo, listSo, nomorSo, simpanSo } from './stock-opname-pesanan.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await isiMaster(owner)
  await isiTukang(owner)
  await isiPesanan(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 20)
})
afterEach(() => shop.close())

const SIAPA = { kode_tukang: 'T01', kode_group: 'MM' }
const lines = (document: string) =>
  shop.db.rows<{ akun: string; ref: string; mg: number; rp: number }>(sql`
    SELECT m.akun, m.ref, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${document} AND j.kind = 'SO_PESANAN' ORDER BY m.urut`)
const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT * FROM so_pesanan ORDER BY no_so_pesanan`),
    shop.db.rows(sql`SELECT * FROM pesanan_selesai ORDER BY no_selesai`),
    shop.db.rows(sql`SELECT count(*)::int AS n FROM jurnal`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
  ])
/** An order that T01 has made: 5 g, 0.1 g lost, for 75,000. */
const buatan = async (berat = 5, susut = 0.1, ongkos = 75_000) => {
  const no_pesanan = await pesan(owner)
  await bagi(owner, no_pesanan, { ongkos_tukang: rp(ongkos) })
  await selesaikan(owner, no_pesanan, {
    berat_selesai: gram(berat),
    berat_patri: gram(0),
    berat_susut: gram(susut),
  })
  return no_pesanan
}
const diToko = async () => (await owner.call(saldoBahanStok, {})).bahan[0]?.berat

describe('stock opname pesanan', () => {
  it('settles the worked example: 20 g given, 10 g made, 0.2 g lost, 5 g handed in', async () => {
    const satu = await buatan()
    const dua = await buatan()
    const nomor = await gudang.call(nomorSo, {})
    expect(nomor).toEqual({ no_so_pesanan: 'SOP-TK01-260302-0001' })
    expect(await gudang.call(nomorSo, {})).toEqual(nomor)
    const data = await gudang.call(dataSo, SIAPA)
    expect(data).toMatchObject({
      saldo_awal: gram(20),
      berat_sisa: gram(9.8),
      berat_pakai: gram(10),
      susut_pakai: gram(0.2),
      ongkos: 150_000,
    })
    expect(data.data_so.map((row) => [row.no_pesanan, row.berat_selesai, row.berat_susut, row.ongkos])).toEqual([
      [satu, gram(5), gram(0.1), 75_000],
      [dua, gram(5), gram(0.1), 75_000],
    ])
    const { message, no_so_pesanan, ...print } = await gudang.call(simpanSo, isianSo(data, 5))
    expect([message, no_so_pesanan]).toEqual(['Stock Opname Berhasil', nomor.no_so_pesanan])
    expect(print).toMatchObject({
      nama_tukang: 'PAK SLAMET',
      kode_kategori: 'MM',
      total_awal_bahan: gram(20),
      total_pakai: gram(10),
      total_susut: gram(0.2),
      total_sisa_bahan: gram(9.8),
      total_setor_bahan: gram(5),
      selisih: gram(4.8),
      total_ongkos: 150_000,
      dataPesanan: [
        { no_persekot: satu, tukang: 'T01', kode_kategori: 'MM', berat_pakai: gram(5), berat_susut: gram(0.1) },
        { no_persekot: dua },
      ],
    })
    expect(await lines(no_so_pesanan)).toEqual([
      { akun: 'TUKANG', ref: 'T01/BAHAN', mg: -gram(5), rp: 0 },
      { akun: 'BAHAN_TOKO', ref: 'BAHAN', mg: gram(5), rp: 0 },
      { akun: 'BIAYA', ref: 'ONGKOS TUKANG', mg: 0, rp: 150_000 },
      { akun: 'HUTANG_TUKANG', ref: 'T01', mg: 0, rp: -150_000 },
    ])
    expect(await diToko()).toBe(gram(85))
    expect(await gudang.call(dataSo, SIAPA)).toMatchObject({
      data_so: [],
      saldo_awal: gram(4.8),
      berat_sisa: gram(4.8),
    })
    expect(await gudang.call(nomorSo, {})).toEqual({ no_so_pesanan: 'SOP-TK01-260302-0002' })
    expect(await gudang.call(listSo, { tanggal: '2026-03-02' })).toMatchObject([
      { no_so_pesanan, jumlah_pesanan: 2, setor: gram(5), ongkos: 150_000, no_batal: null },
    ])
    const periode = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kode_group: 'ALL', kode_tukang: 'ALL' }
    const laporan = await owner.call(laporanSo, periode)
    expect(laporan).toMatchObject([
      {
        no_so_pesanan,
        kode_kategori: 'MM',
        saldo_awal: gram(20),
        setor: gram(5),
        selisih: gram(4.8),
        pesanan: [
          {
            no_pesanan: satu,
            kode_tukang: 'T01',
            nama_barang: 'CINCIN KAWIN UKIR',
            nama_atribut: '-',
            berat_atribut: 0,
            berat_pakai: gram(5),
            susut_pakai: gram(0.1),
            ongkos: 75_000,
            st_selesai: 'Y',
            st_serah: 'N',
          },
          { no_pesanan: dua },
        ],
      },
    ])
    expect(await owner.call(laporanSo, { ...periode, kode_tukang: 'T02' })).toEqual([])
    expect(await owner.call(laporanSo, { ...periode, kode_group: 'MT' })).toEqual([])
    const body = { ...periode, akun: 'HUTANG_TUKANG', kind: 'SO_PESANAN', ref: 'T01' }
    expect((await owner.send('POST', 'mutasi/reports', { body })).json).toMatchObject({ totals: { rp: -150_000 } })
    // what was lost leads to the jurnal of its orders, whenever they were finished
    const document = laporan.flatMap((so) => so.pesanan.map((one) => one.no_selesai)).join(',')
    const susut = { ...periode, akun: 'SUSUT', kind: 'PESANAN_SELESAI', kode_tukang: undefined, document }
    expect((await owner.send('POST', 'mutasi/reports', { body: susut })).json).toMatchObject({
      total: 2,
      totals: { berat: 0.2 },
    })
  })

  it('works everything out again: whatever changed since it was seen is refused', async () => {
    const satu = await buatan()
    const data = await gudang.call(dataSo, SIAPA)
    const dua = await buatan()
    const berubah = [409, 'Data Berubah, Silahkan Cari Ulang']
    // However many there are since the last one: all of them are settled at once, or none.
    const stockOpnames = Array.from({ length: 600 }, (_, at) => `PSN-TK01-260302-${9000 + at}`)
    expect(await tolakan(gudang, simpanSo, isianSo(data, 0, { stockOpnames }))).toEqual(berubah)
    const before = await keadaan()
    expect(await tolakan(gudang, simpanSo, isianSo(data, 1))).toEqual(berubah)
    const sekarang = await gudang.call(dataSo, SIAPA)
    const coba = (lain: object, setor = 1) => tolakan(gudang, simpanSo, isianSo(sekarang, setor, lain))
    for (const lain of [
      { stockOpnames: [satu] },
      { stockOpnames: [satu, satu] },
      { stockOpnames: [satu, dua, 'PSN-X'] },
      { berat_pakai: gram(9) },
      { susut_pakai: gram(0) },
      { saldo_awal: gram(1) },
      { berat_sisa: gram(1) },
      { ongkos: rp(1) },
      { selisih: gram(1) },
      { kode_group: 'MT' },
      { kode_tukang: 'T02' },
    ])
      expect(await coba(lain), JSON.stringify(lain)).toEqual(berubah)
    expect(await coba({}, 9.801)).toEqual([422, 'Total Setor Bahan Melebihi Saldo Awal '])
    expect(await coba({ kode_tukang: '' })).toEqual([400, 'Data Tukang Harus Dipilih'])
    expect(await coba({ kode_group: '' })).toEqual([400, 'Kategori Harus Dipilih'])
    expect(await coba({ stockOpnames: [] })).toEqual([400, 'Belum Ada Pesanan Yang Selesai'])
    const { selisih, ...rest } = isianSo(sekarang, 0)
    const kosong = { ...rest, setor: '', selisih: Number(selisih) }
    expect((await gudang.send('POST', 'stock-opname', { body: kosong })).text).toContain(
      'Total Setor Bahan Harus Diisi',
    )
    expect(await keadaan()).toEqual(before)
    // material that came in between is a change too
    await owner.call(tambahBahan, untukTukang(1))
    expect(await coba({})).toEqual(berubah)
    expect(await hitungSo(gudang, 0)).toBe('SOP-TK01-260302-0001')
  })

  it('posts nothing when nothing is handed in and nothing earned', async () => {
    await buatan(5, 0.1, 0)
    const no_so_pesanan = await hitungSo(gudang, 0)
    expect(await lines(no_so_pesanan)).toEqual([])
    const { no_batal } = await gudang.call(batalSo, { no_so_pesanan, alasan: 'x' })
    expect(no_batal).toBe('BSO-TK01-260302-0001')
    expect((await gudang.call(dataSo, SIAPA)).data_so).toHaveLength(1)
    await hitungSo(gudang, 0)
  })

  it('is won by one of eight who settle at once, round after round', async () => {
    const siapa = await Promise.all(Array.from({ length: 8 }, () => shop.login('GUDANG')))
    for (let ronde = 0; ronde < 3; ronde += 1) {
      await owner.call(tambahBahan, untukTukang(6))
      await buatan()
      const data = await gudang.call(dataSo, SIAPA)
      const hasil = await Promise.allSettled(siapa.map((one) => one.call(simpanSo, isianSo(data, 0.5))))
      expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
      for (const one of hasil)
        if (one.status === 'rejected') expect(one.reason.message).toBe('Data Berubah, Silahkan Cari Ulang')
    }
  })

  it('and finishing, at once: what is settled is what was seen', async () => {
    await owner.call(tambahBahan, untukTukang(12))
    await buatan()
    const data = await gudang.call(dataSo, SIAPA)
    const lain = await pesan(owner)
    await bagi(owner, lain)
    const [so, selesai] = await Promise.allSettled([
      gudang.call(simpanSo, isianSo(data, 0)),
      selesaikan(owner, lain, { berat_patri: gram(0) }),
    ])
    expect(selesai.status).toBe('fulfilled')
    const sisa = (await gudang.call(dataSo, SIAPA)).data_so.map((row) => row.no_pesanan)
    if (so.status === 'fulfilled') expect(sisa).toEqual([lain])
    else expect([so.reason.message, sisa.length]).toEqual(['Data Berubah, Silahkan Cari Ulang', 2])
    await hitungSo(gudang, 0)
  })
})

describe('batal SO pesanan', () => {
  it('gives the material back, owes no fee, frees the orders', async () => {
    await owner.call(tambahBahan, untukTukang(10))
    const no_pesanan = await buatan()
    const sebelum = [await diToko(), (await gudang.call(dataSo, SIAPA)).berat_sisa]
    const no_so_pesanan = await hitungSo(gudang, 2)
    const { no_batal } = await gudang.call(batalSo, { no_so_pesanan, alasan: 'salah timbang' })
    expect((await lines(no_batal)).map((line) => [line.mg, line.rp])).toEqual([
      [gram(2), 0],
      [-gram(2), 0],
      [0, -75_000],
      [0, 75_000],
    ])
    const data = await gudang.call(dataSo, SIAPA)
    expect([await diToko(), data.berat_sisa, data.data_so.map((row) => row.no_pesanan)]).toEqual([
      ...sebelum,
      [no_pesanan],
    ])
    // what was settled stays readable
    expect(await gudang.call(getSo, { no_so_pesanan })).toMatchObject({
      no_batal,
      dataPesanan: [{ no_persekot: no_pesanan }],
    })
    const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kode_group: 'ALL', kode_tukang: 'ALL' }
    expect((await owner.call(laporanSo, hari)).map((row) => row.no_so_pesanan)).not.toContain(no_so_pesanan)
    expect(await tolakan(gudang, batalSo, { no_so_pesanan, alasan: 'X' })).toEqual([
      409,
      `Dokumen ${no_so_pesanan} Sudah Dibatalkan`,
    ])
  })

  it('is refused when the material or the fee is gone, and on a past day to all but owners', async () => {
    await buatan()
    const no_so_pesanan = await hitungSo(gudang, 2)
    const bayar = { cara_bayar: 'CASH' as const, no_rekening: '', keterangan: '' }
    const hutang = await shop.db.one<{ rp: number }>(
      sql`SELECT -rp AS rp FROM saldo_akun('TK01', 'infinity', ARRAY['HUTANG_TUKANG']) WHERE ref = 'T01'`,
    )
    await owner.call(bayarOngkos, { kode_tukang: 'T01', jumlah: rp((hutang?.rp ?? 0) - 1000), ...bayar })
    const before = await keadaan()
    expect(await tolakan(gudang, batalSo, { no_so_pesanan, alasan: 'X' })).toEqual([
      422,
      'Ongkos Tukang T01 Sudah Dibayar, Batalkan Dulu Pembayarannya',
    ])
    expect(await tolakan(gudang, batalSo, { no_so_pesanan: 'SOP-X', alasan: 'X' })).toEqual([
      404,
      'Dokumen SOP-X Tidak Ada',
    ])
    expect(await keadaan()).toEqual(before)
    await buatan(1, 0, 0)
    const tanpaOngkos = await hitungSo(gudang, 1)
    const toko = await diToko()
    await owner.call(tambahBahan, untukTukang((toko ?? 0) / 1000, { kode_tukang: 'T02' }))
    expect(await tolakan(gudang, batalSo, { no_so_pesanan: tanpaOngkos, alasan: 'X' })).toEqual([
      422,
      'Saldo BAHAN TOKO BAHAN MM Tidak Mencukupi',
    ])
    await owner.call(ambilBahan, untukTukang(1, { kode_tukang: 'T02' }))
    owner = await shop.nextDay(owner)
    gudang = await shop.login('GUDANG')
    expect(await tolakan(gudang, batalSo, { no_so_pesanan: tanpaOngkos, alasan: 'X' })).toEqual([
      422,
      'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    ])
    expect((await owner.call(batalSo, { no_so_pesanan: tanpaOngkos, alasan: 'X' })).no_batal).toBe(
      'BSO-TK01-260303-0001',
    )
  })
})
