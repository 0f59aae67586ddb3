-- The copy that a document keeps of a piece has the category, type and weight that the document says; those made at the upgrade
-- without proof say so and are left out.
SELECT x.dokumen || ' ' || x.kode_barang || ': salinan berbeda dari dokumen' AS keterangan
FROM (
  SELECT no_pindah AS dokumen, kode_barang, salinan, kode_group, kode_dept, berat FROM pindah_barang_detail WHERE NOT salinan_migrasi
  UNION ALL
  SELECT no_kirim, kode_barang, salinan, kode_group, kode_dept, berat FROM kirim_barang_detail WHERE NOT salinan_migrasi
  UNION ALL
  SELECT no_cuci, kode_barang, salinan, kode_group, kode_dept, berat FROM cuci_barang_detail WHERE NOT salinan_migrasi
  UNION ALL
  SELECT no_hancur, kode_barang, salinan, kode_group, kode_dept, berat FROM hancur_barang_detail WHERE NOT salinan_migrasi
  UNION ALL
  SELECT no_so, kode_barang, salinan, kode_group, kode_dept, berat FROM stock_opname_hasil WHERE NOT salinan_migrasi
  UNION ALL
  SELECT no_faktur_jual, kode_barang, salinan, kode_group, kode_dept, berat FROM penjualan_detail WHERE NOT salinan_migrasi
  UNION ALL
  SELECT s.no_serah, s.kode_barang, s.salinan, r.kode_group, r.kode_dept, s.berat
  FROM pesanan_serah s JOIN riwayat_barang r ON r.kode_barang = s.kode_barang AND r.id = s.salinan WHERE NOT s.salinan_migrasi
) x
LEFT JOIN riwayat_barang r ON r.kode_barang = x.kode_barang AND r.id = x.salinan
WHERE (x.kode_group, x.kode_dept, x.berat) IS DISTINCT FROM (r.kode_group, r.kode_dept, r.berat)
