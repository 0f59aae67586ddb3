-- Folders outside of the data folder that hold locked copies of the backups, and how each stood at its last run. Not a matter of one
-- shop: kode_toko is that of the owner who named it.
CREATE TABLE tempat_cadangan (
  tempat text PRIMARY KEY CHECK (tempat <> '' AND length(tempat) <= 500),
  kode_toko kode NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  -- Named by BACKUP_DIR: not to be taken off a screen.
  tetap boolean NOT NULL DEFAULT false,
  dicoba_pada timestamptz,
  -- The newest backup that lies there.
  terakhir timestamptz,
  satu_disk boolean,
  -- Which key locks what lies there.
  kunci text,
  sisa bigint,
  gagal text,
  gagal_sejak timestamptz,
  CHECK ((gagal IS NULL) = (gagal_sejak IS NULL))
);
CREATE INDEX tempat_cadangan_gagal ON tempat_cadangan (gagal_sejak) WHERE gagal IS NOT NULL;
CREATE INDEX tempat_cadangan_satu_disk ON tempat_cadangan (satu_disk) WHERE satu_disk IS NOT NULL;
CREATE INDEX tempat_cadangan_terakhir ON tempat_cadangan (terakhir) WHERE gagal IS NULL;
CREATE INDEX tempat_cadangan_kunci ON tempat_cadangan (kunci, tempat) WHERE kunci IS NOT NULL;

-- How the last backup on the shop's own disk ended.
CREATE TABLE cadangan_sini (
  satu boolean PRIMARY KEY DEFAULT true CHECK (satu),
  dicoba_pada timestamptz NOT NULL,
  gagal text,
  gagal_sejak timestamptz,
  CHECK ((gagal IS NULL) = (gagal_sejak IS NULL))
);
CREATE INDEX cadangan_sini_gagal ON cadangan_sini (gagal_sejak) WHERE gagal IS NOT NULL;
