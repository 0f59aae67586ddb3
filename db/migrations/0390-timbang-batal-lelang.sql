-- An auction that is undone is weighed and tested by two as the auction was: each of its pieces by its own number, so that none stands for
-- another one. Null for a weighing before an auction, and for auctions that were undone before.
ALTER TABLE hutang_timbang ADD COLUMN no_faktur_beli kode REFERENCES pembelian;
ALTER TABLE hutang_lelang ADD COLUMN timbang_batal integer;
