-- sejalan: ya
-- Keys of the seals whose recovery copy on paper is kept, by their fingerprints.
CREATE TABLE kunci_disalin (
  sidik text COLLATE "C" PRIMARY KEY,
  user_id kode NOT NULL,
  waktu timestamptz NOT NULL
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON kunci_disalin FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON kunci_disalin FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
