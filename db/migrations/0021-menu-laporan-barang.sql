-- Who starts with the reports of goods.
INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/laporan-terima-barang'), ('GUDANG', '/laporan-pindah-barang'), ('GUDANG', '/laporan-hancur-barang'),
  ('GUDANG', '/laporan-barang-detail'), ('GUDANG', '/laporan-stock-jual'), ('SALES', '/laporan-stock-jual'),
  ('KASIR', '/laporan-stock-jual'), ('KASIR', '/laporan-barang-tukar');
