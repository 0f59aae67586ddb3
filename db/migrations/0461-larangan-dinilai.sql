-- Which notes on its customer the agreement to a loan named: of any other one somebody is asked as it is validated.
ALTER TABLE hutang ADD COLUMN larangan bigint[] NOT NULL DEFAULT '{}';
CREATE TRIGGER larangan_tetap BEFORE UPDATE OF larangan ON hutang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
