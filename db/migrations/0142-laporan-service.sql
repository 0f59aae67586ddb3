-- Reports of repairs: whoever takes the money reads them.
INSERT INTO menu_template (level, menu_name)
  SELECT 'KASIR', m FROM unnest(ARRAY['/laporan-services', '/laporan-batal-service', '/laporan-service-ambil', '/laporan-service-masuk', '/laporan-service-selesai']) m
  ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name IN ('/laporan-services', '/laporan-batal-service', '/laporan-service-ambil', '/laporan-service-masuk', '/laporan-service-selesai')
  ON CONFLICT DO NOTHING;
