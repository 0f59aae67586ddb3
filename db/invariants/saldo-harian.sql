-- Every snapshot equals the recomputation from the first line, and stands from its day until the next one.
WITH gerak AS (
  SELECT m.kode_toko, m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.tgl_system, sum(m.pcs) AS pcs, sum(m.mg) AS mg, sum(m.rp) AS rp
  FROM mutasi m JOIN toko t ON t.kode_toko = m.kode_toko
  WHERE m.tgl_system < t.tgl_system
  GROUP BY m.kode_toko, m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.tgl_system
), hitung AS (
  SELECT kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system,
    sum(pcs) OVER w AS pcs, sum(mg) OVER w AS mg, sum(rp) OVER w AS rp,
    coalesce(lead(tgl_system) OVER w, 'infinity') AS sampai
  FROM gerak
  WINDOW w AS (PARTITION BY kode_toko, akun, ref, lot, kode_group, kode_dept ORDER BY tgl_system)
)
SELECT 'saldo ' || concat_ws(' ', kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system) || ': '
  || CASE WHEN s.pcs IS NULL THEN 'tidak tercatat' WHEN h.pcs IS NULL THEN 'tanpa mutasi' ELSE 'berbeda dari hitungan ulang' END AS keterangan
FROM hitung h
FULL JOIN saldo_harian s USING (kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system)
WHERE (h.pcs, h.mg, h.rp, h.sampai) IS DISTINCT FROM (s.pcs::numeric, s.mg::numeric, s.rp::numeric, s.sampai)
