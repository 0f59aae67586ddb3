-- A sales person may be a user: what he enters is his own without choosing himself. One of a shop at most.
ALTER TABLE sales ADD COLUMN user_id kode REFERENCES users;
CREATE UNIQUE INDEX sales_user ON sales (kode_toko, user_id) WHERE user_id IS NOT NULL AND dihapus_pada IS NULL;
