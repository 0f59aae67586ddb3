-- A sale through a marketplace: the platform owes it until it pays out, less the fee that the owner's figure expects (1/10,000 %).
ALTER TABLE marketplace ADD COLUMN biaya integer CHECK (biaya >= 0 AND biaya <= 300000);

ALTER TABLE penjualan
  ADD COLUMN kode_marketplace kode REFERENCES marketplace,
  -- the platform's number of it
  ADD COLUMN no_order kode,
  ADD CONSTRAINT penjualan_marketplace CHECK ((kode_marketplace IS NULL) = (no_order IS NULL));
-- An order is sold once, whichever shop sends it.
CREATE UNIQUE INDEX penjualan_order ON penjualan (kode_marketplace, no_order) WHERE no_order IS NOT NULL AND status <> 'BATAL';

CREATE OR REPLACE VIEW jual_peristiwa AS
  SELECT s.kode_toko, x.tgl, x.arah, 'PESANAN'::text AS asal, s.no_serah AS no_faktur, x.no_batal, s.no_pesanan, p.kode_sales, p.nama_sales,
    p.kode_customer AS kode_member, p.nama_customer, p.no_hp, s.kode_barang, b.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, r.kadar,
    r.persentase, 1 AS qty, s.berat, s.berat_harga, s.harga_gram, s.harga_emas AS harga_jual, s.harga_atribut, s.ongkos, s.diskon,
    (s.harga_emas + s.harga_atribut + s.ongkos - s.diskon)::bigint AS harga_total, r.modal, s.user_id, x.oleh AS valid_by, s.salinan_migrasi,
    NULL::kode AS kode_marketplace, NULL::kode AS no_order
  FROM pesanan_serah s
  JOIN pesanan p ON p.no_pesanan = s.no_pesanan
  JOIN barang b ON b.kode_barang = s.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = s.kode_barang AND r.id = s.salinan
  CROSS JOIN LATERAL (
    SELECT s.tgl_system AS tgl, 1 AS arah, NULL::text AS no_batal, s.user_id::text AS oleh
    UNION ALL
    SELECT j.tgl_system, -1, j.document::text, j.user_id::text FROM jurnal j
    WHERE j.document = s.no_batal AND j.kind = 'SERAH_PESANAN'
  ) x
  UNION ALL
  SELECT k.kode_toko, x.tgl, x.arah, CASE WHEN k.kode_marketplace IS NOT NULL THEN 'MARKETPLACE' WHEN d.no_titip IS NULL THEN 'JUAL' ELSE 'TITIPAN' END,
    k.no_faktur_jual, x.no_batal, '-', k.kode_sales, k.nama_sales,
    k.kode_member, k.nama_customer, k.no_hp, d.kode_barang, b.kode_barcode, r.nama_barang, d.kode_group, d.kode_dept, r.kadar,
    d.persentase, 1, d.berat, d.berat, d.harga_gram, d.harga_jual, d.harga_atribut, d.ongkos, d.diskon,
    d.total::bigint, d.modal, k.user_id, x.oleh, d.salinan_migrasi, k.kode_marketplace, k.no_order
  FROM penjualan k
  JOIN penjualan_detail d ON d.no_faktur_jual = k.no_faktur_jual
  JOIN barang b ON b.kode_barang = d.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
  CROSS JOIN LATERAL (
    SELECT k.tgl_valid AS tgl, 1 AS arah, NULL::text AS no_batal, k.valid_by::text AS oleh WHERE k.tgl_valid IS NOT NULL
    UNION ALL
    SELECT k.tgl_batal, -1, k.no_batal::text, k.batal_oleh::text WHERE k.no_batal IS NOT NULL
  ) x;
