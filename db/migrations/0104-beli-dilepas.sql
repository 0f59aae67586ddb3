-- Who entered a purchase that waits may let it go.
INSERT INTO template_aksi (level, menu_name, aksi) VALUES ('SALES', '/transaksi-pembelian', 'batal') ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT h.user_id, h.menu_name, 'batal' FROM hak_aksi h
  WHERE (h.menu_name, h.aksi) = ('/transaksi-pembelian', 'simpan') ON CONFLICT DO NOTHING;
