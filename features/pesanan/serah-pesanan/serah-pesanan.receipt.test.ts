import { mg, parsePersen, rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { notaSerah } from './serah-pesanan.receipt.ts'

const serah = {
  no_serah: 'SRP-TK01-260316-0001',
  no_pesanan: 'PSN-TK01-260302-0001',
  tgl_system: '2026-03-16',
  waktu: '2026-03-16T02:00:00Z',
  nama_customer: 'IBU SRI HARTATI',
  alamat_customer: 'JL. KAWI 7, ORO-ORO DOWO, KLOJEN, MALANG',
  no_hp: '0812-3456-789',
  nama_sales: 'RINA',
  kode_barcode: '1000482136',
  nama_barang: 'CINCIN KAWIN UKIR',
  kadar: '70',
  berat: mg(5_120),
  berat_customer: mg(1_250),
  berat_harga: mg(3_870),
  kunci_harga: true,
  berat_lebih: mg(0),
  harga_gram_lebih: rp(0),
  harga_gram_lebih_kadar: rp(0),
  harga_gram: rp(2_350_000),
  harga_gram_kadar: rp(1_645_000),
  harga_emas: rp(6_366_500),
  harga_atribut: rp(250_000),
  ongkos: rp(150_000),
  total: rp(6_766_500),
  berat_beli: mg(0),
  beli: rp(0),
  persekot: rp(1_000_000),
  ppn: rp(0),
  ppn_persen: parsePersen(0),
  jenis_ppn: 'KENA' as const,
  diskon: rp(66_500),
  bayar: rp(5_700_000),
  pembayaran: [
    {
      arah: 'MASUK' as const,
      cara_bayar: 'CASH' as const,
      no_rekening: null,
      ref: '-',
      referensi: '',
      diterima: null,
      jumlah: rp(5_000_000),
      biaya: rp(0),
      cek: 'TANPA' as const,
    },
    {
      arah: 'MASUK' as const,
      cara_bayar: 'QRIS' as const,
      no_rekening: '0111',
      ref: '-',
      referensi: '',
      diterima: null,
      jumlah: rp(700_000),
      biaya: rp(4_900),
      cek: 'MASUK' as const,
    },
  ],
  user_id: 'SALES',
  no_batal: null,
  cetakan: 0,
}
const kepala = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')

it('shows the piece, how its price came about and how it was paid, on two papers of 40 columns', () => {
  const nota = notaSerah(serah, kepala, ['TERIMA KASIH'])
  expect(nota.salinan).toEqual(['CUSTOMER', 'INTERNAL'])
  expect(nota.laci).toBe(true)
  const [tunai, ...lain] = serah.pembayaran.toSorted((one) => (one.cara_bayar === 'CASH' ? -1 : 1))
  expect(tunai?.cara_bayar).toBe('CASH')
  expect(notaSerah({ ...serah, pembayaran: lain }, kepala, []).laci).toBe(false)
  const [customer = []] = papers(nota)
  expect(customer.every((line) => line.length <= 40)).toBe(true)
  expect(customer).toMatchInlineSnapshot(`
    [
      "             ** CUSTOMER **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : SRP-TK01-260316-0001",
      "PESAN : PSN-TK01-260302-0001",
      "TGL   : 2026-03-16",
      "NAMA  : IBU SRI HARTATI",
      "ALAMAT: JL. KAWI 7, ORO-ORO",
      "        DOWO, KLOJEN, MALANG",
      "HP    : 0812-3456-789",
      "SALES : RINA",
      "----------------------------------------",
      "CINCIN KAWIN UKIR                5.120 G",
      "  1000482136 70",
      "  EMAS CUSTOMER                 -1.250 G",
      "  BERAT DIHITUNG                 3.870 G",
      "  HARGA PER GRAM DIKUNCI   Rp. 1,645,000",
      "----------------------------------------",
      "HARGA EMAS                 Rp. 6,366,500",
      "HARGA ATRIBUT                Rp. 250,000",
      "ONGKOS                       Rp. 150,000",
      "DISKON                       -Rp. 66,500",
      "TOTAL                      Rp. 6,700,000",
      "TITIP UANG                -Rp. 1,000,000",
      "DIBAYAR                    Rp. 5,700,000",
      "  CASH                     Rp. 5,000,000",
      "  QRIS 0111                  Rp. 700,000",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
      "TERIMA KASIH",
    ]
  `)
})

it('shows gold beyond the piece, and what it was bought for', () => {
  const lebih = {
    ...serah,
    berat_customer: mg(6_120),
    berat_harga: mg(0),
    harga_emas: rp(0),
    berat_beli: mg(1_000),
    beli: rp(1_610_000),
  }
  const [customer = []] = papers(notaSerah({ ...lebih, total: rp(400_000), bayar: rp(-2_276_500) }, kepala, []))
  expect(customer.every((line) => line.length <= 40)).toBe(true)
  expect(customer.slice(13, 26)).toMatchInlineSnapshot(`
    [
      "----------------------------------------",
      "CINCIN KAWIN UKIR                5.120 G",
      "  1000482136 70",
      "  EMAS CUSTOMER                 -6.120 G",
      "  BERAT DIHITUNG                 0.000 G",
      "  HARGA PER GRAM DIKUNCI   Rp. 1,645,000",
      "----------------------------------------",
      "HARGA EMAS                         Rp. 0",
      "HARGA ATRIBUT                Rp. 250,000",
      "ONGKOS                       Rp. 150,000",
      "DISKON                       -Rp. 66,500",
      "TOTAL                        Rp. 333,500",
      "EMAS LEBIH DIBELI 1.000 G -Rp. 1,610,000",
    ]
  `)
})

it('shows money given back, and that it was undone', () => {
  const [customer = []] = papers(
    notaSerah(
      {
        ...serah,
        diskon: rp(0),
        berat_customer: mg(0),
        persekot: rp(7_000_000),
        bayar: rp(-233_500),
        pembayaran: [
          {
            arah: 'KELUAR',
            cara_bayar: 'CASH',
            no_rekening: null,
            ref: '-',
            referensi: '',
            diterima: null,
            jumlah: rp(233_500),
            biaya: rp(0),
            cek: 'TANPA',
          },
        ],
        no_batal: 'BSR-TK01-260316-0001',
      },
      kepala,
      [],
    ),
  )
  expect(customer.slice(18, 28)).toMatchInlineSnapshot(`
    [
      "HARGA EMAS                 Rp. 6,366,500",
      "HARGA ATRIBUT                Rp. 250,000",
      "ONGKOS                       Rp. 150,000",
      "TOTAL                      Rp. 6,766,500",
      "TITIP UANG                -Rp. 7,000,000",
      "UANG KEMBALI                 Rp. 233,500",
      "  CASH                       Rp. 233,500",
      "----------------------------------------",
      "DIBATALKAN BSR-TK01-260316-0001",
      "",
    ]
  `)
})
