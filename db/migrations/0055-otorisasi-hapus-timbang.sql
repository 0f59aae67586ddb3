-- Who agreed that pieces on their way are given up, and that a weighing which showed a loss is undone.
ALTER TABLE hapus_kirim ADD COLUMN otorisasi uuid REFERENCES otorisasi;
ALTER TABLE timbang_baki ADD COLUMN otorisasi_batal uuid REFERENCES otorisasi;
