import { mg } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukHancur } from './hancur-data-barang.receipt.ts'

it('is two slips of 40 columns', () => {
  const hancur = {
    no_hancur: 'HCR-TK01-261120-0002',
    tgl_system: '2026-11-20',
    waktu: '2026-11-20T09:44:00Z',
    alasan: 'PATAH DAN TIDAK LAKU DIJUAL SEJAK TAHUN LALU',
    pcs: 1,
    berat: mg(3_485),
    user_id: 'DEWI',
    no_batal: 'BHC-TK01-261120-0001',
    cetakan: 0,
    detail_barang: [
      {
        kode_barang: 'B100048213',
        kode_barcode: '1000482136',
        nama_barang: 'CINCIN MILANO',
        kode_baki_asal: 'BR02',
        kode_group: 'MM',
        kode_dept: 'CIN',
        kadar: '16K',
        berat: mg(3_485),
      },
    ],
  }
  const [first, second] = papers(strukHancur(hancur, shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')))
  expect(second?.[0]).toBe('              ** LABEL **')
  expect(first).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : HCR-TK01-261120-0002",
      "TGL   : 2026-11-20",
      "ALASAN: PATAH DAN TIDAK LAKU DIJUAL",
      "        SEJAK TAHUN LALU",
      "USER  : DEWI",
      "----------------------------------------",
      "1000482136 16K                   3.485 G",
      "  CINCIN MILANO                DARI BR02",
      "----------------------------------------",
      "1 PCS                            3.485 G",
      "----------------------------------------",
      "DIBATALKAN BHC-TK01-261120-0001",
    ]
  `)
})
