-- Goods by the piece: masters and parameters that an item needs, items, their documents, prints.

-- Name parts are searched by their trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Barcodes never meet those of another installation: each has its own two digits.
CREATE TABLE instalasi (
  satu boolean PRIMARY KEY DEFAULT true CHECK (satu),
  nomor smallint NOT NULL CHECK (nomor >= 10 AND nomor <= 99)
);
INSERT INTO instalasi (nomor) VALUES (10);
CREATE SEQUENCE urut_barang MAXVALUE 9999999;

-- Code and barcode of a new item: 'B' + installation + running number; the same ten digits with a check digit (modulo 10,
-- weights 3 and 1 from the right as in EAN).
CREATE FUNCTION kode_barang_baru(OUT kode_barang text, OUT kode_barcode text) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_angka text;
  v_jumlah integer;
BEGIN
  v_angka := (SELECT nomor FROM instalasi)::text || lpad(nextval('urut_barang')::text, 7, '0');
  SELECT sum(substr(v_angka, i, 1)::integer * CASE WHEN i % 2 = 1 THEN 3 ELSE 1 END) INTO v_jumlah FROM generate_series(1, 9) i;
  kode_barang := 'B' || v_angka;
  kode_barcode := v_angka || ((10 - v_jumlah % 10) % 10)::text;
END $$;

-- Fineness by its name in the trade; 1/10,000 %.
CREATE TABLE master_kadar (
  kode kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  persentase integer NOT NULL CHECK (persentase > 0 AND persentase <= 1000000),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);
INSERT INTO master_kadar (kode, persentase) VALUES
  ('6K', 250000), ('8K', 375000), ('9K', 420000), ('14K', 585000), ('16K', 700000), ('17K', 750000), ('18K', 750000),
  ('20K', 833000), ('21K', 875000), ('22K', 916000), ('23K', 958000), ('24K', 999900);

CREATE TABLE master_bandrol (
  keterangan kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  berat_bandrol mg NOT NULL CHECK (berat_bandrol >= 0),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);

CREATE TABLE master_atribut (
  nama_atribut kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);

-- A shop's parameters that differ from their defaults; the known keys are listed in code.
CREATE TABLE para_system (
  kode_toko kode NOT NULL REFERENCES toko,
  key text COLLATE "C" NOT NULL,
  value text NOT NULL,
  diubah_oleh kode NOT NULL,
  diubah_pada timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, key)
);

-- A stored photo, named by the hash of its content; the file lies in the blob store.
CREATE TABLE foto (
  hash text COLLATE "C" PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  ukuran integer NOT NULL CHECK (ukuran > 0),
  dibuat_pada timestamptz NOT NULL
);

-- One entry of new items into trays: a single piece, or a whole opening stock.
CREATE TABLE tambah_barang (
  no_tambah kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- where the gold came from: STOK_AWAL, a dispatch or an order
  sumber kode NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX tambah_barang_hari ON tambah_barang (kode_toko, tgl_system);

CREATE TABLE barang (
  kode_barang kode PRIMARY KEY,
  kode_barcode kode NOT NULL UNIQUE,
  -- the shop whose books hold it, or held it last
  kode_toko kode NOT NULL REFERENCES toko,
  -- the tray it lies on; NULL once it left the trays
  kode_baki kode,
  kode_group kode NOT NULL REFERENCES master_group,
  kode_dept kode NOT NULL REFERENCES jenis,
  status_barang text COLLATE "C" NOT NULL DEFAULT 'TERSEDIA' CHECK (status_barang IN
    ('TERSEDIA', 'DIKIRIM', 'TERJUAL', 'HANCUR', 'CUCI', 'HILANG', 'TITIP', 'RUSAK', 'DILEBUR', 'KEMBALI')),
  nama_barang nama NOT NULL,
  kode_intern text NOT NULL DEFAULT '-',
  tag_id text NOT NULL DEFAULT '-',
  tipe_barang text COLLATE "C" NOT NULL CHECK (tipe_barang IN ('SP', 'A')),
  -- the weight of the ledger and of the price; net of the tares below
  berat mg NOT NULL CHECK (berat > 0),
  berat_asli mg NOT NULL CHECK (berat_asli > 0),
  berat_awal mg NOT NULL DEFAULT 0 CHECK (berat_awal >= 0),
  berat_susut mg NOT NULL DEFAULT 0 CHECK (berat_susut >= 0),
  susut_tukang mg NOT NULL DEFAULT 0 CHECK (susut_tukang >= 0),
  berat_cad mg NOT NULL DEFAULT 0 CHECK (berat_cad >= 0),
  berat_plastik mg NOT NULL DEFAULT 0 CHECK (berat_plastik >= 0),
  berat_atribut mg NOT NULL DEFAULT 0 CHECK (berat_atribut >= 0),
  berat_bandrol mg NOT NULL DEFAULT 0 CHECK (berat_bandrol >= 0),
  -- as typed, and what it resolved to in 1/10,000 %
  kadar kode NOT NULL,
  persentase integer NOT NULL CHECK (persentase > 0 AND persentase <= 1000000),
  kadar_cetak kode NOT NULL,
  kadar_modal kode NOT NULL,
  nama_atribut text NOT NULL DEFAULT '-',
  harga_atribut rp NOT NULL DEFAULT 0 CHECK (harga_atribut >= 0),
  ongkos rp NOT NULL DEFAULT 0 CHECK (ongkos >= 0),
  harga_estimasi rp NOT NULL CHECK (harga_estimasi >= 0),
  harga_total rp NOT NULL CHECK (harga_total >= 0),
  -- cost by the group's cost price on the day of entry
  modal rp NOT NULL CHECK (modal >= 0),
  tujuan kode NOT NULL REFERENCES toko,
  no_pesanan kode,
  no_tambah kode NOT NULL REFERENCES tambah_barang,
  foto text COLLATE "C" REFERENCES foto,
  dibuat_pada timestamptz NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki,
  CHECK ((status_barang IN ('TERSEDIA', 'TITIP')) = (kode_baki IS NOT NULL))
) WITH (fillfactor = 90);
-- Lists sort by these whatever the history; a sale leaves the tray and so the two small indexes.
CREATE INDEX barang_urut_kode ON barang (kode_toko, kode_barang);
CREATE INDEX barang_urut_nama ON barang (kode_toko, nama_barang, kode_barang);
CREATE INDEX barang_urut_berat ON barang (kode_toko, berat, kode_barang);
CREATE INDEX barang_urut_harga ON barang (kode_toko, harga_total, kode_barang);
CREATE INDEX barang_di_baki ON barang (kode_toko, kode_baki, kode_barang) WHERE kode_baki IS NOT NULL;
CREATE INDEX barang_stok ON barang (kode_toko, kode_barang) WHERE kode_baki IS NOT NULL;
CREATE INDEX barang_nama ON barang USING gin (nama_barang gin_trgm_ops);
CREATE INDEX barang_intern ON barang (kode_intern COLLATE "C") WHERE kode_intern <> '-';
CREATE INDEX barang_tambah ON barang (no_tambah);
CREATE INDEX barang_foto ON barang (foto) WHERE foto IS NOT NULL;

-- Counts and sums for the footers of lists, so that nobody counts a million rows: what each change added or took, kept
-- small by padatkan_rekap(). Only appended, so that two writers never wait for each other here.
CREATE TABLE barang_rekap (
  kode_toko kode NOT NULL,
  kode_baki kode,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  kadar kode NOT NULL,
  tipe_barang text COLLATE "C" NOT NULL,
  status_barang text COLLATE "C" NOT NULL,
  pcs bigint NOT NULL,
  mg mg NOT NULL,
  rp rp NOT NULL
);
CREATE INDEX barang_rekap_toko ON barang_rekap (kode_toko, kode_baki);

CREATE FUNCTION catat_rekap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO barang_rekap
      SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, count(*), sum(berat), sum(harga_total)
      FROM baru GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSE
    INSERT INTO barang_rekap
      SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, sum(n), sum(mg), sum(rp)
      FROM (
        SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, 1 AS n, berat::bigint AS mg,
          harga_total::bigint AS rp FROM baru
        UNION ALL
        SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, -1, -berat, -harga_total FROM lama
      ) x
      GROUP BY 1, 2, 3, 4, 5, 6, 7
      HAVING sum(n) <> 0 OR sum(mg) <> 0 OR sum(rp) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER rekap_baru AFTER INSERT ON barang REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION catat_rekap();
CREATE TRIGGER rekap_ubah AFTER UPDATE ON barang REFERENCING NEW TABLE AS baru OLD TABLE AS lama
  FOR EACH STATEMENT EXECUTE FUNCTION catat_rekap();
-- An item stays for ever; it only changes its state.
CREATE TRIGGER tetap BEFORE DELETE ON barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Sums the appended rows up, one row per combination; writers and readers go on meanwhile.
CREATE FUNCTION padatkan_rekap() RETURNS void LANGUAGE sql AS $$
  WITH lama AS (DELETE FROM barang_rekap RETURNING *)
  INSERT INTO barang_rekap
    SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, sum(pcs), sum(mg), sum(rp)
    FROM lama GROUP BY 1, 2, 3, 4, 5, 6, 7
    HAVING sum(pcs) <> 0 OR sum(mg) <> 0 OR sum(rp) <> 0
$$;

CREATE TABLE pindah_barang (
  no_pindah kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_baki_tujuan kode NOT NULL,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat mg NOT NULL CHECK (berat > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  -- number of the document that undid it
  no_batal kode UNIQUE,
  FOREIGN KEY (kode_toko, kode_baki_tujuan) REFERENCES baki
);
CREATE INDEX pindah_barang_hari ON pindah_barang (kode_toko, tgl_system);

CREATE TABLE pindah_barang_detail (
  no_pindah kode NOT NULL REFERENCES pindah_barang,
  urut integer NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  kode_baki_asal kode NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  berat mg NOT NULL CHECK (berat > 0),
  -- the item's version after the move: any other one means that something happened to it since
  versi integer NOT NULL,
  PRIMARY KEY (no_pindah, urut)
);
CREATE INDEX pindah_barang_detail_barang ON pindah_barang_detail (kode_barang);

-- Corrections of one item by the owner: another group or type, another weight.
CREATE TABLE koreksi_barang (
  no_koreksi kode PRIMARY KEY,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('GANTI_GROUP', 'KOREKSI_BERAT')),
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_barang kode NOT NULL REFERENCES barang,
  sebelum jsonb NOT NULL,
  sesudah jsonb NOT NULL,
  alasan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX koreksi_barang_barang ON koreksi_barang (kode_barang);

-- Every print of a document: the first is the original, each further one a copy (SALINAN ke-n).
CREATE TABLE cetak (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  jenis text COLLATE "C" NOT NULL,
  dokumen kode NOT NULL,
  ke integer NOT NULL CHECK (ke > 0),
  rangkap integer NOT NULL CHECK (rangkap > 0),
  user_id kode NOT NULL,
  waktu timestamptz NOT NULL,
  UNIQUE (kode_toko, jenis, dokumen, ke)
);

-- The ledger lines of a kind of account on one day, and the snapshots of any past day, without walking through history.
CREATE INDEX saldo_harian_masa ON saldo_harian USING gist (daterange(tgl_system, sampai));

INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/data-barang'), ('GUDANG', '/pindah-barang'), ('GUDANG', '/laporan-tambah-barang'),
  ('GUDANG', '/laporan-barang-summary'), ('GUDANG', '/laporan-barang-dalam'),
  ('SALES', '/data-barang'), ('KASIR', '/data-barang'), ('KASIR', '/laporan-barang-summary');
