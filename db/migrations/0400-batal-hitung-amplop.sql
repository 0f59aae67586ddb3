-- Who agreed that a count of envelopes is called off: somebody else's, or one whose first round was closed. What its rounds found stays.
ALTER TABLE hutang_opname ADD COLUMN otorisasi_batal uuid REFERENCES otorisasi CHECK (otorisasi_batal IS NULL OR status = 'BATAL');
CREATE INDEX hutang_opname_batal ON hutang_opname (batal_pada) WHERE otorisasi_batal IS NOT NULL;
