-- What was undone on a day is found from that day's undos by the number that each takes back: asked by no_batal, of which no table has an
-- index, the closing read every loan, deposit, order and repair that the shop ever had.
CREATE INDEX dokumen_batal_hari ON dokumen (kode_toko, tgl_system) WHERE membatalkan IS NOT NULL;
-- Deposits by the day on which they became right: what a day's end, the dashboard and the report of deviations ask.
CREATE INDEX titipan_sah ON titipan (kode_toko, tgl_valid) WHERE tgl_valid IS NOT NULL;

CREATE OR REPLACE VIEW layanan_peristiwa AS
  WITH tiap AS NOT MATERIALIZED (
    SELECT h.kode_toko, h.tgl_valid AS tgl, h.no_hutang AS dokumen, h.no_batal, 'HUTANG' AS bagian, 'HUTANG KELUAR' AS uraian, h.kode_sales,
      h.nama_sales, d.qty, d.berat, 0::bigint AS masuk, h.jumlah_hutang::bigint AS keluar
    FROM hutang h CROSS JOIN LATERAL (
      SELECT sum(x.jumlah)::integer AS qty, sum(x.berat)::bigint AS berat FROM hutang_detail x WHERE x.no_hutang = h.no_hutang) d
    WHERE h.no_asal IS NULL AND h.tgl_valid IS NOT NULL AND NOT h.awal
    UNION ALL
    SELECT b.kode_toko, b.tgl_system, b.no_bayar, b.no_batal, 'HUTANG', CASE b.jenis WHEN 'LUNAS' THEN 'HUTANG LUNAS' ELSE b.jenis END, h.kode_sales,
      h.nama_sales, CASE b.jenis WHEN 'LUNAS' THEN d.qty ELSE 0 END, CASE b.jenis WHEN 'LUNAS' THEN d.berat ELSE 0 END, b.pokok, b.keluar
    FROM hutang_bayar b JOIN hutang h USING (no_hutang) CROSS JOIN LATERAL (
      SELECT sum(x.jumlah)::integer AS qty, sum(x.berat)::bigint AS berat FROM hutang_detail x WHERE x.no_hutang = h.no_hutang) d
    WHERE b.jenis <> 'BUNGA'
    UNION ALL
    SELECT b.kode_toko, b.tgl_system, b.no_bayar, b.no_batal, 'HUTANG', 'BAYAR BUNGA', h.kode_sales, h.nama_sales, 0, 0,
      b.bunga + b.denda - b.diskon, 0
    FROM hutang_bayar b JOIN hutang h USING (no_hutang) WHERE b.bunga + b.denda - b.diskon <> 0
    UNION ALL
    SELECT l.kode_toko, l.tgl_system, l.no_lelang, l.no_batal, 'HUTANG', 'LELANG', h.kode_sales, h.nama_sales, d.qty, d.berat, 0, 0
    FROM hutang_lelang l JOIN hutang h USING (no_hutang) CROSS JOIN LATERAL (
      SELECT sum(x.jumlah)::integer AS qty, sum(x.berat)::bigint AS berat FROM hutang_detail x WHERE x.no_hutang = h.no_hutang) d
    UNION ALL
    SELECT s.kode_toko, s.tgl_system, s.no_surplus, s.no_batal, 'HUTANG', 'KELEBIHAN LELANG', h.kode_sales, h.nama_sales, 0, 0, 0, s.jumlah
    FROM hutang_surplus s JOIN hutang_lelang l USING (no_lelang) JOIN hutang h USING (no_hutang)
    UNION ALL
    SELECT t.kode_toko, t.tgl_valid, t.no_titip, NULL, 'TITIPAN', 'TITIP MASUK', t.kode_sales, t.nama_sales, 1, t.berat, t.titip, 0
    FROM titipan t WHERE t.tgl_valid IS NOT NULL
    UNION ALL
    SELECT u.kode_toko, u.tgl_system, u.no_uang_titip, u.no_batal, 'TITIPAN', 'TAMBAH UANG TITIPAN', t.kode_sales, t.nama_sales, 0, 0, u.jumlah, 0
    FROM titipan_uang u JOIN titipan t USING (no_titip)
    UNION ALL
    SELECT b.kode_toko, b.tgl_system, b.no_batal, NULL, 'TITIPAN', 'TITIPAN BATAL', t.kode_sales, t.nama_sales, 1, t.berat, 0, b.jumlah
    FROM titipan_batal b JOIN titipan t USING (no_titip)
    UNION ALL
    SELECT b.kode_toko, b.tgl_system, b.no_batal, NULL, 'TITIPAN', 'TITIPAN HANGUS', t.kode_sales, t.nama_sales, 0, 0, 0, b.hangus
    FROM titipan_batal b JOIN titipan t USING (no_titip) WHERE b.hangus <> 0
    UNION ALL
    SELECT k.kode_toko, k.tgl_valid, k.no_faktur_jual, k.no_batal, 'TITIPAN', 'TITIPAN DIAMBIL', k.kode_sales, k.nama_sales, 1, d.berat, 0, coalesce((
      SELECT sum(b.jumlah) FROM pembayaran b WHERE b.dokumen = k.no_faktur_jual AND b.cara_bayar = 'TITIPAN' AND b.ref = d.no_titip), 0)::bigint
    FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual) WHERE k.tgl_valid IS NOT NULL AND d.no_titip IS NOT NULL
    UNION ALL
    SELECT p.kode_toko, p.tgl_system, p.no_pesanan, NULL, 'PESANAN', 'PESANAN MASUK', p.kode_sales, p.nama_sales, 1, p.perkiraan_berat, coalesce((
      SELECT sum(t.jumlah) FROM pesanan_titip t WHERE t.no_pesanan = p.no_pesanan AND t.no_titip = p.no_grup), 0)::bigint, 0
    FROM pesanan p
    UNION ALL
    SELECT t.kode_toko, t.tgl_system, t.no_titip, t.no_batal, 'PESANAN', 'TAMBAH UANG PESANAN', p.kode_sales, p.nama_sales, 0, 0, t.jumlah, 0
    FROM pesanan_titip t JOIN pesanan p USING (no_pesanan) WHERE t.no_titip <> p.no_grup
    UNION ALL
    SELECT s.kode_toko, s.tgl_system, s.no_serah, s.no_batal, 'PESANAN', 'PESANAN DISERAHKAN', p.kode_sales, p.nama_sales, 1, s.berat, 0, s.persekot
    FROM pesanan_serah s JOIN pesanan p USING (no_pesanan)
    UNION ALL
    SELECT b.kode_toko, b.tgl_system, b.no_batal, NULL, 'PESANAN', 'PESANAN BATAL', p.kode_sales, p.nama_sales, 1, 0, 0, b.persekot
    FROM pesanan_batal b JOIN pesanan p USING (no_pesanan)
    UNION ALL
    SELECT s.kode_toko, s.tgl_system, s.no_service, NULL, 'SERVICE', 'SERVICE MASUK', '-', '-', b.qty, b.berat, s.dp, 0
    FROM service s CROSS JOIN LATERAL (
      SELECT sum(x.jumlah)::integer AS qty, sum(x.berat)::bigint AS berat FROM service_barang x WHERE x.no_service = s.no_service) b
    UNION ALL
    SELECT s.kode_toko, s.tgl_system, s.no_selesai, s.no_batal, 'SERVICE', 'SERVICE SELESAI', '-', '-', b.qty, b.berat, 0, 0
    FROM service_selesai s CROSS JOIN LATERAL (
      SELECT sum(g.jumlah)::integer AS qty, sum(x.berat_keluar)::bigint AS berat
      FROM service_selesai_barang x JOIN service_barang g ON g.no_service = s.no_service AND g.urut = x.urut_barang
      WHERE x.no_selesai = s.no_selesai) b
    UNION ALL
    SELECT a.kode_toko, a.tgl_system, a.no_ambil, a.no_batal, 'SERVICE', 'SERVICE AMBIL', '-', '-', b.qty, b.berat, a.jumlah, 0
    FROM service_ambil a CROSS JOIN LATERAL (
      SELECT sum(x.jumlah)::integer AS qty, sum(x.berat)::bigint AS berat FROM service_ambil_barang x WHERE x.no_ambil = a.no_ambil) b
    UNION ALL
    SELECT c.kode_toko, c.tgl_system, c.no_batal_service, c.no_batal, 'SERVICE', 'SERVICE BATAL', '-', '-', b.qty, b.berat, 0, c.jumlah
    FROM service_batal c CROSS JOIN LATERAL (
      SELECT sum(x.jumlah)::integer AS qty, sum(x.berat)::bigint AS berat FROM service_batal_barang x WHERE x.no_batal_service = c.no_batal_service) b
  )
  SELECT kode_toko::text, tgl, dokumen::text, bagian::text, uraian::text, kode_sales::text, nama_sales::text, qty, berat::bigint, masuk::bigint,
    keluar::bigint
  FROM tiap
  UNION ALL
  SELECT d.kode_toko::text, d.tgl_system, t.no_batal::text, t.bagian, 'BATAL ' || t.uraian, t.kode_sales::text, t.nama_sales::text, t.qty,
    t.berat::bigint, t.keluar::bigint, t.masuk::bigint
  -- OFFSET 0: each part is asked by its own number, not all of them joined to a day.
  FROM dokumen d CROSS JOIN LATERAL (
    SELECT x.* FROM tiap x WHERE x.dokumen = d.membatalkan AND x.no_batal = d.nomor OFFSET 0) t
  WHERE d.membatalkan IS NOT NULL;
