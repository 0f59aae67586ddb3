-- Who starts with the screens of money and of buying back.
INSERT INTO menu_template (level, menu_name) VALUES
  ('KASIR', '/tambah-uang-kas'), ('KASIR', '/ambil-uang-kas'), ('KASIR', '/tambah-uang-bank'), ('KASIR', '/ambil-uang-bank');
