-- Pictures of customers' pieces, as they came and when they were done: who took each and when; one picture shows one piece once, for ever.
CREATE TABLE service_foto (
  foto text PRIMARY KEY REFERENCES foto,
  no_service kode NOT NULL,
  urut integer NOT NULL,
  jenis text COLLATE "C" NOT NULL CHECK (jenis IN ('MASUK', 'SELESAI')),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  FOREIGN KEY (no_service, urut) REFERENCES service_barang
);
CREATE INDEX service_foto_barang ON service_foto (no_service, urut);
INSERT INTO service_foto
  SELECT f.foto, b.no_service, b.urut, f.jenis, k.user_id, k.dibuat_pada
  FROM service_barang b JOIN service k USING (no_service) CROSS JOIN LATERAL (VALUES (b.foto, 'MASUK'), (b.foto_selesai, 'SELESAI')) f (foto, jenis)
  WHERE f.foto IS NOT NULL ORDER BY k.dibuat_pada, f.jenis
  ON CONFLICT DO NOTHING;
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON service_foto FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON service_foto FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
