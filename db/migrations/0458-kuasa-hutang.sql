-- Who fetches goods or money of a loan for its customer says by what right: what he is to him, or the letter that he brings.
ALTER TABLE hutang_bayar ADD COLUMN kuasa text NOT NULL DEFAULT '';
ALTER TABLE hutang_surplus ADD COLUMN kuasa text NOT NULL DEFAULT '';
ALTER TABLE hutang_bayar ADD CONSTRAINT hutang_bayar_kuasa CHECK (kuasa = '' OR pengambil <> '');
ALTER TABLE hutang_surplus ADD CONSTRAINT hutang_surplus_kuasa CHECK (kuasa = '' OR penerima <> '');
