-- What was sold and bought, as it happened: +1 on the day it was right, -1 on the day it was undone. A report of a day reads its own
-- rows and stays as it was whatever is undone later; what a whole shop sold is one view, however it was sold.
CREATE VIEW jual_peristiwa AS
  SELECT s.kode_toko, x.tgl, x.arah, 'PESANAN'::text AS asal, s.no_serah AS no_faktur, x.no_batal, s.no_pesanan, p.kode_sales, p.nama_sales,
    p.kode_customer AS kode_member, p.nama_customer, p.no_hp, s.kode_barang, b.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, r.kadar,
    r.persentase, 1 AS qty, s.berat, s.berat_harga, s.harga_gram, s.harga_emas AS harga_jual, s.harga_atribut, s.ongkos, s.diskon,
    (s.harga_emas + s.harga_atribut + s.ongkos - s.diskon)::bigint AS harga_total, r.modal, s.user_id, x.oleh AS valid_by, s.salinan_migrasi
  FROM pesanan_serah s
  JOIN pesanan p ON p.no_pesanan = s.no_pesanan
  JOIN barang b ON b.kode_barang = s.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = s.kode_barang AND r.id = s.salinan
  CROSS JOIN LATERAL (
    SELECT s.tgl_system AS tgl, 1 AS arah, NULL::text AS no_batal, s.user_id::text AS oleh
    UNION ALL
    SELECT j.tgl_system, -1, j.document::text, j.user_id::text FROM jurnal j
    WHERE j.document = s.no_batal AND j.kind = 'SERAH_PESANAN'
  ) x;

CREATE VIEW beli_peristiwa AS
  SELECT k.kode_toko, x.tgl, x.arah, 'BELI'::text AS asal, k.no_faktur_beli AS no_faktur, x.no_batal, k.no_grup, k.kode_sales, k.nama_sales,
    k.nama_customer, k.no_hp, k.kode_barang, k.nama_barang, k.kode_group, k.kode_dept, k.kadar, k.persentase, k.kondisi, 1 AS qty, k.berat,
    k.harga_gram, k.harga_nota, k.harga_hitung, k.harga::bigint AS harga_total, k.user_id, x.oleh AS valid_by
  FROM pembelian k
  CROSS JOIN LATERAL (
    SELECT k.tgl_valid AS tgl, 1 AS arah, NULL::text AS no_batal, k.valid_by::text AS oleh WHERE k.tgl_valid IS NOT NULL
    UNION ALL
    SELECT k.tgl_batal, -1, k.no_batal::text, k.batal_oleh::text WHERE k.tgl_valid IS NOT NULL AND k.no_batal IS NOT NULL
  ) x;
