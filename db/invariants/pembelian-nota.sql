-- What is bought by its nota is the piece of one line that was sold: of its kind, fineness and weight, for what was paid for it. Once it is
-- the shop's the nota stands, and points that were paid for were given back.
SELECT 'pembelian ' || p.no_faktur_beli || ': ' || CASE
    WHEN j.no_faktur IS NULL THEN 'nota ' || coalesce(p.no_faktur_jual, '-') || ' tidak menjual barang itu'
    WHEN p.status = 'DONE' AND NOT j.hidup THEN 'nota ' || p.no_faktur_jual || ' sudah dibatalkan'
    ELSE 'bukan barang di nota ' || p.no_faktur_jual END AS keterangan
FROM pembelian p
LEFT JOIN (
  SELECT k.no_faktur_jual AS no_faktur, d.kode_barang, d.kode_group, d.kode_dept, d.persentase, d.berat, d.total AS total, k.status = 'DONE' AS hidup
  FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual)
  UNION ALL
  SELECT s.no_serah, s.kode_barang, r.kode_group, r.kode_dept, r.persentase, s.berat, NULL, s.no_batal IS NULL
  FROM pesanan_serah s JOIN riwayat_barang r ON r.kode_barang = s.kode_barang AND r.id = s.salinan
) j ON j.no_faktur = p.no_faktur_jual AND j.kode_barang = p.kode_barang
WHERE (p.kode_barang IS NOT NULL OR p.no_faktur_jual IS NOT NULL)
  AND (j.no_faktur IS NULL OR p.status = 'DONE' AND NOT j.hidup OR p.harga_bayar > j.total
    OR (p.kode_group, p.kode_dept, p.persentase, p.berat_nota) IS DISTINCT FROM (j.kode_group, j.kode_dept, j.persentase, j.berat))
UNION ALL
SELECT 'pembelian ' || p.no_faktur_beli || ': ' || p.poin_kurang || ' poin dibayar, dikembalikan ' || coalesce(m.poin, 0)
FROM pembelian p
LEFT JOIN (SELECT dokumen, sum(jumlah) AS poin FROM poin_mutasi WHERE jenis = 'BATAL' AND asal IS NULL GROUP BY 1) m ON m.dokumen = p.no_faktur_beli
WHERE p.tgl_valid IS NOT NULL AND p.poin_kurang <> coalesce(m.poin, 0)
