-- Points of members: every change is a row of its own, what a member has is their sum. Source: areas 06-member, 000 point 18.
CREATE TABLE poin_mutasi (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_member kode NOT NULL REFERENCES member,
  dokumen kode NOT NULL,
  jenis text COLLATE "C" NOT NULL
    CHECK (jenis IN ('JUAL', 'SERAH', 'BATAL', 'BELI', 'BAYAR', 'TUKAR', 'MANUAL', 'IMPOR', 'KEDALUWARSA')),
  -- line of the document, or of its payments
  urut integer NOT NULL CHECK (urut >= 0),
  jumlah bigint NOT NULL CHECK (jumlah <> 0),
  -- what this row takes back: the row that gave or took first, and how often it was turned since
  asal bigint REFERENCES poin_mutasi,
  ke integer NOT NULL DEFAULT 0 CHECK (ke >= 0),
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  user_id kode NOT NULL,
  waktu timestamptz NOT NULL,
  UNIQUE (asal, ke),
  CHECK ((asal IS NULL) = (ke = 0)),
  CHECK (CASE
    WHEN asal IS NOT NULL THEN jenis IN ('BATAL', 'BELI')
    -- a BATAL of its own: the customer paid in money for points that were gone
    WHEN jenis IN ('JUAL', 'SERAH', 'IMPOR', 'BATAL') THEN jumlah > 0
    WHEN jenis IN ('BAYAR', 'TUKAR', 'KEDALUWARSA') THEN jumlah < 0
    ELSE jenis = 'MANUAL' END)
);
CREATE UNIQUE INDEX poin_mutasi_sekali ON poin_mutasi (dokumen, jenis, urut) WHERE asal IS NULL;
CREATE INDEX poin_mutasi_dokumen ON poin_mutasi (dokumen);
CREATE INDEX poin_mutasi_member ON poin_mutasi (kode_member, id);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON poin_mutasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON poin_mutasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- What a member has; below zero he owes points, and later ones fill that first.
CREATE TABLE poin_saldo (
  kode_member kode PRIMARY KEY REFERENCES member,
  poin bigint NOT NULL
);
