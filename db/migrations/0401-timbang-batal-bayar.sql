-- A redemption or a release that is undone is weighed and tested by two first, as an auction is. What was weighed stood as `keadaan` says: the
-- loans, the pieces that the shop sold, or the purchases of an auction, each with its version and place. An undo is of nothing else.
ALTER TABLE hutang_timbang ADD COLUMN no_bayar kode REFERENCES hutang_bayar, ADD COLUMN keadaan text COLLATE "C" NOT NULL DEFAULT '',
  ADD CHECK (num_nonnulls(no_faktur_beli, no_bayar) <= 1);
ALTER TABLE hutang_bayar ADD COLUMN timbang_batal integer;
