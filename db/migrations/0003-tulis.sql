-- The parts of every write that must be one round trip: begin, post, balances, close.

-- Steps 1 to 3 of a write. Each inner statement of a volatile function sees what was committed before it began,
-- so the shop's day and the session are read after the lock is held, as they must be.
CREATE FUNCTION mulai_tulis(
  p_sesi uuid, p_user text, p_toko text, p_eksklusif boolean, p_menu text[],
  p_kunci uuid, p_endpoint text, p_sidik bytea, p_waktu timestamptz
) RETURNS TABLE (
  kunci_baru boolean, kunci_sama boolean, kunci_batal boolean, status smallint, jawaban text,
  sesi_sah boolean, boleh boolean, user_name text, level text, tgl_sesi date, tgl_system date, zona_waktu text
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_baru boolean := true;
BEGIN
  IF p_kunci IS NOT NULL THEN
    -- a twin in flight waits here until the first one commits or rolls back
    INSERT INTO idempotency (user_id, kunci, endpoint, sidik, dibuat_pada)
      VALUES (p_user, p_kunci, p_endpoint, p_sidik, p_waktu) ON CONFLICT DO NOTHING;
    v_baru := FOUND;
  END IF;
  IF p_eksklusif THEN
    PERFORM pg_advisory_xact_lock(1, hashtext(p_toko));
  ELSE
    PERFORM pg_advisory_xact_lock_shared(1, hashtext(p_toko));
  END IF;
  RETURN QUERY
    SELECT v_baru,
      coalesce(i.sidik = p_sidik AND i.endpoint = p_endpoint, false), coalesce(i.batal, false), i.status, i.jawaban,
      s.id IS NOT NULL AND s.dicabut_pada IS NULL AND u.aktif AND s.dibuat_pada > p_waktu - interval '7 days',
      EXISTS (SELECT FROM hak_akses h WHERE h.user_id = p_user AND h.menu_name = ANY (p_menu)),
      u.user_name::text, u.level::text, s.tgl_system, t.tgl_system, t.zona_waktu
    FROM toko t
    LEFT JOIN sesi s ON s.id = p_sesi AND s.user_id = p_user AND s.kode_toko = t.kode_toko
    LEFT JOIN users u ON u.user_id = s.user_id
    LEFT JOIN idempotency i ON NOT v_baru AND i.user_id = p_user AND i.kunci = p_kunci
    WHERE t.kode_toko = p_toko;
END $$;

-- The only statement that writes jurnal and mutasi; packages/server-kit post-journal is its only caller.
CREATE FUNCTION post_jurnal(
  p_kind text, p_toko text, p_tgl date, p_document text, p_user text, p_membalik bigint, p_waktu timestamptz,
  p_akun text[], p_ref text[], p_lot text[], p_group text[], p_dept text[], p_barang text[],
  p_pcs integer[], p_mg bigint[], p_rp bigint[]
) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id bigint;
  v_baki text;
BEGIN
  -- Whoever deletes or re-assigns a tray, type or group takes these alone (kunci_master), so that "unused" stays true.
  PERFORM pg_advisory_xact_lock_shared(5, k.h) FROM (
    SELECT hashtext('BAKI|' || p_toko || '|' || l.ref) AS h FROM unnest(p_akun, p_ref) AS l (akun, ref) WHERE l.akun = 'BAKI'
    UNION SELECT hashtext('JENIS|' || d) FROM unnest(p_dept) d WHERE d <> '-'
    UNION SELECT hashtext('GROUP|' || g) FROM unnest(p_group) g WHERE g <> '-'
    ORDER BY h
  ) k;
  SELECT string_agg(b.kode_baki, ', ') INTO v_baki
    FROM unnest(p_akun, p_ref) AS l (akun, ref)
    JOIN baki b ON l.akun = 'BAKI' AND b.kode_toko = p_toko AND b.kode_baki = l.ref AND b.dihapus_pada IS NOT NULL;
  IF v_baki IS NOT NULL THEN
    RAISE EXCEPTION 'Baki % Sudah Dihapus', v_baki USING ERRCODE = 'KN001';
  END IF;
  INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, membalik, dibuat_pada)
    VALUES (p_kind, p_toko, p_tgl, p_document, p_user, p_membalik, p_waktu) RETURNING id INTO v_id;
  INSERT INTO mutasi (jurnal_id, urut, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, kode_barang, pcs, mg, rp)
    SELECT v_id, l.urut, p_toko, p_tgl, l.akun, l.ref, l.lot, l.kode_group, l.kode_dept, l.kode_barang, l.pcs, l.mg, l.rp
    FROM unnest(p_akun, p_ref, p_lot, p_group, p_dept, p_barang, p_pcs, p_mg, p_rp)
      WITH ORDINALITY AS l (akun, ref, lot, kode_group, kode_dept, kode_barang, pcs, mg, rp, urut);
  SET CONSTRAINTS ALL IMMEDIATE;
  SET CONSTRAINTS ALL DEFERRED;
  RETURN v_id;
END $$;

-- Balances of one shop at the end of any day, or now with 'infinity': newest snapshot + lines since.
CREATE FUNCTION saldo(p_toko text, p_tgl date)
RETURNS TABLE (akun text, ref text, lot text, kode_group text, kode_dept text, pcs bigint, mg bigint, rp bigint)
LANGUAGE sql STABLE AS $$
  SELECT x.akun, x.ref, x.lot, x.kode_group, x.kode_dept, sum(x.pcs)::bigint, sum(x.mg)::bigint, sum(x.rp)::bigint
  FROM (
    SELECT s.akun, s.ref, s.lot, s.kode_group, s.kode_dept, s.pcs, s.mg, s.rp FROM saldo_harian s
    WHERE s.kode_toko = p_toko AND s.tgl_system <= p_tgl AND s.sampai > least(p_tgl, DATE '9999-12-31')
    UNION ALL
    SELECT m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.pcs, m.mg, m.rp FROM mutasi m
    WHERE m.kode_toko = p_toko AND m.tgl_system <= p_tgl
      AND m.tgl_system >= (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = p_toko)
  ) x
  GROUP BY x.akun, x.ref, x.lot, x.kode_group, x.kode_dept
  HAVING sum(x.pcs) <> 0 OR sum(x.mg) <> 0 OR sum(x.rp) <> 0
$$;

-- What a day's seal is made of: the seal before, the day's record, its jurnals with their lines, its audit entries and
-- its authorisations (but for the document that may use one on a later day), in order.
CREATE FUNCTION isi_segel(p_toko text, p_tgl date, p_sebelumnya bytea, p_catatan jsonb) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(
    p_sebelumnya
    || convert_to(jsonb_build_array(p_toko, p_tgl, p_catatan)::text, 'UTF8')
    || sha256(convert_to(coalesce((
      SELECT string_agg(jsonb_build_array(j.id, j.kind, j.document, j.user_id, j.membalik,
          (extract(epoch FROM j.dibuat_pada) * 1000000)::bigint, l.baris)::text, E'\n' ORDER BY j.id)
      FROM jurnal j
      JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_array(m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.kode_barang, m.pcs, m.mg, m.rp)
          ORDER BY m.urut) AS baris
        FROM mutasi m WHERE m.jurnal_id = j.id
      ) l ON true
      WHERE j.kode_toko = p_toko AND j.tgl_system = p_tgl), ''), 'UTF8'))
    || sha256(convert_to(coalesce((
      SELECT string_agg(jsonb_build_array(a.id, (extract(epoch FROM a.waktu) * 1000000)::bigint, a.user_id, a.aksi,
          a.dokumen, a.sebelum, a.sesudah)::text, E'\n' ORDER BY a.id)
      FROM audit_log a WHERE a.kode_toko = p_toko AND a.tgl_system = p_tgl), ''), 'UTF8'))
    || sha256(convert_to(coalesce((
      SELECT string_agg(jsonb_build_array(o.id, (extract(epoch FROM o.waktu) * 1000000)::bigint, o.diminta_oleh,
          o.disetujui_oleh, o.kategori, o.keterangan, o.draft_hash, o.nilai_hitung, o.nilai_input, o.kode_barcode,
          o.berat)::text, E'\n' ORDER BY o.id)
      FROM otorisasi o WHERE o.kode_toko = p_toko AND o.tgl_system = p_tgl), ''), 'UTF8'))
  )
$$;

-- The record of a closed day as the seal holds it.
CREATE FUNCTION catatan_segel(p_oleh text, p_pada timestamptz, p_kosong boolean, p_ringkasan jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_array(p_oleh, (extract(epoch FROM p_pada) * 1000000)::bigint, p_kosong, p_ringkasan)
$$;

-- Closes the open day of a shop: snapshots of what moved, record, seal, and the date moves one day on.
-- The caller holds the shop's exclusive lock.
CREATE FUNCTION tutup_hari(p_toko text, p_user text, p_waktu timestamptz) RETURNS date LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_tgl date;
  v_sebelumnya bytea;
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
  SELECT h.segel INTO v_sebelumnya FROM hari_tutup h WHERE h.kode_toko = p_toko ORDER BY h.tgl_system DESC LIMIT 1;
  v_sebelumnya := coalesce(v_sebelumnya, sha256(convert_to(p_toko, 'UTF8')));
  INSERT INTO hari_tutup (kode_toko, tgl_system, ditutup_oleh, ditutup_pada, kosong, ringkasan, segel_sebelumnya, segel)
    VALUES (p_toko, v_tgl, p_user, p_waktu, v_jurnal = 0, v_ringkasan, v_sebelumnya,
      isi_segel(p_toko, v_tgl, v_sebelumnya, catatan_segel(p_user, p_waktu, v_jurnal = 0, v_ringkasan)));

  UPDATE sesi SET dicabut_pada = p_waktu, alasan = 'TUTUP TOKO'
    WHERE kode_toko = p_toko AND dicabut_pada IS NULL;
  UPDATE toko SET tgl_system = v_tgl + 1 WHERE kode_toko = p_toko;
  RETURN v_tgl;
END $$;
