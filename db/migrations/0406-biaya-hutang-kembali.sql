-- What a bank kept of a payment that was undone: it gives its fee back to nobody, unless the card was voided at its machine on its day.
CREATE TABLE hutang_kembali (
  no_kembali kode PRIMARY KEY,
  no_bayar kode NOT NULL UNIQUE REFERENCES hutang_bayar,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  biaya rp NOT NULL CHECK (biaya > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX hutang_kembali_hari ON hutang_kembali (kode_toko, tgl_system);
SELECT dokumen_baru('RFH', 'SELALU', '{HUTANG}', 'hutang_kembali', 'no_kembali');

ALTER TABLE hutang_bayar ADD COLUMN void_edc boolean NOT NULL DEFAULT false CHECK (NOT void_edc OR no_batal IS NOT NULL);
-- Undone before fees stayed: nothing was booked for them.
ALTER TABLE hutang_bayar ADD COLUMN biaya_lama boolean NOT NULL DEFAULT false;
UPDATE hutang_bayar b SET biaya_lama = true
  WHERE b.no_batal IS NOT NULL AND EXISTS (SELECT FROM pembayaran p WHERE p.dokumen = b.no_bayar AND p.biaya > 0);
