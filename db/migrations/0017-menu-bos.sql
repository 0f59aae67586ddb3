-- Who starts with the screens of the owner's goods and of the cashier's closings.
INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/kirim-dari-barang-bos'), ('GUDANG', '/kirim-sepuh-dari-barang-bos'),
  ('GUDANG', '/laporan-kirim-barang-dari-bos'), ('GUDANG', '/laporan-saldo-aktif-kirim-barnag-dari-bos'),
  ('GUDANG', '/stock-opname-kirim-barang-dari-bos'),
  ('KASIR', '/validasi-inputan'), ('KASIR', '/validasi-barang-rusak'),
  ('KASIR', '/laporan-kirim-barang-dari-bos'), ('KASIR', '/laporan-saldo-aktif-kirim-barnag-dari-bos');
