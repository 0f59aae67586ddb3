-- Managing users, and what a shop decides for itself: province, logo, bank accounts, the look of its notes.

-- guards stale edits, as in the masters; a change of rights counts too
ALTER TABLE users ADD COLUMN versi integer NOT NULL DEFAULT 1;
CREATE INDEX sesi_terakhir ON sesi (user_id, tgl_system);

CREATE TABLE provinsi (
  kode_provinsi kode PRIMARY KEY,
  nama_provinsi nama NOT NULL
);
-- codes of the ministry of home affairs
-- cspell:disable
INSERT INTO provinsi (kode_provinsi, nama_provinsi) VALUES
  ('11', 'ACEH'), ('12', 'SUMATERA UTARA'), ('13', 'SUMATERA BARAT'), ('14', 'RIAU'), ('15', 'JAMBI'),
  ('16', 'SUMATERA SELATAN'), ('17', 'BENGKULU'), ('18', 'LAMPUNG'), ('19', 'KEPULAUAN BANGKA BELITUNG'),
  ('21', 'KEPULAUAN RIAU'), ('31', 'DKI JAKARTA'), ('32', 'JAWA BARAT'), ('33', 'JAWA TENGAH'),
  ('34', 'DI YOGYAKARTA'), ('35', 'JAWA TIMUR'), ('36', 'BANTEN'), ('51', 'BALI'), ('52', 'NUSA TENGGARA BARAT'),
  ('53', 'NUSA TENGGARA TIMUR'), ('61', 'KALIMANTAN BARAT'), ('62', 'KALIMANTAN TENGAH'), ('63', 'KALIMANTAN SELATAN'),
  ('64', 'KALIMANTAN TIMUR'), ('65', 'KALIMANTAN UTARA'), ('71', 'SULAWESI UTARA'), ('72', 'SULAWESI TENGAH'),
  ('73', 'SULAWESI SELATAN'), ('74', 'SULAWESI TENGGARA'), ('75', 'GORONTALO'), ('76', 'SULAWESI BARAT'),
  ('81', 'MALUKU'), ('82', 'MALUKU UTARA'), ('91', 'PAPUA'), ('92', 'PAPUA BARAT'), ('93', 'PAPUA SELATAN'),
  ('94', 'PAPUA TENGAH'), ('95', 'PAPUA PEGUNUNGAN'), ('96', 'PAPUA BARAT DAYA');
-- cspell:enable

CREATE TABLE bank (
  kode_bank kode PRIMARY KEY,
  nama_bank nama NOT NULL,
  dihapus_pada timestamptz
);
-- cspell:disable
INSERT INTO bank (kode_bank, nama_bank) VALUES
  ('BCA', 'BANK CENTRAL ASIA'), ('MANDIRI', 'BANK MANDIRI'), ('BRI', 'BANK RAKYAT INDONESIA'),
  ('BNI', 'BANK NEGARA INDONESIA'), ('BTN', 'BANK TABUNGAN NEGARA'), ('BSI', 'BANK SYARIAH INDONESIA'),
  ('CIMB', 'BANK CIMB NIAGA'), ('DANAMON', 'BANK DANAMON'), ('PERMATA', 'BANK PERMATA'), ('PANIN', 'BANK PANIN'),
  ('OCBC', 'BANK OCBC INDONESIA'), ('MAYBANK', 'BANK MAYBANK INDONESIA'), ('UOB', 'BANK UOB INDONESIA'),
  ('MEGA', 'BANK MEGA'), ('SINARMAS', 'BANK SINARMAS'), ('BUKOPIN', 'BANK KB BUKOPIN'), ('MUAMALAT', 'BANK MUAMALAT'),
  ('BTPN', 'BANK SMBC INDONESIA'), ('JAGO', 'BANK JAGO'), ('SEABANK', 'SEABANK INDONESIA'), ('DKI', 'BANK JAKARTA'),
  ('BJB', 'BANK JABAR BANTEN'), ('JATENG', 'BANK JATENG'), ('JATIM', 'BANK JATIM'), ('BPD DIY', 'BANK BPD DIY'),
  ('BPD BALI', 'BANK BPD BALI'), ('SUMUT', 'BANK SUMUT'), ('NAGARI', 'BANK NAGARI'), ('SULSELBAR', 'BANK SULSELBAR'),
  ('PAPUA', 'BANK PAPUA');
-- cspell:enable

ALTER TABLE toko
  ADD COLUMN kode_provinsi kode REFERENCES provinsi,
  ADD COLUMN logo text COLLATE "C" REFERENCES foto,
  ADD COLUMN versi integer NOT NULL DEFAULT 1;

CREATE TABLE rekening (
  kode_toko kode NOT NULL REFERENCES toko,
  no_rekening kode NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  kode_bank kode NOT NULL REFERENCES bank,
  atas_nama nama NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_toko, no_rekening)
);

-- A shop without a row prints as the defaults in code say.
CREATE TABLE setting_nota (
  kode_toko kode PRIMARY KEY REFERENCES toko,
  kepala text[] NOT NULL,
  kaki text[] NOT NULL,
  -- names of the lines that are shown
  tampil text[] NOT NULL,
  salinan smallint NOT NULL CHECK (salinan >= 1 AND salinan <= 5),
  versi integer NOT NULL DEFAULT 1
);
