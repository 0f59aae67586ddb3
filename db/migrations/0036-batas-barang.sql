-- Buying without a nota: what has to be weighed by somebody else before it is valid, his weight and fineness, who agreed.
ALTER TABLE pembelian
  ADD COLUMN perlu_saksi boolean NOT NULL DEFAULT false,
  ADD COLUMN berat_saksi mg CHECK (berat_saksi > 0),
  ADD COLUMN kadar_saksi kode,
  ADD COLUMN otorisasi_valid uuid REFERENCES otorisasi,
  ADD CONSTRAINT pembelian_disaksikan CHECK (NOT perlu_saksi OR status <> 'DONE' OR (berat_saksi IS NOT NULL AND kadar_saksi IS NOT NULL));

-- Who agreed to a change of a master beyond a limit, and for which row it was spent.
CREATE TABLE master_otorisasi (
  otorisasi uuid PRIMARY KEY REFERENCES otorisasi,
  kunci text NOT NULL
);
CREATE TRIGGER tetap BEFORE DELETE OR UPDATE ON master_otorisasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON master_otorisasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
