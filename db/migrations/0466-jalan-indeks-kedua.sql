-- sejalan: ya
-- More ways to what is asked for by its name, where all of a table was read until now (npm run check:plans).

-- What changed on a day, by the numbers that its seal names: each closing, and the audit of each sealed day, read the history of all years.
CREATE INDEX riwayat_barang_urut ON riwayat_barang (id);
CREATE INDEX riwayat_nilai_urut ON riwayat_nilai (id);
-- What goods weighed that a payment released.
CREATE INDEX hutang_timbang_bayar ON hutang_timbang (no_bayar) WHERE no_bayar IS NOT NULL;
-- What a craftsman finished in a year.
CREATE INDEX pesanan_selesai_setahun ON pesanan_selesai (kode_toko, kode_tukang, tgl_system);
