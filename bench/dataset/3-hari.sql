-- Closed days: sparse snapshots, then the record and seal of each day, each standing on the one before.
INSERT INTO saldo_harian (kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system, sampai, pcs, mg, rp)
SELECT kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system, coalesce(lead(tgl_system) OVER w, 'infinity'),
  sum(pcs) OVER w, sum(mg) OVER w, sum(rp) OVER w
FROM (
  SELECT kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system, sum(pcs) AS pcs, sum(mg) AS mg, sum(rp) AS rp
  FROM mutasi WHERE tgl_system < pg_temp.tgl(current_setting('ukur.hari')::int)
  GROUP BY kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system
) g
WINDOW w AS (PARTITION BY kode_toko, akun, ref, lot, kode_group, kode_dept ORDER BY tgl_system)
-- as the closings would have written them: day after day
ORDER BY tgl_system, kode_toko;
