-- Who agreed to an order, or saw the gold that its customer brought: one agreement for the whole form.
ALTER TABLE pesanan ADD COLUMN otorisasi uuid REFERENCES otorisasi;
