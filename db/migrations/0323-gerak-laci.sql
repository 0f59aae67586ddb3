-- Only cost and income book a count's difference: somebody's debt that is called so is trade.
CREATE OR REPLACE FUNCTION gerak_laci(toko text, laci text, sejak date) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer FROM mutasi m
  WHERE m.kode_toko = toko AND m.tgl_system >= sejak AND m.akun = 'KAS' AND m.ref = laci
    AND NOT EXISTS (SELECT FROM mutasi l
      WHERE l.jurnal_id = m.jurnal_id AND l.akun IN ('BIAYA', 'PENDAPATAN_LAIN') AND l.ref = 'SELISIH KAS')
$$;
-- A count that was counted otherwise the first time is on the owner's list, whatever the second one says.
CREATE INDEX hitung_kas_beda ON hitung_kas (dibuat_pada) WHERE dihitung - saldo <> 0;
