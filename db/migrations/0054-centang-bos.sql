-- What went to the owner or came from him he ticks himself. Source: controls, what goes out was seen by somebody else.
CREATE TABLE bos_centang (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dokumen kode NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- false: the tick is taken back; the newest row of a document is what stands
  ya boolean NOT NULL,
  -- NULL: booked before this rule
  user_id kode REFERENCES users,
  waktu timestamptz NOT NULL,
  alasan text NOT NULL
);
CREATE INDEX bos_centang_dokumen ON bos_centang (dokumen, id DESC);
CREATE INDEX bos_centang_hari ON bos_centang (kode_toko, tgl_system);
CREATE TRIGGER tetap BEFORE DELETE OR UPDATE ON bos_centang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON bos_centang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE INDEX mutasi_bos ON mutasi (kode_toko, tgl_system) WHERE akun = 'BOS';

INSERT INTO bos_centang (dokumen, kode_toko, tgl_system, ya, waktu, alasan)
  SELECT DISTINCT ON (j.document) j.document, j.kode_toko, j.tgl_system, true, j.dibuat_pada, ''
  FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE m.akun = 'BOS' ORDER BY j.document, j.id;
