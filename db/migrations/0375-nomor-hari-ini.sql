-- sejalan: ya
-- As before (0044), on the open day of a shop of this installation alone: a door that the server's role may call must not let a
-- document be planted on a day that is sealed.
CREATE OR REPLACE FUNCTION ambil_nomor(p_toko text, p_kode text, p_tgl date, p_membatalkan text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_urut integer;
  v_nomor text;
BEGIN
  -- The server holds this lock already; whoever goes around it must wait for a closing as well.
  PERFORM pg_advisory_xact_lock_shared(1, hashtext(p_toko));
  IF NOT EXISTS (SELECT FROM toko t WHERE t.kode_toko = p_toko AND t.portal = '' AND t.tgl_system = p_tgl) THEN
    RAISE EXCEPTION 'nomor % ditolak: % bukan hari buka toko %', p_kode, p_tgl, p_toko USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO nomor AS n (kode_toko, jenis, tgl_system, terakhir) VALUES (p_toko, p_kode, p_tgl, 1)
    ON CONFLICT (kode_toko, jenis, tgl_system) DO UPDATE SET terakhir = n.terakhir + 1 RETURNING terakhir INTO v_urut;
  v_nomor := tulis_nomor(p_kode, p_toko, p_tgl, v_urut);
  INSERT INTO dokumen (nomor, kode, kode_toko, tgl_system, urut, membatalkan)
    VALUES (v_nomor, p_kode, p_toko, p_tgl, v_urut, p_membatalkan);
  RETURN v_nomor;
END $$;
