-- Trays on the scale.

-- One weighing of a tray. It posts nothing: what book and scale said stays here side by side.
CREATE TABLE timbang_baki (
  no_timbang kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  kode_baki kode NOT NULL,
  tgl_system date NOT NULL,
  status text COLLATE "C" NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'DONE', 'BATAL')),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  -- what the book said when the scale weight was saved
  pcs integer,
  berat mg,
  berat_asli mg,
  tara_baki mg,
  tara_bandrol mg,
  tara_plastik mg,
  tara_atribut mg,
  toleransi mg,
  -- the scale, tares included
  berat_timbang mg CHECK (berat_timbang >= 0),
  -- pieces whose weights explain a shortage, as they were found then
  mungkin_hilang jsonb NOT NULL DEFAULT '[]',
  selesai_oleh kode,
  selesai_pada timestamptz,
  -- one taken back keeps what it said
  batal_oleh kode,
  batal_pada timestamptz,
  alasan_batal text,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki,
  CHECK (status <> 'DONE' OR berat_timbang IS NOT NULL),
  CHECK (status <> 'OPEN' OR berat_timbang IS NULL),
  CHECK ((status = 'BATAL') = (batal_oleh IS NOT NULL) AND num_nulls(batal_oleh, batal_pada, alasan_batal) IN (0, 3)),
  CHECK (num_nulls(pcs, berat, berat_asli, tara_baki, tara_bandrol, tara_plastik, tara_atribut, toleransi, berat_timbang,
    selesai_oleh, selesai_pada) IN (0, 11))
);
CREATE UNIQUE INDEX timbang_baki_terbuka ON timbang_baki (kode_toko, kode_baki) WHERE status = 'OPEN';
CREATE INDEX timbang_baki_hari ON timbang_baki (kode_toko, tgl_system);
CREATE INDEX timbang_baki_riwayat ON timbang_baki (kode_toko, kode_baki, dibuat_pada);

INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/timbang-baki'), ('GUDANG', '/laporan-timbang-baki');
