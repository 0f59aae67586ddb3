-- An installation that was put back to its backup tells entries anew under numbers that its head office has already: from there on the
-- head office keeps another row of them beside the one it had, and its owner is told.
ALTER TABLE log_pusat ADD COLUMN zaman integer NOT NULL DEFAULT 0;
ALTER TABLE log_pusat ALTER COLUMN zaman DROP DEFAULT;
ALTER TABLE log_pusat DROP CONSTRAINT log_pusat_pkey;
ALTER TABLE log_pusat ADD PRIMARY KEY (sambungan, zaman, urut);
CREATE INDEX log_pusat_mundur ON log_pusat (diterima_pada) WHERE isi ->> 'aksi' = 'LOG MUNDUR';

-- Adds entries behind the last of the present row; those that are there already change nothing. Answers the last one's id.
CREATE OR REPLACE FUNCTION tambah_log(p_sambungan uuid, p_baris jsonb, p_waktu timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_zaman integer;
  v_terakhir bigint;
  v_rantai bytea;
  v_satu jsonb;
BEGIN
  PERFORM 1 FROM sambungan_kontak WHERE sambungan = p_sambungan FOR UPDATE;
  SELECT zaman, urut, rantai INTO v_zaman, v_terakhir, v_rantai FROM log_pusat
    WHERE sambungan = p_sambungan ORDER BY zaman DESC, urut DESC LIMIT 1;
  FOR v_satu IN SELECT b FROM jsonb_array_elements(p_baris) b ORDER BY (b ->> 'urut')::bigint LOOP
    CONTINUE WHEN (v_satu ->> 'urut')::bigint <= coalesce(v_terakhir, 0);
    v_rantai := sha256(coalesce(v_rantai, ''::bytea) || convert_to(v_satu::text, 'UTF8'));
    v_terakhir := (v_satu ->> 'urut')::bigint;
    INSERT INTO log_pusat (sambungan, zaman, urut, isi, rantai, diterima_pada)
      VALUES (p_sambungan, coalesce(v_zaman, 0), v_terakhir, v_satu, v_rantai, p_waktu);
  END LOOP;
  RETURN coalesce(v_terakhir, 0);
END $$;

-- Begins another row behind an entry that both have, chained to the last of the row before. Answers where.
CREATE FUNCTION mundur_log(p_sambungan uuid, p_urut bigint, p_waktu timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_lama record;
  v_isi jsonb;
BEGIN
  PERFORM 1 FROM sambungan_kontak WHERE sambungan = p_sambungan FOR UPDATE;
  SELECT zaman, urut, rantai INTO v_lama FROM log_pusat WHERE sambungan = p_sambungan ORDER BY zaman DESC, urut DESC LIMIT 1;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  v_isi := jsonb_build_object('urut', p_urut, 'aksi', 'LOG MUNDUR', 'terakhir', v_lama.urut);
  INSERT INTO log_pusat (sambungan, zaman, urut, isi, rantai, diterima_pada)
    VALUES (p_sambungan, v_lama.zaman + 1, p_urut, v_isi, sha256(v_lama.rantai || convert_to(v_isi::text, 'UTF8')), p_waktu);
  RETURN p_urut;
END $$;
