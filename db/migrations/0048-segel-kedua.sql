-- Seals, version 2: they hold the documents and the history rows of the day too, and each is signed with a key that neither the
-- database nor its backups know. What was sealed before stays as it was.
ALTER TABLE hari_tutup
  ADD COLUMN versi smallint NOT NULL DEFAULT 1 CHECK (versi IN (1, 2)),
  -- the history rows that this closing was the first to see, by their ids: a write that began before the closing may end after it, so
  -- times do not say it, and transaction numbers mean nothing in a database that was restored from a dump
  ADD COLUMN riwayat_barang int8multirange,
  ADD COLUMN riwayat_nilai int8multirange,
  ADD CHECK ((versi = 2) = (riwayat_barang IS NOT NULL AND riwayat_nilai IS NOT NULL));

-- Signatures of seals. A seal stands on the one of the day before, so the newest one answers for every day up to it.
CREATE TABLE tanda_segel (
  kode_toko kode NOT NULL,
  tgl_system date NOT NULL,
  -- which key it was: a fingerprint, never the key
  kunci text COLLATE "C" NOT NULL,
  tanda bytea NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system),
  FOREIGN KEY (kode_toko, tgl_system) REFERENCES hari_tutup
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON tanda_segel FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON tanda_segel FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- History rows are of the day whose closing was the first to see them.
CREATE INDEX riwayat_barang_toko ON riwayat_barang (kode_toko, waktu);
CREATE INDEX riwayat_nilai_toko ON riwayat_nilai (kode_toko, waktu);

-- What a day's seal is made of since version 2: all of version 1, the documents of the day, and the history rows of these
-- ids.
CREATE FUNCTION isi_segel_2(p_toko text, p_tgl date, p_sebelumnya bytea, p_catatan jsonb, p_barang int8multirange, p_nilai int8multirange)
RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(
    isi_segel(p_toko, p_tgl, p_sebelumnya, p_catatan)
    || sha256(convert_to(coalesce((
      SELECT string_agg(jsonb_build_array(d.nomor, d.kode, d.urut, d.membatalkan)::text, E'\n' ORDER BY d.nomor)
      FROM dokumen d WHERE d.kode_toko = p_toko AND d.tgl_system = p_tgl), ''), 'UTF8'))
    || sha256(convert_to(p_barang::text || p_nilai::text, 'UTF8'))
    || sha256(convert_to(coalesce((
      SELECT string_agg(jsonb_build_array(r.id, r.kode_barang, r.user_id, (extract(epoch FROM r.waktu) * 1000000)::bigint,
          r.kode_group, r.kode_dept, r.tipe_barang, r.nama_barang, r.berat, r.berat_asli, r.berat_cad, r.berat_plastik, r.berat_atribut, r.berat_bandrol, r.kadar, r.persentase, r.kadar_cetak, r.kadar_modal, r.nama_atribut, r.harga_atribut, r.ongkos, r.harga_estimasi, r.harga_total, r.modal, r.foto)::text, E'\n' ORDER BY r.id)
      FROM riwayat_barang r WHERE r.id >= lower(p_barang) AND r.id < upper(p_barang) AND r.id <@ p_barang), ''), 'UTF8'))
    || sha256(convert_to(coalesce((
      SELECT string_agg(jsonb_build_array(n.id, n.tabel, n.kunci, n.dari, n.ke, n.user_id, (extract(epoch FROM n.waktu) * 1000000)::bigint)::text,
        E'\n' ORDER BY n.id)
      FROM riwayat_nilai n WHERE n.id >= lower(p_nilai) AND n.id < upper(p_nilai) AND n.id <@ p_nilai), ''), 'UTF8'))
  )
$$;

-- As before, sealed by version 2.
CREATE OR REPLACE FUNCTION tutup_hari(p_toko text, p_user text, p_waktu timestamptz) RETURNS date LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_tgl date;
  v_sebelumnya bytea;
  v_dari timestamptz;
  v_barang int8multirange;
  v_nilai int8multirange;
  v_ringkasan jsonb;
  v_jurnal bigint;
BEGIN
  SELECT t.tgl_system INTO STRICT v_tgl FROM toko t WHERE t.kode_toko = p_toko FOR UPDATE;

  CREATE TEMP TABLE gerak_hari ON COMMIT DROP AS
    SELECT m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, sum(m.pcs)::bigint AS pcs, sum(m.mg)::bigint AS mg, sum(m.rp)::bigint AS rp
    FROM mutasi m WHERE m.kode_toko = p_toko AND m.tgl_system = v_tgl
    GROUP BY m.akun, m.ref, m.lot, m.kode_group, m.kode_dept;
  UPDATE gerak_hari g SET pcs = g.pcs + s.pcs, mg = g.mg + s.mg, rp = g.rp + s.rp
    FROM saldo_harian s
    WHERE s.kode_toko = p_toko AND s.akun = g.akun AND s.ref = g.ref AND s.lot = g.lot
      AND s.kode_group = g.kode_group AND s.kode_dept = g.kode_dept AND s.sampai = 'infinity';
  UPDATE saldo_harian s SET sampai = v_tgl
    FROM gerak_hari g
    WHERE s.kode_toko = p_toko AND s.akun = g.akun AND s.ref = g.ref AND s.lot = g.lot
      AND s.kode_group = g.kode_group AND s.kode_dept = g.kode_dept AND s.sampai = 'infinity';
  INSERT INTO saldo_harian (kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system, pcs, mg, rp)
    SELECT p_toko, g.akun, g.ref, g.lot, g.kode_group, g.kode_dept, v_tgl, g.pcs, g.mg, g.rp FROM gerak_hari g;
  DROP TABLE gerak_hari;

  SELECT count(*), jsonb_build_object('jurnal', count(*), 'per_kind',
      coalesce((SELECT jsonb_object_agg(k.kind, k.n) FROM (
        SELECT j.kind, count(*) AS n FROM jurnal j WHERE j.kode_toko = p_toko AND j.tgl_system = v_tgl GROUP BY j.kind) k),
        '{}'::jsonb))
    INTO v_jurnal, v_ringkasan
    FROM jurnal j WHERE j.kode_toko = p_toko AND j.tgl_system = v_tgl;
  SELECT h.segel, h.ditutup_pada INTO v_sebelumnya, v_dari FROM hari_tutup h WHERE h.kode_toko = p_toko ORDER BY h.tgl_system DESC LIMIT 1;
  -- No write takes a day: what is older than that was seen by a closing before.
  SELECT coalesce(range_agg(int8range(r.id, r.id, '[]')), '{}') INTO v_barang FROM riwayat_barang r
    WHERE r.kode_toko = p_toko AND r.waktu > coalesce(v_dari - interval '1 day', '-infinity') AND NOT EXISTS (
      SELECT FROM hari_tutup h WHERE h.kode_toko = p_toko AND h.versi = 2 AND h.ditutup_pada >= v_dari - interval '2 days' AND r.id <@ h.riwayat_barang);
  SELECT coalesce(range_agg(int8range(n.id, n.id, '[]')), '{}') INTO v_nilai FROM riwayat_nilai n
    WHERE n.kode_toko = p_toko AND n.waktu > coalesce(v_dari - interval '1 day', '-infinity') AND NOT EXISTS (
      SELECT FROM hari_tutup h WHERE h.kode_toko = p_toko AND h.versi = 2 AND h.ditutup_pada >= v_dari - interval '2 days' AND n.id <@ h.riwayat_nilai);
  v_sebelumnya := coalesce(v_sebelumnya, sha256(convert_to(p_toko, 'UTF8')));
  INSERT INTO hari_tutup (kode_toko, tgl_system, ditutup_oleh, ditutup_pada, kosong, ringkasan, segel_sebelumnya, segel, versi, riwayat_barang, riwayat_nilai)
    VALUES (p_toko, v_tgl, p_user, p_waktu, v_jurnal = 0, v_ringkasan, v_sebelumnya,
      isi_segel_2(p_toko, v_tgl, v_sebelumnya, catatan_segel(p_user, p_waktu, v_jurnal = 0, v_ringkasan), v_barang, v_nilai), 2, v_barang, v_nilai);

  UPDATE sesi SET dicabut_pada = p_waktu, alasan = 'TUTUP TOKO'
    WHERE kode_toko = p_toko AND dicabut_pada IS NULL;
  UPDATE toko SET tgl_system = v_tgl + 1 WHERE kode_toko = p_toko;
  RETURN v_tgl;
END $$;

-- As before, with the signatures of the days that are opened again.
CREATE OR REPLACE FUNCTION buka_hari(p_toko text, p_ke date) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  ALTER TABLE hari_tutup DISABLE TRIGGER tetap;
  ALTER TABLE tanda_segel DISABLE TRIGGER tetap;
  ALTER TABLE toko DISABLE TRIGGER hari_maju;
  DELETE FROM tanda_segel WHERE kode_toko = p_toko AND tgl_system >= p_ke;
  DELETE FROM hari_tutup WHERE kode_toko = p_toko AND tgl_system >= p_ke;
  UPDATE toko SET tgl_system = p_ke WHERE kode_toko = p_toko;
  ALTER TABLE hari_tutup ENABLE TRIGGER tetap;
  ALTER TABLE tanda_segel ENABLE TRIGGER tetap;
  ALTER TABLE toko ENABLE TRIGGER hari_maju;
END $$;
