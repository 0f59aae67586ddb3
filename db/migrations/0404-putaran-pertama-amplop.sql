-- What the first round of a count of envelopes found is kept as it closes: who redeems a loan while it is counted again takes nothing out
-- of it. Counts that are counted again now are told by what lies here now, as calling them off would have told them.
INSERT INTO hutang_opname_hasil (no_so, akar, no_hutang, hasil, hitung_1)
SELECT s.no_so, x.akar, coalesce(k.no_hutang, b.no_hutang, p.no_hutang),
  CASE WHEN p.ada THEN 'ADA' WHEN k.no_hutang IS NOT NULL THEN CASE WHEN b.akar IS NULL THEN 'MASUK' ELSE 'KURANG' END
    WHEN p.akar IS NOT NULL THEN 'BUKAN JAMINAN' ELSE 'KELUAR' END,
  coalesce(p.ada, false)
FROM hutang_opname s
CROSS JOIN LATERAL (
  SELECT akar FROM hutang_opname_buku WHERE no_so = s.no_so AND putaran = 1
  UNION SELECT akar FROM hutang_opname_pindai WHERE no_so = s.no_so AND putaran = 1 AND akar IS NOT NULL
) x
LEFT JOIN hutang_opname_buku b ON b.no_so = s.no_so AND b.putaran = 1 AND b.akar = x.akar
LEFT JOIN hutang k ON k.kode_toko = s.kode_toko AND k.status = 'AKTIF' AND akar_hutang(k.no_hutang) = x.akar
LEFT JOIN (
  SELECT no_so, akar, bool_or(hasil = 'ADA') AS ada, max(no_hutang::text) AS no_hutang FROM hutang_opname_pindai
  WHERE putaran = 1 AND akar IS NOT NULL GROUP BY 1, 2
) p ON p.no_so = s.no_so AND p.akar = x.akar
WHERE s.status = 'ULANG';
