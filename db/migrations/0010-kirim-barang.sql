-- Goods between shops: what was sent, and what became of each piece.

CREATE TABLE kirim_barang (
  no_kirim kode PRIMARY KEY,
  -- the sender, whose books carry the goods until they are received
  kode_toko kode NOT NULL REFERENCES toko,
  tujuan kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  -- number of the document that took the whole dispatch back
  no_batal kode UNIQUE,
  CHECK (tujuan <> kode_toko)
);
CREATE INDEX kirim_barang_hari ON kirim_barang (kode_toko, tgl_system);
CREATE INDEX kirim_barang_tujuan ON kirim_barang (tujuan, tgl_system);

CREATE TABLE terima_barang (
  no_terima kode PRIMARY KEY,
  no_kirim kode NOT NULL REFERENCES kirim_barang,
  kode_toko kode NOT NULL REFERENCES toko,
  kode_baki kode NOT NULL,
  tgl_system date NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki
);
CREATE INDEX terima_barang_hari ON terima_barang (kode_toko, tgl_system);
CREATE INDEX terima_barang_kirim ON terima_barang (no_kirim);

-- Pieces that never arrived, written off by the owner in the sender's books.
CREATE TABLE hapus_kirim (
  no_hapus kode PRIMARY KEY,
  no_kirim kode NOT NULL REFERENCES kirim_barang,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  alasan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);

CREATE TABLE kirim_barang_detail (
  no_kirim kode NOT NULL REFERENCES kirim_barang,
  urut integer NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  kode_baki_asal kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  -- on its way until one of these is known
  no_terima kode REFERENCES terima_barang,
  no_hapus kode REFERENCES hapus_kirim,
  dibatalkan boolean NOT NULL DEFAULT false,
  PRIMARY KEY (no_kirim, urut),
  CHECK ((no_terima IS NOT NULL)::int + (no_hapus IS NOT NULL)::int + dibatalkan::int <= 1)
);
CREATE INDEX kirim_barang_detail_barang ON kirim_barang_detail (kode_barang);
-- A piece is on at most one way at a time.
CREATE UNIQUE INDEX kirim_barang_di_jalan ON kirim_barang_detail (kode_barang)
  WHERE no_terima IS NULL AND no_hapus IS NULL AND NOT dibatalkan;

INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/kirim-barang'), ('GUDANG', '/terima-barang'),
  ('GUDANG', '/laporan-kirim-barang');
