-- What a piece's attribute weighs, by the owner: it is taken off the scale with every piece that has one.
ALTER TABLE master_atribut ADD COLUMN berat_atribut mg NOT NULL DEFAULT 0 CHECK (berat_atribut >= 0);
