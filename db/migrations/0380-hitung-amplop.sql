-- Who scanned in a round of a count of envelopes, whatever became of his scans: he does not count the second one, nor agree to it.
CREATE TABLE hutang_opname_oleh (
  no_so kode NOT NULL REFERENCES hutang_opname,
  putaran smallint NOT NULL,
  user_id kode NOT NULL,
  PRIMARY KEY (no_so, putaran, user_id)
);
INSERT INTO hutang_opname_oleh (no_so, putaran, user_id) SELECT DISTINCT no_so, putaran, user_id FROM hutang_opname_pindai;
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON hutang_opname_oleh FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON hutang_opname_oleh FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON hutang_amplop FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON hutang_amplop FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- All bags are weighed by two, in the first round as in the second: each look is named.
ALTER TABLE hutang_opname ADD COLUMN otorisasi_pertama uuid REFERENCES otorisasi;
