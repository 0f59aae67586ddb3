-- What a count did not find leaves its tray by the owner's word alone: the document names it.
ALTER TABLE hancur_barang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
ALTER TABLE cuci_barang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
ALTER TABLE kirim_barang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
ALTER TABLE pindah_barang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
