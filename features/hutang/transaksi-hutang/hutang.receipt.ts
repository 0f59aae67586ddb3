/** The papers of a loan: the bon that leads to the cashier, the letter that redeems it, the label of the envelope. */
import { formatDesimal, formatGram, formatRibuan, jumlahBerat, type Rp } from '@kencana/ledger'
import { center, field, pair, type Receipt, rule, signatures, slipAddress } from '@kencana/receipts'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { sebutRekening } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import type { Bayaran, KartuHutang } from './bayar-hutang.contract.ts'
import type { BarangHutang, SatuHutang } from './hutang.contract.ts'

/** Whether money goes out with its letter: what goes on, or was lent by the books of before, pays nothing out. */
const dibayarkan = ({ no_asal, awal }: SatuHutang): boolean => no_asal === null && !awal

/** Of which day it is, as every paper of it says: interest of one that goes on runs from another day, to which it is paid. */
export const hariSurat = (hutang: SatuHutang): (readonly [string, string])[] => {
  const { no_asal, mulai, tgl_valid, tgl_system } = hutang
  if (dibayarkan(hutang)) return [['TGL', mulai]]
  return [
    ['TGL', tgl_valid ?? tgl_system],
    ...(no_asal === null ? [] : [['LANJUTAN', no_asal] as const]),
    ['BUNGA SAMPAI', mulai],
  ]
}

const kepala = (hutang: SatuHutang): string[] => [
  ...field('NO', hutang.no_hutang),
  ...(hutang.no_manual === '' ? [] : field('NO MANUAL', hutang.no_manual)),
  ...hariSurat(hutang).flatMap(([label, nilai]) => field(label, nilai)),
  ...field('NAMA', hutang.nama_customer),
  ...slipAddress(hutang.alamat),
  ...field('HP', hutang.no_hp),
  ...field(hutang.jenis_identitas, hutang.nik),
  ...field('SALES', `${hutang.kode_sales} ${hutang.nama_sales}`),
]

const satu = ({ nama_barang, jumlah, kadar, berat, berat_kotor, kondisi_pinjaman }: BarangHutang): string[] => [
  ...pair(nama_barang, `${jumlah} PCS`),
  ...pair(`${kadar} ${kondisi_pinjaman}`, `${formatGram(berat)} G`, 2),
  ...(berat_kotor === berat ? [] : pair('DENGAN PLASTIK', `${formatGram(berat_kotor)} G`, 2)),
]

/** What it costs and until when, as every paper of it says. */
export const syaratSurat = (hutang: SatuHutang): (readonly [string, string])[] => [
  ['JUMLAH HUTANG', formatRibuan(hutang.jumlah_hutang)],
  ['BUNGA SEBULAN', `${formatDesimal(hutang.bunga_persen / 10_000)} %`],
  [hutang.no_asal === null ? 'LAMA' : 'DIPERPANJANG', `${hutang.lama} BULAN`],
  ['JATUH TEMPO', hutang.tgl_jatuh_tempo],
  ['BUNGA SAMPAI JATUH TEMPO', formatRibuan(hutang.bunga)],
  ['BESAR KEMBALI', formatRibuan(hutang.besar_kembali)],
  ...(hutang.denda_persen === 0
    ? []
    : [['DENDA SEBULAN TERLAMBAT', `${formatDesimal(hutang.denda_persen / 10_000)} %`] as const]),
  // What a renewal pays out stands on its receipt, as it went.
  ...(dibayarkan(hutang) ? [['DIBAYARKAN', caraBayar(hutang)] as const] : []),
]

const syarat = (hutang: SatuHutang): string[] => [
  ...syaratSurat(hutang).flatMap(([label, nilai]) => pair(label, nilai)),
  ...(sebutRekening(hutang) === '' ? [] : field('KE', sebutRekening(hutang))),
]

const isi = (hutang: SatuHutang, kepalaToko: readonly string[], judul: string): string[] => [
  ...kepalaToko,
  ...rule(),
  ...center(judul),
  ...rule(),
  ...kepala(hutang),
  ...rule(),
  ...hutang.barang.flatMap(satu),
  ...pair('JUMLAH BERAT', `${formatGram(jumlahBerat(hutang.barang))} G`),
  ...rule(),
  ...syarat(hutang),
]

/** What its customer agreed to, in short. */
export const ketentuan = ({ basis, minimum, grace, mulai_lelang }: SatuHutang): string[] => [
  basis === 'BULAN' ? 'BUNGA DIHITUNG PER BULAN YANG DIMULAI' : 'BUNGA DIHITUNG PER HARI',
  // One month begun is owed in any case.
  ...(minimum > (basis === 'BULAN' ? 1 : 0) ? [`BUNGA PALING SEDIKIT ${minimum} ${basis}`] : []),
  ...(grace === 0 ? [] : [`BEBAS DENDA ${grace} HARI SETELAH JATUH TEMPO`]),
  `MULAI ${mulai_lelang} BARANG DAPAT DILELANG`,
  'SETELAH PERINGATAN, SISANYA MILIK ANDA',
  'BAWALAH SURAT INI SAAT MENEBUS BARANG',
]

const surat = (hutang: SatuHutang, kepalaToko: readonly string[]): string[] => [
  ...isi(hutang, kepalaToko, 'SURAT HUTANG'),
  ...rule(),
  ...ketentuan(hutang),
  ...signatures('CUSTOMER', 'PETUGAS'),
]

/**
 * What redeems the goods: whose they are, what is owed, until when.
 * @param kepalaToko the head of the shop's receipts
 * @param nik the number of his paper in full, which the copy that the shop keeps names alone
 */
export const suratHutang = (hutang: SatuHutang, kepalaToko: readonly string[], nik: string | null = null): Receipt => ({
  judul: 'Cetak surat hutang',
  nomor: hutang.no_hutang,
  berkas: 'surat_hutang.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  baris: surat(hutang, kepalaToko),
  ...(nik === null ? {} : { lain: { INTERNAL: surat({ ...hutang, nik }, kepalaToko) } }),
  barcode: hutang.no_hutang,
  // What a camera reads; a line of light reads the bars.
  qr: hutang.no_hutang,
  laci: hutang.cara_bayar === 'CASH' && dibayarkan(hutang),
})

/** What goes to the cashier with the customer: no letter, and it says so. */
export const bonHutang = (hutang: SatuHutang, kepalaToko: readonly string[]): Receipt => ({
  judul: 'Cetak bon hutang',
  nomor: hutang.no_hutang,
  berkas: 'bon_hutang.txt',
  salinan: [],
  baris: isi(hutang, kepalaToko, '** BON, UANG DIAMBIL DI KASIR **'),
  barcode: hutang.no_hutang,
})

/**
 * What is stuck on the envelope of the goods. It says no weight: whoever counts weighs the bags, and cannot add up labels instead.
 * @param kode what a count scans, told when it is printed and stands nowhere else
 */
export const amplopHutang = (hutang: SatuHutang, kode: string | null): Receipt => ({
  judul: 'Cetak label amplop',
  nomor: hutang.no_hutang,
  berkas: 'amplop_hutang.txt',
  salinan: [],
  baris: [
    ...center(hutang.no_hutang),
    ...field('NAMA', hutang.nama_customer),
    ...field('JATUH TEMPO', hutang.tgl_jatuh_tempo),
    ...rule(),
    ...hutang.barang.flatMap((one) => pair(`${one.nama_barang} ${one.kadar}`, `${one.jumlah} PCS`)),
  ],
  ...(kode === null ? {} : { barcode: kode }),
})

const bila = (label: string, jumlah: Rp, tanda = ''): string[] =>
  jumlah === 0 ? [] : pair(label, `${tanda}${formatRibuan(jumlah)}`)

/** Who came for the customer, by what right and with which paper; nothing where he came himself. */
export const olehSiapa = (label: string, nama: string, kuasa: string, identitas: string): string[] =>
  nama === ''
    ? []
    : [
        ...field(label, nama),
        ...(kuasa === '' ? [] : field('KUASA', kuasa)),
        ...(identitas === '' ? [] : field('IDENTITAS', identitas)),
      ]

const JUDUL = {
  BUNGA: 'KWITANSI BUNGA HUTANG',
  LUNAS: 'KWITANSI PELUNASAN HUTANG',
  PEREMAJAAN: 'KWITANSI PEREMAJAAN',
} as const

/** What of the goods went back with a payment, to the piece and gram; what stays stands on the letter that it goes on by. */
const diserahkan = ({ barang }: SatuHutang, { jenis, urut_kembali }: Bayaran): string[] => {
  const kembali = barang.filter(({ urut }) => urut_kembali.includes(urut))
  if (kembali.length === 0) return []
  return [
    ...(jenis === 'PEREMAJAAN' ? ['DIKEMBALIKAN KEPADA CUSTOMER'] : []),
    ...kembali.flatMap(satu),
    ...(jenis === 'PEREMAJAAN' ? pair('BERAT KEMBALI', `${formatGram(jumlahBerat(kembali))} G`) : []),
    ...rule(),
  ]
}

/** What proves a payment of a loan; with the last one the goods went back. @param kepalaToko the head of the shop's receipts */
export const kwitansiHutang = (hutang: SatuHutang, bayar: Bayaran, kepalaToko: readonly string[]): Receipt => ({
  judul: 'Cetak kwitansi hutang',
  nomor: bayar.no_bayar,
  berkas: 'kwitansi_hutang.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  baris: [
    ...kepalaToko,
    ...rule(),
    ...center(JUDUL[bayar.jenis]),
    ...(bayar.no_batal === null ? [] : center(`** DIBATALKAN ** ${bayar.no_batal}`)),
    ...rule(),
    ...field('NO', bayar.no_bayar),
    ...field('TGL', bayar.tgl_system),
    ...field('HUTANG', hutang.no_hutang),
    ...field('NAMA', hutang.nama_customer),
    ...olehSiapa('DIAMBIL', bayar.pengambil, bayar.kuasa, bayar.identitas_pengambil),
    ...rule(),
    ...diserahkan(hutang, bayar),
    ...bila('POKOK', bayar.pokok),
    ...bila('BUNGA', bayar.bunga),
    ...bila('DENDA', bayar.denda),
    ...bila('DISKON', bayar.diskon, '-'),
    ...bila('TAMBAHAN HUTANG', bayar.keluar),
    ...bayar.pembayaran.flatMap((one) => pair(caraBayar(one), formatRibuan(one.jumlah), 2)),
    ...(bayar.jenis === 'LUNAS' ? ['SEMUA BARANG SUDAH DITERIMA KEMBALI'] : []),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
  laci: bayar.no_batal === null && bayar.pembayaran.some(({ cara_bayar }) => cara_bayar === 'CASH'),
})

/** That a loan is late. @param ke which warning it is, 1 to 3 @param tanggal the day on which so much is owed */
export const peringatanHutang = (
  hutang: KartuHutang,
  ke: number,
  tanggal: string,
  kepalaToko: readonly string[],
): Receipt => ({
  judul: `Cetak peringatan ${ke}`,
  nomor: hutang.no_hutang,
  berkas: 'peringatan_hutang.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  baris: [
    ...kepalaToko,
    ...rule(),
    ...center(`SURAT PERINGATAN ${ke}`),
    ...rule(),
    ...field('NO', hutang.no_hutang),
    ...field('TGL', tanggal),
    ...field('NAMA', hutang.nama_customer),
    ...slipAddress(hutang.alamat),
    ...rule(),
    ...hutang.barang.flatMap(satu),
    ...rule(),
    ...pair('JATUH TEMPO', hutang.tgl_jatuh_tempo),
    ...pair('POKOK', formatRibuan(hutang.tagihan.pokok)),
    ...bila('BUNGA', hutang.tagihan.bunga),
    ...bila('DENDA', hutang.tagihan.denda),
    ...pair('JUMLAH HARI INI', formatRibuan(hutang.tagihan.total)),
    'MOHON SEGERA MELUNASI ATAU MEMPERPANJANG',
    // What the shop may do once it has warned, as its letter says.
    'BILA TIDAK, BARANG DAPAT DILELANG',
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
  barcode: hutang.no_hutang,
})
