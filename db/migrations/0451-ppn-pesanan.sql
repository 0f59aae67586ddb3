-- Tax of orders handed over, inside of what was agreed: whoever was promised a price is asked for no more.
ALTER TABLE pesanan_serah
  ADD COLUMN ppn_persen integer NOT NULL DEFAULT 0 CHECK (ppn_persen >= 0 AND ppn_persen <= 1000000),
  ADD COLUMN ppn rp NOT NULL DEFAULT 0 CHECK (ppn >= 0);
