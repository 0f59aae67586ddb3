-- Sales: entered by sales staff, right once a cashier validates them; a piece stands in at most one that lives.
CREATE TABLE penjualan (
  no_faktur_jual kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_sales kode NOT NULL,
  nama_sales nama NOT NULL,
  -- '-': no member
  kode_member kode NOT NULL DEFAULT '-',
  nama_customer nama NOT NULL,
  no_hp text NOT NULL,
  alamat text NOT NULL,
  jenis_identitas text COLLATE "C" NOT NULL CHECK (jenis_identitas IN ('-', 'NIK', 'SIM', 'PASPOR')),
  nik text NOT NULL CHECK ((nik = '') = (jenis_identitas = '-')),
  keterangan text NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat bigint NOT NULL CHECK (berat > 0),
  -- sums of the lines: gold and stones, making, discount, and what is left of them
  harga rp NOT NULL CHECK (harga >= 0),
  ongkos rp NOT NULL CHECK (ongkos >= 0),
  diskon rp NOT NULL CHECK (diskon >= 0),
  total rp NOT NULL CHECK (total > 0 AND total = harga + ongkos - diskon),
  -- what would have been asked by the prices of its day
  total_hitung rp NOT NULL CHECK (total_hitung >= 0),
  -- tax in 1/10,000 %, inside of the total or on top of it
  ppn_persen integer NOT NULL CHECK (ppn_persen >= 0 AND ppn_persen <= 1000000),
  ppn_termasuk boolean NOT NULL,
  ppn rp NOT NULL CHECK (ppn >= 0),
  tagihan rp NOT NULL CHECK (tagihan = total + CASE WHEN ppn_termasuk THEN 0 ELSE ppn END),
  -- how it was going to be paid when it was entered; what was paid stands in pembayaran
  rencana_bayar jsonb NOT NULL,
  -- points of its member that it is going to spend, so that no other open sale does
  poin integer NOT NULL CHECK (poin >= 0 AND (poin = 0 OR kode_member <> '-')),
  status text COLLATE "C" NOT NULL CHECK (status IN ('OPEN', 'DONE', 'BATAL')),
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  valid_by kode,
  valid_pada timestamptz,
  tgl_valid date,
  otorisasi_valid uuid REFERENCES otorisasi,
  no_batal kode UNIQUE,
  alasan_batal text,
  batal_oleh kode,
  batal_pada timestamptz,
  tgl_batal date,
  otorisasi_batal uuid REFERENCES otorisasi,
  versi integer NOT NULL DEFAULT 1,
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales (kode_toko, kode_sales),
  CHECK ((status = 'OPEN') <= (tgl_valid IS NULL)),
  CHECK ((status = 'DONE') <= (tgl_valid IS NOT NULL AND no_batal IS NULL)),
  CHECK ((tgl_valid IS NULL) = (valid_by IS NULL) AND (tgl_valid IS NULL) = (valid_pada IS NULL)),
  CHECK ((status = 'BATAL') = (tgl_batal IS NOT NULL)),
  CHECK ((tgl_batal IS NULL) = (batal_oleh IS NULL) AND (tgl_batal IS NULL) = (batal_pada IS NULL)),
  CHECK ((no_batal IS NOT NULL) = (status = 'BATAL' AND tgl_valid IS NOT NULL))
);
CREATE INDEX penjualan_hari ON penjualan (kode_toko, tgl_system);
CREATE INDEX penjualan_valid ON penjualan (kode_toko, tgl_valid) WHERE tgl_valid IS NOT NULL;
CREATE INDEX penjualan_batal ON penjualan (kode_toko, tgl_batal) WHERE tgl_batal IS NOT NULL;
CREATE INDEX penjualan_open ON penjualan (kode_toko, dibuat_pada) WHERE status = 'OPEN';
CREATE INDEX penjualan_member ON penjualan (kode_member) WHERE kode_member <> '-';
CREATE INDEX penjualan_hp ON penjualan (kode_toko, nomor_hp(no_hp)) WHERE no_hp <> '';
CREATE INDEX penjualan_customer ON penjualan (tgl_system, nomor_hp(no_hp)) WHERE no_hp <> '';
CREATE TRIGGER nama_tetap BEFORE UPDATE OF nama_sales ON penjualan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

CREATE TABLE penjualan_detail (
  no_faktur_jual kode NOT NULL REFERENCES penjualan,
  urut integer NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  kode_baki kode NOT NULL,
  -- what it was on that tray before it waited at the cashier
  status_asal text COLLATE "C" NOT NULL CHECK (status_asal IN ('TERSEDIA', 'TITIP')),
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  persentase integer NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  -- the category's price, and what a customer reads: that of a gram of such goods
  harga_gram rp NOT NULL,
  harga_gram_kadar rp NOT NULL,
  -- worked out, and as it was agreed with the customer
  harga_hitung rp NOT NULL,
  total_hitung rp NOT NULL,
  harga_jual rp NOT NULL CHECK (harga_jual >= 0),
  harga_atribut rp NOT NULL CHECK (harga_atribut >= 0),
  tipe_ongkos text COLLATE "C" NOT NULL CHECK (tipe_ongkos IN ('TOTAL', 'GRAM')),
  tarif_ongkos rp NOT NULL CHECK (tarif_ongkos >= 0),
  ongkos rp NOT NULL CHECK (ongkos >= 0),
  diskon rp NOT NULL CHECK (diskon >= 0),
  total rp NOT NULL CHECK (total > 0 AND total = harga_jual + harga_atribut + ongkos - diskon),
  -- what it cost the shop, 0 where nobody knows
  modal rp NOT NULL,
  aktif boolean NOT NULL DEFAULT true,
  salinan bigint NOT NULL,
  salinan_migrasi boolean NOT NULL DEFAULT false,
  PRIMARY KEY (no_faktur_jual, urut),
  UNIQUE (no_faktur_jual, kode_barang),
  FOREIGN KEY (kode_barang, salinan) REFERENCES riwayat_barang (kode_barang, id)
);
-- A piece is sold once.
CREATE UNIQUE INDEX penjualan_barang ON penjualan_detail (kode_barang) WHERE aktif;
CREATE INDEX penjualan_detail_barang ON penjualan_detail (kode_barang);
CREATE TRIGGER salin BEFORE INSERT ON penjualan_detail FOR EACH ROW EXECUTE FUNCTION salin_barang();
CREATE TRIGGER salinan_tetap BEFORE UPDATE OF salinan, salinan_migrasi ON penjualan_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Money given back otherwise than it came, less a card's fee or points that are gone: the entry that the reversed sale alone does not make.
CREATE TABLE penjualan_kembali (
  no_kembali kode PRIMARY KEY,
  no_faktur_jual kode NOT NULL UNIQUE REFERENCES penjualan,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- what had come, and what of it was kept for points that were gone
  jumlah rp NOT NULL CHECK (jumlah > 0),
  potongan rp NOT NULL CHECK (potongan >= 0 AND potongan <= jumlah),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX penjualan_kembali_hari ON penjualan_kembali (kode_toko, tgl_system);

SELECT dokumen_baru('FJ', 'SAAT_SAH', '{JUAL}', 'penjualan', 'no_faktur_jual', 'BFJ', 'tgl_valid');
SELECT dokumen_baru('RFJ', 'SELALU', '{JUAL}', 'penjualan_kembali', 'no_kembali');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('FJ', '{BAKI,PELANGGAN}', false,
    'penjualan k JOIN penjualan_detail d ON d.no_faktur_jual = k.no_faktur_jual AND k.tgl_valid IS NOT NULL',
    $$('BAKI', d.kode_baki, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('PELANGGAN', '-', '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$);

-- What a shop sold is one view, however it was sold.
DROP VIEW jual_peristiwa;
CREATE VIEW jual_peristiwa AS
  SELECT s.kode_toko, x.tgl, x.arah, 'PESANAN'::text AS asal, s.no_serah AS no_faktur, x.no_batal, s.no_pesanan, p.kode_sales, p.nama_sales,
    p.kode_customer AS kode_member, p.nama_customer, p.no_hp, s.kode_barang, b.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, r.kadar,
    r.persentase, 1 AS qty, s.berat, s.berat_harga, s.harga_gram, s.harga_emas AS harga_jual, s.harga_atribut, s.ongkos, s.diskon,
    (s.harga_emas + s.harga_atribut + s.ongkos - s.diskon)::bigint AS harga_total, r.modal, s.user_id, x.oleh AS valid_by, s.salinan_migrasi
  FROM pesanan_serah s
  JOIN pesanan p ON p.no_pesanan = s.no_pesanan
  JOIN barang b ON b.kode_barang = s.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = s.kode_barang AND r.id = s.salinan
  CROSS JOIN LATERAL (
    SELECT s.tgl_system AS tgl, 1 AS arah, NULL::text AS no_batal, s.user_id::text AS oleh
    UNION ALL
    SELECT j.tgl_system, -1, j.document::text, j.user_id::text FROM jurnal j
    WHERE j.document = s.no_batal AND j.kind = 'SERAH_PESANAN'
  ) x
  UNION ALL
  SELECT k.kode_toko, x.tgl, x.arah, 'JUAL', k.no_faktur_jual, x.no_batal, '-', k.kode_sales, k.nama_sales,
    k.kode_member, k.nama_customer, k.no_hp, d.kode_barang, b.kode_barcode, r.nama_barang, d.kode_group, d.kode_dept, r.kadar,
    d.persentase, 1, d.berat, d.berat, d.harga_gram, d.harga_jual, d.harga_atribut, d.ongkos, d.diskon,
    d.total::bigint, d.modal, k.user_id, x.oleh, d.salinan_migrasi
  FROM penjualan k
  JOIN penjualan_detail d ON d.no_faktur_jual = k.no_faktur_jual
  JOIN barang b ON b.kode_barang = d.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
  CROSS JOIN LATERAL (
    SELECT k.tgl_valid AS tgl, 1 AS arah, NULL::text AS no_batal, k.valid_by::text AS oleh WHERE k.tgl_valid IS NOT NULL
    UNION ALL
    SELECT k.tgl_batal, -1, k.no_batal::text, k.batal_oleh::text WHERE k.no_batal IS NOT NULL
  ) x;

INSERT INTO menu_template (level, menu_name) VALUES
  ('SALES', '/transaksi-penjualan'), ('KASIR', '/lihat-penjualan'), ('SALES', '/lihat-penjualan'), ('KASIR', '/validasi-penjualan'),
  ('KASIR', '/batal-penjualan') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('SALES', '/transaksi-penjualan', 'simpan'), ('SALES', '/transaksi-penjualan', 'batal'), ('KASIR', '/validasi-penjualan', 'validasi'),
  ('KASIR', '/validasi-penjualan', 'batal'), ('KASIR', '/batal-penjualan', 'batal') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name LIKE '%-penjualan' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name LIKE '%-penjualan' ON CONFLICT DO NOTHING;
