-- What a bank kept of an undone payment of an order, a deposit or a repair stays its fee, unless its card was voided on its day, was given up unseen,
-- or was undone before fees stayed.
SELECT 'pembayaran ' || d.nomor || ': biaya kartu ' || p.masuk || ', ' || CASE WHEN u.nomor IS NULL THEN 'berlaku' ELSE coalesce(l.sebab, 'dibatalkan') END
  || ', disimpan ' || coalesce(k.biaya, 0) AS keterangan
FROM dokumen d CROSS JOIN LATERAL (
  SELECT coalesce(sum(x.biaya), 0) AS biaya, coalesce(sum(x.biaya) FILTER (WHERE x.cek <> 'BATAL'), 0) AS masuk
  FROM pembayaran x WHERE x.dokumen = d.nomor AND x.arah = 'MASUK'
) p
LEFT JOIN dokumen u ON u.membatalkan = d.nomor
LEFT JOIN biaya_lepas l ON l.dokumen = d.nomor
LEFT JOIN biaya_kembali k ON k.dokumen = d.nomor
WHERE d.kode IN ('SRP', 'TPS', 'UTP', 'SVA')
  AND (coalesce(k.biaya, 0) <> CASE WHEN u.nomor IS NULL OR l.sebab IS NOT NULL THEN 0 ELSE p.masuk END
    OR l.sebab IS NOT NULL AND (u.nomor IS NULL OR p.biaya = 0)
    OR k.no_kembali IS NOT NULL AND (k.kode_toko <> d.kode_toko
      OR k.biaya IS DISTINCT FROM (SELECT sum(x.biaya) FROM pembayaran x WHERE x.dokumen = k.no_kembali)))
UNION ALL
SELECT 'pembayaran ' || x.dokumen || ': biaya kartu bukan pesanan, titipan atau service'
FROM (SELECT dokumen FROM biaya_kembali UNION ALL SELECT dokumen FROM biaya_lepas) x
WHERE NOT EXISTS (SELECT FROM dokumen d WHERE d.nomor = x.dokumen AND d.kode IN ('SRP', 'TPS', 'UTP', 'SVA'))
UNION ALL
-- Only a deposit or an order that is called off gives a fee back with its money, and no more than its own card cost that way.
SELECT 'pembayaran ' || b.dokumen || ' ' || b.urut || ': biaya kartu yang ditarik ' || b.biaya
FROM pembayaran b
WHERE b.arah = 'KELUAR' AND b.biaya > 0 AND b.biaya > (
  SELECT coalesce(sum(x.biaya), 0) FROM pembayaran x
  WHERE x.arah = 'MASUK' AND x.cara_bayar = b.cara_bayar AND x.no_rekening = b.no_rekening AND x.dokumen IN (
    SELECT k.no_titip_group FROM titipan_batal t JOIN titipan k ON k.no_titip = t.no_titip WHERE t.no_batal = b.dokumen
    UNION ALL
    SELECT u.no_uang_titip FROM titipan_batal t JOIN titipan_uang u ON u.no_titip = t.no_titip
    WHERE t.no_batal = b.dokumen AND u.no_batal IS NULL
    UNION ALL
    SELECT p.no_grup FROM pesanan p WHERE p.no_batal = b.dokumen
    UNION ALL
    SELECT t.no_titip FROM pesanan p JOIN pesanan_titip t ON t.no_pesanan = p.no_pesanan
    WHERE p.no_batal = b.dokumen AND t.no_batal IS NULL))
