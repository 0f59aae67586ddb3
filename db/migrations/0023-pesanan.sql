-- Custom orders from wish to finished piece, and what the craftsmen earn by them.

-- One order is one piece; a form with several draws a number for each, under the first one's `no_grup`.
CREATE TABLE pesanan (
  no_pesanan kode PRIMARY KEY,
  no_grup kode NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_sales kode NOT NULL,
  -- member code, or NULL
  kode_customer kode NOT NULL,
  nama_customer nama NOT NULL,
  alamat_customer text NOT NULL,
  no_hp text NOT NULL,
  tgl_janji date NOT NULL,
  kode_group kode NOT NULL REFERENCES master_group,
  kode_dept kode NOT NULL REFERENCES jenis,
  deskripsi text NOT NULL,
  size text NOT NULL,
  atribut text NOT NULL,
  berat_atribut mg NOT NULL CHECK (berat_atribut >= 0),
  perkiraan_berat mg NOT NULL CHECK (perkiraan_berat > 0),
  kadar kode NOT NULL,
  persentase integer NOT NULL CHECK (persentase > 0),
  -- the price per gram of that day stays, whatever gold costs when it is handed over
  kunci_harga boolean NOT NULL,
  harga_gram rp NOT NULL CHECK (harga_gram >= 0),
  harga_atribut rp NOT NULL CHECK (harga_atribut >= 0),
  ongkos rp NOT NULL CHECK (ongkos >= 0),
  sub_total rp NOT NULL CHECK (sub_total >= 0),
  -- gold of the customer's own, of the order's group: kept in custody, with the craftsman from the assignment on
  berat_customer mg NOT NULL CHECK (berat_customer >= 0 AND berat_customer <= perkiraan_berat),
  foto text COLLATE "C" REFERENCES foto,
  -- a piece to work after: of the shop (on a TITIP tray meanwhile) or brought along (in custody)
  contoh text NOT NULL CHECK (contoh IN ('-', 'TOKO', 'BAWA')),
  contoh_barang kode REFERENCES barang,
  contoh_baki_asal kode,
  contoh_nama text NOT NULL,
  contoh_berat mg NOT NULL CHECK ((contoh_berat > 0) = (contoh <> '-')),
  -- document that gave it back
  contoh_kembali kode,
  keterangan text NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('BARU', 'PROSES', 'SELESAI', 'DISERAHKAN', 'BATAL')),
  -- the assignment in force; susut_tukang is its allowance
  no_pembagian kode,
  kode_tukang kode REFERENCES tukang,
  ongkos_tukang rp,
  susut_tukang mg,
  no_selesai kode,
  -- the finished piece, once it has a barcode
  kode_barang kode REFERENCES barang,
  no_serah kode,
  no_batal kode,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  CHECK ((contoh = 'TOKO') = (contoh_barang IS NOT NULL)),
  CHECK ((contoh_barang IS NULL) = (contoh_baki_asal IS NULL)),
  CHECK ((status = 'DISERAHKAN') = (no_serah IS NOT NULL)),
  CHECK ((status = 'BATAL') = (no_batal IS NOT NULL)),
  CHECK (status NOT IN ('PROSES', 'SELESAI', 'DISERAHKAN') OR no_pembagian IS NOT NULL),
  CHECK (status NOT IN ('SELESAI', 'DISERAHKAN') OR no_selesai IS NOT NULL),
  CHECK ((no_pembagian IS NULL) = (kode_tukang IS NULL) AND (no_pembagian IS NULL) = (ongkos_tukang IS NULL)
    AND (no_pembagian IS NULL) = (susut_tukang IS NULL))
);
CREATE INDEX pesanan_hari ON pesanan (kode_toko, tgl_system, no_pesanan);
CREATE INDEX pesanan_grup ON pesanan (no_grup);
CREATE INDEX pesanan_terbuka ON pesanan (kode_toko, tgl_janji) WHERE status IN ('BARU', 'PROSES', 'SELESAI');
CREATE INDEX pesanan_tukang ON pesanan (kode_tukang, status) WHERE kode_tukang IS NOT NULL;
CREATE UNIQUE INDEX pesanan_barang ON pesanan (kode_barang) WHERE kode_barang IS NOT NULL;
CREATE UNIQUE INDEX pesanan_contoh ON pesanan (contoh_barang) WHERE contoh_barang IS NOT NULL AND contoh_kembali IS NULL;

-- What a customer paid ahead for an order: with its form (its number is the first order's), or later (TPS).
CREATE TABLE pesanan_titip (
  no_titip kode NOT NULL,
  no_pesanan kode NOT NULL REFERENCES pesanan,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  PRIMARY KEY (no_titip, no_pesanan)
);
CREATE INDEX pesanan_titip_pesanan ON pesanan_titip (no_pesanan);
CREATE INDEX pesanan_titip_hari ON pesanan_titip (kode_toko, tgl_system);

-- How money of any document with payments came (MASUK) or was given back (KELUAR).
CREATE TABLE pembayaran (
  dokumen kode NOT NULL,
  urut integer NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  arah text NOT NULL CHECK (arah IN ('MASUK', 'KELUAR')),
  cara_bayar text NOT NULL CHECK (cara_bayar IN ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS')),
  -- NULL: cash
  no_rekening kode,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  -- what the bank keeps of it
  biaya rp NOT NULL CHECK (biaya >= 0 AND biaya < jumlah),
  PRIMARY KEY (dokumen, urut),
  FOREIGN KEY (kode_toko, no_rekening) REFERENCES rekening,
  CHECK ((cara_bayar = 'CASH') = (no_rekening IS NULL)),
  CHECK (biaya = 0 OR (cara_bayar <> 'CASH' AND arah = 'MASUK'))
);

-- An order given to a craftsman (BAGI), or moved from one to another (PINDAH).
CREATE TABLE pembagian_pesanan (
  no_pembagian kode PRIMARY KEY,
  no_pesanan kode NOT NULL REFERENCES pesanan,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('BAGI', 'PINDAH')),
  kode_tukang kode NOT NULL REFERENCES tukang,
  ongkos_tukang rp NOT NULL CHECK (ongkos_tukang >= 0),
  -- how much he may lose
  berat_susut mg NOT NULL CHECK (berat_susut >= 0),
  -- the customer's own gold that went with it
  kode_group kode NOT NULL,
  berat_customer mg NOT NULL CHECK (berat_customer >= 0),
  -- the assignment it took the place of
  no_sebelum kode REFERENCES pembagian_pesanan,
  alasan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  CHECK ((jenis = 'PINDAH') = (no_sebelum IS NOT NULL))
);
CREATE INDEX pembagian_pesanan_pesanan ON pembagian_pesanan (no_pesanan);
CREATE INDEX pembagian_pesanan_hari ON pembagian_pesanan (kode_toko, tgl_system);
CREATE INDEX pembagian_pesanan_tukang ON pembagian_pesanan (kode_tukang, tgl_system);
ALTER TABLE pesanan ADD FOREIGN KEY (no_pembagian) REFERENCES pembagian_pesanan DEFERRABLE INITIALLY DEFERRED;

-- A piece is made: what went into it, and what was lost.
CREATE TABLE pesanan_selesai (
  no_selesai kode PRIMARY KEY,
  no_pesanan kode NOT NULL REFERENCES pesanan,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_tukang kode NOT NULL REFERENCES tukang,
  kode_group kode NOT NULL REFERENCES master_group,
  berat_selesai mg NOT NULL CHECK (berat_selesai > 0),
  berat_patri mg NOT NULL CHECK (berat_patri >= 0 AND berat_patri < berat_selesai),
  berat_susut mg NOT NULL CHECK (berat_susut >= 0),
  ongkos_tukang rp NOT NULL CHECK (ongkos_tukang >= 0),
  -- agreed to a loss above the allowance
  otorisasi uuid REFERENCES otorisasi,
  -- the settlement it went into
  no_so_pesanan kode,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE UNIQUE INDEX pesanan_selesai_pesanan ON pesanan_selesai (no_pesanan) WHERE no_batal IS NULL;
CREATE INDEX pesanan_selesai_hari ON pesanan_selesai (kode_toko, tgl_system);
CREATE INDEX pesanan_selesai_belum ON pesanan_selesai (kode_toko, kode_tukang, kode_group)
  WHERE no_batal IS NULL AND no_so_pesanan IS NULL;
ALTER TABLE pesanan ADD FOREIGN KEY (no_selesai) REFERENCES pesanan_selesai DEFERRABLE INITIALLY DEFERRED;

-- Settlement with a craftsman over one group: finished orders not settled before, what he hands in, what he is owed.
CREATE TABLE so_pesanan (
  no_so_pesanan kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_tukang kode NOT NULL REFERENCES tukang,
  kode_group kode NOT NULL REFERENCES master_group,
  saldo_awal mg NOT NULL,
  berat_pakai mg NOT NULL,
  susut_pakai mg NOT NULL,
  berat_sisa mg NOT NULL,
  setor mg NOT NULL CHECK (setor >= 0 AND setor <= berat_sisa),
  selisih mg NOT NULL,
  ongkos rp NOT NULL CHECK (ongkos >= 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  CHECK (saldo_awal = berat_sisa + berat_pakai + susut_pakai AND selisih = berat_sisa - setor)
);
CREATE INDEX so_pesanan_hari ON so_pesanan (kode_toko, tgl_system);
-- What was settled stays readable after an undo has freed the orders.
CREATE TABLE so_pesanan_detail (
  no_so_pesanan kode NOT NULL REFERENCES so_pesanan,
  urut integer NOT NULL,
  no_selesai kode NOT NULL REFERENCES pesanan_selesai,
  no_pesanan kode NOT NULL REFERENCES pesanan,
  berat_pakai mg NOT NULL,
  susut_pakai mg NOT NULL,
  ongkos rp NOT NULL,
  PRIMARY KEY (no_so_pesanan, urut)
);
CREATE INDEX so_pesanan_detail_pesanan ON so_pesanan_detail (no_pesanan);
ALTER TABLE pesanan_selesai ADD FOREIGN KEY (no_so_pesanan) REFERENCES so_pesanan;

-- A craftsman's fee paid out.
CREATE TABLE ongkos_tukang (
  no_ongkos kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_tukang kode NOT NULL REFERENCES tukang,
  -- NULL: cash
  no_rekening kode,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  -- what he was owed afterwards
  sisa rp NOT NULL CHECK (sisa >= 0),
  keterangan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  FOREIGN KEY (kode_toko, no_rekening) REFERENCES rekening
);
CREATE INDEX ongkos_tukang_hari ON ongkos_tukang (kode_toko, tgl_system);
CREATE INDEX ongkos_tukang_tukang ON ongkos_tukang (kode_tukang);

-- A finished piece handed to its customer, with the rest of its price.
CREATE TABLE pesanan_serah (
  no_serah kode PRIMARY KEY,
  no_pesanan kode NOT NULL REFERENCES pesanan,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  kode_baki kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  -- what of it was paid for: without the customer's own gold, below zero when there was more of that
  berat_harga mg NOT NULL,
  harga_gram rp NOT NULL,
  harga_emas rp NOT NULL,
  harga_atribut rp NOT NULL,
  ongkos rp NOT NULL,
  diskon rp NOT NULL CHECK (diskon >= 0),
  total rp NOT NULL,
  persekot rp NOT NULL CHECK (persekot >= 0),
  -- paid now, or below zero given back
  bayar rp NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  otorisasi_batal uuid REFERENCES otorisasi,
  CHECK (total = harga_emas + harga_atribut + ongkos - diskon AND bayar = total - persekot)
);
CREATE INDEX pesanan_serah_pesanan ON pesanan_serah (no_pesanan);
CREATE INDEX pesanan_serah_hari ON pesanan_serah (kode_toko, tgl_system);

-- An order called off: what went back to the customer.
CREATE TABLE pesanan_batal (
  no_batal kode PRIMARY KEY,
  no_pesanan kode NOT NULL UNIQUE REFERENCES pesanan,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  status_asal text NOT NULL CHECK (status_asal IN ('BARU', 'PROSES', 'SELESAI')),
  persekot rp NOT NULL CHECK (persekot >= 0),
  berat_customer mg NOT NULL CHECK (berat_customer >= 0),
  alasan text NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX pesanan_batal_hari ON pesanan_batal (kode_toko, tgl_system);

INSERT INTO menu_template (level, menu_name) VALUES
  ('SALES', '/transaksi-pesanan'), ('SALES', '/lihat-pesanan'),
  ('KASIR', '/transaksi-pesanan'), ('KASIR', '/lihat-pesanan'), ('KASIR', '/laporan-pesanan'), ('KASIR', '/laporan-titip-uang'),
  ('KASIR', '/ongkos-tukang'),
  ('GUDANG', '/lihat-pesanan'), ('GUDANG', '/pembagian-pesanan'), ('GUDANG', '/pindah-pesanan'), ('GUDANG', '/pesanan-selesai'),
  ('GUDANG', '/stock-opname-pesanan'), ('GUDANG', '/laporan-pesanan-so'), ('GUDANG', '/laporan-pesanan-tukang'),
  ('GUDANG', '/kartu-tukang');
