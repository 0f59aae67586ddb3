-- sejalan: ya
-- Each look at the key of the seals: owners are told.
CREATE TABLE kunci_dilihat (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  sidik text COLLATE "C" NOT NULL,
  user_id kode NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  waktu timestamptz NOT NULL
);
CREATE INDEX kunci_dilihat_waktu ON kunci_dilihat (waktu);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON kunci_dilihat FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON kunci_dilihat FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
