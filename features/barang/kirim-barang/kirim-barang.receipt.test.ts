import { mg } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukKirim } from './kirim-barang.receipt.ts'

const kirim = {
  no_kirim: 'KRM-TK01-261120-0003',
  kode_toko: 'TK01',
  tujuan: 'TK02',
  nama_tujuan: 'KENCANA JAYA BATU',
  tgl_system: '2026-11-20',
  waktu: '2026-11-20T09:44:00Z',
  user_id: 'BUDI',
  pcs: 1,
  berat: mg(3_485),
  no_batal: null,
  sisa: 1,
  sisa_berat: mg(3_485),
  cetakan: 0,
  detail_barang: [
    {
      kode_barang: 'B100048213',
      kode_barcode: '1000482136',
      nama_barang: 'CINCIN MILANO',
      kode_group: 'MM',
      kode_dept: 'CIN',
      kode_baki_asal: 'CN01',
      kadar: '16K',
      berat: mg(3_485),
      keadaan: 'DIKIRIM' as const,
    },
  ],
}

it('is two slips of 40 columns that name the dispatch and both shops', () => {
  const [internal = [], label = []] = papers(strukKirim(kirim, shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')))
  expect(label.slice(1)).toEqual(internal.slice(1))
  expect(internal).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : KRM-TK01-261120-0003",
      "TGL   : 2026-11-20",
      "DARI  : TK01",
      "KE    : TK02 KENCANA JAYA BATU",
      "USER  : BUDI",
      "----------------------------------------",
      "1000482136 16K                   3.485 G",
      "  CINCIN MILANO                     CN01",
      "----------------------------------------",
      "1 PCS                            3.485 G",
    ]
  `)
})

it('says that it was taken back', () => {
  const [lines = []] = papers(strukKirim({ ...kirim, no_batal: 'BKR-TK01-261120-0001' }, []))
  expect(lines).toContain('DIBATALKAN BKR-TK01-261120-0001')
})
