-- How many days after its due day goods of a loan may be auctioned is a term of the loan: its letter names the day. Null for loans of
-- before, whose letter named none: for them it is what the shop says now.
ALTER TABLE hutang ADD COLUMN lelang_hari integer CHECK (lelang_hari > 0);
