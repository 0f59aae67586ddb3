-- Points are what their documents say: those of a correction are its own, those of a sale belong to its member, line by line, and are
-- spent where a payment says so.
SELECT 'koreksi poin ' || coalesce(k.no_koreksi_poin, p.dokumen) || ': ' || coalesce(k.jumlah, 0) || ', mutasinya ' || coalesce(p.jumlah, 0) AS keterangan
FROM koreksi_poin k
FULL JOIN (
  SELECT dokumen, min(kode_member) AS kode_member, sum(jumlah) AS jumlah FROM poin_mutasi WHERE jenis = 'MANUAL' GROUP BY 1
) p ON p.dokumen = k.no_koreksi_poin
WHERE (k.kode_member, k.jumlah) IS DISTINCT FROM (p.kode_member, p.jumlah)
UNION ALL
SELECT 'poin ' || p.id || ': bukan baris ' || p.urut || ' faktur ' || p.dokumen || ' member ' || p.kode_member
FROM poin_mutasi p JOIN dokumen o ON o.nomor = p.dokumen AND o.kode = 'FJ'
LEFT JOIN penjualan f ON f.no_faktur_jual = p.dokumen AND f.kode_member = p.kode_member
LEFT JOIN penjualan_detail d ON d.no_faktur_jual = f.no_faktur_jual AND d.urut = p.urut
WHERE p.jenis IN ('JUAL', 'BAYAR') AND (f.no_faktur_jual IS NULL OR (p.jenis = 'JUAL' AND d.urut IS NULL))
UNION ALL
SELECT 'poin ' || p.id || ': diserahkan dengan ' || p.dokumen || ' kepada member lain'
FROM poin_mutasi p
LEFT JOIN pesanan_serah s ON s.no_serah = p.dokumen
LEFT JOIN pesanan o ON o.no_pesanan = s.no_pesanan AND o.kode_customer = p.kode_member
WHERE p.jenis = 'SERAH' AND o.no_pesanan IS NULL
UNION ALL
SELECT 'faktur ' || dokumen || ': poin di nota ' || coalesce(f.poin, 0) || ', dipakai ' || coalesce(p.poin, 0) || ', dibayar dengan poin Rp ' || coalesce(b.rp, 0)
FROM (
  SELECT y.dokumen::text, sum(y.jumlah) AS rp FROM pembayaran y JOIN dokumen o ON o.nomor = y.dokumen AND o.kode = 'FJ'
  WHERE y.cara_bayar = 'POIN' AND y.arah = 'MASUK' GROUP BY 1
) b
FULL JOIN (
  SELECT p.dokumen::text, -sum(p.jumlah) AS poin FROM poin_mutasi p JOIN dokumen o ON o.nomor = p.dokumen AND o.kode = 'FJ'
  WHERE p.jenis = 'BAYAR' GROUP BY 1
) p USING (dokumen)
LEFT JOIN (SELECT no_faktur_jual::text AS dokumen, poin FROM penjualan WHERE poin > 0 AND tgl_valid IS NOT NULL) f USING (dokumen)
-- a point is worth whole rupiah; the cashier may take another payment for them, and adds none
WHERE b.dokumen IS NULL OR p.dokumen IS NULL OR f.dokumen IS NULL OR b.rp % p.poin <> 0
UNION ALL
SELECT 'tukar poin ' || coalesce(t.no_tukar_poin, p.dokumen) || ': ' || coalesce(t.poin, 0) || ', mutasinya ' || coalesce(p.poin, 0)
FROM (
  SELECT no_tukar_poin, kode_member, poin FROM tukar_poin
  UNION ALL SELECT no_voucher, kode_member, poin FROM voucher WHERE asal = 'POIN'
) t
FULL JOIN (
  SELECT dokumen, min(kode_member) AS kode_member, -sum(jumlah) AS poin FROM poin_mutasi WHERE jenis = 'TUKAR' GROUP BY 1
) p ON p.dokumen = t.no_tukar_poin
WHERE (t.kode_member, t.poin) IS DISTINCT FROM (p.kode_member, p.poin)
UNION ALL
SELECT x.apa || ' ' || coalesce(x.nomor, p.dokumen) || ': ' || coalesce(x.poin, 0) || ', mutasinya ' || coalesce(p.poin, 0)
FROM (
  SELECT 'poin kedaluwarsa' AS apa, no_kedaluwarsa AS nomor, -poin AS poin FROM kedaluwarsa_poin
  UNION ALL SELECT 'impor poin', no_impor_poin, poin FROM impor_poin
) x
FULL JOIN (
  SELECT dokumen, sum(jumlah) AS poin FROM poin_mutasi WHERE jenis IN ('KEDALUWARSA', 'IMPOR') GROUP BY 1
) p ON p.dokumen = x.nomor
WHERE x.poin IS DISTINCT FROM p.poin
