import { mg, rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import type { FormTitipan } from './titipan.contract.ts'
import { bonTitipan, slipTitipan } from './titipan.receipt.ts'

const barang: FormTitipan['barang'][number] = {
  kode_barang: 'BRG-1',
  kode_barcode: 'A0000001',
  nama_barang: 'CINCIN MILANO',
  kode_group: 'MM',
  nama_group: 'MAS MUDA',
  kode_dept: 'CIN',
  nama_dept: 'CINCIN',
  kode_baki: 'CN01',
  kadar: '16K',
  kadar_cetak: '16K',
  persentase: 700_000,
  berat: mg(3_485),
  nama_atribut: '-',
  berat_atribut: mg(0),
  is_markis: false,
  foto: null,
  harga_gram: rp(2_350_000),
  harga_gram_kadar: rp(1_645_000),
  harga_hitung: rp(5_732_825),
  total_hitung: rp(5_733_000),
  harga_jual: rp(5_733_000),
  harga_atribut: rp(0),
  ongkos: rp(0),
  diskon: rp(0),
  total: rp(5_733_000),
  no_titip: 'TTP-TK01-260302-0001',
  titip: rp(2_000_000),
  dibayar: rp(2_000_000),
  status: 'DONE',
  no_faktur_jual: null,
  no_batal: null,
} as FormTitipan['barang'][number]

const form: FormTitipan = {
  no_titip_group: 'TTP-TK01-260302-0001',
  tgl_system: '2026-03-02',
  waktu: '2026-03-02 10:15:00',
  kode_sales: 'S01',
  nama_sales: 'RINA',
  kode_member: '-',
  type_customer: 'NON MEMBER',
  nama_customer: 'IBU SRI HARTATI',
  no_hp: '0812-3456-789',
  setuju_pesan: 'TIDAK',
  alamat: 'JL. MELATI 4',
  keterangan: '',
  mengikat: true,
  tgl_batas: '2026-03-16',
  hangus: 100_000,
  user_id: 'SALES',
  valid_by: 'KASIR',
  tgl_valid: '2026-03-02',
  alasan_tolak: null,
  disetujui_oleh: null,
  versi: 2,
  status: 'DONE',
  total: rp(5_733_000),
  titip: rp(2_000_000),
  cetakan: 0,
  bon: true,
  barang: [barang],
  pembayaran: [
    {
      arah: 'MASUK',
      cara_bayar: 'CASH',
      no_rekening: null,
      ref: '-',
      referensi: '',
      diterima: rp(2_050_000),
      jumlah: rp(2_000_000),
      biaya: rp(0),
      cek: 'TANPA',
    },
  ],
}
const KEPALA = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('proves a deposit on two papers of 40 columns: piece, price, money, what is left, and what becomes of it', () => {
  const slip = slipTitipan({ ...form, tunai: { diterima: rp(2_050_000), kembali: rp(50_000) } }, KEPALA)
  expect([slip.salinan, slip.laci, slip.barcode]).toEqual([['CUSTOMER', 'INTERNAL'], true, form.no_titip_group])
  const [customer = []] = papers(slip)
  expect(customer.every((line) => line.length <= 40)).toBe(true)
  expect(customer).toMatchInlineSnapshot(`
    [
      "             ** CUSTOMER **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : TTP-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "NAMA  : IBU SRI HARTATI",
      "ALAMAT: JL. MELATI 4",
      "HP    : 0812-3456-789",
      "SALES : S01 RINA",
      "----------------------------------------",
      "A0000001 CINCIN MILANO",
      "  16K 3.485 G                  5,733,000",
      "----------------------------------------",
      "HARGA 1 BARANG                 5,733,000",
      "UANG TITIPAN                   2,000,000",
      "  CASH                         2,000,000",
      "  UANG DITERIMA                2,050,000",
      "  KEMBALI                         50,000",
      "SISA                           3,733,000",
      "----------------------------------------",
      "HARGA DIKUNCI SAMPAI          2026-03-16",
      "SESUDAHNYA HARGA HARI ITU",
      "BILA BATAL HANGUS                   10 %",
      "BAWALAH NOTA INI SAAT MENGAMBIL BARANG",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('says of two pieces which share is whose, of one that was fetched that it is gone, and that no price is kept', () => {
  const dua: FormTitipan = {
    ...form,
    mengikat: false,
    hangus: 0,
    barang: [barang, { ...barang, no_titip: 'TTP-TK01-260302-0002', kode_barcode: 'A0000002', status: 'DIAMBIL' }],
  }
  const [customer = []] = papers(slipTitipan(dua, []))
  expect(customer).toMatchInlineSnapshot(`
    [
      "             ** CUSTOMER **",
      "",
      "----------------------------------------",
      "NO    : TTP-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "NAMA  : IBU SRI HARTATI",
      "ALAMAT: JL. MELATI 4",
      "HP    : 0812-3456-789",
      "SALES : S01 RINA",
      "----------------------------------------",
      "A0000001 CINCIN MILANO",
      "  16K 3.485 G                  5,733,000",
      "  TTP-TK01-260302-0001   TITIP 2,000,000",
      "A0000002 CINCIN MILANO",
      "  16K 3.485 G              SUDAH DIAMBIL",
      "----------------------------------------",
      "HARGA 1 BARANG                 5,733,000",
      "UANG TITIPAN                   2,000,000",
      "  CASH                         2,000,000",
      "  UANG DITERIMA                2,050,000",
      "  KEMBALI                         50,000",
      "SISA                           3,733,000",
      "----------------------------------------",
      "HARGA MENGIKUTI HARI PENGAMBILAN",
      "DISIMPAN SAMPAI               2026-03-16",
      "BAWALAH NOTA INI SAAT MENGAMBIL BARANG",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('is no proof of money on its way to the cashier, and says so', () => {
  const buka: FormTitipan = {
    ...form,
    status: 'OPEN',
    valid_by: null,
    tgl_valid: null,
    barang: [{ ...barang, status: 'OPEN', dibayar: rp(0) }],
  }
  const bon = bonTitipan(buka, KEPALA)
  expect([bon.salinan, bon.laci ?? false]).toEqual([[], false])
  const [kertas = []] = papers(bon)
  expect(kertas.every((line) => line.length <= 40)).toBe(true)
  expect(kertas).toMatchInlineSnapshot(`
    [
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "    ** BUKAN NOTA, BAYAR DI KASIR **",
      "----------------------------------------",
      "NO    : TTP-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "NAMA  : IBU SRI HARTATI",
      "ALAMAT: JL. MELATI 4",
      "HP    : 0812-3456-789",
      "SALES : S01 RINA",
      "----------------------------------------",
      "A0000001 CINCIN MILANO",
      "  16K 3.485 G                  5,733,000",
      "----------------------------------------",
      "HARGA 1 BARANG                 5,733,000",
      "UANG TITIPAN                   2,000,000",
      "  CASH                         2,000,000",
      "  UANG DITERIMA                2,050,000",
      "  KEMBALI                         50,000",
      "SISA                           3,733,000",
    ]
  `)
})
