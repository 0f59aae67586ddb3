-- sejalan: ya
-- Where the envelope of a loan lies, by the first loan of its goods: a renewed one lies where it lay. The newest counts, none is changed.
CREATE TABLE hutang_tempat (
  ke bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  akar kode NOT NULL REFERENCES hutang,
  tempat text NOT NULL CHECK (tempat <> '' AND length(tempat) <= 40),
  user_id kode NOT NULL REFERENCES users,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX hutang_tempat_akar ON hutang_tempat (akar, ke);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON hutang_tempat FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON hutang_tempat FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
