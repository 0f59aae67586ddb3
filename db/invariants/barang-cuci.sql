-- What is out for washing lies in CUCI under its batch, piece by piece, and every such piece is CUCI.
WITH luar AS (
  SELECT d.no_cuci, d.kode_barang, d.berat FROM cuci_barang_detail d WHERE d.no_terima IS NULL AND NOT d.dibatalkan
), cuci AS (
  SELECT m.ref AS no_cuci, m.kode_barang, sum(m.pcs) AS pcs, sum(m.mg) AS mg FROM mutasi m
  WHERE m.akun = 'CUCI' AND m.kode_barang IS NOT NULL
  GROUP BY m.ref, m.kode_barang HAVING sum(m.pcs) <> 0 OR sum(m.mg) <> 0
)
SELECT 'cucian ' || coalesce(l.no_cuci, c.no_cuci) || ' barang ' || coalesce(l.kode_barang, c.kode_barang) || ': '
  || CASE WHEN c.kode_barang IS NULL THEN 'tidak ada di CUCI' WHEN l.kode_barang IS NULL THEN 'di CUCI tanpa dokumen'
       WHEN b.status_barang <> 'CUCI' THEN 'berstatus ' || b.status_barang ELSE 'berat berbeda dari CUCI' END AS keterangan
FROM luar l
FULL JOIN cuci c ON c.no_cuci = l.no_cuci AND c.kode_barang = l.kode_barang
LEFT JOIN barang b ON b.kode_barang = coalesce(l.kode_barang, c.kode_barang)
WHERE l.kode_barang IS NULL OR c.kode_barang IS NULL OR c.pcs <> 1 OR c.mg <> l.berat OR b.status_barang <> 'CUCI'
UNION ALL
SELECT 'barang ' || b.kode_barang || ': CUCI tanpa dokumen' FROM barang b
WHERE b.status_barang = 'CUCI' AND NOT EXISTS (SELECT FROM luar l WHERE l.kode_barang = b.kode_barang)
UNION ALL
-- what a piece came back with is what its standing receipt says, once
SELECT 'cucian ' || d.no_cuci || ' barang ' || d.kode_barang || ': terima ' || d.no_terima || ' tidak memuatnya'
FROM cuci_barang_detail d
LEFT JOIN (terima_cuci t JOIN terima_cuci_detail e ON e.no_terima = t.no_terima)
  ON t.no_terima = d.no_terima AND t.no_cuci = d.no_cuci AND t.no_batal IS NULL AND e.kode_barang = d.kode_barang
    AND e.berat_kirim = d.berat
WHERE d.no_terima IS NOT NULL AND e.kode_barang IS NULL
