-- The clock is held against the latest entry of the day before each write.
CREATE INDEX audit_log_jam ON audit_log (kode_toko, tgl_system, waktu);

-- Closings of many empty days are warned of (Alarm): the entries of closings are looked for by their time, and when a
-- clock was said to be right.
DROP INDEX audit_log_alarm;
CREATE INDEX audit_log_alarm ON audit_log (aksi, waktu) WHERE aksi IN (
  'PUT barang/{kode_barang}', 'POST users', 'PUT users/edit/{id}', 'PUT users/reset-password/{id}', 'PUT users/aktif/{id}',
  'PUT hak-akses/user/{id}', 'PUT hak-akses/template/{level}', 'POST hak-akses/hilang', 'POST system/close', 'ALAT waktu');
