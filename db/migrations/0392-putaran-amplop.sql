-- What the book said of the bags of the first round as it closed: the second one does not overrule it unseen.
ALTER TABLE hutang_opname ADD COLUMN berat_buku_pertama mg CHECK (berat_buku_pertama >= 0);
CREATE INDEX hutang_opname_dua ON hutang_opname (tutup_pada) WHERE putaran = 2;
