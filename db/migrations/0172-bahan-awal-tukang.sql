-- Material that craftsmen have in hand when a shop begins: from the books of before (STOK_AWAL) to them, once each.
CREATE TABLE impor_bahan (
  no_impor_bahan kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  baris integer NOT NULL CHECK (baris > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE INDEX impor_bahan_hari ON impor_bahan (kode_toko, tgl_system);
CREATE TABLE impor_bahan_detail (
  no_impor_bahan kode NOT NULL REFERENCES impor_bahan,
  urut integer NOT NULL CHECK (urut > 0),
  kode_tukang kode NOT NULL REFERENCES tukang,
  nama_tukang nama NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('PATRI', 'BAHAN')),
  kode_group kode NOT NULL REFERENCES master_group,
  berat mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no_impor_bahan, urut),
  UNIQUE (no_impor_bahan, kode_tukang, jenis, kode_group)
);
CREATE TRIGGER salin_nama BEFORE INSERT ON impor_bahan_detail FOR EACH ROW EXECUTE FUNCTION salin_tukang();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON impor_bahan_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
SELECT dokumen_baru('SAT', 'SELALU', '{SALDO_AWAL}', 'impor_bahan', 'no_impor_bahan', 'BAT');
