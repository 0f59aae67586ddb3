-- Reports of loans: whoever takes the money reads them. By the day they are due, and what moved the principal of one.
CREATE INDEX hutang_tempo ON hutang (kode_toko, tgl_jatuh_tempo);
CREATE INDEX mutasi_piutang ON mutasi (ref, jurnal_id) WHERE akun = 'PIUTANG';
INSERT INTO menu_template (level, menu_name)
  SELECT 'KASIR', m FROM unnest(ARRAY['/laporan-transaksi-hutang', '/laporan-hutang-lunas', '/laporan-batal-hutang', '/laporan-stock-hutang']) m
  ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name IN ('/laporan-transaksi-hutang', '/laporan-hutang-lunas', '/laporan-batal-hutang', '/laporan-stock-hutang')
  ON CONFLICT DO NOTHING;
