import { mg, rp } from '@kencana/ledger'
import { onItsDay, papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import type { BuktiBatalSerah } from './batal-serah.contract.ts'
import { buktiBatalSerah } from './batal-serah.receipt.ts'

const tunai: BuktiBatalSerah['pembayaran'][number] = {
  arah: 'KELUAR',
  cara_bayar: 'CASH',
  no_rekening: null,
  ref: '-',
  referensi: '',
  diterima: null,
  jumlah: rp(3_700_000),
  biaya: rp(0),
  cek: 'TANPA',
}
const kartu: BuktiBatalSerah['pembayaran'][number] = {
  ...tunai,
  cara_bayar: 'CREDIT',
  no_rekening: '0111',
  jumlah: rp(2_000_000),
  cek: 'MASUK',
}
const batal: BuktiBatalSerah = {
  no_batal: 'BSR-TK01-260310-0001',
  no_kembali: 'RFP-TK01-260310-0001',
  no_serah: 'SRP-TK01-260310-0002',
  no_pesanan: 'PSN-TK01-260302-0001',
  tgl_system: '2026-03-10',
  nama_customer: 'IBU SRI HARTATI',
  no_hp: '0812-3456-789',
  kode_barcode: '20000012',
  nama_barang: 'CINCIN KAWIN UKIR DENGAN BATU BERLIAN',
  kadar: '70',
  berat: mg(5_000),
  tagihan: rp(6_700_000),
  persekot: rp(1_000_000),
  berat_beli: mg(0),
  beli: rp(0),
  alasan: 'UKURAN SALAH, DIBUAT ULANG SAMPAI PAS',
  disetujui_oleh: 'OWNER',
  user_id: 'KASIR',
  pembayaran: [tunai, kartu],
  biaya: rp(40_000),
  cetakan: 0,
}
const kepala = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('proves what lies here again, how its money went back and what the bank kept, on two papers of 40 columns', () => {
  const bukti = buktiBatalSerah(batal, kepala)
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
      "NO    : BSR-TK01-260310-0001",
      "UANG  : RFP-TK01-260310-0001",
      "SERAH : SRP-TK01-260310-0002",
      "PESAN : PSN-TK01-260302-0001",
      "TGL   : 2026-03-10",
      "NAMA  : IBU SRI HARTATI",
      "HP    : 0812-3456-789",
      "ALASAN: UKURAN SALAH, DIBUAT ULANG",
      "        SAMPAI PAS",
      "IZIN  : OWNER",
      "USER  : KASIR",
      "----------------------------------------",
      "BARANG KEMBALI KE TOKO",
      "20000012 CINCIN KAWIN UKIR DENGAN BATU",
      "BERLIAN",
      "  70                             5.000 G",
      "----------------------------------------",
      "TAGIHAN                    Rp. 6,700,000",
      "TITIP UANG DI PESANAN      Rp. 1,000,000",
      "KEMBALI KEPADA CUSTOMER    Rp. 5,700,000",
      "  CASH                     Rp. 3,700,000",
      "  CREDIT 0111              Rp. 2,000,000",
      "DITAHAN BANK                  Rp. 40,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('says apart what never came, what the customer gave back, and gold that is the order’s again', () => {
  const bukti = buktiBatalSerah(
    {
      ...batal,
      no_kembali: null,
      disetujui_oleh: null,
      berat_beli: mg(1_000),
      beli: rp(1_610_000),
      pembayaran: [
        { ...kartu, cek: 'BATAL' },
        { ...tunai, arah: 'MASUK', jumlah: rp(1_460_000) },
      ],
      biaya: rp(0),
    },
    kepala,
  )
  expect(bukti.baris.every((line) => line.length <= 40)).toBe(true)
  expect(bukti.baris.slice(bukti.baris.indexOf('BARANG KEMBALI KE TOKO'))).toMatchInlineSnapshot(`
    [
      "BARANG KEMBALI KE TOKO",
      "20000012 CINCIN KAWIN UKIR DENGAN BATU",
      "BERLIAN",
      "  70                             5.000 G",
      "----------------------------------------",
      "TAGIHAN                    Rp. 6,700,000",
      "TITIP UANG DI PESANAN      Rp. 1,000,000",
      "EMAS LEBIH DI PESANAN 1.000 G",
      "                           Rp. 1,610,000",
      "BELUM PERNAH MASUK         Rp. 2,000,000",
      "  CREDIT 0111              Rp. 2,000,000",
      "DITERIMA DARI CUSTOMER     Rp. 1,460,000",
      "  CASH                     Rp. 1,460,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('opens the drawer for cash on its own day alone', () => {
  const bukti = buktiBatalSerah(batal, kepala)
  const lewat = buktiBatalSerah({ ...batal, pembayaran: [kartu] }, kepala)
  expect([bukti.laci, lewat.laci]).toEqual([true, false])
  expect(onItsDay(bukti, batal.tgl_system, '2026-03-11').laci).toBe(false)
})
