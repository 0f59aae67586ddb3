-- A label that is printed again has a reason, and its piece is shown to a second person when its tray is counted.
ALTER TABLE cetak ADD COLUMN alasan text NOT NULL DEFAULT '';
-- A piece takes its label along from shop to shop: asked by barcode, whichever shop printed it.
CREATE INDEX cetak_label ON cetak (dokumen, waktu) WHERE jenis = 'LABEL';

-- Who was shown those pieces before the count closed.
ALTER TABLE stock_opname ADD COLUMN otorisasi uuid REFERENCES otorisasi;
