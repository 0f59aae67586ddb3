-- Every document of a kind and state that posts has its jurnal, and its amount is the document's.
SELECT 'dokumen ' || t.no_saldo_awal || ': tidak ada jurnalnya' AS keterangan
FROM toko t LEFT JOIN jurnal j ON j.document = t.no_saldo_awal AND j.kind = 'SALDO_AWAL' AND j.kode_toko = t.kode_toko
WHERE t.no_saldo_awal IS NOT NULL AND j.id IS NULL
