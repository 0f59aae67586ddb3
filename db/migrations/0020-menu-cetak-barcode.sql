-- Labels of many pieces at once.
INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/cetak-barcode');
