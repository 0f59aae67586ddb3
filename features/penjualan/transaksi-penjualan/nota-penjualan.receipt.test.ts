/** The papers of a sale, by the case that areas 01-penjualan work out by hand: 12,708,000 in four ways of paying. */
import { mg, parsePersen, rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { describe, expect, it } from 'vitest'
import { tautanPesan } from '../../member/pelanggan/pesan.contract.ts'
import { NOTA_STANDAR } from '../../pengaturan/setting-nota/setting-nota.contract.ts'
import { kakiNota } from '../../pengaturan/setting-nota/setting-nota.receipt.ts'
import { type Nota, pesanNota } from './nota.contract.ts'
import { bonKasir, notaPenjualan } from './nota-penjualan.receipt.ts'

const barang = {
  kode_barang: 'BR-1',
  no_faktur_beli: null,
  berat_timbang: null,
  kode_barcode: '1000482136',
  nama_barang: 'CINCIN MILANO',
  kode_baki: 'CN01',
  kode_group: 'MM',
  kode_dept: 'CIN',
  kadar: '16K',
  kadar_cetak: '16K',
  berat: mg(3485),
  nama_atribut: '',
  foto: null,
  urut: 1,
  harga_gram: rp(2_350_000),
  harga_gram_kadar: rp(1_645_000),
  harga_hitung: rp(5_733_000),
  total_hitung: rp(5_808_000),
  harga_jual: rp(5_733_000),
  harga_atribut: rp(0),
  ongkos: rp(75_000),
  diskon: rp(0),
  total: rp(5_808_000),
  jenis_ppn: 'KENA' as const,
  keadaan: 'DI CUSTOMER' as const,
}
const liontin = {
  ...barang,
  kode_barcode: '1000481418',
  nama_barang: 'LIONTIN KOIN DUKAT PANJANG SEKALI SEKALI',
  kadar_cetak: '21K',
  berat: mg(3475),
  urut: 2,
  harga_gram_kadar: rp(2_056_250),
  harga_hitung: rp(7_145_500),
  total_hitung: rp(7_145_500),
  harga_jual: rp(7_145_500),
  ongkos: rp(0),
  diskon: rp(245_500),
  total: rp(6_900_000),
}
const bayar = (cara_bayar: Nota['pembayaran'][number]['cara_bayar'], jumlah: number, ref = '-') => ({
  arah: 'MASUK' as const,
  cara_bayar,
  no_rekening: cara_bayar === 'TRANSFER' ? '0111' : null,
  ref,
  referensi: '',
  jumlah: rp(jumlah),
  diterima: cara_bayar === 'CASH' ? rp(1_200_000) : null,
  biaya: rp(0),
  cek: 'TANPA' as const,
})
const NOTA: Nota = {
  no_faktur_jual: 'FJ-TK01-260302-0001',
  tgl_system: '2026-03-02',
  waktu: '2026-03-02T07:32:00Z',
  kode_sales: 'S03',
  nama_sales: 'RINA MARLINA',
  kode_member: 'M-00318',
  type_customer: 'MEMBER',
  nama_customer: 'SITI ROHMAH',
  no_hp: '081234567890',
  setuju_pesan: 'YA',
  alamat: 'JL. MAWAR 3',
  keterangan: '',
  kode_marketplace: null,
  no_order: null,
  cair: rp(0),
  pcs: 2,
  berat: mg(6960),
  harga: rp(12_878_500),
  ongkos: rp(75_000),
  diskon: rp(245_500),
  total: rp(12_708_000),
  total_hitung: rp(12_953_500),
  ppn: rp(0),
  ppn_persen: parsePersen(0),
  ppn_termasuk: true,
  tagihan: rp(12_708_000),
  status: 'DONE',
  user_id: 'SALES',
  valid_by: 'KASIR',
  tgl_valid: '2026-03-02',
  no_batal: null,
  alasan_batal: null,
  batal_oleh: null,
  disetujui_oleh: null,
  poin_didapat: 9,
  poin_saldo: 57,
  versi: 2,
  token: 'VEswMQpGSi1USzAxLTI2MDMwMi0wMDAx',
  tautan: '',
  cetakan: 0,
  bon: true,
  barang: [barang, liontin],
  tukar: [],
  pembayaran: [
    bayar('TUKAR', 6_450_000, 'FB-TK01-260302-0001'),
    bayar('TRANSFER', 5_000_000),
    bayar('POIN', 100_000, 'M-00318'),
    bayar('CASH', 1_158_000),
  ],
}
const BENTUK = {
  kepala: shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12'),
  kaki: kakiNota(NOTA_STANDAR),
  tampil: NOTA_STANDAR.tampil,
  salinan: 1,
  saat: '2026-03-02 14:32',
}
const teks = (nota: Nota, bentuk = BENTUK) => notaPenjualan(nota, bentuk).baris.join('\n')

describe('a nota', () => {
  it('says every piece, its weight, fineness and price, what was paid how, and what went back', () => {
    const [kertas = [], ...lain] = papers(notaPenjualan(NOTA, BENTUK))
    expect(lain).toEqual([])
    expect(kertas.every((line) => line.length <= 40)).toBe(true)
    expect(kertas).toMatchInlineSnapshot(`
      [
        "              KENCANA JAYA",
        "           JL. PASAR BESAR 12",
        "----------------------------------------",
        "NO    : FJ-TK01-260302-0001",
        "TGL   : 2026-03-02 14:32",
        "KASIR : KASIR",
        "SALES : S03 RINA MARLINA",
        "CUST  : SITI ROHMAH (M-00318)",
        "----------------------------------------",
        "1000482136 CINCIN MILANO",
        "  16K 3.485 g x 1,645,000      5,733,000",
        "  ONGKOS                          75,000",
        "1000481418 LIONTIN KOIN DUKAT PANJANG",
        "SEKALI SEKALI",
        "  21K 3.475 g x 2,056,250      7,145,500",
        "  DISKON                        -245,500",
        "----------------------------------------",
        "2 PCS 6.960 G             Rp. 12,708,000",
        "TUKAR FB-TK01-260302-0001      6,450,000",
        "TRANSFER 0111                  5,000,000",
        "POIN M-00318                     100,000",
        "TUNAI                          1,200,000",
        "KEMBALI                           42,000",
        "----------------------------------------",
        "POIN NOTA INI                          9",
        "POIN ANDA                             57",
        "----------------------------------------",
        "    TERIMA KASIH ATAS KUNJUNGAN ANDA",
        " BAWALAH NOTA INI BILA MENJUAL KEMBALI",
      ]
    `)
  })

  it('leaves out what the shop does not show', () => {
    const sedikit = teks(NOTA, { ...BENTUK, tampil: [] })
    expect(sedikit).not.toMatch(/SALES|KASIR|M-00318\)|16K|1,645,000|POIN ANDA/)
    expect(sedikit).toContain('3.485 g')
    expect(sedikit).toContain('12,708,000')
  })

  it('is printed as often as the shop wants, and marked when it is printed again', () => {
    expect(papers(notaPenjualan(NOTA, { ...BENTUK, salinan: 3 }))).toHaveLength(3)
    expect(papers(notaPenjualan(NOTA, BENTUK), 3)[0]?.[0]).toContain('SALINAN ke-2')
  })

  it('opens the drawer where cash came or went', () => {
    expect(notaPenjualan(NOTA, BENTUK).laci).toBe(true)
    const transfer = { ...NOTA, pembayaran: [bayar('TRANSFER', 12_708_000)] }
    expect(notaPenjualan(transfer, BENTUK).laci).toBe(false)
  })

  it('says what was handed over as it was just typed, and nothing of change where there is none', () => {
    const pas = { ...NOTA, pembayaran: [{ ...bayar('CASH', 12_708_000), diterima: null }] }
    expect(teks(pas)).toMatch(/TUNAI +12,708,000\n-/)
    const baru = { ...NOTA, tunai: { diterima: 1_300_000, kembali: 142_000 } }
    expect(notaPenjualan(baru, BENTUK).baris.join('\n')).toMatch(/TUNAI +1,300,000\nKEMBALI +142,000/)
  })

  it('says what the shop paid out with it', () => {
    const keluar = { ...bayar('CASH', 2_450_000), arah: 'KELUAR' as const, diterima: null }
    expect(teks({ ...NOTA, pembayaran: [bayar('TUKAR', 6_450_000, 'FB-1'), keluar] })).toMatch(
      /TUKAR FB-1 +6,450,000\nKEMBALI CASH +2,450,000/,
    )
  })

  it('says no price per gram where more was asked than by it', () => {
    const mahal = teks({ ...NOTA, barang: [{ ...barang, harga_jual: rp(6_000_000) }] })
    expect(mahal).toMatch(/16K 3.485 g +6,000,000/)
    expect(mahal).not.toContain('1,645,000')
  })

  it('names stones, and tax inside of the bill or on top of it', () => {
    const batu = { ...barang, nama_atribut: 'BATU DELIMA', harga_atribut: rp(50_000) }
    expect(teks({ ...NOTA, barang: [batu] })).toMatch(/BATU DELIMA +50,000/)
    expect(teks({ ...NOTA, barang: [{ ...batu, nama_atribut: '' }] })).toMatch(/ATRIBUT +50,000/)
    expect(teks({ ...NOTA, ppn: rp(138_267) })).toMatch(/Rp. 12,708,000\n {2}TERMASUK PPN +138,267/)
    expect(teks({ ...NOTA, ppn: rp(139_788), ppn_termasuk: false, tagihan: rp(12_847_788) })).toMatch(
      /6.960 G +12,708,000\nPPN +139,788\nTOTAL +Rp. 12,847,788/,
    )
  })

  it('tells a member his points, and nobody else any', () => {
    expect(teks(NOTA)).toMatch(/POIN NOTA INI +9\nPOIN ANDA +57/)
    expect(teks({ ...NOTA, poin_didapat: 0 })).not.toContain('POIN NOTA INI')
    expect(teks({ ...NOTA, kode_member: '-' })).not.toContain('POIN ANDA')
  })

  it('says that it holds no more', () => {
    expect(teks({ ...NOTA, status: 'BATAL', no_batal: 'BFJ-TK01-260302-0001' })).toContain(
      '** DIBATALKAN BFJ-TK01-260302-0001 **',
    )
    expect(teks({ ...NOTA, status: 'BATAL', no_batal: null })).toContain('** DIBATALKAN SEBELUM SAH **')
  })
})

it('a bon is no nota, and is scanned at the cashier', () => {
  const open: Nota = {
    ...NOTA,
    status: 'OPEN',
    valid_by: null,
    tgl_valid: null,
    kode_member: '-',
    type_customer: 'NON MEMBER',
  }
  const bon = bonKasir(open, BENTUK)
  expect(bon.barcode).toBe('FJ-TK01-260302-0001')
  expect([bon.laci, bon.qr]).toEqual([undefined, undefined])
  expect(papers(bon)[0]?.every((line) => line.length <= 40)).toBe(true)
  expect(bon.baris).toMatchInlineSnapshot(`
    [
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "    ** BUKAN NOTA, BAYAR DI KASIR **",
      "----------------------------------------",
      "NO    : FJ-TK01-260302-0001",
      "TGL   : 2026-03-02 14:32",
      "SALES : S03 RINA MARLINA",
      "CUST  : SITI ROHMAH",
      "----------------------------------------",
      "1000482136 CINCIN MILANO",
      "  16K 3.485 g                  5,808,000",
      "1000481418 LIONTIN KOIN DUKAT PANJANG",
      "SEKALI SEKALI",
      "  21K 3.475 g                  6,900,000",
      "----------------------------------------",
      "2 PCS 6.960 G             Rp. 12,708,000",
      "  TUKAR FB-TK01-260302-0001    6,450,000",
      "  TRANSFER 0111                5,000,000",
      "  POIN M-00318                   100,000",
      "  CASH                         1,158,000",
    ]
  `)
})

describe('a nota by WhatsApp', () => {
  const tautan = 'https://toko.example/nota/abc'
  const ke = (no_hp: string, lain: Partial<Nota> = {}) =>
    tautanPesan({ ...NOTA, no_hp, ...lain }, pesanNota({ ...NOTA, tautan }, 'KENCANA JAYA'))

  it.each(['081234567890', '0812-3456-7890', '+62 812 3456 7890', '6281234567890', '81234567890'])(
    'goes to %s with its number and where it is proved',
    (no_hp) => {
      const [nomor, teks = ''] = ke(no_hp)?.split('?text=') ?? []
      expect(nomor).toBe('https://wa.me/6281234567890')
      expect(decodeURIComponent(teks)).toBe(`Nota FJ-TK01-260302-0001 dari KENCANA JAYA: ${tautan}`)
    },
  )

  it.each(['', '-', '********7890', '0812', '0341-362118', 'BU SITI'])('goes nowhere for %j', (no_hp) => {
    expect(ke(no_hp)).toBeNull()
  })

  it('goes nowhere while the shop has no public address', () => {
    expect(pesanNota({ ...NOTA, tautan: '' }, 'KENCANA JAYA')).toBe('')
  })

  it('goes to no member who did not agree to messages', () => {
    expect(ke('081234567890', { setuju_pesan: 'TIDAK' })).toBeNull()
    expect(ke('081234567890', { setuju_pesan: '-' })).not.toBeNull()
  })
})
