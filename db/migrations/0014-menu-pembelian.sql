-- Who starts with the screens of money and of buying back.
INSERT INTO menu_template (level, menu_name) VALUES
  ('KASIR', '/tambah-uang-kas'), ('KASIR', '/ambil-uang-kas'), ('KASIR', '/tambah-uang-bank'), ('KASIR', '/ambil-uang-bank');
INSERT INTO menu_template (level, menu_name) VALUES
  ('SALES', '/transaksi-pembelian'), ('SALES', '/lihat-pembelian'),
  ('KASIR', '/lihat-pembelian'), ('KASIR', '/batal-pembelian'), ('KASIR', '/validasi-jual-beli'),
  ('KASIR', '/laporan-pembelian-sales'), ('KASIR', '/laporan-transaksi-pembelian'),
  ('KASIR', '/laporan-transaksi-pembelian-history'), ('KASIR', '/laporan-batal-pembelian');
INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/sortir-pembelian'), ('GUDANG', '/pindah-sortir'), ('GUDANG', '/sortir-sepuh'), ('GUDANG', '/kirim-sepuh'),
  ('GUDANG', '/terima-sepuh'), ('GUDANG', '/kirim-labeling'), ('GUDANG', '/laporan-sortir-pembelian'),
  ('GUDANG', '/laporan-sortir-sepuh'), ('GUDANG', '/laporan-kirim-sepuh'), ('GUDANG', '/laporan-terima-barang-sepuh'),
  ('GUDANG', '/laporan-kirim-labeling');
