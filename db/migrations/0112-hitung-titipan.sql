-- A kept piece that a count missed, and that was let go since, is missing from the tray that it lies on now: its line says which.
UPDATE stock_opname_hasil h SET kode_baki = s.kode_baki FROM stock_opname s
WHERE s.no_so = h.no_so AND h.hasil = 'KURANG' AND h.dibukukan AND h.kode_baki IS DISTINCT FROM s.kode_baki;
ALTER TABLE isi_dokumen DISABLE TRIGGER tetap;
UPDATE isi_dokumen SET baris = replace(baris, $$('BAKI', k.kode_baki,$$, $$('BAKI', d.kode_baki,$$) WHERE kode = 'SOH';
ALTER TABLE isi_dokumen ENABLE TRIGGER tetap;
