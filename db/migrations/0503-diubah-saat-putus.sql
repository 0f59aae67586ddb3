-- sejalan: ya
-- What a branch changes of its head office's masters and prices while it has cut the link: each change is a letter that waits for the link
-- like any other, so that the head office reads of it whatever stands there by then. Once the link stands again, what still differs is
-- looked for, told to both, and put right by an import.
CREATE FUNCTION laporkan_sendiri() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_buang text[] := '{id,versi,dihapus_pada}';
  v_lama jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  v_baru jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF v_lama - 'versi'::text IS NOT DISTINCT FROM v_baru - 'versi'::text OR current_setting('kencana.dari_pusat', true) IS NOT DISTINCT FROM 'ya' THEN
    RETURN NULL;
  END IF;
  INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, isi, dibuat_pada)
    SELECT gen_random_uuid(), s.id, 'SENDIRI', t.kode_toko,
      jsonb_build_object('tabel', TG_TABLE_NAME, 'baris', coalesce(v_baru, v_lama) - v_buang, 'lama', v_lama - v_buang,
        'aktif', v_baru IS NOT NULL AND v_baru ->> 'dihapus_pada' IS NULL,
        'oleh', coalesce(nullif(current_setting('kencana.pelaku', true), '')::jsonb ->> 'user_id', '-')), now()
    FROM sambungan s JOIN toko t ON t.is_pusat WHERE s.peran = 'PUSAT' AND s.nomor IS NOT NULL;
  RETURN NULL;
END $$;

DO $$
DECLARE
  v_tabel text;
BEGIN
  FOR v_tabel IN SELECT tgrelid::regclass::text FROM pg_trigger WHERE tgname = 'milik_pusat' ORDER BY 1 LOOP
    -- While the link stands nobody comes as far as this: the statement is refused before it.
    EXECUTE format('CREATE TRIGGER laporkan_sendiri AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION laporkan_sendiri()', v_tabel);
  END LOOP;
END $$;
CREATE INDEX surat_masuk_sendiri ON surat_masuk (diterima_pada) WHERE jenis = 'SENDIRI';

ALTER TABLE sambungan_kontak
  -- the link stood still: what differs is looked for until nothing does
  ADD COLUMN bandingkan boolean NOT NULL DEFAULT false,
  -- what differs here, or at the branch by its own word, and since when
  ADD COLUMN beda_master jsonb, ADD COLUMN beda_sejak timestamptz;
CREATE FUNCTION bandingkan_lagi() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sambungan_kontak SET bandingkan = true WHERE sambungan = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER bandingkan_lagi AFTER UPDATE OF aktif ON sambungan FOR EACH ROW
  WHEN (NEW.peran = 'PUSAT' AND NEW.aktif AND NOT OLD.aktif) EXECUTE FUNCTION bandingkan_lagi();

-- Goods that the other one took in without a value, by when it said so.
CREATE INDEX sampai_cabang_waktu ON sampai_cabang (dibuat_pada);
