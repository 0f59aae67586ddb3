-- The customer's screen stands in the menu of whoever sells.
INSERT INTO menu_template (level, menu_name)
  SELECT level, '/layar-pelanggan' FROM menu_template WHERE menu_name = '/transaksi-penjualan' ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT user_id, '/layar-pelanggan' FROM hak_akses WHERE menu_name = '/transaksi-penjualan' ON CONFLICT DO NOTHING;
