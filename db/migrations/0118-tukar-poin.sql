-- Points spent on gifts. That the member stands at the counter is shown by his card or his PIN. Source: controls, own advantage.
CREATE TABLE member_pin (
  kode_member kode PRIMARY KEY REFERENCES member,
  pin_hash text NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  waktu timestamptz NOT NULL
);
-- What signs the cards of members, so that nobody who knows a number can make one.
INSERT INTO rahasia (nama, nilai) VALUES ('kartu', gen_random_uuid()::text || gen_random_uuid()::text);

ALTER TABLE hadiah ADD COLUMN foto text REFERENCES foto;
-- what it was given out by, or came back by; null: by hand
ALTER TABLE hadiah_stok ADD COLUMN dokumen kode;
CREATE INDEX hadiah_stok_dokumen ON hadiah_stok (dokumen) WHERE dokumen IS NOT NULL;

CREATE TABLE tukar_poin (
  no_tukar_poin kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_member kode NOT NULL REFERENCES member,
  kode_hadiah kode NOT NULL REFERENCES hadiah,
  -- as it was called then
  nama_hadiah nama NOT NULL,
  qty integer NOT NULL CHECK (qty > 0),
  poin bigint NOT NULL CHECK (poin > 0),
  -- what he had afterwards
  sisa bigint NOT NULL CHECK (sisa >= 0),
  -- how he was known
  bukti text COLLATE "C" NOT NULL CHECK (bukti IN ('KARTU', 'PIN')),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE
);
CREATE INDEX tukar_poin_hari ON tukar_poin (kode_toko, tgl_system);
CREATE INDEX tukar_poin_member ON tukar_poin (kode_member);
SELECT dokumen_baru('TKP', 'TIDAK', '{}', 'tukar_poin', 'no_tukar_poin', 'BKP');

INSERT INTO menu_template (level, menu_name) VALUES ('KASIR', '/tukar-point') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('KASIR', '/tukar-point', 'simpan'), ('KASIR', '/tukar-point', 'batal'), ('KASIR', '/data-member', 'pin') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name = '/tukar-point' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/tukar-point' OR (t.menu_name, t.aksi) = ('/data-member', 'pin') ON CONFLICT DO NOTHING;
