-- Every lost piece stands in SELISIH as one piece with its weight, and whatever stands there by name is lost.
WITH selisih AS (
  SELECT m.kode_barang, sum(m.pcs) AS pcs, sum(m.mg) AS mg FROM mutasi m
  WHERE m.akun = 'SELISIH' AND m.kode_barang IS NOT NULL
  GROUP BY m.kode_barang HAVING sum(m.pcs) <> 0 OR sum(m.mg) <> 0
)
SELECT 'barang ' || coalesce(b.kode_barang, s.kode_barang) || ': ' || CASE WHEN s.kode_barang IS NULL THEN 'HILANG tanpa SELISIH'
    WHEN b.kode_barang IS NULL THEN 'di SELISIH tetapi tidak HILANG' ELSE 'berat berbeda dari SELISIH' END AS keterangan
FROM (SELECT * FROM barang WHERE status_barang = 'HILANG') b
FULL JOIN selisih s ON s.kode_barang = b.kode_barang
WHERE b.kode_barang IS NULL OR s.kode_barang IS NULL OR s.pcs <> 1 OR s.mg <> b.berat
