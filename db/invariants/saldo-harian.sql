-- Every snapshot equals the recomputation from the first line, and stands from its day until the next one. The daily audit goes on
-- from the snapshots that stood when its days began.
WITH sejak AS MATERIALIZED (
  SELECT t.kode_toko, t.tgl_system AS hari_buka, a.sejak FROM toko t JOIN sejak_audit() a ON a.kode_toko = t.kode_toko
), dasar AS (
  SELECT s.* FROM saldo_harian s JOIN sejak a ON a.kode_toko = s.kode_toko WHERE s.tgl_system < a.sejak AND s.sampai >= a.sejak
), gerak AS (
  SELECT m.kode_toko, m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.tgl_system, sum(m.pcs) AS pcs, sum(m.mg) AS mg, sum(m.rp) AS rp
  FROM mutasi m JOIN sejak a ON a.kode_toko = m.kode_toko
  WHERE m.tgl_system >= a.sejak AND m.tgl_system < a.hari_buka
  GROUP BY m.kode_toko, m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.tgl_system
  UNION ALL
  SELECT kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system, pcs, mg, rp FROM dasar
), hitung AS (
  SELECT kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system,
    sum(pcs) OVER w AS pcs, sum(mg) OVER w AS mg, sum(rp) OVER w AS rp,
    coalesce(lead(tgl_system) OVER w, 'infinity') AS sampai
  FROM gerak
  WINDOW w AS (PARTITION BY kode_toko, akun, ref, lot, kode_group, kode_dept ORDER BY tgl_system)
), tercatat AS (
  SELECT s.* FROM saldo_harian s LEFT JOIN sejak a ON a.kode_toko = s.kode_toko WHERE a.sejak IS NULL OR s.tgl_system >= a.sejak
  UNION ALL SELECT * FROM dasar
)
SELECT 'saldo ' || concat_ws(' ', kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system) || ': '
  || CASE WHEN s.pcs IS NULL THEN 'tidak tercatat' WHEN h.pcs IS NULL THEN 'tanpa mutasi' ELSE 'berbeda dari hitungan ulang' END AS keterangan
FROM hitung h
FULL JOIN tercatat s USING (kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system)
WHERE (h.pcs, h.mg, h.rp, h.sampai) IS DISTINCT FROM (s.pcs::numeric, s.mg::numeric, s.rp::numeric, s.sampai)
