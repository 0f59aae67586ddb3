-- The masters that the shop configures besides its goods: conditions, codes, parameters, people.

CREATE TABLE kondisi_barang (
  kondisi_barang kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kondisi_barang)
);

CREATE TABLE kondisi_pembelian (
  kondisi_barang kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  type text COLLATE "C" NOT NULL CHECK (type IN ('RP', 'PERSENTASE')),
  potongan rp NOT NULL CHECK (potongan >= 0),
  persentase integer NOT NULL CHECK (persentase >= 0 AND persentase <= 1000000),
  status_aktif text COLLATE "C" NOT NULL CHECK (status_aktif IN ('YA', 'TIDAK')),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kondisi_barang)
);

CREATE TABLE kondisi_pinjaman (
  kondisi_pinjaman kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kondisi_pinjaman)
);

CREATE TABLE kode_transaksi (
  kode_transaksi kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  deskripsi nama NOT NULL,
  media text COLLATE "C" NOT NULL CHECK (media IN ('KAS', 'BANK')),
  arah text COLLATE "C" NOT NULL CHECK (arah IN ('MASUK', 'KELUAR')),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_transaksi)
);
INSERT INTO kode_transaksi (kode_transaksi, deskripsi, media, arah) VALUES
  ('SALDO AWAL', 'SALDO AWAL REKENING', 'BANK', 'MASUK'), ('TAMBAH MODAL', 'UANG PEMILIK MASUK KAS', 'KAS', 'MASUK'),
  ('SETOR BANK', 'SETOR KAS KE BANK', 'BANK', 'MASUK'), ('TARIK BANK', 'TARIK UANG DARI BANK', 'BANK', 'KELUAR'),
  ('BIAYA TOKO', 'BIAYA HARIAN TOKO', 'KAS', 'KELUAR');

CREATE TABLE parameter_potongan (
  kode_group kode NOT NULL REFERENCES master_group,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  potongan_harga rp NOT NULL CHECK (potongan_harga >= 0),
  potongan_markis integer NOT NULL CHECK (potongan_markis >= 0 AND potongan_markis <= 1000000),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_group)
);

CREATE TABLE master_jenis_group (
  jenis_group kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (jenis_group)
);
INSERT INTO master_jenis_group (jenis_group) SELECT DISTINCT upper(jenis_group) FROM master_group WHERE jenis_group <> '-';

CREATE TABLE master_labeling (
  kode_labeling kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_labeling nama NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_labeling)
);

CREATE TABLE master_pabrik (
  nama_pabrik kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (nama_pabrik)
);

CREATE TABLE sales (
  kode_toko kode NOT NULL REFERENCES toko,
  kode_sales kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_sales nama NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_sales)
);

CREATE TABLE tukang (
  kode_tukang kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_tukang nama NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_tukang)
);

CREATE TABLE parameter_point (
  kode_group kode NOT NULL REFERENCES master_group,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  type text COLLATE "C" NOT NULL CHECK (type IN ('GRAM', 'RUPIAH')),
  per_gram mg NOT NULL CHECK (per_gram >= 0),
  per_rp rp NOT NULL CHECK (per_rp >= 0),
  poin integer NOT NULL CHECK (poin >= 0),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_group)
);

CREATE TABLE rugi_nota (
  kode_kategori kode NOT NULL REFERENCES master_group,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  kadar kode NOT NULL,
  rugi rp NOT NULL CHECK (rugi >= 0),
  rusak rp NOT NULL CHECK (rusak >= 0),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_kategori, kadar)
);

CREATE TABLE marketplace (
  kode_marketplace kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_marketplace nama NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_marketplace)
);

INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/master-bandrol'),
  ('GUDANG', '/master-kadar'),
  ('GUDANG', '/master-atribut'),
  ('GUDANG', '/master-labeling'),
  ('GUDANG', '/master-pabrik'),
  ('GUDANG', '/master-kondisi-barang'),
  ('GUDANG', '/master-tukang');
