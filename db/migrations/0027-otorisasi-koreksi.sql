-- Who agreed to a correction: a weight beyond what scales differ, a category of another fineness.
ALTER TABLE koreksi_barang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
