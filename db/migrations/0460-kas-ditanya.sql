-- sejalan: ya
-- Each time somebody was told that a drawer has not enough: several a day bracket what the books say of it, before it is counted blindly.
CREATE TABLE kas_ditanya (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  user_id kode NOT NULL REFERENCES users,
  kode_laci kode NOT NULL,
  kind text COLLATE "C" NOT NULL,
  waktu timestamptz NOT NULL
);
CREATE INDEX kas_ditanya_waktu ON kas_ditanya (waktu);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON kas_ditanya FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON kas_ditanya FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
