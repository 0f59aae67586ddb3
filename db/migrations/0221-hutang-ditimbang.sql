-- Pieces of a loan that is to be auctioned, weighed and tested by two: an auction is of pieces as they were found then, and no others.
CREATE TABLE hutang_timbang (
  no_hutang kode NOT NULL REFERENCES hutang,
  -- which weighing of the loan, and which piece of an item
  ke integer NOT NULL CHECK (ke > 0),
  urut integer NOT NULL,
  biji integer NOT NULL CHECK (biji > 0),
  berat mg NOT NULL CHECK (berat > 0),
  kadar kode NOT NULL,
  tgl_system date NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  otorisasi uuid NOT NULL REFERENCES otorisasi,
  PRIMARY KEY (no_hutang, ke, urut, biji),
  FOREIGN KEY (no_hutang, urut) REFERENCES hutang_detail (no_hutang, urut)
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON hutang_timbang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON hutang_timbang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
-- Null for auctions of before.
ALTER TABLE hutang_lelang ADD COLUMN timbang integer;

-- A warning is printed by who may say that a loan is late.
INSERT INTO template_aksi (level, menu_name, aksi) VALUES ('KASIR', '/lihat-hutang', 'ingatkan'), ('SALES', '/lihat-hutang', 'ingatkan')
  ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/lihat-hutang' AND t.aksi = 'ingatkan' ON CONFLICT DO NOTHING;
