-- Material of the craftsmen: what the shop holds for them, and what goes to each and comes back.

-- What filled the shop's own material.
CREATE TABLE bahan_stok (
  no_bahan_stok kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('PATRI', 'BAHAN')),
  kode_group kode NOT NULL REFERENCES master_group,
  -- fineness of the group on that day
  persentase integer NOT NULL CHECK (persentase > 0),
  -- groups were melted into another one
  lebur boolean NOT NULL,
  -- as weighed, and what was lost of what it should have been
  jml_bahan mg NOT NULL CHECK (jml_bahan > 0),
  susut mg NOT NULL CHECK (susut >= 0),
  keterangan text NOT NULL,
  -- agreed to a loss above the allowance
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  -- number of the document that undid it
  no_batal kode UNIQUE
);
CREATE INDEX bahan_stok_hari ON bahan_stok (kode_toko, tgl_system);

-- Where it came from.
CREATE TABLE bahan_stok_detail (
  no_bahan_stok kode NOT NULL REFERENCES bahan_stok,
  urut integer NOT NULL,
  sumber text NOT NULL CHECK (sumber IN ('HANCUR', 'BOS', 'PABRIK', 'STOK_AWAL')),
  kode_group kode NOT NULL REFERENCES master_group,
  persentase integer NOT NULL CHECK (persentase > 0),
  berat mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no_bahan_stok, urut)
);

-- What a craftsman was given (TAMBAH) or gave back (AMBIL).
CREATE TABLE bahan_tukang (
  no_tambah_tukar kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  arah text NOT NULL CHECK (arah IN ('TAMBAH', 'AMBIL')),
  kode_tukang kode NOT NULL REFERENCES tukang,
  jenis text NOT NULL CHECK (jenis IN ('PATRI', 'BAHAN')),
  kode_group kode NOT NULL REFERENCES master_group,
  jml_bahan mg NOT NULL CHECK (jml_bahan > 0),
  -- what he had in hand afterwards, as his slip says
  sisa_bahan mg NOT NULL CHECK (sisa_bahan >= 0),
  keterangan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE INDEX bahan_tukang_hari ON bahan_tukang (kode_toko, tgl_system);

INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/tambah-bahan-tukang'), ('GUDANG', '/ambil-bahan-tukang'), ('GUDANG', '/laporan-bahan-tukang');
