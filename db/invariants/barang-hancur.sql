-- A piece is HANCUR exactly while one of its documents stands.
WITH hancur AS (
  SELECT d.kode_barang, count(*) AS n FROM hancur_barang h JOIN hancur_barang_detail d ON d.no_hancur = h.no_hancur
  WHERE h.no_batal IS NULL GROUP BY d.kode_barang
)
SELECT 'barang ' || b.kode_barang || ': ' || CASE WHEN h.n IS NULL THEN 'HANCUR tanpa dokumen'
    WHEN h.n > 1 THEN 'dihancurkan ' || h.n || ' kali' ELSE 'berstatus ' || b.status_barang || ' padahal dihancurkan' END AS keterangan
FROM barang b LEFT JOIN hancur h ON h.kode_barang = b.kode_barang
WHERE (b.status_barang = 'HANCUR') <> (h.n IS NOT NULL) OR h.n > 1
