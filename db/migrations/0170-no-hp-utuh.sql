-- A telephone is kept whole: who may not read a member's writes it as it was shown, and no document keeps the stars.
ALTER TABLE member ADD CONSTRAINT member_no_hp_utuh CHECK (no_hp NOT LIKE '%*%');
ALTER TABLE penjualan ADD CONSTRAINT penjualan_no_hp_utuh CHECK (no_hp NOT LIKE '%*%');
ALTER TABLE pembelian ADD CONSTRAINT pembelian_no_hp_utuh CHECK (no_hp NOT LIKE '%*%');
ALTER TABLE titipan ADD CONSTRAINT titipan_no_hp_utuh CHECK (no_hp NOT LIKE '%*%');
ALTER TABLE pesanan ADD CONSTRAINT pesanan_no_hp_utuh CHECK (no_hp NOT LIKE '%*%');
ALTER TABLE service ADD CONSTRAINT service_no_hp_utuh CHECK (no_hp NOT LIKE '%*%');
ALTER TABLE hutang ADD CONSTRAINT hutang_no_hp_utuh CHECK (no_hp NOT LIKE '%*%');
