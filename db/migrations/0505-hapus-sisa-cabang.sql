-- sejalan: ya
-- Goods on their way from another installation that their sender has given up as lost: whoever receives them after all sees it. The mark
-- stays, and may come before the dispatch does.
CREATE TABLE kiriman_masuk_hapus (
  sambungan uuid NOT NULL REFERENCES sambungan,
  no_kirim kode NOT NULL,
  kode_barang kode NOT NULL,
  no_hapus kode NOT NULL,
  diterima_pada timestamptz NOT NULL,
  PRIMARY KEY (no_kirim, kode_barang, sambungan)
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON kiriman_masuk_hapus FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON kiriman_masuk_hapus FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- What a branch did to one document, for the owner who reads its log.
CREATE INDEX log_pusat_dokumen ON log_pusat (sambungan, (isi ->> 'dokumen'), zaman, urut);
