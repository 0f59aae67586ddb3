-- A percentage of a category that was wrong is put right from a day on, also where the category was used: since when what it is now holds,
-- NULL where it was never put right. What it was before stands in riwayat_nilai, where every change is.
ALTER TABLE master_group ADD COLUMN persentase_sejak timestamptz;

-- Changes of a percentage among the many of prices.
CREATE INDEX riwayat_nilai_persentase ON riwayat_nilai (kunci, id) WHERE tabel = 'GROUP' AND dari -> 'persentase' <> ke -> 'persentase';

-- The percentage of a category by which a shop's day went: of a closed one what it was when that day was closed, whatever it became since.
CREATE FUNCTION persentase_hari(p_toko text, p_group text, p_tgl date) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT (r.dari ->> 'persentase')::integer FROM riwayat_nilai r
      WHERE r.tabel = 'GROUP' AND r.kunci = p_group AND r.dari -> 'persentase' <> r.ke -> 'persentase'
        AND r.waktu > (SELECT h.ditutup_pada FROM hari_tutup h WHERE h.kode_toko = p_toko AND h.tgl_system >= p_tgl ORDER BY h.tgl_system LIMIT 1)
      ORDER BY r.id LIMIT 1),
    (SELECT g.persentase FROM master_group g WHERE g.kode_group = p_group))
$$;

-- Whether it ever had that percentage: what was sent before it was put right arrives later.
CREATE FUNCTION persentase_pernah(p_group text, p_persentase integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM master_group g WHERE g.kode_group = p_group AND g.persentase = p_persentase)
    OR EXISTS (SELECT FROM riwayat_nilai r WHERE r.tabel = 'GROUP' AND r.kunci = p_group AND r.dari -> 'persentase' <> r.ke -> 'persentase'
      AND r.dari ->> 'persentase' = p_persentase::text)
$$;
