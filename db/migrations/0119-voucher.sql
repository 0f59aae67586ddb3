-- Vouchers: what the shop owes whoever brings one, sold or given for points, until it pays a sale, is taken back or runs out.
-- Source: areas 000-read-first 17.
INSERT INTO rahasia (nama, nilai) VALUES ('voucher', gen_random_uuid()::text || gen_random_uuid()::text);

CREATE TABLE voucher_hangus (
  no_hangus kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  UNIQUE (kode_toko, tgl_system)
);

CREATE TABLE voucher (
  no_voucher kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  asal text COLLATE "C" NOT NULL CHECK (asal IN ('POIN', 'JUAL')),
  -- whose points; '-' of a sold one that nobody was named for
  kode_member kode NOT NULL,
  nilai rp NOT NULL CHECK (nilai > 0),
  -- points that were given for it
  poin bigint NOT NULL CHECK ((asal = 'POIN') = (poin > 0)),
  berlaku_sampai date NOT NULL CHECK (berlaku_sampai >= tgl_system),
  status text COLLATE "C" NOT NULL DEFAULT 'AKTIF' CHECK (status IN ('AKTIF', 'DIPESAN', 'DIPAKAI', 'HANGUS', 'BATAL')),
  -- the sale that it waits in, or paid
  no_faktur_jual kode REFERENCES penjualan,
  no_hangus kode REFERENCES voucher_hangus,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  CHECK ((status IN ('DIPESAN', 'DIPAKAI')) = (no_faktur_jual IS NOT NULL)),
  CHECK ((status = 'HANGUS') = (no_hangus IS NOT NULL) AND (status = 'BATAL') <= (no_batal IS NOT NULL))
);
CREATE INDEX voucher_hari ON voucher (kode_toko, tgl_system);
CREATE INDEX voucher_aktif ON voucher (kode_toko, berlaku_sampai) WHERE status = 'AKTIF';
CREATE INDEX voucher_faktur ON voucher (no_faktur_jual) WHERE no_faktur_jual IS NOT NULL;
CREATE INDEX voucher_hangus_isi ON voucher (no_hangus) WHERE no_hangus IS NOT NULL;
SELECT dokumen_baru('VC', 'SELALU', '{VOUCHER}', 'voucher', 'no_voucher', 'BVC');
SELECT dokumen_baru('VCH', 'SELALU', '{VOUCHER}', 'voucher_hangus', 'no_hangus');

INSERT INTO template_aksi (level, menu_name, aksi) VALUES ('KASIR', '/tukar-point', 'voucher') ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/tukar-point' ON CONFLICT DO NOTHING;
