-- Money by hand, buying back, sorting, gilding, labeling and owner's goods.

-- What stands against the money in the books: the owner's own, or an expense of the shop.
ALTER TABLE kode_transaksi ADD COLUMN lawan text NOT NULL DEFAULT 'BIAYA' CHECK (lawan IN ('MODAL', 'BIAYA'));
UPDATE kode_transaksi SET lawan = 'MODAL' WHERE arah = 'MASUK';

CREATE TABLE uang (
  no_uang kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  arah text NOT NULL CHECK (arah IN ('TAMBAH', 'AMBIL')),
  -- NULL: cash
  no_rekening kode,
  kode_transaksi kode NOT NULL REFERENCES kode_transaksi,
  lawan text NOT NULL CHECK (lawan IN ('MODAL', 'BIAYA')),
  jumlah rp NOT NULL CHECK (jumlah > 0),
  keterangan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  FOREIGN KEY (kode_toko, no_rekening) REFERENCES rekening
);
CREATE INDEX uang_hari ON uang (kode_toko, tgl_system);

-- One bought piece; a form with several lines draws a number for each, under the first one's `no_grup`.
CREATE TABLE pembelian (
  no_faktur_beli kode PRIMARY KEY,
  no_grup kode NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_sales kode NOT NULL,
  nama_customer nama NOT NULL,
  alamat text NOT NULL,
  no_hp text NOT NULL,
  nik text NOT NULL,
  -- the nota it was sold by and its own piece; NULL without nota
  no_faktur_jual kode,
  kode_barang kode REFERENCES barang,
  nama_barang nama NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  kadar kode NOT NULL,
  persentase integer NOT NULL,
  kondisi kode NOT NULL,
  nota_hilang boolean NOT NULL,
  rusak boolean NOT NULL,
  berat_nota mg NOT NULL CHECK (berat_nota >= 0),
  berat mg NOT NULL CHECK (berat > 0),
  harga_gram rp NOT NULL CHECK (harga_gram >= 0),
  harga_nota rp NOT NULL CHECK (harga_nota >= 0),
  potongan_kondisi rp NOT NULL CHECK (potongan_kondisi >= 0),
  potongan_kategori rp NOT NULL CHECK (potongan_kategori >= 0),
  potongan_rugi rp NOT NULL CHECK (potongan_rugi >= 0),
  potongan_manual rp NOT NULL CHECK (potongan_manual >= 0),
  -- what the rules say, and what is paid
  harga_hitung rp NOT NULL CHECK (harga_hitung >= 0),
  harga rp NOT NULL CHECK (harga >= 0),
  cara_bayar text NOT NULL CHECK (cara_bayar IN ('CASH', 'TRANSFER')),
  no_rekening kode,
  -- the tray of gudang BELI it was laid on, and where it lies now while it is a piece of its own
  kode_baki kode NOT NULL,
  kode_baki_kini kode,
  status text NOT NULL CHECK (status IN ('OPEN', 'DONE', 'BATAL')),
  -- BELI until sorted, SORTIR on a sorting tray, LEBUR in a lot of gilding, else where it left to
  keadaan text NOT NULL CHECK (keadaan IN ('OPEN', 'BELI', 'SORTIR', 'LEBUR', 'RUSAK', 'BOS', 'PABRIK', 'BATAL')),
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  valid_by kode,
  valid_pada timestamptz,
  tgl_valid date,
  no_batal kode UNIQUE,
  alasan_batal text,
  batal_oleh kode,
  batal_pada timestamptz,
  tgl_batal date,
  otorisasi_batal uuid REFERENCES otorisasi,
  versi integer NOT NULL DEFAULT 1,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki,
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales,
  FOREIGN KEY (kode_toko, no_rekening) REFERENCES rekening,
  CHECK ((cara_bayar = 'TRANSFER') = (no_rekening IS NOT NULL)),
  CHECK ((kode_baki_kini IS NOT NULL) = (keadaan IN ('BELI', 'SORTIR'))),
  CHECK ((status = 'OPEN') = (keadaan = 'OPEN') AND (status = 'BATAL') = (keadaan = 'BATAL'))
);
CREATE INDEX pembelian_hari ON pembelian (kode_toko, tgl_system);
CREATE INDEX pembelian_grup ON pembelian (no_grup);
CREATE INDEX pembelian_open ON pembelian (kode_toko) WHERE status = 'OPEN';
CREATE INDEX pembelian_siap ON pembelian (kode_toko, keadaan, tgl_system) WHERE keadaan IN ('BELI', 'SORTIR');
-- A piece sold by a nota is bought back once at a time.
CREATE UNIQUE INDEX pembelian_barang ON pembelian (kode_barang) WHERE keadaan IN ('OPEN', 'BELI', 'SORTIR');

-- Pieces from the purchase trays to a sorting tray; into gudang RUSAK they become damaged goods of this number.
CREATE TABLE sortir_pembelian (
  no_sortir kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_gudang kode NOT NULL,
  kode_baki kode NOT NULL,
  -- totals of the search as they were sent, and of the ticked pieces
  qty_asal integer NOT NULL CHECK (qty_asal >= 0),
  berat_asal mg NOT NULL CHECK (berat_asal >= 0),
  qty_bos integer NOT NULL CHECK (qty_bos > 0),
  berat_bos mg NOT NULL CHECK (berat_bos > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki
);
CREATE INDEX sortir_pembelian_hari ON sortir_pembelian (kode_toko, tgl_system);
CREATE TABLE sortir_pembelian_detail (
  no_sortir kode NOT NULL REFERENCES sortir_pembelian,
  urut integer NOT NULL,
  no_faktur_beli kode NOT NULL REFERENCES pembelian,
  kode_baki_asal kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no_sortir, urut),
  UNIQUE (no_sortir, no_faktur_beli)
);
CREATE INDEX sortir_pembelian_faktur ON sortir_pembelian_detail (no_faktur_beli);

-- Pieces of one sorting become a lot of this number on a tray of gudang SS.
CREATE TABLE sortir_sepuh (
  no_sortir kode PRIMARY KEY,
  no_sortir_beli kode NOT NULL REFERENCES sortir_pembelian,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_gudang kode NOT NULL,
  kode_baki kode NOT NULL,
  qty_total integer NOT NULL CHECK (qty_total > 0),
  berat_total mg NOT NULL CHECK (berat_total > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki
);
CREATE INDEX sortir_sepuh_hari ON sortir_sepuh (kode_toko, tgl_system);
CREATE TABLE sortir_sepuh_detail (
  no_sortir kode NOT NULL REFERENCES sortir_sepuh,
  urut integer NOT NULL,
  no_faktur_beli kode NOT NULL REFERENCES pembelian,
  kode_baki_asal kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no_sortir, urut),
  UNIQUE (no_sortir, no_faktur_beli)
);
CREATE INDEX sortir_sepuh_faktur ON sortir_sepuh_detail (no_faktur_beli);

-- Sorted pieces to another sorting tray, or away: SP-BOS to the owner, SP-PBRK to the factory.
CREATE TABLE pindah_sortir (
  no_pindah kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  tujuan text NOT NULL CHECK (tujuan IN ('BAKI', 'BOS', 'PABRIK')),
  kode_baki kode,
  pihak text NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki,
  CHECK ((tujuan = 'BAKI') = (kode_baki IS NOT NULL))
);
CREATE INDEX pindah_sortir_hari ON pindah_sortir (kode_toko, tgl_system);
CREATE TABLE pindah_sortir_detail (
  no_pindah kode NOT NULL REFERENCES pindah_sortir,
  urut integer NOT NULL,
  no_faktur_beli kode NOT NULL REFERENCES pembelian,
  kode_baki_asal kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no_pindah, urut),
  UNIQUE (no_pindah, no_faktur_beli)
);
CREATE INDEX pindah_sortir_faktur ON pindah_sortir_detail (no_faktur_beli);

-- To the gilder: from lots on SS trays, or from the owner's goods.
CREATE TABLE kirim_sepuh (
  no_sepuh kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  asal text NOT NULL CHECK (asal IN ('SS', 'BOS')),
  tujuan text NOT NULL,
  -- date and note of the owner's form
  tanggal_kirim date NOT NULL,
  qty_sepuh integer NOT NULL CHECK (qty_sepuh >= 0),
  berat_sepuh mg NOT NULL CHECK (berat_sepuh >= 0),
  qty_rusak integer NOT NULL CHECK (qty_rusak >= 0),
  berat_rusak mg NOT NULL CHECK (berat_rusak >= 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE INDEX kirim_sepuh_hari ON kirim_sepuh (kode_toko, tgl_system);
CREATE TABLE kirim_sepuh_detail (
  no_sepuh kode NOT NULL REFERENCES kirim_sepuh,
  urut integer NOT NULL,
  -- '-' for owner's goods
  kode_baki kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  asal_barang text NOT NULL DEFAULT '-',
  -- what lay on the tray of this type
  qty integer NOT NULL,
  berat mg NOT NULL,
  qty_sepuh integer NOT NULL,
  berat_sepuh mg NOT NULL,
  qty_rusak integer NOT NULL,
  berat_rusak mg NOT NULL,
  PRIMARY KEY (no_sepuh, urut),
  CHECK ((qty_sepuh = 0) = (berat_sepuh = 0) AND (qty_rusak = 0) = (berat_rusak = 0)),
  CHECK (qty_sepuh >= 0 AND qty_rusak >= 0 AND qty_sepuh + qty_rusak > 0)
);

CREATE TABLE terima_sepuh (
  no_terima_sepuh kode PRIMARY KEY,
  no_sepuh kode NOT NULL REFERENCES kirim_sepuh,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_baki kode NOT NULL,
  selesai boolean NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki
);
CREATE INDEX terima_sepuh_hari ON terima_sepuh (kode_toko, tgl_system);
CREATE INDEX terima_sepuh_asal ON terima_sepuh (no_sepuh);
CREATE TABLE terima_sepuh_detail (
  no_terima_sepuh kode NOT NULL REFERENCES terima_sepuh,
  urut integer NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  -- what was still out
  qty_sepuh integer NOT NULL,
  berat_sepuh mg NOT NULL,
  qty_terima integer NOT NULL CHECK (qty_terima >= 0),
  berat_terima mg NOT NULL CHECK (berat_terima >= 0),
  qty_rusak integer NOT NULL CHECK (qty_rusak >= 0),
  berat_rusak mg NOT NULL CHECK (berat_rusak >= 0),
  berat_timbangan mg NOT NULL,
  -- loss of gilding, negative when it came back heavier
  berat_selisih mg NOT NULL,
  -- pieces that never came back
  qty_hilang integer NOT NULL,
  berat_hilang mg NOT NULL,
  PRIMARY KEY (no_terima_sepuh, urut),
  CHECK (berat_timbangan = berat_terima + berat_rusak),
  CHECK ((qty_terima = 0) = (berat_terima = 0) AND (qty_rusak = 0) = (berat_rusak = 0))
);

-- Part of one receipt to a branch's tray of gudang KC, where its items are entered from.
CREATE TABLE kirim_labeling (
  no_kirim_stock kode PRIMARY KEY,
  no_terima_sepuh kode NOT NULL REFERENCES terima_sepuh,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  cabang kode NOT NULL REFERENCES toko,
  qty integer NOT NULL CHECK (qty > 0),
  berat mg NOT NULL CHECK (berat > 0),
  berat_atribut mg NOT NULL CHECK (berat_atribut >= 0),
  qty_kembali integer NOT NULL DEFAULT 0,
  berat_kembali mg NOT NULL DEFAULT 0,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  -- number of the validation that closed it
  no_validasi kode
);
CREATE INDEX kirim_labeling_hari ON kirim_labeling (kode_toko, tgl_system);
CREATE INDEX kirim_labeling_cabang ON kirim_labeling (cabang) WHERE no_batal IS NULL AND no_validasi IS NULL;
CREATE INDEX kirim_labeling_asal ON kirim_labeling (no_terima_sepuh);
CREATE TABLE kirim_labeling_detail (
  no_kirim_stock kode NOT NULL REFERENCES kirim_labeling,
  urut integer NOT NULL,
  kode_baki kode NOT NULL,
  kode_baki_tujuan kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  tipe_barang text NOT NULL CHECK (tipe_barang IN ('SP', 'A')),
  qty integer NOT NULL CHECK (qty > 0),
  berat mg NOT NULL CHECK (berat > 0),
  berat_atribut mg NOT NULL CHECK (berat_atribut >= 0),
  PRIMARY KEY (no_kirim_stock, urut)
);

-- Goods of the owner for labeling.
CREATE TABLE kirim_bos (
  no_kirim_bos kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  tanggal_kirim date NOT NULL,
  -- the KC tray
  kode_labeling kode NOT NULL,
  -- type of the goods: SP or A
  kadar text NOT NULL CHECK (kadar IN ('SP', 'A')),
  sales_pabrik text NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  asal_barang text NOT NULL,
  detail_barang text NOT NULL,
  qty integer NOT NULL CHECK (qty > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  no_validasi kode,
  FOREIGN KEY (kode_toko, kode_labeling) REFERENCES baki
);
CREATE INDEX kirim_bos_hari ON kirim_bos (kode_toko, tgl_system);
CREATE INDEX kirim_bos_terbuka ON kirim_bos (kode_toko) WHERE no_batal IS NULL AND no_validasi IS NULL;

-- Both kinds of dispatch to labeling; one row per type of goods in it.
CREATE VIEW kiriman_stok AS
  SELECT k.no_kirim_stock AS no_kirim, 'KC' AS jenis, k.kode_toko, k.cabang, k.tgl_system, d.kode_baki_tujuan AS kode_baki,
    d.kode_group, d.kode_dept, d.tipe_barang, d.qty, d.berat, d.berat_atribut, k.no_batal, k.no_validasi, k.dibuat_pada
  FROM kirim_labeling k JOIN kirim_labeling_detail d ON d.no_kirim_stock = k.no_kirim_stock
  UNION ALL
  SELECT no_kirim_bos, 'KB', kode_toko, kode_toko, tgl_system, kode_labeling, kode_group, kode_dept, kadar, qty, berat, 0,
    no_batal, no_validasi, dibuat_pada
  FROM kirim_bos;

-- A branch says what is left of a dispatch with it, before the sender may take it back.
CREATE TABLE konfirmasi_sisa (
  no_kirim kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  qty integer NOT NULL,
  berat mg NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);

-- The cashier closes a dispatch with what is left of it.
CREATE TABLE validasi_inputan (
  no_validasi kode PRIMARY KEY,
  no_kirim kode NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('KC', 'KB')),
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  cara text NOT NULL CHECK (cara IN ('HABIS', 'KEMBALI', 'SUSUT', 'SELISIH')),
  qty_sisa integer NOT NULL,
  berat_sisa mg NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  -- nothing was left: nothing is posted
  CHECK ((cara = 'HABIS') = (qty_sisa = 0 AND berat_sisa = 0))
);
CREATE INDEX validasi_inputan_hari ON validasi_inputan (kode_toko, tgl_system);
CREATE UNIQUE INDEX validasi_inputan_kirim ON validasi_inputan (no_kirim) WHERE no_batal IS NULL;

-- Damaged goods of one document become scrap gold.
CREATE TABLE validasi_rusak (
  no_validasi kode PRIMARY KEY,
  -- no_sepuh, no_terima_sepuh or no_sortir
  no_dokumen kode NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  qty integer NOT NULL CHECK (qty > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE INDEX validasi_rusak_hari ON validasi_rusak (kode_toko, tgl_system);

-- A lot, wherever it lies: provenance asks for all of its moves.
CREATE INDEX mutasi_lot ON mutasi (lot, jurnal_id) WHERE lot <> '-';
CREATE INDEX mutasi_ref_dokumen ON mutasi (ref, jurnal_id) WHERE akun IN ('SEPUH', 'RUSAK', 'SALDO_KIRIM');
