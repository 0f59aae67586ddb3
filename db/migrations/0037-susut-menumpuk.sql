-- Who agreed to what a dispatch lost; and which losses were agreed to, found by their document when they are summed up.
ALTER TABLE kirim_sepuh ADD COLUMN otorisasi uuid REFERENCES otorisasi;
ALTER TABLE kirim_labeling ADD COLUMN otorisasi uuid REFERENCES otorisasi;
CREATE INDEX otorisasi_dokumen ON otorisasi (dokumen) WHERE dokumen IS NOT NULL;
