-- Who agreed to a deposit going back out.
ALTER TABLE pesanan_titip ADD COLUMN otorisasi_batal uuid REFERENCES otorisasi;

-- Finished orders that wait for their item: few at any time, asked for whenever one is entered.
CREATE INDEX pesanan_jadi ON pesanan (kode_toko) WHERE kode_barang IS NULL AND no_selesai IS NOT NULL;
