import { mg } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukPindah } from './pindah-barang.receipt.ts'

const pindah = {
  no_pindah: 'PD-TK01-261120-0006',
  tgl_system: '2026-11-20',
  waktu: '2026-11-20T09:44:00Z',
  kode_baki_tujuan: 'CN01',
  pcs: 2,
  berat: mg(9_605),
  user_id: 'DEWI',
  no_batal: null,
  cetakan: 0,
  detail_barang: [
    {
      kode_barang: 'B100048213',
      kode_barcode: '1000482136',
      nama_barang: 'CINCIN MILANO',
      kode_baki_asal: 'BR02',
      kadar: '16K',
      berat: mg(3_485),
    },
    {
      kode_barang: 'B100048201',
      kode_barcode: '1000482012',
      nama_barang: 'GELANG KRENDEL PADI DENGAN NAMA PANJANG SEKALI',
      kode_baki_asal: 'BR02',
      kadar: '17K',
      berat: mg(6_120),
    },
  ],
}
const kepala = shopHead('KENCANA JAYA MALANG', 'JL. PASAR BESAR 12, SUKOHARJO, KLOJEN, MALANG')

it('is two slips of 40 columns', () => {
  expect(papers(strukPindah(pindah, kepala))).toMatchInlineSnapshot(`
    [
      [
        "             ** INTERNAL **",
        "",
        "          KENCANA JAYA MALANG",
        "     JL. PASAR BESAR 12, SUKOHARJO,",
        "             KLOJEN, MALANG",
        "----------------------------------------",
        "NO    : PD-TK01-261120-0006",
        "TGL   : 2026-11-20",
        "KE    : BAKI CN01",
        "USER  : DEWI",
        "----------------------------------------",
        "1000482136 16K                   3.485 G",
        "  CINCIN MILANO                DARI BR02",
        "1000482012 17K                   6.120 G",
        "  GELANG KRENDEL PADI DENGAN NAMA",
        "  PANJANG SEKALI               DARI BR02",
        "----------------------------------------",
        "2 PCS                            9.605 G",
      ],
      [
        "              ** LABEL **",
        "",
        "          KENCANA JAYA MALANG",
        "     JL. PASAR BESAR 12, SUKOHARJO,",
        "             KLOJEN, MALANG",
        "----------------------------------------",
        "NO    : PD-TK01-261120-0006",
        "TGL   : 2026-11-20",
        "KE    : BAKI CN01",
        "USER  : DEWI",
        "----------------------------------------",
        "1000482136 16K                   3.485 G",
        "  CINCIN MILANO                DARI BR02",
        "1000482012 17K                   6.120 G",
        "  GELANG KRENDEL PADI DENGAN NAMA",
        "  PANJANG SEKALI               DARI BR02",
        "----------------------------------------",
        "2 PCS                            9.605 G",
      ],
    ]
  `)
})

it('says when the move was undone, and that it is a copy', () => {
  const [lines = []] = papers(strukPindah({ ...pindah, no_batal: 'BPD-TK01-261120-0001' }, kepala), 2)
  expect(lines).toContain('DIBATALKAN BPD-TK01-261120-0001')
  expect(lines.join('|')).toContain('SALINAN ke-1')
})
