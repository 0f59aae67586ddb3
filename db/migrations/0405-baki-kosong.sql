-- Who saw that nothing was left on a tray of which the first round scanned nothing.
ALTER TABLE stock_opname ADD COLUMN otorisasi_pertama uuid REFERENCES otorisasi;
