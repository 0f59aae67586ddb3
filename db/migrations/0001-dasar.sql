-- Ground: measures as domains, shops, users, sessions, rights, keys, numbers, authorisations, audit trail.

CREATE DOMAIN mg AS bigint;
CREATE DOMAIN rp AS bigint;
-- Codes, numbers and barcodes compare byte by byte; names sort as Indonesian readers expect.
CREATE DOMAIN kode AS text COLLATE "C" CHECK (VALUE <> '' AND length(VALUE) <= 60);
CREATE COLLATION urut_nama (provider = icu, locale = 'id-ID');
CREATE DOMAIN nama AS text COLLATE urut_nama;

CREATE TABLE toko (
  kode_toko kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_toko nama NOT NULL,
  alamat_toko text NOT NULL,
  no_hp text NOT NULL DEFAULT '',
  zona_waktu text NOT NULL DEFAULT 'Asia/Jakarta',
  is_pusat boolean NOT NULL DEFAULT false,
  portal text NOT NULL DEFAULT '',
  tgl_system date NOT NULL,
  -- first shop day: every day from here to tgl_system has a closing record
  tgl_mulai date NOT NULL,
  -- number of the opening-cash jurnal; NULL for a shop that started without cash
  no_saldo_awal kode,
  dibuat_pada timestamptz NOT NULL
);
CREATE UNIQUE INDEX toko_satu_pusat ON toko (is_pusat) WHERE is_pusat;

CREATE TABLE level_user (
  level kode PRIMARY KEY,
  nama_level nama NOT NULL
);
INSERT INTO level_user VALUES ('OWN', 'PEMILIK'), ('SU', 'SUPER USER'), ('KASIR', 'KASIR'), ('SALES', 'SALES'), ('GUDANG', 'GUDANG');

CREATE TABLE users (
  user_id kode PRIMARY KEY CHECK (user_id = upper(user_id)),
  user_name nama NOT NULL,
  level kode NOT NULL REFERENCES level_user,
  kode_toko kode NOT NULL REFERENCES toko,
  password_hash text NOT NULL,
  aktif boolean NOT NULL DEFAULT true,
  dibuat_pada timestamptz NOT NULL
);

CREATE TABLE menu_template (
  level kode NOT NULL REFERENCES level_user,
  menu_name text COLLATE "C" NOT NULL,
  PRIMARY KEY (level, menu_name)
);

CREATE TABLE hak_akses (
  user_id kode NOT NULL REFERENCES users,
  menu_name text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, menu_name)
);

-- A session knows the shop day it was opened in; closing that day revokes it.
CREATE TABLE sesi (
  id uuid PRIMARY KEY,
  user_id kode NOT NULL REFERENCES users,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  dicabut_pada timestamptz,
  alasan text,
  perangkat text NOT NULL DEFAULT ''
);
CREATE INDEX sesi_aktif ON sesi (kode_toko) WHERE dicabut_pada IS NULL;
CREATE INDEX sesi_user ON sesi (user_id) WHERE dicabut_pada IS NULL;

-- Attempts at a password, reserved before it is compared and outside of any transaction that could undo them; a right
-- one removes them. `subjek`: LOGIN user, OTORISASI requester, GANTI user.
CREATE TABLE gagal_login (
  subjek text COLLATE "C" NOT NULL,
  waktu timestamptz NOT NULL
);
CREATE INDEX gagal_login_subjek ON gagal_login (subjek, waktu);

-- Secrets of this installation (token signature); never sent anywhere.
CREATE TABLE rahasia (
  nama text PRIMARY KEY,
  nilai text NOT NULL
);

CREATE TABLE idempotency (
  user_id kode NOT NULL,
  kunci uuid NOT NULL,
  endpoint text NOT NULL,
  -- keyed hash of the request body: the same key with another body is refused
  sidik bytea NOT NULL,
  status smallint,
  jawaban text,
  batal boolean NOT NULL DEFAULT false,
  dibuat_pada timestamptz NOT NULL,
  PRIMARY KEY (user_id, kunci)
);
CREATE INDEX idempotency_umur ON idempotency (dibuat_pada);

CREATE TABLE nomor (
  kode_toko kode NOT NULL REFERENCES toko,
  jenis text COLLATE "C" NOT NULL,
  tgl_system date NOT NULL,
  terakhir integer NOT NULL CHECK (terakhir > 0),
  PRIMARY KEY (kode_toko, jenis, tgl_system)
);

CREATE TABLE otorisasi (
  id uuid PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  waktu timestamptz NOT NULL,
  diminta_oleh kode NOT NULL REFERENCES users,
  disetujui_oleh kode NOT NULL REFERENCES users,
  kategori text NOT NULL,
  keterangan text NOT NULL,
  draft_hash text NOT NULL,
  nilai_hitung bigint,
  nilai_input bigint,
  kode_barcode kode,
  berat mg,
  dokumen kode
);
CREATE INDEX otorisasi_hari ON otorisasi (kode_toko, tgl_system);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  waktu timestamptz NOT NULL,
  user_id kode NOT NULL,
  aksi text COLLATE "C" NOT NULL,
  dokumen text COLLATE "C" NOT NULL DEFAULT '-',
  sebelum jsonb,
  sesudah jsonb
);
CREATE INDEX audit_log_hari ON audit_log (kode_toko, tgl_system, id);
CREATE INDEX audit_log_dokumen ON audit_log (dokumen) WHERE dokumen <> '-';
