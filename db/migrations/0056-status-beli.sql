-- A piece that was bought back has a state of its own, as has one that waits to be paid for; a barcode is bought back once.
ALTER TABLE barang DROP CONSTRAINT barang_check, DROP CONSTRAINT barang_status_barang_check;
-- Where bought pieces went says what their barcodes are since.
UPDATE barang b SET status_barang = CASE WHEN p.keadaan = 'LEBUR' THEN 'DILEBUR' WHEN p.keadaan IN ('BOS', 'PABRIK') THEN 'KEMBALI' ELSE 'DIBELI' END,
    versi = b.versi + 1
  FROM pembelian p WHERE p.kode_barang = b.kode_barang AND p.status = 'DONE' AND b.status_barang = 'TERJUAL';
ALTER TABLE barang
  ADD CONSTRAINT barang_status_barang_check CHECK (status_barang IN ('TERSEDIA', 'DIKIRIM', 'TERJUAL', 'HANCUR', 'CUCI', 'HILANG', 'TITIP',
    'KASIR', 'RUSAK', 'DIBELI', 'DILEBUR', 'KEMBALI')),
  ADD CONSTRAINT barang_check CHECK ((status_barang IN ('TERSEDIA', 'TITIP', 'KASIR')) = (kode_baki IS NOT NULL));

DROP INDEX pembelian_barang;
CREATE UNIQUE INDEX pembelian_barang ON pembelian (kode_barang) WHERE keadaan <> 'BATAL';
