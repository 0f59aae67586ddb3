-- A piece with a price of its own is sold and kept for no less than that, and bought back as what it was sold as.
WITH markis AS (
  SELECT kode_barang, id, harga_total FROM riwayat_barang WHERE is_markis
)
SELECT 'penjualan ' || d.no_faktur_jual || ' baris ' || d.urut || ': di bawah harga tetap ' || r.harga_total AS keterangan
FROM markis r JOIN penjualan_detail d ON d.kode_barang = r.kode_barang AND d.salinan = r.id
WHERE NOT d.salinan_migrasi AND d.total_hitung < r.harga_total
UNION ALL
SELECT 'titipan ' || k.no_titip || ': di bawah harga tetap ' || r.harga_total
FROM markis r JOIN titipan k ON k.kode_barang = r.kode_barang AND k.salinan = r.id
WHERE k.total_hitung < r.harga_total
UNION ALL
SELECT 'pembelian ' || p.no_faktur_beli || ': nota ' || p.no_faktur_jual || ' sebagai markis, dibeli bukan sebagai markis'
FROM markis r
JOIN penjualan_detail d ON d.kode_barang = r.kode_barang AND d.salinan = r.id
JOIN pembelian p ON p.no_faktur_jual = d.no_faktur_jual AND p.kode_barang = d.kode_barang
WHERE NOT p.is_markis
