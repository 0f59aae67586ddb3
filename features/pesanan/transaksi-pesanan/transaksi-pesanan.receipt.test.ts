import { mg, rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { notaPesanan } from './transaksi-pesanan.receipt.ts'

const satu = {
  no_pesanan: 'PSN-TK01-260302-0001',
  no_grup: 'PSN-TK01-260302-0001',
  tgl_system: '2026-03-02',
  tgl_janji: '2026-03-16',
  kode_sales: 'S01',
  kode_customer: '-',
  nama_customer: 'IBU SRI HARTATI',
  alamat_customer: 'JL. KAWI 7, ORO-ORO DOWO, KLOJEN, MALANG, JAWA TIMUR, 65112, DEPAN PASAR',
  no_hp: '0812-3456-789',
  kode_group: 'MM',
  kode_dept: 'CIN',
  deskripsi: 'CINCIN KAWIN UKIR NAMA PENGANTIN PRIA',
  size: '12',
  atribut: 'BERLIAN',
  berat_atribut: mg(100),
  perkiraan_berat: mg(5_000),
  kadar: '70',
  kunci_harga: false,
  harga_gram: rp(2_350_000),
  harga_gram_kadar: rp(1_645_000),
  harga_atribut: rp(250_000),
  ongkos: rp(150_000),
  sub_total: rp(6_569_000),
  berat_customer: mg(1_250),
  status: 'BARU' as const,
  st_selesai: 'N' as const,
  st_serah: 'N' as const,
  kode_tukang: null,
  ongkos_tukang: null,
  susut_tukang: null,
  titip: rp(1_000_000),
  kode_barang: null,
  versi: 1,
  contoh: 'BAWA' as const,
  contoh_nama: 'CINCIN LAMA',
  contoh_berat: mg(2_500),
}

it('tells the customer what was ordered, left with the shop and paid, on two papers of 40 columns', () => {
  const nota = notaPesanan(
    {
      ...satu,
      waktu: '2026-03-02T02:00:00Z',
      nama_sales: 'RINA',
      keterangan: 'SEBELUM LEBARAN',
      user_id: 'SALES',
      cetakan: 0,
      titip_diminta: rp(0),
      pesanan: [
        satu,
        {
          ...satu,
          no_pesanan: 'PSN-TK01-260302-0002',
          deskripsi: 'GELANG BABY',
          kode_dept: 'GLG',
          size: '',
          atribut: '-',
          berat_atribut: mg(0),
          berat_customer: mg(0),
          harga_atribut: rp(0),
          ongkos: rp(0),
          kunci_harga: true,
          sub_total: rp(8_225_000),
          status: 'BATAL',
          contoh: '-',
        },
      ],
      pembayaran: [
        {
          arah: 'MASUK',
          cara_bayar: 'CASH',
          no_rekening: null,
          ref: '-',
          referensi: '',
          diterima: null,
          jumlah: rp(1_000_000),
          biaya: rp(0),
          cek: 'TANPA',
        },
        {
          arah: 'MASUK',
          cara_bayar: 'DEBET',
          no_rekening: '0111',
          ref: '-',
          referensi: '',
          diterima: null,
          jumlah: rp(500_000),
          biaya: rp(5_000),
          cek: 'MASUK',
        },
      ],
    },
    shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12'),
  )
  expect(nota.laci).toBe(true)
  expect(nota.salinan).toEqual(['CUSTOMER', 'INTERNAL'])
  const [customer = []] = papers(nota)
  expect(customer.every((line) => line.length <= 40)).toBe(true)
  expect(customer).toMatchInlineSnapshot(`
    [
      "             ** CUSTOMER **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : PSN-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "JANJI : 2026-03-16",
      "NAMA  : IBU SRI HARTATI",
      "ALAMAT: JL. KAWI 7, ORO-ORO",
      "        DOWO, KLOJEN,",
      "        MALANG, JAWA TIMUR,",
      "        65112,",
      "HP    : 0812-3456-789",
      "SALES : S01 RINA",
      "KET   : SEBELUM LEBARAN",
      "----------------------------------------",
      "CINCIN KAWIN UKIR NAMA PENGANTIN PRIA",
      "                                 5.000 G",
      "  PSN-TK01-260302-0001",
      "  KATEGORI MM                  JENIS CIN",
      "  KADAR                               70",
      "  SIZE                                12",
      "  ATRIBUT                        BERLIAN",
      "  BERAT ATRIBUT                  0.100 G",
      "  EMAS CUSTOMER                  1.250 G",
      "  CONTOH CUSTOMER CINCIN LAMA    2.500 G",
      "  HARGA ATRIBUT              Rp. 250,000",
      "  ONGKOS                     Rp. 150,000",
      "  PERKIRAAN HARGA          Rp. 6,569,000",
      "  HARGA MENGIKUTI HARI SERAH",
      "GELANG BABY                      5.000 G",
      "  PSN-TK01-260302-0002",
      "  KATEGORI MM                  JENIS GLG",
      "  KADAR                               70",
      "  HARGA PER GRAM DIKUNCI   Rp. 1,645,000",
      "  HARGA                    Rp. 8,225,000",
      "  ** DIBATALKAN **",
      "----------------------------------------",
      "TOTAL 2 BARANG            Rp. 14,794,000",
      "TITIP UANG                 Rp. 1,500,000",
      "  CASH                     Rp. 1,000,000",
      "  DEBET 0111                 Rp. 500,000",
      "SISA                      Rp. 13,294,000",
      "BAWALAH NOTA INI SAAT MENGAMBIL BARANG",
      "",
      "CUSTOMER                         PETUGAS",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('tells the customer what is asked for at the till and has not come', () => {
  const grup = {
    ...satu,
    waktu: '2026-03-02T02:00:00Z',
    nama_sales: 'RINA',
    keterangan: '',
    user_id: 'SALES',
    cetakan: 0,
  }
  const baris = (titip_diminta: number) =>
    notaPesanan({ ...grup, titip_diminta: rp(titip_diminta), pesanan: [satu], pembayaran: [] }, []).baris
  const dari = (lines: readonly string[]) =>
    lines.slice(
      lines.findIndex((one) => one.startsWith('TITIP UANG')),
      -5,
    )
  expect(dari(baris(5_000_000))).toMatchInlineSnapshot(`
    [
      "TITIP UANG                         Rp. 0",
      "TITIP UANG DIMINTA         Rp. 5,000,000",
      "  BELUM DITERIMA, BAYAR DI KASIR",
      "SISA                       Rp. 6,569,000",
      "BAWALAH NOTA INI SAAT MENGAMBIL BARANG",
    ]
  `)
  expect(baris(999_999_999_999).every((one) => one.length <= 40)).toBe(true)
  expect(baris(0).join()).not.toContain('DIMINTA')
})
