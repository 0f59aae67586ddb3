-- Who holds the drawer sees what went through it, and through the accounts.
INSERT INTO menu_template (level, menu_name) VALUES
  ('KASIR', '/laporan-transaksi-keuangan-cash'), ('KASIR', '/laporan-keuangan-non-cash') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name LIKE '/laporan-%keuangan%' ON CONFLICT DO NOTHING;
