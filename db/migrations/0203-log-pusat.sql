-- What installations did, kept by their head office: append-only, each entry chained to the one before it of the same installation.
CREATE TABLE log_pusat (
  sambungan uuid NOT NULL REFERENCES sambungan,
  -- the entry's own id in its installation's audit trail
  urut bigint NOT NULL,
  isi jsonb NOT NULL,
  rantai bytea NOT NULL,
  diterima_pada timestamptz NOT NULL,
  PRIMARY KEY (sambungan, urut)
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON log_pusat FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON log_pusat FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Adds entries behind the last; those that are here already change nothing. Answers the last one's id.
CREATE FUNCTION tambah_log(p_sambungan uuid, p_baris jsonb, p_waktu timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_terakhir bigint;
  v_rantai bytea;
  v_satu jsonb;
BEGIN
  PERFORM 1 FROM sambungan_kontak WHERE sambungan = p_sambungan FOR UPDATE;
  SELECT urut, rantai INTO v_terakhir, v_rantai FROM log_pusat WHERE sambungan = p_sambungan ORDER BY urut DESC LIMIT 1;
  FOR v_satu IN SELECT b FROM jsonb_array_elements(p_baris) b ORDER BY (b ->> 'urut')::bigint LOOP
    CONTINUE WHEN (v_satu ->> 'urut')::bigint <= coalesce(v_terakhir, 0);
    v_rantai := sha256(coalesce(v_rantai, ''::bytea) || convert_to(v_satu::text, 'UTF8'));
    v_terakhir := (v_satu ->> 'urut')::bigint;
    INSERT INTO log_pusat (sambungan, urut, isi, rantai, diterima_pada) VALUES (p_sambungan, v_terakhir, v_satu, v_rantai, p_waktu);
  END LOOP;
  RETURN coalesce(v_terakhir, 0);
END $$;
