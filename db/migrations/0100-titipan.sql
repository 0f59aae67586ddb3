-- Deposits on stock pieces: one number is one piece, the numbers of a form are named after its first one. Right once a cashier
-- validates it; the piece lies on a tray of things kept until it is picked up in a sale or the deposit is cancelled.
CREATE TABLE titipan (
  no_titip kode PRIMARY KEY,
  no_titip_group kode NOT NULL REFERENCES titipan,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_sales kode NOT NULL,
  nama_sales nama NOT NULL,
  -- '-': no member
  kode_member kode NOT NULL,
  nama_customer nama NOT NULL CHECK (nama_customer <> ''),
  no_hp text NOT NULL CHECK (no_hp <> ''),
  alamat text NOT NULL,
  keterangan text NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  -- where it lay, and where it is kept
  kode_baki kode NOT NULL,
  kode_baki_titip kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  persentase integer NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  -- worked out on its day, and as it was agreed with the customer
  harga_gram rp NOT NULL,
  harga_gram_kadar rp NOT NULL,
  harga_hitung rp NOT NULL,
  total_hitung rp NOT NULL,
  harga_jual rp NOT NULL CHECK (harga_jual >= 0),
  harga_atribut rp NOT NULL CHECK (harga_atribut >= 0),
  tipe_ongkos text COLLATE "C" NOT NULL CHECK (tipe_ongkos IN ('TOTAL', 'GRAM')),
  tarif_ongkos rp NOT NULL CHECK (tarif_ongkos >= 0),
  ongkos rp NOT NULL CHECK (ongkos >= 0),
  diskon rp NOT NULL CHECK (diskon >= 0),
  total rp NOT NULL CHECK (total > 0 AND total = harga_jual + harga_atribut + ongkos - diskon),
  -- the price of its day is kept until tgl_batas; without it that of the day of the sale holds, and nothing was agreed
  mengikat boolean NOT NULL CHECK (mengikat OR total = total_hitung),
  tgl_batas date NOT NULL CHECK (tgl_batas >= tgl_system),
  -- what of the money is kept when it is cancelled, in 1/10,000 %; its own from its day on
  hangus integer NOT NULL CHECK (hangus >= 0 AND hangus <= 1000000),
  -- its share of the money of its form
  titip rp NOT NULL CHECK (titip > 0 AND titip <= total),
  rencana_bayar jsonb NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('OPEN', 'DONE', 'DIAMBIL', 'BATAL')),
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  valid_by kode,
  valid_pada timestamptz,
  tgl_valid date,
  otorisasi_valid uuid REFERENCES otorisasi,
  -- a form is one jurnal, that of its first number
  tgl_buku date GENERATED ALWAYS AS (CASE WHEN no_titip = no_titip_group THEN tgl_valid END) STORED,
  -- the sale that it was picked up in
  no_faktur_jual kode REFERENCES penjualan,
  -- turned down before it was right
  alasan_tolak text,
  ditolak_oleh kode,
  ditolak_pada timestamptz,
  versi integer NOT NULL DEFAULT 1,
  salinan bigint NOT NULL,
  salinan_migrasi boolean NOT NULL DEFAULT false,
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales (kode_toko, kode_sales),
  FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id),
  CHECK ((tgl_valid IS NULL) = (valid_by IS NULL) AND (tgl_valid IS NULL) = (valid_pada IS NULL)),
  CHECK ((ditolak_pada IS NULL) = (ditolak_oleh IS NULL) AND (ditolak_pada IS NULL) = (alasan_tolak IS NULL)),
  CHECK ((status IN ('DONE', 'DIAMBIL')) <= (tgl_valid IS NOT NULL) AND (status = 'OPEN') <= (tgl_valid IS NULL)),
  CHECK ((ditolak_pada IS NOT NULL) = (status = 'BATAL' AND tgl_valid IS NULL)),
  CHECK ((status = 'DIAMBIL') = (no_faktur_jual IS NOT NULL))
);
-- A piece is kept for one customer.
CREATE UNIQUE INDEX titipan_barang ON titipan (kode_barang) WHERE status IN ('OPEN', 'DONE');
CREATE INDEX titipan_grup ON titipan (no_titip_group);
CREATE INDEX titipan_hari ON titipan (kode_toko, tgl_system);
CREATE INDEX titipan_terbuka ON titipan (kode_toko, status, tgl_batas) WHERE status IN ('OPEN', 'DONE');
CREATE INDEX titipan_hp ON titipan (kode_toko, nomor_hp(no_hp));
CREATE INDEX titipan_jual ON titipan (no_faktur_jual) WHERE no_faktur_jual IS NOT NULL;
CREATE TRIGGER salin BEFORE INSERT ON titipan FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON titipan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_sales ON titipan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- More money for a deposit.
CREATE TABLE titipan_uang (
  no_uang_titip kode PRIMARY KEY,
  no_titip kode NOT NULL REFERENCES titipan,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  no_batal kode UNIQUE
);
CREATE INDEX titipan_uang_titip ON titipan_uang (no_titip);
CREATE INDEX titipan_uang_hari ON titipan_uang (kode_toko, tgl_system);

-- A deposit that is called off: the piece back on a tray of the shop, its money back to the customer but for what is kept of it.
CREATE TABLE titipan_batal (
  no_batal kode PRIMARY KEY,
  no_titip kode NOT NULL UNIQUE REFERENCES titipan,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_baki kode NOT NULL,
  -- what had been paid, and what of it was kept
  jumlah rp NOT NULL CHECK (jumlah > 0),
  hangus rp NOT NULL CHECK (hangus >= 0 AND hangus <= jumlah),
  alasan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  otorisasi uuid REFERENCES otorisasi
);
CREATE INDEX titipan_batal_hari ON titipan_batal (kode_toko, tgl_system);

SELECT dokumen_baru('TTP', 'SAAT_SAH', '{TITIPAN}', 'titipan', 'no_titip', p_bila => 'tgl_buku');
SELECT dokumen_baru('UTP', 'SELALU', '{TITIPAN}', 'titipan_uang', 'no_uang_titip', 'BUT');
SELECT dokumen_baru('BTI', 'SELALU', '{TITIPAN}', 'titipan_batal', 'no_batal');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('TTP', '{BAKI}', false, 'titipan k JOIN titipan d ON d.no_titip_group = k.no_titip AND k.tgl_buku IS NOT NULL',
    $$('BAKI', d.kode_baki, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('BAKI', d.kode_baki_titip, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$),
  ('BTI', '{BAKI}', false, 'titipan_batal k JOIN titipan d USING (no_titip)',
    $$('BAKI', d.kode_baki_titip, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('BAKI', k.kode_baki, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$);

INSERT INTO menu_template (level, menu_name) VALUES
  ('KASIR', '/lihat-titipan'), ('SALES', '/lihat-titipan'), ('KASIR', '/validasi-titipan') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('SALES', '/transaksi-penjualan', 'titip'), ('KASIR', '/validasi-titipan', 'validasi'), ('KASIR', '/validasi-titipan', 'batal'),
  ('KASIR', '/lihat-titipan', 'titip'), ('KASIR', '/lihat-titipan', 'batal'), ('KASIR', '/lihat-titipan', 'batal-titip')
  ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name IN ('/lihat-titipan', '/validasi-titipan') ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name IN ('/lihat-titipan', '/validasi-titipan') OR (t.menu_name, t.aksi) = ('/transaksi-penjualan', 'titip') ON CONFLICT DO NOTHING;
