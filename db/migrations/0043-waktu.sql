-- The clock is held against the latest entry of the day before each write.
CREATE INDEX audit_log_jam ON audit_log (kode_toko, tgl_system, waktu);

-- Closings of many empty days are warned of (Alarm): the entries of closings are looked for by their time, and when a
-- clock was said to be right.
DROP INDEX audit_log_alarm;
CREATE INDEX audit_log_alarm ON audit_log (aksi, waktu) WHERE aksi IN (
  'PUT barang/{kode_barang}', 'POST users', 'PUT users/edit/{id}', 'PUT users/reset-password/{id}', 'PUT users/aktif/{id}',
  'PUT hak-akses/user/{id}', 'PUT hak-akses/template/{level}', 'POST hak-akses/hilang', 'POST system/close', 'ALAT waktu');

-- Closings of empty days taken back, for `npm run waktu`: the two guards that hold the days look away in this transaction alone,
-- which holds both tables. Whether the days are empty is asked before (features/hari-toko/betulkan-waktu).
CREATE FUNCTION buka_hari(p_toko text, p_ke date) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  ALTER TABLE hari_tutup DISABLE TRIGGER tetap;
  ALTER TABLE toko DISABLE TRIGGER hari_maju;
  DELETE FROM hari_tutup WHERE kode_toko = p_toko AND tgl_system >= p_ke;
  UPDATE toko SET tgl_system = p_ke WHERE kode_toko = p_toko;
  ALTER TABLE hari_tutup ENABLE TRIGGER tetap;
  ALTER TABLE toko ENABLE TRIGGER hari_maju;
END $$;
