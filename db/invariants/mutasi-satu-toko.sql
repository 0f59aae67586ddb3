-- harian: mutasi
-- Every line belongs to a jurnal and carries its shop and day.
SELECT 'mutasi ' || m.jurnal_id || '/' || m.urut || ': ' || CASE WHEN j.id IS NULL THEN 'tanpa jurnal' ELSE 'toko atau hari berbeda dari jurnalnya' END AS keterangan
FROM mutasi m LEFT JOIN jurnal j ON j.id = m.jurnal_id
WHERE j.id IS NULL OR j.kode_toko <> m.kode_toko OR j.tgl_system <> m.tgl_system
