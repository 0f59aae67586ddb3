-- Records and seals of all closed days, shop by shop in the order of their days; the chain cannot be made as one set.
DO $$
DECLARE
  v_toko text;
  v_zona text;
  v_hari int;
  v_tgl date;
  v_pada timestamptz;
  v_segel bytea;
  v_baru bytea;
  v_jurnal bigint;
  v_ringkasan jsonb;
BEGIN
  FOR v_toko, v_zona IN SELECT kode_toko, zona_waktu FROM toko ORDER BY kode_toko LOOP
    v_segel := sha256(convert_to(v_toko, 'UTF8'));
    FOR v_hari IN 0 .. current_setting('ukur.hari')::int - 1 LOOP
      v_tgl := current_setting('ukur.awal')::date + v_hari;
      v_pada := (v_tgl + interval '14 hours') AT TIME ZONE 'UTC';
      SELECT coalesce(sum(k.n), 0), jsonb_build_object('jurnal', coalesce(sum(k.n), 0), 'per_kind', coalesce(jsonb_object_agg(k.kind, k.n), '{}'::jsonb))
        INTO v_jurnal, v_ringkasan
        FROM (SELECT kind, count(*) AS n FROM jurnal WHERE kode_toko = v_toko AND tgl_system = v_tgl GROUP BY kind) k;
      v_baru := isi_segel(v_toko, v_tgl, v_segel, catatan_segel('OWNER', v_pada, v_jurnal = 0, v_ringkasan));
      INSERT INTO hari_tutup (kode_toko, tgl_system, zona_waktu, ditutup_oleh, ditutup_pada, kosong, ringkasan, segel_sebelumnya, segel)
        VALUES (v_toko, v_tgl, v_zona, 'OWNER', v_pada, v_jurnal = 0, v_ringkasan, v_segel, v_baru);
      v_segel := v_baru;
    END LOOP;
  END LOOP;
END $$;
UPDATE toko SET tgl_system = current_setting('ukur.awal')::date + current_setting('ukur.hari')::int;
