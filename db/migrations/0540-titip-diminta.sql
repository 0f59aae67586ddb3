-- What a customer is to pay ahead for his order at the till, as the seller's form asked for it: no money yet. What came since is counted
-- against it (pesanan_titip); 0 where nothing is asked for, or no more.
ALTER TABLE pesanan ADD COLUMN titip_diminta rp NOT NULL DEFAULT 0 CHECK (titip_diminta >= 0 AND titip_diminta <= sub_total);
CREATE INDEX pesanan_titip_diminta ON pesanan (kode_toko) WHERE titip_diminta > 0 AND status IN ('BARU', 'PROSES', 'SELESAI');
