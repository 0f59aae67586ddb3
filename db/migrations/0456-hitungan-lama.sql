-- Counts that ended, approved or called off, before a piece that they missed left by the owner's word alone (0422).
ALTER TABLE stock_opname DROP CONSTRAINT stock_opname_check5;
ALTER TABLE stock_opname RENAME COLUMN setuju_lama TO dicari_lama;
UPDATE stock_opname SET dicari_lama = true
WHERE status = 'BATAL' AND batal_pada < coalesce((SELECT diterapkan_pada FROM migrasi WHERE nomor = 422), '-infinity');
ALTER TABLE stock_opname ADD CHECK (NOT dicari_lama OR status IN ('SELESAI', 'BATAL'));
