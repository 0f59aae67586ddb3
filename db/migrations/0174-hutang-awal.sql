-- Loans of the books of before: their principal comes out of MODAL, their goods lie here already. Nobody weighs them for the first time
-- again, and no money goes out; each letter once.
ALTER TABLE hutang ADD COLUMN awal boolean NOT NULL DEFAULT false;
ALTER TABLE hutang ADD CONSTRAINT hutang_awal_sah
  CHECK (NOT awal OR (no_asal IS NULL AND tgl_valid = tgl_system AND mulai <= tgl_system AND cara_bayar = 'CASH' AND no_manual <> ''));
CREATE UNIQUE INDEX hutang_awal ON hutang (kode_toko, no_manual) WHERE awal AND status <> 'BATAL';
CREATE TRIGGER awal_tetap BEFORE UPDATE OF awal ON hutang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
INSERT INTO jenis_dokumen_kind (kode, kind) VALUES ('PI', 'SALDO_AWAL'), ('BHT', 'SALDO_AWAL');
