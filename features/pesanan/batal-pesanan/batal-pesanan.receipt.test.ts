import { mg, rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { buktiBatal } from './batal-pesanan.receipt.ts'

const batal = {
  no_batal: 'BTP-TK01-260310-0001',
  no_pesanan: 'PSN-TK01-260302-0001',
  tgl_system: '2026-03-10',
  nama_customer: 'IBU SRI HARTATI',
  no_hp: '0812-3456-789',
  deskripsi: 'CINCIN KAWIN UKIR',
  status_asal: 'PROSES' as const,
  persekot: rp(1_500_000),
  berat_customer: mg(1_250),
  kode_group: 'MM',
  contoh_nama: 'CINCIN LAMA',
  alasan: 'PERNIKAHAN DITUNDA SAMPAI TAHUN DEPAN',
  pembayaran: [
    {
      arah: 'KELUAR' as const,
      cara_bayar: 'CASH' as const,
      no_rekening: null,
      ref: '-',
      referensi: '',
      diterima: null,
      jumlah: rp(1_000_000),
      biaya: rp(0),
      cek: 'TANPA' as const,
    },
    {
      arah: 'KELUAR' as const,
      cara_bayar: 'TRANSFER' as const,
      no_rekening: '0111',
      ref: '-',
      referensi: '',
      diterima: null,
      jumlah: rp(500_000),
      biaya: rp(0),
      cek: 'TANPA' as const,
    },
  ],
  user_id: 'KASIR',
  cetakan: 0,
}
const kepala = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('proves what went back to the customer, on two papers of 40 columns', () => {
  const bukti = buktiBatal(batal, kepala)
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
      "NO    : BTP-TK01-260310-0001",
      "PESAN : PSN-TK01-260302-0001",
      "TGL   : 2026-03-10",
      "NAMA  : IBU SRI HARTATI",
      "HP    : 0812-3456-789",
      "BARANG: CINCIN KAWIN UKIR",
      "ALASAN: PERNIKAHAN DITUNDA SAMPAI TAHUN",
      "        DEPAN",
      "USER  : KASIR",
      "----------------------------------------",
      "DIKEMBALIKAN KEPADA CUSTOMER",
      "TITIP UANG                 Rp. 1,500,000",
      "  CASH                     Rp. 1,000,000",
      "  TRANSFER 0111              Rp. 500,000",
      "EMAS CUSTOMER MM                 1.250 G",
      "BARANG CONTOH                CINCIN LAMA",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('says so when nothing went back', () => {
  const kosong = { ...batal, persekot: rp(0), pembayaran: [], berat_customer: mg(0), contoh_nama: '' }
  expect(buktiBatal(kosong, kepala).baris).toContain('TIDAK ADA')
  expect([buktiBatal(kosong, kepala).laci, buktiBatal(batal, kepala).laci]).toEqual([false, true])
})
