-- What changed its group kept pieces and weight (GANTI_GROUP, LELANG); LEBUR keeps fine gold, proved by its document.
SELECT 'jurnal ' || j.document || ': KONVERSI tidak habis' AS keterangan
FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'KONVERSI'
WHERE j.kind IN ('GANTI_GROUP', 'LELANG')
GROUP BY j.id, j.document HAVING sum(m.pcs) <> 0 OR sum(m.mg) <> 0
