-- What a price follows from stays as it was: pieces, prices, fineness, limits and rights keep a history of who changed what,
-- when, from what to what. The database writes it, so that no writer can forget. Source: controls, section 2.

-- Who writes: the transaction says so in kencana.pelaku. '-' is nobody with a session: the first set-up, a program by hand.
CREATE FUNCTION pelaku(OUT user_id text, OUT kode_toko text, OUT waktu timestamptz) LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_pelaku jsonb := coalesce(nullif(current_setting('kencana.pelaku', true), ''), '{}')::jsonb;
BEGIN
  user_id := coalesce(v_pelaku ->> 'user_id', '-');
  kode_toko := coalesce(v_pelaku ->> 'kode_toko', '-');
  waktu := coalesce((v_pelaku ->> 'waktu')::timestamptz, now());
END $$;

-- A piece as it was from this change on; what it was before is its row before. Moves are not among them: the ledger has those.
CREATE TABLE riwayat_barang (
  id bigint GENERATED ALWAYS AS IDENTITY,
  kode_barang kode NOT NULL,
  -- MIGRASI: found as it was when histories began
  user_id kode NOT NULL,
  kode_toko kode NOT NULL,
  waktu timestamptz NOT NULL,
  kode_group kode NOT NULL,
  kode_dept kode NOT NULL,
  tipe_barang text NOT NULL,
  nama_barang nama NOT NULL,
  berat mg NOT NULL,
  berat_asli mg NOT NULL,
  berat_cad mg NOT NULL,
  berat_plastik mg NOT NULL,
  berat_atribut mg NOT NULL,
  berat_bandrol mg NOT NULL,
  kadar kode NOT NULL,
  persentase integer NOT NULL,
  kadar_cetak kode NOT NULL,
  kadar_modal kode NOT NULL,
  nama_atribut text NOT NULL,
  harga_atribut rp NOT NULL,
  ongkos rp NOT NULL,
  harga_estimasi rp NOT NULL,
  harga_total rp NOT NULL,
  modal rp NOT NULL,
  foto text,
  PRIMARY KEY (kode_barang, id)
);

-- Prices, fineness, limits and rights: few and seldom changed, so the changed columns of all of them by name.
CREATE TABLE riwayat_nilai (
  id bigint GENERATED ALWAYS AS IDENTITY,
  tabel text COLLATE "C" NOT NULL CHECK (tabel IN ('GROUP', 'KADAR', 'PARAMETER', 'USER', 'HAK')),
  kunci text COLLATE "C" NOT NULL,
  -- NULL where there was nothing before, or is nothing after
  dari jsonb,
  ke jsonb,
  user_id kode NOT NULL,
  kode_toko kode NOT NULL,
  waktu timestamptz NOT NULL,
  PRIMARY KEY (tabel, kunci, id)
);

-- Some columns of a row.
CREATE FUNCTION petik(p_baris jsonb, p_kolom text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(k, p_baris -> k) FROM unnest(p_kolom) k
$$;

-- The rights of each user who has any: menus, and actions as menu#action.
CREATE FUNCTION hak_kini(p_user text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(h ORDER BY h COLLATE "C") FROM (
    SELECT menu_name AS h FROM hak_akses WHERE user_id = p_user
    UNION ALL
    SELECT menu_name || '#' || aksi FROM hak_aksi WHERE user_id = p_user
  ) x
$$;

-- What riwayat_nilai must say last of each.
CREATE FUNCTION nilai_kini() RETURNS TABLE (tabel text, kunci text, nilai jsonb) LANGUAGE sql STABLE AS $$
  SELECT 'GROUP', kode_group::text, petik(to_jsonb(g), '{harga,harga_modal,persentase}') FROM master_group g
  UNION ALL SELECT 'KADAR', kode::text, petik(to_jsonb(k), '{persentase}') FROM master_kadar k
  UNION ALL SELECT 'PARAMETER', kode_toko || '|' || key, petik(to_jsonb(p), '{value}') FROM para_system p
  UNION ALL SELECT 'USER', user_id::text, petik(to_jsonb(u), '{level,aktif}') FROM users u
  UNION ALL SELECT 'HAK', user_id::text, hak_kini(user_id) FROM users
$$;

INSERT INTO riwayat_barang (kode_barang, user_id, kode_toko, waktu,
    kode_group, kode_dept, tipe_barang, nama_barang, berat, berat_asli, berat_cad, berat_plastik, berat_atribut,
    berat_bandrol, kadar, persentase, kadar_cetak, kadar_modal, nama_atribut, harga_atribut, ongkos, harga_estimasi,
    harga_total, modal, foto)
  SELECT kode_barang, 'MIGRASI', kode_toko, now(),
    kode_group, kode_dept, tipe_barang, nama_barang, berat, berat_asli, berat_cad, berat_plastik, berat_atribut,
    berat_bandrol, kadar, persentase, kadar_cetak, kadar_modal, nama_atribut, harga_atribut, ongkos, harga_estimasi,
    harga_total, modal, foto
  FROM barang;

INSERT INTO riwayat_nilai (tabel, kunci, ke, user_id, kode_toko, waktu)
  SELECT tabel, kunci, nilai, 'MIGRASI', '-', now() FROM nilai_kini() WHERE nilai IS NOT NULL;

CREATE FUNCTION catat_barang_baru() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO riwayat_barang (kode_barang, user_id, kode_toko, waktu,
      kode_group, kode_dept, tipe_barang, nama_barang, berat, berat_asli, berat_cad, berat_plastik, berat_atribut,
      berat_bandrol, kadar, persentase, kadar_cetak, kadar_modal, nama_atribut, harga_atribut, ongkos, harga_estimasi,
      harga_total, modal, foto)
    SELECT b.kode_barang, p.user_id, b.kode_toko, p.waktu,
      b.kode_group, b.kode_dept, b.tipe_barang, b.nama_barang, b.berat, b.berat_asli, b.berat_cad, b.berat_plastik,
      b.berat_atribut, b.berat_bandrol, b.kadar, b.persentase, b.kadar_cetak, b.kadar_modal, b.nama_atribut,
      b.harga_atribut, b.ongkos, b.harga_estimasi, b.harga_total, b.modal, b.foto
    FROM baru b CROSS JOIN pelaku() p;
  RETURN NULL;
END $$;
CREATE TRIGGER riwayat_baru AFTER INSERT ON barang REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION catat_barang_baru();

CREATE FUNCTION catat_barang_ubah() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO riwayat_barang (kode_barang, user_id, kode_toko, waktu,
      kode_group, kode_dept, tipe_barang, nama_barang, berat, berat_asli, berat_cad, berat_plastik, berat_atribut,
      berat_bandrol, kadar, persentase, kadar_cetak, kadar_modal, nama_atribut, harga_atribut, ongkos, harga_estimasi,
      harga_total, modal, foto)
    SELECT NEW.kode_barang, p.user_id, NEW.kode_toko, p.waktu,
      NEW.kode_group, NEW.kode_dept, NEW.tipe_barang, NEW.nama_barang, NEW.berat, NEW.berat_asli, NEW.berat_cad,
      NEW.berat_plastik, NEW.berat_atribut, NEW.berat_bandrol, NEW.kadar, NEW.persentase, NEW.kadar_cetak,
      NEW.kadar_modal, NEW.nama_atribut, NEW.harga_atribut, NEW.ongkos, NEW.harga_estimasi, NEW.harga_total,
      NEW.modal, NEW.foto
    FROM pelaku() p;
  RETURN NULL;
END $$;
-- Trays and states change with every document: those cost no call.
CREATE TRIGGER riwayat_ubah AFTER UPDATE ON barang FOR EACH ROW
  WHEN ((
    OLD.kode_group, OLD.kode_dept, OLD.tipe_barang, OLD.nama_barang, OLD.berat, OLD.berat_asli, OLD.berat_cad,
    OLD.berat_plastik, OLD.berat_atribut, OLD.berat_bandrol, OLD.kadar, OLD.persentase, OLD.kadar_cetak,
    OLD.kadar_modal, OLD.nama_atribut, OLD.harga_atribut, OLD.ongkos, OLD.harga_estimasi, OLD.harga_total, OLD.modal,
    OLD.foto
  ) IS DISTINCT FROM (
    NEW.kode_group, NEW.kode_dept, NEW.tipe_barang, NEW.nama_barang, NEW.berat, NEW.berat_asli, NEW.berat_cad,
    NEW.berat_plastik, NEW.berat_atribut, NEW.berat_bandrol, NEW.kadar, NEW.persentase, NEW.kadar_cetak,
    NEW.kadar_modal, NEW.nama_atribut, NEW.harga_atribut, NEW.ongkos, NEW.harga_estimasi, NEW.harga_total, NEW.modal,
    NEW.foto
  ))
  EXECUTE FUNCTION catat_barang_ubah();

-- Arguments: the name in riwayat_nilai, columns of the key, columns of the value.
CREATE FUNCTION catat_nilai() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_kolom text[] := string_to_array(TG_ARGV[2], ',');
  v_baris jsonb;
  v_dari jsonb;
  v_ke jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    v_baris := to_jsonb(OLD);
    v_dari := petik(v_baris, v_kolom);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    v_baris := to_jsonb(NEW);
    v_ke := petik(v_baris, v_kolom);
  END IF;
  IF v_dari IS DISTINCT FROM v_ke THEN
    INSERT INTO riwayat_nilai (tabel, kunci, dari, ke, user_id, kode_toko, waktu)
      SELECT TG_ARGV[0], (SELECT string_agg(v_baris ->> k, '|' ORDER BY i) FROM unnest(string_to_array(TG_ARGV[1], ',')) WITH ORDINALITY x (k, i)),
        v_dari, v_ke, p.user_id, p.kode_toko, p.waktu
      FROM pelaku() p;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON master_group FOR EACH ROW
  EXECUTE FUNCTION catat_nilai('GROUP', 'kode_group', 'harga,harga_modal,persentase');
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON master_kadar FOR EACH ROW
  EXECUTE FUNCTION catat_nilai('KADAR', 'kode', 'persentase');
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON para_system FOR EACH ROW
  EXECUTE FUNCTION catat_nilai('PARAMETER', 'kode_toko,key', 'value');
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON users FOR EACH ROW
  EXECUTE FUNCTION catat_nilai('USER', 'user_id', 'level,aktif');

-- Rights are taken and given again row by row: only what they are in the end is a change.
CREATE FUNCTION catat_hak() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_user text := CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
  v_dari jsonb := (SELECT ke FROM riwayat_nilai WHERE tabel = 'HAK' AND kunci = v_user ORDER BY id DESC LIMIT 1);
  v_ke jsonb := hak_kini(v_user);
BEGIN
  IF v_dari IS DISTINCT FROM v_ke THEN
    INSERT INTO riwayat_nilai (tabel, kunci, dari, ke, user_id, kode_toko, waktu)
      SELECT 'HAK', v_user, v_dari, v_ke, p.user_id, p.kode_toko, p.waktu FROM pelaku() p;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON hak_akses DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION catat_hak();
CREATE CONSTRAINT TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON hak_aksi DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION catat_hak();

CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON riwayat_barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON riwayat_barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON riwayat_nilai FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON riwayat_nilai FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
