-- What was sold and bought, and undone, each asked by its own day: with both days of a document behind one LATERAL no index could answer, and
-- a day's report, its closing and its chart read all that the shop had ever sold. The same rows and columns as before.
CREATE OR REPLACE VIEW jual_peristiwa AS
  SELECT s.kode_toko, s.tgl_system AS tgl, 1 AS arah, 'PESANAN'::text AS asal, s.no_serah AS no_faktur, NULL::text AS no_batal, s.no_pesanan,
    p.kode_sales, p.nama_sales, p.kode_customer AS kode_member, p.nama_customer, p.no_hp, s.kode_barang, b.kode_barcode, r.nama_barang,
    r.kode_group, r.kode_dept, r.kadar, r.persentase, 1 AS qty, s.berat, s.berat_harga, s.harga_gram, s.harga_emas AS harga_jual,
    s.harga_atribut, s.ongkos, s.diskon, (s.harga_emas + s.harga_atribut + s.ongkos - s.diskon)::bigint AS harga_total, r.modal, s.user_id,
    s.user_id::text AS valid_by, s.salinan_migrasi, NULL::kode AS kode_marketplace, NULL::kode AS no_order
  FROM pesanan_serah s
  JOIN pesanan p ON p.no_pesanan = s.no_pesanan
  JOIN barang b ON b.kode_barang = s.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = s.kode_barang AND r.id = s.salinan
  UNION ALL
  SELECT d.kode_toko, d.tgl_system, -1, 'PESANAN'::text, s.no_serah, d.nomor::text, s.no_pesanan,
    p.kode_sales, p.nama_sales, p.kode_customer, p.nama_customer, p.no_hp, s.kode_barang, b.kode_barcode, r.nama_barang,
    r.kode_group, r.kode_dept, r.kadar, r.persentase, 1, s.berat, s.berat_harga, s.harga_gram, s.harga_emas,
    s.harga_atribut, s.ongkos, s.diskon, (s.harga_emas + s.harga_atribut + s.ongkos - s.diskon)::bigint, r.modal, s.user_id,
    j.user_id::text, s.salinan_migrasi, NULL::kode, NULL::kode
  FROM dokumen d
  JOIN pesanan_serah s ON s.no_serah = d.membatalkan AND s.no_batal = d.nomor
  JOIN jurnal j ON j.document = d.nomor AND j.kind = 'SERAH_PESANAN'
  JOIN pesanan p ON p.no_pesanan = s.no_pesanan
  JOIN barang b ON b.kode_barang = s.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = s.kode_barang AND r.id = s.salinan
  WHERE d.membatalkan IS NOT NULL
  UNION ALL
  SELECT k.kode_toko, k.tgl_valid, 1,
    CASE WHEN k.kode_marketplace IS NOT NULL THEN 'MARKETPLACE' WHEN d.no_titip IS NULL THEN 'JUAL' ELSE 'TITIPAN' END,
    k.no_faktur_jual, NULL::text, '-', k.kode_sales, k.nama_sales,
    k.kode_member, k.nama_customer, k.no_hp, d.kode_barang, b.kode_barcode, r.nama_barang, d.kode_group, d.kode_dept, r.kadar,
    d.persentase, 1, d.berat, d.berat, d.harga_gram, d.harga_jual, d.harga_atribut, d.ongkos, d.diskon,
    d.total::bigint, d.modal, k.user_id, k.valid_by::text, d.salinan_migrasi, k.kode_marketplace, k.no_order
  FROM penjualan k
  JOIN penjualan_detail d ON d.no_faktur_jual = k.no_faktur_jual
  JOIN barang b ON b.kode_barang = d.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
  WHERE k.tgl_valid IS NOT NULL
  UNION ALL
  SELECT k.kode_toko, k.tgl_batal, -1,
    CASE WHEN k.kode_marketplace IS NOT NULL THEN 'MARKETPLACE' WHEN d.no_titip IS NULL THEN 'JUAL' ELSE 'TITIPAN' END,
    k.no_faktur_jual, k.no_batal::text, '-', k.kode_sales, k.nama_sales,
    k.kode_member, k.nama_customer, k.no_hp, d.kode_barang, b.kode_barcode, r.nama_barang, d.kode_group, d.kode_dept, r.kadar,
    d.persentase, 1, d.berat, d.berat, d.harga_gram, d.harga_jual, d.harga_atribut, d.ongkos, d.diskon,
    d.total::bigint, d.modal, k.user_id, k.batal_oleh::text, d.salinan_migrasi, k.kode_marketplace, k.no_order
  FROM penjualan k
  JOIN penjualan_detail d ON d.no_faktur_jual = k.no_faktur_jual
  JOIN barang b ON b.kode_barang = d.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
  WHERE k.no_batal IS NOT NULL AND k.tgl_batal IS NOT NULL;

CREATE OR REPLACE VIEW beli_peristiwa AS
  SELECT k.kode_toko, k.tgl_valid AS tgl, 1 AS arah, k.asal::text AS asal, k.no_faktur_beli AS no_faktur, NULL::text AS no_batal, k.no_grup,
    k.kode_sales, k.nama_sales, k.nama_customer, k.no_hp, k.kode_barang, k.nama_barang, k.kode_group, k.kode_dept, k.kadar, k.persentase,
    k.kondisi, 1 AS qty, k.berat, k.harga_gram, k.harga_nota, k.harga_hitung, k.harga::bigint AS harga_total, k.user_id,
    k.valid_by::text AS valid_by
  FROM pembelian k
  WHERE k.tgl_valid IS NOT NULL
  UNION ALL
  SELECT k.kode_toko, k.tgl_batal, -1, k.asal::text, k.no_faktur_beli,
    coalesce(k.no_batal, (SELECT j.no_batal FROM penjualan j WHERE j.no_faktur_jual = k.no_faktur_tukar),
      (SELECT l.no_batal FROM hutang_lelang l WHERE l.no_lelang = k.no_lelang))::text, k.no_grup,
    k.kode_sales, k.nama_sales, k.nama_customer, k.no_hp, k.kode_barang, k.nama_barang, k.kode_group, k.kode_dept, k.kadar, k.persentase,
    k.kondisi, 1, k.berat, k.harga_gram, k.harga_nota, k.harga_hitung, k.harga::bigint, k.user_id, k.batal_oleh::text
  FROM pembelian k
  WHERE k.tgl_valid IS NOT NULL AND k.tgl_batal IS NOT NULL AND k.status = 'BATAL';
