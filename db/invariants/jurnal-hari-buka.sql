-- No jurnal lies after its shop's open day, and every day before it is closed with a record.
SELECT 'jurnal ' || j.document || ': setelah hari buka ' || t.tgl_system AS keterangan
FROM jurnal j JOIN toko t ON t.kode_toko = j.kode_toko WHERE j.tgl_system > t.tgl_system
UNION ALL
SELECT DISTINCT 'toko ' || j.kode_toko || ' hari ' || j.tgl_system || ': ada jurnal tetapi tidak ada catatan tutup'
FROM jurnal j JOIN toko t ON t.kode_toko = j.kode_toko
LEFT JOIN hari_tutup h ON h.kode_toko = j.kode_toko AND h.tgl_system = j.tgl_system
WHERE j.tgl_system < t.tgl_system AND h.tgl_system IS NULL
UNION ALL
SELECT 'toko ' || h.kode_toko || ' hari ' || h.tgl_system || ': ditutup dua kali atau melompat' FROM (
  SELECT kode_toko, tgl_system, lag(tgl_system) OVER (PARTITION BY kode_toko ORDER BY tgl_system) AS kemarin FROM hari_tutup
) h WHERE h.kemarin IS NOT NULL AND h.kemarin <> h.tgl_system - 1
UNION ALL
SELECT 'toko ' || t.kode_toko || ': hari terakhir yang ditutup bukan kemarin dari Tanggal System'
FROM toko t JOIN (SELECT kode_toko, max(tgl_system) AS akhir FROM hari_tutup GROUP BY kode_toko) h ON h.kode_toko = t.kode_toko
WHERE h.akhir <> t.tgl_system - 1
