-- Every item lies where its mutasi say, with the weight they say, and off the trays it weighs nothing in them.
WITH letak AS (
  SELECT m.kode_barang, m.kode_toko, m.ref AS kode_baki, m.kode_group, m.kode_dept, sum(m.pcs) AS pcs, sum(m.mg) AS mg
  FROM mutasi m WHERE m.akun = 'BAKI' AND m.kode_barang IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5
  HAVING sum(m.pcs) <> 0 OR sum(m.mg) <> 0
)
SELECT 'barang ' || coalesce(b.kode_barang, l.kode_barang) || ': '
  || CASE WHEN b.kode_barang IS NULL THEN 'mutasi tanpa barang di baki ' || l.kode_baki
       WHEN l.kode_barang IS NULL THEN 'di baki ' || b.kode_baki || ' tanpa mutasi'
       ELSE 'baki, jenis atau berat berbeda dari mutasinya' END AS keterangan
FROM (SELECT * FROM barang WHERE kode_baki IS NOT NULL) b
FULL JOIN letak l ON l.kode_barang = b.kode_barang
WHERE b.kode_barang IS NULL OR l.kode_barang IS NULL
  OR (b.kode_toko, b.kode_baki, b.kode_group, b.kode_dept, 1, b.berat::bigint)
    IS DISTINCT FROM (l.kode_toko, l.kode_baki, l.kode_group, l.kode_dept, l.pcs, l.mg)
