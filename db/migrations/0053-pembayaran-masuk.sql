-- Money that comes through a bank counts once somebody saw it there. Source: controls, what goes out was seen by somebody else.
ALTER TABLE pembayaran
  ADD COLUMN user_id kode,
  ADD COLUMN waktu timestamptz,
  -- whom it is from, as his form says
  ADD COLUMN dari nama NOT NULL DEFAULT '-',
  -- cash and what is given back need no look; BATAL: its document was undone before anybody saw it
  ADD COLUMN cek text COLLATE "C" NOT NULL DEFAULT 'TANPA' CHECK (cek IN ('TANPA', 'BELUM', 'MASUK', 'BATAL')),
  -- who saw it, on which of the shop's days; NULL beside MASUK: from before this rule
  ADD COLUMN cek_oleh kode REFERENCES users,
  ADD COLUMN cek_tgl date;

UPDATE pembayaran b SET user_id = j.user_id, waktu = j.dibuat_pada,
    cek = CASE WHEN b.arah = 'MASUK' AND b.no_rekening IS NOT NULL THEN 'MASUK' ELSE 'TANPA' END
  FROM (SELECT DISTINCT ON (document) document, user_id, dibuat_pada FROM jurnal ORDER BY document, id) j
  WHERE j.document = b.dokumen;

ALTER TABLE pembayaran
  ALTER COLUMN user_id SET NOT NULL,
  ALTER COLUMN waktu SET NOT NULL,
  ADD CHECK ((cek = 'TANPA') = (arah = 'KELUAR' OR no_rekening IS NULL)),
  ADD CHECK ((cek_oleh IS NULL) = (cek_tgl IS NULL) AND (cek_oleh IS NULL OR cek = 'MASUK'));
CREATE INDEX pembayaran_belum ON pembayaran (kode_toko, waktu) WHERE cek = 'BELUM';
CREATE INDEX pembayaran_cek_hari ON pembayaran (kode_toko, cek_tgl) WHERE cek = 'MASUK';

-- Who said of a payment that it came, took that back, or undid its document.
CREATE TABLE pembayaran_cek (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dokumen kode NOT NULL,
  urut integer NOT NULL,
  cek text COLLATE "C" NOT NULL CHECK (cek IN ('MASUK', 'BELUM', 'BATAL')),
  tgl_system date NOT NULL,
  user_id kode NOT NULL REFERENCES users,
  waktu timestamptz NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  alasan text NOT NULL,
  FOREIGN KEY (dokumen, urut) REFERENCES pembayaran
);
CREATE INDEX pembayaran_cek_dokumen ON pembayaran_cek (dokumen, urut, id);
CREATE TRIGGER tetap BEFORE DELETE OR UPDATE ON pembayaran_cek FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON pembayaran_cek FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Cashiers, and whoever validates what customers bring, may say so.
INSERT INTO template_aksi (level, menu_name, aksi)
  SELECT level, menu_name, 'konfirmasi' FROM template_aksi WHERE menu_name = '/validasi-jual-beli' AND aksi = 'validasi' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT user_id, menu_name, 'konfirmasi' FROM hak_aksi WHERE menu_name = '/validasi-jual-beli' AND aksi = 'validasi' ON CONFLICT DO NOTHING;
