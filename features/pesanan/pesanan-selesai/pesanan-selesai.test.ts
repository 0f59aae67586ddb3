import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { setujui } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan } from '@kencana/testing/pesanan'
import { bagi, hitungSo, jadi, selesaikan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import {
  batalSelesai,
  getSelesai,
  listSelesai,
  OTORISASI_SUSUT_TUKANG,
  pesananProses,
  selesaikanPesanan,
} from './pesanan-selesai.contract.ts'

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
  await beriBahan(owner, 20)
  await beriBahan(owner, 1, { jenis: 'PATRI' })
})
afterEach(() => shop.close())

const lines = (document: string) =>
  shop.db.rows<{ akun: string; ref: string; mg: number }>(sql`
    SELECT m.akun, m.ref, m.mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${document} AND j.kind = 'PESANAN_SELESAI' ORDER BY m.urut`)
const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT * FROM pesanan ORDER BY no_pesanan`),
    shop.db.rows(sql`SELECT * FROM pesanan_selesai ORDER BY no_selesai`),
    shop.db.rows(sql`SELECT count(*)::int AS n FROM jurnal`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
    shop.db.rows(sql`SELECT id, dokumen FROM otorisasi ORDER BY id`),
  ])
const dikerjakan = async () => {
  const no_pesanan = await pesan(owner)
  await bagi(owner, no_pesanan)
  return no_pesanan
}
const status = async (no_pesanan: string) => (await owner.call(getPesanan, { no_pesanan })).status
const setuju = (input: ReturnType<typeof jadi>) => setujui(gudang, selesaikanPesanan, input)

describe('pesanan selesai', () => {
  it('takes gold, solder and loss from the craftsman', async () => {
    const no_pesanan = await dikerjakan()
    expect(await gudang.call(pesananProses, {})).toMatchObject([
      { no_pesanan, sisa_bahan: gram(20), sisa_patri: gram(1), susut_tukang: gram(0.3), tgl_pembagian: '2026-03-02' },
    ])
    const { message, no_selesai, data } = await gudang.call(selesaikanPesanan, jadi(no_pesanan))
    expect([message, no_selesai]).toEqual(['Data Berhasil Disimpan', 'SLP-TK01-260302-0001'])
    expect(data).toMatchObject({
      no_pesanan,
      nama_tukang: 'PAK SLAMET',
      berat_selesai: gram(5),
      berat_patri: gram(0.1),
      berat_susut: gram(0.2),
      susut_tukang: gram(0.3),
      ongkos_tukang: 75_000,
      no_so_pesanan: null,
    })
    expect(await lines(no_selesai)).toEqual([
      { akun: 'TUKANG', ref: 'T01/BAHAN', mg: -gram(4.9) },
      { akun: 'PESANAN', ref: no_pesanan, mg: gram(4.9) },
      { akun: 'TUKANG', ref: 'T01/PATRI', mg: -gram(0.1) },
      { akun: 'PESANAN', ref: no_pesanan, mg: gram(0.1) },
      { akun: 'TUKANG', ref: 'T01/BAHAN', mg: -gram(0.2) },
      { akun: 'SUSUT', ref: no_selesai, mg: gram(0.2) },
    ])
    expect(await status(no_pesanan)).toBe('SELESAI')
    expect(await gudang.call(pesananProses, {})).toEqual([])
    expect(await gudang.call(listSelesai, { tanggal: '2026-03-02' })).toMatchObject([{ no_selesai, no_pesanan }])
  })

  it('needs neither solder nor loss', async () => {
    const no_pesanan = await dikerjakan()
    const { berat_selesai, otorisasi } = jadi(no_pesanan)
    const body = { no_pesanan, berat_selesai: berat_selesai / 1000, otorisasi }
    const { json, status } = await gudang.send('POST', 'pesanan/selesai', { body })
    expect(status).toBe(200)
    expect(await lines((json as { no_selesai: string }).no_selesai)).toHaveLength(2)
  })

  it('refuses more than he has, and what cannot be, leaving everything as it was', async () => {
    // 20 g and 1 g less what these two take
    await selesaikan(gudang, await dikerjakan())
    await selesaikan(gudang, await dikerjakan(), { berat_patri: gram(0), berat_susut: gram(0) })
    const no_pesanan = await dikerjakan()
    const baru = await pesan(owner)
    const before = await keadaan()
    const coba = (lain: object) => tolakan(gudang, selesaikanPesanan, jadi(no_pesanan, lain))
    expect(await coba({ berat_selesai: gram(11) })).toEqual([
      422,
      'BAHAN MM Tukang T01 Tinggal 9.900 g, Dibutuhkan 11.100 g',
    ])
    expect(await coba({ berat_patri: gram(1) })).toEqual([
      422,
      'PATRI MM Tukang T01 Tinggal 0.900 g, Dibutuhkan 1.000 g',
    ])
    expect(await coba({ berat_patri: gram(5) })).toEqual([400, 'Berat Patri Harus Kurang Dari Berat Selesai'])
    expect(await coba({ berat_selesai: gram(0) })).toEqual([
      400,
      expect.stringContaining('Berat Selesai Harus Lebih Dari 0'),
    ])
    expect(await coba({ no_pesanan: baru })).toEqual([409, `Pesanan ${baru} Belum Dibagi Ke Tukang`])
    expect(await coba({ no_pesanan: 'PSN-X' })).toEqual([404, 'No Pesanan Tidak Ada'])
    expect(await coba({ berat_susut: gram(0.301) })).toEqual([422, `Butuh Otorisasi ${OTORISASI_SUSUT_TUKANG}`])
    expect(await keadaan()).toEqual(before)
  })

  it('lets him lose more than he may with the agreement of the owner, given for exactly that', async () => {
    const no_pesanan = await dikerjakan()
    const input = jadi(no_pesanan, { berat_susut: gram(0.5) })
    const otorisasi = await setuju(input)
    const before = await keadaan()
    expect(await tolakan(gudang, selesaikanPesanan, { ...input, berat_susut: gram(0.6), otorisasi })).toEqual([
      422,
      'Otorisasi Tidak Berlaku Untuk Data Ini',
    ])
    expect(await keadaan()).toEqual(before)
    const { no_selesai } = await gudang.call(selesaikanPesanan, { ...input, otorisasi })
    expect(await shop.db.one(sql`SELECT dokumen FROM otorisasi WHERE id = ${otorisasi}`)).toEqual({
      dokumen: no_selesai,
    })
  })
})

describe('a piece far lighter than it was thought', () => {
  const besar = async (perkiraan: number, susut: number, ongkos: number) => {
    const no_pesanan = await pesan(owner, { perkiraan_berat: gram(perkiraan) })
    await bagi(owner, no_pesanan, { berat_susut: gram(susut), ongkos_tukang: rp(ongkos) })
    return no_pesanan
  }

  it('is judged by its own weight: what was given for a heavy one is lost or earned by agreement', async () => {
    const no_pesanan = await besar(50, 1.5, 5_000_000)
    const awal = await keadaan()
    const isi = { berat_selesai: gram(5), berat_patri: gram(0) }
    const hilang = jadi(no_pesanan, { ...isi, berat_susut: gram(1.5) })
    expect(await tolakan(gudang, selesaikanPesanan, hilang)).toEqual([
      422,
      'Butuh Otorisasi SUSUT TUKANG, ONGKOS TUKANG',
    ])
    expect(await tolakan(gudang, selesaikanPesanan, jadi(no_pesanan, { ...isi, berat_susut: gram(0.15) }))).toEqual([
      422,
      'Butuh Otorisasi ONGKOS TUKANG',
    ])
    expect(await keadaan()).toEqual(awal)
    const wajar = await besar(50, 1.5, 500_000)
    await gudang.call(selesaikanPesanan, jadi(wajar, { ...isi, berat_susut: gram(0.15) }))
    const sepuluh = await besar(5.5, 0.165, 550_000)
    await gudang.call(selesaikanPesanan, jadi(sepuluh, { ...isi, berat_susut: gram(0.165) }))
  })
})

describe('batal pesanan selesai', () => {
  it('gives everything back, and the order may be finished again', async () => {
    await beriBahan(owner, 20)
    const no_pesanan = await dikerjakan()
    const no_selesai = await selesaikan(gudang, no_pesanan)
    const { no_batal } = await gudang.call(batalSelesai, { no_selesai, alasan: 'salah timbang' })
    expect(no_batal).toBe('BSL-TK01-260302-0001')
    expect((await lines(no_batal)).map((line) => line.mg)).toEqual((await lines(no_selesai)).map((line) => -line.mg))
    expect(await status(no_pesanan)).toBe('PROSES')
    expect(await gudang.call(getSelesai, { no_selesai })).toMatchObject({ no_batal, susut_tukang: gram(0.3) })
    expect(await tolakan(gudang, batalSelesai, { no_selesai, alasan: 'X' })).toEqual([
      409,
      `Dokumen ${no_selesai} Sudah Dibatalkan`,
    ])
    await selesaikan(gudang, no_pesanan)
  })

  it('is refused once it is settled or entered as an item, and on a past day to all but owners', async () => {
    const no_pesanan = await dikerjakan()
    const no_selesai = await selesaikan(gudang, no_pesanan)
    const so = await hitungSo(owner, 0)
    const coba = () => tolakan(gudang, batalSelesai, { no_selesai, alasan: 'X' })
    const before = await keadaan()
    expect(await coba()).toEqual([409, `Pesanan ${no_pesanan} Sudah Diperhitungkan Di ${so}`])
    expect(await tolakan(gudang, batalSelesai, { no_selesai: 'SLP-X', alasan: 'X' })).toEqual([
      404,
      'Dokumen SLP-X Tidak Ada',
    ])
    expect(await keadaan()).toEqual(before)
    const barang = await tambahCincin(owner)
    const menjadi = (kode: string | null) =>
      shop.db.run(sql`UPDATE pesanan SET kode_barang = ${kode} WHERE no_pesanan = ${no_pesanan}`)
    await menjadi(barang.kode_barang)
    expect(await coba()).toEqual([409, `Pesanan ${no_pesanan} Sudah Menjadi Barang ${barang.kode_barcode}`])
    await menjadi(null)
    const lain = await dikerjakan()
    const lama = await selesaikan(gudang, lain)
    owner = await shop.nextDay(owner)
    gudang = await shop.login('GUDANG')
    expect(await tolakan(gudang, batalSelesai, { no_selesai: lama, alasan: 'X' })).toEqual([
      422,
      'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    ])
    expect((await owner.call(batalSelesai, { no_selesai: lama, alasan: 'X' })).no_batal).toBe('BSL-TK01-260303-0001')
  })
})

describe("a craftsman's last grams", () => {
  it('go into one of eight orders', async () => {
    const semua: string[] = []
    for (let at = 0; at < 8; at += 1) {
      const no_pesanan = await pesan(owner)
      await bagi(owner, no_pesanan, { kode_tukang: 'T02', ongkos_tukang: rp(0) })
      semua.push(no_pesanan)
    }
    await beriBahan(owner, 6, { kode_tukang: 'T02' })
    const hasil = await Promise.allSettled(
      semua.map((no_pesanan) => selesaikan(owner, no_pesanan, { berat_patri: gram(0) })),
    )
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of hasil)
      if (one.status === 'rejected')
        expect(one.reason.message).toBe('BAHAN MM Tukang T02 Tinggal 0.800 g, Dibutuhkan 5.200 g')
  })
})
