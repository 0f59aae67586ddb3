-- sejalan: ya
-- Where another row begins is said once, however often the same is asked: a line may tell it twice.
CREATE OR REPLACE FUNCTION mundur_log(p_sambungan uuid, p_urut bigint, p_waktu timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_lama record;
  v_isi jsonb;
BEGIN
  PERFORM 1 FROM sambungan_kontak WHERE sambungan = p_sambungan FOR UPDATE;
  SELECT zaman, urut, isi, rantai INTO v_lama FROM log_pusat WHERE sambungan = p_sambungan ORDER BY zaman DESC, urut DESC LIMIT 1;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  -- Nothing came behind the last beginning, and it is the one that is asked for.
  IF v_lama.isi ->> 'aksi' = 'LOG MUNDUR' AND v_lama.urut = p_urut THEN
    RETURN p_urut;
  END IF;
  v_isi := jsonb_build_object('urut', p_urut, 'aksi', 'LOG MUNDUR', 'terakhir', v_lama.urut);
  INSERT INTO log_pusat (sambungan, zaman, urut, isi, rantai, diterima_pada)
    VALUES (p_sambungan, v_lama.zaman + 1, p_urut, v_isi, sha256(v_lama.rantai || convert_to(v_isi::text, 'UTF8')), p_waktu);
  RETURN p_urut;
END $$;
-- Where the rows of an installation begin anew.
CREATE INDEX log_pusat_mulai ON log_pusat (sambungan, zaman, urut) WHERE isi ->> 'aksi' = 'LOG MUNDUR';

-- What the house is kept by: the last proof of the ledger, and ended sessions that are past their time.
CREATE INDEX hasil_audit_waktu ON hasil_audit (waktu, id);
CREATE INDEX sesi_dicabut ON sesi (dicabut_pada) WHERE dicabut_pada IS NOT NULL;
