-- Points run out as the last thing of a shop's day: those of one line that nothing has spent, the oldest being spent first. A line that
-- is taken back later takes back what had run out of it along with what it gave, so that nobody pays for points that he never had.
ALTER TABLE poin_mutasi ADD COLUMN lot bigint REFERENCES poin_mutasi;
ALTER TABLE poin_mutasi ADD CONSTRAINT poin_mutasi_lot CHECK ((jenis = 'KEDALUWARSA') = (lot IS NOT NULL));
CREATE INDEX poin_mutasi_lot ON poin_mutasi (lot) WHERE lot IS NOT NULL;
-- What a shop's old days gave, and what anybody got back lately.
CREATE INDEX poin_mutasi_toko ON poin_mutasi (kode_toko, tgl_system) WHERE asal IS NULL AND jumlah > 0;

CREATE TABLE kedaluwarsa_poin (
  no_kedaluwarsa kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- points of this day and of those before have run out
  batas date NOT NULL CHECK (batas < tgl_system),
  poin bigint NOT NULL CHECK (poin > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON kedaluwarsa_poin FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
SELECT dokumen_baru('PKD', 'TIDAK', '{}', 'kedaluwarsa_poin', 'no_kedaluwarsa');

-- Up to which of its days a shop has let points run out: older ones are not looked at again.
CREATE TABLE masa_poin_toko (
  kode_toko kode PRIMARY KEY REFERENCES toko,
  sampai date NOT NULL
);

-- Points that members bring along from the books of before, once each.
CREATE TABLE impor_poin (
  no_impor_poin kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  member integer NOT NULL CHECK (member > 0),
  poin bigint NOT NULL CHECK (poin > 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON impor_poin FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
SELECT dokumen_baru('PMI', 'TIDAK', '{}', 'impor_poin', 'no_impor_poin');
CREATE UNIQUE INDEX poin_mutasi_impor ON poin_mutasi (kode_member) WHERE jenis = 'IMPOR';
