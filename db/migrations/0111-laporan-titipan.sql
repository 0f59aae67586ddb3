-- The report of deposits: whoever takes the money reads it.
INSERT INTO menu_template (level, menu_name) VALUES ('KASIR', '/laporan-titipan') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level WHERE t.menu_name = '/laporan-titipan'
  ON CONFLICT DO NOTHING;
