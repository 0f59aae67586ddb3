-- An auction is of pieces as two weighed and tested them on its day: each piece that came of it lay on the scale then, and no other. What the
-- shop sold itself is as fine as its nota says. Since auctions are weighed by two, each names its weighing.
WITH beli AS (
  SELECT l.no_lelang, p.urut_hutang AS urut, p.berat, CASE WHEN p.kode_barang IS NULL THEN p.kadar END AS kadar
  FROM hutang_lelang l JOIN pembelian p USING (no_lelang) WHERE l.timbang IS NOT NULL
), timbang AS (
  SELECT l.no_lelang, t.urut, t.berat, CASE WHEN d.kode_barang IS NULL THEN t.kadar END AS kadar
  FROM hutang_lelang l JOIN hutang_timbang t ON t.no_hutang = l.no_hutang AND t.ke = l.timbang AND t.tgl_system = l.tgl_system
  JOIN hutang_detail d ON d.no_hutang = t.no_hutang AND d.urut = t.urut
), beda AS (
  (SELECT * FROM beli EXCEPT ALL SELECT * FROM timbang) UNION ALL (SELECT * FROM timbang EXCEPT ALL SELECT * FROM beli)
)
SELECT DISTINCT 'lelang ' || no_lelang || ': barangnya bukan yang ditimbang berdua' AS keterangan FROM beda
UNION ALL
SELECT 'lelang ' || l.no_lelang || CASE WHEN l.timbang IS NULL THEN ': tidak ditimbang berdua' ELSE ': timbangannya tidak ada' END
FROM hutang_lelang l
WHERE CASE WHEN l.timbang IS NULL THEN EXISTS (SELECT FROM hutang_timbang t WHERE t.dibuat_pada <= l.dibuat_pada)
  ELSE NOT EXISTS (SELECT FROM hutang_timbang t WHERE t.no_hutang = l.no_hutang AND t.ke = l.timbang) END
UNION ALL
-- An auction is undone once two weighed each of its pieces again, under its number; before an auction they have none.
SELECT 'lelang ' || l.no_lelang || ': batal tanpa ditimbang berdua' FROM hutang_lelang l JOIN dokumen d ON d.nomor = l.no_batal
JOIN jurnal j ON j.document = d.nomor
WHERE l.timbang_batal IS NULL AND EXISTS (SELECT FROM hutang_timbang t WHERE t.no_faktur_beli IS NOT NULL AND t.dibuat_pada <= j.dibuat_pada)
UNION ALL
SELECT 'lelang ' || l.no_lelang || ': timbangan batal bukan barangnya' FROM hutang_lelang l
WHERE l.timbang_batal IS NOT NULL AND (l.no_batal IS NULL OR EXISTS (
  SELECT FROM (SELECT no_faktur_beli, urut_hutang AS urut, berat, persentase FROM pembelian WHERE no_lelang = l.no_lelang) p
  FULL JOIN (SELECT t.no_faktur_beli, t.urut, t.berat, k.persentase FROM hutang_timbang t LEFT JOIN master_kadar k ON k.kode = t.kadar
    WHERE t.no_hutang = l.no_hutang AND t.ke = l.timbang_batal) t USING (no_faktur_beli, urut)
  -- Each piece as heavy as two scales are from each other, and as fine as it was bought.
  WHERE p.no_faktur_beli IS NULL OR t.no_faktur_beli IS NULL OR abs(p.berat - t.berat) > greatest(10, p.berat / 100)
    OR p.persentase <> t.persentase))
UNION ALL
SELECT 'lelang ' || l.no_lelang || ': ditimbang sebagai batal' FROM hutang_lelang l
WHERE EXISTS (SELECT FROM hutang_timbang t WHERE t.no_hutang = l.no_hutang AND t.ke = l.timbang AND (t.no_faktur_beli IS NOT NULL OR t.no_bayar IS NOT NULL))
UNION ALL
SELECT 'timbangan ' || no_hutang || ' ' || ke || ': tidak disaksikan' FROM hutang_timbang t
WHERE NOT EXISTS (SELECT FROM otorisasi o WHERE o.id = t.otorisasi) GROUP BY no_hutang, ke
