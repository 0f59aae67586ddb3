-- Up to which day the whole ledger of a shop was proved while a signature answered for its seals: what the daily audit need not
-- compute again. Only its own seal makes the row count; the weekly audit asks nobody and computes everything.
CREATE TABLE batas_audit (
  kode_toko kode PRIMARY KEY REFERENCES toko,
  sampai date NOT NULL,
  segel bytea NOT NULL,
  diperiksa_pada timestamptz NOT NULL
);

-- The first day that is to be computed, shop by shop: since ever unless this transaction is a daily audit (kencana.audit = 'harian').
CREATE FUNCTION sejak_audit() RETURNS TABLE (kode_toko text, sejak date) LANGUAGE sql STABLE AS $$
  SELECT t.kode_toko::text, CASE WHEN current_setting('kencana.audit', true) = 'harian' THEN coalesce((
      SELECT b.sampai + 1 FROM batas_audit b
      JOIN hari_tutup h ON h.kode_toko = b.kode_toko AND h.tgl_system = b.sampai AND h.segel = b.segel
      WHERE b.kode_toko = t.kode_toko), '-infinity') ELSE '-infinity' END
  FROM toko t
$$;

-- Which proofs went from the first line.
ALTER TABLE hasil_audit ADD COLUMN penuh boolean NOT NULL DEFAULT true;
