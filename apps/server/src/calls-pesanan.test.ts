/** The calls of orders and craftsmen as existing front ends make them, letter for letter: keys sent, keys read back. */

import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { type Isi, kirim, kunci, pertama } from '@kencana/testing/calls'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { story } from '@kencana/testing/story'
import { isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect } from 'vitest'

let shop: TestShop
let owner: User
let no_pesanan: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 30)
  await isiBahan(owner, 1, { jenis: 'PATRI' })
  no_pesanan = await pesan(owner, { berat_customer: gram(1) })
})
afterAll(() => shop.close())

const HARI = { tgl_from: '2026-03-02', tgl_to: '2026-03-02' }
const SEMUA = { kode_group: 'ALL', kode_tukang: 'ALL' }

story('calls of an order and of the material for it', [
  [
    'gives, takes back and reports material',
    async () => {
      const bahan = { kode_tukang: 'T01', jenis: 'BAHAN', kode_group: 'MM', keterangan: '' }
      kunci(await kirim(owner, 'POST', 'bahan/tambah-bahan', { ...bahan, jml_bahan: 20 }), 'message')
      await kirim(owner, 'POST', 'bahan/tambah-bahan', { ...bahan, jenis: 'PATRI', jml_bahan: 1 })
      kunci(await kirim(owner, 'POST', 'bahan/ambil-bahan', { ...bahan, jml_bahan: 2 }), 'message')
      const { kode_tukang, jenis, kode_group } = bahan
      expect(await kirim(owner, 'GET', 'bahan', { kode_tukang, jenis, kode_group })).toEqual({
        bahan: { jml_bahan: 18 },
      })
      expect(await kirim(owner, 'GET', 'bahan', { kode_tukang: 'T02', jenis, kode_group })).toEqual({ bahan: null })
      kunci(
        pertama(await kirim(owner, 'GET', 'bahan/reports', { type: 'DETAIL', ...SEMUA, ...HARI })),
        '_id,kode_tukang,no_tambah_tukar,kode_group,keterangan,jenis,trx_type,jml_bahan,berat_susut,saldo_akhir',
      )
      kunci(
        pertama(await kirim(owner, 'GET', 'bahan/reports', { type: 'REKAP', ...SEMUA, ...HARI })),
        'kode_tukang,kode_group,total_bahan,pakai_bahan,ambil_patri,sisa_bahan',
      )
      kunci(pertama(await kirim(owner, 'GET', 'tukang/get/all', {})), 'kode_tukang,nama_tukang')
    },
  ],

  [
    'finds an order and gives it to a craftsman',
    async () => {
      const { pesanan } = await kirim(owner, 'GET', 'pesanan/available', { no_pesanan })
      kunci(pesanan, 'kode_customer,nama_customer,alamat_customer,no_hp,detail_barang')
      kunci(
        pertama((pesanan as Isi).detail_barang),
        'deskripsi,attribut,perkiraan_berat,perkiraan_kadar,harga_gram,harga_atribut,sub_total',
      )
      const body = { no_pesanan, kode_tukang: 'T01', ongkos_tukang: 75_000, berat_susut: 0.2 }
      const { slip } = await kirim(owner, 'POST', 'pembagian-pesanan', body)
      kunci(slip, 'no_pesanan,tgl,tgl_selesai,nama_pemesan,alamat,telepon,keterangan')
      kunci((slip as Isi).keterangan, 'kategori,jenis_pesanan,deskripsi,size,atribut,berat,berat_susut')
      const [baris] = (await kirim(owner, 'GET', 'pembagian-pesanan/reports', {
        ...SEMUA,
        ...HARI,
        status_proses: 'PROSES',
      })) as unknown as Isi[]
      kunci(
        baris,
        'no_pesanan,tanggal,tanggal_selesai,nama_customer,nama_barang,atribut,berat_atribut,ongkos_tukang,ongkos_customer,berat_customer,berat_tukang,susut_tukang,asal_bahan,saldo_bahan',
      )
      expect((await owner.send('GET', 'pesanan/available', { query: { no_pesanan } })).text).toBe(
        'No Pesanan Tidak Ada',
      )
    },
  ],

  [
    'finishes and settles it',
    async () => {
      await kirim(owner, 'POST', 'pesanan/selesai', {
        no_pesanan,
        berat_selesai: 5,
        berat_patri: 0.1,
        berat_susut: 0.2,
      })
      const { no_so_pesanan } = await kirim(owner, 'GET', 'stock-opname/no-stocks', {})
      expect(no_so_pesanan).toBe('SOP-TK01-260302-0001')
      const siapa = { kode_group: 'MM', kode_tukang: 'T01' }
      const data = await kirim(owner, 'GET', 'stock-opname', siapa)
      kunci(data, 'data_so,saldo_awal')
      kunci(pertama(data.data_so), 'no_pesanan,kode_tukang,kode_group,berat_selesai,berat_susut,ongkos')
      // 18 given and 1 of the customer, 4.9 used, 0.2 lost: 13.9 left
      const body = {
        ...siapa,
        stockOpnames: [no_pesanan],
        berat_pakai: 4.9,
        ongkos: 75_000,
        saldo_awal: 19,
        selisih: 3.9,
        setor: 10,
        berat_sisa: 13.9,
        susut_pakai: 0.2,
      }
      const { message, ...print } = await kirim(owner, 'POST', 'stock-opname', body)
      expect(message).toBe('Stock Opname Berhasil')
      kunci(
        print,
        'dataPesanan,total_pakai,total_awal_bahan,total_sisa_bahan,total_susut,total_setor_bahan,total_ongkos,selisih',
      )
      kunci(pertama(print.dataPesanan), 'no_persekot,tukang,kode_kategori,berat_pakai,berat_susut,ongkos')
      const grup = pertama(await kirim(owner, 'GET', 'stock-opname/reports', { ...SEMUA, ...HARI }))
      kunci(grup, 'no_so_pesanan,kode_kategori,saldo_awal,pesanan')
      kunci(
        pertama(grup.pesanan),
        'no_pesanan,kode_tukang,nama_barang,nama_atribut,berat_atribut,berat_pakai,susut_pakai,ongkos,st_selesai,st_serah',
      )
    },
  ],

  [
    'reports orders as reporting clients ask for them, by GET and by POST',
    async () => {
      const keys = 'no_pesanan,total_qty,total_berat,total_harga,jumlah_bayar,sisa_bayar,status'
      const saring = { ...HARI, valid_by: 'SEMUA', status_pesanan: 'ALL' }
      kunci(pertama(await kirim(owner, 'GET', 'pesanan/reports', saring)), keys)
      kunci(pertama(await kirim(owner, 'POST', 'pesanan/reports', saring)), keys)
    },
  ],
])
