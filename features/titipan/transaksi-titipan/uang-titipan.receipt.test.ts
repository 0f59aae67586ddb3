import { mg, rp } from '@kencana/ledger'
import { onItsDay, papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { buktiUangTitipan, type UangTunai } from './uang-titipan.receipt.ts'

const tunai: UangTunai['pembayaran'][number] = {
  arah: 'MASUK',
  cara_bayar: 'CASH',
  no_rekening: null,
  ref: '-',
  referensi: '',
  diterima: rp(600_000),
  jumlah: rp(500_000),
  biaya: rp(0),
  cek: 'TANPA',
}
const transfer: UangTunai['pembayaran'][number] = {
  ...tunai,
  cara_bayar: 'TRANSFER',
  no_rekening: '0111',
  diterima: null,
}
const uang: UangTunai = {
  no_uang_titip: 'UTP-TK01-260310-0001',
  no_titip: 'TTP-TK01-260302-0001',
  tgl_system: '2026-03-10',
  nama_customer: 'IBU SRI HARTATI',
  no_hp: '0812-3456-789',
  kode_barcode: 'A0000001',
  nama_barang: 'CINCIN MILANO',
  kadar_cetak: '16K',
  berat: mg(3_485),
  jumlah: rp(1_000_000),
  saldo: rp(3_000_000),
  pembayaran: [tunai, transfer],
  user_id: 'KASIR',
  no_batal: null,
  cetakan: 0,
}
const kepala = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('proves more money for a deposit with its change and the new sum, on two papers of 40 columns', () => {
  const bukti = buktiUangTitipan(uang, kepala)
  expect(bukti.salinan).toEqual(['CUSTOMER', 'INTERNAL'])
  const [customer = []] = papers(bukti)
  expect(customer.every((line) => line.length <= 40)).toBe(true)
  expect(customer).toMatchInlineSnapshot(`
    [
      "             ** CUSTOMER **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : UTP-TK01-260310-0001",
      "TITIP : TTP-TK01-260302-0001",
      "TGL   : 2026-03-10",
      "NAMA  : IBU SRI HARTATI",
      "HP    : 0812-3456-789",
      "USER  : KASIR",
      "----------------------------------------",
      "A0000001 CINCIN MILANO",
      "  16K 3.485 G",
      "----------------------------------------",
      "TAMBAH UANG                Rp. 1,000,000",
      "  CASH                       Rp. 500,000",
      "  TRANSFER 0111              Rp. 500,000",
      "UANG DITERIMA                Rp. 600,000",
      "KEMBALI                      Rp. 100,000",
      "----------------------------------------",
      "UANG TITIPAN               Rp. 3,000,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('opens the drawer for cash on its own day alone, and says that it was undone', () => {
  const bukti = buktiUangTitipan(uang, kepala)
  const lewat = buktiUangTitipan({ ...uang, pembayaran: [transfer] }, kepala)
  expect([bukti.laci, lewat.laci]).toEqual([true, false])
  expect(onItsDay(bukti, uang.tgl_system, '2026-03-11').laci).toBe(false)
  const batal = buktiUangTitipan({ ...uang, no_batal: 'BUT-TK01-260310-0001' }, kepala)
  expect(batal.baris).toContain('DIBATALKAN BUT-TK01-260310-0001')
})
