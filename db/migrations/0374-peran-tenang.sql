-- sejalan: ya
-- Asked beside a running server it stops nobody: it waits for no view that is as it should be, and touches what it owns alone.
CREATE OR REPLACE FUNCTION atur_peran(p_peran text) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  t record;
  v_hak text[];
  v_kolom text;
BEGIN
  -- Two servers that start at once would write the same rows of the catalogue.
  PERFORM pg_advisory_xact_lock(4707, 3);
  IF pg_has_role(p_peran, current_user, 'MEMBER') THEN
    RAISE EXCEPTION 'Peran % tidak boleh memiliki hak pemilik database', p_peran USING ERRCODE = 'invalid_grant_operation';
  END IF;
  IF (SELECT rolcreaterole FROM pg_roles WHERE rolname = p_peran) THEN
    RAISE EXCEPTION 'Peran % tidak boleh dapat membuat peran', p_peran USING ERRCODE = 'invalid_grant_operation';
  END IF;
  -- A temporary table would stand before the real one of its name for whoever gets the connection next, and before PostgreSQL 18 its
  -- deferred triggers run as the owner inside post_jurnal. Closing makes one, as the owner. Who does not own the database cannot say so.
  IF has_database_privilege(p_peran, current_database(), 'TEMPORARY')
    AND pg_has_role(current_user, (SELECT datdba FROM pg_database WHERE datname = current_database()), 'USAGE') THEN
    EXECUTE format('GRANT TEMPORARY ON DATABASE %I TO %I', current_database(), current_user);
    EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC, %I', current_database(), p_peran);
  END IF;
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  EXECUTE format('REVOKE ALL ON SCHEMA public FROM %I; GRANT USAGE ON SCHEMA public TO %I', p_peran, p_peran);

  FOR t IN
    SELECT c.oid, c.relname, c.relkind, coalesce(c.reloptions @> '{security_invoker=true}', false) AS pemanggil,
      -- written by the doors below, or by migrations alone
      c.relname IN ('jurnal', 'mutasi', 'dokumen', 'nomor', 'hari_tutup', 'saldo_harian', 'riwayat_barang', 'riwayat_nilai', 'migrasi', 'akun',
        'kind_jurnal', 'gerak_jurnal', 'akun_jurnal', 'jenis_dokumen', 'jenis_dokumen_kind', 'isi_dokumen') AS dibaca,
      -- what its triggers refuse altogether, it need not be allowed
      coalesce(bool_or(g.tgtype & 16 <> 0), false) AS tanpa_ubah, coalesce(bool_or(g.tgtype & 8 <> 0), false) AS tanpa_hapus
    FROM pg_class c
    LEFT JOIN pg_trigger g ON g.tgrelid = c.oid AND g.tgfoid = 'tolak_ubah'::regproc AND g.tgattr = '' AND g.tgqual IS NULL
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
      -- not what somebody else put here, nor an extension
      AND pg_has_role(current_user, c.relowner, 'USAGE')
      AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = 'pg_class'::regclass AND e.objid = c.oid AND e.deptype = 'e')
    GROUP BY c.oid
  LOOP
    IF t.relkind = 'S' THEN
      EXECUTE format('GRANT USAGE, SELECT ON SEQUENCE %I TO %I', t.relname, p_peran);
      CONTINUE;
    END IF;
    EXECUTE format('REVOKE ALL ON %I FROM %I', t.relname, p_peran);
    -- Written through a view is what its table lets this role write, not what it lets the owner of the view. Said once: it waits for
    -- everybody who reads the view, and holds up who comes after.
    IF t.relkind = 'v' AND NOT t.pemanggil THEN EXECUTE format('ALTER VIEW %I SET (security_invoker = true)', t.relname); END IF;
    v_hak := '{SELECT}';
    IF NOT t.dibaca AND t.relkind <> 'm' THEN
      v_hak := v_hak || '{INSERT}';
      IF NOT t.tanpa_hapus THEN v_hak := v_hak || '{DELETE}'; END IF;
      -- The day of a shop is moved by closing.
      IF t.relname = 'toko' THEN
        SELECT string_agg(quote_ident(attname), ', ') INTO v_kolom FROM pg_attribute
          WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attname NOT IN ('tgl_system', 'tgl_mulai');
        v_hak := v_hak || format('UPDATE (%s)', v_kolom);
      ELSIF NOT t.tanpa_ubah THEN
        v_hak := v_hak || '{UPDATE}';
      END IF;
    END IF;
    EXECUTE format('GRANT %s ON %I TO %I', array_to_string(v_hak, ', '), t.relname, p_peran);
  END LOOP;

  FOR t IN
    SELECT f.oid::regprocedure AS fungsi, f.prorettype = 'trigger'::regtype AS pemicu FROM pg_proc f
    WHERE f.pronamespace = 'public'::regnamespace
      AND f.proname IN ('post_jurnal', 'ambil_nomor', 'tutup_hari', 'catat_barang_baru', 'catat_barang_ubah', 'catat_nilai', 'catat_hak')
  LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = public, pg_temp', t.fungsi);
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', t.fungsi);
    IF NOT t.pemicu THEN EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', t.fungsi, p_peran); END IF;
  END LOOP;
  REVOKE ALL ON FUNCTION atur_peran(text), buka_hari(text, date),
    dokumen_baru(text, text, text[], text, text, text, text, text) FROM PUBLIC;
END $$;

-- Whether who asks could write the ledger past its doors, or become somebody who can.
CREATE OR REPLACE FUNCTION satu_peran() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT pg_has_role(current_user, relowner, 'MEMBER') FROM pg_class WHERE oid = 'mutasi'::regclass
$$;

-- As the program of before asks for a code (0372 took it away).
CREATE FUNCTION kode_barang_baru(OUT kode_barang text, OUT kode_barcode text) LANGUAGE sql VOLATILE AS $$
  SELECT k.kode_barang, k.kode_barcode FROM kode_barang_baru(false) k
$$;
