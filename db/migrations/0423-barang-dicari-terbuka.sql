-- Counts that were approved before a piece they passed over left by the owner's word alone (0422): where it left since, no act ends its warning.
ALTER TABLE stock_opname ADD COLUMN setuju_lama boolean NOT NULL DEFAULT false CHECK (NOT setuju_lama OR status = 'SELESAI');
UPDATE stock_opname SET setuju_lama = true WHERE status = 'SELESAI';

-- Lines that a count missed and nobody wrote off: few among all that were ever counted, and each week's list of them reads no others.
CREATE INDEX stock_opname_hasil_kurang ON stock_opname_hasil (no_so) WHERE hasil = 'KURANG' AND NOT dibukukan;
