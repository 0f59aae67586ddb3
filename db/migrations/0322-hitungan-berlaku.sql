-- A count tells what lies in a drawer until cash goes through it again. A shop that lays the same money into its drawer every
-- evening has the same sum after a whole day of trade: therefore lines are counted beside the sum.
CREATE FUNCTION gerak_laci(toko text, laci text, sejak date) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer FROM mutasi m
  WHERE m.kode_toko = toko AND m.tgl_system >= sejak AND m.akun = 'KAS' AND m.ref = laci
    -- what books a count's own difference, or takes that back, is no trade
    AND NOT EXISTS (SELECT FROM mutasi l WHERE l.jurnal_id = m.jurnal_id AND l.akun <> 'KAS' AND l.ref = 'SELISIH KAS')
$$;
-- How many there were on its day when it was counted; unknown of older counts, which tell nothing any more.
ALTER TABLE hitung_kas ADD COLUMN gerak integer CHECK (gerak >= 0);
