-- Customers who must not get a loan: who wrote it down and why, who lifted it and why. Known by their paper or their telephone, in all shops.
CREATE TABLE larangan_hutang (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama nama NOT NULL,
  -- '' where it is not known, or he was forgotten.
  no_identitas text NOT NULL,
  no_hp text NOT NULL,
  alasan text NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  user_id kode NOT NULL REFERENCES users,
  dibuat_pada timestamptz NOT NULL,
  dilepas_oleh kode REFERENCES users,
  dilepas_pada timestamptz,
  alasan_lepas text,
  otorisasi_lepas uuid REFERENCES otorisasi,
  CHECK ((dilepas_oleh IS NULL) = (dilepas_pada IS NULL) AND (dilepas_oleh IS NULL) = (alasan_lepas IS NULL)),
  CHECK (no_identitas <> '' OR no_hp <> '' OR dilepas_oleh IS NOT NULL)
);
CREATE INDEX larangan_hutang_identitas ON larangan_hutang (no_identitas) WHERE dilepas_oleh IS NULL AND no_identitas <> '';
CREATE INDEX larangan_hutang_hp ON larangan_hutang (no_hp) WHERE dilepas_oleh IS NULL AND no_hp <> '';
CREATE TRIGGER tetap BEFORE DELETE OR UPDATE OF kode_toko, tgl_system, user_id, dibuat_pada ON larangan_hutang
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON larangan_hutang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
INSERT INTO template_aksi (level, menu_name, aksi)
  SELECT level, menu_name, 'larang' FROM template_aksi WHERE menu_name = '/lihat-hutang' AND aksi = 'bayar' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT user_id, menu_name, 'larang' FROM hak_aksi WHERE menu_name = '/lihat-hutang' AND aksi = 'bayar' ON CONFLICT DO NOTHING;
