-- What is paid of a loan: interest, all of it, or what renews it. Interest is paid to a day, from which a renewal runs on.
CREATE TABLE hutang_bayar (
  no_bayar kode PRIMARY KEY,
  no_hutang kode NOT NULL REFERENCES hutang,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  jenis text COLLATE "C" NOT NULL CHECK (jenis IN ('BUNGA', 'LUNAS', 'PEREMAJAAN')),
  -- of the principal: what came, and what went out on top
  pokok rp NOT NULL CHECK (pokok >= 0),
  keluar rp NOT NULL CHECK (keluar >= 0 AND (keluar = 0 OR pokok = 0)),
  bunga rp NOT NULL CHECK (bunga >= 0),
  denda rp NOT NULL CHECK (denda >= 0),
  -- what of interest and late fee was let go
  diskon rp NOT NULL CHECK (diskon >= 0 AND diskon <= bunga + denda),
  -- the loan that goes on
  no_baru kode REFERENCES hutang,
  -- who fetched the goods; '' for the customer himself
  pengambil text NOT NULL,
  identitas_pengambil text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  no_batal kode UNIQUE,
  CHECK ((jenis = 'PEREMAJAAN') = (no_baru IS NOT NULL)),
  CHECK (CASE jenis WHEN 'BUNGA' THEN pokok = 0 AND keluar = 0 AND diskon = 0 AND bunga + denda > 0
    WHEN 'PEREMAJAAN' THEN bunga = 0 AND denda = 0 AND diskon = 0 ELSE pokok > 0 AND keluar = 0 END),
  CHECK ((pengambil = '') = (identitas_pengambil = '') AND (pengambil = '' OR jenis = 'LUNAS'))
);
CREATE INDEX hutang_bayar_hutang ON hutang_bayar (no_hutang);
CREATE INDEX hutang_bayar_hari ON hutang_bayar (kode_toko, tgl_system);
-- A loan ends once.
CREATE UNIQUE INDEX hutang_bayar_akhir ON hutang_bayar (no_hutang) WHERE no_batal IS NULL AND jenis <> 'BUNGA';

-- A renewed loan goes with what renewed it: it has no undo of its own.
ALTER TABLE hutang DROP CONSTRAINT hutang_check7,
  ADD CHECK ((status = 'BATAL') = (tgl_batal IS NOT NULL) AND (no_batal IS NOT NULL) = (status = 'BATAL' AND tgl_valid IS NOT NULL AND no_asal IS NULL));

SELECT dokumen_baru('BYH', 'SELALU', '{HUTANG}', 'hutang_bayar', 'no_bayar', 'BLH');
SELECT dokumen_baru('LNH', 'SELALU', '{HUTANG}', 'hutang_bayar', 'no_bayar', 'BLH');
SELECT dokumen_baru('RMH', 'SELALU', '{HUTANG}', 'hutang_bayar', 'no_bayar', 'BLH');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('LNH', '{HUTANG_BARANG}', true, 'hutang_bayar k JOIN hutang_detail d ON d.no_hutang = k.no_hutang AND k.jenis = ''LUNAS''',
    $$('HUTANG_BARANG', k.no_hutang, d.urut::text, d.kode_group, '-', NULL, -d.jumlah, -d.berat)$$),
  ('RMH', '{HUTANG_BARANG}', true, 'hutang_bayar k JOIN hutang_detail d ON d.no_hutang IN (k.no_hutang, k.no_baru) AND k.jenis = ''PEREMAJAAN''',
    $$('HUTANG_BARANG', d.no_hutang, d.urut::text, d.kode_group, '-', NULL,
      CASE WHEN d.no_hutang = k.no_hutang THEN -d.jumlah ELSE d.jumlah END, CASE WHEN d.no_hutang = k.no_hutang THEN -d.berat ELSE d.berat END)$$);

INSERT INTO menu_template (level, menu_name) VALUES ('KASIR', '/lihat-hutang'), ('SALES', '/lihat-hutang') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('KASIR', '/lihat-hutang', 'bayar'), ('KASIR', '/lihat-hutang', 'remaja'), ('KASIR', '/lihat-hutang', 'batal') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level WHERE t.menu_name = '/lihat-hutang' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level WHERE t.menu_name = '/lihat-hutang' ON CONFLICT DO NOTHING;
