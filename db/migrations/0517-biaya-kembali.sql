-- What a bank kept of a payment that was undone, of orders and deposits: it gives its fee back to nobody, unless the card was voided at its
-- machine on its day. Loans keep theirs in hutang_kembali.
CREATE TABLE biaya_kembali (
  no_kembali kode PRIMARY KEY,
  dokumen kode NOT NULL UNIQUE REFERENCES dokumen,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  biaya rp NOT NULL CHECK (biaya > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX biaya_kembali_hari ON biaya_kembali (kode_toko, tgl_system);
SELECT dokumen_baru('RFP', 'SELALU', '{PESANAN}', 'biaya_kembali', 'no_kembali');
SELECT dokumen_baru('RFT', 'SELALU', '{TITIPAN}', 'biaya_kembali', 'no_kembali');

-- Undone payments of which a bank kept nothing after all, or that were undone before fees stayed.
CREATE TABLE biaya_lepas (
  dokumen kode PRIMARY KEY REFERENCES dokumen,
  sebab text NOT NULL CHECK (sebab IN ('VOID EDC', 'LAMA'))
);
INSERT INTO biaya_lepas (dokumen, sebab)
  SELECT DISTINCT p.dokumen, 'LAMA' FROM pembayaran p JOIN dokumen d ON d.nomor = p.dokumen
  WHERE d.kode IN ('SRP', 'TPS', 'UTP') AND p.arah = 'MASUK' AND p.biaya > 0 AND p.cek <> 'BATAL'
    AND EXISTS (SELECT FROM dokumen u WHERE u.membatalkan = p.dokumen);

-- What is given back to a card that was voided takes the bank's fee back with it.
ALTER TABLE pembayaran DROP CONSTRAINT pembayaran_biaya_check;
ALTER TABLE pembayaran ADD CONSTRAINT pembayaran_biaya_check CHECK (biaya = 0 OR no_rekening IS NOT NULL);
