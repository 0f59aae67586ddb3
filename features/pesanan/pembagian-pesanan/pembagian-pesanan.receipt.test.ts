import { mg, rp } from '@kencana/ledger'
import { papers, slipHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukPesanan } from './pembagian-pesanan.receipt.ts'

const KEPALA = slipHead('KENCANA JAYA', 'JALAN PASAR BESAR NOMOR 12 KELURAHAN KAUMAN KECAMATAN KLOJEN KOTA MALANG')
const slip = {
  no_pembagian: 'BGP-TK01-261120-0001',
  jenis: 'BAGI' as const,
  no_pesanan: 'PSN-TK01-261118-0004',
  tgl: '2026-11-20',
  tgl_selesai: '2026-12-04',
  nama_pemesan: 'IBU SRI HARTATI',
  alamat: 'JALAN KAWI NOMOR 7 KELURAHAN ORO-ORO DOWO KECAMATAN KLOJEN KOTA MALANG',
  telepon: '0812-3456-789',
  kode_tukang: 'T01',
  nama_tukang: 'PAK SLAMET',
  ongkos_tukang: rp(75_000),
  keterangan: {
    kategori: 'MAS MUDA',
    jenis_pesanan: 'CINCIN',
    deskripsi: 'CINCIN KAWIN UKIR',
    size: '12',
    atribut: '-',
    berat: mg(5_000),
    berat_susut: mg(300),
  },
  berat_customer: mg(2_500),
  user_id: 'GUDANG',
  no_batal: null,
  cetakan: 0,
}

it('is a slip for the shop and one for the label, with addresses in short lines', () => {
  const struk = strukPesanan(slip, KEPALA)
  const [internal = [], label = []] = papers(struk)
  expect(struk.berkas).toBe('pembagian_pesanan.txt')
  expect(label[0]).toBe('              ** LABEL **')
  expect(label.slice(1)).toEqual(internal.slice(1))
  expect(internal).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JALAN PASAR BESAR",
      "           NOMOR 12 KELURAHAN",
      "            KAUMAN KECAMATAN",
      "                 KLOJEN",
      "----------------------------------------",
      "NO      : BGP-TK01-261120-0001",
      "PESANAN : PSN-TK01-261118-0004",
      "TGL     : 2026-11-20",
      "SELESAI : 2026-12-04",
      "PEMESAN : IBU SRI HARTATI",
      "ALAMAT  : JALAN KAWI NOMOR 7",
      "          KELURAHAN ORO-ORO",
      "          DOWO KECAMATAN",
      "          KLOJEN K",
      "TELP    : 0812-3456-789",
      "----------------------------------------",
      "KATEGORI: MAS MUDA",
      "JENIS   : CINCIN",
      "BARANG  : CINCIN KAWIN UKIR",
      "SIZE    : 12",
      "BERAT                            5.000 G",
      "EMAS CUSTOMER                    2.500 G",
      "----------------------------------------",
      "TUKANG  : T01 PAK SLAMET",
      "ONGKOS                        Rp. 75,000",
      "BERAT SUSUT                      0.300 G",
      "USER    : GUDANG",
    ]
  `)
})

it('leaves out what there is not, and says what became of it', () => {
  const keterangan = { ...slip.keterangan, size: '' }
  const lain = { ...slip, jenis: 'PINDAH' as const, telepon: '', berat_customer: mg(0), keterangan }
  const struk = strukPesanan({ ...lain, no_batal: 'BBG-TK01-261120-0001' }, KEPALA)
  const text = (papers(struk, 2)[1] ?? []).join('|')
  expect(struk.berkas).toBe('pindah_pesanan.txt')
  expect(text).toContain('DIBATALKAN BBG-TK01-261120-0001')
  expect(text).toContain('SALINAN ke-1')
  for (const nihil of ['SIZE', 'TELP', 'EMAS CUSTOMER', 'ATRIBUT']) expect(text).not.toContain(nihil)
})
