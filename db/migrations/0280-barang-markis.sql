-- Markis: a piece with a price of its own, which the price of its category does not move. Source: areas 00-across, G12.
ALTER TABLE barang
  ADD COLUMN is_markis boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT barang_markis CHECK (NOT is_markis OR (harga_estimasi > 0 AND harga_total = harga_estimasi + harga_atribut + ongkos));
ALTER TABLE riwayat_barang ADD COLUMN is_markis boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION catat_barang_baru() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO riwayat_barang (kode_barang, user_id, kode_toko, waktu,
      kode_group, kode_dept, tipe_barang, nama_barang, berat, berat_asli, berat_cad, berat_plastik, berat_atribut,
      berat_bandrol, kadar, persentase, kadar_cetak, kadar_modal, nama_atribut, harga_atribut, ongkos, harga_estimasi,
      harga_total, modal, foto, is_markis)
    SELECT b.kode_barang, p.user_id, b.kode_toko, p.waktu,
      b.kode_group, b.kode_dept, b.tipe_barang, b.nama_barang, b.berat, b.berat_asli, b.berat_cad, b.berat_plastik,
      b.berat_atribut, b.berat_bandrol, b.kadar, b.persentase, b.kadar_cetak, b.kadar_modal, b.nama_atribut,
      b.harga_atribut, b.ongkos, b.harga_estimasi, b.harga_total, b.modal, b.foto, b.is_markis
    FROM baru b CROSS JOIN pelaku() p;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION catat_barang_ubah() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO riwayat_barang (kode_barang, user_id, kode_toko, waktu,
      kode_group, kode_dept, tipe_barang, nama_barang, berat, berat_asli, berat_cad, berat_plastik, berat_atribut,
      berat_bandrol, kadar, persentase, kadar_cetak, kadar_modal, nama_atribut, harga_atribut, ongkos, harga_estimasi,
      harga_total, modal, foto, is_markis)
    SELECT NEW.kode_barang, p.user_id, NEW.kode_toko, p.waktu,
      NEW.kode_group, NEW.kode_dept, NEW.tipe_barang, NEW.nama_barang, NEW.berat, NEW.berat_asli, NEW.berat_cad,
      NEW.berat_plastik, NEW.berat_atribut, NEW.berat_bandrol, NEW.kadar, NEW.persentase, NEW.kadar_cetak,
      NEW.kadar_modal, NEW.nama_atribut, NEW.harga_atribut, NEW.ongkos, NEW.harga_estimasi, NEW.harga_total,
      NEW.modal, NEW.foto, NEW.is_markis
    FROM pelaku() p;
  RETURN NULL;
END $$;

DROP TRIGGER riwayat_ubah ON barang;
CREATE TRIGGER riwayat_ubah AFTER UPDATE ON barang FOR EACH ROW
  WHEN ((
    OLD.kode_group, OLD.kode_dept, OLD.tipe_barang, OLD.nama_barang, OLD.berat, OLD.berat_asli, OLD.berat_cad,
    OLD.berat_plastik, OLD.berat_atribut, OLD.berat_bandrol, OLD.kadar, OLD.persentase, OLD.kadar_cetak,
    OLD.kadar_modal, OLD.nama_atribut, OLD.harga_atribut, OLD.ongkos, OLD.harga_estimasi, OLD.harga_total, OLD.modal,
    OLD.foto, OLD.is_markis
  ) IS DISTINCT FROM (
    NEW.kode_group, NEW.kode_dept, NEW.tipe_barang, NEW.nama_barang, NEW.berat, NEW.berat_asli, NEW.berat_cad,
    NEW.berat_plastik, NEW.berat_atribut, NEW.berat_bandrol, NEW.kadar, NEW.persentase, NEW.kadar_cetak,
    NEW.kadar_modal, NEW.nama_atribut, NEW.harga_atribut, NEW.ongkos, NEW.harga_estimasi, NEW.harga_total, NEW.modal,
    NEW.foto, NEW.is_markis
  ))
  EXECUTE FUNCTION catat_barang_ubah();

-- Rows that say nothing of it are sealed as they were: days closed before have none that does.
CREATE OR REPLACE FUNCTION isi_segel_2(p_toko text, p_tgl date, p_sebelumnya bytea, p_catatan jsonb, p_barang int8multirange, p_nilai int8multirange)
RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(
    isi_segel(p_toko, p_tgl, p_sebelumnya, p_catatan)
    || sha256(convert_to(coalesce((
      SELECT string_agg(jsonb_build_array(d.nomor, d.kode, d.urut, d.membatalkan)::text, E'\n' ORDER BY d.nomor)
      FROM dokumen d WHERE d.kode_toko = p_toko AND d.tgl_system = p_tgl), ''), 'UTF8'))
    || sha256(convert_to(p_barang::text || p_nilai::text, 'UTF8'))
    || sha256(convert_to(coalesce((
      SELECT string_agg((jsonb_build_array(r.id, r.kode_barang, r.user_id, (extract(epoch FROM r.waktu) * 1000000)::bigint,
          r.kode_group, r.kode_dept, r.tipe_barang, r.nama_barang, r.berat, r.berat_asli, r.berat_cad, r.berat_plastik, r.berat_atribut, r.berat_bandrol, r.kadar, r.persentase, r.kadar_cetak, r.kadar_modal, r.nama_atribut, r.harga_atribut, r.ongkos, r.harga_estimasi, r.harga_total, r.modal, r.foto)
          || CASE WHEN r.is_markis THEN '["MARKIS"]'::jsonb ELSE '[]'::jsonb END)::text, E'\n' ORDER BY r.id)
      FROM riwayat_barang r WHERE r.id >= lower(p_barang) AND r.id < upper(p_barang) AND r.id <@ p_barang), ''), 'UTF8'))
    || sha256(convert_to(coalesce((
      SELECT string_agg(jsonb_build_array(n.id, n.tabel, n.kunci, n.dari, n.ke, n.user_id, (extract(epoch FROM n.waktu) * 1000000)::bigint)::text,
        E'\n' ORDER BY n.id)
      FROM riwayat_nilai n WHERE n.id >= lower(p_nilai) AND n.id < upper(p_nilai) AND n.id <@ p_nilai), ''), 'UTF8'))
  )
$$;
