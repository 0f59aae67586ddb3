-- What an owner has seen of what he is warned of; each owner ticks for himself, so that nobody's tick hides it from another.
-- The warnings themselves are read from what happened; a tick names one by its kind and key.
CREATE TABLE alarm_dilihat (
  kode text COLLATE "C" NOT NULL,
  kunci text COLLATE "C" NOT NULL,
  user_id kode NOT NULL REFERENCES users,
  waktu timestamptz NOT NULL,
  PRIMARY KEY (kode, kunci, user_id)
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON alarm_dilihat FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON alarm_dilihat FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Each warning looks at thirty days at most, through one of these.
CREATE INDEX audit_log_alarm ON audit_log (aksi, waktu) WHERE aksi IN (
  'PUT barang/{kode_barang}', 'POST users', 'PUT users/edit/{id}', 'PUT users/reset-password/{id}', 'PUT users/aktif/{id}',
  'PUT hak-akses/user/{id}', 'PUT hak-akses/template/{level}', 'POST hak-akses/hilang');
CREATE INDEX koreksi_barang_waktu ON koreksi_barang (dibuat_pada);
CREATE INDEX otorisasi_menganggur ON otorisasi (waktu) WHERE dokumen IS NULL;
CREATE INDEX otorisasi_sendiri ON otorisasi (waktu) WHERE diminta_oleh = disetujui_oleh;
CREATE INDEX pembelian_ditolak ON pembelian (batal_pada) WHERE status = 'BATAL' AND no_batal IS NULL;
CREATE INDEX gagal_login_waktu ON gagal_login (waktu);
