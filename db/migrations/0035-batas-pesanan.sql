-- Who agreed to an order, or saw the gold that its customer brought: one agreement for the whole form.
ALTER TABLE pesanan ADD COLUMN otorisasi uuid REFERENCES otorisasi;

-- Who agreed to what a craftsman may lose and earn of an order, beyond the shop's limits.
ALTER TABLE pembagian_pesanan ADD COLUMN otorisasi uuid REFERENCES otorisasi;

-- Who agreed to more material in one craftsman's hands, and to more money for his work.
ALTER TABLE bahan_tukang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
ALTER TABLE ongkos_tukang ADD COLUMN otorisasi uuid REFERENCES otorisasi;

-- Until when and to what weight an order keeps its price, as its shop's limits were on its day; and what of a piece was
-- beyond that weight, at the price of the day of its handing over.
ALTER TABLE pesanan ADD COLUMN kunci_sampai date, ADD COLUMN kunci_berat mg;
-- Locks of before had no end: they get the usual one from now on.
UPDATE pesanan p SET kunci_sampai = t.tgl_system + 14, kunci_berat = p.perkiraan_berat * 11 / 10
FROM toko t WHERE t.kode_toko = p.kode_toko AND p.kunci_harga;
ALTER TABLE pesanan ADD CHECK (kunci_harga = (kunci_sampai IS NOT NULL) AND kunci_harga = (kunci_berat IS NOT NULL));
ALTER TABLE pesanan_serah
  ADD COLUMN berat_lebih mg NOT NULL DEFAULT 0 CHECK (berat_lebih >= 0 AND berat_lebih <= berat),
  ADD COLUMN harga_gram_lebih rp NOT NULL DEFAULT 0 CHECK ((harga_gram_lebih > 0) = (berat_lebih > 0));
