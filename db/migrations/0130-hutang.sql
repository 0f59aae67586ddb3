-- Loans against gold: a customer's items in custody, the shop's money outside. Right once somebody else than who took them in weighs
-- them again. What interest follows from is the loan's own from its day on.
CREATE TABLE hutang (
  no_hutang kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_sales kode NOT NULL,
  nama_sales nama NOT NULL,
  -- '-': no member
  kode_member kode NOT NULL,
  nama_customer nama NOT NULL CHECK (nama_customer <> ''),
  no_hp text NOT NULL CHECK (no_hp <> ''),
  alamat text NOT NULL,
  jenis_identitas text COLLATE "C" NOT NULL CHECK (jenis_identitas IN ('NIK', 'SIM', 'PASPOR')),
  nik text NOT NULL CHECK (nik <> ''),
  foto_identitas text REFERENCES foto,
  no_manual text NOT NULL,
  -- what the items are worth on its day, and the most that is lent on them without agreement
  nilai rp NOT NULL CHECK (nilai > 0),
  plafon rp NOT NULL CHECK (plafon >= 0 AND plafon <= nilai),
  jumlah_hutang rp NOT NULL CHECK (jumlah_hutang > 0),
  -- percent a month, in 1/10,000 %
  bunga_persen integer NOT NULL CHECK (bunga_persen >= 0 AND bunga_persen <= 1000000),
  lama integer NOT NULL CHECK (lama >= 1 AND lama <= 120),
  -- the day that interest runs from, and the one on which all is due
  mulai date NOT NULL,
  tgl_jatuh_tempo date NOT NULL CHECK (tgl_jatuh_tempo > mulai),
  -- what is due on that day
  bunga rp NOT NULL CHECK (bunga >= 0),
  besar_kembali rp NOT NULL CHECK (besar_kembali = jumlah_hutang + bunga),
  basis text COLLATE "C" NOT NULL CHECK (basis IN ('BULAN', 'HARI')),
  minimum integer NOT NULL CHECK (minimum >= 0),
  grace integer NOT NULL CHECK (grace >= 0),
  denda_persen integer NOT NULL CHECK (denda_persen >= 0 AND denda_persen <= 1000000),
  pembulatan integer NOT NULL CHECK (pembulatan >= 1),
  cara_bayar text COLLATE "C" NOT NULL CHECK (cara_bayar IN ('CASH', 'TRANSFER')),
  no_rekening kode,
  bank_pelanggan text NOT NULL,
  no_rekening_pelanggan text NOT NULL,
  nama_rekening_pelanggan text NOT NULL,
  -- the loan that it renews
  no_asal kode REFERENCES hutang,
  status text COLLATE "C" NOT NULL CHECK (status IN ('OPEN', 'AKTIF', 'LUNAS', 'DIPEREMAJAKAN', 'LELANG', 'BATAL')),
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  valid_by kode,
  valid_pada timestamptz,
  tgl_valid date,
  otorisasi_valid uuid REFERENCES otorisasi,
  -- a renewal posts what it renews and this one together
  tgl_buku date GENERATED ALWAYS AS (CASE WHEN no_asal IS NULL THEN tgl_valid END) STORED,
  no_batal kode UNIQUE,
  tgl_batal date,
  batal_oleh kode,
  batal_pada timestamptz,
  alasan_batal text,
  versi integer NOT NULL DEFAULT 1,
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales (kode_toko, kode_sales),
  CHECK ((cara_bayar = 'CASH') = (no_rekening IS NULL)),
  CHECK ((tgl_valid IS NULL) = (valid_by IS NULL) AND (tgl_valid IS NULL) = (valid_pada IS NULL)),
  CHECK ((tgl_batal IS NULL) = (batal_oleh IS NULL) AND (tgl_batal IS NULL) = (batal_pada IS NULL) AND (tgl_batal IS NULL) = (alasan_batal IS NULL)),
  CHECK ((status = 'OPEN') <= (tgl_valid IS NULL) AND (status NOT IN ('OPEN', 'BATAL')) <= (tgl_valid IS NOT NULL)),
  CHECK ((status = 'BATAL') = (tgl_batal IS NOT NULL) AND (no_batal IS NOT NULL) = (status = 'BATAL' AND tgl_valid IS NOT NULL))
);
CREATE INDEX hutang_hari ON hutang (kode_toko, tgl_system);
CREATE INDEX hutang_sah ON hutang (kode_toko, tgl_valid);
CREATE INDEX hutang_terbuka ON hutang (kode_toko, status, tgl_jatuh_tempo) WHERE status IN ('OPEN', 'AKTIF');
CREATE INDEX hutang_hp ON hutang (kode_toko, nomor_hp(no_hp));
-- A loan is renewed once.
CREATE UNIQUE INDEX hutang_asal ON hutang (no_asal) WHERE status <> 'BATAL';
-- What was agreed with its customer stays.
CREATE TRIGGER syarat_tetap BEFORE UPDATE OF jumlah_hutang, bunga_persen, lama, mulai, tgl_jatuh_tempo, basis, minimum, grace, denda_persen, pembulatan
  ON hutang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_sales ON hutang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

CREATE TABLE hutang_detail (
  no_hutang kode NOT NULL REFERENCES hutang,
  urut integer NOT NULL CHECK (urut > 0),
  nama_barang nama NOT NULL CHECK (nama_barang <> ''),
  kode_group kode NOT NULL,
  kadar kode NOT NULL,
  persentase integer NOT NULL CHECK (persentase > 0),
  jumlah integer NOT NULL CHECK (jumlah > 0),
  berat_kotor mg NOT NULL,
  berat_plastik mg NOT NULL CHECK (berat_plastik >= 0),
  berat mg NOT NULL CHECK (berat > 0 AND berat = berat_kotor - berat_plastik),
  kondisi_pinjaman kode NOT NULL,
  harga_gram rp NOT NULL CHECK (harga_gram > 0),
  taksiran rp NOT NULL CHECK (taksiran > 0),
  -- as whoever validated it weighed and tested it
  berat_saksi mg,
  kadar_saksi kode,
  PRIMARY KEY (no_hutang, urut),
  CHECK ((berat_saksi IS NULL) = (kadar_saksi IS NULL))
);

CREATE TABLE hutang_foto (
  no_hutang kode NOT NULL,
  urut integer NOT NULL,
  ke integer NOT NULL CHECK (ke > 0),
  foto text NOT NULL REFERENCES foto,
  PRIMARY KEY (no_hutang, urut, ke),
  FOREIGN KEY (no_hutang, urut) REFERENCES hutang_detail (no_hutang, urut)
);

SELECT dokumen_baru('PI', 'SAAT_SAH', '{HUTANG}', 'hutang', 'no_hutang', 'BHT', 'tgl_buku');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('PI', '{HUTANG_BARANG}', true, 'hutang k JOIN hutang_detail d ON d.no_hutang = k.no_hutang AND k.tgl_buku IS NOT NULL',
    $$('HUTANG_BARANG', k.no_hutang, d.urut::text, d.kode_group, '-', NULL, d.jumlah, d.berat)$$);

INSERT INTO menu_template (level, menu_name) VALUES
  ('SALES', '/transaksi-hutang'), ('KASIR', '/validasi-hutang') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('SALES', '/transaksi-hutang', 'simpan'), ('SALES', '/transaksi-hutang', 'batal'),
  ('KASIR', '/validasi-hutang', 'validasi'), ('KASIR', '/validasi-hutang', 'batal') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name IN ('/transaksi-hutang', '/validasi-hutang') ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name IN ('/transaksi-hutang', '/validasi-hutang') ON CONFLICT DO NOTHING;
