-- What was asked for on a day, whether or not anybody answered.
CREATE INDEX otorisasi_minta_hari ON otorisasi_minta (kode_toko, tgl_system);
