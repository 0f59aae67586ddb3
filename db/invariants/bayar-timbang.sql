-- A payment that handed goods out is undone once two weighed and tested each piece of them again: as heavy and as fine as it was, and no other.
WITH keluar AS (
  SELECT b.no_bayar, b.no_batal, b.timbang_batal, d.no_hutang, d.urut, d.jumlah, d.berat, d.persentase
  FROM hutang_bayar b JOIN hutang_detail d USING (no_hutang)
  WHERE b.jenis = 'LUNAS' OR b.jenis = 'PEREMAJAAN' AND NOT EXISTS (SELECT FROM hutang_detail x WHERE x.no_hutang = b.no_baru AND x.urut = d.urut)
), timbang AS (
  SELECT b.no_bayar, t.urut, count(*) AS biji, sum(t.berat) AS berat, min(coalesce(k.persentase, 0)) AS rendah, max(coalesce(k.persentase, 0)) AS tinggi
  FROM hutang_bayar b JOIN hutang_timbang t ON t.no_hutang = b.no_hutang AND t.ke = b.timbang_batal AND t.no_bayar = b.no_bayar
  LEFT JOIN master_kadar k ON k.kode = t.kadar GROUP BY b.no_bayar, t.urut
)
SELECT DISTINCT 'pembayaran ' || k.no_bayar || ': batal tanpa ditimbang berdua' AS keterangan
FROM keluar k JOIN jurnal j ON j.document = k.no_batal
WHERE k.timbang_batal IS NULL AND EXISTS (SELECT FROM hutang_timbang t WHERE t.no_bayar IS NOT NULL AND t.dibuat_pada <= j.dibuat_pada)
UNION ALL
SELECT DISTINCT 'pembayaran ' || coalesce(k.no_bayar, t.no_bayar) || ': timbangan batal bukan barangnya'
FROM (SELECT * FROM keluar WHERE timbang_batal IS NOT NULL) k FULL JOIN timbang t USING (no_bayar, urut)
WHERE k.urut IS NULL OR t.urut IS NULL OR t.biji <> k.jumlah OR abs(t.berat - k.berat) > greatest(10, k.berat / 100)
  OR t.rendah > 0 AND t.rendah <> k.persentase OR t.tinggi > 0 AND t.tinggi <> k.persentase
UNION ALL
SELECT 'pembayaran ' || no_bayar || ': ditimbang, tidak dibatalkan' FROM hutang_bayar WHERE timbang_batal IS NOT NULL AND no_batal IS NULL
