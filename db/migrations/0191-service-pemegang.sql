-- Who has a customer's piece and since when, one row for each change of hands: what was once written down stays.
CREATE TABLE service_pemegang (
  no_service kode NOT NULL,
  urut integer NOT NULL,
  ke integer NOT NULL CHECK (ke > 0),
  -- null: the shop
  kode_tukang kode REFERENCES tukang,
  nama_tukang nama,
  tgl_system date NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  PRIMARY KEY (no_service, urut, ke),
  FOREIGN KEY (no_service, urut) REFERENCES service_barang
);
INSERT INTO service_pemegang
  SELECT b.no_service, b.urut, 1, b.kode_tukang, t.nama_tukang, b.tgl_tukang, k.user_id, k.dibuat_pada
  FROM service_barang b JOIN service k USING (no_service) JOIN tukang t USING (kode_tukang);
CREATE TRIGGER salin_nama BEFORE INSERT ON service_pemegang FOR EACH ROW EXECUTE FUNCTION salin_tukang();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON service_pemegang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON service_pemegang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
-- What was lost of customers' pieces in the last thirty days, by whoever finished them or worked on them.
CREATE INDEX service_selesai_user ON service_selesai (kode_toko, user_id, tgl_system);
CREATE INDEX service_selesai_tukang ON service_selesai (kode_toko, kode_tukang, tgl_system) WHERE kode_tukang IS NOT NULL;
