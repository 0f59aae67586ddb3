-- Goods between installations: sent by one, confirmed when the other received them. Neither writes in the other's books: each books against
-- the account CABANG of the other's shop, and the two together come to nothing once all is confirmed.

-- A piece that went to another installation is no longer here.
ALTER TABLE barang DROP CONSTRAINT barang_status_barang_check,
  ADD CONSTRAINT barang_status_barang_check CHECK (status_barang IN ('TERSEDIA', 'DIKIRIM', 'TERJUAL', 'HANCUR', 'CUCI', 'HILANG', 'TITIP',
    'KASIR', 'RUSAK', 'DIBELI', 'DILEBUR', 'KEMBALI', 'CABANG'));

-- The sender: a dispatch like any other, whose pieces are on the way until the other one's letter says that it has them.
CREATE TABLE sampai_cabang (
  no_sampai kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  no_kirim kode NOT NULL REFERENCES kirim_barang,
  -- the other one's number of the receipt; one that was restored from a backup may draw it again
  no_terima kode NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX sampai_cabang_kirim ON sampai_cabang (no_kirim);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON sampai_cabang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
ALTER TABLE kirim_barang
  -- somebody asked for it back: the other one answers
  ADD COLUMN tarik_pada timestamptz, ADD COLUMN tarik_oleh kode, ADD COLUMN tarik_alasan text,
  ADD CHECK ((tarik_pada IS NULL) = (tarik_oleh IS NULL) AND (tarik_pada IS NULL) = (tarik_alasan IS NULL));
ALTER TABLE kirim_barang_detail
  -- what it cost the sender when it left; NULL where his goods have no value
  ADD COLUMN nilai rp CHECK (nilai >= 0),
  ADD COLUMN no_sampai kode REFERENCES sampai_cabang,
  -- what the receiver took it in at: what it is owed for
  ADD COLUMN nilai_sampai rp CHECK (nilai_sampai >= 0),
  ADD CHECK (no_sampai IS NULL OR (no_terima IS NULL AND NOT dibatalkan)),
  ADD CHECK (nilai_sampai IS NULL OR (no_sampai IS NOT NULL AND nilai_sampai = nilai));
CREATE INDEX kirim_barang_detail_sampai ON kirim_barang_detail (no_sampai) WHERE no_sampai IS NOT NULL;
DROP INDEX kirim_barang_di_jalan, kirim_barang_detail_terbuka;
CREATE UNIQUE INDEX kirim_barang_di_jalan ON kirim_barang_detail (kode_barang)
  WHERE no_terima IS NULL AND no_hapus IS NULL AND no_sampai IS NULL AND NOT dibatalkan;
CREATE INDEX kirim_barang_detail_terbuka ON kirim_barang_detail (no_kirim)
  WHERE no_terima IS NULL AND no_hapus IS NULL AND no_sampai IS NULL AND NOT dibatalkan;

-- The receiver: what is said to be on its way, and what of it arrived.
CREATE TABLE kiriman_masuk (
  no_kirim kode PRIMARY KEY,
  sambungan uuid NOT NULL REFERENCES sambungan,
  -- the sender's shop, and the one here that it goes to
  asal kode NOT NULL REFERENCES toko,
  nama_asal nama NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_kirim date NOT NULL,
  user_kirim text NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  surat uuid,
  diterima_pada timestamptz NOT NULL,
  -- the sender took it back: nothing of it is received any more
  ditarik_pada timestamptz
);
CREATE INDEX kiriman_masuk_toko ON kiriman_masuk (kode_toko, diterima_pada);
CREATE TABLE terima_cabang (
  no_terima kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  no_kirim kode NOT NULL REFERENCES kiriman_masuk,
  asal kode NOT NULL REFERENCES toko,
  kode_baki kode NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki
);
CREATE INDEX terima_cabang_hari ON terima_cabang (kode_toko, tgl_system);
CREATE INDEX terima_cabang_kirim ON terima_cabang (no_kirim);
CREATE TABLE kiriman_masuk_detail (
  no_kirim kode NOT NULL REFERENCES kiriman_masuk,
  urut integer NOT NULL,
  kode_barang kode NOT NULL,
  kode_barcode kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  nama_barang nama NOT NULL,
  kadar kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  -- what it cost the sender, and whether this shop's goods had a value when it came
  nilai rp CHECK (nilai >= 0),
  dinilai boolean NOT NULL DEFAULT false,
  -- the piece as the sender knows it; the hash of its photo, which comes by itself
  isi jsonb NOT NULL,
  foto text COLLATE "C",
  no_terima kode REFERENCES terima_cabang,
  PRIMARY KEY (no_kirim, urut),
  UNIQUE (no_kirim, kode_barang),
  CHECK (NOT dinilai OR (nilai IS NOT NULL AND no_terima IS NOT NULL))
);
CREATE INDEX kiriman_masuk_detail_terima ON kiriman_masuk_detail (no_terima) WHERE no_terima IS NOT NULL;
CREATE INDEX kiriman_masuk_detail_terbuka ON kiriman_masuk_detail (no_kirim) WHERE no_terima IS NULL;
CREATE INDEX kiriman_masuk_detail_barang ON kiriman_masuk_detail (kode_barang);
CREATE TRIGGER tetap BEFORE DELETE ON kiriman_masuk_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER isi_tetap BEFORE UPDATE ON kiriman_masuk_detail FOR EACH ROW
  WHEN (OLD.no_terima IS NOT NULL OR to_jsonb(OLD) - '{no_terima,dinilai}'::text[] <> to_jsonb(NEW) - '{no_terima,dinilai}'::text[])
  EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON terima_cabang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
-- A piece came into these books by being entered here, or from another installation.
ALTER TABLE barang ALTER COLUMN no_tambah DROP NOT NULL, ADD COLUMN no_datang kode REFERENCES terima_cabang,
  ADD CONSTRAINT barang_asal CHECK ((no_tambah IS NULL) <> (no_datang IS NULL));

-- Receipts of both kinds, as lists and papers read them.
CREATE VIEW terima_semua AS
  SELECT t.no_terima, t.no_kirim, t.kode_toko, k.kode_toko AS dari, t.kode_baki, t.tgl_system, t.pcs, t.berat, t.user_id, t.dibuat_pada
  FROM terima_barang t JOIN kirim_barang k ON k.no_kirim = t.no_kirim
  UNION ALL
  SELECT no_terima, no_kirim, kode_toko, asal, kode_baki, tgl_system, pcs, berat, user_id, dibuat_pada FROM terima_cabang;

SELECT dokumen_baru('KCB', 'SELALU', '{KIRIM}', 'kirim_barang', 'no_kirim', 'BCB');
SELECT dokumen_baru('SCB', 'SELALU', '{SAMPAI_CABANG}', 'sampai_cabang', 'no_sampai');
SELECT dokumen_baru('TCB', 'SELALU', '{TERIMA_CABANG}', 'terima_cabang', 'no_terima');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('KCB', '{BAKI,TRANSIT}', false, 'kirim_barang k JOIN kirim_barang_detail d USING (no_kirim)',
    $$('BAKI', d.kode_baki_asal, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('TRANSIT', no_kirim, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$),
  ('SCB', '{TRANSIT,SELISIH,CABANG}', false,
    'sampai_cabang k JOIN kirim_barang_detail d ON d.no_sampai = k.no_sampai JOIN kirim_barang a ON a.no_kirim = d.no_kirim',
    $$(CASE WHEN d.no_hapus IS NULL THEN 'TRANSIT' ELSE 'SELISIH' END, coalesce(d.no_hapus, k.no_kirim), '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('CABANG', a.tujuan, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$),
  ('TCB', '{CABANG,BAKI}', false, 'terima_cabang k JOIN kiriman_masuk_detail d ON d.no_terima = k.no_terima',
    $$('CABANG', k.asal, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('BAKI', k.kode_baki, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$);

INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/kirim-barang-kecabang'), ('GUDANG', '/kiriman-data');
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('GUDANG', '/kirim-barang-kecabang', 'simpan'), ('GUDANG', '/kirim-barang-kecabang', 'tarik'),
  ('GUDANG', '/kiriman-data', 'ulang');
-- Who sends to other shops of this installation already.
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level AND t.menu_name IN ('/kirim-barang-kecabang', '/kiriman-data')
  ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name IN ('/kirim-barang-kecabang', '/kiriman-data') ON CONFLICT DO NOTHING;
