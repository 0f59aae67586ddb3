-- What is on its way lies in TRANSIT under its dispatch, piece by piece, and every such piece is DIKIRIM.
WITH jalan AS (
  SELECT d.no_kirim, d.kode_barang, d.berat FROM kirim_barang_detail d
  WHERE d.no_terima IS NULL AND d.no_hapus IS NULL AND d.no_sampai IS NULL AND NOT d.dibatalkan
), transit AS (
  SELECT m.ref AS no_kirim, m.kode_barang, sum(m.pcs) AS pcs, sum(m.mg) AS mg FROM mutasi m
  WHERE m.akun = 'TRANSIT' AND m.kode_barang IS NOT NULL
  GROUP BY m.ref, m.kode_barang HAVING sum(m.pcs) <> 0 OR sum(m.mg) <> 0
)
SELECT 'kiriman ' || coalesce(j.no_kirim, t.no_kirim) || ' barang ' || coalesce(j.kode_barang, t.kode_barang) || ': '
  || CASE WHEN t.kode_barang IS NULL THEN 'tidak ada di TRANSIT' WHEN j.kode_barang IS NULL THEN 'di TRANSIT tanpa kiriman'
       WHEN b.status_barang <> 'DIKIRIM' THEN 'berstatus ' || b.status_barang ELSE 'berat berbeda dari TRANSIT' END AS keterangan
FROM jalan j
FULL JOIN transit t ON t.no_kirim = j.no_kirim AND t.kode_barang = j.kode_barang
LEFT JOIN barang b ON b.kode_barang = coalesce(j.kode_barang, t.kode_barang)
WHERE j.kode_barang IS NULL OR t.kode_barang IS NULL OR t.pcs <> 1 OR t.mg <> j.berat OR b.status_barang <> 'DIKIRIM'
UNION ALL
SELECT 'barang ' || b.kode_barang || ': DIKIRIM tanpa kiriman' FROM barang b
WHERE b.status_barang = 'DIKIRIM' AND NOT EXISTS (SELECT FROM jalan j WHERE j.kode_barang = b.kode_barang)
