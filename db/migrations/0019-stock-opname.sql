-- Trays counted piece by piece, and pieces that were lost and found again.

-- One count of a tray: HITUNG -> TUTUP, or over ULANG (somebody else counts again), then SELESAI once approved.
CREATE TABLE stock_opname (
  no_so kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  kode_baki kode NOT NULL,
  tgl_system date NOT NULL,
  status text COLLATE "C" NOT NULL DEFAULT 'HITUNG' CHECK (status IN ('HITUNG', 'ULANG', 'TUTUP', 'SELESAI', 'BATAL')),
  putaran smallint NOT NULL DEFAULT 1 CHECK (putaran IN (1, 2)),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  tutup_pertama_oleh kode,
  tutup_oleh kode,
  tutup_pada timestamptz,
  setuju_oleh kode,
  setuju_pada timestamptz,
  tgl_setuju date,
  -- numbers of the two jurnals that the approval may have posted
  no_hilang kode UNIQUE,
  no_pindah kode UNIQUE,
  batal_oleh kode,
  batal_pada timestamptz,
  alasan_batal text,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki,
  CHECK (status NOT IN ('TUTUP', 'SELESAI') OR tutup_pada IS NOT NULL),
  CHECK ((status = 'SELESAI') = (setuju_oleh IS NOT NULL) AND num_nulls(setuju_oleh, setuju_pada, tgl_setuju) IN (0, 3)),
  CHECK ((status = 'BATAL') = (batal_oleh IS NOT NULL) AND num_nulls(batal_oleh, batal_pada, alasan_batal) IN (0, 3)),
  CHECK (status <> 'ULANG' OR (putaran = 2 AND tutup_pertama_oleh IS NOT NULL))
);
CREATE UNIQUE INDEX stock_opname_terbuka ON stock_opname (kode_toko, kode_baki) WHERE status IN ('HITUNG', 'ULANG', 'TUTUP');
CREATE INDEX stock_opname_hari ON stock_opname (kode_toko, tgl_system);

-- What lay on the tray by the book when a round began. No answer shows it before the count is closed.
CREATE TABLE stock_opname_buku (
  no_so kode NOT NULL REFERENCES stock_opname,
  putaran smallint NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  PRIMARY KEY (no_so, putaran, kode_barang)
);

CREATE TABLE stock_opname_pindai (
  no_so kode NOT NULL REFERENCES stock_opname,
  putaran smallint NOT NULL,
  urut integer NOT NULL,
  kode_barcode kode NOT NULL,
  kode_barang kode REFERENCES barang,
  -- what the book said at the moment of the scan
  hasil text COLLATE "C" NOT NULL CHECK (hasil IN ('ADA', 'BAKI LAIN', 'BUKAN STOK', 'TIDAK DIKENAL')),
  keterangan text NOT NULL,
  user_id kode NOT NULL,
  waktu timestamptz NOT NULL,
  PRIMARY KEY (no_so, putaran, urut),
  UNIQUE (no_so, putaran, kode_barcode)
);

-- What a closed count says of each piece.
CREATE TABLE stock_opname_hasil (
  no_so kode NOT NULL REFERENCES stock_opname,
  kode_barang kode NOT NULL REFERENCES barang,
  hasil text COLLATE "C" NOT NULL CHECK (hasil IN ('ADA', 'KURANG', 'BAKI LAIN', 'BUKAN STOK', 'MASUK', 'KELUAR')),
  -- where the book had it at closing, NULL off the trays
  kode_baki kode,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  berat mg NOT NULL,
  versi integer NOT NULL,
  -- whether it was scanned in each round; NULL where there was no second one
  hitung_1 boolean NOT NULL,
  hitung_2 boolean,
  -- the approval moved it: to SELISIH, or to the counted tray
  dibukukan boolean NOT NULL DEFAULT false,
  PRIMARY KEY (no_so, kode_barang)
);
CREATE INDEX stock_opname_hasil_barang ON stock_opname_hasil (kode_barang);

-- A lost piece that turned up again: out of SELISIH, back on a tray.
CREATE TABLE barang_temu (
  no_temu kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  -- the document that had written it off
  no_selisih kode NOT NULL,
  kode_baki kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  alasan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki
);
CREATE INDEX barang_temu_hari ON barang_temu (kode_toko, tgl_system);
CREATE INDEX barang_hilang ON barang (kode_toko, kode_barang) WHERE status_barang = 'HILANG';

INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/stock-opname');
