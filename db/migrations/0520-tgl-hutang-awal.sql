-- The day on which a loan of the books of before was lent, which its sheet says: its age counts from it. What came in without it keeps the
-- day up to which its interest was paid.
ALTER TABLE hutang ADD COLUMN tgl_hutang date;
ALTER TABLE hutang ADD CONSTRAINT hutang_tgl_awal CHECK (tgl_hutang IS NULL OR awal AND tgl_hutang <= mulai AND tgl_hutang < tgl_jatuh_tempo);
CREATE TRIGGER tgl_hutang_tetap BEFORE UPDATE OF tgl_hutang ON hutang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
