-- Whether the cash for a loan lay in a drawer is told once, as it was entered, and kept: who may ask again and again reads the drawer.
ALTER TABLE hutang ADD COLUMN kas_cukup boolean NOT NULL DEFAULT true;
CREATE TRIGGER kas_tetap BEFORE UPDATE OF kas_cukup ON hutang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
-- Owners are told of loans that were let go before they were right.
CREATE INDEX hutang_ditolak ON hutang (batal_pada) WHERE status = 'BATAL' AND tgl_valid IS NULL;
