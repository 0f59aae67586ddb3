-- Since when a craftsman has a piece in repair: after two weeks the owner is told.
ALTER TABLE service_barang ADD COLUMN tgl_tukang date;
UPDATE service_barang b SET tgl_tukang = k.tgl_system FROM service k WHERE k.no_service = b.no_service AND b.kode_tukang IS NOT NULL;
ALTER TABLE service_barang ADD CONSTRAINT service_barang_tgl_tukang CHECK ((kode_tukang IS NULL) = (tgl_tukang IS NULL));
