-- Keys by which other programs read reports: of each the hash alone, what it opens and until when; how often it was used, and each use.
CREATE TABLE kunci_baca (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  nama nama NOT NULL,
  -- found by its beginning, known by its hash
  awalan text COLLATE "C" NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  panggilan text[] NOT NULL CHECK (cardinality(panggilan) > 0),
  toko text[] NOT NULL CHECK (cardinality(toko) > 0),
  -- customers by name and telephone; else masked
  identitas boolean NOT NULL,
  -- its last day
  sampai date NOT NULL,
  dibuat_oleh kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  dicabut_oleh kode,
  dicabut_pada timestamptz,
  CHECK ((dicabut_oleh IS NULL) = (dicabut_pada IS NULL))
);

CREATE TABLE kunci_baca_hitung (
  kunci uuid PRIMARY KEY REFERENCES kunci_baca,
  menit timestamptz NOT NULL,
  banyak integer NOT NULL,
  semua bigint NOT NULL,
  terakhir timestamptz NOT NULL,
  alamat text NOT NULL
);

CREATE TABLE kunci_baca_pakai (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kunci uuid NOT NULL REFERENCES kunci_baca,
  waktu timestamptz NOT NULL,
  panggilan text NOT NULL,
  kode_toko text NOT NULL,
  alamat text NOT NULL,
  -- why it was refused; empty where it was not
  ditolak text NOT NULL
);
CREATE INDEX kunci_baca_pakai_kunci ON kunci_baca_pakai (kunci, id);
CREATE INDEX kunci_baca_pakai_waktu ON kunci_baca_pakai (waktu);
