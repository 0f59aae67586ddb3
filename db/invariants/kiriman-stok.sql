-- What waits to be entered as items belongs to a dispatch, type by type; a cancelled or closed dispatch holds nothing.
-- It is closed exactly while its validation stands.
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
UNION ALL
SELECT 'kiriman ' || coalesce(k.no_kirim, v.no_kirim) || ': ' || CASE WHEN v.no_kirim IS NULL
    THEN 'ditutup ' || k.no_validasi || ' yang tidak ada' ELSE 'tidak ditandai ' || v.no_validasi END
FROM (SELECT DISTINCT no_kirim, no_validasi FROM kiriman_stok WHERE no_validasi IS NOT NULL) k
FULL JOIN (SELECT no_kirim, no_validasi FROM validasi_inputan WHERE no_batal IS NULL) v
  ON v.no_kirim = k.no_kirim AND v.no_validasi = k.no_validasi
WHERE k.no_kirim IS NULL OR v.no_kirim IS NULL
