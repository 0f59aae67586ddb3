-- Money between two shops stands in the books of both. What one of them alone has booked is looked for by the owner's list.
CREATE INDEX uang_antar_toko ON uang (dibuat_pada) WHERE lawan = 'RK' AND no_batal IS NULL;
