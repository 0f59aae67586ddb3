-- Masters and prices of a chain are the head office's: at a branch they change by its letters and imports alone, and what it changes goes
-- to every branch by itself.
CREATE FUNCTION tolak_milik_pusat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('kencana.dari_pusat', true) IS DISTINCT FROM 'ya'
    AND EXISTS (SELECT FROM sambungan WHERE peran = 'PUSAT' AND aktif AND nomor IS NOT NULL) THEN
    RAISE EXCEPTION 'Master Ini Diatur Pusat' USING ERRCODE = 'KN001';
  END IF;
  RETURN NULL;
END $$;

-- A letter to each branch, written by the commit; its columns are those of the table without what is this installation's alone.
CREATE FUNCTION siarkan_master() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_buang text[] := '{id,versi,dihapus_pada}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'versi'::text = to_jsonb(NEW) - 'versi'::text THEN
    RETURN NULL;
  END IF;
  INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, isi, dibuat_pada)
    SELECT gen_random_uuid(), s.id, 'MASTER', t.kode_toko,
      jsonb_build_object('tabel', TG_TABLE_NAME, 'baris', to_jsonb(NEW) - v_buang, 'aktif', (to_jsonb(NEW) ->> 'dihapus_pada') IS NULL), now()
    FROM sambungan s JOIN toko t ON t.is_pusat WHERE s.peran = 'CABANG' AND s.aktif AND s.nomor IS NOT NULL;
  RETURN NULL;
END $$;

DO $$
DECLARE
  v_tabel text;
BEGIN
  FOREACH v_tabel IN ARRAY ARRAY['master_jenis_group', 'gudang', 'master_kadar', 'master_group', 'jenis', 'master_atribut', 'master_bandrol',
    'kondisi_barang', 'kondisi_pembelian', 'kondisi_pinjaman', 'master_labeling', 'master_pabrik', 'parameter_potongan', 'parameter_point',
    'rugi_nota', 'kode_transaksi', 'marketplace', 'tukang'] LOOP
    EXECUTE format('CREATE TRIGGER milik_pusat BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tolak_milik_pusat()', v_tabel);
    EXECUTE format('CREATE CONSTRAINT TRIGGER siarkan AFTER INSERT OR UPDATE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION siarkan_master()', v_tabel);
  END LOOP;
END $$;
