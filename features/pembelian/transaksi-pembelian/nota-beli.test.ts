/** Buying back what the shop sold: whose it is, what was paid for it, once for ever. Numbers in the names are those of the area's design. */
import { sql } from '@kencana/database'
import { mg, parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import {
  beliSah,
  cincinNota,
  denganOtorisasi,
  disetujuiBila,
  ditimbang,
  formNota,
  isiKondisi,
  isiPembelian,
} from '@kencana/testing/pembelian'
import { batalForm, formJual, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kondisiPembelian } from '../../master/kondisi-pembelian/kondisi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { notaPublik } from '../../penjualan/nota-publik/nota-publik.contract.ts'
import { getJual, listJual } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { sortirPembelian } from '../../sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { hitungBeli } from './harga-beli.contract.ts'
import { notaBeli } from './nota-beli.contract.ts'
import { batalBeli, beli, validasiBeli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
/** The second shop's. */
let lain: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  lain = await shop.user(owner, 'BOS-TK02', 'SU', 'TK02')
  await isiBaki(lain)
  await isiPembelian(lain)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const HARGA = 5_733_000
const MILIKNYA = { keadaan: 'DI CUSTOMER', no_faktur_beli: null }
const kode = async (isi: Parameters<typeof tambahCincin>[1] = {}) => (await tambahCincin(owner, isi)).kode_barcode
const terjual = async (barcode: string, isi: Parameters<typeof jualSah>[3] = {}) =>
  jualSah(owner, owner, [barcode], isi)
const beliNota = (barcode: string, isi: Parameters<typeof cincinNota>[1] = {}) =>
  beliSah(sales, [cincinNota(barcode, isi)], { nik: '' }, kasir)
const batal = (no: string) =>
  disetujuiBila(kasir, batalBeli, { no_faktur_beli: [no], alasan: 'salah', otorisasi: null })
const para = (key: string, value: string) =>
  disetujuiBila(owner, ubahParaSystem, { key: key as 'beli_dasar', value, otorisasi: null })

describe('a sold piece is found', () => {
  it('by its barcode, number, QR and the telephone of its customer, in every shop, with what was paid for it', async () => {
    const barcode = await kode()
    const nota = await terjual(barcode, { nama_customer: 'BU SITI', no_hp: '081298765432', alamat: 'JL. MELATI 4' })
    const cari = [barcode, nota.no_faktur_jual, nota.token, `https://toko.example/nota/${nota.token}`, '0812 9876-5432']
    for (const apa of cari)
      for (const siapa of [sales, lain])
        expect(await siapa.call(notaBeli, { kode: apa }), apa).toMatchObject([
          {
            no_faktur_jual: nota.no_faktur_jual,
            asal: 'JUAL',
            kode_toko: 'TK01',
            nama_toko: 'KENCANA JAYA',
            nama_customer: 'BU SITI',
            // in full for who keeps money, and for a seller who knows it
            no_hp: siapa === lain || apa === '0812 9876-5432' ? '081298765432' : '********5432',
            kode_barcode: barcode,
            berat: 3_485,
            harga_bayar: HARGA,
            umur: 0,
            ...MILIKNYA,
          },
        ])
  })

  it('04.5.13 not by a forged QR, nor by what nobody sold', async () => {
    const { token } = await terjual(await kode())
    const palsu = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')
    expect(await tolakan(sales, notaBeli, { kode: palsu })).toEqual([404, 'Nota Tidak Dikenal'])
    const baru = await kode()
    expect(await tolakan(sales, notaBeli, { kode: baru })).toEqual([404, `Barang ${baru} Tidak Pernah Dijual`])
    expect(await tolakan(sales, beli, formNota([cincinNota(baru)]))).toEqual([
      422,
      `Barang ${baru} Tidak Pernah Dijual`,
    ])
  })
})

describe('it is worth', () => {
  const hitung = (barcode: string, isi: Parameters<typeof cincinNota>[1] = {}) =>
    sales.call(hitungBeli, cincinNota(barcode, isi))

  it('04.5.5 what was paid, not what was asked; lighter it is worth its part, heavier no more', async () => {
    const barcode = await kode({ ongkos: rp(75_000) })
    const [baris] = (await formJual(owner, [barcode])).detail_barang
    const isian = await formJual(owner, [barcode], {}, [{ total: rp((baris?.total ?? 0) - 100_000) }])
    const { data } = await owner.call(jual, isian)
    await sahkanJual(owner, [data])
    // 5,733,000 + 75,000 - 100,000 were paid: 25,000 of the discount are the gold's, and the making stays with the shop
    expect(await hitung(barcode)).toMatchObject({ harga_bayar: 5_708_000, harga_nota: 5_708_000, berat_nota: 3_485 })
    // 5,708,000 x 3.450 / 3.485 = 5,650,674.32
    expect(await hitung(barcode, { berat: gram(3.45) })).toMatchObject({
      harga_nota: 5_650_674,
      harga_hitung: 5_651_000,
    })
    expect((await hitung(barcode, { berat: gram(3.6) })).harga_nota).toBe(5_708_000)
    await para('beli_ongkos', 'YA')
    expect((await hitung(barcode)).harga_nota).toBe(5_708_000)
    await para('beli_ongkos', 'TIDAK')
  })

  it('000.23 its part to the rupiah, less what its condition costs of that, to the next 500 or 1,000 at the very end', async () => {
    const gores = { kondisi_barang: 'GORES', type: 'PERSENTASE', persentase: parsePersen(10), potongan: rp(0) } as const
    await owner.call(kondisiPembelian.create, { ...gores, status_aktif: 'YA' })
    const barcode = await kode()
    await terjual(barcode)
    // 5,733,000 x 3.450 / 3.485 = 5,675,423.24; a tenth of it is 567,542.3; 5,107,881 are left
    expect(await hitung(barcode, { berat: gram(3.45), kondisi: 'GORES' })).toMatchObject({
      harga_nota: 5_675_423,
      potongan_kondisi: 567_542,
      harga_hitung: 5_108_000,
    })
  })

  it('the lower of the nota and today, or what the shop says; the stones where they are all there', async () => {
    const barcode = await kode({ nama_atribut: 'ZIRKON', harga_atribut: rp(200_000), berat_atribut: mg(0) })
    await terjual(barcode)
    const ganti = async (harga: number) => {
      await shop.db.run(sql`UPDATE master_group SET harga = ${harga} WHERE kode_group = 'MM'`)
    }
    const semua = async (isi: Parameters<typeof cincinNota>[1] = {}) => {
      const harga: number[] = []
      for (const dasar of ['TERENDAH', 'NOTA', 'HARI_INI']) {
        await para('beli_dasar', dasar)
        harga.push((await hitung(barcode, isi)).harga_nota)
      }
      await para('beli_dasar', 'TERENDAH')
      return harga
    }
    await ganti(2_000_000)
    // 2,000,000 x 70 % x 3.485 = 4,879,000
    expect(await semua()).toEqual([4_879_000, HARGA, 4_879_000])
    expect(await semua({ atribut_lengkap: true })).toEqual([5_079_000, HARGA + 200_000, 5_079_000])
    await ganti(2_500_000)
    // 2,500,000 x 70 % x 3.485 = 6,098,750, up to 6,099,000
    expect(await semua()).toEqual([HARGA, HARGA, 6_099_000])
    await ganti(2_350_000)
  })
})

describe('bought back', () => {
  it('is the shop’s again, and its nota, the lists and the public page say so', async () => {
    const barcode = await kode()
    const nota = await terjual(barcode, { nama_customer: 'BU TINI', no_hp: '081311112222' })
    const { no_grup } = await beliNota(barcode)
    expect(await sales.call(notaBeli, { kode: barcode })).toMatchObject([
      { keadaan: 'SUDAH DIBELI', no_faktur_beli: no_grup },
    ])
    const lagi = await owner.call(getJual, { no_faktur: nota.no_faktur_jual })
    expect(lagi.barang).toMatchObject([{ keadaan: 'DIBELI KEMBALI', no_faktur_beli: no_grup }])
    const saring = {
      tgl_awal: '',
      tgl_akhir: '',
      status: 'ALL',
      kode_sales: 'ALL',
      turun: '1',
      hal: 1,
      per: 25,
    } as const
    const { rows } = await owner.call(listJual, { ...saring, q: nota.no_faktur_jual, urut: 'no_faktur_jual' })
    expect(rows.map((one) => one.keadaan)).toEqual(['DIBELI KEMBALI'])
    expect((await owner.call(notaPublik, { token: nota.token })).keadaan).toBe('SUDAH DIBELI KEMBALI')
    const row = await shop.db.one(sql`
      SELECT no_faktur_jual::text, kode_group::text, kode_dept::text, kadar::text, berat_nota, harga_bayar, nama_barang::text, jenis_identitas
      FROM pembelian WHERE no_faktur_beli = ${no_grup}`)
    expect(row).toEqual({
      no_faktur_jual: nota.no_faktur_jual,
      kode_group: 'MM',
      kode_dept: 'CIN',
      kadar: '16K',
      berat_nota: 3_485,
      harga_bayar: HARGA,
      nama_barang: 'CINCIN MILANO',
      jenis_identitas: '-',
    })
  })

  it('is what its nota says, whatever is typed of it', async () => {
    const barcode = await kode()
    await terjual(barcode)
    const { barang } = await beliNota(barcode, {
      kode_dept: 'CINT',
      kode_group: 'MT',
      kadar: '22K',
      nama_barang: 'LAIN',
    })
    expect(barang).toMatchObject([{ kode_group: 'MM', kode_dept: 'CIN', kadar: '16K', nama_barang: 'CINCIN MILANO' }])
  })

  it('04.5.3 is not what waits at the cashier, was sold and undone, or is bought by somebody else already', async () => {
    const barcode = await kode()
    const { data } = await owner.call(jual, await formJual(owner, [barcode]))
    const coba = () => tolakan(sales, beli, formNota([cincinNota(barcode)]))
    expect(await coba()).toEqual([422, `Barang ${barcode} Masih Di Kasir, ${data.no_faktur_jual}`])
    const [sah] = (await sahkanJual(owner, [data])).data
    const masuk = await sales.call(beli, formNota([cincinNota(barcode)]))
    expect(await coba()).toEqual([422, `Barang ${barcode} Sudah Dibeli Kembali, ${masuk.no_grup}`])
    expect(await sales.call(notaBeli, { kode: barcode })).toMatchObject([{ keadaan: 'SEDANG DIBELI' }])
    const batalkan = batalForm(sah ?? data)
    expect(await tolakan(kasir, batalJual, batalkan)).toEqual([
      422,
      `Barang ${barcode} Sudah Dibeli Kembali, ${masuk.no_grup}`,
    ])
    await batal(masuk.no_grup)
    await denganOtorisasi(kasir, batalJual, batalkan, 'BATAL PENJUALAN')
    expect(await coba()).toEqual([422, `Nota ${data.no_faktur_jual} Sudah Dibatalkan`])
  })

  it('04.5.4 is the customer’s again when that is undone, and comes back another time', async () => {
    const barcode = await kode()
    await terjual(barcode)
    const { no_grup } = await beliNota(barcode)
    await batal(no_grup)
    expect(await sales.call(notaBeli, { kode: barcode })).toMatchObject([MILIKNYA])
    expect((await beliNota(barcode)).no_grup).not.toBe(no_grup)
  })

  it('04.5.2 never again, after it went on as well', async () => {
    const barcode = await kode()
    await terjual(barcode)
    const { no_grup } = await beliNota(barcode)
    await owner.call(sortirPembelian, {
      kode_toko: 'TK01',
      kode_gudang: 'SP-BOS',
      kode_baki: 'BOS1',
      detail_barang: [{ no_faktur_beli: no_grup, kode_lokasi_toko: 'BELI1' }],
      qty_asal: 1,
      berat_asal: gram(3.485),
      qty_bos: 1,
      berat_bos: gram(3.485),
    })
    expect(await tolakan(sales, beli, formNota([cincinNota(barcode)]))).toEqual([
      422,
      `Barang ${barcode} Sudah Dibeli Kembali, ${no_grup}`,
    ])
    expect(await tolakan(sales, beli, formNota([cincinNota(barcode), cincinNota(barcode)]))).toEqual([
      422,
      `Barang ${barcode} Dua Kali Dalam Daftar`,
    ])
  })

  it('04.5.1 by one of eight who try at once, in two shops', async () => {
    const barcode = await kode()
    await terjual(barcode)
    const coba = Array.from({ length: 8 }, (_, at) =>
      (at % 2 === 0 ? sales : lain).call(beli, formNota([cincinNota(barcode)])),
    )
    const hasil = await Promise.allSettled(coba)
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of hasil)
      if (one.status === 'rejected')
        expect(String(one.reason)).toMatch(new RegExp(`Barang ${barcode} Sudah Dibeli Kembali, FB-`))
  })

  it('04.5.11 by another shop: its grams leave the customers of the shop that buys, and the chain has as many as before', async () => {
    const barcode = await kode()
    const nota = await terjual(barcode)
    const semua = () =>
      shop.db.rows<{ kode_toko: string; akun: string; mg: number }>(sql`
        SELECT kode_toko::text, akun, sum(mg)::bigint AS mg FROM mutasi WHERE akun IN ('PELANGGAN', 'BAKI') GROUP BY 1, 2 ORDER BY 1, 2`)
    const jumlah = (rows: Awaited<ReturnType<typeof semua>>) => rows.reduce((sum, one) => sum + one.mg, 0)
    const awal = await semua()
    const pelanggan = (rows: typeof awal) =>
      rows.find((one) => one.kode_toko === 'TK02' && one.akun === 'PELANGGAN')?.mg ?? 0
    const { data } = await disetujuiBila(lain, beli, formNota([cincinNota(barcode)]))
    await disetujuiBila(lain, validasiBeli, ditimbang(data))
    const akhir = await semua()
    expect([jumlah(akhir), pelanggan(akhir)]).toEqual([jumlah(awal), pelanggan(awal) - 3_485])
    expect((await owner.call(getJual, { no_faktur: nota.no_faktur_jual })).barang).toMatchObject([
      { no_faktur_beli: data.no_grup },
    ])
    // Its barcode stays the seller's: what the other shop has is a lot.
    expect(
      await shop.db.one(sql`SELECT kode_toko::text, status_barang FROM barang WHERE kode_barcode = ${barcode}`),
    ).toEqual({ kode_toko: 'TK01', status_barang: 'DIBELI' })
  })
})
