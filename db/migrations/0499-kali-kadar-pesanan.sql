-- sejalan: ya
-- Whether an order's price per gram was one of fine gold, to be taken times the fineness of its piece: a locked price keeps the rule of
-- the day it was locked, its papers say the price per gram that was charged, and its own nota is valued by the rule it was billed by.
-- Source: areas across, G11. NULL was written before this, or by a server of before: it goes by the shop's rule of the day, as it did.
ALTER TABLE pesanan ADD COLUMN kali_kadar boolean;
ALTER TABLE pesanan_serah ADD COLUMN kali_kadar boolean, ADD COLUMN kali_kadar_lebih boolean;
