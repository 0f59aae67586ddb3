-- The first masters: group (kategori), jenis, gudang, baki. Soft delete: `dihapus_pada`; `versi` guards stale edits.

CREATE TABLE master_group (
  kode_group kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_group nama NOT NULL,
  jenis_group text NOT NULL,
  harga rp NOT NULL CHECK (harga >= 0),
  harga_modal rp NOT NULL CHECK (harga_modal >= 0),
  -- fineness of the group's loose lots and material, in 1/10,000 %
  persentase integer NOT NULL CHECK (persentase >= 0 AND persentase <= 1000000),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);

CREATE TABLE jenis (
  kode_dept kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_dept nama NOT NULL,
  kode_group kode NOT NULL REFERENCES master_group,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);
CREATE INDEX jenis_group ON jenis (kode_group);

CREATE TABLE gudang (
  kode_gudang kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_gudang nama NOT NULL,
  -- rows that the workflows rely on; not deletable
  bawaan boolean NOT NULL DEFAULT false,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);
INSERT INTO gudang (kode_gudang, nama_gudang, bawaan) VALUES
  ('TOKO', 'TOKO', true),
  ('BELI', 'PEMBELIAN', true),
  ('TITIP', 'TITIPAN', true),
  ('SP', 'SORTIR PEMBELIAN', true),
  ('RUSAK', 'BARANG RUSAK', true),
  ('SP-LN', 'SORTIR PEMBELIAN LAIN', true),
  ('SP-BOS', 'SORTIR PEMBELIAN BOS', true),
  ('SP-PBRK', 'SORTIR PEMBELIAN PABRIK', true),
  ('SS', 'SORTIR SEPUH', true),
  ('KS', 'KEMBALI SEPUH', true),
  ('KC', 'KIRIM CABANG', true),
  ('HANCUR', 'HANCUR', true);

CREATE TABLE baki (
  kode_toko kode NOT NULL REFERENCES toko,
  kode_baki kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_baki nama NOT NULL,
  kode_gudang kode NOT NULL REFERENCES gudang,
  berat_baki mg NOT NULL CHECK (berat_baki >= 0),
  berat_bandrol mg NOT NULL CHECK (berat_bandrol >= 0),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_baki)
);
CREATE INDEX baki_gudang ON baki (kode_toko, kode_gudang);

INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/master-group'), ('GUDANG', '/master-jenis'), ('GUDANG', '/master-gudang'), ('GUDANG', '/master-baki');
