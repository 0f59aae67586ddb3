-- Sales of the same life: who served, pieces as they cost, each bill paid in cash and right at once.
INSERT INTO sales (kode_toko, kode_sales, nama_sales)
SELECT t.kode_toko, 'P0' || n, 'SALES ' || n FROM toko t, generate_series(1, 5) n;

CREATE TEMP TABLE terjual AS
SELECT d.jurnal_id, d.nomor, d.kode_toko, d.hari, d.waktu, x.n, row_number() OVER (PARTITION BY d.jurnal_id ORDER BY x.n) AS urut,
  CASE WHEN h.pindah IS NULL THEN h.baki_awal ELSE h.baki_pindah END AS kode_baki, h.kode_group, h.kode_dept, h.mg, g.harga AS harga_gram,
  r.id AS salinan, r.kode_barang, r.persentase, r.harga_estimasi, r.ongkos, r.modal
FROM jual x JOIN hidup h USING (n)
JOIN dokumen d ON d.kind = 'JUAL' AND d.kode_toko = x.kode_toko AND d.hari = x.hari AND d.ke = x.ke
JOIN master_group g ON g.kode_group = h.kode_group
JOIN riwayat_barang b ON b.kode_barang = 'B10' || lpad(x.n::text, 7, '0')
JOIN LATERAL (SELECT b.id, b.kode_barang, c.persentase, b.harga_estimasi, b.ongkos, b.modal FROM barang c WHERE c.kode_barang = b.kode_barang) r ON true;

INSERT INTO penjualan (no_faktur_jual, kode_toko, tgl_system, kode_sales, nama_sales, nama_customer, no_hp, alamat, jenis_identitas, nik,
  keterangan, pcs, berat, harga, ongkos, diskon, total, total_hitung, ppn_persen, ppn_termasuk, ppn, tagihan, rencana_bayar, poin, status,
  user_id, dibuat_pada, valid_by, valid_pada, tgl_valid, versi)
SELECT nomor, kode_toko, pg_temp.tgl(hari), 'P0' || s.ke, 'SALES ' || s.ke, 'UMUM', '', '', '-', '', '',
  count(*), sum(mg), sum(harga_estimasi), sum(ongkos), 0, sum(harga_estimasi + ongkos), sum(harga_estimasi + ongkos), 0, true, 0,
  sum(harga_estimasi + ongkos), '[]', 0, 'DONE', 'OWNER', waktu, 'OWNER', waktu, pg_temp.tgl(hari), 2
FROM terjual CROSS JOIN LATERAL (SELECT 1 + jurnal_id % 5 AS ke) s
GROUP BY jurnal_id, nomor, kode_toko, hari, waktu, s.ke ORDER BY jurnal_id;

INSERT INTO penjualan_detail (no_faktur_jual, urut, kode_barang, kode_baki, status_asal, kode_group, kode_dept, persentase, berat, harga_gram,
  harga_gram_kadar, harga_hitung, total_hitung, harga_jual, harga_atribut, tipe_ongkos, tarif_ongkos, ongkos, diskon, total, modal, salinan)
SELECT nomor, urut, kode_barang, kode_baki, 'TERSEDIA', kode_group, kode_dept, persentase, mg, harga_gram,
  round(harga_gram::numeric * persentase / 1000000), harga_estimasi, harga_estimasi + ongkos, harga_estimasi, 0, 'TOTAL', ongkos, ongkos, 0,
  harga_estimasi + ongkos, modal, salinan
FROM terjual ORDER BY jurnal_id, urut;

INSERT INTO pembayaran (dokumen, urut, kode_toko, arah, cara_bayar, jumlah, biaya, user_id, waktu, dari)
SELECT no_faktur_jual, 1, kode_toko, 'MASUK', 'CASH', tagihan, 0, 'OWNER', dibuat_pada, nama_customer FROM penjualan ORDER BY dibuat_pada;
