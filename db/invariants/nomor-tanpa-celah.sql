-- Document numbers have no gaps: as many documents as the counter says, for every kind that posts one jurnal a number.
SELECT 'nomor ' || n.jenis || '-' || n.kode_toko || ' ' || n.tgl_system || ': ' || n.terakhir || ' nomor, ' || count(j.id) || ' jurnal' AS keterangan
FROM nomor n
LEFT JOIN jurnal j ON j.kode_toko = n.kode_toko
  AND j.document LIKE n.jenis || '-' || n.kode_toko || '-' || to_char(n.tgl_system, 'YYMMDD') || '-%'
WHERE n.jenis IN ('SA', 'TM', 'PD', 'BPD', 'GG', 'KRB')
GROUP BY n.jenis, n.kode_toko, n.tgl_system, n.terakhir
HAVING count(j.id) <> n.terakhir
