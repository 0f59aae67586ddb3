-- Price boards in shops: read without a login by a key of which nothing but its beginning and its hash is kept.
CREATE TABLE papan_harga (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kode_toko kode NOT NULL REFERENCES toko,
  nama nama NOT NULL,
  -- found by its beginning, known by its hash
  awalan text COLLATE "C" NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  kode_group text[] NOT NULL CHECK (cardinality(kode_group) > 0),
  -- what the shop pays is shown too
  beli boolean NOT NULL,
  dibuat_oleh kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  dicabut_oleh kode,
  dicabut_pada timestamptz,
  CHECK ((dicabut_oleh IS NULL) = (dicabut_pada IS NULL))
);
CREATE INDEX papan_harga_toko ON papan_harga (kode_toko);
