/** Limits of what somebody may do alone: their defaults and the most that OWN or SU may set. Source: controls, limits. */
import { daftarPara, type Parameter } from './parameter.contract.ts'

const grup = 'Batas Tanpa Otorisasi'

const rp = (nama: string, standar: number, max: number, arti: string): Parameter => ({
  grup,
  nama,
  jenis: 'BILANGAN',
  min: 0,
  max,
  satuan: 'Rp',
  standar: String(standar),
  arti,
})
const persen = (nama: string, standar: string, max: number, arti: string): Parameter => ({
  grup,
  nama,
  jenis: 'PERSEN',
  max,
  standar,
  arti,
})
const gram = (nama: string, standar: string, max: number, arti: string): Parameter => ({
  grup,
  nama,
  jenis: 'GRAM',
  max,
  standar,
  arti,
})

export const BATAS_PARA = daftarPara({
  uang_keluar: rp(
    'Uang Keluar',
    500_000,
    5_000_000,
    'Uang kembali ke customer dan uang yang diambil dengan tangan paling banyak per dokumen',
  ),
  uang_keluar_hari: rp('Uang Keluar Sehari', 2_000_000, 20_000_000, 'Yang sama, per user dan hari'),
  biaya: rp('Biaya', 500_000, 5_000_000, 'Biaya dan ongkos tukang paling banyak per dokumen'),
  biaya_hari: rp('Biaya Sehari', 1_000_000, 10_000_000, 'Yang sama, per user dan hari'),
  diskon: persen('Diskon', '3', 10, 'Diskon paling besar, persen dari tagihan'),
  diskon_hari: rp('Diskon Sehari', 1_000_000, 10_000_000, 'Diskon paling banyak per user dan hari'),
  konfirmasi_sendiri: rp(
    'Konfirmasi Sendiri',
    5_000_000,
    5_000_000,
    'Pembayaran non tunai paling besar yang dikonfirmasi masuk oleh yang memasukkannya',
  ),
  beli_sendiri: rp('Beli Sendiri', 3_000_000, 15_000_000, 'Pembelian tanpa nota paling besar tanpa saksi'),
  beli_saksi: rp('Beli Dengan Saksi', 15_000_000, 100_000_000, 'Pembelian tanpa nota paling besar dengan saksi'),
  tukar_kurang_maks: rp(
    'Tukar Kurang',
    5_000_000,
    20_000_000,
    'Uang keluar dari tukar kurang paling besar, bila tiap barang lama bernota dan tidak di atas harga hitung',
  ),
  hutang_maks: rp('Hutang', 15_000_000, 50_000_000, 'Hutang paling besar, per hutang'),
  emas_sendiri: gram('Emas Customer Sendiri', '2.000', 10, 'Emas customer paling berat tanpa saksi, gram'),
  emas_saksi: gram('Emas Customer Dengan Saksi', '20.000', 100, 'Emas customer paling berat dengan saksi, gram'),
  jatah_susut: persen('Jatah Susut Tukang', '3', 10, 'Jatah susut tukang paling besar, persen dari perkiraan berat'),
  ongkos_gram: rp('Ongkos Tukang Per Gram', 100_000, 1_000_000, 'Ongkos tukang paling besar per gram perkiraan berat'),
  bahan_tukang: gram('Bahan Di Satu Tukang', '100.000', 1000, 'Emas murni paling banyak di satu tukang, gram'),
  patri_service: gram('Patri Satu Service', '0.500', 5, 'Patri paling banyak untuk satu service selesai, gram'),
  susut_service: gram(
    'Susut Service 30 Hari',
    '0.500',
    5,
    'Susut barang customer oleh seorang user atau tukang dalam 30 hari yang boleh berapa pun yang lewat, gram',
  ),
  ongkos_service: rp(
    'Ongkos Service Paling Sedikit',
    10_000,
    1_000_000,
    'Ongkos sebuah barang service yang kurang dari ini disetujui dahulu',
  ),
  service_janji: {
    grup,
    nama: 'Janji Service',
    jenis: 'BILANGAN',
    min: 1,
    max: 365,
    satuan: 'hari',
    standar: '30',
    arti: 'Hari sampai tanggal janji service paling lama; yang lebih lama disetujui dahulu',
  },
  bos_belum: gram(
    'Barang Bos Belum Dicentang',
    '100.000',
    1000,
    'Barang ke dan dari bos paling banyak yang menunggu centang pemilik, gram',
  ),
  selisih_dokumen: persen(
    'Selisih Satu Dokumen',
    '0.5',
    1,
    'Selisih berat paling besar dokumen lima barang atau lebih, persen dari beratnya, lebih dan kurang tidak saling menutup',
  ),
  susut_orang: persen(
    'Susut Per Orang',
    '0.3',
    1,
    'Susut emas lepas seorang user dalam 30 hari, persen dari yang lewat',
  ),
  susut_tukang: persen('Susut Per Tukang', '2', 5, 'Susut seorang tukang dalam 30 hari, persen dari yang dikerjakan'),
  ubah_harga: persen('Ubah Harga', '3', 10, 'Perubahan harga kategori paling besar sekali ubah, persen'),
  ubah_harga_hari: persen(
    'Ubah Harga Sehari',
    '5',
    15,
    'Perubahan harga kategori paling besar dari harga kemarin, persen',
  ),
  kunci_deposit: persen('Deposit Kunci Harga', '30', 100, 'Titip uang paling sedikit untuk mengunci harga, persen'),
  kunci_lama: {
    grup,
    nama: 'Lama Kunci Harga',
    jenis: 'BILANGAN',
    min: 1,
    max: 30,
    satuan: 'hari',
    standar: '14',
    arti: 'Hari selama harga terkunci; sesudahnya harga hari itu',
  },
  kunci_lebih: persen(
    'Lebih Kunci Harga',
    '10',
    25,
    'Berat di atas perkiraan yang masih memakai harga terkunci, persen',
  ),
})
