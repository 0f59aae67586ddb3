-- Buying without a nota: what has to be weighed by somebody else before it is valid, his weight and fineness, who agreed.
ALTER TABLE pembelian
  ADD COLUMN perlu_saksi boolean NOT NULL DEFAULT false,
  ADD COLUMN berat_saksi mg CHECK (berat_saksi > 0),
  ADD COLUMN kadar_saksi kode,
  ADD COLUMN otorisasi_valid uuid REFERENCES otorisasi,
  ADD CONSTRAINT pembelian_disaksikan CHECK (NOT perlu_saksi OR status <> 'DONE' OR (berat_saksi IS NOT NULL AND kadar_saksi IS NOT NULL));
