import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan, pesan, tolakan } from '@kencana/testing/pesanan'
import { bagi, selesaikan, untukDikerjakan } from '@kencana/testing/pesanan-tukang'
import { pesanDisaksikan } from '@kencana/testing/saksi'
import { beriBahan, isiBahan, isiTukang, untukTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tukang } from '../../master/tukang/tukang.contract.ts'
import { ambilBahan } from '../../tukang/bahan-tukang/bahan-tukang.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { pesananProses } from '../pesanan-selesai/pesanan-selesai.contract.ts'
import {
  bagiPesanan,
  batalPembagian,
  getPembagian,
  listPembagian,
  pesananBaru,
  pesananTersedia,
  pindahPesanan,
} from './pembagian-pesanan.contract.ts'

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
  await isiBahan(owner, 5, { jenis: 'PATRI' })
})
afterEach(() => shop.close())

const lines = (document: string) =>
  shop.db.rows<{ akun: string; ref: string; kode_group: string; mg: number }>(sql`
    SELECT m.akun, m.ref, m.kode_group, m.mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${document} AND j.kind = 'PESANAN' ORDER BY m.urut`)
/** All that a refusal must leave as it is. */
const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT * FROM pesanan ORDER BY no_pesanan`),
    shop.db.rows(sql`SELECT * FROM pembagian_pesanan ORDER BY no_pembagian`),
    shop.db.rows(sql`SELECT count(*)::int AS n FROM jurnal`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
  ])
const satu = async (no_pesanan: string) => {
  const { status, kode_tukang, ongkos_tukang, susut_tukang, no_pembagian } = await owner.call(getPesanan, {
    no_pesanan,
  })
  return [status, kode_tukang, ongkos_tukang, susut_tukang, no_pembagian]
}
const pindahan = (no_pesanan: string, kode_tukang = 'T02') => ({
  ...untukDikerjakan(no_pesanan, { kode_tukang, ongkos_tukang: rp(90_000), berat_susut: gram(0.4) }),
  alasan: 'SAKIT',
})

describe('pembagian pesanan', () => {
  it('shows what waits, and gives it to a craftsman with fee, allowance and slip', async () => {
    const no_pesanan = await pesan(owner)
    expect(await gudang.call(pesananBaru, {})).toMatchObject([{ no_pesanan, nama_customer: 'IBU SRI HARTATI' }])
    const { pesanan } = await gudang.call(pesananTersedia, { no_pesanan })
    expect(pesanan).toMatchObject({
      kode_customer: '-',
      alamat_customer: 'JL. KAWI 7, ORO-ORO DOWO, KLOJEN, MALANG',
      no_hp: '08123456789',
      detail_barang: [{ deskripsi: 'CINCIN KAWIN UKIR', perkiraan_berat: gram(5), perkiraan_kadar: '70' }],
    })
    const { message, no_pembagian, slip } = await gudang.call(bagiPesanan, untukDikerjakan(no_pesanan))
    expect([message, no_pembagian]).toEqual(['Data Berhasil Disimpan', 'BGP-TK01-260302-0001'])
    expect(slip).toMatchObject({
      no_pesanan,
      jenis: 'BAGI',
      tgl: '2026-03-02',
      tgl_selesai: '2026-03-16',
      nama_pemesan: 'IBU SRI HARTATI',
      nama_tukang: 'PAK SLAMET',
      keterangan: { kategori: 'MAS MUDA', jenis_pesanan: 'CINCIN', size: '12', berat: gram(5), berat_susut: gram(0.3) },
      berat_customer: 0,
      cetakan: 0,
    })
    expect(await satu(no_pesanan)).toEqual(['PROSES', 'T01', 75_000, gram(0.3), no_pembagian])
    expect(await lines(no_pembagian)).toEqual([])
    expect(await gudang.call(pesananBaru, {})).toEqual([])
    expect(await gudang.call(pesananProses, {})).toMatchObject([
      { no_pesanan, kode_tukang: 'T01', nama_tukang: 'PAK SLAMET', sisa_bahan: 0, sisa_patri: 0 },
    ])
    const hari = await gudang.call(listPembagian, { tanggal: '2026-03-02', jenis: 'BAGI' })
    expect(hari).toMatchObject([{ no_pembagian, no_pesanan, tukang_asal: null, no_batal: null, user_id: 'GUDANG' }])
  })

  it('tells the telephone to who handles the order there, and its end to who only looks, or looks elsewhere', async () => {
    const lihat = await shop.user(owner, 'LIHAT', 'GUDANG')
    await shop.db.run(sql`DELETE FROM hak_aksi WHERE user_id = 'LIHAT' AND aksi = 'simpan'`)
    const [utuh, ujung] = ['08123456789', '*******6789']
    const no_pesanan = await pesan(owner)
    const tersedia = async (siapa: User) => (await siapa.call(pesananTersedia, { no_pesanan })).pesanan.no_hp
    expect([await tersedia(gudang), await tersedia(lihat)]).toEqual([utuh, ujung])

    const { no_pembagian, slip } = await gudang.call(bagiPesanan, untukDikerjakan(no_pesanan))
    expect(slip.telepon).toBe(utuh)
    const lagi = async (siapa: User) => [
      (await siapa.call(getPembagian, { no_pembagian })).telepon,
      ...(await siapa.call(pesananProses, {})).map(({ no_hp }) => no_hp),
    ]
    expect([await lagi(gudang), await lagi(lihat)]).toEqual([
      [utuh, utuh],
      [ujung, ujung],
    ])
    expect((await gudang.call(pindahPesanan, pindahan(no_pesanan))).slip.telepon).toBe(utuh)
    expect((await gudang.call(getPesanan, { no_pesanan })).no_hp).toBe(ujung)
  })

  it("takes the customer's own gold out of custody into his hands, and back again when undone", async () => {
    const no_pesanan = await pesanDisaksikan(await shop.user(owner, 'SALES', 'SALES'), owner, {
      berat_customer: gram(3),
    })
    const no_pembagian = await bagi(gudang, no_pesanan)
    const emas = gram(3)
    const isi = [
      { akun: 'TITIPAN_BARANG', ref: no_pesanan, kode_group: 'MM', mg: -emas },
      { akun: 'PELANGGAN', ref: '-', kode_group: 'MM', mg: emas },
      { akun: 'PELANGGAN', ref: '-', kode_group: 'MM', mg: -emas },
      { akun: 'TUKANG', ref: 'T01/BAHAN', kode_group: 'MM', mg: emas },
    ]
    expect(await lines(no_pembagian)).toEqual(isi)
    expect((await gudang.call(getPembagian, { no_pembagian })).berat_customer).toBe(emas)
    // worked away meanwhile: it cannot come back
    await gudang.call(ambilBahan, untukTukang(1))
    const before = await keadaan()
    expect(await tolakan(gudang, batalPembagian, { no_pembagian, alasan: 'X' })).toEqual([
      422,
      'Bahan MM Tukang T01 Tinggal 2.000 g, Emas Customer 3.000 g Tidak Bisa Dikembalikan',
    ])
    expect(await keadaan()).toEqual(before)
    await beriBahan(owner, 1)
    const { no_batal, message } = await gudang.call(batalPembagian, { no_pembagian, alasan: 'salah tukang' })
    expect([no_batal, message]).toEqual(['BBG-TK01-260302-0001', 'Berhasil'])
    expect((await lines(no_batal)).map((line) => line.mg)).toEqual([emas, -emas, emas, -emas])
    expect(await satu(no_pesanan)).toEqual(['BARU', null, null, null, null])
    expect(await tolakan(gudang, batalPembagian, { no_pembagian, alasan: 'X' })).toEqual([
      409,
      `Dokumen ${no_pembagian} Sudah Dibatalkan`,
    ])
  })

  it('refuses what cannot be given out, leaving everything as it was', async () => {
    const no_pesanan = await pesan(owner)
    const diproses = await pesan(owner)
    await bagi(owner, diproses)
    await shop.toko(owner, 'TK02')
    const sana = await shop.user(owner, 'GUDANG2', 'GUDANG', 'TK02')
    const before = await keadaan()
    const coba = (lain: object) => tolakan(gudang, bagiPesanan, untukDikerjakan(no_pesanan, lain))
    expect(await coba({ no_pesanan: 'PSN-X' })).toEqual([404, 'No Pesanan Tidak Ada'])
    expect(await coba({ no_pesanan: diproses })).toEqual([409, `Pesanan ${diproses} Masih Dikerjakan Tukang`])
    expect(await coba({ kode_tukang: 'T09' })).toEqual([422, 'Tukang T09 Tidak Ada'])
    expect(await coba({ no_pesanan: '' })).toEqual([400, 'No Pesanan Harus Diisi'])
    expect(await coba({ kode_tukang: '' })).toEqual([400, 'Kode Tukang Harus Dipilih'])
    expect(await coba({ ongkos_tukang: null })).toEqual([400, 'Ongkos Tukang Harus Diisi'])
    const kosong = { ...untukDikerjakan(no_pesanan), berat_susut: '' }
    expect((await gudang.send('POST', 'pembagian-pesanan', { body: kosong })).text).toContain('Berat Susut Harus Diisi')
    for (const salah of ['PSN-X', diproses])
      expect(await tolakan(gudang, pesananTersedia, { no_pesanan: salah })).toEqual([404, 'No Pesanan Tidak Ada'])
    expect(await tolakan(sana, bagiPesanan, untukDikerjakan(no_pesanan))).toEqual([404, 'No Pesanan Tidak Ada'])
    expect(await tolakan(sana, getPembagian, { no_pembagian: 'BGP-TK01-260302-0001' })).toEqual([
      404,
      'Dokumen BGP-TK01-260302-0001 Tidak Ada',
    ])
    expect(await keadaan()).toEqual(before)
  })

  it('is done once by eight who want the same order', async () => {
    const no_pesanan = await pesan(owner)
    const hasil = await Promise.allSettled(Array.from({ length: 8 }, () => bagi(gudang, no_pesanan)))
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of hasil)
      if (one.status === 'rejected') expect(one.reason.message).toBe(`Pesanan ${no_pesanan} Masih Dikerjakan Tukang`)
  })
})

describe('pindah pesanan', () => {
  it('hands the order and the gold on, and back when undone', async () => {
    const no_pesanan = await pesan(owner, { berat_customer: gram(2) })
    const pertama = await bagi(gudang, no_pesanan)
    const { no_pembagian: kedua, slip } = await gudang.call(pindahPesanan, pindahan(no_pesanan))
    expect(slip).toMatchObject({ jenis: 'PINDAH', kode_tukang: 'T02', ongkos_tukang: 90_000 })
    expect(await lines(kedua)).toEqual([
      { akun: 'TUKANG', ref: 'T01/BAHAN', kode_group: 'MM', mg: -gram(2) },
      { akun: 'TUKANG', ref: 'T02/BAHAN', kode_group: 'MM', mg: gram(2) },
    ])
    expect(await satu(no_pesanan)).toEqual(['PROSES', 'T02', 90_000, gram(0.4), kedua])
    expect(await gudang.call(listPembagian, { tanggal: '2026-03-02', jenis: 'PINDAH' })).toMatchObject([
      { no_pembagian: kedua, tukang_asal: 'T01', kode_tukang: 'T02' },
    ])
    const before = await keadaan()
    expect(await tolakan(gudang, batalPembagian, { no_pembagian: pertama, alasan: 'X' })).toEqual([
      409,
      `Pesanan ${no_pesanan} Sudah Di Tukang T02 Dengan ${kedua}, Batalkan Dulu Yang Terakhir`,
    ])
    expect(await keadaan()).toEqual(before)
    const { no_batal } = await gudang.call(batalPembagian, { no_pembagian: kedua, alasan: 'sudah sembuh' })
    expect((await lines(no_batal)).map((line) => line.mg)).toEqual([gram(2), -gram(2)])
    expect(await satu(no_pesanan)).toEqual(['PROSES', 'T01', 75_000, gram(0.3), pertama])
    await gudang.call(batalPembagian, { no_pembagian: pertama, alasan: 'x' })
    expect((await satu(no_pesanan))[0]).toBe('BARU')
  })

  it('refuses the same craftsman, an order nobody has, and gold that is worked away', async () => {
    const baru = await pesan(owner)
    const no_pesanan = await pesanDisaksikan(await shop.user(owner, 'SALES', 'SALES'), owner, {
      berat_customer: gram(4),
      kode_group: 'MT',
      kode_dept: 'CINT',
      kadar: '22K',
    })
    await bagi(gudang, no_pesanan)
    await gudang.call(ambilBahan, untukTukang(0.5, { kode_group: 'MT' }))
    const before = await keadaan()
    expect(await tolakan(gudang, pindahPesanan, pindahan(baru))).toEqual([
      409,
      `Pesanan ${baru} Belum Dibagi Ke Tukang`,
    ])
    expect(await tolakan(gudang, pindahPesanan, pindahan(no_pesanan, 'T01'))).toEqual([
      422,
      `Pesanan ${no_pesanan} Sudah Dikerjakan Tukang T01, Pilih Tukang Lain`,
    ])
    expect(await tolakan(gudang, pindahPesanan, pindahan(no_pesanan, 'T09'))).toEqual([422, 'Tukang T09 Tidak Ada'])
    expect(await tolakan(gudang, pindahPesanan, pindahan(no_pesanan))).toEqual([
      422,
      'Bahan MT Tukang T01 Tinggal 3.500 g, Emas Customer 4.000 g Tidak Bisa Dipindah',
    ])
    expect(await tolakan(gudang, pindahPesanan, { ...pindahan(no_pesanan), alasan: '' })).toEqual([
      400,
      'Alasan Harus Diisi',
    ])
    expect(await keadaan()).toEqual(before)
  })
})

describe('batal pembagian', () => {
  it('is refused once the order is made, and on a past day to all but owners', async () => {
    const no_pesanan = await pesan(owner)
    await beriBahan(owner, 10)
    await beriBahan(owner, 1, { jenis: 'PATRI' })
    const no_pembagian = await bagi(gudang, no_pesanan)
    await selesaikan(owner, no_pesanan)
    const lama = await pesan(owner)
    const kemarin = await bagi(gudang, lama)
    const before = await keadaan()
    expect(await tolakan(gudang, batalPembagian, { no_pembagian, alasan: 'X' })).toEqual([
      409,
      `Pesanan ${no_pesanan} Sudah Selesai`,
    ])
    expect(await tolakan(gudang, batalPembagian, { no_pembagian: 'BGP-X', alasan: 'X' })).toEqual([
      404,
      'Dokumen BGP-X Tidak Ada',
    ])
    expect(await keadaan()).toEqual(before)
    owner = await shop.nextDay(owner)
    gudang = await shop.login('GUDANG')
    expect(await tolakan(gudang, batalPembagian, { no_pembagian: kemarin, alasan: 'X' })).toEqual([
      422,
      'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    ])
    expect((await owner.call(batalPembagian, { no_pembagian: kemarin, alasan: 'X' })).no_batal).toBe(
      'BBG-TK01-260303-0001',
    )
    expect((await satu(lama))[0]).toBe('BARU')
  })

  it('keeps a craftsman who still has orders, and lets him go afterwards', async () => {
    const no_pesanan = await pesan(owner)
    await owner.call(tukang.create, { kode_tukang: 'T03', nama_tukang: 'PAK BEJO' })
    const no_pembagian = await bagi(owner, no_pesanan, { kode_tukang: 'T03' })
    expect(await tolakan(owner, tukang.remove, { id: 'T03' })).toEqual([
      422,
      `Tukang T03 Masih Mengerjakan Pesanan ${no_pesanan}`,
    ])
    await owner.call(batalPembagian, { no_pembagian, alasan: 'X' })
    await owner.call(tukang.remove, { id: 'T03' })
  })
})
