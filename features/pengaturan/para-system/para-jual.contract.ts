/** Parameters of selling, buying, points, cash, loans and repairs. */
import { daftarPara, type Parameter } from './parameter.contract.ts'

const JUAL = 'Penjualan dan Pembelian'
const UANG = 'Poin dan Kas'
const HUTANG = 'Hutang'

const ya = (grup: string, nama: string, standar: 'YA' | 'TIDAK', arti: string): Parameter => ({
  grup,
  nama,
  jenis: 'YA/TIDAK',
  standar,
  arti,
})
const persen = (grup: string, nama: string, standar: string, max: number, arti: string): Parameter => ({
  grup,
  nama,
  jenis: 'PERSEN',
  max,
  standar,
  arti,
})
const bilangan = (
  grup: string,
  nama: string,
  standar: number,
  max: number,
  satuan: string,
  arti: string,
): Parameter => ({
  grup,
  nama,
  jenis: 'BILANGAN',
  min: 0,
  max,
  satuan,
  standar: String(standar),
  arti,
})

export const JUAL_PARA = daftarPara({
  wajib_customer: ya(
    JUAL,
    'Wajib Customer',
    'TIDAK',
    'YA: nama customer harus diisi pada setiap nota; TIDAK: boleh UMUM',
  ),
  sahkan_langsung: ya(
    JUAL,
    'Sahkan Langsung',
    'YA',
    'YA: yang boleh memvalidasi dapat menyimpan dan mengesahkan sekaligus, bila tidak ada emas masuk atau uang keluar; TIDAK: selalu user lain',
  ),
  kasir_uang: ya(
    JUAL,
    'Uang Lewat Kasir',
    'YA',
    'YA: uang di luar antrian validasi hanya dibukukan kasir, OWN atau SU; TIDAK: juga oleh yang memasukkan',
  ),
  ppn_jual: persen(JUAL, 'PPN Penjualan', '0', 12, 'PPN dari tagihan setelah diskon, persen; 0: tidak dipungut'),
  ppn_termasuk: ya(JUAL, 'PPN Termasuk', 'YA', 'YA: harga sudah termasuk PPN; TIDAK: PPN ditambahkan pada tagihan'),
  titipan_minimum: persen(
    JUAL,
    'Titipan Minimum',
    '10',
    100,
    'Uang titipan paling sedikit dari harga barangnya, persen; yang mengikat harga memakai Deposit Kunci Harga',
  ),
  titipan_lama: {
    grup: JUAL,
    nama: 'Lama Titipan',
    jenis: 'BILANGAN',
    min: 1,
    max: 365,
    satuan: 'hari',
    standar: '30',
    arti: 'Hari selama titipan tidak mengikat disimpan; sesudahnya ia terdaftar lewat batas',
  },
  titipan_hangus: persen(
    JUAL,
    'Titipan Hangus',
    '0',
    100,
    'Bagian titipan yang hangus bila dibatalkan customer, persen',
  ),
  beli_dasar: {
    grup: JUAL,
    nama: 'Dasar Harga Beli',
    jenis: 'PILIHAN',
    pilihan: ['TERENDAH', 'NOTA', 'HARI_INI'],
    standar: 'TERENDAH',
    arti: 'Barang dengan nota dibeli menurut harga nota, harga hari ini, atau yang TERENDAH dari keduanya',
  },
  beli_atribut: ya(JUAL, 'Beli Atribut', 'YA', 'YA: atribut yang dicentang lengkap ikut dibayar; TIDAK: tidak pernah'),
  beli_ongkos: ya(JUAL, 'Beli Ongkos', 'TIDAK', 'YA: ongkos di nota ikut dibayar; TIDAK: tidak'),
  beli_transfer_otorisasi: ya(JUAL, 'Beli Transfer', 'TIDAK', 'YA: membayar pembelian lewat transfer perlu otorisasi'),
  beli_maks_hari: bilangan(
    JUAL,
    'Umur Nota',
    0,
    36_500,
    'hari',
    'Nota yang lebih tua perlu otorisasi; 0: tidak dibatasi',
  ),
  nilai_poin: bilangan(
    UANG,
    'Nilai Poin',
    0,
    1_000_000,
    'Rp',
    'Nilai satu poin sebagai pembayaran; 0: poin bukan pembayaran',
  ),
  nilai_poin_kurang: bilangan(
    UANG,
    'Nilai Poin Kurang',
    1_000,
    1_000_000,
    'Rp',
    'Potongan per poin yang sudah dipakai padahal penjualannya dibatalkan atau barangnya dibeli kembali',
  ),
  poin_marketplace: ya(UANG, 'Poin Marketplace', 'TIDAK', 'YA: penjualan lewat marketplace memberi poin; TIDAK: tidak'),
  poin_masa: bilangan(UANG, 'Masa Poin', 0, 120, 'bulan', 'Bulan sampai poin kedaluwarsa; 0: tidak pernah'),
  wajib_hitung_kas: ya(
    UANG,
    'Wajib Hitung Kas',
    'TIDAK',
    'YA: kas harus dihitung sebelum toko ditutup; TIDAK: boleh tidak',
  ),
  selisih_kas: bilangan(UANG, 'Selisih Kas', 0, 1_000_000, 'Rp', 'Selisih hitung kas paling besar tanpa otorisasi'),
  batas_lapor: bilangan(
    UANG,
    'Batas Lapor',
    500_000_000,
    500_000_000,
    'Rp',
    'Mulai jumlah ini sehari, nama, identitas dan alamat customer harus diisi',
  ),
  hutang_bunga: persen(HUTANG, 'Bunga Hutang', '2', 10, 'Bunga per bulan, persen dari pokok hutang baru'),
  hutang_lama: bilangan(HUTANG, 'Lama Hutang', 4, 60, 'bulan', 'Bulan sampai hutang baru jatuh tempo'),
  hutang_plafon: persen(
    HUTANG,
    'Plafon Hutang',
    '80',
    95,
    'Hutang paling besar tanpa otorisasi, persen dari nilai barang hari ini; 0: selalu perlu otorisasi',
  ),
  hutang_lelang: bilangan(HUTANG, 'Lelang', 14, 365, 'hari', 'Hari setelah jatuh tempo sebelum barang boleh dilelang'),
  hutang_ingat: bilangan(
    HUTANG,
    'Ingatkan',
    7,
    90,
    'hari',
    'Hari sebelum jatuh tempo hutang tampil sebagai peringatan',
  ),
  service_ambil: bilangan(
    'Service',
    'Service Belum Diambil',
    30,
    365,
    'hari',
    'Hari sebelum service yang selesai tampil belum diambil',
  ),
})
