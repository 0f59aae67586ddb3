-- Which row names which agreement: every table that refers to one, found by its foreign key, so that none has to be listed. The
-- row comes along as it stands: what the agreement was used for must be among its values.
CREATE FUNCTION sebutan_otorisasi() RETURNS TABLE (otorisasi uuid, tabel text, baris jsonb) LANGUAGE plpgsql STABLE AS $$
DECLARE
  r record;
BEGIN
  FOR r IN
    SELECT c.conrelid::regclass AS tabel, a.attname AS kolom
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'otorisasi'::regclass
  LOOP
    RETURN QUERY EXECUTE format('SELECT k.%1$I, %2$L, to_jsonb(k) FROM %2$s k WHERE k.%1$I IS NOT NULL', r.kolom, r.tabel);
  END LOOP;
END $$;
