-- Drawers of a shop beside its first one, and whose cash goes through which. A transfer says of each end that is cash which drawer it is.
CREATE TABLE laci (
  kode_toko kode NOT NULL REFERENCES toko,
  kode_laci kode NOT NULL CHECK (kode_laci <> '-'),
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_laci nama NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_laci)
);

-- Whoever is not named here has the first one.
CREATE TABLE laci_pemegang (
  kode_toko kode NOT NULL,
  user_id kode NOT NULL REFERENCES users,
  kode_laci kode NOT NULL,
  PRIMARY KEY (kode_toko, user_id),
  FOREIGN KEY (kode_toko, kode_laci) REFERENCES laci
);
CREATE INDEX laci_pemegang_laci ON laci_pemegang (kode_toko, kode_laci);

ALTER TABLE pindah_uang ADD COLUMN laci_dari kode NOT NULL DEFAULT '-' CHECK (laci_dari = '-' OR dari IS NULL),
  ADD COLUMN laci_ke kode NOT NULL DEFAULT '-' CHECK (laci_ke = '-' OR ke IS NULL);
-- Two ends may be cash now, in two drawers.
ALTER TABLE pindah_uang DROP CONSTRAINT pindah_uang_check,
  ADD CHECK ((dari, laci_dari) IS DISTINCT FROM (ke, laci_ke));
