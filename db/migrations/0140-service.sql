-- Customers' pieces taken in for repair: what came, what it weighs, what is to be done for how much, and by when.
CREATE TABLE service (
  no_service kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- '-': no member
  kode_member kode NOT NULL,
  nama_customer nama NOT NULL CHECK (nama_customer <> ''),
  no_hp text NOT NULL CHECK (no_hp <> ''),
  alamat text NOT NULL,
  keterangan text NOT NULL,
  tgl_janji date NOT NULL CHECK (tgl_janji >= tgl_system),
  dp rp NOT NULL CHECK (dp >= 0),
  -- OPEN until every piece is done, DONE until every piece is fetched
  status text COLLATE "C" NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'DONE', 'CLOS', 'CANC')),
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  versi integer NOT NULL DEFAULT 1
);
CREATE INDEX service_hari ON service (kode_toko, tgl_system);
CREATE INDEX service_terbuka ON service (kode_toko, status, tgl_janji) WHERE status IN ('OPEN', 'DONE');
CREATE INDEX service_hp ON service (kode_toko, nomor_hp(no_hp));

CREATE TABLE service_barang (
  no_service kode NOT NULL REFERENCES service,
  urut integer NOT NULL CHECK (urut > 0),
  nama_barang nama NOT NULL CHECK (nama_barang <> ''),
  jumlah integer NOT NULL CHECK (jumlah > 0),
  -- as it came, and as it is now
  berat mg NOT NULL CHECK (berat > 0),
  berat_kini mg NOT NULL CHECK (berat_kini > 0),
  kadar text NOT NULL,
  jenis_kerja text COLLATE "C" NOT NULL CHECK (jenis_kerja IN ('PATRI', 'SEPUH', 'CUCI', 'UKUR', 'BATU', 'LAIN')),
  deskripsi text NOT NULL,
  ongkos rp NOT NULL CHECK (ongkos >= 0),
  foto text REFERENCES foto,
  status text COLLATE "C" NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'DONE', 'CLOS', 'CANC')),
  PRIMARY KEY (no_service, urut)
);
CREATE TRIGGER isi_tetap BEFORE UPDATE OF nama_barang, jumlah, berat, kadar, jenis_kerja, deskripsi, ongkos ON service_barang
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

SELECT dokumen_baru('SV', 'SELALU', '{SERVICE}', 'service', 'no_service');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('SV', '{SERVICE}', true, 'service k JOIN service_barang d USING (no_service)',
    $$('SERVICE', no_service, d.urut::text, '-', '-', NULL, d.jumlah, d.berat)$$);

INSERT INTO menu_template (level, menu_name) VALUES
  ('KASIR', '/transaksi-services'), ('SALES', '/transaksi-services') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('KASIR', '/transaksi-services', 'simpan'), ('SALES', '/transaksi-services', 'simpan') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name = '/transaksi-services' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/transaksi-services' ON CONFLICT DO NOTHING;
