-- A closed count says something of every loan that lay here as its last round began, and found those, and those alone, that were scanned;
-- one that is counted again, or was called off in its second round, says that of the first.
WITH tertutup AS (
  SELECT no_so, putaran FROM hutang_opname WHERE tutup_pada IS NOT NULL
  UNION ALL SELECT no_so, 1 FROM hutang_opname WHERE tutup_pada IS NULL AND tutup_pertama_oleh IS NOT NULL
    AND (otorisasi_batal IS NOT NULL OR status = 'ULANG')
), dipindai AS (
  SELECT DISTINCT s.no_so, p.akar FROM tertutup s JOIN hutang_opname_pindai p USING (no_so, putaran) WHERE p.hasil = 'ADA'
)
SELECT 'hitungan ' || s.no_so || ': ' || b.no_hutang || ' tidak ada hasilnya' AS keterangan
FROM tertutup s JOIN hutang_opname_buku b USING (no_so, putaran)
WHERE NOT EXISTS (SELECT FROM hutang_opname_hasil h WHERE h.no_so = s.no_so AND h.akar = b.akar)
UNION ALL
SELECT 'hitungan ' || coalesce(h.no_so, d.no_so) || ': ' || coalesce(h.akar, d.akar) || CASE WHEN d.akar IS NULL THEN ' ada tanpa dipindai' ELSE ' dipindai, hasilnya tidak ada' END
FROM (SELECT no_so, akar FROM hutang_opname_hasil WHERE hasil = 'ADA') h FULL JOIN dipindai d USING (no_so, akar)
WHERE h.akar IS NULL OR d.akar IS NULL
