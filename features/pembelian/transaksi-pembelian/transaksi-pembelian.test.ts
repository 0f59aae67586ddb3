import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { anyNumber, nextNumber } from '@kencana/testing/number'
import {
  beliSah,
  cincinLama,
  denganOtorisasi,
  ditimbang,
  formBeli,
  isiKondisi,
  isiPembelian,
  setujui,
} from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { baki } from '../../master/baki/baki.contract.ts'
import { kondisiPembelian } from '../../master/kondisi-pembelian/kondisi-pembelian.contract.ts'
import { parameterPotonganKategori } from '../../master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { parameterRugiNota } from '../../master/parameter-rugi-nota/parameter-rugi-nota.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalPindahSortir, pindahSortir } from '../../sepuhan/pindah-sortir/pindah-sortir.contract.ts'
import { batalSortir, sortirPembelian } from '../../sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { hitungBeli } from './harga-beli.contract.ts'
import { batalBeli, beli, bukaBeli, getBeli, listBeli, validasiBeli } from './transaksi-pembelian.contract.ts'

const BELI = 'PEMBELIAN TANPA NOTA'
const HARGA = 'HARGA BELI'
const BATAL = 'BATAL PEMBELIAN'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0
const letak = () =>
  shop.db.rows<{ akun: string; lot: string }>(sql`
    SELECT akun, ref, lot, pcs, mg FROM saldo_akun('TK01', 'infinity', ARRAY['BAKI', 'PELANGGAN']) ORDER BY akun, lot`)
const keadaan = async () => [await kas(), await letak(), await owner.call(bukaBeli, {})]
const harga = (barang = cincinLama()) => barang

describe('the price of a bought piece', () => {
  it('is today’s less what the masters take off', async () => {
    // 2,350,000 x 70 % x 3.485 = 5,732,825, up to 5,733,000; PENYOK takes 34,850 off
    expect(await sales.call(hitungBeli, harga(cincinLama({ kondisi: 'PENYOK' })))).toMatchObject({
      harga_gram: 2_350_000,
      kali_kadar: true,
      harga_nota: 5_733_000,
      potongan_kondisi: 34_850,
      potongan_kategori: 0,
      harga_hitung: 5_698_500,
    })
    await owner.call(parameterPotonganKategori.create, {
      kode_group: 'MM',
      potongan_harga: rp(25_000),
      potongan_markis: 50_000 as never,
      kondisi_bawaan: null,
    })
    await owner.call(parameterRugiNota.create, {
      kode_kategori: 'MM',
      kadar: '16K',
      rugi: rp(20_000),
      rusak: rp(5_000),
    })
    const semua = cincinLama({ nota_hilang: true, rusak: true, potongan_manual: rp(1_000) })
    // 5,733,000 - 25,000 - 25,000 x 3.485 - 1,000 = 5,619,875
    expect(await sales.call(hitungBeli, harga(semua))).toMatchObject({
      potongan_kategori: 25_000,
      potongan_rugi: 87_125,
      potongan_manual: 1_000,
      harga_hitung: 5_620_000,
    })
    expect(await sales.call(hitungBeli, harga(cincinLama({ is_markis: true })))).toMatchObject({
      potongan_kategori: 286_650,
      harga_hitung: 5_446_500,
    })
  })

  it('is refused for what no master knows', async () => {
    const hitung = (lain: object) => sales.call(hitungBeli, harga(cincinLama(lain)))
    await expect(hitung({ kondisi: 'APA' })).rejects.toThrow('Kondisi APA Tidak Ada')
    await expect(hitung({ kode_dept: 'CINT' })).rejects.toThrow('Jenis CINT Bukan Dari Kategori MM')
    await expect(hitung({ kode_dept: 'XX' })).rejects.toThrow('Jenis XX Tidak Ada')
    await expect(hitung({ kadar: 'ABC' })).rejects.toThrow('Kadar Tidak Terdaftar')
    await expect(hitung({ berat: gram(0) })).rejects.toThrow('Berat Harus Lebih Dari 0')
    await expect(hitung({ nota_hilang: true, kadar: '70' })).rejects.toThrow('Parameter Rugi Nota MM 70 Belum Ada')
    await owner.call(ubahParaSystem, { key: 'potongan_manual', value: 'TIDAK' })
    await expect(hitung({ potongan_manual: rp(1) })).rejects.toThrow('Potongan Manual Tidak Diizinkan Di Toko Ini')
    await owner.call(ubahParaSystem, { key: 'potongan_manual', value: 'YA' })
    const emas = { type: 'RP' as const, persentase: 0 as never, status_aktif: 'YA' as const }
    const potongan = rp(100_000_000_000)
    await owner.call(kondisiPembelian.create, { ...emas, kondisi_barang: 'RUSAK', potongan })
    await expect(hitung({ kondisi: 'RUSAK', berat: gram(100_000) })).rejects.toThrow('Harga Terlalu Besar')
  })
})

describe('a purchase', () => {
  it('moves nothing until the cashier validates it, then goods and money at once', async () => {
    const [awal, before] = [await kas(), await letak()]
    const form = formBeli([cincinLama(), cincinLama({ nama_barang: 'GELANG LAMA', kode_dept: 'GLG', berat: gram(10) })])
    const masuk = await sales.call(beli, form)
    const [first, second] = [masuk.no_grup, nextNumber(masuk.no_grup)]
    expect(first).toEqual(anyNumber(sales, 'FB'))
    expect(masuk.data.barang.map((one) => [one.no_faktur_beli, one.status, one.harga_nota])).toEqual([
      [first, 'OPEN', 5_733_000],
      [second, 'OPEN', 16_450_000],
    ])
    expect([await kas(), await letak()]).toEqual([awal, before])
    const open = (await kasir.call(bukaBeli, {})).filter((one) => one.no_grup === first)
    expect(open).toMatchObject([{ no_grup: masuk.no_grup, nama_customer: 'BU SARI' }])
    await kasir.call(validasiBeli, ditimbang(masuk.data))
    expect(await kas()).toBe(awal - 10_800_000)
    expect((await letak()).filter((row) => row.akun === 'BAKI' && [first, second].includes(row.lot))).toEqual([
      { akun: 'BAKI', ref: 'BELI1', lot: first, pcs: 1, mg: 3485 },
      { akun: 'BAKI', ref: 'BELI1', lot: second, pcs: 1, mg: 10_000 },
    ])
    expect((await kasir.call(getBeli, { no_faktur: second })).no_grup).toBe(masuk.no_grup)
    await expect(kasir.call(validasiBeli, { data: [masuk.data] })).rejects.toThrow('Sudah Diproses Oleh User Lain')
  })

  it('is one step where the shop wants no validation', async () => {
    await owner.call(ubahParaSystem, { key: 'validasi_pembelian', value: 'TIDAK' })
    const awal = await kas()
    const { data } = await sales.call(beli, formBeli([cincinLama({ harga: rp(1_000_000) })]))
    expect(data.barang[0]).toMatchObject({ status: 'DONE', keadaan: 'BELI', valid_by: 'SALES' })
    expect(await kas()).toBe(awal - 1_000_000)
    await owner.call(ubahParaSystem, { key: 'validasi_pembelian', value: 'YA' })
  })

  it('is listed, searched and summed', async () => {
    const mine = { ...LIST, q: 'baby' }
    const baby = cincinLama({ nama_barang: 'GELANG BABY', kode_dept: 'GLG', berat: gram(10) })
    await beliSah(sales, [baby, cincinLama()], {}, kasir)
    const semua = await kasir.call(listBeli, mine)
    expect(semua).toMatchObject({ total: 1, totals: { berat: 10_000, harga: 5_400_000 } })
    expect((await sales.call(listBeli, { ...mine, status: 'OPEN' })).total).toBe(0)
    expect((await sales.call(listBeli, { ...LIST, tgl_awal: '2026-03-04' })).total).toBe(0)
  })

  it('is refused, with nothing changed, when something is not there or not agreed to', async () => {
    const awal = await keadaan()
    const coba = (lain: object, barang = [cincinLama()]) => sales.call(beli, formBeli(barang, lain))
    await expect(coba({ kode_sales: 'S99' })).rejects.toThrow('Sales S99 Tidak Ada')
    await expect(coba({ kode_baki: 'CN01' })).rejects.toThrow('Baki CN01 Bukan Baki Pembelian')
    await expect(coba({ kode_baki: 'XX' })).rejects.toThrow('Baki XX Tidak Ada')
    await expect(coba({ cara_bayar: 'TRANSFER', no_rekening: '9' })).rejects.toThrow('Rekening 9 Tidak Ada')
    await expect(sales.call(beli, formBeli([]))).rejects.toThrow('Data Barang Masih Kosong')
    await expect(sales.call(beli, formBeli([cincinLama()], { nik: '12' }))).rejects.toThrow('NIK Harus 16 Angka')
    await expect(sales.call(beli, formBeli([cincinLama({ harga: rp(0) })]))).rejects.toThrow('Harga Harus Lebih Dari 0')
    await expect(sales.call(beli, formBeli([cincinLama()], { cara_bayar: 'TRANSFER' }))).rejects.toThrow(
      'No Rekening Harus Dipilih',
    )
    expect(await keadaan()).toEqual(awal)
  })

  it('takes an authorisation for exactly its draft, once, by its user', async () => {
    const form = formBeli([cincinLama({ harga: rp(5_800_000) })])
    const awal = await keadaan()
    const { data } = await denganOtorisasi(sales, beli, form, HARGA)
    const row = await shop.db.one<{ id: string }>(sql`SELECT id FROM otorisasi WHERE dokumen = ${data.no_grup}`)
    const lagi = { ...form, otorisasi: row?.id ?? '' }
    await expect(sales.call(beli, lagi)).rejects.toThrow('Otorisasi Sudah Dipakai')
    await expect(sales.call(beli, { ...form, otorisasi: crypto.randomUUID() })).rejects.toThrow(
      'Otorisasi Tidak Dikenal',
    )
    await kasir.call(batalBeli, { no_faktur_beli: [data.no_grup], alasan: 'uji', otorisasi: null })
    expect(await keadaan()).toEqual(awal)
    const id = await setujui(sales, beli, formBeli([cincinLama({ harga: rp(5_900_000) })]))
    await expect(sales.call(beli, { ...form, otorisasi: id })).rejects.toThrow('Otorisasi Tidak Berlaku Untuk Data Ini')
  })

  it('is not paid out of an empty drawer, nor laid on a tray that is gone', async () => {
    const form = formBeli([cincinLama({ harga: rp(8_000_000_000) })])
    const mahal = await denganOtorisasi(sales, beli, form, `${BELI}, ${HARGA}`)
    const awal = await keadaan()
    await expect(kasir.call(validasiBeli, ditimbang(mahal.data))).rejects.toThrow('Saldo KAS Tidak Mencukupi')
    expect(await keadaan()).toEqual(awal)
    await kasir.call(batalBeli, { no_faktur_beli: [mahal.no_grup], alasan: 'mahal', otorisasi: null })
    const kepala = { kode_gudang: 'BELI', berat_baki: gram(0), berat_bandrol: gram(0) }
    await owner.call(baki.create, { ...kepala, kode_baki: 'BELI2', nama_baki: 'DUA' })
    const dua = await sales.call(beli, formBeli([cincinLama()], { kode_baki: 'BELI2' }))
    await owner.call(baki.remove, { id: 'BELI2' })
    const sebelum = await keadaan()
    await expect(kasir.call(validasiBeli, ditimbang(dua.data))).rejects.toThrow(
      'Baki BELI2 Sudah Dihapus, Aktifkan Kembali Dahulu',
    )
    expect(await keadaan()).toEqual(sebelum)
    await owner.call(baki.reactivate, { id: 'BELI2' })
    await kasir.call(validasiBeli, ditimbang(dua.data))
  })
})

const LIST = {
  q: '',
  tgl_awal: '',
  tgl_akhir: '',
  status: 'ALL',
  kode_group: 'ALL',
  kode_sales: 'ALL',
  urut: 'no_faktur_beli',
  turun: '1',
  hal: 1,
  per: 25,
} as const

describe('a cancel', () => {
  const batal = (caller: User, no: string, alasan = 'salah') =>
    denganOtorisasi(caller, batalBeli, { no_faktur_beli: [no], alasan, otorisasi: null }, BATAL)

  it('books goods and money back exactly, once', async () => {
    const awal = [await kas(), (await letak()).filter((row) => row.akun === 'BAKI')]
    const { no_grup } = await beliSah(sales, [cincinLama()], {}, kasir)
    await batal(kasir, no_grup)
    expect([await kas(), (await letak()).filter((row) => row.akun === 'BAKI')]).toEqual(awal)
    const [barang] = (await owner.call(getBeli, { no_faktur: no_grup })).barang
    expect(barang).toMatchObject({ status: 'BATAL', no_batal: anyNumber(kasir, 'BFB'), alasan_batal: 'SALAH' })
    await expect(batal(kasir, no_grup)).rejects.toThrow('Sudah Dibatalkan')
    await expect(batal(kasir, 'FB-X')).rejects.toThrow('Faktur FB-X Tidak Ada')
    await expect(kasir.call(batalBeli, { no_faktur_beli: [no_grup], alasan: '', otorisasi: null })).rejects.toThrow(
      'Alasan Harus Diisi',
    )
  })

  it('is refused once a piece was sorted, and says by what it was used last', async () => {
    const { no_grup } = await beliSah(sales, [cincinLama()], {}, kasir)
    const { no_sortir } = await owner.call(sortirPembelian, {
      kode_toko: 'TK01',
      kode_gudang: 'SP-BOS',
      kode_baki: 'BOS1',
      detail_barang: [{ no_faktur_beli: no_grup, kode_lokasi_toko: 'BELI1' }],
      qty_asal: 1,
      berat_asal: gram(3.485),
      qty_bos: 1,
      berat_bos: gram(3.485),
    })
    const sebelum = await keadaan()
    await expect(batal(owner, no_grup)).rejects.toThrow(`Barang ${no_grup} Sudah Disortir, Dipakai ${no_sortir}`)
    const bos = { tujuan: 'BOS' as const, kode_baki: '', pihak: '', detail_barang: [no_grup] }
    const { no_pindah } = await owner.call(pindahSortir, bos)
    await expect(batal(owner, no_grup)).rejects.toThrow(`Barang ${no_grup} Sudah Disortir, Dipakai ${no_pindah}`)
    await owner.call(batalPindahSortir, { no_pindah, alasan: 'SALAH' })
    expect(await keadaan()).toEqual(sebelum)
    await owner.call(batalSortir, { no_sortir, alasan: 'SALAH' })
    await batal(owner, no_grup)
  })

  it('blocks closing while open, and a past day’s is agreed to by the owner himself', async () => {
    const buka = await sales.call(beli, formBeli([cincinLama()]))
    expect((await owner.send('POST', 'system/close', { body: { PROSES: 'close' } })).text).toContain(
      'Masih Ada 1 Pembelian Yang Belum Divalidasi',
    )
    await kasir.call(validasiBeli, ditimbang(buka.data))
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    sales = await shop.login('SALES')
    const lalu = { no_faktur_beli: [buka.no_grup], alasan: 'salah', otorisasi: null }
    await shop.user(owner, 'SU', 'SU')
    await expect(setujui(kasir, batalBeli, lalu, 'SU')).rejects.toThrow('BATAL PEMBELIAN Ini Hanya Disetujui OWN')
    await batal(kasir, buka.no_grup)
    const [barang] = (await owner.call(getBeli, { no_faktur: buka.no_grup })).barang
    expect(barang?.no_batal).toBe('BFB-TK01-260303-0001')
    expect((await beliSah(sales, [cincinLama()], {}, kasir)).no_grup).toBe('FB-TK01-260303-0001')
  })
})
