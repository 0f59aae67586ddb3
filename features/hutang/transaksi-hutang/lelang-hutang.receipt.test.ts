/** The papers of an auction in 40 columns: number, grams, what it brought, what that paid. Source: areas 000-read-first 59. */
import { mg, rp } from '@kencana/ledger'
import { expect, it } from 'vitest'
import type { Lelang } from './bayar-hutang.contract.ts'
import type { SatuHutang } from './hutang.contract.ts'
import { kwitansiSurplus, slipLelang } from './lelang-hutang.receipt.ts'

const HUTANG = {
  no_hutang: 'PI-TK01-260302-0001',
  nama_customer: 'BU SARI',
  tgl_jatuh_tempo: '2026-04-02',
  jumlah_hutang: rp(5_000_000),
} as SatuHutang

const SURPLUS = {
  no_surplus: 'SLH-TK01-260521-0001',
  tgl_system: '2026-05-21',
  jumlah: rp(700_000),
  penerima: 'PAK BUDI',
  kuasa: 'ANAK',
  identitas_penerima: '************0507',
  user_id: 'KASIR',
  cetakan: 0,
  pembayaran: [
    {
      arah: 'KELUAR' as const,
      cara_bayar: 'CASH' as const,
      no_rekening: null,
      ref: '-',
      referensi: '',
      jumlah: rp(700_000),
      diterima: null,
      biaya: rp(0),
      cek: 'TANPA' as const,
    },
  ],
}

const LELANG: Lelang = {
  no_lelang: 'LLH-TK01-260520-0001',
  tgl_system: '2026-05-20',
  nilai: rp(6_000_000),
  bunga: rp(300_000),
  denda: rp(0),
  kurang: rp(0),
  lebih: rp(700_000),
  user_id: 'KASIR',
  cetakan: 0,
  barang: [
    {
      no_faktur_beli: 'FB-TK01-260520-0001',
      nama_barang: 'GELANG',
      kode_dept: 'CIN',
      kadar: '16K',
      berat: mg(10_000),
      harga: rp(6_000_000),
      keadaan: 'BELI',
    },
  ],
  timbang_batal: false,
  surplus: SURPLUS,
}

it('says what the goods brought and what that paid', () => {
  const { baris } = slipLelang(HUTANG, LELANG, ['KENCANA JAYA'])
  expect(baris.every((one) => one.length <= 40)).toBe(true)
  expect(baris).toMatchInlineSnapshot(`
    [
      "KENCANA JAYA",
      "----------------------------------------",
      "          LELANG BARANG HUTANG",
      "----------------------------------------",
      "NO    : LLH-TK01-260520-0001",
      "TGL   : 2026-05-20",
      "HUTANG: PI-TK01-260302-0001",
      "NAMA  : BU SARI",
      "JATUH TEMPO: 2026-04-02",
      "----------------------------------------",
      "GELANG                          10.000 G",
      "  FB-TK01-260520-0001          6,000,000",
      "JUMLAH BERAT                    10.000 G",
      "----------------------------------------",
      "NILAI                          6,000,000",
      "POKOK                          5,000,000",
      "BUNGA                            300,000",
      "KELEBIHAN MILIK CUSTOMER         700,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('says what the customer got, and who fetched it for him', () => {
  const { baris, laci } = kwitansiSurplus(HUTANG, LELANG, SURPLUS, ['KENCANA JAYA'])
  expect(baris.every((one) => one.length <= 40)).toBe(true)
  expect(laci).toBe(true)
  expect(baris).toMatchInlineSnapshot(`
    [
      "KENCANA JAYA",
      "----------------------------------------",
      "       KWITANSI KELEBIHAN LELANG",
      "----------------------------------------",
      "NO    : SLH-TK01-260521-0001",
      "TGL   : 2026-05-21",
      "LELANG: LLH-TK01-260520-0001",
      "HUTANG: PI-TK01-260302-0001",
      "NAMA  : BU SARI",
      "DITERIMA: PAK BUDI",
      "KUASA : ANAK",
      "IDENTITAS: ************0507",
      "----------------------------------------",
      "DIBAYARKAN                       700,000",
      "  CASH                           700,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})
