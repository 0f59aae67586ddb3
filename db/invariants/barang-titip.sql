-- A piece of the shop on the tray of things kept is there for one: an open order that it is the sample of, or a deposit. And the other
-- way round, what an open order was shown or a deposit keeps lies there, or waits at the cashier to be picked up.
WITH untuk AS (
  SELECT contoh_barang AS kode_barang, no_pesanan AS dokumen, 'TITIP' AS status FROM pesanan WHERE contoh = 'TOKO' AND contoh_kembali IS NULL
  UNION ALL SELECT k.kode_barang, k.no_titip, CASE WHEN j.no_faktur_jual IS NULL THEN 'TITIP' ELSE 'KASIR' END
  FROM titipan k
  LEFT JOIN penjualan_detail d ON d.kode_barang = k.kode_barang AND d.aktif
  LEFT JOIN penjualan j ON j.no_faktur_jual = d.no_faktur_jual AND j.status = 'OPEN'
  WHERE k.status = 'DONE'
), milik AS (
  SELECT kode_barang, count(*) AS n, string_agg(dokumen, ', ' ORDER BY dokumen) AS dokumen, min(status) AS status FROM untuk GROUP BY 1
)
SELECT 'barang ' || b.kode_barcode || ': ' || CASE
    WHEN m.n IS NULL THEN 'TITIP tanpa pesanan atau titipan' WHEN m.n > 1 THEN 'dititip untuk ' || m.dokumen
    ELSE 'dititip untuk ' || m.dokumen || ' tapi ' || b.status_barang END AS keterangan
FROM milik m
FULL JOIN (SELECT * FROM barang WHERE status_barang = 'TITIP' OR kode_barang IN (SELECT kode_barang FROM milik)) b
  ON b.kode_barang = m.kode_barang
WHERE m.n IS DISTINCT FROM 1 OR b.status_barang IS DISTINCT FROM m.status
