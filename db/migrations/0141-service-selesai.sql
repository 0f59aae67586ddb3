-- What becomes of pieces in repair: done, fetched in parts, or given back undone.
ALTER TABLE service_barang
  -- who has it while it is worked on; null: the shop
  ADD COLUMN kode_tukang kode REFERENCES tukang,
  ADD COLUMN foto_selesai text REFERENCES foto,
  -- of what it was done with: solder that went in, and what more the customer agreed to pay
  ADD COLUMN patri mg NOT NULL DEFAULT 0 CHECK (patri >= 0),
  ADD COLUMN tambahan rp NOT NULL DEFAULT 0 CHECK (tambahan >= 0),
  ADD COLUMN no_selesai kode;
CREATE INDEX service_barang_tukang ON service_barang (kode_tukang) WHERE kode_tukang IS NOT NULL;

CREATE TABLE service_selesai (
  no_selesai kode PRIMARY KEY,
  no_service kode NOT NULL REFERENCES service,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_tukang kode REFERENCES tukang,
  ongkos_tukang rp NOT NULL CHECK (ongkos_tukang >= 0),
  -- whose solder it was, and of which category
  sumber text COLLATE "C" CHECK (sumber IN ('BAHAN_TOKO', 'TUKANG')),
  kode_group kode,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  CHECK (ongkos_tukang = 0 OR kode_tukang IS NOT NULL),
  CHECK ((sumber IS NULL) = (kode_group IS NULL) AND (sumber = 'TUKANG') <= (kode_tukang IS NOT NULL))
);
CREATE INDEX service_selesai_hari ON service_selesai (kode_toko, tgl_system);
CREATE INDEX service_selesai_service ON service_selesai (no_service);
CREATE TABLE service_selesai_barang (
  no_selesai kode NOT NULL REFERENCES service_selesai,
  urut integer NOT NULL CHECK (urut > 0),
  urut_barang integer NOT NULL,
  berat_masuk mg NOT NULL CHECK (berat_masuk > 0),
  berat_keluar mg NOT NULL CHECK (berat_keluar > 0),
  patri mg NOT NULL CHECK (patri >= 0),
  -- more work than was thought: what, for how much, and who of the customer's said yes
  kerja_tambahan text NOT NULL,
  tambahan rp NOT NULL CHECK (tambahan >= 0),
  setuju_nama text NOT NULL,
  PRIMARY KEY (no_selesai, urut),
  UNIQUE (no_selesai, urut_barang),
  CHECK (tambahan = 0 OR (kerja_tambahan <> '' AND setuju_nama <> ''))
);
ALTER TABLE service_barang ADD FOREIGN KEY (no_selesai) REFERENCES service_selesai;

CREATE TABLE service_ambil (
  no_ambil kode PRIMARY KEY,
  no_service kode NOT NULL REFERENCES service,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- what was paid with it, and what all the work costs where the last piece left
  jumlah rp NOT NULL CHECK (jumlah >= 0),
  jasa rp CHECK (jasa >= jumlah),
  -- who of the customer's agreed to a loss; '' where nothing was lost that has to be agreed to
  susut_setuju text NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE INDEX service_ambil_hari ON service_ambil (kode_toko, tgl_system);
CREATE INDEX service_ambil_service ON service_ambil (no_service);
CREATE TABLE service_ambil_barang (
  no_ambil kode NOT NULL REFERENCES service_ambil,
  urut integer NOT NULL CHECK (urut > 0),
  urut_barang integer NOT NULL,
  jumlah integer NOT NULL CHECK (jumlah > 0),
  berat mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no_ambil, urut),
  UNIQUE (no_ambil, urut_barang)
);

CREATE TABLE service_batal (
  no_batal_service kode PRIMARY KEY,
  no_service kode NOT NULL REFERENCES service,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- what had been paid, and what of it was kept for the work
  jumlah rp NOT NULL CHECK (jumlah >= 0),
  hangus rp NOT NULL CHECK (hangus >= 0 AND hangus <= jumlah),
  alasan text NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE UNIQUE INDEX service_batal_service ON service_batal (no_service) WHERE no_batal IS NULL;
CREATE INDEX service_batal_hari ON service_batal (kode_toko, tgl_system);
CREATE TABLE service_batal_barang (
  no_batal_service kode NOT NULL REFERENCES service_batal,
  urut integer NOT NULL CHECK (urut > 0),
  urut_barang integer NOT NULL,
  jumlah integer NOT NULL CHECK (jumlah > 0),
  berat mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no_batal_service, urut),
  UNIQUE (no_batal_service, urut_barang)
);

SELECT dokumen_baru('SVD', 'BILA_ADA', '{SERVICE}', 'service_selesai', 'no_selesai', 'BSD',
  'k.ongkos_tukang > 0 OR EXISTS (SELECT FROM service_selesai_barang d WHERE d.no_selesai = k.no_selesai AND (d.patri > 0 OR d.berat_keluar <> d.berat_masuk))');
SELECT dokumen_baru('SVA', 'SELALU', '{SERVICE}', 'service_ambil', 'no_ambil', 'BSA');
SELECT dokumen_baru('BSV', 'SELALU', '{SERVICE}', 'service_batal', 'no_batal_service', 'BBS');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('SVD', '{SERVICE,SUSUT,BAHAN_TOKO,TUKANG}', true, 'service_selesai k JOIN service_selesai_barang d USING (no_selesai)',
    $$('SERVICE', k.no_service, d.urut_barang::text, '-', '-', NULL, 0, d.berat_keluar - d.berat_masuk),
      ('SUSUT', no_selesai, '-', '-', '-', NULL, 0, greatest(d.berat_masuk + d.patri - d.berat_keluar, 0)),
      (coalesce(k.sumber, 'BAHAN_TOKO'), CASE k.sumber WHEN 'TUKANG' THEN k.kode_tukang || '/PATRI' ELSE 'PATRI' END, '-',
        coalesce(k.kode_group, '-'), '-', NULL, 0, -d.patri)$$),
  ('SVA', '{SERVICE}', true, 'service_ambil k JOIN service_ambil_barang d USING (no_ambil)',
    $$('SERVICE', k.no_service, d.urut_barang::text, '-', '-', NULL, -d.jumlah, -d.berat)$$),
  ('BSV', '{SERVICE}', true, 'service_batal k JOIN service_batal_barang d USING (no_batal_service)',
    $$('SERVICE', k.no_service, d.urut_barang::text, '-', '-', NULL, -d.jumlah, -d.berat)$$);

INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/lihat-services'), ('KASIR', '/lihat-services'), ('SALES', '/lihat-services') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('GUDANG', '/lihat-services', 'kirim'), ('KASIR', '/lihat-services', 'kirim'),
  ('GUDANG', '/lihat-services', 'selesai'), ('KASIR', '/lihat-services', 'selesai'),
  ('KASIR', '/lihat-services', 'ambil'), ('KASIR', '/lihat-services', 'batal'),
  ('GUDANG', '/lihat-services', 'batal-selesai'), ('KASIR', '/lihat-services', 'batal-selesai'),
  ('KASIR', '/lihat-services', 'batal-ambil') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name = '/lihat-services' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/lihat-services' ON CONFLICT DO NOTHING;
