/** The letter holds number, grams, kadar, total and terms in 40 columns. Source: areas 000-read-first 59. */

import { mg, parsePersen, rp } from '@kencana/ledger'
import { papers } from '@kencana/receipts'
import { expect, it } from 'vitest'
import type { SatuHutang } from './hutang.contract.ts'
import { amplopHutang, bonHutang, ketentuan, suratHutang } from './hutang.receipt.ts'

const HUTANG: SatuHutang = {
  no_hutang: 'PI-TK01-260302-0001',
  tgl_system: '2026-03-02',
  waktu: '2026-03-02T03:00:00Z',
  kode_sales: 'S01',
  nama_sales: 'RINA',
  kode_member: '-',
  type_customer: 'NON MEMBER',
  nama_customer: 'BU SARI',
  no_hp: '081234567890',
  alamat: 'JL. MAWAR 3',
  jenis_identitas: 'NIK',
  nik: '************0506',
  foto_identitas: null,
  no_manual: 'M-17',
  jumlah_hutang: rp(5_000_000),
  bunga_persen: parsePersen(2),
  lama: 4,
  mulai: '2026-03-02',
  tgl_jatuh_tempo: '2026-07-02',
  basis: 'BULAN',
  minimum: 1,
  grace: 3,
  denda_persen: parsePersen(1),
  pembulatan: 500,
  bunga: rp(400_000),
  besar_kembali: rp(5_400_000),
  nilai: rp(16_450_000),
  plafon: rp(13_160_000),
  kas_cukup: true,
  cara_bayar: 'CASH',
  no_rekening: null,
  bank_pelanggan: '',
  no_rekening_pelanggan: '',
  nama_rekening_pelanggan: '',
  no_asal: null,
  awal: false,
  no_baru: null,
  status: 'AKTIF',
  user_id: 'SALES',
  valid_by: 'KASIR',
  tgl_valid: '2026-03-02',
  no_batal: null,
  alasan_batal: null,
  disetujui_oleh: null,
  mulai_lelang: '2026-07-16',
  cetakan: 0,
  amplop: 0,
  bon: true,
  versi: 2,
  barang: [
    {
      urut: 1,
      nama_barang: 'GELANG RANTAI',
      kode_group: 'MM',
      kadar: '16K',
      persentase: parsePersen(70),
      jumlah: 2,
      berat_kotor: mg(10_120),
      berat_plastik: mg(120),
      berat: mg(10_000),
      kondisi_pinjaman: 'BAIK',
      harga_gram: rp(2_350_000),
      taksiran: rp(16_450_000),
      kode_barcode: null,
      foto: [],
    },
  ],
}

it('is a letter that says what is owed, on which terms, for which goods', () => {
  const { baris, salinan, laci, barcode, qr } = suratHutang(HUTANG, ['KENCANA JAYA'])
  expect(baris.every((line) => line.length <= 40)).toBe(true)
  expect([salinan, laci]).toEqual([['CUSTOMER', 'INTERNAL'], true])
  // Found again by a reader of bars and by a camera.
  expect([barcode, qr]).toEqual([HUTANG.no_hutang, HUTANG.no_hutang])
  expect(baris).toMatchInlineSnapshot(`
    [
      "KENCANA JAYA",
      "----------------------------------------",
      "              SURAT HUTANG",
      "----------------------------------------",
      "NO    : PI-TK01-260302-0001",
      "NO MANUAL: M-17",
      "TGL   : 2026-03-02",
      "NAMA  : BU SARI",
      "ALAMAT: JL. MAWAR 3",
      "HP    : 081234567890",
      "NIK   : ************0506",
      "SALES : S01 RINA",
      "----------------------------------------",
      "GELANG RANTAI                      2 PCS",
      "  16K BAIK                      10.000 G",
      "  DENGAN PLASTIK                10.120 G",
      "JUMLAH BERAT                    10.000 G",
      "----------------------------------------",
      "JUMLAH HUTANG                  5,000,000",
      "BUNGA SEBULAN                        2 %",
      "LAMA                             4 BULAN",
      "JATUH TEMPO                   2026-07-02",
      "BUNGA SAMPAI JATUH TEMPO         400,000",
      "BESAR KEMBALI                  5,400,000",
      "DENDA SEBULAN TERLAMBAT              1 %",
      "DIBAYARKAN                          CASH",
      "----------------------------------------",
      "BUNGA DIHITUNG PER BULAN YANG DIMULAI",
      "BEBAS DENDA 3 HARI SETELAH JATUH TEMPO",
      "MULAI 2026-07-16 BARANG DAPAT DILELANG",
      "SETELAH PERINGATAN, SISANYA MILIK ANDA",
      "BAWALAH SURAT INI SAAT MENEBUS BARANG",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it.each([
  ['BULAN', 1, null],
  ['BULAN', 2, 'BUNGA PALING SEDIKIT 2 BULAN'],
  ['HARI', 0, null],
  ['HARI', 15, 'BUNGA PALING SEDIKIT 15 HARI'],
] as const)('says the least interest of %s %i where it is more than what is begun', (basis, minimum, kata) => {
  const isi = ketentuan({ ...HUTANG, basis, minimum }).filter((one) => one.startsWith('BUNGA PALING SEDIKIT'))
  expect(isi).toEqual(kata === null ? [] : [kata])
})

it('is a bon that is no letter before', () => {
  const { baris, salinan } = bonHutang(HUTANG, [])
  expect(salinan).toEqual([])
  expect(baris.join('\n')).toContain('UANG DIAMBIL DI KASIR')
  expect(baris.join('\n')).not.toContain('SURAT HUTANG')
})

it('labels the envelope with whose goods they are and until when, to be scanned by a code of its own, and says no weight', () => {
  const { baris, barcode } = amplopHutang(HUTANG, '12345678901234')
  expect(barcode).toBe('12345678901234')
  expect(baris.join('\n')).toMatch(/PI-TK01-260302-0001[\s\S]*BU SARI[\s\S]*2026-07-02[\s\S]*GELANG RANTAI[\s\S]*16K/)
  // Whoever counts weighs the bags: he cannot add up labels instead.
  expect(baris.join('\n')).not.toMatch(/10\.000|BERAT| G$/m)
  expect(amplopHutang(HUTANG, null).barcode).toBeUndefined()
})

it('says of a renewed loan which one it goes on from, of what day, to when interest is paid, and of no money', () => {
  const lanjut = {
    ...HUTANG,
    no_asal: 'PI-TK01-260101-0007',
    mulai: '2026-04-02',
    tgl_jatuh_tempo: '2026-11-02',
  } satisfies SatuHutang
  const { baris } = suratHutang(lanjut, ['KENCANA JAYA'])
  for (const isi of [
    'TGL   : 2026-03-02',
    'LANJUTAN: PI-TK01-260101-0007',
    'BUNGA SAMPAI: 2026-04-02',
    'DIPERPANJANG                     4 BULAN',
  ])
    expect(baris, isi).toContain(isi)
  expect(baris.join(' ')).not.toContain('DIBAYARKAN')
})

it('says of a loan of the books of before to when its interest is paid, and of no money that went out here', () => {
  const awal = { ...HUTANG, awal: true, mulai: '2026-02-20', tgl_jatuh_tempo: '2026-04-20' } satisfies SatuHutang
  const { baris, laci } = suratHutang(awal, ['KENCANA JAYA'])
  for (const isi of ['TGL   : 2026-03-02', 'BUNGA SAMPAI: 2026-02-20', 'LAMA                             4 BULAN'])
    expect(baris, isi).toContain(isi)
  expect(baris.join(' ')).not.toMatch(/DIBAYARKAN|LANJUTAN/)
  // No drawer opens for it.
  expect(laci).toBe(false)
})

it('names the customer’s paper in full on the copy that the shop keeps alone', () => {
  const [customer, internal] = papers(suratHutang(HUTANG, ['KENCANA JAYA'], '3573010203040506')).map((one) =>
    one.join(' '),
  )
  expect([customer?.includes('************0506'), customer?.includes('3573010203040506')]).toEqual([true, false])
  expect(internal).toContain('3573010203040506')
  expect(
    papers(suratHutang(HUTANG, ['KENCANA JAYA']))
      .flat()
      .join(' '),
  ).not.toContain('3573010203040506')
})
