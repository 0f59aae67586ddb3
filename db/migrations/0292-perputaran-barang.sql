-- What lies still is found by its age, in the shop that asks.
CREATE INDEX barang_umur ON barang (kode_toko, dibuat_pada, kode_barang) WHERE kode_baki IS NOT NULL;

INSERT INTO menu_template (level, menu_name) VALUES
  ('GUDANG', '/laporan-perputaran-barang'), ('KASIR', '/laporan-perputaran-barang') ON CONFLICT DO NOTHING;
