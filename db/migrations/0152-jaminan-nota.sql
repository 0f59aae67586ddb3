-- A piece that the shop sold itself and takes in for a loan: nobody buys it back meanwhile, and an auction buys that piece.
ALTER TABLE hutang_detail ADD COLUMN kode_barang kode REFERENCES barang,
  ADD CONSTRAINT hutang_detail_nota CHECK (kode_barang IS NULL OR jumlah = 1);
CREATE INDEX hutang_detail_barang ON hutang_detail (kode_barang) WHERE kode_barang IS NOT NULL;
