-- A loan whose photos did not reach the shop waits before the cashier: who validates loans may photograph the goods as well.
INSERT INTO template_aksi (level, menu_name, aksi)
  SELECT level, menu_name, 'simpan' FROM template_aksi WHERE menu_name = '/validasi-hutang' AND aksi = 'validasi' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT user_id, menu_name, 'simpan' FROM hak_aksi WHERE menu_name = '/validasi-hutang' AND aksi = 'validasi' ON CONFLICT DO NOTHING;
