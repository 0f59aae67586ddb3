-- The ledger of the same life: documents, headers, lines, numbers drawn, audit trail. Loaded while the guards are off.
INSERT INTO public.dokumen (nomor, kode, kode_toko, tgl_system, urut)
SELECT nomor, jenis, kode_toko, pg_temp.tgl(hari), ke FROM dokumen ORDER BY jurnal_id;

INSERT INTO jurnal (id, kind, kode_toko, tgl_system, document, user_id, dibuat_pada) OVERRIDING SYSTEM VALUE
SELECT jurnal_id, kind, kode_toko, pg_temp.tgl(hari), nomor, 'OWNER', waktu FROM dokumen ORDER BY jurnal_id;
SELECT setval(pg_get_serial_sequence('jurnal', 'id'), (SELECT max(id) FROM jurnal));

-- Pieces come from STOK_AWAL onto a tray, go from tray to tray, and end as scrap (their weight in HANCUR, the piece in JADI), or with a
-- customer who pays for them.
CREATE TEMP TABLE baris AS
SELECT d.jurnal_id, h.n::bigint * 2 + s.sisi AS ke, CASE s.sisi WHEN 0 THEN 'STOK_AWAL' ELSE 'BAKI' END AS akun,
  CASE s.sisi WHEN 0 THEN '-' ELSE h.baki_awal END AS ref, h.kode_group, h.kode_dept, 'B10' || lpad(h.n::text, 7, '0') AS kode_barang,
  CASE s.sisi WHEN 0 THEN -1 ELSE 1 END AS pcs, CASE s.sisi WHEN 0 THEN -h.mg ELSE h.mg END AS mg, 0::bigint AS rp
FROM masuk m JOIN hidup h USING (n)
JOIN dokumen d ON d.kind = 'TAMBAH' AND d.kode_toko = m.kode_toko AND d.hari = m.hari AND d.ke = m.ke
CROSS JOIN (VALUES (0), (1)) AS s (sisi)
UNION ALL
SELECT d.jurnal_id, h.n::bigint * 2 + s.sisi, 'BAKI', CASE s.sisi WHEN 0 THEN h.baki_awal ELSE h.baki_pindah END, h.kode_group, h.kode_dept,
  'B10' || lpad(h.n::text, 7, '0'), CASE s.sisi WHEN 0 THEN -1 ELSE 1 END, CASE s.sisi WHEN 0 THEN -h.mg ELSE h.mg END, 0
FROM pindah p JOIN hidup h USING (n)
JOIN dokumen d ON d.kind = 'PINDAH' AND d.kode_toko = p.kode_toko AND d.hari = p.hari AND d.ke = p.ke
CROSS JOIN (VALUES (0), (1)) AS s (sisi)
UNION ALL
SELECT d.jurnal_id, h.n::bigint * 3 + s.sisi, s.akun,
  CASE s.sisi WHEN 0 THEN CASE WHEN h.pindah IS NULL THEN h.baki_awal ELSE h.baki_pindah END WHEN 1 THEN '-' ELSE d.nomor END,
  h.kode_group, CASE s.sisi WHEN 1 THEN '-' ELSE h.kode_dept END, CASE s.sisi WHEN 1 THEN NULL ELSE 'B10' || lpad(h.n::text, 7, '0') END,
  s.pcs, s.tanda * h.mg, 0
FROM hancur x JOIN hidup h USING (n)
JOIN dokumen d ON d.kind = 'HANCUR' AND d.kode_toko = x.kode_toko AND d.hari = x.hari AND d.ke = x.ke
CROSS JOIN (VALUES (0, 'BAKI', -1, -1), (1, 'HANCUR', 0, 1), (2, 'JADI', 1, 0)) AS s (sisi, akun, pcs, tanda)
UNION ALL
SELECT d.jurnal_id, h.n::bigint * 2 + s.sisi, s.akun, CASE s.sisi WHEN 0 THEN CASE WHEN h.pindah IS NULL THEN h.baki_awal ELSE h.baki_pindah END ELSE '-' END,
  h.kode_group, h.kode_dept, 'B10' || lpad(h.n::text, 7, '0'), s.tanda, s.tanda * h.mg, 0
FROM jual x JOIN hidup h USING (n)
JOIN dokumen d ON d.kind = 'JUAL' AND d.kode_toko = x.kode_toko AND d.hari = x.hari AND d.ke = x.ke
CROSS JOIN (VALUES (0, 'BAKI', -1), (1, 'PELANGGAN', 1)) AS s (sisi, akun, tanda)
UNION ALL
SELECT d.jurnal_id, 9000000000000 + s.sisi, s.akun, '-', '-', '-', NULL, 0, 0, s.rp
FROM penjualan k JOIN dokumen d ON d.nomor = k.no_faktur_jual
CROSS JOIN LATERAL (VALUES (0, 'KAS', k.tagihan::bigint), (1, 'PENJUALAN', -k.harga::bigint), (2, 'ONGKOS', -k.ongkos::bigint)) AS s (sisi, akun, rp)
WHERE s.rp <> 0;

INSERT INTO mutasi (jurnal_id, urut, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, kode_barang, pcs, mg, rp)
SELECT b.jurnal_id, row_number() OVER (PARTITION BY b.jurnal_id ORDER BY b.ke, b.kode_group, b.kode_dept), d.kode_toko, pg_temp.tgl(d.hari), b.akun, b.ref, '-',
  b.kode_group, b.kode_dept, b.kode_barang, b.pcs, b.mg, b.rp
FROM baris b JOIN dokumen d USING (jurnal_id)
ORDER BY b.jurnal_id;

INSERT INTO nomor (kode_toko, jenis, tgl_system, terakhir)
SELECT kode_toko, jenis, pg_temp.tgl(hari), max(ke) FROM dokumen GROUP BY kode_toko, jenis, hari;

INSERT INTO audit_log (kode_toko, tgl_system, waktu, user_id, aksi, dokumen, sesudah)
SELECT kode_toko, pg_temp.tgl(hari), waktu, 'OWNER', 'POST ukur', nomor, jsonb_build_object('pcs', pcs, 'berat', mg)
FROM dokumen ORDER BY jurnal_id;
