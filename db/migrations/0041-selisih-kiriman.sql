-- Who agreed to what entries from a dispatch showed too little or too much; a dispatch is found by its number.
ALTER TABLE tambah_barang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
CREATE INDEX tambah_barang_sumber ON tambah_barang (sumber) WHERE sumber <> 'STOK_AWAL';
