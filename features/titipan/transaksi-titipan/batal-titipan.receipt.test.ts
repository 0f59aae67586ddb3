import { mg, rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { buktiBatalTitipan } from './batal-titipan.receipt.ts'
import type { BatalTitipanLengkap } from './titipan.contract.ts'

const batal: BatalTitipanLengkap = {
  no_batal: 'BTI-TK01-260310-0001',
  no_titip: 'TTP-TK01-260302-0001',
  tgl_system: '2026-03-10',
  kode_baki: 'CN01',
  nama_customer: 'IBU SRI HARTATI',
  no_hp: '0812-3456-789',
  kode_barcode: 'A0000001',
  nama_barang: 'CINCIN MILANO',
  kadar_cetak: '16K',
  berat: mg(3_485),
  jumlah: rp(2_000_000),
  hangus: rp(200_000),
  alasan: 'PERNIKAHAN DITUNDA SAMPAI TAHUN DEPAN',
  disetujui_oleh: 'OWNER',
  user_id: 'KASIR',
  pembayaran: [
    {
      arah: 'KELUAR',
      cara_bayar: 'CASH',
      no_rekening: null,
      ref: '-',
      referensi: '',
      diterima: null,
      jumlah: rp(1_800_000),
      biaya: rp(0),
      cek: 'TANPA',
    },
  ],
  cetakan: 0,
}

it('proves what went back to the customer and what the shop kept, on two papers of 40 columns', () => {
  const bukti = buktiBatalTitipan(batal, shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12'))
  expect([bukti.salinan, bukti.laci]).toEqual([['CUSTOMER', 'INTERNAL'], true])
  const [customer = []] = papers(bukti)
  expect(customer.every((line) => line.length <= 40)).toBe(true)
  expect(customer).toMatchInlineSnapshot(`
    [
      "             ** CUSTOMER **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : BTI-TK01-260310-0001",
      "TITIP : TTP-TK01-260302-0001",
      "TGL   : 2026-03-10",
      "NAMA  : IBU SRI HARTATI",
      "HP    : 0812-3456-789",
      "ALASAN: PERNIKAHAN DITUNDA SAMPAI TAHUN",
      "        DEPAN",
      "IZIN  : OWNER",
      "USER  : KASIR",
      "----------------------------------------",
      "A0000001 CINCIN MILANO",
      "  16K 3.485 G              TETAP DI TOKO",
      "----------------------------------------",
      "UANG TITIPAN               Rp. 2,000,000",
      "HANGUS                       Rp. 200,000",
      "KEMBALI KEPADA CUSTOMER    Rp. 1,800,000",
      "  CASH                     Rp. 1,800,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('says nothing of what was kept where nothing was', () => {
  const { baris, laci } = buktiBatalTitipan({ ...batal, hangus: rp(0), jumlah: rp(0), pembayaran: [] }, [])
  expect([baris.some((line) => line.startsWith('HANGUS')), laci]).toEqual([false, false])
})
