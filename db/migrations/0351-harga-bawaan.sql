-- What a piece would have brought in the condition that its category has by itself: more than that is a favour, and stands among deviations.
ALTER TABLE pembelian ADD COLUMN harga_bawaan rp;
