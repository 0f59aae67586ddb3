/** Pieces with a price of their own: what they are sold and kept for, and who says so. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import { formJual, jualSah } from '@kencana/testing/penjualan'
import { formAmbil, isiBakiTitip, sahkanAmbil, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daftarAlarm } from '../../dashboard/alarm.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { barangDititip } from '../../penjualan/transaksi-penjualan/ambil-jual.contract.ts'
import { barangDijual } from '../../penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { kirimCuci, terimaCuci } from '../cucian/cucian.contract.ts'
import { barangByBaki } from '../kirim-barang/kirim-barang.contract.ts'
import { imporBarang, periksaImpor } from '../tambah-barang/tambah-barang.contract.ts'
import { barangByBarcode, editBarang, listBarang, riwayatBarang } from './data-barang.contract.ts'

let shop: TestShop
let owner: User
let su: User
let sales: User
let kasir: User
let gudang: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(90_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiBakiTitip(owner)
  su = await shop.user(owner, 'SU', 'SU')
  sales = await shop.user(owner, 'SALES', 'SALES')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
})
afterAll(() => shop.close())

const SEMUA: InputOf<typeof listBarang> = {
  q: '',
  kode_group: 'ALL',
  kode_dept: 'ALL',
  kode_baki: 'ALL',
  kode_gudang: 'ALL',
  kadar: 'ALL',
  tipe_barang: 'ALL',
  status_barang: 'ALL',
  urut: 'kode_barang',
  turun: '1',
  hal: 1,
  per: 25,
}

/** By its category 5,733,000, by itself 7,250,000. */
const KATEGORI = 5_733_000
const TETAP = 7_250_000
const MENIT = 1 / 1440

type Edit = InputOf<typeof editBarang>
const isian = async (kode: string, lain: Partial<Edit> = {}): Promise<Edit> => {
  const { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak } = await owner.call(barangByBarcode, {
    kode,
  })
  return {
    kode_barang,
    versi,
    nama_barang,
    nama_atribut: '',
    harga_atribut,
    kadar,
    kadar_cetak,
    kode_intern: '',
    ...lain,
  }
}
const ubah = async (kode: string, lain: Partial<Edit>, siapa = owner) =>
  (await disetujuiBila(siapa, editBarang, { ...(await isian(kode, lain)), otorisasi: null })).data
const cincin = async (lain: Parameters<typeof tambahCincin>[1] = {}) => (await tambahCincin(owner, lain)).kode_barcode
/** A ring at a price of its own that has long been so. */
const markis = async (harga_total = TETAP, lain: Parameters<typeof tambahCincin>[1] = {}) =>
  cincin({ is_markis: true, harga_total: rp(harga_total), ...lain })
const harga = (kode: string) => sales.call(barangDijual, { kode })
const hargaGroup = (naik: number) =>
  owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_350_000 + naik), harga_modal: null, otorisasi: null })
const ditolak = async (kerja: () => Promise<unknown>, kata: string, kode: string): Promise<void> => {
  const awal = await owner.call(barangByBarcode, { kode })
  await expect(kerja()).rejects.toThrow(kata)
  expect(await owner.call(barangByBarcode, { kode })).toEqual(awal)
}

describe('a fixed price', () => {
  it('is given and changed by OWN and SU, with its history', async () => {
    const kode = await cincin({ harga_atribut: rp(50_000), ongkos: rp(75_000) })
    const dia = gudang
    await ditolak(
      async () => dia.call(editBarang, await isian(kode, { is_markis: true, harga_total: rp(TETAP) })),
      'Markis Hanya Diubah OWN Atau SU',
      kode,
    )
    const jadi = await ubah(kode, { is_markis: true, harga_total: rp(TETAP) })
    expect(jadi).toMatchObject({ is_markis: true, harga_total: TETAP, harga_estimasi: TETAP - 125_000 })
    await ditolak(
      async () => dia.call(editBarang, await isian(kode, { harga_total: rp(6_000_000) })),
      'Harga Tetap Hanya Diubah OWN Atau SU',
      kode,
    )
    await ditolak(
      async () => dia.call(editBarang, await isian(kode, { is_markis: false })),
      'Markis Hanya Diubah OWN Atau SU',
      kode,
    )
    // Words are everybody's who edits, and leave the price as it is.
    const kata = (await dia.call(editBarang, await isian(kode, { nama_barang: 'CINCIN UKIR' }))).data
    expect(kata).toMatchObject({ nama_barang: 'CINCIN UKIR', is_markis: true, harga_total: TETAP })
    const { ubahan } = await owner.call(riwayatBarang, { kode })
    const tanda = ubahan.flatMap(({ user_id, isi }) =>
      isi.filter(({ nama }) => nama === 'Markis').map(({ dari, ke }) => [user_id, dari, ke]),
    )
    expect(tanda).toEqual([['OWNER', 'TIDAK', 'YA']])
    const [baris] = (await owner.call(listBarang, { ...SEMUA, q: kode })).rows
    expect(baris).toMatchObject({ kode_barcode: kode, is_markis: true, harga_total: TETAP })
  })

  it('is more than its attribute and making, and is said when it is given', async () => {
    const kode = await cincin({ ongkos: rp(75_000) })
    await ditolak(
      async () => owner.call(editBarang, await isian(kode, { is_markis: true })),
      'Harga Tetap Tidak Boleh Kosong',
      kode,
    )
    await ditolak(
      async () => owner.call(editBarang, await isian(kode, { is_markis: true, harga_total: rp(75_000) })),
      'Harga Tetap Harus Lebih Dari Harga Atribut Dan Ongkos',
      kode,
    )
    await ditolak(
      async () =>
        owner.call(
          editBarang,
          await isian(kode, { is_markis: true, harga_total: rp(TETAP), harga_atribut: rp(TETAP) }),
        ),
      'Harga Tetap Harus Lebih Dari Harga Atribut Dan Ongkos',
      kode,
    )
  })

  it('that falls by more than a change may is agreed to by somebody else, also in small steps and by taking the mark away', async () => {
    const kode = await markis()
    // 3 % of 7,250,000 are 217,500.
    expect(await ubah(kode, { harga_total: rp(7_032_500) }, su)).toMatchObject({ harga_total: 7_032_500 })
    const lagi = { ...(await isian(kode, { harga_total: rp(6_000_000) })), otorisasi: null }
    await ditolak(async () => su.call(editBarang, lagi), 'Butuh Otorisasi UBAH HARGA', kode)
    await ditolak(
      async () => su.call(editBarang, { ...(await isian(kode, { is_markis: false })), otorisasi: null }),
      'Butuh Otorisasi UBAH HARGA',
      kode,
    )
    await denganOtorisasi(su, editBarang, lagi, 'UBAH HARGA')
    expect(await owner.call(barangByBarcode, { kode })).toMatchObject({ harga_total: 6_000_000 })
    const biasa = await cincin()
    await ditolak(
      async () =>
        su.call(editBarang, {
          ...(await isian(biasa, { is_markis: true, harga_total: rp(1_000_000) })),
          otorisasi: null,
        }),
      'Butuh Otorisasi UBAH HARGA',
      biasa,
    )
  })

  it('of today falls by no more than a day may either, from what it was first or its category costs', async () => {
    shop.clock.walk(MENIT)
    const baru = await markis()
    await ubah(baru, { harga_total: rp(7_032_500) }, su)
    // 5 % of 7,250,000 are 362,500.
    const turun = async (kode: string, harga_total: number) =>
      su.call(editBarang, { ...(await isian(kode, { harga_total: rp(harga_total) })), otorisasi: null })
    await ditolak(() => turun(baru, 6_887_499), 'Butuh Otorisasi UBAH HARGA', baru)
    await turun(baru, 6_887_500)
    const biasa = await cincin()
    await ubah(biasa, { is_markis: true, harga_total: rp(5_600_000) }, su)
    // 5 % of 5,733,000 are 286,650.
    await ditolak(() => turun(biasa, 5_446_349), 'Butuh Otorisasi UBAH HARGA', biasa)
    await turun(biasa, 5_446_350)
  })

  it('is read from a sheet, of OWN and SU alone', async () => {
    const lembar = { kode_dept: 'CIN', kode_baki: 'CN01', nama_barang: 'CINCIN UKIR', berat: 3.485, kadar: '16K' }
    const baris = [{ ...lembar, is_markis: 'YA', harga_total: TETAP }, { ...lembar, is_markis: 'TIDAK' }, lembar]
    const impor = await owner.call(imporBarang, { sumber: 'STOK_AWAL', baris })
    expect(
      await shop.db.rows(sql`
        SELECT is_markis, harga_total, harga_estimasi FROM barang WHERE no_tambah = ${impor.no_tambah} ORDER BY kode_barang`),
    ).toEqual([
      { is_markis: true, harga_total: TETAP, harga_estimasi: TETAP },
      { is_markis: false, harga_total: KATEGORI, harga_estimasi: KATEGORI },
      { is_markis: false, harga_total: KATEGORI, harga_estimasi: KATEGORI },
    ])
    const { salah } = await owner.call(periksaImpor, { sumber: 'STOK_AWAL', baris: [{ ...lembar, is_markis: 'YA' }] })
    expect(salah).toEqual([{ baris: 2, pesan: 'Harga Tetap Harus Lebih Dari Harga Atribut Dan Ongkos' }])
  })

  it('stays when the piece comes lighter from washing', async () => {
    const kode = await markis()
    const { data } = await gudang.call(kirimCuci, { keterangan: 'PAK SLAMET', detail_barang: [kode] })
    const detail_barang = [{ kode_barcode: kode, berat: gram(3.48) }]
    await gudang.call(terimaCuci, { no_cuci: data.no_cuci, kode_baki: null, detail_barang, otorisasi: null })
    expect(await owner.call(barangByBarcode, { kode })).toMatchObject({ berat: 3_480, harga_total: TETAP })
  })

  it('stays when the piece is weighed again', async () => {
    const kode = await markis()
    const { kode_barang } = await owner.call(barangByBarcode, { kode })
    await koreksiSetuju(owner, { kode: kode_barang, berat: gram(3.3), berat_asli: gram(3.3), alasan: 'timbang ulang' })
    expect(await owner.call(barangByBarcode, { kode })).toMatchObject({ berat: 3_300, harga_total: TETAP })
  })
})

describe('a markis piece', () => {
  it('is sold at its own price, whatever its category does, with the limits of every other', async () => {
    const kode = await markis(TETAP, { ongkos: rp(75_000), harga_atribut: rp(50_000) })
    const dulu = await harga(kode)
    expect(dulu).toMatchObject({ is_markis: true, harga_hitung: 7_125_000, total_hitung: TETAP, harga_gram_kadar: 0 })
    await hargaGroup(60_000)
    expect(await harga(kode)).toMatchObject({ total_hitung: TETAP, sampai: null })
    await hargaGroup(0)
    expect(await harga(kode)).toMatchObject({ total_hitung: TETAP, sampai: null })
    const murah = await formJual(sales, [kode], {}, [{ total: rp(6_800_000) }])
    await expect(sales.call(jual, murah)).rejects.toThrow('Butuh Otorisasi HARGA JUAL')
    const nota = await jualSah(sales, kasir, [kode])
    expect(nota).toMatchObject({ total: TETAP, harga: 7_175_000, ongkos: 75_000, diskon: 0 })
    expect(
      await shop.db.rows(sql`
        SELECT m.akun, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document = ${nota.no_faktur_jual} AND m.rp <> 0 ORDER BY 1`),
    ).toEqual([
      { akun: 'KAS', rp: TETAP },
      { akun: 'ONGKOS', rp: -75_000 },
      { akun: 'PENJUALAN', rp: -7_175_000 },
    ])
  })

  it('costs for an hour after a cut what it cost before', async () => {
    // Away from what others did to the category.
    shop.clock.walk(61 * MENIT)
    const kode = await markis()
    const lama = await formJual(sales, [kode])
    await ubah(kode, { harga_total: rp(7_100_000) })
    await expect(sales.call(jual, lama)).rejects.toThrow(`Barang ${kode} Sudah Diproses Oleh User Lain`)
    expect(await harga(kode)).toMatchObject({ total_hitung: TETAP, sampai: expect.any(String) as string })
    // Neither is it cheaper for having been marked within the hour, nor for losing its mark.
    const ditandai = await cincin()
    await ubah(ditandai, { is_markis: true, harga_total: rp(5_600_000) })
    expect(await harga(ditandai)).toMatchObject({ total_hitung: KATEGORI })
    const dilepas = await markis()
    await ubah(dilepas, { is_markis: false })
    expect(await harga(dilepas)).toMatchObject({ is_markis: false, total_hitung: TETAP })
    shop.clock.walk(61 * MENIT)
    expect(await harga(kode)).toMatchObject({ total_hitung: 7_100_000, sampai: null })
    expect(await harga(ditandai)).toMatchObject({ total_hitung: 5_600_000, sampai: null })
    expect(await harga(dilepas)).toMatchObject({ total_hitung: KATEGORI, sampai: null })
  })

  it('edited and sold within a day is an alarm', async () => {
    const kode = await markis()
    await ubah(kode, { harga_total: rp(TETAP + 50_000) })
    const { no_faktur_jual } = await jualSah(sales, kasir, [kode])
    const alarm = await owner.call(daftarAlarm, {
      kode: 'EDIT_SEBELUM_KELUAR',
      kode_toko: 'ALL',
      tanggal: 'ALL',
      tampil: 'SEMUA',
      hal: 1,
      per: 50,
    })
    expect(alarm.rows.map(({ dokumen }) => dokumen)).toContain(no_faktur_jual)
  })

  it('is kept as a deposit at its price, bound to it or not, and picked up at it', async () => {
    for (const mengikat of [true, false]) {
      const kode = await markis()
      const form = await titipSah(sales, kasir, [kode], { titip: rp(3_000_000), mengikat })
      await hargaGroup(50_000)
      const kini = await sales.call(barangDititip, { no_titip: form.no_titip_group })
      expect([kini.total_hitung, kini.total], String(mengikat)).toEqual([TETAP, TETAP])
      const { data } = await sales.call(jual, await formAmbil(sales, [form.no_titip_group]))
      expect((await sahkanAmbil(kasir, data)).total, String(mengikat)).toBe(TETAP)
      await hargaGroup(0)
    }
  })

  it('says so where goods are sent from', async () => {
    const kode = await markis()
    const kirim = await owner.call(barangByBaki, { kode_baki: 'CN01' })
    const satu = kirim.find((one) => one.kode_barcode === kode)
    expect(satu).toMatchObject({ is_markis: true, harga_jual: TETAP })
    expect(kirim.some((one) => !one.is_markis)).toBe(true)
  })
})
