-- What waits to be entered as items belongs to a dispatch, type by type; a cancelled or closed dispatch holds nothing.
WITH sisa AS (
  SELECT ref, kode_group, kode_dept, sum(pcs) AS pcs, sum(mg) AS mg FROM mutasi
  WHERE akun = 'SALDO_KIRIM' GROUP BY 1, 2, 3 HAVING sum(pcs) <> 0 OR sum(mg) <> 0
)
SELECT 'kiriman ' || s.ref || ': ' || CASE
    WHEN NOT EXISTS (SELECT FROM kiriman_stok k WHERE k.no_kirim = s.ref AND k.kode_group = s.kode_group AND k.kode_dept = s.kode_dept)
      THEN 'berisi ' || s.kode_dept || ' yang tidak dikirim'
    ELSE 'sudah ditutup, masih bersisa ' || s.pcs || ' pcs ' || s.mg || ' mg' END AS keterangan
FROM sisa s
WHERE NOT EXISTS (
  SELECT FROM kiriman_stok k
  WHERE k.no_kirim = s.ref AND k.kode_group = s.kode_group AND k.kode_dept = s.kode_dept AND k.no_batal IS NULL AND k.no_validasi IS NULL)
