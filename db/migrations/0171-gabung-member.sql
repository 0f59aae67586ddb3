-- Two members who are one person: the one who stays, and whose papers his are as well. Papers keep what they say; nobody is parted again.
CREATE TABLE member_gabung (
  kode_member kode PRIMARY KEY REFERENCES member (kode_member),
  ke kode NOT NULL REFERENCES member (kode_member) CHECK (ke <> kode_member),
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  alasan text NOT NULL,
  user_id kode NOT NULL,
  waktu timestamptz NOT NULL
);
CREATE INDEX member_gabung_ke ON member_gabung (ke);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON member_gabung FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Who somebody is by the end of a day.
CREATE FUNCTION member_akhir(dia text, sampai date) RETURNS text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE jalan (kode, ke) AS (
    SELECT dia COLLATE "C", 0
    UNION ALL
    SELECT g.ke::text COLLATE "C", j.ke + 1 FROM jalan j JOIN member_gabung g ON g.kode_member = j.kode::kode AND g.tgl_system <= sampai
  )
  SELECT kode FROM jalan ORDER BY ke DESC LIMIT 1
$$;

-- Everybody who is he by now, himself among them.
CREATE FUNCTION member_satu(dia text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE semua (kode) AS (
    SELECT dia COLLATE "C"
    UNION
    SELECT g.kode_member::text COLLATE "C" FROM semua s JOIN member_gabung g ON g.ke = s.kode::kode
  )
  SELECT kode FROM semua
$$;
