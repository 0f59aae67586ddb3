-- A piece of the shop on the tray of things kept is there for one: an open order that it is the sample of. And the other way
-- round, what an open order was shown lies there.
WITH untuk AS (
  SELECT contoh_barang AS kode_barang, no_pesanan AS dokumen FROM pesanan WHERE contoh = 'TOKO' AND contoh_kembali IS NULL
), milik AS (
  SELECT kode_barang, count(*) AS n, string_agg(dokumen, ', ' ORDER BY dokumen) AS dokumen FROM untuk GROUP BY 1
)
SELECT 'barang ' || b.kode_barcode || ': ' || CASE
    WHEN m.n IS NULL THEN 'TITIP tanpa pesanan' WHEN m.n > 1 THEN 'dititip untuk ' || m.dokumen
    ELSE 'contoh ' || m.dokumen || ' tapi ' || b.status_barang END AS keterangan
FROM milik m
FULL JOIN (SELECT * FROM barang WHERE status_barang = 'TITIP' OR kode_barang IN (SELECT kode_barang FROM milik)) b
  ON b.kode_barang = m.kode_barang
WHERE m.n IS DISTINCT FROM 1 OR b.status_barang IS DISTINCT FROM 'TITIP'
