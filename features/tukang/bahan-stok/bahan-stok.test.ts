import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { bahanDariBos, beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hancurBarang } from '../../barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { group } from '../../master/group/group.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import {
  batalBahanStok,
  getBahanStok,
  isiBahanStok,
  listBahanStok,
  OTORISASI_BAHAN_BOS,
  saldoBahanStok,
} from './bahan-stok.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await isiMaster(owner)
  await isiTukang(owner)
})
afterEach(() => shop.close())

/** Scrap gold: 10 g of MM (70 %), or as much as is given, and 5 g of MT (91.6 %). */
const hancurkan = async (grams = 10) => {
  const a = await tambahCincin(owner, { berat: gram(grams), berat_asli: gram(grams) })
  const mt = { kode_group: 'MT', kode_dept: 'CINT', kadar: '91.6', berat: gram(5), berat_asli: gram(5) }
  const b = await tambahCincin(owner, mt)
  await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: [a.kode_barcode, b.kode_barcode] })
}
const dari = (sumber: 'HANCUR' | 'BOS' | 'PABRIK' | 'STOK_AWAL', kode_group: string, berat: number) => ({
  sumber,
  kode_group,
  berat: gram(berat),
})
const saldo = () => owner.call(saldoBahanStok, {})
const susut = () =>
  shop.db.rows(sql`SELECT ref, kode_group, mg FROM saldo_akun('TK01', 'infinity', ARRAY['SUSUT']) ORDER BY 1`)
const banyak = async () => (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM jurnal`))?.n

describe('bahan stok', () => {
  it('fills the shop with material of one group from several sources, loss apart', async () => {
    await hancurkan()
    const detail_bahan = [
      dari('HANCUR', 'MM', 4),
      dari('BOS', 'MM', 3),
      dari('PABRIK', 'MM', 2),
      dari('STOK_AWAL', 'MM', 1),
    ]
    const isian = bahanDariBos(9.98, { detail_bahan, keterangan: 'lebur' })
    // Gold from before the books were opened comes from nothing: an owner says so.
    await expect(gudang.call(isiBahanStok, isian)).rejects.toThrow('Stok Awal Hanya Dimasukkan OWN Atau SU')
    const { message, data } = await owner.call(isiBahanStok, isian)
    expect(message).toBe('Data Berhasil Disimpan')
    expect(data).toMatchObject({
      no_bahan_stok: 'BM-TK01-260302-0001',
      lebur: false,
      jml_bahan: gram(9.98),
      susut: gram(0.02),
      keterangan: 'LEBUR',
      cetakan: 0,
      detail_bahan,
    })
    expect(await saldo()).toEqual({
      bahan: [{ jenis: 'BAHAN', kode_group: 'MM', berat: gram(9.98) }],
      hancur: [
        { kode_group: 'MM', berat: gram(6) },
        { kode_group: 'MT', berat: gram(5) },
      ],
      stok_awal: true,
    })
    expect(await susut()).toEqual([{ ref: 'BM-TK01-260302-0001', kode_group: 'MM', mg: gram(0.02) }])
    expect(await gudang.call(listBahanStok, { tanggal: '2026-03-02' })).toHaveLength(1)
  })

  it('melts mixed scrap into one group by its fine gold', async () => {
    await hancurkan(6)
    // 6 g of 70 % and 5 g of 91.6 % hold 8.78 g of fine gold: 12.542857 g of 70 %
    const detail_bahan = [dari('HANCUR', 'MM', 6), dari('HANCUR', 'MT', 5)]
    const { data } = await gudang.call(isiBahanStok, bahanDariBos(12.5, { detail_bahan }))
    expect(data).toMatchObject({ lebur: true, jml_bahan: gram(12.5), susut: gram(0.042) })
    const lines = await shop.db.rows(sql`
      SELECT m.akun, m.kode_group, sum(m.mg)::int AS mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
      WHERE j.document = ${data.no_bahan_stok} AND j.kind = 'LEBUR' GROUP BY 1, 2 ORDER BY 1, 2`)
    expect(lines).toEqual([
      { akun: 'BAHAN_TOKO', kode_group: 'MM', mg: 12_500 },
      { akun: 'HANCUR', kode_group: 'MM', mg: -6_000 },
      { akun: 'HANCUR', kode_group: 'MT', mg: -5_000 },
      { akun: 'KONVERSI', kode_group: 'MM', mg: -6_542 },
      { akun: 'KONVERSI', kode_group: 'MT', mg: 5_000 },
      { akun: 'SUSUT', kode_group: 'MM', mg: 42 },
    ])
    expect(await saldo()).toMatchObject({ hancur: [] })
    const { no_batal } = await gudang.call(batalBahanStok, { no_bahan_stok: data.no_bahan_stok, alasan: 'salah' })
    expect(no_batal).toBe('BBM-TK01-260302-0001')
    expect((await saldo()).hancur).toEqual([
      { kode_group: 'MM', berat: gram(6) },
      { kode_group: 'MT', berat: gram(5) },
    ])
  })

  it('melts into a category of another price by agreement, back as well', async () => {
    await hancurkan(6)
    for (const [kode_group, harga] of [
      ['MM', 2_290_000],
      ['MT', 2_400_000],
    ] as const)
      await owner.call(ubahHargaEmas, { kode_group, harga: rp(harga), harga_modal: rp(2_200_000) })
    const input = bahanDariBos(12.5, { detail_bahan: [dari('HANCUR', 'MM', 6), dari('HANCUR', 'MT', 5)] })
    await expect(gudang.call(isiBahanStok, input)).rejects.toThrow('Butuh Otorisasi SUSUT LEBUR')
    const { data } = await denganOtorisasi(gudang, isiBahanStok, input, 'SUSUT LEBUR')
    const balik = { no_bahan_stok: data.no_bahan_stok, alasan: 'salah' }
    await expect(gudang.call(batalBahanStok, balik)).rejects.toThrow('Butuh Otorisasi BATAL DOKUMEN')
  })

  it('asks OWN or SU about a loss above the allowance, and names the agreement', async () => {
    await hancurkan(4)
    const detail_bahan = [dari('HANCUR', 'MM', 2)]
    // 0.5 % of 2 g are 10 mg
    const pas = await gudang.call(isiBahanStok, bahanDariBos(1.99, { detail_bahan }))
    expect(pas.data.susut).toBe(10)
    const input = bahanDariBos(1.989, { detail_bahan })
    await expect(gudang.call(isiBahanStok, input)).rejects.toThrow('Butuh Otorisasi SUSUT LEBUR')
    const { data } = await denganOtorisasi(gudang, isiBahanStok, input, 'SUSUT LEBUR')
    expect(data.susut).toBe(11)
    const row = await shop.db.one(sql`
      SELECT o.dokumen FROM bahan_stok b JOIN otorisasi o ON o.id = b.otorisasi WHERE b.no_bahan_stok = ${data.no_bahan_stok}`)
    expect(row).toEqual({ dokumen: data.no_bahan_stok })
  })

  it('comes from the owner only when he or SU says so, however little of it', async () => {
    const awal = await saldo()
    const dariBos = (berat: number) => bahanDariBos(berat, { detail_bahan: [dari('BOS', 'MM', berat)] })
    for (const berat of [5000, 0.001])
      await expect(gudang.call(isiBahanStok, dariBos(berat))).rejects.toThrow('Butuh Otorisasi BAHAN DARI BOS')
    expect(await saldo()).toEqual(awal)
    await owner.call(isiBahanStok, dariBos(2))
    const { no_bahan_stok } = await denganOtorisasi(gudang, isiBahanStok, dariBos(3), OTORISASI_BAHAN_BOS)
    await expect(gudang.call(batalBahanStok, { no_bahan_stok, alasan: 'X' })).rejects.toThrow(
      'Butuh Otorisasi BAHAN DARI BOS, BATAL DOKUMEN',
    )
  })

  it('goes back to the owner or out of the books only when he or SU says so', async () => {
    for (const sumber of ['BOS', 'STOK_AWAL'] as const) {
      const isi = bahanDariBos(2, { detail_bahan: [dari(sumber, 'MM', 2)] })
      const { no_bahan_stok } = await owner.call(isiBahanStok, isi)
      const batal = { no_bahan_stok, alasan: 'X', otorisasi: null }
      const ada = await saldo()
      await expect(gudang.call(batalBahanStok, batal)).rejects.toThrow('Butuh Otorisasi BAHAN DARI BOS')
      expect(await saldo()).toEqual(ada)
      await denganOtorisasi(gudang, batalBahanStok, batal, OTORISASI_BAHAN_BOS)
    }
    const { no_bahan_stok } = await owner.call(isiBahanStok, bahanDariBos(1))
    await owner.call(batalBahanStok, { no_bahan_stok, alasan: 'X' })
  })

  it('refuses what cannot be, and changes nothing', async () => {
    await hancurkan(2)
    const before = [await banyak(), await saldo()]
    const isi = (berat: number, lain: Parameters<typeof bahanDariBos>[1]) =>
      gudang.call(isiBahanStok, bahanDariBos(berat, lain))
    await expect(isi(3, { detail_bahan: [dari('HANCUR', 'MM', 3)] })).rejects.toThrow(
      'Emas Hancur MM Tidak Mencukupi, Tersedia 2.000 g',
    )
    // also when two lines together want too much
    await expect(isi(3, { detail_bahan: [dari('HANCUR', 'MM', 1.5), dari('HANCUR', 'MM', 1.5)] })).rejects.toThrow(
      'Emas Hancur MM Tidak Mencukupi',
    )
    await expect(isi(2.001, { detail_bahan: [dari('BOS', 'MM', 2)] })).rejects.toThrow('Berat Jadi Melebihi 2.000 g')
    await expect(isi(2, { detail_bahan: [dari('BOS', 'MT', 2)] })).rejects.toThrow(
      'Kategori Campuran Hanya Bisa Dilebur Dari Emas Hancur',
    )
    await expect(isi(2, { detail_bahan: [] })).rejects.toThrow('Sumber Bahan Masih Kosong')
    await expect(isi(0, { detail_bahan: [dari('BOS', 'MM', 2)] })).rejects.toThrow('Berat Jadi Harus Lebih Dari 0')
    await expect(isi(2, { detail_bahan: [dari('BOS', 'MM', 0)] })).rejects.toThrow('Berat Harus Lebih Dari 0')
    const harga = { harga: rp(0), harga_modal: rp(0) }
    const PT = { kode_group: 'PT', nama_group: 'PERAK', jenis_group: 'PERHIASAN', persentase: parsePersen(0), ...harga }
    await owner.call(group.create, PT)
    await expect(isi(2, { kode_group: 'PT', detail_bahan: [dari('BOS', 'PT', 2)] })).rejects.toThrow(
      'Persentase Kategori PT Masih 0',
    )
    await expect(isi(2, { kode_group: 'XX' })).rejects.toThrow('Kategori XX Tidak Ada')
    await owner.call(ubahParaSystem, { key: 'stok_awal', value: 'TIDAK' })
    const awal = bahanDariBos(2, { detail_bahan: [dari('STOK_AWAL', 'MM', 2)] })
    await expect(owner.call(isiBahanStok, awal)).rejects.toThrow('Stok Awal Sudah Ditutup Untuk Toko Ini')
    expect(await banyak()).toEqual(before[0])
    expect(await saldo()).toEqual(expect.objectContaining({ ...(before[1] as object), stok_awal: false }))
  })

  it('is undone once, while its material lies in the shop, a past day by owners alone', async () => {
    const satu = await isiBahan(owner, 3, { jenis: 'PATRI' })
    const beri = await beriBahan(gudang, 2, { jenis: 'PATRI' })
    await expect(owner.call(batalBahanStok, { no_bahan_stok: satu, alasan: 'x' })).rejects.toThrow(
      'Saldo BAHAN TOKO PATRI MM Tidak Mencukupi',
    )
    expect(beri).toMatch(/^TBT-/)
    const lain = await isiBahan(owner, 4, { jenis: 'PATRI' })
    await owner.call(batalBahanStok, { no_bahan_stok: lain, alasan: 'x' })
    await expect(gudang.call(batalBahanStok, { no_bahan_stok: lain, alasan: 'x' })).rejects.toThrow('Sudah Dibatalkan')
    await expect(gudang.call(batalBahanStok, { no_bahan_stok: 'BM-X', alasan: 'x' })).rejects.toThrow('BM-X Tidak Ada')
    const lama = await isiBahan(owner, 1)
    owner = await shop.nextDay(owner)
    gudang = await shop.login('GUDANG')
    await expect(gudang.call(batalBahanStok, { no_bahan_stok: lama, alasan: 'x' })).rejects.toThrow(
      'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    )
    await owner.call(batalBahanStok, { no_bahan_stok: lama, alasan: 'x' })
    expect((await owner.call(getBahanStok, { no_bahan_stok: lama })).no_batal).toBe('BBM-TK01-260303-0001')
  })
})
