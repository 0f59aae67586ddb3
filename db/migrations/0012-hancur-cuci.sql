-- Pieces that are broken up for their gold, pieces that are out for washing, and moves of a whole tray.

CREATE TABLE hancur_barang (
  no_hancur kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  alasan text NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  -- number of the document that undid it
  no_batal kode UNIQUE
);
CREATE INDEX hancur_barang_hari ON hancur_barang (kode_toko, tgl_system);

CREATE TABLE hancur_barang_detail (
  no_hancur kode NOT NULL REFERENCES hancur_barang,
  urut integer NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  kode_baki_asal kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no_hancur, urut)
);
CREATE INDEX hancur_barang_detail_barang ON hancur_barang_detail (kode_barang);

-- A batch that went out for washing.
CREATE TABLE cuci_barang (
  no_cuci kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  keterangan text NOT NULL DEFAULT '',
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE INDEX cuci_barang_hari ON cuci_barang (kode_toko, tgl_system);

-- What of a batch came back at once.
CREATE TABLE terima_cuci (
  no_terima kode PRIMARY KEY,
  no_cuci kode NOT NULL REFERENCES cuci_barang,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  -- as returned, and what was lost
  berat mg NOT NULL CHECK (berat > 0),
  susut mg NOT NULL CHECK (susut >= 0),
  -- agreed to a loss above the allowance
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE INDEX terima_cuci_hari ON terima_cuci (kode_toko, tgl_system);
CREATE INDEX terima_cuci_cuci ON terima_cuci (no_cuci);

CREATE TABLE terima_cuci_detail (
  no_terima kode NOT NULL REFERENCES terima_cuci,
  urut integer NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  -- the tray it was laid on
  kode_baki kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  berat_kirim mg NOT NULL CHECK (berat_kirim > 0),
  berat_kembali mg NOT NULL CHECK (berat_kembali > 0),
  -- of the item after it came back; unchanged, the receipt can be taken back
  versi integer NOT NULL,
  -- measured weight and prices before: { berat_asli, harga_estimasi, harga_total }
  sebelum jsonb NOT NULL,
  PRIMARY KEY (no_terima, urut),
  CHECK (berat_kembali <= berat_kirim)
);
CREATE INDEX terima_cuci_detail_barang ON terima_cuci_detail (kode_barang);

CREATE TABLE cuci_barang_detail (
  no_cuci kode NOT NULL REFERENCES cuci_barang,
  urut integer NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  kode_baki_asal kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  -- out until one of these is known; a receipt that is taken back is forgotten here
  no_terima kode REFERENCES terima_cuci,
  dibatalkan boolean NOT NULL DEFAULT false,
  PRIMARY KEY (no_cuci, urut),
  CHECK (no_terima IS NULL OR NOT dibatalkan)
);
CREATE INDEX cuci_barang_detail_barang ON cuci_barang_detail (kode_barang);
-- A piece is out once at a time.
CREATE UNIQUE INDEX cuci_barang_di_luar ON cuci_barang_detail (kode_barang) WHERE no_terima IS NULL AND NOT dibatalkan;

-- A move of everything that lay on a tray is a move like any other; this says that it was one.
CREATE TABLE pindah_satu_baki (
  no_pindah kode PRIMARY KEY REFERENCES pindah_barang,
  kode_baki_asal kode NOT NULL
);

INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/hancur-data-barang'), ('GUDANG', '/pindah-barang-satu-baki'), ('GUDANG', '/cucian');
