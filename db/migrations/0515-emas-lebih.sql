-- Gold that a customer gave beyond the piece that was made of it is bought, at the price that the shop buys at, and is no sale below
-- nothing at the price it sells at: what was sold of a day stays the income of that day. Papers of before keep what they say.
ALTER TABLE pesanan_serah
  ADD COLUMN berat_beli mg NOT NULL DEFAULT 0 CHECK (berat_beli >= 0),
  ADD COLUMN beli rp NOT NULL DEFAULT 0 CHECK (beli >= 0),
  ADD CHECK (beli = 0 OR berat_beli > 0),
  ADD CHECK (berat_beli = 0 OR berat_harga = 0);
ALTER TABLE pesanan_serah DROP CONSTRAINT pesanan_serah_check;
ALTER TABLE pesanan_serah
  ADD CONSTRAINT pesanan_serah_jumlah CHECK (total = harga_emas + harga_atribut + ongkos - diskon AND bayar = total - beli - persekot);
