-- An authorisation that was used was used for a document that names it, and what a document names was used for it.
WITH sebutan (otorisasi, nomor) AS (
  SELECT otorisasi, no_terima FROM terima_cuci
  UNION SELECT otorisasi, no_grup FROM pembelian
  UNION SELECT otorisasi_batal, no_faktur_beli FROM pembelian
  UNION SELECT otorisasi_valid, no_grup FROM pembelian
  UNION SELECT otorisasi, no_terima_sepuh FROM terima_sepuh
  UNION SELECT otorisasi, no_validasi FROM validasi_inputan
  UNION SELECT otorisasi, no_bahan_stok FROM bahan_stok
  UNION SELECT otorisasi, no_serah FROM pesanan_serah
  UNION SELECT otorisasi_batal, no_titip FROM pesanan_titip
  UNION SELECT otorisasi_batal, no_serah FROM pesanan_serah
  UNION SELECT otorisasi, no_batal FROM pesanan_batal
  UNION SELECT otorisasi, no_selesai FROM pesanan_selesai
  UNION SELECT otorisasi, no_koreksi FROM koreksi_barang
  UNION SELECT otorisasi, nomor FROM batal_otorisasi
  UNION SELECT otorisasi, no_uang FROM uang
  UNION SELECT otorisasi, no_grup FROM pesanan
  UNION SELECT otorisasi, no_pembagian FROM pembagian_pesanan
  UNION SELECT otorisasi, no_tambah_tukar FROM bahan_tukang
  UNION SELECT otorisasi, no_ongkos FROM ongkos_tukang
  UNION SELECT otorisasi, kunci FROM master_otorisasi
  UNION SELECT otorisasi, no_tambah FROM tambah_barang
  UNION SELECT otorisasi, no_temu FROM barang_temu
  UNION SELECT otorisasi, no_so FROM stock_opname
  UNION SELECT otorisasi, no_sepuh FROM kirim_sepuh
  UNION SELECT otorisasi, no_kirim_stock FROM kirim_labeling
  UNION SELECT otorisasi, dokumen FROM pembayaran_cek
), disebut AS (
  SELECT otorisasi, array_agg(nomor::text) AS nomor FROM sebutan WHERE otorisasi IS NOT NULL GROUP BY otorisasi
)
SELECT 'otorisasi ' || o.id || ': ' || CASE WHEN o.dokumen IS NULL THEN 'belum dipakai, padahal disebut ' || d.nomor[1]
    ELSE 'dipakai ' || o.dokumen || ', yang tidak menyebutnya' END AS keterangan
FROM otorisasi o LEFT JOIN disebut d ON d.otorisasi = o.id
WHERE (o.dokumen IS NULL) <> (d.otorisasi IS NULL) OR o.dokumen <> ALL (d.nomor)
