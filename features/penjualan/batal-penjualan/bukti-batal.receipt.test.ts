import { mg, rp } from '@kencana/ledger'
import { onItsDay, papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import type { BuktiBatal } from './bukti-batal.contract.ts'
import { buktiBatalJual } from './bukti-batal.receipt.ts'

const tunai: BuktiBatal['pembayaran'][number] = {
  arah: 'KELUAR',
  cara_bayar: 'CASH',
  no_rekening: null,
  ref: '-',
  referensi: '',
  diterima: null,
  jumlah: rp(5_633_000),
  biaya: rp(0),
  cek: 'TANPA',
}
const kartu: BuktiBatal['pembayaran'][number] = {
  ...tunai,
  cara_bayar: 'CREDIT',
  no_rekening: '0111',
  jumlah: rp(2_000_000),
}
const batal: BuktiBatal = {
  no_batal: 'BFJ-TK01-260310-0001',
  no_kembali: 'RFJ-TK01-260310-0001',
  no_faktur_jual: 'FJ-TK01-260302-0001',
  tgl_system: '2026-03-10',
  tgl_jual: '2026-03-02',
  nama_customer: 'IBU SRI HARTATI',
  no_hp: '0812-3456-789',
  kode_marketplace: null,
  tagihan: rp(7_733_000),
  alasan: 'PERNIKAHAN DITUNDA SAMPAI TAHUN DEPAN',
  disetujui_oleh: 'OWNER',
  user_id: 'KASIR',
  barang: [
    {
      kode_barcode: 'A0000001',
      nama_barang: 'CINCIN MILANO',
      kadar_cetak: '16K',
      berat: mg(3_485),
      total: rp(7_733_000),
    },
  ],
  tukar: [],
  pembayaran: [tunai, kartu],
  biaya: rp(40_000),
  potongan: rp(100_000),
  cetakan: 0,
}
const kepala = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('proves what came back, how its money went back and what was kept, on two papers of 40 columns', () => {
  const bukti = buktiBatalJual(batal, kepala)
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
      "NO    : BFJ-TK01-260310-0001",
      "UANG  : RFJ-TK01-260310-0001",
      "FAKTUR: FJ-TK01-260302-0001",
      "JUAL  : 2026-03-02",
      "TGL   : 2026-03-10",
      "NAMA  : IBU SRI HARTATI",
      "HP    : 0812-3456-789",
      "ALASAN: PERNIKAHAN DITUNDA SAMPAI TAHUN",
      "        DEPAN",
      "IZIN  : OWNER",
      "USER  : KASIR",
      "----------------------------------------",
      "BARANG KEMBALI KE TOKO",
      "A0000001 CINCIN MILANO",
      "  16K 3.485 G                  7,733,000",
      "----------------------------------------",
      "TAGIHAN                    Rp. 7,733,000",
      "KEMBALI KEPADA CUSTOMER    Rp. 7,633,000",
      "  CASH                     Rp. 5,633,000",
      "  CREDIT 0111              Rp. 2,000,000",
      "POTONGAN POIN                Rp. 100,000",
      "DITAHAN BANK                  Rp. 40,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('says apart what is no money, what never came, and what the customer gave back', () => {
  const lain: BuktiBatal = {
    ...batal,
    no_kembali: null,
    no_hp: '',
    disetujui_oleh: null,
    tukar: [{ no_faktur_beli: 'FB-TK01-260302-0001', nama_barang: 'GELANG LAMA', kadar: '700', berat: mg(9_000) }],
    pembayaran: [
      { ...kartu, cara_bayar: 'TRANSFER', cek: 'BATAL' },
      { ...tunai, cara_bayar: 'TUKAR', ref: 'FB-TK01-260302-0001', jumlah: rp(6_000_000) },
      { ...tunai, arah: 'MASUK', jumlah: rp(267_000) },
    ],
    biaya: rp(0),
    potongan: rp(0),
  }
  const bukti = buktiBatalJual(lain, kepala)
  expect(bukti.baris.every((line) => line.length <= 40)).toBe(true)
  expect(bukti.baris.slice(bukti.baris.indexOf('BARANG KEMBALI KE TOKO'))).toMatchInlineSnapshot(`
    [
      "BARANG KEMBALI KE TOKO",
      "A0000001 CINCIN MILANO",
      "  16K 3.485 G                  7,733,000",
      "BARANG TUKAR KEMBALI KE CUSTOMER",
      "FB-TK01-260302-0001 GELANG LAMA",
      "  700 9.000 G",
      "----------------------------------------",
      "TAGIHAN                    Rp. 7,733,000",
      "BELUM PERNAH MASUK         Rp. 2,000,000",
      "  TRANSFER 0111            Rp. 2,000,000",
      "KEMBALI SEPERTI SEMULA     Rp. 6,000,000",
      "  TUKAR FB-TK01-260302-0001",
      "                           Rp. 6,000,000",
      "DITERIMA DARI CUSTOMER       Rp. 267,000",
      "  CASH                       Rp. 267,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('opens the drawer for cash on its own day alone', () => {
  const lewat = buktiBatalJual({ ...batal, pembayaran: [kartu] }, kepala)
  const bukti = buktiBatalJual(batal, kepala)
  expect([bukti.laci, lewat.laci]).toEqual([true, false])
  expect(onItsDay(bukti, batal.tgl_system, '2026-03-11').laci).toBe(false)
})
