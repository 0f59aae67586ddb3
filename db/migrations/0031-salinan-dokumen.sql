-- Documents keep their own copy of what they are about: what a piece was called, its fineness, weights, price parts, cost and
-- photo when it was written, names of categories and people. Papers read the copy. Source: controls, section 2.

-- A photo that a history names is not swept.
ALTER TABLE riwayat_barang ADD FOREIGN KEY (foto) REFERENCES foto;
CREATE INDEX riwayat_barang_foto ON riwayat_barang (foto) WHERE foto IS NOT NULL;

-- What pieces were before they were edited stands in the audit trail: each edit says what was before it. Such rows come before
-- all others, in the order of the edits; what the trail does not say is as it was found.
INSERT INTO riwayat_barang OVERRIDING SYSTEM VALUE
  SELECT (jsonb_populate_record(r, jsonb_strip_nulls(a.sebelum - 'versi' - 'modal' - 'id')
    || jsonb_build_object('id', a.id - 1000000000000, 'foto', CASE WHEN a.sebelum ? 'foto' THEN a.sebelum ->> 'foto' ELSE r.foto END,
      'user_id', coalesce(l.user_id, t.user_id), 'kode_toko', a.kode_toko, 'waktu', coalesce(l.waktu, t.dibuat_pada)))).*
  FROM (SELECT *, lag(id) OVER (PARTITION BY dokumen ORDER BY id) AS lalu FROM audit_log WHERE aksi = 'PUT barang/{kode_barang}') a
  JOIN riwayat_barang r ON r.kode_barang = a.dokumen
  JOIN barang b ON b.kode_barang = a.dokumen JOIN tambah_barang t ON t.no_tambah = b.no_tambah
  LEFT JOIN audit_log l ON l.id = a.lalu
  WHERE a.sebelum ->> 'persentase' ~ '^[0-9]{5,7}$'
    AND (a.sebelum ->> 'foto' IS NULL OR EXISTS (SELECT FROM foto f WHERE f.hash = a.sebelum ->> 'foto'));

-- The copy is the row of the piece's history that was the newest then; a row of a history never changes.
CREATE FUNCTION salin_barang() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.salinan := (SELECT max(id) FROM riwayat_barang WHERE kode_barang = NEW.kode_barang);
  RETURN NEW;
END $$;

-- The copy for a line written at an instant: as it was before the first edit after it, else as it is.
CREATE FUNCTION pg_temp.salinan_saat(p_barang text, p_waktu timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT min(r.id) FROM riwayat_barang r JOIN audit_log a ON a.id = r.id + 1000000000000
      WHERE r.kode_barang = p_barang AND r.id < 0 AND a.waktu > p_waktu),
    (SELECT max(id) FROM riwayat_barang WHERE kode_barang = p_barang))
$$;
CREATE TEMPORARY TABLE berjejak ON COMMIT DROP AS
  SELECT b.kode_barang FROM barang b WHERE EXISTS (SELECT FROM audit_log a WHERE a.dokumen = b.no_tambah);
CREATE INDEX ON pg_temp.berjejak (kode_barang);
ANALYZE pg_temp.berjejak;

ALTER TABLE pindah_barang_detail ADD COLUMN salinan bigint, ADD COLUMN salinan_migrasi boolean NOT NULL DEFAULT false;
UPDATE pindah_barang_detail d SET salinan = pg_temp.salinan_saat(d.kode_barang, (SELECT k.dibuat_pada FROM pindah_barang k WHERE k.no_pindah = d.no_pindah));
UPDATE pindah_barang_detail d SET salinan_migrasi = true
  WHERE NOT EXISTS (SELECT FROM berjejak j WHERE j.kode_barang = d.kode_barang)
    OR EXISTS (SELECT FROM riwayat_barang r WHERE r.kode_barang = d.kode_barang AND r.id = d.salinan AND (d.kode_group, d.kode_dept, d.berat) IS DISTINCT FROM (r.kode_group, r.kode_dept, r.berat));
ALTER TABLE pindah_barang_detail ALTER COLUMN salinan SET NOT NULL, ADD FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id);
CREATE TRIGGER salin BEFORE INSERT ON pindah_barang_detail FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON pindah_barang_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE kirim_barang_detail ADD COLUMN salinan bigint, ADD COLUMN salinan_migrasi boolean NOT NULL DEFAULT false;
UPDATE kirim_barang_detail d SET salinan = pg_temp.salinan_saat(d.kode_barang, (SELECT k.dibuat_pada FROM kirim_barang k WHERE k.no_kirim = d.no_kirim));
UPDATE kirim_barang_detail d SET salinan_migrasi = true
  WHERE NOT EXISTS (SELECT FROM berjejak j WHERE j.kode_barang = d.kode_barang)
    OR EXISTS (SELECT FROM riwayat_barang r WHERE r.kode_barang = d.kode_barang AND r.id = d.salinan AND (d.kode_group, d.kode_dept, d.berat) IS DISTINCT FROM (r.kode_group, r.kode_dept, r.berat));
ALTER TABLE kirim_barang_detail ALTER COLUMN salinan SET NOT NULL, ADD FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id);
CREATE TRIGGER salin BEFORE INSERT ON kirim_barang_detail FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON kirim_barang_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE cuci_barang_detail ADD COLUMN salinan bigint, ADD COLUMN salinan_migrasi boolean NOT NULL DEFAULT false;
UPDATE cuci_barang_detail d SET salinan = pg_temp.salinan_saat(d.kode_barang, (SELECT k.dibuat_pada FROM cuci_barang k WHERE k.no_cuci = d.no_cuci));
UPDATE cuci_barang_detail d SET salinan_migrasi = true
  WHERE NOT EXISTS (SELECT FROM berjejak j WHERE j.kode_barang = d.kode_barang)
    OR EXISTS (SELECT FROM riwayat_barang r WHERE r.kode_barang = d.kode_barang AND r.id = d.salinan AND (d.kode_group, d.kode_dept, d.berat) IS DISTINCT FROM (r.kode_group, r.kode_dept, r.berat));
ALTER TABLE cuci_barang_detail ALTER COLUMN salinan SET NOT NULL, ADD FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id);
CREATE TRIGGER salin BEFORE INSERT ON cuci_barang_detail FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON cuci_barang_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE terima_cuci_detail ADD COLUMN salinan bigint, ADD COLUMN salinan_migrasi boolean NOT NULL DEFAULT false;
UPDATE terima_cuci_detail d SET salinan = pg_temp.salinan_saat(d.kode_barang, (SELECT k.dibuat_pada FROM terima_cuci k WHERE k.no_terima = d.no_terima));
UPDATE terima_cuci_detail d SET salinan_migrasi = true
  WHERE NOT EXISTS (SELECT FROM berjejak j WHERE j.kode_barang = d.kode_barang);
ALTER TABLE terima_cuci_detail ALTER COLUMN salinan SET NOT NULL, ADD FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id);
CREATE TRIGGER salin BEFORE INSERT ON terima_cuci_detail FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON terima_cuci_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE hancur_barang_detail ADD COLUMN salinan bigint, ADD COLUMN salinan_migrasi boolean NOT NULL DEFAULT false;
UPDATE hancur_barang_detail d SET salinan = pg_temp.salinan_saat(d.kode_barang, (SELECT k.dibuat_pada FROM hancur_barang k WHERE k.no_hancur = d.no_hancur));
UPDATE hancur_barang_detail d SET salinan_migrasi = true
  WHERE NOT EXISTS (SELECT FROM berjejak j WHERE j.kode_barang = d.kode_barang)
    OR EXISTS (SELECT FROM riwayat_barang r WHERE r.kode_barang = d.kode_barang AND r.id = d.salinan AND (d.kode_group, d.kode_dept, d.berat) IS DISTINCT FROM (r.kode_group, r.kode_dept, r.berat));
ALTER TABLE hancur_barang_detail ALTER COLUMN salinan SET NOT NULL, ADD FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id);
CREATE TRIGGER salin BEFORE INSERT ON hancur_barang_detail FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON hancur_barang_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE stock_opname_hasil ADD COLUMN salinan bigint, ADD COLUMN salinan_migrasi boolean NOT NULL DEFAULT false;
UPDATE stock_opname_hasil d SET salinan = pg_temp.salinan_saat(d.kode_barang, (SELECT k.dibuat_pada FROM stock_opname k WHERE k.no_so = d.no_so));
UPDATE stock_opname_hasil d SET salinan_migrasi = true
  WHERE NOT EXISTS (SELECT FROM berjejak j WHERE j.kode_barang = d.kode_barang)
    OR EXISTS (SELECT FROM riwayat_barang r WHERE r.kode_barang = d.kode_barang AND r.id = d.salinan AND (d.kode_group, d.kode_dept, d.berat) IS DISTINCT FROM (r.kode_group, r.kode_dept, r.berat));
ALTER TABLE stock_opname_hasil ALTER COLUMN salinan SET NOT NULL, ADD FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id);
CREATE TRIGGER salin BEFORE INSERT ON stock_opname_hasil FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON stock_opname_hasil FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE pesanan_serah ADD COLUMN salinan bigint, ADD COLUMN salinan_migrasi boolean NOT NULL DEFAULT false;
UPDATE pesanan_serah d SET salinan = pg_temp.salinan_saat(d.kode_barang, d.dibuat_pada);
UPDATE pesanan_serah d SET salinan_migrasi = true
  WHERE NOT EXISTS (SELECT FROM berjejak j WHERE j.kode_barang = d.kode_barang)
    OR EXISTS (SELECT FROM riwayat_barang r WHERE r.kode_barang = d.kode_barang AND r.id = d.salinan AND (d.berat) IS DISTINCT FROM (r.berat));
ALTER TABLE pesanan_serah ALTER COLUMN salinan SET NOT NULL, ADD FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id);
CREATE TRIGGER salin BEFORE INSERT ON pesanan_serah FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON pesanan_serah FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Names as they were: of a craftsman, of a sales person, of a shop, of a tray, of what an order is of.
CREATE FUNCTION salin_tukang() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.nama_tukang := (SELECT nama_tukang FROM tukang WHERE kode_tukang = NEW.kode_tukang);
  RETURN NEW;
END $$;
ALTER TABLE pembagian_pesanan ADD COLUMN nama_tukang nama;
UPDATE pembagian_pesanan d SET nama_tukang = (SELECT t.nama_tukang FROM tukang t WHERE t.kode_tukang = d.kode_tukang);
ALTER TABLE pembagian_pesanan ALTER COLUMN nama_tukang SET NOT NULL;
CREATE TRIGGER salin_nama BEFORE INSERT ON pembagian_pesanan FOR EACH ROW EXECUTE FUNCTION salin_tukang();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_tukang ON pembagian_pesanan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
ALTER TABLE pesanan_selesai ADD COLUMN nama_tukang nama;
UPDATE pesanan_selesai d SET nama_tukang = (SELECT t.nama_tukang FROM tukang t WHERE t.kode_tukang = d.kode_tukang);
ALTER TABLE pesanan_selesai ALTER COLUMN nama_tukang SET NOT NULL;
CREATE TRIGGER salin_nama BEFORE INSERT ON pesanan_selesai FOR EACH ROW EXECUTE FUNCTION salin_tukang();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_tukang ON pesanan_selesai FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
ALTER TABLE so_pesanan ADD COLUMN nama_tukang nama;
UPDATE so_pesanan d SET nama_tukang = (SELECT t.nama_tukang FROM tukang t WHERE t.kode_tukang = d.kode_tukang);
ALTER TABLE so_pesanan ALTER COLUMN nama_tukang SET NOT NULL;
CREATE TRIGGER salin_nama BEFORE INSERT ON so_pesanan FOR EACH ROW EXECUTE FUNCTION salin_tukang();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_tukang ON so_pesanan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
ALTER TABLE bahan_tukang ADD COLUMN nama_tukang nama;
UPDATE bahan_tukang d SET nama_tukang = (SELECT t.nama_tukang FROM tukang t WHERE t.kode_tukang = d.kode_tukang);
ALTER TABLE bahan_tukang ALTER COLUMN nama_tukang SET NOT NULL;
CREATE TRIGGER salin_nama BEFORE INSERT ON bahan_tukang FOR EACH ROW EXECUTE FUNCTION salin_tukang();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_tukang ON bahan_tukang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
ALTER TABLE ongkos_tukang ADD COLUMN nama_tukang nama;
UPDATE ongkos_tukang d SET nama_tukang = (SELECT t.nama_tukang FROM tukang t WHERE t.kode_tukang = d.kode_tukang);
ALTER TABLE ongkos_tukang ALTER COLUMN nama_tukang SET NOT NULL;
CREATE TRIGGER salin_nama BEFORE INSERT ON ongkos_tukang FOR EACH ROW EXECUTE FUNCTION salin_tukang();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_tukang ON ongkos_tukang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE pesanan ADD COLUMN nama_sales nama, ADD COLUMN nama_group nama, ADD COLUMN nama_dept nama;
UPDATE pesanan d SET nama_sales = (SELECT s.nama_sales FROM sales s WHERE s.kode_toko = d.kode_toko AND s.kode_sales = d.kode_sales),
  nama_group = (SELECT g.nama_group FROM master_group g WHERE g.kode_group = d.kode_group),
  nama_dept = (SELECT j.nama_dept FROM jenis j WHERE j.kode_dept = d.kode_dept);
ALTER TABLE pesanan ALTER COLUMN nama_sales SET NOT NULL, ALTER COLUMN nama_group SET NOT NULL, ALTER COLUMN nama_dept SET NOT NULL;
CREATE FUNCTION salin_pesanan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.nama_sales := (SELECT s.nama_sales FROM sales s WHERE s.kode_toko = NEW.kode_toko AND s.kode_sales = NEW.kode_sales);
  NEW.nama_group := (SELECT g.nama_group FROM master_group g WHERE g.kode_group = NEW.kode_group);
  NEW.nama_dept := (SELECT j.nama_dept FROM jenis j WHERE j.kode_dept = NEW.kode_dept);
  RETURN NEW;
END $$;
CREATE TRIGGER salin_nama BEFORE INSERT ON pesanan FOR EACH ROW EXECUTE FUNCTION salin_pesanan();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_sales, nama_group, nama_dept ON pesanan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE pembelian ADD COLUMN nama_sales nama;
UPDATE pembelian d SET nama_sales = (SELECT s.nama_sales FROM sales s WHERE s.kode_toko = d.kode_toko AND s.kode_sales = d.kode_sales);
ALTER TABLE pembelian ALTER COLUMN nama_sales SET NOT NULL;
CREATE FUNCTION salin_pembelian() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.nama_sales := (SELECT s.nama_sales FROM sales s WHERE s.kode_toko = NEW.kode_toko AND s.kode_sales = NEW.kode_sales);
  RETURN NEW;
END $$;
CREATE TRIGGER salin_nama BEFORE INSERT ON pembelian FOR EACH ROW EXECUTE FUNCTION salin_pembelian();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_sales ON pembelian FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE kirim_barang ADD COLUMN nama_tujuan nama;
UPDATE kirim_barang d SET nama_tujuan = (SELECT t.nama_toko FROM toko t WHERE t.kode_toko = d.tujuan);
ALTER TABLE kirim_barang ALTER COLUMN nama_tujuan SET NOT NULL;
CREATE FUNCTION salin_tujuan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.nama_tujuan := (SELECT t.nama_toko FROM toko t WHERE t.kode_toko = NEW.tujuan);
  RETURN NEW;
END $$;
CREATE TRIGGER salin_nama BEFORE INSERT ON kirim_barang FOR EACH ROW EXECUTE FUNCTION salin_tujuan();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_tujuan ON kirim_barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE stock_opname ADD COLUMN nama_baki nama;
UPDATE stock_opname d SET nama_baki = (SELECT b.nama_baki FROM baki b WHERE b.kode_toko = d.kode_toko AND b.kode_baki = d.kode_baki);
ALTER TABLE stock_opname ALTER COLUMN nama_baki SET NOT NULL;
CREATE FUNCTION salin_baki() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.nama_baki := (SELECT b.nama_baki FROM baki b WHERE b.kode_toko = NEW.kode_toko AND b.kode_baki = NEW.kode_baki);
  RETURN NEW;
END $$;
CREATE TRIGGER salin_nama BEFORE INSERT ON stock_opname FOR EACH ROW EXECUTE FUNCTION salin_baki();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_baki ON stock_opname FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE timbang_baki ADD COLUMN nama_baki nama;
UPDATE timbang_baki d SET nama_baki = (SELECT b.nama_baki FROM baki b WHERE b.kode_toko = d.kode_toko AND b.kode_baki = d.kode_baki);
ALTER TABLE timbang_baki ALTER COLUMN nama_baki SET NOT NULL;
CREATE TRIGGER salin_nama BEFORE INSERT ON timbang_baki FOR EACH ROW EXECUTE FUNCTION salin_baki();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_baki ON timbang_baki FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- What was agreed to as lost is found again by agreement only.
ALTER TABLE barang_temu ADD COLUMN otorisasi uuid REFERENCES otorisasi;

-- A count closes with what its tray weighs, and keeps what it should have weighed by the book; NULL for counts of before.
ALTER TABLE stock_opname ADD COLUMN berat_timbang mg CHECK (berat_timbang >= 0), ADD COLUMN berat_buku mg;
