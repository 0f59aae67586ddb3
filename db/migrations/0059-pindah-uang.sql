-- Money between the drawer and the bank is under way until somebody else saw it arrive; it is neither income nor an expense.
CREATE TABLE pindah_uang (
  no_pindah_uang kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- NULL: cash
  dari kode,
  ke kode,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  keterangan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  -- number of its arrival
  no_sampai kode UNIQUE,
  no_batal kode UNIQUE,
  FOREIGN KEY (kode_toko, dari) REFERENCES rekening (kode_toko, no_rekening),
  FOREIGN KEY (kode_toko, ke) REFERENCES rekening (kode_toko, no_rekening),
  CHECK (dari IS DISTINCT FROM ke),
  CHECK (no_sampai IS NULL OR no_batal IS NULL)
);
CREATE INDEX pindah_uang_hari ON pindah_uang (kode_toko, tgl_system);
CREATE INDEX pindah_uang_jalan ON pindah_uang (kode_toko, dibuat_pada) WHERE no_sampai IS NULL AND no_batal IS NULL;
CREATE TABLE uang_sampai (
  no_sampai kode PRIMARY KEY,
  no_pindah_uang kode NOT NULL UNIQUE REFERENCES pindah_uang,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX uang_sampai_hari ON uang_sampai (kode_toko, tgl_system);
SELECT dokumen_baru('PU', 'SELALU', '{TAMBAH_UANG}', 'pindah_uang', 'no_pindah_uang', 'BPU');
SELECT dokumen_baru('PUT', 'SELALU', '{TAMBAH_UANG}', 'uang_sampai', 'no_sampai');

INSERT INTO menu_template (level, menu_name) VALUES ('KASIR', '/pindah-uang');
INSERT INTO template_aksi (level, menu_name, aksi)
  SELECT 'KASIR', '/pindah-uang', a FROM unnest(ARRAY['simpan', 'terima', 'batal']) a;
-- Who took cash and put money onto accounts moves it now.
INSERT INTO hak_akses (user_id, menu_name)
  SELECT DISTINCT user_id, '/pindah-uang' FROM hak_akses WHERE menu_name IN ('/ambil-uang-kas', '/ambil-uang-bank');
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT DISTINCT h.user_id, '/pindah-uang', a FROM hak_aksi h, unnest(ARRAY['simpan', 'terima']) a
  WHERE h.menu_name IN ('/ambil-uang-kas', '/ambil-uang-bank') AND h.aksi = 'simpan';
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT DISTINCT user_id, '/pindah-uang', 'batal' FROM hak_aksi WHERE menu_name IN ('/ambil-uang-kas', '/ambil-uang-bank') AND aksi = 'batal';

-- Categories that booked such money as the owner's and as an expense.
UPDATE kode_transaksi SET dihapus_pada = now(), versi = versi + 1
  WHERE kode_transaksi IN ('SETOR BANK', 'TARIK BANK') AND dihapus_pada IS NULL;
