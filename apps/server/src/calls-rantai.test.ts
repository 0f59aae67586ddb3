/** The calls from purchase to new stock as existing front ends make them, letter for letter: keys sent, keys read back. */

import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { type Isi, kirim, kunci, pertama } from '@kencana/testing/calls'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { story } from '@kencana/testing/story'
import { afterAll, beforeAll } from 'vitest'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const murah = { harga: 1_000_000 as never }
  await beliSah(owner, [cincinLama({ ...murah, berat: gram(3) }), cincinLama({ ...murah, berat: gram(2) })])
})
afterAll(() => shop.close())

const HARI = { tgl_to: '2026-03-02', tgl_from: '2026-03-02' }

const no: Record<string, string> = {}

story('calls from purchase to new stock', [
  [
    'sorts',
    async () => {
      const saring = {
        kondisi: 'BAIK',
        kode_dept: 'CIN',
        kode_group: 'MM',
        kode_toko: 'TK01',
        tgl_system: '2026-03-02',
      }
      const rows = (await kirim(owner, 'GET', 'pembelian/ready/sortir', saring)) as unknown as Isi[]
      kunci(pertama(rows), 'no_faktur_beli,tgl_system,kondisi,nama_barang,kode_dept,kode_group,berat,harga,kode_baki')
      const detail_barang = rows.map((row) => ({ ...row, kode_lokasi_toko: row.kode_baki }))
      const jumlah = { qty_bos: 2, qty_asal: 2, berat_asal: 5, berat_bos: 5 }
      const body = { kode_toko: 'TK01', kode_gudang: 'SP', kode_baki: 'SP1', detail_barang, ...jumlah }
      const jawab = await kirim(owner, 'POST', 'sortir-pembelian', body)
      kunci(jawab, 'message,buktiStruk,detail_sortir,no_sortir')
      no.sortir = String(jawab.no_sortir)
      const sortir = await kirim(owner, 'GET', 'sortir-pembelian', { no_sortir: no.sortir, kode_dept: 'CIN' })
      kunci(sortir, 'tgl_system,kode_group,kondisi,detail_sortir,jenis')
      const bukti = pertama(await kirim(owner, 'GET', 'sortir-pembelian/reprint', { no_sortir: no.sortir }))
      kunci(
        bukti,
        '_id.no_sortir,_id.kondisi,kode_gudang,kode_toko,tgl_sortir,kondisi,kode_group,qty_asal,berat_asal,total_qty,total_berat,kode_baki,kode_dept',
      )
      const global = await kirim(owner, 'GET', 'sortir-pembelian/reports', {
        type: 'GLOBAL',
        kode_dept: 'ALL',
        ...HARI,
      })
      kunci(pertama(global), '_id.no_sortir,_id.kondisi,kode_baki,total_qty,total_berat')
      const detail = await kirim(owner, 'GET', 'sortir-pembelian/reports', {
        type: 'DETAIL',
        kode_dept: 'CIN',
        ...HARI,
      })
      kunci(pertama(detail), 'no_sortir,nama_barang,kondisi,berat,kode_baki')
      no.detail = JSON.stringify(sortir.detail_sortir)
    },
  ],

  [
    'sorts for the gilder',
    async () => {
      const body = { kode_gudang: 'SS', kode_baki: 'SS1', detail_barang: JSON.parse(no.detail ?? '[]') as object[] }
      const jawab = await kirim(owner, 'POST', 'sortir-sepuh', body)
      kunci(jawab, 'message,buktiSlip')
      kunci(jawab.buktiSlip, 'no_sortir,kode_lokasi_toko,tgl_sortir,kondisi,kategori,jenis,qty_total,berat_total')
      const no_sortir = (jawab.buktiSlip as Isi).no_sortir
      kunci(
        await kirim(owner, 'GET', 'sortir-sepuh/reprint', { no_sortir }),
        'no_sortir,kode_lokasi_toko,jenis,qty_total,berat_total',
      )
      kunci(
        pertama(await kirim(owner, 'GET', 'sortir-sepuh/reports', { type: 'GLOBAL', ...HARI })),
        'no_sortir,kode_lokasi_toko,qty_total',
      )
      const detail = pertama(await kirim(owner, 'GET', 'sortir-sepuh/reports', { type: 'DETAIL', ...HARI }))
      kunci(
        pertama(detail.detail_sortir),
        'no_sortir,no_sepuh,no_faktur_beli,kode_baki,kode_dept,kode_group,kode_gudang,kondisi',
      )
      kunci(await kirim(owner, 'GET', 'sortir-sepuh', { kode_baki: 'SS1', kode_dept: 'ALL' }), 'jenis')
      kunci(
        pertama(await kirim(owner, 'GET', 'sortir-sepuh', { kode_baki: 'SS1', kode_dept: 'CIN' })),
        'berat,qty,kode_group,kode_barcode',
      )
    },
  ],

  [
    'sends to the gilder and receives',
    async () => {
      const baris = { kode_barcode: '-', kode_baki: 'SS1', kode_dept: 'CIN', kode_group: 'MM', berat: 5, qty: 2 }
      const jumlah = { qty_rusak: 0, berat_rusak: 0, qty_sepuh: 2, berat_sepuh: 5 }
      const jawab = await kirim(owner, 'POST', 'kirim-sepuh', { detail_barang: [{ ...baris, ...jumlah }] })
      kunci(jawab, 'message,buktiSlipInternal')
      const no_sepuh = (jawab.buktiSlipInternal as Isi).no_sepuh
      const slip = await kirim(owner, 'GET', 'kirim-sepuh/reprint', { no_sepuh })
      kunci(slip, 'no_sepuh,tgl_sepuh,qty_sepuh_total,berat_sepuh_total,qty_rusak_total,berat_rusak_total,berat_total')
      kunci(pertama(slip.bukti_jenis), 'jenis,qty_beli,berat_beli,qty_sepuh,berat_sepuh,qty_rusak,berat_rusak')
      kunci(
        pertama(await kirim(owner, 'GET', 'kirim-sepuh/reports', { kode_toko: 'CIN', ...HARI })),
        'no_sepuh,tgl_system,kode_baki,kode_dept,kode_group,qty,berat,qty_rusak,qty_sepuh,berat_rusak,berat_sepuh',
      )
      const detail = [
        { kode_dept: 'CIN', qty_terima: 2, berat_terima: 4.99, qty_rusak: 0, berat_rusak: 0, berat_timbangan: 4.99 },
      ]
      const terima = await kirim(owner, 'POST', 'terima-sepuh', { no_sepuh, kode_baki: 'KS1', selesai: true, detail })
      const no_terima_sepuh = String(terima.no_terima_sepuh)
      no.terima = no_terima_sepuh
      kunci(await kirim(owner, 'GET', 'terima-sepuh', { no_terima_sepuh }), 'baki,jenis')
      kunci(
        pertama(await kirim(owner, 'GET', 'terima-sepuh', { no_terima_sepuh, kode_baki: 'KS1', kode_dept: 'CIN' })),
        'berat,qty',
      )
      const bukti = await kirim(owner, 'GET', 'terima-sepuh/reprint', { no_terima_sepuh })
      kunci(bukti, 'no_sepuh,no_terima_sepuh,tgl_system,bukti_jenis')
      kunci(
        pertama(bukti.bukti_jenis),
        'baki,jenis,berat_rusak,berat_sepuh,berat_terima,qty_rusak,qty_sepuh,qty_terima',
      )
      const laporan = pertama(await kirim(owner, 'GET', 'terima-sepuh/reports', { kode_toko: 'KS1', ...HARI }))
      kunci(
        pertama(laporan.detail),
        'no_terima_sepuh,no_sepuh,tgl_terima,kode_baki,kode_dept,qty_sepuh,berat_timbangan,qty_terima,berat_terima,berat_rusak,qty_rusak,berat_selisih,berat_kirim,qty_kirim',
      )
    },
  ],

  [
    'sends for labeling',
    async () => {
      const satu = {
        kode_baki: 'KS1',
        kode_baki_tujuan: 'NISA1',
        kode_dept: 'CIN',
        kode_cabang: 'TK01',
        tipe_barang: 'SP',
      }
      const detail_kirim = [{ ...satu, jumlah_qty: 2, berat_atribut: 0, jumlah_berat: 4.99 }]
      const jumlah = { qty_kirim: 2, berat_kirim: 4.99, berat_atribut: 0 }
      const jawab = await kirim(owner, 'POST', 'kirim-labeling', {
        no_terima_sepuh: no.terima,
        detail_kirim,
        ...jumlah,
        cabang: 'TK01',
      })
      kunci(jawab, 'message,buktiSlip')
      kunci(jawab.buktiSlip, 'no_kirim_stock,cabang,no_terima_sepuh,tgl_kirim,baki_tujuan,baki')
      kunci(pertama((jawab.buktiSlip as Isi).baki), 'baki,jenis,qty_kirim,berat_kirim,berat_atribut')
      no.label = String((jawab.buktiSlip as Isi).no_kirim_stock)
      kunci(
        await kirim(owner, 'GET', 'kirim-labeling/reprint', { no_kirim_stock: no.label }),
        'no_kirim_stock,cabang,no_terima_sepuh,tgl_system,baki_tujuan,bukti_baki',
      )
      const laporan = pertama(
        await kirim(owner, 'GET', 'kirim-labeling/reports', { kode_lokasi_toko: 'NISA1', ...HARI }),
      )
      kunci(
        pertama(laporan.detail),
        'tgl_system,no_kirim_stock,no_terima_sepuh,kode_lokasi_toko,kode_dept,qty,berat,qty_kembali,berat_kembali',
      )
      const saldo = pertama(await kirim(owner, 'POST', 'kirim-labeling/saldo', { ...HARI, no_kirim_bos: '' }))
      kunci(saldo, 'no_kirim_stock,kode_lokasi_toko,kode_dept,qty,berat')
    },
  ],

  [
    'takes the owner’s goods in, and closes them',
    async () => {
      const barang = {
        kode_group: 'MM',
        kode_dept: 'CIN',
        asal_barang: 'PABRIK',
        detail_barang: 'CINCIN POLOS',
        qty: 3,
        berat: 9,
      }
      await kirim(owner, 'POST', 'masterpabrik/add', { nama_pabrik: 'UBS' })
      const kepala = { kode_labeling: 'NISA1', kadar: 'SP', sales_pabrik: 'UBS' }
      const jawab = await kirim(owner, 'POST', 'krmbrgbos/simpan', { ...barang, ...kepala })
      kunci(jawab, 'nota')
      const [row] = (await kirim(owner, 'POST', 'krmbrgbos/get/report', {
        tgl_awal: '2026-03-02',
        tgl_akhir: '2026-03-02',
      })) as unknown as Isi[]
      kunci(row, 'no_kirim_bos,kode_labeling,sales_pabrik,kadar,kode_group,kode_dept,asal_barang,qty,berat')
      const no_kirim_bos = String(row?.no_kirim_bos)
      for (const method of ['GET', 'POST'])
        kunci(
          await kirim(owner, method, 'krmbrgbos/reprint', { no_kirim_bos }),
          'no_kirim_bos,tgl_kirim,kategori,asal,baki,jenis,keterangan,qty_kirim,berat_kirim',
        )
      kunci(
        pertama(await kirim(owner, 'GET', 'krmbrgbos/report/saldo', { no_kirim_bos: 'ALL', kode_labeling: 'ALL' })),
        'no_kirim_bos,kode_labeling,berat_awal,berat_input,berat_sisa',
      )
      const cari = pertama(await kirim(owner, 'POST', 'kirim-barang-bos', { ...HARI, no_kirim_bos }))
      kunci(cari, 'no_kirim_bos,tgl_system,kode_group,qty,qty_input,berat,berat_input,harga_total')
      const kode_toko = 'TK01'
      const pilih = { no_kirim_bos, kode_toko, berat_akhir: 9, stock_akhir: 3, berat_input: 0, stock_input: 0 }
      kunci(await kirim(owner, 'POST', 'validasi-inputan/kirim-barang-bos', { data_kirim: [pilih] }), 'message')
    },
  ],
])
