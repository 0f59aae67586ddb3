-- What suppliers bill: goods of a factory that came before, or costs, owed from that day on and paid in parts from cash or an account.
CREATE TABLE tagihan (
  no_tagihan kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- to whom it is owed: of goods, the name of a factory
  pihak kode NOT NULL,
  pabrik boolean NOT NULL,
  -- number and days of his paper
  no_bon kode NOT NULL,
  tgl_bon date NOT NULL,
  tgl_jatuh_tempo date NOT NULL,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  keterangan text NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  CHECK (tgl_jatuh_tempo >= tgl_bon)
);
CREATE INDEX tagihan_hari ON tagihan (kode_toko, tgl_system);
-- One paper is booked once, in whatever shop.
CREATE UNIQUE INDEX tagihan_bon ON tagihan (pihak, no_bon) WHERE no_batal IS NULL;
CREATE INDEX tagihan_tempo ON tagihan (kode_toko, tgl_jatuh_tempo) WHERE no_batal IS NULL;
CREATE INDEX tagihan_otorisasi ON tagihan (otorisasi) WHERE otorisasi IS NOT NULL;

-- What for: goods that came from the factory by a document of theirs, or a cost by its category.
CREATE TABLE tagihan_detail (
  no_tagihan kode NOT NULL REFERENCES tagihan,
  urut integer NOT NULL,
  no_bahan_stok kode REFERENCES bahan_stok,
  kode_group kode REFERENCES master_group,
  mg mg,
  kode_transaksi kode REFERENCES kode_transaksi,
  rp rp NOT NULL CHECK (rp > 0),
  PRIMARY KEY (no_tagihan, urut),
  UNIQUE (no_tagihan, no_bahan_stok),
  CHECK ((no_bahan_stok IS NULL) <> (kode_transaksi IS NULL)),
  CHECK ((no_bahan_stok IS NULL) = (kode_group IS NULL)),
  CHECK ((no_bahan_stok IS NULL) = (mg IS NULL)),
  CHECK (mg IS NULL OR mg > 0)
);
CREATE INDEX tagihan_detail_barang ON tagihan_detail (no_bahan_stok) WHERE no_bahan_stok IS NOT NULL;
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON tagihan_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE INDEX bahan_stok_pabrik ON bahan_stok_detail (no_bahan_stok) WHERE sumber = 'PABRIK';

-- Money by hand that pays a bill; it does as long as that money stands.
CREATE TABLE tagihan_bayar (
  no_uang kode PRIMARY KEY REFERENCES uang,
  no_tagihan kode NOT NULL REFERENCES tagihan
);
CREATE INDEX tagihan_bayar_tagihan ON tagihan_bayar (no_tagihan);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON tagihan_bayar FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

INSERT INTO kind_jurnal (kind) VALUES ('TAGIHAN');
INSERT INTO akun_jurnal (kind, akun, sifat) VALUES
  ('TAGIHAN', 'HUTANG_LAIN', 'UANG'), ('TAGIHAN', 'PEMBELIAN', 'UANG'), ('TAGIHAN', 'BIAYA', 'UANG');
SELECT dokumen_baru('TGH', 'SELALU', '{TAGIHAN}', 'tagihan', 'no_tagihan', 'BTG');

-- What closing made of goods so far, asked for when their bill comes.
CREATE INDEX nilai_rinci_pabrik ON nilai_rinci (dokumen) WHERE sebab IN ('PABRIK', 'TAGIHAN');
