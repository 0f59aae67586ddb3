-- Proof for outsiders: public keys of this installation, each day's seal signed with one of them, and who took which days out. The
-- private keys are kept outside of database and backup, as the key of the seals is.
CREATE TABLE kunci_bukti (
  -- 32 digits of the hash of the public key
  sidik text COLLATE "C" PRIMARY KEY CHECK (sidik ~ '^[0-9a-f]{32}$'),
  publik bytea NOT NULL UNIQUE CHECK (length(publik) = 32),
  sejak timestamptz NOT NULL,
  ke integer NOT NULL GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- the key before, and its signature under this one; neither where the one before was lost
  pendahulu text COLLATE "C" REFERENCES kunci_bukti,
  penerus bytea CHECK (length(penerus) = 64),
  CHECK ((pendahulu IS NULL) = (penerus IS NULL))
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON kunci_bukti FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON kunci_bukti FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- What the certificate of a day shows to whoever knows the public key. Days closed before there was one have none for ever: their
-- certificates stay as they were.
CREATE TABLE tanda_bukti (
  kode_toko kode NOT NULL,
  tgl_system date NOT NULL,
  kunci text COLLATE "C" NOT NULL REFERENCES kunci_bukti,
  tanda bytea NOT NULL CHECK (length(tanda) = 64),
  PRIMARY KEY (kode_toko, tgl_system),
  FOREIGN KEY (kode_toko, tgl_system) REFERENCES hari_tutup
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON tanda_bukti FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON tanda_bukti FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

CREATE TABLE bukti_ekspor (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_from date NOT NULL,
  tgl_to date NOT NULL CHECK (tgl_to >= tgl_from),
  -- a user, or SERVER: whoever sits at it
  user_id kode NOT NULL,
  alasan text NOT NULL,
  waktu timestamptz NOT NULL
);
CREATE INDEX bukti_ekspor_toko ON bukti_ekspor (kode_toko, waktu);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON bukti_ekspor FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON bukti_ekspor FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- As before, with the signatures for outsiders of the days that are opened again.
CREATE OR REPLACE FUNCTION buka_hari(p_toko text, p_ke date) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  ALTER TABLE hari_tutup DISABLE TRIGGER tetap;
  ALTER TABLE tanda_segel DISABLE TRIGGER tetap;
  ALTER TABLE tanda_bukti DISABLE TRIGGER tetap;
  ALTER TABLE toko DISABLE TRIGGER hari_maju;
  DELETE FROM tanda_segel WHERE kode_toko = p_toko AND tgl_system >= p_ke;
  DELETE FROM tanda_bukti WHERE kode_toko = p_toko AND tgl_system >= p_ke;
  DELETE FROM hari_tutup WHERE kode_toko = p_toko AND tgl_system >= p_ke;
  UPDATE toko SET tgl_system = p_ke WHERE kode_toko = p_toko;
  ALTER TABLE hari_tutup ENABLE TRIGGER tetap;
  ALTER TABLE tanda_segel ENABLE TRIGGER tetap;
  ALTER TABLE tanda_bukti ENABLE TRIGGER tetap;
  ALTER TABLE toko ENABLE TRIGGER hari_maju;
END $$;
