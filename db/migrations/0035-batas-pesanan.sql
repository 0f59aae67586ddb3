-- Who agreed to an order, or saw the gold that its customer brought: one agreement for the whole form.
ALTER TABLE pesanan ADD COLUMN otorisasi uuid REFERENCES otorisasi;

-- Who agreed to what a craftsman may lose and earn of an order, beyond the shop's limits.
ALTER TABLE pembagian_pesanan ADD COLUMN otorisasi uuid REFERENCES otorisasi;

-- Who agreed to more material in one craftsman's hands, and to more money for his work.
ALTER TABLE bahan_tukang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
ALTER TABLE ongkos_tukang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
