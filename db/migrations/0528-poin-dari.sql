-- Points that a member brought along when he became another one keep the line that gave them: they run out with its day in its shop,
-- and what ran out of them is not missing when it is undone.
ALTER TABLE poin_mutasi ADD COLUMN dari bigint REFERENCES poin_mutasi;
ALTER TABLE poin_mutasi ADD CONSTRAINT poin_mutasi_dari CHECK (dari IS NULL OR (jenis = 'MANUAL' AND jumlah > 0));
CREATE INDEX poin_mutasi_dari ON poin_mutasi (dari) WHERE dari IS NOT NULL;
