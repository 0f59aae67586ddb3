-- Who agreed that a count of a tray is called off: somebody else's, or one whose first round was closed. What its rounds found stays: the
-- findings of a first round are kept as it closes, where it is counted again.
ALTER TABLE stock_opname ADD COLUMN otorisasi_batal uuid REFERENCES otorisasi CHECK (otorisasi_batal IS NULL OR status = 'BATAL');
CREATE INDEX stock_opname_batal ON stock_opname (batal_pada) WHERE otorisasi_batal IS NOT NULL;

-- Who scanned in a round of a count, whatever became of his scans: he does not count the second one, nor agree to it.
CREATE TABLE stock_opname_oleh (
  no_so kode NOT NULL REFERENCES stock_opname,
  putaran smallint NOT NULL,
  user_id kode NOT NULL,
  PRIMARY KEY (no_so, putaran, user_id)
);
INSERT INTO stock_opname_oleh (no_so, putaran, user_id) SELECT DISTINCT no_so, putaran, user_id FROM stock_opname_pindai;
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON stock_opname_oleh FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON stock_opname_oleh FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
