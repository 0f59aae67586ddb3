-- One member on one page: whoever takes the money serves him.
INSERT INTO menu_template (level, menu_name) VALUES ('KASIR', '/lihat-transaksi-member') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level WHERE t.menu_name = '/lihat-transaksi-member'
  ON CONFLICT DO NOTHING;

CREATE INDEX titipan_member ON titipan (kode_member) WHERE kode_member <> '-';
