/** The sentences that hold the attacks of a dishonest branch; null for those that are held without one. */
export const KALIMAT_CABANG: Readonly<Record<string, string | null>> = {
  'cabang-dua-baki': 'Kiriman KCB-TK01-260302-0001 Tidak Diminta Kembali',
  'cabang-hitung-palsu': 'Berat Barang 1000000014 Berbeda Dari Kirimannya',
  'cabang-kirim-ulang': 'Barang 1000000014 Sudah Ada Di Instalasi Tujuan, TERSEDIA',
  'cabang-murah-saat-putus': null,
  'cabang-sambungan-lain': 'Kiriman KCB-TK01-260302-0001 Tidak Ada Di Instalasi Pengirim',
  'cabang-susut-bohong': 'Barang 1000000014: Kurang 0.040 G Di Semua Instalasi, Lebih Dari 0.034 G',
  'cabang-susut-tiap-toko': 'Butuh Otorisasi KOREKSI BERAT',
  'cabang-uang-dibatalkan': 'Uang AUK-TK11-260302-0001 Sudah Diterima Toko TK01 (TUK-TK01-260302-0002)',
  'cabang-uang-rekening': 'Butuh Saksi UANG SAMPAI',
  'cabang-uang-sebagian': 'Jumlah Uang AUK-TK11-260302-0001 Berbeda Dari Kirimannya',
  'cabang-uang-terima-batal': 'Uang Dari Toko TK11 Sudah Diterima, Kirim Kembali Dengan Ambil Uang',
}
