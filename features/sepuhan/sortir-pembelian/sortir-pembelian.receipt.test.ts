import { mg } from '@kencana/ledger'
import { papers, receiptText, slipHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukPindahSortir } from '../pindah-sortir/pindah-sortir.receipt.ts'
import { strukSortirSepuh } from '../sortir-sepuh/sortir-sepuh.receipt.ts'
import { strukSortir } from './sortir-pembelian.receipt.ts'

const KEPALA = slipHead('KENCANA JAYA', 'JALAN PASAR BESAR NOMOR 12 KELURAHAN KAUMAN KECAMATAN KLOJEN KOTA MALANG')

const bukti = {
  _id: { no_sortir: 'SP-TK01-260302-0001', kondisi: 'BAIK' },
  kode_gudang: 'SP',
  kode_toko: 'TK01',
  tgl_sortir: '2026-03-02',
  kondisi: 'BAIK',
  kode_group: 'MM',
  kode_dept: 'CIN, GLG',
  qty_asal: 5,
  berat_asal: mg(17_500),
  total_qty: 2,
  total_berat: mg(8485),
  kode_baki: 'SP1',
  user_id: 'GUDANG',
  no_batal: null,
  cetakan: 0,
}

it('prints a sorting by condition, twice, with the address in lines of 20', () => {
  const penyok = {
    ...bukti,
    _id: { ...bukti._id, kondisi: 'PENYOK' },
    kondisi: 'PENYOK',
    total_qty: 1,
    total_berat: mg(2000),
  }
  const struk = strukSortir([bukti, penyok], KEPALA)
  expect([struk.berkas, struk.salinan]).toEqual(['autoprint_pembelian.txt', ['INTERNAL', 'LABEL']])
  expect(receiptText(struk)).toContain('\u001D')
  const [internal = []] = papers(struk)
  expect(internal.every((line) => line.length <= 40)).toBe(true)
  expect(internal).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JALAN PASAR BESAR",
      "           NOMOR 12 KELURAHAN",
      "            KAUMAN KECAMATAN",
      "                 KLOJEN",
      "----------------------------------------",
      "NO    : SP-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "GUDANG: SP",
      "BAKI  : SP1",
      "USER  : GUDANG",
      "----------------------------------------",
      "KONDISI : BAIK",
      "KATEGORI: MM",
      "JENIS   : CIN, GLG",
      "2 PCS                            8.485 G",
      "----------------------------------------",
      "KONDISI : PENYOK",
      "KATEGORI: MM",
      "JENIS   : CIN, GLG",
      "1 PCS                            2.000 G",
      "----------------------------------------",
      "ASAL                      5 PCS 17.500 G",
      "SORTIR                    3 PCS 10.485 G",
    ]
  `)
})

it('prints a lot with its pieces by type', () => {
  const struk = strukSortirSepuh(
    {
      no_sortir: 'SS-TK01-260302-0001',
      no_sortir_beli: 'SP-TK01-260302-0001',
      kode_lokasi_toko: 'SS1',
      tgl_sortir: '2026-03-02',
      kondisi: 'BAIK, PENYOK',
      kategori: 'MM',
      jenis: [{ CIN: 2 }, { GLG: 1 }],
      qty_total: 3,
      berat_total: mg(10_485),
      user_id: 'GUDANG',
      no_batal: 'BSS-TK01-260302-0001',
      cetakan: 1,
    },
    KEPALA,
  )
  expect(struk.salinan).toEqual(['INTERNAL', 'LABEL'])
  expect(papers(struk)[0]).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JALAN PASAR BESAR",
      "           NOMOR 12 KELURAHAN",
      "            KAUMAN KECAMATAN",
      "                 KLOJEN",
      "----------------------------------------",
      "NO    : SS-TK01-260302-0001",
      "ASAL  : SP-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "BAKI  : SS1",
      "KONDISI : BAIK, PENYOK",
      "KATEGORI: MM",
      "USER  : GUDANG",
      "----------------------------------------",
      "CIN                                2 PCS",
      "GLG                                1 PCS",
      "----------------------------------------",
      "3 PCS                           10.485 G",
      "----------------------------------------",
      "DIBATALKAN BSS-TK01-260302-0001",
    ]
  `)
})

it('prints what was moved and to whom', () => {
  const struk = strukPindahSortir(
    {
      no_pindah: 'PS-TK01-260302-0001',
      tgl_system: '2026-03-02',
      waktu: '2026-03-02T02:00:00Z',
      tujuan: 'BOS',
      kode_baki: null,
      pihak: 'PAK BUDI',
      pcs: 1,
      berat: mg(3485),
      user_id: 'GUDANG',
      no_batal: null,
      cetakan: 0,
      detail_barang: [
        {
          no_faktur_beli: 'FB-TK01-260302-0001',
          nama_barang: 'CINCIN LAMA',
          kode_group: 'MM',
          kode_dept: 'CIN',
          kondisi: 'BAIK',
          kode_baki: 'BOS1',
          berat: mg(3485),
        },
      ],
    },
    KEPALA,
  )
  expect(papers(struk)[0]).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JALAN PASAR BESAR",
      "           NOMOR 12 KELURAHAN",
      "            KAUMAN KECAMATAN",
      "                 KLOJEN",
      "----------------------------------------",
      "NO    : PS-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "KE    : BOS",
      "KET   : PAK BUDI",
      "USER  : GUDANG",
      "----------------------------------------",
      "CINCIN LAMA                      3.485 G",
      "  FB-TK01-260302-0001 BAIK          BOS1",
      "----------------------------------------",
      "1 PCS                            3.485 G",
    ]
  `)
})
