import { mg } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukBos } from './kirim-dari-barang-bos.receipt.ts'

const nota = {
  no_kirim_bos: 'KB-TK01-261120-0002',
  tgl_system: '2026-11-20',
  tgl_kirim: '2026-11-19',
  kategori: 'MM',
  jenis: 'CIN',
  asal: 'SURABAYA',
  keterangan: 'CINCIN POLOS DENGAN NAMA YANG PANJANG SEKALI',
  baki: 'NISA1',
  kadar: 'SP',
  sales_pabrik: 'UBS',
  qty_kirim: 120,
  berat_kirim: mg(1_430_250),
  user_id: 'DEWI',
  no_batal: null,
  cetakan: 0,
}
const kepala = shopHead('KENCANA JAYA MALANG', 'JL. PASAR BESAR 12, MALANG')

it('is two slips of 40 columns', () => {
  const struk = strukBos(nota, kepala)
  expect(struk.berkas).toBe('kirim_barang_bos.txt')
  const [internal = [], label = []] = papers(struk)
  expect(label[0]).toBe('              ** LABEL **')
  expect(label.slice(1)).toEqual(internal.slice(1))
  expect(internal).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "          KENCANA JAYA MALANG",
      "       JL. PASAR BESAR 12, MALANG",
      "----------------------------------------",
      "NO          : KB-TK01-261120-0002",
      "TGL KIRIM   : 2026-11-19",
      "BAKI        : NISA1",
      "SALES PABRIK: UBS",
      "TIPE        : SP",
      "USER        : DEWI",
      "----------------------------------------",
      "KATEGORI    : MM",
      "JENIS       : CIN",
      "KETERANGAN  : CINCIN POLOS DENGAN NAMA",
      "              YANG PANJANG SEKALI",
      "ASAL        : SURABAYA",
      "----------------------------------------",
      "120 PCS                      1,430.250 G",
    ]
  `)
})

it('says when it was undone, and that it is a copy', () => {
  const [lines = []] = papers(strukBos({ ...nota, no_batal: 'BKB-TK01-261120-0001' }, kepala), 2)
  expect(lines).toContain('DIBATALKAN BKB-TK01-261120-0001')
  expect(lines.join('|')).toContain('SALINAN ke-1')
})
