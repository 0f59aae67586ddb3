-- sejalan: ya
-- What the head office changes while a branch's link is cut waits for it like any other letter: it goes when the link stands again.
CREATE OR REPLACE FUNCTION siarkan_master() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_buang text[] := '{id,versi,dihapus_pada}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'versi'::text = to_jsonb(NEW) - 'versi'::text THEN
    RETURN NULL;
  END IF;
  INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, isi, dibuat_pada)
    SELECT gen_random_uuid(), s.id, 'MASTER', t.kode_toko,
      jsonb_build_object('tabel', TG_TABLE_NAME, 'baris', to_jsonb(NEW) - v_buang, 'aktif', (to_jsonb(NEW) ->> 'dihapus_pada') IS NULL), now()
    FROM sambungan s JOIN toko t ON t.is_pusat WHERE s.peran = 'CABANG' AND s.nomor IS NOT NULL;
  RETURN NULL;
END $$;
