-- Reports of sales: whoever takes the money reads them.
INSERT INTO menu_template (level, menu_name)
  SELECT 'KASIR', m FROM unnest(ARRAY['/laporan-transaksi-penjualan', '/laporan-penjualan-sales', '/laporan-penjualan-bayar', '/laporan-batal-penjualan']) m
  ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name LIKE '/laporan-%-penjualan' OR t.menu_name LIKE '/laporan-penjualan-%' ON CONFLICT DO NOTHING;
