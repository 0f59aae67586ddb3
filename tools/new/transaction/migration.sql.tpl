-- {{Judul}}: the document and its pieces.

CREATE TABLE {{snake}} (
  no_{{snake}} kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_baki_tujuan kode NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode,
  FOREIGN KEY (kode_toko, kode_baki_tujuan) REFERENCES baki
);
CREATE INDEX {{snake}}_hari ON {{snake}} (kode_toko, tgl_system);

CREATE TABLE {{snake}}_detail (
  no_{{snake}} kode NOT NULL REFERENCES {{snake}},
  urut smallint NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  kode_baki_asal kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  berat mg NOT NULL,
  versi integer NOT NULL,
  salinan bigint NOT NULL,
  salinan_migrasi boolean NOT NULL DEFAULT false,
  PRIMARY KEY (no_{{snake}}, urut),
  FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id)
);
CREATE INDEX {{snake}}_detail_barang ON {{snake}}_detail (kode_barang);
-- A line keeps its piece as it is now: papers read the copy.
CREATE TRIGGER salin BEFORE INSERT ON {{snake}}_detail FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON {{snake}}_detail
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

SELECT dokumen_baru('{{KODE}}', 'SELALU', '{PINDAH}', '{{snake}}', 'no_{{snake}}', 'B{{KODE}}');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('{{KODE}}', '{BAKI}', false, '{{snake}} k JOIN {{snake}}_detail d USING (no_{{snake}})',
    $$('BAKI', d.kode_baki_asal, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('BAKI', k.kode_baki_tujuan, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$);

INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/{{nama}}');
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('GUDANG', '/{{nama}}', 'simpan'), ('GUDANG', '/{{nama}}', 'batal');
