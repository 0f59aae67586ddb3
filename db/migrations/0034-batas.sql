-- Who agreed to an undo: judged as the movement it makes, and what was agreed to is undone by agreement.
CREATE TABLE batal_otorisasi (
  nomor kode PRIMARY KEY,
  otorisasi uuid NOT NULL UNIQUE REFERENCES otorisasi
);
CREATE TRIGGER tetap BEFORE DELETE OR UPDATE ON batal_otorisasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON batal_otorisasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- What somebody did within a limit without being asked: many small ones on one day are one large one.
CREATE TABLE batas_pakai (
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  user_id kode NOT NULL REFERENCES users,
  batas text COLLATE "C" NOT NULL,
  jumlah bigint NOT NULL CHECK (jumlah > 0),
  waktu timestamptz NOT NULL
);
CREATE INDEX batas_pakai_hari ON batas_pakai (user_id, kode_toko, tgl_system, batas);
CREATE TRIGGER tetap BEFORE DELETE OR UPDATE ON batas_pakai FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON batas_pakai FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE uang ADD COLUMN otorisasi uuid REFERENCES otorisasi;
