-- What was turned down before it was valid is told by its day: of an exchange, the sale's number stands where an undo's would.
DROP INDEX pembelian_ditolak;
CREATE INDEX pembelian_ditolak ON pembelian (batal_pada) WHERE status = 'BATAL' AND tgl_valid IS NULL;
