-- The value of a group's goods put right by the owner: what the last evening said of them becomes what they cost, the rest is his.
CREATE TABLE nilai_koreksi (
  no_koreksi_nilai kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_group kode NOT NULL,
  nama_group nama NOT NULL,
  -- own gold of the last evening, and its value before and after
  mg mg NOT NULL CHECK (mg > 0),
  rp_lama rp NOT NULL,
  rp_baru rp NOT NULL CHECK (rp_baru > 0),
  alasan text NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode,
  CHECK (rp_lama <> rp_baru)
);
CREATE INDEX nilai_koreksi_hari ON nilai_koreksi (kode_toko, tgl_system);
SELECT dokumen_baru('KN', 'SELALU', '{NILAI}', 'nilai_koreksi', 'no_koreksi_nilai', 'BKN');
