import { mg, rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { bonBeli, strukBeli } from './transaksi-pembelian.receipt.ts'

const barang = {
  no_faktur_beli: 'FB-TK01-260302-0001',
  nama_barang: 'GELANG KERONCONG ISI TUJUH',
  kode_group: 'MM',
  kode_dept: 'GLG',
  kadar: '16K',
  persentase: 700_000,
  kondisi: 'PENYOK',
  is_markis: false,
  nota_hilang: true,
  rusak: false,
  berat_nota: mg(0),
  berat: mg(12_345),
  harga_gram: rp(2_350_000),
  harga_nota: rp(20_308_000),
  potongan_kondisi: rp(123_450),
  potongan_kategori: rp(0),
  potongan_rugi: rp(246_900),
  harga_bayar: rp(0),
  potongan_poin: rp(0),
  no_faktur_jual: null,
  kode_barang: null,
  foto: null,
  potongan_manual: rp(0),
  harga_hitung: rp(19_938_000),
  harga: rp(19_900_000),
  kode_baki: 'BELI1',
  status: 'DONE' as const,
  keadaan: 'BELI',
  valid_by: 'KASIR',
  no_batal: null,
  alasan_batal: null,
}

const GRUP = {
  no_faktur_tukar: null,
  no_grup: 'FB-TK01-260302-0001',
  tgl_system: '2026-03-02',
  waktu: '2026-03-02T02:00:00Z',
  kode_sales: 'S01',
  nama_sales: 'RINA',
  kode_member: '-',
  nama_customer: 'BU SARI',
  alamat: 'JL. MAWAR 3 GANG KELINCI NOMOR 17 MALANG',
  no_hp: '08123456789',
  nik: '3573010203040506',
  cara_bayar: 'TRANSFER' as const,
  no_rekening: '0111',
  bank_pelanggan: 'BCA',
  no_rekening_pelanggan: '5550001234',
  nama_rekening_pelanggan: 'SARI DEWI RATNA',
  user_id: 'SALES',
  perlu_saksi: true,
  bon: false,
  disetujui_oleh: null,
  versi: 2,
  cetakan: 0,
  barang: [barang, { ...barang, no_faktur_beli: 'FB-TK01-260302-0002', harga: rp(500), status: 'BATAL' as const }],
}
const KEPALA = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('shows what was taken off for points that its sale gave and that are spent', () => {
  const satu = { ...barang, potongan_kondisi: rp(0), potongan_rugi: rp(0), potongan_poin: rp(50_000) }
  const [internal = []] = papers(strukBeli({ ...GRUP, barang: [satu] }, KEPALA))
  expect(internal).toContain('  POT. POIN                  -Rp. 50,000')
})

it('shows the customer what was taken off, piece by piece, on two papers of 40 columns', () => {
  const struk = strukBeli(GRUP, KEPALA)
  expect(struk.salinan).toEqual(['INTERNAL', 'CUSTOMER'])
  const [internal = []] = papers(struk)
  expect(internal.every((line) => line.length <= 40)).toBe(true)
  expect(internal).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : FB-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "NAMA  : BU SARI",
      "ALAMAT: JL. MAWAR 3 GANG KELINCI NOMOR",
      "        17 MALANG",
      "HP    : 08123456789",
      "ID    : ************0506",
      "SALES : S01 RINA",
      "----------------------------------------",
      "GELANG KERONCONG ISI TUJUH      12.345 G",
      "  FB-TK01-260302-0001 16K PENYOK",
      "  HARGA HARI INI          Rp. 20,308,000",
      "  POT. KONDISI              -Rp. 123,450",
      "  RUGI NOTA                 -Rp. 246,900",
      "  DIBELI                  Rp. 19,900,000",
      "GELANG KERONCONG ISI TUJUH      12.345 G",
      "  FB-TK01-260302-0002 16K PENYOK",
      "  HARGA HARI INI          Rp. 20,308,000",
      "  POT. KONDISI              -Rp. 123,450",
      "  RUGI NOTA                 -Rp. 246,900",
      "  DIBELI                         Rp. 500",
      "  ** DIBATALKAN **",
      "----------------------------------------",
      "TOTAL                     Rp. 19,900,000",
      "BAYAR                      TRANSFER 0111",
      "KE    : BCA 5550001234 A.N. SARI DEWI",
      "        RATNA",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('opens the drawer for cash alone, and tells nobody who the customer is', () => {
  const tunai = { ...GRUP, cara_bayar: 'CASH' as const, no_rekening: null }
  expect([strukBeli(GRUP, KEPALA).laci, strukBeli(tunai, KEPALA).laci]).toEqual([false, true])
  expect(strukBeli(GRUP, KEPALA).baris.join()).not.toContain('3573010203040506')
})

it('is a bon without a signature while it waits, which the cashier scans', () => {
  const bon = bonBeli({ ...GRUP, cara_bayar: 'CASH', no_rekening: null }, KEPALA)
  expect(bon).toMatchObject({ barcode: 'FB-TK01-260302-0001', salinan: [] })
  expect(bon.laci).toBeUndefined()
  const [satu = []] = papers(bon)
  expect(satu.every((line) => line.length <= 40)).toBe(true)
  expect(satu.join('\n')).toContain('** BON, UANG DIAMBIL DI KASIR **')
  expect(satu.join('\n')).not.toContain('PETUGAS')
})
