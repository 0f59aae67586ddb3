-- Market goods are priced by a part of the price: what was ticked stays with the purchase.
ALTER TABLE pembelian ADD COLUMN is_markis boolean NOT NULL DEFAULT false;
