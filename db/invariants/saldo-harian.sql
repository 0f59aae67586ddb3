-- Every snapshot is the one before it and what moved on its day, and stands until the next one: so each is what all lines from the first
-- come to. The daily audit goes on from the snapshots that stood when its days began.
WITH gerak AS (
  SELECT m.kode_toko, m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.tgl_system, sum(m.pcs) AS pcs, sum(m.mg) AS mg, sum(m.rp) AS rp
  FROM mutasi m JOIN toko t ON t.kode_toko = m.kode_toko
  WHERE m.tgl_system >= audit_sejak() AND m.tgl_system < t.tgl_system
  GROUP BY m.kode_toko, m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.tgl_system
), tercatat AS (
  SELECT kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system, sampai,
    coalesce(lead(tgl_system) OVER w, 'infinity') AS sampai_hitung,
    pcs - coalesce(lag(pcs) OVER w, 0) AS pcs, mg - coalesce(lag(mg) OVER w, 0) AS mg, rp - coalesce(lag(rp) OVER w, 0) AS rp
  FROM saldo_harian WHERE tgl_system >= audit_sejak() OR sampai >= audit_sejak()
  WINDOW w AS (PARTITION BY kode_toko, akun, ref, lot, kode_group, kode_dept ORDER BY tgl_system)
)
SELECT 'saldo ' || concat_ws(' ', kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system) || ': '
  || CASE WHEN s.pcs IS NULL THEN 'tidak tercatat' WHEN h.pcs IS NULL THEN 'tanpa mutasi' ELSE 'berbeda dari hitungan ulang' END AS keterangan
FROM gerak h
FULL JOIN tercatat s USING (kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system)
WHERE s.sampai IS DISTINCT FROM s.sampai_hitung
  OR (tgl_system >= audit_sejak() AND (h.pcs, h.mg, h.rp) IS DISTINCT FROM (s.pcs::numeric, s.mg::numeric, s.rp::numeric))
