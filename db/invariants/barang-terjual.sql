-- What left to a customer left by one sale or handing over that stands; what he sold back says where it went since. A barcode is
-- sold once and bought back once. What waits at the cashier waits for one sale or deposit that is open.
WITH jual AS (
  SELECT kode_barang, count(*) AS n, max(dokumen) AS dokumen, max(status) AS status FROM (
    SELECT kode_barang::text, no_serah::text AS dokumen, 'TERJUAL' AS status FROM pesanan_serah WHERE no_batal IS NULL
    UNION ALL SELECT d.kode_barang, d.no_faktur_jual, CASE k.status WHEN 'OPEN' THEN 'KASIR' ELSE 'TERJUAL' END
    FROM penjualan_detail d JOIN penjualan k USING (no_faktur_jual) WHERE k.status <> 'BATAL'
    UNION ALL SELECT kode_barang, no_titip, 'KASIR' FROM titipan WHERE status = 'OPEN'
  ) x GROUP BY 1
), beli AS (
  SELECT kode_barang, count(*) AS n, max(no_faktur_beli) AS dokumen,
    max(CASE WHEN keadaan IN ('BELI', 'SORTIR', 'RUSAK') THEN 'DIBELI' WHEN keadaan = 'LEBUR' THEN 'DILEBUR' ELSE 'KEMBALI' END) AS status
  FROM pembelian WHERE kode_barang IS NOT NULL AND status = 'DONE' GROUP BY 1
), harus AS (
  SELECT coalesce(j.kode_barang, b.kode_barang) AS kode_barang, coalesce(b.status, j.status) AS status,
    coalesce(b.dokumen, j.dokumen) AS dokumen, j.n AS jual, b.n AS beli
  FROM jual j FULL JOIN beli b ON b.kode_barang = j.kode_barang
)
SELECT 'barang ' || b.kode_barcode || ': ' || CASE
    WHEN h.kode_barang IS NULL THEN b.status_barang || ' tanpa dokumen'
    WHEN h.jual IS NULL THEN h.dokumen || ' membeli barang yang tidak pernah terjual'
    WHEN h.jual > 1 THEN 'terjual ' || h.jual || ' kali' WHEN h.beli > 1 THEN 'dibeli kembali ' || h.beli || ' kali'
    ELSE h.dokumen || ' mengatakan ' || h.status || ', statusnya ' || b.status_barang END AS keterangan
FROM barang b LEFT JOIN harus h ON h.kode_barang = b.kode_barang
WHERE b.status_barang IS DISTINCT FROM h.status AND (h.kode_barang IS NOT NULL OR b.status_barang IN ('TERJUAL', 'KASIR', 'DIBELI', 'DILEBUR', 'KEMBALI'))
  OR h.jual > 1 OR h.beli > 1 OR (h.beli IS NOT NULL AND h.jual IS NULL)
