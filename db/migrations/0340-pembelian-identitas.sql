-- The photo of the paper that who sold without a nota showed: of a whole form, taken once, never changed.
CREATE TABLE pembelian_identitas (
  no_grup kode PRIMARY KEY REFERENCES pembelian,
  foto text NOT NULL UNIQUE REFERENCES foto,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON pembelian_identitas FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON pembelian_identitas FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
