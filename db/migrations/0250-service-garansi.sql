-- A piece that the shop sold itself comes back for repair by its nota: within the shop's guarantee it costs nothing. It is in one repair at a time.
ALTER TABLE service_barang ADD COLUMN kode_barang kode REFERENCES barang;
CREATE INDEX service_barang_nota ON service_barang (kode_barang) WHERE kode_barang IS NOT NULL;
CREATE UNIQUE INDEX service_barang_sekali ON service_barang (kode_barang) WHERE kode_barang IS NOT NULL AND status IN ('OPEN', 'DONE');
CREATE TRIGGER nota_tetap BEFORE UPDATE OF kode_barang ON service_barang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Stones that are set weigh too: no gold, and no loss of it.
ALTER TABLE service_barang ADD COLUMN batu mg NOT NULL DEFAULT 0 CHECK (batu >= 0);
ALTER TABLE service_selesai_barang ADD COLUMN batu mg NOT NULL DEFAULT 0 CHECK (batu >= 0);
ALTER TABLE jenis_dokumen DISABLE TRIGGER tetap;
ALTER TABLE isi_dokumen DISABLE TRIGGER tetap;
UPDATE jenis_dokumen SET bila = replace(bila, 'd.patri > 0 OR', 'd.patri + d.batu > 0 OR') WHERE kode = 'SVD';
UPDATE isi_dokumen SET baris = replace(baris, 'd.berat_masuk + d.patri - d.berat_keluar', 'd.berat_masuk + d.patri + d.batu - d.berat_keluar') WHERE kode = 'SVD';
ALTER TABLE jenis_dokumen ENABLE TRIGGER tetap;
ALTER TABLE isi_dokumen ENABLE TRIGGER tetap;
