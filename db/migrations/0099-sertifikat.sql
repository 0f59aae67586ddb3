-- What a day's certificate says: gold per place and category, money per drawer and account, documents. It stands in the record of the
-- day, so that the seal answers for it; days closed before say it by the same function.
-- Goods of who is no shop's own place (customers, losses, what is on the way between shops) have no balance, only what came and went.
CREATE FUNCTION ringkas_hari(p_toko text, p_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH tempat AS (
    SELECT akun, isi, tanda = 1 AND NOT lintas_toko AS milik FROM akun WHERE isi = 'barang' OR akun IN ('KAS', 'BANK')
  ), awal AS (
    SELECT s.akun, CASE WHEN t.isi = 'barang' THEN s.kode_group ELSE s.ref END AS kunci, sum(s.pcs) AS pcs, sum(s.mg) AS mg, sum(s.rp) AS rp
    FROM saldo_akun(p_toko, p_tgl - 1, ARRAY(SELECT akun FROM tempat WHERE milik)) s JOIN tempat t ON t.akun = s.akun GROUP BY 1, 2
  ), tiap AS (
    -- what one jurnal moves within a place neither came nor went
    SELECT m.akun, CASE WHEN t.isi = 'barang' THEN m.kode_group ELSE m.ref END AS kunci, sum(m.pcs) AS pcs, sum(m.mg) AS mg, sum(m.rp) AS rp
    FROM mutasi m JOIN tempat t ON t.akun = m.akun WHERE m.kode_toko = p_toko AND m.tgl_system = p_tgl GROUP BY m.jurnal_id, 1, 2
  ), gerak AS (
    SELECT akun, kunci, sum(greatest(pcs, 0)) AS pcs_masuk, sum(greatest(-pcs, 0)) AS pcs_keluar, sum(greatest(mg, 0)) AS mg_masuk,
      sum(greatest(-mg, 0)) AS mg_keluar, sum(greatest(rp, 0)) AS rp_masuk, sum(greatest(-rp, 0)) AS rp_keluar
    FROM tiap GROUP BY 1, 2
  ), semua AS (
    SELECT coalesce(a.akun, g.akun) AS akun, coalesce(a.kunci, g.kunci) AS kunci, coalesce(a.pcs, 0) AS pcs, coalesce(a.mg, 0) AS mg,
      coalesce(a.rp, 0) AS rp, coalesce(g.pcs_masuk, 0) AS pcs_masuk, coalesce(g.pcs_keluar, 0) AS pcs_keluar,
      coalesce(g.mg_masuk, 0) AS mg_masuk, coalesce(g.mg_keluar, 0) AS mg_keluar, coalesce(g.rp_masuk, 0) AS rp_masuk, coalesce(g.rp_keluar, 0) AS rp_keluar
    FROM awal a FULL JOIN gerak g ON g.akun = a.akun AND g.kunci = a.kunci
  )
  SELECT jsonb_build_object(
    'emas', coalesce((
      SELECT jsonb_agg(jsonb_build_object('akun', s.akun, 'kode_group', s.kunci, 'milik', t.milik, 'pcs', s.pcs, 'pcs_masuk', s.pcs_masuk,
          'pcs_keluar', s.pcs_keluar, 'awal', s.mg, 'masuk', s.mg_masuk, 'keluar', s.mg_keluar) ORDER BY s.kunci COLLATE "C", s.akun COLLATE "C")
      FROM semua s JOIN tempat t ON t.akun = s.akun AND t.isi = 'barang'), '[]'),
    'uang', coalesce((
      SELECT jsonb_agg(jsonb_build_object('akun', s.akun, 'ref', s.kunci, 'awal', s.rp, 'masuk', s.rp_masuk, 'keluar', s.rp_keluar)
        ORDER BY s.akun COLLATE "C" DESC, s.kunci COLLATE "C")
      FROM semua s JOIN tempat t ON t.akun = s.akun AND t.isi = 'uang'), '[]'),
    'dokumen', coalesce((
      SELECT jsonb_object_agg(d.kode, d.n) FROM (
        SELECT kode, count(*) AS n FROM dokumen WHERE kode_toko = p_toko AND tgl_system = p_tgl GROUP BY kode) d), '{}'))
$$;

-- As before; the record says too what of gold and money was there, came and went, and under which name the shop did it.
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
  SELECT v_ringkasan || ringkas_hari(p_toko, v_tgl) || jsonb_build_object('toko', jsonb_build_object('nama', t.nama_toko, 'alamat', t.alamat_toko))
    INTO v_ringkasan FROM toko t WHERE t.kode_toko = p_toko;
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
