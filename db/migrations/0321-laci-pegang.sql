-- sejalan: ya
-- The drawer of who writes, held until he is done: nobody gives it to somebody else meanwhile, so that what he books lands in the one he
-- has. Read after the shop's day lock, in a snapshot of its own.
CREATE FUNCTION laci_pegang(p_toko text, p_user text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(18, hashtext(p_toko || '|' || p_user));
  RETURN coalesce((SELECT p.kode_laci::text FROM laci_pemegang p WHERE p.kode_toko = p_toko AND p.user_id = p_user), '-');
END $$;
