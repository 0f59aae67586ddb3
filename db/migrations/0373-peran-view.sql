-- sejalan: ya
-- Some views are written (kategori): by whoever asks, with his own rights on their tables.
CREATE OR REPLACE FUNCTION atur_peran(p_peran text) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  t record;
  v_hak text[];
  v_kolom text;
BEGIN
  IF pg_has_role(p_peran, current_user, 'USAGE') THEN
    RAISE EXCEPTION 'Peran % tidak boleh memiliki hak pemilik database', p_peran USING ERRCODE = 'invalid_grant_operation';
  END IF;
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  EXECUTE format('REVOKE ALL ON SCHEMA public FROM %I; GRANT USAGE ON SCHEMA public TO %I', p_peran, p_peran);
  EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA public FROM %I', p_peran);
  EXECUTE format('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO %I', p_peran);

  FOR t IN
    SELECT c.oid, c.relname, c.relkind,
      -- written by the doors below, or by migrations alone
      c.relname IN ('jurnal', 'mutasi', 'dokumen', 'nomor', 'hari_tutup', 'saldo_harian', 'riwayat_barang', 'riwayat_nilai', 'migrasi', 'akun',
        'kind_jurnal', 'gerak_jurnal', 'akun_jurnal', 'jenis_dokumen', 'jenis_dokumen_kind', 'isi_dokumen') AS dibaca,
      -- what its triggers refuse altogether, it need not be allowed
      coalesce(bool_or(g.tgtype & 16 <> 0), false) AS tanpa_ubah, coalesce(bool_or(g.tgtype & 8 <> 0), false) AS tanpa_hapus
    FROM pg_class c
    LEFT JOIN pg_trigger g ON g.tgrelid = c.oid AND g.tgfoid = 'tolak_ubah'::regproc AND g.tgattr = '' AND g.tgqual IS NULL
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v')
    GROUP BY c.oid
  LOOP
    -- Written through a view is what its table lets this role write, not what it lets the owner of the view.
    IF t.relkind = 'v' THEN EXECUTE format('ALTER VIEW %I SET (security_invoker = true)', t.relname); END IF;
    v_hak := '{SELECT}';
    IF NOT t.dibaca THEN
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
