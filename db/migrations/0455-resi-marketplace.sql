-- The photo of the label that a parcel of a platform's order left with: the newest of a nota counts, none is ever changed.
CREATE TABLE penjualan_resi (
  ke bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  foto text NOT NULL REFERENCES foto,
  no_faktur_jual kode NOT NULL REFERENCES penjualan,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX penjualan_resi_faktur ON penjualan_resi (no_faktur_jual, ke);
CREATE INDEX penjualan_resi_foto ON penjualan_resi (foto);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON penjualan_resi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON penjualan_resi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
