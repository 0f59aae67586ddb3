import { mg } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukLabeling } from '../kirim-labeling/kirim-labeling.receipt.ts'
import { strukTerimaSepuh } from '../terima-sepuh/terima-sepuh.receipt.ts'
import { strukKirimSepuh } from './kirim-sepuh.receipt.ts'

const KEPALA = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('prints a dispatch to the gilder three times', () => {
  const satu = {
    jenis: 'CIN',
    kode_baki: 'SS1',
    qty_beli: 6,
    berat_beli: mg(16_000),
    qty_sepuh: 5,
    berat_sepuh: mg(13_000),
  }
  const struk = strukKirimSepuh(
    {
      no_sepuh: 'KS-TK01-260302-0001',
      tgl_sepuh: '2026-03-02',
      asal: 'SS',
      tujuan: '-',
      bukti_jenis: [{ ...satu, qty_rusak: 1, berat_rusak: mg(3000) }],
      qty_sepuh_total: 5,
      berat_sepuh_total: mg(13_000),
      qty_rusak_total: 1,
      berat_rusak_total: mg(3000),
      berat_total: mg(16_000),
      user_id: 'GUDANG',
      no_batal: null,
      cetakan: 0,
    },
    KEPALA,
  )
  expect(struk.salinan).toEqual(['Internal', 'Owner', 'Tukang'])
  expect(papers(struk)).toHaveLength(3)
  expect(papers(struk)[0]).toMatchInlineSnapshot(`
    [
      "             ** Internal **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : KS-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "USER  : GUDANG",
      "----------------------------------------",
      "JENIS CIN                       BAKI SS1",
      "  BELI                    6 PCS 16.000 G",
      "  SEPUH                   5 PCS 13.000 G",
      "  RUSAK                    1 PCS 3.000 G",
      "----------------------------------------",
      "TOTAL SEPUH               5 PCS 13.000 G",
      "TOTAL RUSAK                1 PCS 3.000 G",
      "TOTAL BERAT                     16.000 G",
      "",
      "PENGIRIM                          TUKANG",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('prints a receipt from the gilder three times, with loss and what is missing', () => {
  const satu = {
    baki: ['KS1'],
    jenis: 'CIN',
    qty_sepuh: 5,
    berat_sepuh: mg(13_000),
    qty_terima: 3,
    berat_terima: mg(7800),
  }
  const struk = strukTerimaSepuh(
    {
      no_terima_sepuh: 'TS-TK01-260302-0001',
      no_sepuh: 'KS-TK01-260302-0001',
      tgl_system: '2026-03-02',
      selesai: true,
      bukti_jenis: [
        { ...satu, qty_rusak: 1, berat_rusak: mg(2500), berat_selisih: mg(50), qty_hilang: 1, berat_hilang: mg(2650) },
      ],
      user_id: 'GUDANG',
      no_batal: null,
      cetakan: 0,
    },
    KEPALA,
  )
  expect(struk.salinan).toEqual(['INTERNAL', 'LABEL', 'TUKANG'])
  expect(papers(struk)[0]).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : TS-TK01-260302-0001",
      "SEPUH : KS-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "USER  : GUDANG",
      "----------------------------------------",
      "JENIS CIN                       BAKI KS1",
      "  DI TUKANG               5 PCS 13.000 G",
      "  TERIMA                   3 PCS 7.800 G",
      "  RUSAK                    1 PCS 2.500 G",
      "  SUSUT                          0.050 G",
      "  KURANG                   1 PCS 2.650 G",
      "----------------------------------------",
      "PENERIMA                          TUKANG",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('prints a dispatch for labeling three times', () => {
  const satu = {
    baki: 'KS1',
    jenis: 'CIN',
    tipe_barang: 'SP',
    qty_kirim: 3,
    berat_kirim: mg(7800),
    berat_atribut: mg(100),
  }
  const struk = strukLabeling(
    {
      no_kirim_stock: 'KC-TK01-260302-0001',
      cabang: 'TK02',
      no_terima_sepuh: 'TS-TK01-260302-0001',
      tgl_kirim: '2026-03-02',
      baki_tujuan: 'NISA1',
      baki: [satu],
      user_id: 'GUDANG',
      no_batal: null,
      cetakan: 0,
    },
    KEPALA,
  )
  expect(struk.salinan).toEqual(['INTERNAL', 'LABEL', 'TUKANG'])
  expect(papers(struk)[0]).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : KC-TK01-260302-0001",
      "TERIMA: TS-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "CABANG: TK02",
      "TUJUAN: NISA1",
      "USER  : GUDANG",
      "----------------------------------------",
      "BAKI KS1 CIN SP                    3 PCS",
      "  BERAT                          7.800 G",
      "  BERAT ATRIBUT                  0.100 G",
    ]
  `)
})
