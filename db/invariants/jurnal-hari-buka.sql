-- No jurnal lies outside its shop's days; every day from the first to yesterday has its closing record, no other has.
SELECT 'jurnal ' || j.document || ': hari ' || j.tgl_system || ' di luar hari toko ' || t.tgl_mulai || ' sampai ' || t.tgl_system AS keterangan
FROM jurnal j JOIN toko t ON t.kode_toko = j.kode_toko WHERE j.tgl_system > t.tgl_system OR j.tgl_system < t.tgl_mulai
UNION ALL
SELECT 'toko ' || t.kode_toko || ' hari ' || d::date || ': tidak ada catatan tutup'
FROM toko t CROSS JOIN LATERAL generate_series(t.tgl_mulai, t.tgl_system - 1, interval '1 day') d
WHERE NOT EXISTS (SELECT FROM hari_tutup h WHERE h.kode_toko = t.kode_toko AND h.tgl_system = d::date)
UNION ALL
SELECT 'toko ' || h.kode_toko || ' hari ' || h.tgl_system || ': ditutup tetapi bukan hari toko yang sudah lewat'
FROM hari_tutup h JOIN toko t ON t.kode_toko = h.kode_toko WHERE h.tgl_system >= t.tgl_system OR h.tgl_system < t.tgl_mulai
